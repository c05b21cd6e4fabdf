// Every output of a verdict with 20,000 findings is in pieces, and one with a limit says what it leaves out.

import { inChunks } from '../../src/read/files/output.ts'
import { renderAnnotations } from '../../src/report/annotations.ts'
import * as json from '../../src/report/json/json.ts'
import * as junit from '../../src/report/junit/junit.ts'
import * as text from '../../src/report/log.ts'
import * as html from '../../src/report/page.ts'
import * as sarif from '../../src/report/sarif/sarif.ts'
import { firstRemarks } from '../../src/report/sentence.ts'
import { renderComment, renderMarkdown } from '../../src/report/summary.ts'
import { bytesOf } from '../../src/rules/problems/brief.ts'
import { problemFacts } from '../../src/rules/problems/catalogue.ts'
import { outputsOf } from '../../src/run/github/runner.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aHost,
  aHostVerdict,
  aPlace,
  aRequirement,
  aRoot,
  aRootRow,
  aVerdict,
  aVisit
} from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'

const HOSTS = 2_000
const IN_FILES = 12_000
const FINDINGS = HOSTS * 4 + IN_FILES

const SERVICES = ['modules.v1', 'providers.v1'].map((id) => {
  return { id, kind: 'url', url: `https://registry.example.com/${'x'.repeat(100)}/${id}` } as const
})

const MANY_PLACES = Array.from({ length: 10 }, (_, line) => aPlace({ line: line + 1 }))

const VERDICT = aVerdict(
  Array.from({ length: HOSTS }, (_, at) => {
    const host = aHost(`r${at}.example.com`)
    const because = Array.from({ length: 10 }, (_, line) => aPlace({ line: line + 1 }))
    const finding = aFinding({ host, places: because })
    return aHostVerdict({
      visit: aVisit({ host }),
      services: SERVICES,
      requirements: [aRequirement({ host, because })],
      findings: Array.from({ length: 4 }, () => finding)
    })
  }),
  {
    files: Array.from({ length: IN_FILES }, (_, at) =>
      aFileFinding({ place: aPlace({ file: `d${at}/main.tf` }) })
    ),
    roots: Array.from({ length: 3000 }, (_, at) =>
      aRoot(`envs/e${at}`, [
        aRootRow({ constraints: [`= ${at}`], places: MANY_PLACES, worst: 'error' }),
        aRootRow({ places: MANY_PLACES })
      ])
    )
  }
)
// Formats without a limit take no longer for the rest.
const PART = aVerdict(VERDICT.hosts.slice(0, 100), {
  files: VERDICT.files.slice(0, 2000),
  roots: VERDICT.roots
})
const CONTEXT = aContext({ scan: { files: 9, bytes: 9, usages: 100_000, durationMs: 9 } })
const OPTIONS = { colour: false, width: 100, context: CONTEXT }

/** All pieces, of which none is long. */
function whole(pieces: Iterable<string>): string {
  const all = [...pieces]
  expect(Math.max(...all.map(({ length }) => length))).toBeLessThan(5e6)
  return all.join('')
}

