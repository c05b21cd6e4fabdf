// Every output of a verdict with 100,000 findings is within its limit and says what it leaves out.

import { describe, expect, it } from '@jest/globals'
import { problemFacts } from '../../src/problems/catalogue.ts'
import { renderAnnotations } from '../../src/report/annotations/annotations.ts'
import * as html from '../../src/report/html/page.ts'
import * as json from '../../src/report/json/json.ts'
import { outputsOf } from '../../src/report/json/outputs.ts'
import * as junit from '../../src/report/junit/junit.ts'
import { renderComment } from '../../src/report/markdown/comment.ts'
import { renderMarkdown } from '../../src/report/markdown/page.ts'
import { bytesOf, fairShare, fitting, inChunks, Room, within } from '../../src/report/pieces.ts'
import { firstRemarks } from '../../src/report/remarks.ts'
import * as sarif from '../../src/report/sarif/sarif.ts'
import * as text from '../../src/report/text/text.ts'
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

const HOSTS = 2_000
const IN_FILES = 60_000
const FINDINGS = HOSTS * 20 + IN_FILES

const SERVICES = ['modules.v1', 'providers.v1'].map((id) => {
  return { id, kind: 'url', url: `https://registry.example.com/${'x'.repeat(100)}/${id}` } as const
})

const MANY_PLACES = Array.from({ length: 10 }, (_, line) => aPlace({ line: line + 1 }))

