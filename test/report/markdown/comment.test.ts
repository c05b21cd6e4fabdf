import type { HostVerdict } from '../../../src/judge/host-verdict.ts'
import type { Verdict } from '../../../src/judge/verdict.ts'
import { renderComment, renderMarkdown, renderReducedComment } from '../../../src/report/summary.ts'
import type { Hostname } from '../../../src/rules/protocol/hostname.ts'
import { gistOf } from '../../../src/run/github/publish/comment.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aHost,
  aHostVerdict,
  anAttempt,
  aPlace,
  aRunPage,
  aTiming,
  aVerdict,
  aVisit
} from '../../support/evidence-builder.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { readSummary } from '../../support/summary-html.ts'

const MAX = 65_536
const PAGE = aRunPage({ commit: '0123456789abcdef' })
const on = (name: string, parts: Partial<HostVerdict> = {}): HostVerdict =>
  aHostVerdict({ visit: aVisit({ host: aHost(name) }), ...parts })
const bytesOf = (text: string): number => new TextEncoder().encode(text).length
const comment = (verdict: Verdict, context = aContext(), max = MAX): string =>
  renderComment(verdict, context, PAGE, max)

const ORIGIN =
  '<a href="https&#58;//github.com/acme/network/actions/runs/42"><code>registries.yml</code></a>, job <code>discovery</code>, commit <code>0123456</code>'

it('begins with the verdict, contains remarks, and ends with the run that wrote it', () => {
  const context = aContext({ remarks: ['changed-only has no effect: there is no pull request'] })
  const hosts = [on('a.example.com', { findings: [aFinding()] }), on('b.example')]
  const text = comment(aVerdict(hosts), context)
  expect(text).toContain('<br>Changed-only has no effect&#58; there is no pull request</p>')
  expect(text).toMatch(
    /^### ❌ Terraform service discovery: 1 of 2 registry hosts failed\n\n<p>❌ <b>/
  )
  expect(
    text.endsWith(`<sub>Details in the summary of ${ORIGIN}. Updated automatically.</sub></p>\n`)
  ).toBe(true)
})

it('is shorter than the summary, and has only a line for hosts that passed', () => {
  const hosts = [on('a.example.com', { findings: [aFinding()] }), on('b.example'), on('c.example')]
  const text = comment(aVerdict(hosts))
  expect(text).not.toContain('<details>')
  expect(text).toContain(
    '\n<p>✅ <b>2 hosts</b> passed: <code>b.example</code>, <code>c.example</code></p>\n'
  )
  expect(bytesOf(text)).toBeLessThan(bytesOf(renderMarkdown(aVerdict(hosts), aContext())) / 2)
})

it('is one line if the check passed', () => {
  expect(
    renderReducedComment(aVerdict([on('a.example.com'), on('b.example.com')]), aContext(), PAGE)
  ).toBe(`✅ Terraform service discovery: both registry hosts passed. <sub>${ORIGIN}</sub>\n`)
})

describe('a comment that would be too long', () => {
  const many = (
    count: number,
    partsOf: (host: Hostname) => Partial<HostVerdict> = () => ({})
  ): readonly HostVerdict[] =>
    Array.from({ length: count }, (_, at) => `r${at}.example.com`).map((name) =>
      on(name, partsOf(aHost(name)))
    )
  const text = '<'.repeat(5000)
  const files = Array.from({ length: 5000 }, (_, line) =>
    aFileFinding({ message: text, help: text, place: aPlace({ file: `${line}${text}`, line: 1 }) })
  )
  const failing = (host: Hostname) => ({
    findings: Array.from({ length: 20 }, () => ({
      ...aFinding({ message: text, help: text }),
      host
    }))
  })

  it.each([
    ['a thousand healthy hosts', aVerdict(many(1000))],
    ['two thousand that fail', aVerdict(many(2000, failing))],
    ['five thousand findings in files', aVerdict(many(10, failing), { files })]
  ])('keeps the verdict, and every element whole: %s', (_, verdict) => {
    const rendered = comment(verdict)
    expect(bytesOf(rendered)).toBeLessThanOrEqual(MAX)
    expect(readSummary(rendered).complaints).toEqual([])
    expect(rendered).toMatch(/^### . Terraform service discovery: /u)
    expect(rendered).toContain(ORIGIN)
    expect(rendered).toMatch(/and \d+(?:&nbsp;| )more|: more in the job summary/)
  })

  it('keeps only the verdict if there is room for nothing else', () => {
    const rendered = comment(aVerdict(many(1000)), aContext(), 3000)
    expect(bytesOf(rendered)).toBeLessThanOrEqual(3000)
    expect(rendered).toContain('all 1000 registry hosts passed')
  })
})

describe('the gist of a verdict, which decides about updates', () => {
  const failing = (parts: Partial<HostVerdict> = {}) =>
    aVerdict([on('a.example.com', { findings: [aFinding()], ...parts }), on('b.example.com')])
  const gist = JSON.stringify(gistOf(failing()))

  it('is the same for other times and another order', () => {
    const timing = aTiming({ totalMs: 9999 })
    const visit = aVisit({ host: aHost('a.example.com'), attempt: anAttempt({ timing }) })
    const { hosts } = failing({ visit })
    expect(JSON.stringify(gistOf(aVerdict(hosts.toReversed())))).toBe(gist)
  })

  it.each([
    ['another code', failing({ findings: [aFinding({ code: 'document-absent' })] })],
    ['another place', failing({ findings: [aFinding({ places: [aPlace()] })] })],
    ['another severity', failing({ findings: [aFinding({ severity: 'warning' })] })],
    ['another host', aVerdict([on('a.example.com', { findings: [aFinding()] })])],
    ['no finding', failing({ findings: [] })]
  ])('differs with %s', (_, verdict) => {
    expect(JSON.stringify(gistOf(verdict))).not.toBe(gist)
  })
})
