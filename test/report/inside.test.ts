// Findings inside packages, in every output: each stands at the call in the checkout, and names the chain and the line inside.

import { renderAnnotations } from '../../src/report/annotations.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aHostVerdict,
  aPlace,
  aVerdict
} from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'
import { sarifMistakes, sarifRunOf } from '../support/report-schemas.ts'
import * as reports from '../support/whole-reports.ts'

const NET = 'module.net (acme/net/aws 2.1.0)'
const PACKAGE = 'acme/net/aws 2.1.0'
const CHAIN = `${NET} > module.sub: modules/sub/versions.tf:7`
const OTHER = `${NET}: main.tf:3`

const CALL = aPlace({
  file: 'live/main.tf',
  line: 12,
  inside: {
    through: [NET, 'module.sub'],
    package: PACKAGE,
    file: 'modules/sub/versions.tf',
    line: 7,
    isPublic: true
  }
})
const OTHER_LINE = aPlace({
  file: 'live/main.tf',
  line: 12,
  inside: { through: [NET], package: PACKAGE, file: 'main.tf', line: 3, isPublic: true }
})

const ALONE = aFileFinding({ code: 'client-version', place: CALL })
const TWO = aFinding({ code: 'source-missing', host: null, places: [CALL, OTHER_LINE] })
const SECOND = aFinding({
  host: null,
  code: 'constraint-unmeetable',
  places: [aPlace({ file: 'live/versions.tf', line: 5 }), CALL]
})
const OF_HOST = aFinding({ code: 'document-absent', places: [CALL] })

const CONTEXT = aContext({ depth: 'init' as never })
const verdictOf = (...files: readonly ReturnType<typeof aFileFinding>[]) =>
  aVerdict([aHostVerdict()], { files })

/** All outputs but JSON, by name. */
function outputsOf(verdict: ReturnType<typeof aVerdict>): Readonly<Record<string, string>> {
  const report = { verdict, context: CONTEXT }
  const { 'report.json': _, ...texts } = reports.reportsOf(report)
  return {
    ...texts,
    log: reports.logOf(report),
    annotations: renderAnnotations(verdict, CONTEXT)
      .map(({ title, message }) => `${title}\n${message}`)
      .join('\n')
  }
}

/** The text as a reader sees it: without tags, entities, escapes and line breaks. */
const readable = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&gt;', '>')
    .replaceAll(/[\\`]/g, '')
    .replaceAll(/\s+/g, ' ')

const lacking = (verdict: ReturnType<typeof aVerdict>, ...parts: readonly string[]) =>
  Object.entries(outputsOf(verdict)).flatMap(([name, text]) =>
    parts.every((part) => readable(text).includes(part)) ? [] : name
  )

describe('every output names the chain and the line inside of', () => {
  it('a finding of a file', () => {
    expect(lacking(verdictOf(ALONE), CHAIN)).toEqual([])
  })
  it('a finding at two lines of packages that one call leads to', () => {
    expect(lacking(verdictOf(TWO), CHAIN, OTHER)).toEqual([])
  })
  it('a finding whose first place is in the checkout', () => {
    expect(lacking(verdictOf(SECOND), CHAIN)).toEqual([])
  })
  it('a finding of a host', () => {
    expect(lacking(aVerdict([aHostVerdict({ findings: [OF_HOST] })]), CHAIN)).toEqual([])
  })
})

describe('JSON', () => {
  const findingsIn = (verdict: ReturnType<typeof aVerdict>) =>
    JSON.parse(reports.renderJson(verdict, CONTEXT)).findings

  const inside = { package: PACKAGE, file: 'modules/sub/versions.tf', line: 7 }
  const through = [NET, 'module.sub']

  it('has `through` and `inside` of the finding and of each place', () => {
    const place = { file: 'live/main.tf', line: 12, through, inside }
    expect(findingsIn(verdictOf(ALONE))).toMatchObject([{ through, inside, places: [place] }])
    expect(findingsIn(verdictOf(SECOND))).toMatchObject([
      { places: [{ file: 'live/versions.tf', line: 5 }, place] }
    ])
  })

  it('has neither where a finding is in the checkout alone', () => {
    const [finding] = findingsIn(verdictOf(aFileFinding()))
    expect(Object.keys(finding)).not.toContain('inside')
    expect(Object.keys(finding.places[0])).not.toContain('through')
  })
})

describe('SARIF', () => {
  const resultOf = (verdict: ReturnType<typeof aVerdict>) =>
    sarifRunOf(reports.renderSarif(verdict, CONTEXT)).results[0]

  it('has the call as the location, and the chain as the text of a related one', () => {
    const result = resultOf(verdictOf(ALONE))
    const uri = { artifactLocation: { uri: 'live/main.tf' }, region: { startLine: 12 } }
    expect(result).toMatchObject({
      locations: [{ physicalLocation: uri }],
      relatedLocations: [{ id: 1, physicalLocation: uri, message: { text: CHAIN } }]
    })
    expect(result?.relatedLocations).toHaveLength(1)
  })

  it('is valid', () => {
    for (const finding of [ALONE, TWO, SECOND, OF_HOST])
      expect(sarifMistakes(reports.renderSarif(verdictOf(finding), CONTEXT))).toEqual([])
  })

  it('tells two findings apart that one call leads to', () => {
    const other = aFileFinding({ code: 'client-version', place: OTHER_LINE })
    const { results } = sarifRunOf(reports.renderSarif(verdictOf(ALONE, other), CONTEXT))
    expect(
      new Set(results.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints))).size
    ).toBe(2)
  })
})

it('marks the call in the checkout in annotations', () => {
  expect(renderAnnotations(verdictOf(ALONE), CONTEXT)).toMatchObject([
    { file: 'live/main.tf', line: 12 }
  ])
})

it('shows hostile names in a chain as visible text on one line', () => {
  const evil = 'x\u202e\n::error::y<script>|`'
  const place = aPlace({
    inside: {
      through: [`module.${evil}`],
      package: evil,
      file: `${evil}.tf`,
      line: 3,
      isPublic: true
    }
  })
  const isWrong = (name: string, text: string): boolean =>
    /\u202e|^::error::y/m.test(text) || (/\.(html|md)$/.test(name) && text.includes('y<script>'))
  const outputs = Object.entries(outputsOf(verdictOf(aFileFinding({ place }))))
  expect(outputs.flatMap(([name, text]) => (isWrong(name, text) ? [name] : []))).toEqual([])
})