const VERDICT = aVerdict(
  Array.from({ length: HOSTS }, (_, at) => {
    const host = aHost(`r${at}.example.com`)
    const because = Array.from({ length: 10 }, (_, line) => aPlace({ line: line + 1 }))
    const finding = aFinding({ host, places: because, placesLeftOut: 7 })
    return aHostVerdict({
      visit: aVisit({ host }),
      services: SERVICES,
      requirements: [aRequirement({ host, because })],
      findings: Array.from({ length: 20 }, () => finding)
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
const CONTEXT = aContext({ scan: { files: 9, bytes: 9, usages: 100_000, durationMs: 9 } })
const OPTIONS = { colour: false, width: 100, context: CONTEXT }

/** All pieces, of which none is long. */
function whole(pieces: Iterable<string>): string {
  const all = [...pieces]
  expect(Math.max(...all.map(({ length }) => length))).toBeLessThan(5e6)
  return all.join('')
}

describe('a verdict with 100,000 findings', () => {
  it('has a JSON report within its limits that counts what it leaves out', () => {
    const limits = {
      hosts: 1e6,
      becauseLists: 5e5,
      findings: 2e6,
      placeLists: 1e6,
      roots: 2e5,
      rowPlaceLists: 1e5
    }
    const rendered = whole(json.renderJson(VERDICT, CONTEXT, limits))
    expect(bytesOf(rendered)).toBeLessThan(3.3e6)
    const report = JSON.parse(rendered)
    const { hosts, findings, roots } = report
    expect(report.counts).toEqual({ errors: FINDINGS, warnings: 0, notices: 0 })
    expect(hosts.length + report.hostsLeftOut).toBe(HOSTS)
    expect(findings.length + report.findingsLeftOut).toBe(FINDINGS)
    const [{ because, becauseLeftOut }] = hosts[0].required
    expect(because.length + becauseLeftOut).toBe(10)
    expect(findings[0].places.length + findings[0].placesLeftOut).toBe(17)
    expect(roots.length + report.rootsLeftOut).toBe(3000)
    expect(roots[0].rows[0].places.length + roots[0].rows[0].placesLeftOut).toBe(10)
  })

  it('has a SARIF log with the worst 5,000 results', () => {
    const [run] = JSON.parse(whole(sarif.renderSarif(VERDICT, CONTEXT))).runs
    expect(run.results).toHaveLength(5000)
    expect(run.results[0].properties).toMatchObject({ places: 17, relatedLeftOut: 7 })
    expect(run.properties).toMatchObject({ findings: FINDINGS, resultsLeftOut: FINDINGS - 5000 })
    expect(run.invocations[0].toolExecutionNotifications[0].message.text).toMatch(
      /^5000 of 100000 findings are in this file/
    )
  })

  it('has JUnit suites within their limit, and one that says how many are left out', () => {
    const rendered = whole(junit.renderJunit(VERDICT, CONTEXT, 1e6))
    expect(bytesOf(rendered)).toBeLessThan(1.1e6)
    const shown = rendered.match(/<testsuite name="r\d+\.example\.com"/g)?.length ?? 0
    expect(shown).toBeGreaterThan(100)
    expect(rendered).toContain(`and ${HOSTS + 1 - shown} more suites; the JSON report has their`)
  })

  it('has a page within its limits that counts what it leaves out', () => {
    // Causes are limited as in the summary; the others take no longer for the rest.
    const files = VERDICT.files.slice(0, 2000)
    const part = { ...VERDICT, files, findings: files }
    const page = whole(html.renderHtml(part, CONTEXT, () => ''))
    expect(bytesOf(page)).toBeLessThan(11e6)
    const count = (part: RegExp) => page.match(part)?.length ?? 0
    expect(count(/<tr data-host=/g)).toBe(HOSTS)
    const found = [
      `and ${HOSTS - count(/<details class="host">/g)} more hosts in the JSON report`,
      `and ${3000 - count(/<h3><code>envs\//g)} more root modules in the JSON report`,
      `and ${files.length - count(/<th scope="row"><code>d\d+\/main/g)} more findings in the JSON report`
    ]
    expect(found.filter((each) => !page.includes(each))).toEqual([])
  })

  it('has a log within its limit that says how many hosts are left out', () => {
    const options = { ...OPTIONS, isRunner: true }
    const parts = [...text.renderTextParts(VERDICT, options, 1e6)].map((part) => part.text)
    expect(bytesOf(parts.join('\n'))).toBeLessThan(1.1e6)
    const shown = parts.join('\n').match(/^✗ r\d+\.example\.com failed/gm)?.length ?? 0
    expect(parts.filter((part) => /^✗ r\d/.test(part))).toHaveLength(20)
    expect(parts.some((part) => part.startsWith(`details of ${shown - 20} more hosts\n`))).toBe(
      true
    )
    expect(parts).toContain(`the details of ${HOSTS - shown} more hosts are in the JSON report`)
    const words = parts.join('\n').replaceAll(/\s+/g, ' ')
    const found = ['and 1996 more -->', 'and 59993 more places', 'and 2980 more in the JSON']
    expect(found.filter((each) => !words.includes(each))).toEqual([])
  })

  it('has a summary and a comment within their limits', () => {
    const summary = renderMarkdown(VERDICT, CONTEXT)
    expect(bytesOf(summary)).toBeLessThan(200_001)
    for (const noun of ['host', 'place', 'root module']) {
      const left = `and \\d+&nbsp;more ${noun}s in the JSON report`
      expect([noun, RegExp(left).test(summary)]).toEqual([noun, true])
    }
    const page = { url: 'https://github.com/a/b', workflow: 'x.yml', job: 'j', commit: '' }
    expect(bytesOf(renderComment(VERDICT, CONTEXT, page, 60_000))).toBeLessThan(60_001)
  })

  it('has at most ten annotations, the first of which count all findings', () => {
    const titles = renderAnnotations(VERDICT, CONTEXT).map(({ title }) => title)
    expect(titles).toHaveLength(10)
    expect(titles.slice(0, 2)).toEqual([
      '2000 hosts: Wrong Content-Type (40000 times)',
      `60000 files: ${problemFacts()['source-invalid'].title}`
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

it('shows 200,000 findings of one cause in the log', () => {
  const finding = aFileFinding()
  const files = Array.from({ length: 200_000 }, (_, at) => ({
    ...finding,
    places: [aPlace({ line: at + 1 })]
  }))
  const shown = [...text.renderText(aVerdict([], { files }), OPTIONS)].join('')
  expect(shown.replaceAll(/\s+/g, ' ')).toContain('main.tf:7 and 199993 more places')
  expect(shown.split('\n').length).toBeLessThan(30)
})

it('cuts the longest lists until all of them fit', () => {
  expect(fairShare([1, 2, 3], 6)).toBe(Number.POSITIVE_INFINITY)
  expect(fairShare([100, 1, 50], 61)).toBe(30)
  expect(fairShare([9, 9, 9], 9)).toBe(3)
  expect(within(['a', 'bb', 'ccc'], 3, ({ length }) => length)).toEqual(['a', 'bb'])
})

it('leaves out an item that does not fit, and keeps a shorter one after it', () => {
  const pieces = fitting(['aa', 'bbbb', 'c'], new Room(3), (item) => item, ',')
  expect([pieces.next().value, pieces.next().value, pieces.next().value]).toEqual(['aa', ',c', 1])
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
