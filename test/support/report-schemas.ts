// Validates reports against the published schemas of their formats.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'

const SCHEMAS = 'test/vectors/schemas'
const read = (name: string): string => readFileSync(`${SCHEMAS}/${name}`, 'utf8')

/** Draft 04, of which only the name of `$id` matters here. */
const { $schema: _, id, ...sarifSchema } = JSON.parse(read('sarif-schema-2.1.0.json'))
const URI_REFERENCE = /^(?:[a-z][a-z\d+.-]*:)?(?:[\w.~!$&'()*+,;=:@/?#[\]-]|%[\dA-F]{2})*$/i
const validateSarif = new Ajv({
  strict: false,
  allErrors: true,
  formats: {
    uri: /^[a-z][a-z\d+.-]*:\S+$/i,
    'uri-reference': URI_REFERENCE,
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
  }
}).compile({ ...sarifSchema, $id: id })

type Region = Readonly<Record<'startLine' | 'startColumn' | 'endLine' | 'endColumn', number>>
type Located = {
  readonly physicalLocation: {
    readonly artifactLocation: { readonly uri: string }
    readonly region: Region
  }
}
export type SarifResult = {
  readonly ruleId: string
  readonly ruleIndex: number
  readonly level: string
  readonly message: { readonly text: string }
  readonly locations: readonly Located[]
  readonly relatedLocations?: readonly (Located & { readonly id: number })[]
  readonly suppressions?: readonly { readonly kind: string; readonly justification?: string }[]
  readonly partialFingerprints: Readonly<Record<string, string>>
  readonly properties: Readonly<Record<string, unknown>>
}
export type SarifNotification = Pick<SarifResult, 'level' | 'message' | 'properties'> & {
  readonly associatedRule?: { readonly id: string; readonly index: number }
}
export type SarifRun = {
  readonly tool: {
    readonly driver: {
      readonly rules: readonly (Readonly<Record<string, never>> & {
        readonly id: string
        readonly helpUri: string
        readonly properties: {
          readonly category: string
          readonly tags: readonly string[]
        }
      })[]
    }
  }
  readonly invocations: readonly [
    { readonly toolExecutionNotifications: readonly SarifNotification[] }
  ]
  readonly results: readonly SarifResult[]
  readonly properties: Readonly<Record<string, unknown>>
}

const knownRules = new Set<string>()

/** The rules are the same in every report, and most of it. Valid ones are not validated again. */
function withoutKnownRules(log: { readonly runs: readonly [SarifRun] }): unknown {
  const [run] = log.runs
  const { driver } = run.tool
  const text = JSON.stringify(driver.rules)
  if (knownRules.has(text)) {
    return { ...log, runs: [{ ...run, tool: { driver: { ...driver, rules: [] } } }] }
  }
  if (validateSarif(log)) knownRules.add(text)
  return log
}

/** The one run of a report. */
export const sarifRunOf = (sarif: string): SarifRun => JSON.parse(sarif).runs[0]

type Json = Readonly<Record<string, unknown>>
const text = { type: 'string', minLength: 1 }
/** docs.gitlab.com, "Code Quality report format". */
const validateCodeQuality = new Ajv({ allErrors: true }).compile<readonly Json[]>({
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    additionalProperties: false,
    properties: {
      description: text,
      check_name: text,
      fingerprint: text,
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        properties: {
          path: { type: 'string', pattern: '^(?!/|\\./|~/)[\\s\\S]+$' },
          lines: {
            type: 'object',
            required: ['begin'],
            properties: { begin: { type: 'integer', minimum: 1 } }
          }
        }
      }
    }
  }
})

/** GitLab keeps one of several issues with the same fingerprint, and no file with a byte order mark. */
export function codeQualityMistakes(report: string): readonly string[] {
  const issues = JSON.parse(report)
  if (!validateCodeQuality(issues)) {
    return (validateCodeQuality.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath} ${message}`
    )
  }
  const prints = issues.map(({ fingerprint }) => fingerprint)
  return [
    ...(new Set(prints).size === prints.length ? [] : ['two issues have the same fingerprint']),
    ...(report.startsWith('[') ? [] : ['the file does not begin with a list'])
  ]
}

/** Mistakes by the OASIS schema for SARIF 2.1.0 and by GitHub's further requirements. */
export function sarifMistakes(sarif: string): readonly string[] {
  const log = JSON.parse(sarif)
  if (!validateSarif(withoutKnownRules(log))) {
    return (validateSarif.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath} ${message}`
    )
  }
  return githubMistakes(sarifRunOf(sarif))
}

/** docs.github.com, "SARIF support for code scanning": limits, and properties marked as required. */
function githubMistakes({ tool, results }: SarifRun): readonly string[] {
  const { rules } = tool.driver
  const wrongRules = rules.filter(
    (rule) => ![rule['shortDescription'], rule['fullDescription'], rule['help']].every(hasText)
  )
  return [
    ...(results.length > 5000 ? [`${results.length} results`] : []),
    ...wrongRules.map(({ id }) => `rule ${id} lacks a text`),
    ...rules.filter(({ properties }) => properties.tags.length > 10).map(({ id }) => `tags ${id}`),
    ...results.flatMap((result, index) =>
      resultMistakes(result, rules).map((mistake) => `result ${index}: ${mistake}`)
    )
  ]
}

