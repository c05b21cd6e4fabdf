import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import type { HostVerdict } from '../../../src/judge/verdict.ts'
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

const SUMMARY = `## ❌ Failed: 1 of 2 hosts does not offer what it must

<p>1 error; checked for Terraform and OpenTofu (nothing says which client is used) in 2.3 s.</p>

<table>
<tr><th align="left">Host</th><th align="left">Outcome</th><th align="left">What was found</th></tr>
<tr><td><b><code>registry.<wbr>example.<wbr>com</code></b></td><td>❌&nbsp;fails</td><td>Wrong Content-Type: <code>modules.v1</code></td></tr>
<tr><td><b><code>app.<wbr>example.<wbr>com</code></b></td><td>✅&nbsp;works</td><td>offers <code>modules.v1</code>, <code>providers.v1</code> in 84 ms</td></tr>
</table>

<details open>
`

it('begins with a headline and a table, worst first', () => {
  const markdown = renderMarkdown(aVerdict([on('app.example.com'), failing]), CONTEXT)
  expect(markdown.slice(0, SUMMARY.length)).toBe(SUMMARY)
})

it('begins with a sign for what is wrong, even where the check passed', () => {
  const signOf = (...args: Parameters<typeof aVerdict>) =>
    renderMarkdown(aVerdict(...args), CONTEXT).split(':')[0]
  const healthy = on('app.example.com')
  expect(signOf([healthy])).toBe('## ✅ Passed')
  expect(signOf([healthy], { files: [aFileFinding({ code: 'source-dynamic' })] })).toBe(
    '## ✅ Passed'
  )
  expect(signOf([healthy], { files: [aFileFinding({ code: 'file-syntax' })] })).toBe('## ⚠️ Passed')
  expect(signOf([failing], { passed: true })).toBe('## ⚠️ Passed')
  expect(signOf([failing])).toBe('## ❌ Failed')
})

it('says of a finding what was seen, what to do, whom it affects, and where to read on', () => {
  expect(renderMarkdown(aVerdict([failing]), CONTEXT)).toContain(`<blockquote>
<p>❌ <b>Wrong Content-Type</b> (<a href="https&#58;//example.com/docs/problems.md&#35;document-type">document-type</a>)
<br><code>https&#58;//registry.example.com/.well-known/terraform.json</code> is <code>&#34;text/html&#34;</code>, want <code>&#34;application/json&#34;</code>
<br><b>What to do:</b> let the server send the document with Content-Type&#58; <code>application/json</code>
<br><sub>affects Terraform, OpenTofu; asked by hostnames input</sub>
</p>
</blockquote>
`)
})

describe('with places', () => {
  const at = (file: string, line: number) => aPlace({ file, line })
  const others = [1, 2, 3, 4].map((line) => at('a/b.tf', line))
  const places: readonly Because[] = ['hostnames input', at('main.tf', 3), ...others]
  const used = on('registry.example.com', {
    services: [],
    requirements: [aRequirement({ clients: ['opentofu'], because: places })],
    findings: [aFinding({ code: 'service-missing', service: 'modules.v1', help: '', places })]
  })

  it('says how many lines use a host, and at which ones something is wrong', () => {
    const scan = { files: 12, bytes: 34_000, usages: 5, durationMs: 3 }
    const markdown = renderMarkdown(aVerdict([used]), aContext({ scan }))
    expect(markdown).toContain('<br>Read 12 files (34.0 kB) in 3 ms: 5 usages of 1 host.</p>\n')
    expect(markdown).toContain(
      '</code></b><br><sub>used at 5 places</sub></td><td>❌&nbsp;fails</td>'
    )
    expect(markdown).toContain(
      '\n<br>at <code>main.tf&#58;3</code>, <code>a/<wbr>b.tf&#58;1</code>, <code>a/<wbr>b.tf&#58;2</code>, <code>a/<wbr>b.tf&#58;3</code> and 1 more place\n'
    )
    expect(markdown).toContain('; asked by hostnames input</sub>\n')
    expect(markdown).toContain(
      '<b>Required</b></td><td><code>modules.v1</code> for OpenTofu (hostnames input, <code>main.tf&#58;3</code> and 4 more places)</td>'
    )
  })

  it('is not green where there was nothing to check', () => {
    const context = aContext({ scan: { files: 0, bytes: 0, usages: 0, durationMs: 3 } })
    const [headline, , ...rest] = renderMarkdown(aVerdict([]), context).split('\n')
    expect(headline).toBe('## ⚪ Passed: there is no host to check')
    expect(rest.join('\n')).toContain('<br>Found no Terraform or OpenTofu files in 3 ms; check')
  })

  it('says of a host that was not contacted why, and nothing of clients and times', () => {
    const host = aHost('localterraform.com')
    const problem = aProblem('host-generic', 'it stands for another host')
    const skipped = aHostVerdict({ visit: aSkippedVisit(host, problem), services: [] })
    const markdown = renderMarkdown(aVerdict([skipped, on('a.example')]), CONTEXT)
    expect(markdown).toContain(
      '<td>⚪&nbsp;not asked</td><td>Generic hostname was not contacted</td>'
    )
    expect(markdown).toContain(
      '<details>\n<summary>⚪ <b><code>localterraform.com</code></b> not asked'
    )
    expect(markdown.match(/<b>(Clients|Time)<\/b>/g)).toHaveLength(2)
  })
})

