import { isDeepStrictEqual } from 'node:util'
import type { HostVerdict } from '../../../src/judge/host-verdict.ts'
import type { Verdict } from '../../../src/judge/verdict.ts'
import { renderMarkdown } from '../../../src/report/summary.ts'
import { type ProblemCode, problemFacts } from '../../../src/rules/problems/catalogue.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aHop,
  aHost,
  aHostVerdict,
  anAttempt,
  anIgnoreRule,
  aPlace,
  aProblem,
  aRequirement,
  aSkippedVisit,
  aVerdict,
  aVisit
} from '../../support/evidence-builder.ts'
import { hostileWhere } from '../../support/hostile-text.ts'
import { aHostileContext, aHostileVerdict } from '../../support/hostile-verdict.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { mistakesIn, readSummary } from '../../support/summary-html.ts'

const CONTEXT = aContext()
const KEEP = 'https://example.com/docs/recipes.md#keep-the-report'
const DOCS = /^https:\/\/example\.com\/docs\/problems\/[a-z]+\.md#[a-z-]+$/

const on = (name: string, parts: Partial<HostVerdict> = {}): HostVerdict =>
  aHostVerdict({ visit: aVisit({ host: aHost(name) }), ...parts })

const failing = on('registry.example.com', {
  services: [],
  findings: [aFinding({ services: ['modules.v1'] })]
})

const SUMMARY = `## ❌ 1 of 2 registry hosts failed

<p>❌ <b>${problemFacts()['document-type'].title}</b> (<a href="https&#58;//example.com/docs/problems/document.md&#35;document-type">document-type</a>)
<br><code>https&#58;//registry.example.com/.well-known/terraform.json</code> is <code>&#34;text/html&#34;</code>, want <code>&#34;application/json&#34;</code>
<br>Required by: <code>hostnames input</code>
<br><b>Help:</b> let the server send the document with Content-Type&#58; <code>application/json</code></p>

<details>
<summary>❌ <b><code>registry.example.com</code></b> failed: ${problemFacts()['document-type'].title}</summary>
<dl>
<dt>Required</dt><dd><code>modules.v1</code> (<code>hostnames input</code>)</dd>
`

const END = `</details>

<details>
<summary>✅ <b><code>app.example.com</code></b> passed</summary>
<table>
<thead>
<tr><th align="left">Host</th><th align="left">Required by</th><th align="left">Result</th></tr>
</thead>
<tbody>
<tr><td><code>app.<wbr>example.<wbr>com</code></td><td><code>hostnames input</code></td><td><code>modules.v1</code>, <code>providers.v1</code> (84 ms)</td></tr>
</tbody>
</table>
</details>

<p>1 error; checked in 2.3 s for Terraform and OpenTofu &#40;CLI not detected; set <code>dialect</code> to check one&#41;</p>

<p><sub>tf-disco 1.0.0, started 2026-11-20 12&#58;00 UTC.</sub></p>
`

it('shows what fails and why, then folded evidence and hosts that passed, then how the check was done', () => {
  const markdown = renderMarkdown(aVerdict([on('app.example.com'), failing]), CONTEXT)
  expect(markdown.slice(0, SUMMARY.length)).toBe(SUMMARY)
  expect(markdown.slice(-END.length)).toBe(END)
})

it('begins with a sign that shows warnings of a check that passed', () => {
  const signOf = (...args: Parameters<typeof aVerdict>) =>
    renderMarkdown(aVerdict(...args), CONTEXT).split(' ')[1]
  const healthy = on('app.example.com')
  expect(signOf([healthy])).toBe('✅')
  expect(signOf([healthy], { files: [aFileFinding({ code: 'source-dynamic' })] })).toBe('✅')
  expect(signOf([healthy], { files: [aFileFinding({ code: 'file-outside' })] })).toBe('⚠️')
  expect(signOf([failing], { passed: true })).toBe('⚠️')
  expect(signOf([failing])).toBe('❌')
})