const hasText = (value: { readonly text?: string } | undefined): boolean =>
  typeof value?.text === 'string' && value.text !== '' && value.text.length <= 1024

function resultMistakes(
  { ruleId, ruleIndex, message, locations, relatedLocations = [] }: SarifResult,
  rules: SarifRun['tool']['driver']['rules']
): readonly string[] {
  const places = [...locations, ...relatedLocations].map(({ physicalLocation }) => physicalLocation)
  const uris = places.map(({ artifactLocation }) => artifactLocation.uri)
  const links = [...message.text.matchAll(/(?<!\\)\]\((\d+)\)/g)].map((match) => Number(match[1]))
  const ids = new Set(relatedLocations.map(({ id }) => id))
  return [
    ...(rules[ruleIndex]?.id === ruleId ? [] : ['the rule is another']),
    ...(locations.length === 1 ? [] : [`${locations.length} locations`]),
    ...(places.length > 100 ? ['too many locations'] : []),
    ...(hasText({ text: message.text.slice(0, 1000) }) ? [] : ['no message']),
    ...uris.filter((uri) => uri === '' || uri.startsWith('/')).map((uri) => `the URI "${uri}"`),
    ...places.filter(({ region }) => !isRegion(region)).map(() => 'no region'),
    ...links.filter((id) => !ids.has(id)).map((id) => `a link to ${id}`)
  ]
}

const isRegion = ({ startLine, startColumn, endLine, endColumn }: Region): boolean =>
  startLine >= 1 && startColumn >= 1 && endLine === startLine && endColumn >= startColumn

const junitSchema = XsdValidator.fromDoc(XmlDocument.fromString(read('jenkins-junit.xsd')))

/** Mistakes by Jenkins' schema and by Ant's further requirements. */
export function junitMistakes(xml: string): readonly string[] {
  const parsed = parseXml(xml)
  if (typeof parsed === 'string') return [parsed]
  using document = parsed
  try {
    junitSchema.validate(document)
  } catch (error) {
    return [String(error)]
  }
  return [...ANT_RULES, ...SUMS].flatMap(({ name, wrong }) =>
    document.find(wrong).map((node) => `${name}: ${node.content.slice(0, 100)}`)
  )
}

/** The parsed document, or why it cannot be parsed. */
function parseXml(xml: string): XmlDocument | string {
  try {
    return XmlDocument.fromString(xml)
  } catch (error) {
    return String(error)
  }
}

/** The texts at an XPath. */
export function textsIn(xml: string, path: string): readonly string[] {
  using document = XmlDocument.fromString(xml)
  return document.find(path).map(({ content }) => content)
}

type Rule = { readonly name: string; readonly wrong: string }

/** Ant's schema (JUnit.xsd), for reports without skipped cases, which it lacks. */
const ANT_RULES: readonly Rule[] = [
  ...['name', 'package', 'id', 'hostname', 'timestamp', 'tests', 'failures', 'errors', 'time'].map(
    (name) => ({ name: `a suite without ${name}`, wrong: `//testsuite[not(@${name})]` })
  ),
  ...['name', 'classname', 'time'].map((name) => ({
    name: `a case without ${name}`,
    wrong: `//testcase[not(normalize-space(@${name}))]`
  })),
  ...['properties', 'system-out', 'system-err'].map((name) => ({
    name: `a suite without ${name}`,
    wrong: `//testsuite[count(${name}) != 1]`
  })),
  { name: 'attributes of the root', wrong: '/testsuites/@*' },
  { name: 'a case with two outcomes', wrong: '//testcase[count(*) > 1]' },
  { name: 'an outcome without a type', wrong: '//failure[not(@type)] | //error[not(@type)]' },
  {
    name: 'a suite out of order',
    wrong: '//testsuite[@id != count(preceding-sibling::testsuite)]'
  }
]

/** Whether the counts of the suites add up. */
const SUMS: readonly Rule[] = [
  { name: 'tests', wrong: '//testsuite[@tests != count(testcase)]' },
  { name: 'failures', wrong: '//testsuite[@failures != count(testcase/failure)]' },
  { name: 'errors', wrong: '//testsuite[@errors != count(testcase/error)]' },
  {
    name: 'skipped',
    wrong: '//testsuite[testcase/skipped and not(@skipped = count(testcase/skipped))]'
  },
  { name: 'time', wrong: '//testsuite[sum(testcase/@time) > @time + 0.01]' }
]

/** A report of each format, by the name of its file. */
export const REPORTS = [
  'report.json',
  'report.sarif',
  'report.xml',
  'report.md',
  'report.html',
  'report.codequality.json',
  'report.badge.json'
]

/** The files of the setting `report` in a directory, by name. */
export async function readReports(directory: string): Promise<Readonly<Record<string, string>>> {
  const texts = REPORTS.map(async (name) => [name, await readFile(join(directory, name), 'utf8')])
  return Object.fromEntries(await Promise.all(texts))
}

/** What GitHub, GitLab and readers of JUnit would reject. */
export const mistakesIn = (reports: Readonly<Record<string, string>>): readonly string[] => [
  ...sarifMistakes(reports['report.sarif'] ?? ''),
  ...junitMistakes(reports['report.xml'] ?? ''),
  ...codeQualityMistakes(reports['report.codequality.json'] ?? '')
]
