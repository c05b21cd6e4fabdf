import { describe, expect, it } from '@jest/globals'
import {
  type Change,
  FILES,
  isOwnTitle,
  type Outage,
  renderChange,
  renderDuplicate,
  renderIssue,
  renderIssueTitle,
  type Some
} from '../../../src/report/markdown/issue.ts'
import type { RunPage } from '../../../src/report/markdown/page.ts'
import {
  aContext,
  aFinding,
  aHost,
  aHostVerdict,
  aVerdict,
  aVisit
} from '../../support/evidence-builder.ts'
import { HOSTILE_TEXTS, unseenIn } from '../../support/hostile-text.ts'
import { aHostileContext, aHostileVerdict } from '../../support/hostile-verdict.ts'
import { readSummary } from '../../support/summary-html.ts'

const PAGE: RunPage = {
  url: 'https://github.com/acme/network/actions/runs/42',
  workflow: '.github/workflows/registries.yml',
  job: 'discovery',
  commit: ''
}
const some = <T>(...first: readonly T[]): Some<T> => ({ first, count: first.length })
const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
const outage = (...subjects: readonly string[]): Outage => ({
  failing: some(...subjects.map((subject, index) => ({ subject, since: at(index) }))),
  since: subjects.length === 0 ? null : at(0)
})
const change = (parts: Partial<Change>): Change => ({
  number: 1,
  at: at(12),
  down: some(),
  up: some(),
  gone: some(),
  still: some(),
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
    ['files', outage(FILES), 'the files'],
    ['long names', outage('a'.repeat(250), 'b'.repeat(250)), '2 hosts']
  ])('names %s', (_, fails, want) => {
    const title = renderIssueTitle(fails)
    expect(title).toBe(`Terraform service discovery fails: ${want}`)
    expect(title.length).toBeLessThanOrEqual(256)
    expect(isOwnTitle(title)).toBe(true)
  })

  it('of a person is known', () => expect(isOwnTitle('The registry is down')).toBe(false))
})

describe('the body', () => {
  const host = aHostVerdict({
    visit: aVisit({ host: aHost('a.example.com') }),
    findings: [aFinding()]
  })
  const body = (fails: Outage, verdict = aVerdict([host]), maxBytes = 65_536) =>
    renderIssue(verdict, aContext(), { outage: fails, page: PAGE, maxBytes })

  it('says since when, and who keeps it current', () => {
    const text = body(outage('a.example.com', FILES))
    expect(text).toMatch(/^### ❌ The host does not offer what it must\n\n<p>1 error;/)
    expect(text).toContain(
      '<td><code>a.example.com</code></td><td>2026-11-20 00:00 UTC</td><td>12 h</td>'
    )
    expect(text).toContain(
      '<td>what is wrong in files</td><td>2026-11-20 01:00 UTC</td><td>11 h</td>'
    )
    expect(text).toContain(
      '<sub>Last checked 2026-11-20 12:00 UTC by <a href="https&#58;//github.com/acme/network/actions/runs/42"><code>registries.yml</code></a>, job <code>discovery</code>. This issue keeps itself current, and is closed when all is well.</sub>'
    )
    expect(readSummary(text).complaints).toEqual([])
  })

  it('has no table of what fails when nothing does', () => {
    expect(body(outage(), aVerdict())).not.toContain('<th align="left">Since</th>')
  })

  it('holds an outage of ten thousand hosts', () => {
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
    expect(text).toContain('<td>and 9950 more</td>')
    expect(readSummary(text).complaints).toEqual([])
  })

  it('is safe whatever a host or a file wrote', () => {
    const wrong = HOSTILE_TEXTS.filter(({ text }) => {
      const rendered = renderIssue(aHostileVerdict(text || ' '), aHostileContext(text || ' '), {
        outage: outage(text),
        page: { ...PAGE, workflow: text, job: text, commit: text },
        maxBytes: 900_000
      })
      const { complaints, prose } = readSummary(rendered)
      const plain = prose.replace(/^#+ /, '').replaceAll('\uFE0F', '')
      const linked = /:\/\/|www\.|[@#]|GH-\d|:\w+:|[0-9a-f]{7,}|[`*_$~|\\]/i.test(plain)
      return complaints.length > 0 || linked || unseenIn(plain.replaceAll('\n', '')).length > 0
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})

describe('a change', () => {
  const ORIGIN =
    '<sub>2026-11-20 12:00 UTC, <a href="https&#58;//github.com/acme/network/actions/runs/42"><code>registries.yml</code></a>, job <code>discovery</code></sub>\n'
  const since = (subject: string, hour: number) => ({ subject, since: at(hour) })

  it.each<[string, Partial<Change>, readonly string[]]>([
    ['one host down', { down: some('a.example') }, ['❌ <code>a.example</code> fails.']],
    [
      'two down',
      { down: some('a.example', 'b.example') },
      ['❌ <code>a.example</code>, <code>b.example</code> fail.']
    ],
    [
      'more than are remembered',
      { still: { first: ['a.example'], count: 300 } },
      ['❌ <code>a.example</code> and 299 more still fail.']
    ],
    [
      'one back, one still',
      { up: some(since('a.example', 9)), still: some('b.example') },
      ['✅ <code>a.example</code> works again after 3 h.', '❌ <code>b.example</code> still fails.']
    ],
    [
      'one gone',
      { gone: some('a.example') },
      ['⚪ <code>a.example</code> is not checked any more.']
    ],
    [
      'the end',
      { up: some(since(FILES, 10)), endedSince: at(8) },
      [
        '✅ what is wrong in files is mended after 2 h.',
        '**All is well again.** The outage lasted 4 h, from 2026-11-20 08:00 UTC to 2026-11-20 12:00 UTC, as this check has seen it.'
      ]
    ],
    [
      'opened again',
      { isReopened: true, down: some('a.example') },
      ['Opened again: this goes on, or has come back.', '❌ <code>a.example</code> fails.']
    ]
  ])('is told: %s', (_, parts, lines) => {
    expect(renderChange(change(parts), PAGE)).toBe([...lines, ORIGIN].join('\n\n'))
  })

  it('names nobody whatever a host is called', () => {
    const wrong = HOSTILE_TEXTS.filter(({ text }) => {
      const named = some(text, text)
      const rendered = renderChange(
        change({ down: named, still: named, gone: named, up: some(since(text, 1)) }),
        PAGE
      )
      const { complaints, prose } = readSummary(rendered)
      return complaints.length > 0 || /:\/\/|www\.|[@#]|[`*_$~|\\]/i.test(prose)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})

it('a duplicate says of what', () => {
  expect(renderDuplicate(7)).toBe(
    'Duplicate of #7, which was opened by another run at the same time.\n'
  )
})
