import { isDeepStrictEqual } from 'node:util'
import {
  FILES,
  isOwnTitle,
  type Outage,
  type OutageEvent,
  renderDuplicate,
  renderIssue,
  renderIssueTitle,
  renderOutageEvent,
  type Truncated
} from '../../../src/report/issue.ts'
import { renderComment } from '../../../src/report/summary.ts'
import {
  aContext,
  aFinding,
  aHost,
  aHostVerdict,
  aRunPage,
  aVerdict,
  aVisit
} from '../../support/evidence-builder.ts'
import { hostileWhere } from '../../support/hostile-text.ts'
import { aHostileContext, aHostileVerdict } from '../../support/hostile-verdict.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { mistakesIn, readSummary } from '../../support/summary-html.ts'

const PAGE = aRunPage()
const some = <T>(...first: readonly T[]): Truncated<T> => ({ first, count: first.length })
const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
const outage = (...subjects: readonly string[]): Outage => ({
  failing: some(...subjects.map((subject, index) => ({ subject, since: at(index) }))),
  since: subjects.length === 0 ? null : at(0)
})
const change = (parts: Partial<OutageEvent>): OutageEvent => ({
  at: at(12),
  down: [],
  up: [],
  gone: [],
  still: [],
  endedSince: null,
  isReopened: false,
  ...parts
})

describe('the title', () => {
  it.each([
    ['one host', outage('a.example.com'), 'a.example.com'],
    ['three', outage('a.example', 'b.example', 'c.example'), 'a.example, b.example, c.example'],
    [
      'more',
      outage('a.example', 'b.example', 'c.example', 'd.example', 'e.example'),
      'a.example, b.example, c.example, 2 more'
    ],
    ['a host and files', outage('a.example', FILES), 'a.example, the files'],
    ['long names', outage('a'.repeat(250), 'b'.repeat(250)), '2 hosts']
  ])('names %s', (_, fails, want) => {
    const title = renderIssueTitle(fails)
    expect(title).toBe(`Terraform service discovery fails: ${want}`)
    expect(title.length).toBeLessThanOrEqual(256)
    expect(isOwnTitle(title)).toBe(true)
  })

  it('says what fails in files, and blames no service discovery', () => {
    const fails = 'init fails in 4 root modules'
    const title = renderIssueTitle(outage(FILES), fails)
    expect(title).toBe(`Registry check: ${fails}`)
    expect(isOwnTitle(title)).toBe(true)
    expect(renderIssueTitle(outage('a.example', FILES), fails)).toBe(
      `Terraform service discovery fails: a.example, ${fails}`
    )
  })

  const recovering = { good: 1, needed: 2 }
  const better = (subject: string) => ({ subject, since: at(9), recovering })

  it.each([
    ['fails: a.example', [{ subject: 'a.example', since: at(9) }, better('b.example')]],
    ['recovers: b.example', [better('b.example')]]
  ])('says that discovery %s', (want, first) => {
    const title = renderIssueTitle({ failing: some(...first), since: at(9) })
    expect(title).toBe(`Terraform service discovery ${want}`)
    expect(isOwnTitle(title)).toBe(true)
  })

  it('is not recognised if a person wrote it', () =>
    expect(isOwnTitle('The registry is down')).toBe(false))
})

const failing = (hour: number, hours: number): string =>
  `❌ Failing since 2026-11-20 ${String(hour).padStart(2, '0')}&#58;00 UTC &#40;${hours} h&#41;: `