it('shows every hop, with what became of the token', () => {
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

it('opens the details of a host only when something is wrong with it', () => {
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
    'Service is not offered: <code>c.v1</code><br>and 2 more</td>'
  )
})

it('has a table of a fixed number of columns for everything, and links only to its own pages', () => {
  const { complaints, tables, links } = readSummary(
    renderMarkdown(aHostileVerdict('modules.v1'), CONTEXT)
  )
  expect(complaints).toEqual([])
  expect(tables.map(([first]) => first)).toEqual([3, 2, 2, 6, 4, 2, 2, 2, 6, 4])
  expect(links.every((link) => DOCS.test(link))).toBe(true)
})

describe('whatever a host, a file or a person wrote', () => {
  const shapeOf = (text: string) =>
    readSummary(renderMarkdown(aHostileVerdict(text), aHostileContext(text)))
  const { complaints, tables, links } = shapeOf('x.v1')
  const expected = { complaints, tables, links }

  it('adds and loses no cell, element or link', () => {
    const wrong = HOSTILE_TEXTS.filter(({ text }) => {
      const { complaints, tables, links } = shapeOf(text || ' ')
      return !isDeepStrictEqual({ complaints, tables, links }, expected)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('leaves nothing outside of code that GitHub would link or draw', () => {
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

  it('leaves out details of healthy hosts first, and says so', () => {
    const markdown = renderMarkdown(aVerdict([...many(800), failing]), CONTEXT)
    const { complaints, tables } = readSummary(markdown)
    expect(bytesOf(markdown)).toBeLessThanOrEqual(900_000)
    expect(complaints).toEqual([])
    expect(tables[0]).toHaveLength(802)
    expect(markdown).toContain('<b>What to do:</b>')
    expect(markdown).toMatch(
      /<p>The details of (\d+) hosts are left out, for there is no room: \1 with the outcome “works”\. The JSON report has them all\.<\/p>/
    )
  })

  it('keeps the verdict and the failing rows of ten thousand hosts', () => {
    const findings = [aFinding({ message: 'x'.repeat(5000), help: '|'.repeat(5000) })]
    const hosts = [...many(9000), ...many(1000, { findings })]
    const markdown = renderMarkdown(aVerdict(hosts), CONTEXT)
    expect(bytesOf(markdown)).toBeLessThanOrEqual(900_000)
    expect(readSummary(markdown).complaints).toEqual([])
    expect(markdown).toMatch(/^## ❌ Failed: 1000 of 10000 hosts do not offer what they must\n/)
    expect(markdown.match(/❌&nbsp;fails/g)).toHaveLength(1000)
    expect(markdown).toMatch(/The rows of \d+ hosts are left out.*outcome “works”/)
    expect(markdown).toMatch(/The details of \d+ hosts are left out.*outcome “fails”/)
  })

  it('holds one host that fills its document with hostile services', () => {
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
    expect(markdown).toContain('<p>and 4990 more; the JSON report has them all</p>')
    expect(markdown).toContain('<td>and 4980 more</td><td>in the JSON report</td>')
  })
})