describe('hosts without errors and warnings', () => {
  const places = [1, 2, 3, 4, 5, 6].map((line) => aPlace({ file: 'a/b.tf', line }))
  const links = new Map([['a/b.tf', { url: 'https://github.com/acme/net/blob/0/a/b.tf' }]])

  it('are one line with their count, and a table of services and places', () => {
    const used = on('b.example', { requirements: [aRequirement({ because: places })], isNew: true })
    const hosts = [on('a.example'), used, ...Array.from('cdefghi', (name) => on(`${name}.example`))]
    const markdown = renderMarkdown(aVerdict(hosts), aContext({ links }))
    expect(markdown).toContain(
      '<summary>✅ <b>9 hosts</b> passed: <code>a.example</code>, <code>b.example</code>, <code>c.example</code>, <code>d.example</code> and 5 more</summary>'
    )
    expect(markdown).toContain(
      '<code>b.<wbr>example</code><br><sub>new in this pull request</sub></td><td><a href="https&#58;//github.com/acme/net/blob/0/a/b.tf&#35;L1"><code>a/<wbr>b.tf&#58;1</code></a>, '
    )
    expect(markdown).toContain(' and 2 more places</td>')
  })

  it('do not include those that passed with warnings', () => {
    const warned = on('b.example', { findings: [aFinding({ code: 'host-slow' })] })
    expect(renderMarkdown(aVerdict([on('a.example'), warned]), CONTEXT)).toContain(
      '<summary>✅ <b><code>a.example</code></b> passed</summary>'
    )
  })

  it('are not green if there was nothing to check', () => {
    const context = aContext({ scan: { files: 0, bytes: 0, usages: 0, durationMs: 3 } })
    const [headline, , ...rest] = renderMarkdown(aVerdict([]), context).split('\n')
    expect(headline).toBe('## ⚪ No registry hosts to check')
    expect(rest.join('\n')).toContain('<br>Found no Terraform or OpenTofu files')
  })

  it('have only the reason if they were skipped', () => {
    const host = aHost('localterraform.com')
    const problem = aProblem('host-generic', 'it is a generic hostname')
    const skipped = aHostVerdict({ visit: aSkippedVisit(host, problem), services: [] })
    const markdown = renderMarkdown(aVerdict([skipped, on('a.example')]), CONTEXT)
    expect(markdown).toContain('⚪ <b><code>localterraform.com</code></b> skipped</summary>')
    expect(markdown).toContain(`<td>${problemFacts()['host-generic'].title}</td>`)
    expect(markdown).not.toContain('<dt>Timing')
  })
})

it('shows notices last, folded', () => {
  const noted = on('c.example', { findings: [aFinding({ code: 'host-recovered' })] })
  const markdown = renderMarkdown(aVerdict([noted]), CONTEXT)
  const [, title] = markdown.split('<details>\n').slice(1)
  expect(title).toMatch(/^<summary>ℹ️ <b>1 notice<\/b><\/summary>\n<p>ℹ️ <b>/u)
  expect(markdown).not.toContain('<dl>')
})

it('folds a table of ignored findings, with what a reason says as text', () => {
  const rule = anIgnoreRule('source-invalid', {
    reason: 'see @acme <b>',
    place: aPlace({ line: 2 })
  })
  const verdict = aVerdict([], { ignored: [{ finding: aFileFinding(), rule }] })
  const markdown = renderMarkdown(verdict, CONTEXT)
  expect(markdown).toContain('<summary>1 ignored finding</summary>')
  expect(markdown).toContain('<td>see <code>&#64;acme</code> <code>&#60;b&#62;</code></td>')
  expect(mistakesIn(markdown)).toEqual([])
})

it('folds the evidence of each failing host, of many in one section', () => {
  const other = on('b.example', { findings: [aFinding({ code: 'host-slow' })] })
  const markdown = renderMarkdown(aVerdict([failing, other, on('a.example')]), CONTEXT)
  const title = `<summary>❌ <b><code>registry.example.com</code></b> failed: ${problemFacts()['document-type'].title}</summary>\n<dl>\n`
  expect(markdown).toContain(title)
  expect(renderMarkdown(aVerdict([1, 2, 3, 4].map(() => failing)), CONTEXT)).toContain(
    `<summary>❌ <b>4 hosts</b> with errors or warnings: ${Array(4).fill('<code>registry.example.com</code>').join(', ')}</summary>\n<details>\n${title}`
  )
  expect(markdown).toMatch(
    /<\/details>\n\n<details>\n<summary>⚠️ <b><code>b\.example<\/code><\/b> has warnings: .*\n<dl>\n/
  )
})

it('names in the evidence only clients that the repository uses', () => {
  const context = aContext({ clients: ['terraform', 'dependabot'] })
  const markdown = renderMarkdown(aVerdict([failing]), context)
  expect(markdown).toContain(
    '<dt>Clients</dt><dd>❌ Terraform: failed</dd><dd>✅ Dependabot: passed</dd>\n'
  )
})

it('shows the first five notes, and folds further remarks', () => {
  const remarks = Array.from({ length: 12 }, (_, at) => `remark ${at}`)
  const markdown = renderMarkdown(aVerdict(), aContext({ remarks }))
  expect(markdown).toContain(
    '<br>Remark 3</p>\n\n<details>\n<summary>8 more remarks</summary>\n<p>Remark 4<br>'
  )
})

it('shows every hop, and whether it had a token', () => {
  const hops = [
    aHop({ status: 301, reason: '', mediaType: null, authorization: 'sent', ms: 4 }),
    aHop({ status: null, address: null, proxy: 'http://me:secret@proxy.example:3128', ms: 1200 })
  ]
  const visit = aVisit({ attempt: anAttempt({ hops }) })
  const findings = [aFinding()]
  const markdown = renderMarkdown(aVerdict([on('a.example', { visit, findings })]), CONTEXT)
  const url = '<code>https&#58;//registry.example.com/.well-known/terraform.json</code>'
  expect(markdown).toContain(
    `<dd>301 from ${url} in 4 ms (at <code>203.0.113.7</code>; token sent)</dd><dd>none from ${url} after 1.2 s (<code>application/json</code>; through <code>http&#58;//proxy.example&#58;3128</code>)</dd>`
  )
  expect(markdown).not.toContain('secret')
})

