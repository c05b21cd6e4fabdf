import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import type { HostVerdict } from '../../../src/judge/host-verdict.ts'
import { problemFacts } from '../../../src/problems/catalogue.ts'
import { renderMarkdown } from '../../../src/report/markdown/page.ts'
import type { Because } from '../../../src/visit/requirements.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aHop,
  aHost,
  aHostVerdict,
  anAttempt,
  aPlace,
  aProblem,
  aRequirement,
  aSkippedVisit,
  aVerdict,
  aVisit
} from '../../support/evidence-builder.ts'
import { HOSTILE_TEXTS, unseenIn } from '../../support/hostile-text.ts'
import { aHostileContext, aHostileVerdict } from '../../support/hostile-verdict.ts'
import { readSummary } from '../../support/summary-html.ts'

const CONTEXT = aContext()
const DOCS = /^https:\/\/example\.com\/docs\/problems\.md#[a-z-]+$/

const on = (name: string, parts: Partial<HostVerdict> = {}): HostVerdict =>
  aHostVerdict({ visit: aVisit({ host: aHost(name) }), ...parts })

const failing = on('registry.example.com', {
  services: [],
  findings: [aFinding({ service: 'modules.v1' })]
})

const SUMMARY = `## ❌ 1 of 2 registry hosts failed

<p>1 error; checked in 2.3 s for Terraform and OpenTofu &#40;CLI not detected; set <code>dialect</code> to check one&#41;.</p>

<table>
<tr><th align="left">Host</th><th align="left">Result</th><th align="left">Details</th></tr>
<tr><td><b><code>registry.<wbr>example.<wbr>com</code></b></td><td>❌&nbsp;failed</td><td>${problemFacts()['document-type'].title}: <code>modules.v1</code></td></tr>
<tr><td><b><code>app.<wbr>example.<wbr>com</code></b></td><td>✅&nbsp;passed</td><td><code>modules.v1</code>, <code>providers.v1</code> (84 ms)</td></tr>
</table>

<details open>
`

it('begins with a headline and a table, worst first', () => {
  const markdown = renderMarkdown(aVerdict([on('app.example.com'), failing]), CONTEXT)
  expect(markdown.slice(0, SUMMARY.length)).toBe(SUMMARY)
})

it('begins with a sign that shows warnings of a check that passed', () => {
  const signOf = (...args: Parameters<typeof aVerdict>) =>
    renderMarkdown(aVerdict(...args), CONTEXT).split(' ')[1]
  const healthy = on('app.example.com')
  expect(signOf([healthy])).toBe('✅')
  expect(signOf([healthy], { files: [aFileFinding({ code: 'source-dynamic' })] })).toBe('✅')
  expect(signOf([healthy], { files: [aFileFinding({ code: 'file-syntax' })] })).toBe('⚠️')
  expect(signOf([failing], { passed: true })).toBe('⚠️')
  expect(signOf([failing])).toBe('❌')
})

it('shows message, help, clients, setting and link of a finding', () => {
  expect(renderMarkdown(aVerdict([failing]), CONTEXT)).toContain(`<blockquote>
<p>❌ <b>${problemFacts()['document-type'].title}</b> (<a href="https&#58;//example.com/docs/problems.md&#35;document-type">document-type</a>)
<br><code>https&#58;//registry.example.com/.well-known/terraform.json</code> is <code>&#34;text/html&#34;</code>, want <code>&#34;application/json&#34;</code>
<br><b>Help:</b> let the server send the document with Content-Type&#58; <code>application/json</code>
<br><sub>Affects Terraform, OpenTofu. Required by hostnames input.</sub>
</p>
</blockquote>
`)
})