describe('all findings and places', () => {
  it('are in a JSON report', () => {
    const { counts, hosts, findings, roots } = JSON.parse(whole(json.renderJson(PART, CONTEXT)))
    expect(counts).toEqual({ errors: 2400, warnings: 0, notices: 0 })
    expect([hosts.length, findings.length, roots.length]).toEqual([100, 2400, 3000])
    expect(hosts[0].required[0].because).toHaveLength(10)
    expect([findings[0].places.length, roots[0].rows[0].places.length]).toEqual([10, 10])
  })

  it('are in JUnit suites of hosts, and cases of files', () => {
    const rendered = whole(junit.renderJunit(PART, CONTEXT))
    expect(rendered.match(/<testsuite name="r\d+\.example\.com"/g)).toHaveLength(100)
    expect(rendered.match(/^ {2}at: main\.tf:1:12$/gm)).toHaveLength(400)
    expect(rendered.match(/<testcase name="d\d+\/main\.tf /g)).toHaveLength(2000)
  })
})

describe('a verdict with 20,000 findings', () => {
  it('has a SARIF log with the worst 5,000 results', () => {
    const [run] = JSON.parse(whole(sarif.renderSarif(VERDICT, CONTEXT))).runs
    expect(run.results).toHaveLength(5000)
    expect(run.results[0].properties).toMatchObject({ places: 10 })
    expect(run.properties).toEqual({ passed: false, findings: FINDINGS })
    expect(run.invocations[0].toolExecutionNotifications[0].message.text).toMatch(
      /^5000 of 20000 findings are in this file/
    )
  })

  it('has a page with all places that counts the root modules that it leaves out', () => {
    const page = whole(html.renderHtml(PART, CONTEXT, () => ''))
    const count = (part: RegExp) => page.match(part)?.length ?? 0
    expect([count(/<tr data-host=/g), count(/<details class="host">/g)]).toEqual([100, 100])
    expect(count(/<h3><code>envs\//g)).toBe(1000)
    expect(page).toContain('and 2000 more root modules in the JSON report')
    expect(count(/(?<!row">)<code>d\d+\/<wbr\/>main\.tf&#58;3(?:&#58;12)?<\//g)).toBe(2000)
  })

  it('has a log that says how many hosts and findings are left out', () => {
    const options = { ...OPTIONS, isRunner: true }
    const parts = [...text.renderTextParts(VERDICT, options)].map((part) => part.text)
    expect(parts.filter((part) => /^✗ r\d/.test(part))).toHaveLength(20)
    expect(parts).toContain(`and ${HOSTS - 20} more hosts in the JSON report`)
    const words = parts.join('\n').replaceAll(/\s+/g, ' ')
    const found = ['and 1996 more hosts help:', 'and 11993 more places']
    expect(found.filter((each) => !words.includes(each))).toEqual([])
  })

  it('has a summary and a comment within their limits', () => {
    const summary = renderMarkdown(VERDICT, CONTEXT)
    expect(bytesOf(summary)).toBeLessThan(200_001)
    for (const noun of ['host', 'place', 'root module']) {
      const left = `and \\d+ more ${noun}s <a href="[^"]*">in the JSON report</a>`
      expect([noun, RegExp(left).test(summary)]).toEqual([noun, true])
    }
    const page = { url: 'https://github.com/a/b', workflow: 'x.yml', job: 'j', commit: '' }
    expect(bytesOf(renderComment(VERDICT, CONTEXT, page, 60_000))).toBeLessThan(60_001)
  })

  it('has an annotation for each cause, which count all hosts or places', () => {
    const titles = renderAnnotations(VERDICT, CONTEXT).map(({ title }) => title)
    expect(titles).toEqual([
      '2000 hosts: Wrong Content-Type',
      `12000 places: ${problemFacts()['source-invalid'].title}`
    ])
  })

  it('has outputs with complete counts, and lists that GitHub accepts', () => {
    const outputs = outputsOf(VERDICT)
    expect(outputs).toMatchObject({ passed: false, errors: FINDINGS, warnings: 0 })
    expect(2 * (outputs.hosts.length + outputs.services.length)).toBeLessThan(1e6)
    expect(JSON.parse(outputs.hosts)).toHaveLength(HOSTS)
    expect(Object.keys(JSON.parse(outputs.services))).toHaveLength(HOSTS - outputs['left-out'])
    expect(outputs['left-out']).toBeGreaterThan(0)
  })
})

it('has a page with the details of 2,000 hosts, to which it links', () => {
  const hosts = Array.from({ length: 2010 }, (_, at) =>
    aHostVerdict({ visit: aVisit({ host: aHost(`r${at}.example.com`) }) })
  )
  const page = whole(html.renderHtml(aVerdict(hosts), CONTEXT, () => ''))
  expect(page.match(/<tr data-host="/g)).toHaveLength(2010)
  expect(page.match(/<a href="&#35;host-/g)).toHaveLength(2000)
  expect(page).toContain('and 10 more hosts in the JSON report')
})

it('shows 20,000 findings of one cause in the log', () => {
  const finding = aFileFinding()
  const files = Array.from({ length: 20_000 }, (_, at) => ({
    ...finding,
    places: [aPlace({ line: at + 1 })]
  }))
  const shown = [...text.renderText(aVerdict([], { files }), OPTIONS)].join('')
  expect(shown.replaceAll(/\s+/g, ' ')).toContain('main.tf:7 and 19993 more places')
  expect(shown.split('\n').length).toBeLessThan(30)
})

it('joins small pieces to chunks', () => {
  const chunks = [...inChunks(Array(100_000).fill('abc'))]
  expect(chunks.length).toBeLessThan(6)
  expect(chunks.join('')).toHaveLength(300_000)
})

it('shows fifty remarks, and how many more there are', () => {
  const remarks = firstRemarks(Array.from({ length: 60 }, (_, at) => `remark ${at}`))
  expect(remarks).toHaveLength(51)
  expect(remarks.at(-1)).toBe('and 10 more remarks')
})