describe('a summary with hostile texts', () => {
  // A page with longer ones leaves something out.
  const MAX_WHOLE = 100
  const summaryOf = (text: string) => renderMarkdown(aHostileVerdict(text), aHostileContext(text))
  const shapeOf = (text: string) => readSummary(summaryOf(text))
  const { prose: _, ...expected } = shapeOf('x.v1')

  it('has the same cells, elements and links, or fewer where texts are long', () => {
    const wrong = hostileWhere((text) => {
      const { prose: _, ...shape } = shapeOf(text || ' ')
      const { complaints, tables, links } = shape
      const isWhole = text.length >= MAX_WHOLE || isDeepStrictEqual(shape, expected)
      const hasOwnLinks = links.every((link) => DOCS.test(link) || link === KEEP)
      const isEven = tables.every((rows) => new Set(rows).size === 1)
      return complaints.length > 0 || !isWhole || !hasOwnLinks || !isEven
    })
    expect(wrong).toEqual([])
  })

  it('has nothing outside of code that GitHub links or replaces', () => {
    expect(hostileWhere((text) => mistakesIn(summaryOf(text)).length > 0)).toEqual([])
  })
})

describe('a summary that would be too long', () => {
  const many = (
    count: number,
    partsOf: (at: number) => Partial<HostVerdict> = () => ({})
  ): readonly HostVerdict[] =>
    Array.from({ length: count }, (_, at) => on(`r${at}.example.com`, partsOf(at)))
  const failed = (at: number, message: string, help = 'renew it') => ({
    findings: [{ ...aFinding({ message, help }), host: aHost(`r${at}.example.com`) }]
  })
  const text = '<'.repeat(100_000)
  const services = Array.from({ length: 2000 }, (_, at) => ({
    id: `${at}${text}`,
    kind: 'url' as const,
    url: `https://a.example/${text}`
  }))
  const because = Array.from({ length: 50 }, (_, line) =>
    aPlace({ file: '<'.repeat(500), line: line + 1 })
  )
  const hostile = on('a.example', {
    services,
    findings: services.map(({ id }) => ({
      ...aFinding({ services: [id], message: text, help: text }),
      places: because
    })),
    requirements: services.map(({ id }) => aRequirement({ service: id, because }))
  })
  const everyProblem = (Object.keys(problemFacts()) as ProblemCode[]).map((code) =>
    aFinding({ code, message: text, help: text, places: because })
  )
  const inOneFile = Array.from({ length: 300 }, (_, line) =>
    aFileFinding({ message: `"acme/${line}" is no address`, place: aPlace({ line }) })
  )

  const failing1000 = (failedAt: (at: number) => Partial<HostVerdict>) =>
    [aVerdict(many(1000, failedAt)), '❌ All 1000 registry hosts failed'] as const
  const everything = aVerdict([{ ...hostile, findings: everyProblem }], { passed: false })
  // GitHub rejects more than 1 MiB.
  const MAX_BYTES = 1_000_000

  it.each<readonly [string, Verdict, string, number?]>([
    ['1,000 hosts that passed', aVerdict(many(1000)), '✅ All 1000 registry hosts passed'],
    ['1,000 of one cause', ...failing1000((at) => failed(at, 'it is wrong'))],
    ['1,000 with a message each', ...failing1000((at) => failed(at, `it is wrong ${at}`))],
    ['1,000 with a cure each', ...failing1000((at) => failed(at, `wrong ${at}`, `do ${at}`))],
    ['a hostile host with every problem', everything, '❌ 1 registry host failed', MAX_BYTES],
    ['a hostile document', aVerdict([hostile]), '❌ 1 registry host failed', MAX_BYTES],
    [
      '300 findings',
      aVerdict([], { files: inOneFile }),
      '❌ 300 errors in 1 file, no registry hosts to check'
    ]
  ])('is bounded, and says where the rest is: %s', (_, verdict, headline, maxBytes = 100_000) => {
    const links = new Map([['main.tf', { url: `https://github.com/${'x'.repeat(80)}` }]])
    const markdown = renderMarkdown(verdict, aContext({ links }))
    const { complaints } = readSummary(markdown)
    expect(complaints).toEqual([])
    expect(new TextEncoder().encode(markdown).length).toBeLessThan(maxBytes)
    expect(markdown.slice(0, markdown.indexOf('\n'))).toBe(`## ${headline}`)
    expect(markdown).toMatch(/and \d+ more(?: \w+)? <a href=\S+>in the JSON report</)
    expect(markdown).toContain('recipes.md&#35;keep-the-report"')
  })

  it('keeps causes open however many hosts passed', () => {
    const markdown = renderMarkdown(aVerdict([...many(10_000), failing]), CONTEXT)
    expect(markdown).toMatch(/^## ❌ 1 of 10001 registry hosts failed\n\n<p>❌ <b>/)
    expect(markdown).toContain('<b>10000 hosts</b> passed')
  })

  it('says nothing about the JSON report if it is complete', () => {
    expect(renderMarkdown(aVerdict([...many(30), failing]), CONTEXT)).not.toContain('JSON')
  })
})