describe('the body', () => {
  const host = aHostVerdict({
    visit: aVisit({ host: aHost('a.example.com') }),
    findings: [aFinding()]
  })
  const body = (fails: Outage, verdict = aVerdict([host]), maxBytes = 65_536) =>
    renderIssue(verdict, aContext(), { outage: fails, page: PAGE, maxBytes })

  it('says since when each host fails, and how the issue is updated', () => {
    const text = body(outage('a.example.com', FILES))
    expect(text).toMatch(/^### ❌ 1 registry host failed\n\n❌ Failing since /)
    expect(text).toContain(`\n\n${failing(0, 12)}<code>a.example.com</code>\n\n`)
    expect(text).toContain(`\n\n${failing(1, 11)}the files\n\n`)
    expect(text).toContain(
      '<sub>Last checked 2026-11-20 12&#58;00 UTC; details in the summary of <a href="https&#58;//github.com/acme/network/actions/runs/42"><code>registries.yml</code></a>, job <code>discovery</code>. Updated automatically. Closes when all hosts recover.</sub>'
    )
    expect(readSummary(text).complaints).toEqual([])
  })

  it('has one line for what began to fail in one run', () => {
    const hours = [1, 2, 2]
    const first = hours.map((hour, index) => ({ subject: `${index}.example`, since: at(hour) }))
    expect(body({ failing: some(...first), since: at(1) })).toContain(
      `\n\n${failing(2, 10)}<code>1.example</code>, <code>2.example</code>\n\n`
    )
  })

  it('says how many fail that it does not name', () => {
    const subjects = Array.from('abcdefghijkl')
    const first = subjects.map((subject) => ({ subject, since: at(9) }))
    const text = body({ failing: { first, count: 200 }, since: at(9) })
    expect(text).toContain(', <code>j</code> and 2 more\n\nand 188 more\n\n')
  })

  it('says what does not fail any more, and how many runs it needs to recover', () => {
    const better = (subject: string, good: number) => ({
      subject,
      since: at(9),
      recovering: { good, needed: 3 }
    })
    const recovering = [better('a.example', 1), better('b.example', 2), better('c.example', 1)]
    const words =
      '✅ Recovering, 1 of 3 runs without a failure: <code>a.example</code>, <code>c.example</code>\n\n✅ Recovering, 2 of 3 runs without a failure: <code>b.example</code>\n\n'
    const passing = body({ failing: some(...recovering), since: at(9) }, aVerdict())
    expect(passing).toMatch(/^### .*\n\n✅ Recovering, /)
    expect(passing).toContain(words)
    expect(passing).toContain('Closes when all hosts recover.')
    const down = { subject: 'd.example', since: at(10) }
    const text = body({ failing: some(down, ...recovering), since: at(9) })
    expect(text).toContain(`${failing(10, 2)}<code>d.example</code>\n\n${words}`)
    expect(readSummary(text).complaints).toEqual([])
  })

  it('does not say since when something fails if nothing fails', () => {
    expect(body(outage(), aVerdict())).not.toMatch(/since/i)
  })

  it('shortens an outage of ten thousand hosts', () => {
    const hosts = Array.from({ length: 10_000 }, (_, index) =>
      aHostVerdict({
        visit: aVisit({ host: aHost(`r${index}.example.com`) }),
        findings: [aFinding()]
      })
    )
    const all = { ...outage(...hosts.slice(0, 200).map(({ visit }) => visit.host)), since: at(0) }
    const fails = { ...all, failing: { ...all.failing, count: 10_000 } }
    const text = body(fails, aVerdict(hosts))
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(65_536)
    expect(text).toContain('\n\nand 9990 more\n\n')
    expect(readSummary(text).complaints).toEqual([])
  })

  it('has the same cells, and nothing that GitHub links, whatever texts contain; a comment as well', () => {
    const rendered = (text: string) => {
      const given = [aHostileVerdict(text), { ...aHostileContext(text), remarks: [text] }] as const
      const page = { ...PAGE, workflow: text, job: text, commit: text }
      const of = { outage: outage(text, text), page, maxBytes: 900_000 }
      return [renderIssue(...given, of), renderComment(...given, page, 900_000)]
    }
    const shapeOf = (text: string) =>
      rendered(text).map((one) => [readSummary(one).tables, mistakesIn(one)])
    const shape = shapeOf('x.v1')
    expect(shape.map(([, mistakes]) => mistakes)).toEqual([[], []])
    expect(hostileWhere((text) => !isDeepStrictEqual(shapeOf(text || ' '), shape))).toEqual([])
  })
})

describe('the comment on an event', () => {
  const ORIGIN =
    '<sub>2026-11-20 12&#58;00 UTC, <a href="https&#58;//github.com/acme/network/actions/runs/42"><code>registries.yml</code></a>, job <code>discovery</code></sub>\n'
  const since = (subject: string, hour: number) => ({ subject, since: at(hour) })

  it.each<[string, Partial<OutageEvent>, readonly string[]]>([
    ['one host down', { down: ['a.example'] }, ['❌ Failing: <code>a.example</code>.']],
    [
      'two down',
      { down: ['a.example', 'b.example'] },
      ['❌ Failing: <code>a.example</code>, <code>b.example</code>.']
    ],
    [
      'more than ten still down',
      { still: Array.from({ length: 300 }, () => 'a.example') },
      [`❌ Still failing: ${'<code>a.example</code>, '.repeat(10).slice(0, -2)} and 290 more.`]
    ],
    [
      'one back, one still',
      { up: [since('a.example', 9)], still: ['b.example'] },
      [
        '✅ Recovered: <code>a.example</code> (after 3 h).',
        '❌ Still failing: <code>b.example</code>.'
      ]
    ],
    ['one gone', { gone: ['a.example'] }, ['⚪ No longer checked: <code>a.example</code>.']],
    [
      'the end',
      { up: [since(FILES, 10)], endedSince: at(8) },
      [
        '✅ Recovered: the files (after 2 h).',
        '<b>Nothing fails any more.</b> The outage lasted 4 h, from 2026-11-20 08&#58;00 UTC to 2026-11-20 12&#58;00 UTC, as observed by this check.'
      ]
    ],
    [
      'opened again',
      { isReopened: true, down: ['a.example'] },
      ['Reopened: the failure continues or has returned.', '❌ Failing: <code>a.example</code>.']
    ]
  ])('says what changed: %s', (_, parts, lines) => {
    expect(renderOutageEvent(change(parts), PAGE)).toBe([...lines, ORIGIN].join('\n\n'))
  })

  it('mentions nobody with hostile names of hosts', () => {
    const commentOn = (text: string) =>
      renderOutageEvent(
        change({ down: [text, text], still: [text], gone: [text], up: [since(text, 1)] }),
        PAGE
      )
    expect(hostileWhere((text) => mistakesIn(commentOn(text)).length > 0)).toEqual([])
  })
})

it('the body of a duplicate links the other issue', () => {
  expect(renderDuplicate(7)).toBe('Duplicate of #7, which another run opened at the same time.\n')
})