describe('a summary with places', () => {
  const at = (file: string, line: number) => aPlace({ file, line })
  const others = [1, 2, 3, 4].map((line) => at('a/b.tf', line))
  const places: readonly Because[] = ['hostnames input', at('main.tf', 3), ...others]
  const used = on('registry.example.com', {
    services: [],
    requirements: [aRequirement({ clients: ['opentofu'], because: places })],
    findings: [aFinding({ code: 'service-missing', service: 'modules.v1', help: '', places })]
  })

  it('counts the places of a host, and shows those of a finding', () => {
    const scan = { files: 12, bytes: 34_000, usages: 5, durationMs: 3 }
    const markdown = renderMarkdown(aVerdict([used]), aContext({ scan }))
    expect(markdown).toContain(
      '<br>Scanned 12 files &#40;34.0 kB&#41; in 3 ms&#58; 5 usages of 1 registry host.</p>\n'
    )
    expect(markdown).toContain(
      '</code></b><br><sub>used in 5 places</sub></td><td>❌&nbsp;failed</td>'
    )
    expect(markdown).toContain(
      '\n<br>at <code>main.tf&#58;3</code>, <code>a/<wbr>b.tf&#58;1</code>, <code>a/<wbr>b.tf&#58;2</code>, <code>a/<wbr>b.tf&#58;3</code> and 1 more place\n'
    )
    expect(markdown).toContain(' Required by hostnames input.</sub>\n')
    expect(markdown).toContain(
      '<b>Required</b></td><td><code>modules.v1</code> for OpenTofu (hostnames input, <code>main.tf&#58;3</code> and 4 more places)</td>'
    )
  })

  it('is not green if there was nothing to check', () => {
    const context = aContext({ scan: { files: 0, bytes: 0, usages: 0, durationMs: 3 } })
    const [headline, , ...rest] = renderMarkdown(aVerdict([]), context).split('\n')
    expect(headline).toBe('## ⚪ No registry hosts to check')
    expect(rest.join('\n')).toContain('<br>Found no Terraform or OpenTofu files.')
  })

  it('shows only the reason for a host that was skipped', () => {
    const host = aHost('localterraform.com')
    const problem = aProblem('host-generic', 'it is a generic hostname')
    const skipped = aHostVerdict({ visit: aSkippedVisit(host, problem), services: [] })
    const markdown = renderMarkdown(aVerdict([skipped, on('a.example')]), CONTEXT)
    expect(markdown).toContain(
      `<td>⚪&nbsp;skipped</td><td>${problemFacts()['host-generic'].title}</td>`
    )
    expect(markdown).toContain(
      '<details>\n<summary>⚪ <b><code>localterraform.com</code></b> skipped'
    )
    expect(markdown.match(/<b>(Clients|Timing)<\/b>/g)).toHaveLength(2)
  })
})

it('shows every hop, and whether it had a token', () => {
  const hops = [
    aHop({ status: 301, reason: '', mediaType: null, authorization: 'sent', ms: 4 }),
    aHop({ status: null, address: null, proxy: 'http://me:secret@proxy.example:3128', ms: 1200 })
  ]
  const visit = aVisit({ attempt: anAttempt({ hops }) })
  const markdown = renderMarkdown(aVerdict([on('a.example', { visit })]), CONTEXT)
  const url = '<code>https&#58;//registry.example.com/.well-known/terraform.json</code>'
  expect(markdown).toContain(
    `<tr><td align="right">1</td><td>${url}</td><td>301</td><td>sent</td><td><code>203.0.113.7</code></td><td align="right">4&nbsp;ms</td></tr>`
  )
  expect(markdown).toContain('<td>through <code>http&#58;//proxy.example&#58;3128</code></td>')
  expect(markdown).not.toContain('secret')
})

it('opens the details of a host only if it has errors or warnings', () => {
  const warned = on('b.example', { findings: [aFinding({ code: 'host-slow' })] })
  const noted = on('c.example', { findings: [aFinding({ code: 'host-recovered' })] })
  const markdown = renderMarkdown(aVerdict([on('a.example'), warned, noted, failing]), CONTEXT)
  const summaries = markdown.matchAll(/<details( open)?>\n<summary>\S+ <b><code>(.)/g)
  expect([...summaries].map(([, open, letter]) => `${letter}${open ?? ''}`)).toEqual([
    'r open',
    'b open',
    'a',
    'c'
  ])
})

it('names at most three findings of a host in the table', () => {
  const findings = ['a.v1', 'b.v1', 'c.v1', 'd.v1', 'e.v1'].map((service) =>
    aFinding({ code: 'service-missing', service })
  )
  expect(renderMarkdown(aVerdict([on('a.example', { findings })]), CONTEXT)).toContain(
    `${problemFacts()['service-missing'].title}: <code>c.v1</code><br>and 2 more</td>`
  )
})

it('has tables with fixed numbers of columns, and links only to the documentation', () => {
  const { complaints, tables, links } = readSummary(
    renderMarkdown(aHostileVerdict('modules.v1'), CONTEXT)
  )
  expect(complaints).toEqual([])
  expect(tables.map(([first]) => first)).toEqual([7, 3, 2, 2, 6, 4, 2, 2, 2, 6, 4, 6, 5, 5])
  expect(links.every((link) => DOCS.test(link))).toBe(true)
})

describe('a summary with hostile texts', () => {
  const shapeOf = (text: string) =>
    readSummary(renderMarkdown(aHostileVerdict(text), aHostileContext(text)))
  const { complaints, tables, links } = shapeOf('x.v1')
  const expected = { complaints, tables, links }

  it('has the same cells, elements and links', () => {
    const wrong = HOSTILE_TEXTS.filter(({ text }) => {
      const { complaints, tables, links } = shapeOf(text || ' ')
      return !isDeepStrictEqual({ complaints, tables, links }, expected)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('has nothing outside of code that GitHub links or replaces', () => {
    const wrong = HOSTILE_TEXTS.filter(({ text }) => {
      // The heading's own hashes, and the second half of the sign for a warning.
      const prose = shapeOf(text).prose.replace(/^## /, '').replaceAll('\uFE0F', '')
      const linked = /:\/\/|www\.|[@#]|GH-\d|:\w+:|[0-9a-f]{7,}|[`*_$~|\\]/i.test(prose)
      return linked || prose.split('\n').some((line) => unseenIn(line).length > 0)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})

describe('a summary that would be too long', () => {
  const many = (count: number, parts: Partial<HostVerdict> = {}): readonly HostVerdict[] =>
    Array.from({ length: count }, (_, index) => on(`r${index}.example.com`, parts))
  const bytesOf = (text: string): number => new TextEncoder().encode(text).length

  it('leaves out details of healthy hosts first and says so', () => {
    const markdown = renderMarkdown(aVerdict([...many(800), failing]), CONTEXT)
    const { complaints, tables } = readSummary(markdown)
    expect(bytesOf(markdown)).toBeLessThanOrEqual(900_000)
    expect(complaints).toEqual([])
    expect(tables[0]).toHaveLength(802)
    expect(markdown).toContain('<b>Help:</b>')
    expect(markdown).toMatch(
      /<p>The details of (\d+) hosts \(\1 passed\) were left out because the page would be too long\. The JSON report has them\.<\/p>/
    )
  })

  it('keeps the verdict and the failing rows of ten thousand hosts', () => {
    const findings = [aFinding({ message: 'x'.repeat(5000), help: '|'.repeat(5000) })]
    const hosts = [...many(9000), ...many(1000, { findings })]
    const markdown = renderMarkdown(aVerdict(hosts), CONTEXT)
    expect(bytesOf(markdown)).toBeLessThanOrEqual(900_000)
    expect(readSummary(markdown).complaints).toEqual([])
    expect(markdown).toMatch(/^## ❌ 1000 of 10000 registry hosts failed\n/)
    expect(markdown.match(/❌&nbsp;failed/g)).toHaveLength(1000)
    expect(markdown).toMatch(/The rows of \d+ hosts \(\d+ passed\) were left out/)
    expect(markdown).toMatch(/The details of \d+ hosts \(\d+ failed, 9000 passed\) were left out/)
  })

  it('shortens one host whose document is full of hostile services', () => {
    const text = '<'.repeat(100_000)
    const services = Array.from({ length: 5000 }, (_, index) => ({
      id: `${index}${text}`,
      kind: 'url' as const,
      url: `https://a.example/${text}`
    }))
    const findings = services.map(({ id }) => aFinding({ service: id, message: text, help: text }))
    const because = Array.from({ length: 50 }, (_, line) =>
      aPlace({ file: '<'.repeat(500), line: line + 1 })
    )
    const placed = findings.map((finding) => ({ ...finding, places: because }))
    const requirements = services.map(({ id }) => aRequirement({ service: id, because }))
    const host = on('a.example', { services, findings: placed, requirements })
    const markdown = renderMarkdown(aVerdict([host]), CONTEXT)
    expect(bytesOf(markdown)).toBeLessThanOrEqual(250_000)
    expect(markdown).toContain('<p>and 4990 more in the JSON report</p>')
    expect(markdown).toContain('<td>and 4980 more</td><td>in the JSON report</td>')
  })
})
