// One suite of JUnit XML: its cases, the findings of each, and escaping.
import { type Finding, firstPlaceOf } from '../../problems/problem.ts'
import type { ReportContext } from '../outcome.ts'
import { NEW, versionedClients } from '../phrases.ts'
import { findingFacts, showPlace, showPlaces } from '../places.ts'
import { escapeMarkup, logLine, MAX_MESSAGE, visible } from '../safe-text.ts'

/** Texts are escaped when the suite is rendered. */
export type JunitCase = {
  readonly classname: string
  readonly name: string
  readonly timeMs: number
  readonly outcome:
    | { readonly kind: 'passed' }
    | {
        readonly kind: 'skipped' | 'failure' | 'error'
        readonly attributes?: Attributes
        readonly lines: readonly string[]
      }
}

export type JunitSuite = {
  readonly name: string
  readonly cases: readonly JunitCase[]
  readonly timeMs: number
  /** Those that fail no case. */
  readonly others: readonly Finding[]
}

const MAX_PLACES = 6
// A message with its label and code fits.
const MAX_LINE = MAX_MESSAGE + 200

/** The outcome of a case with these findings; the first is its message. */
export function outcomeFor(
  kind: 'failure' | 'error',
  findings: readonly Finding[],
  context: ReportContext
): JunitCase['outcome'] {
  const [first] = findings
  if (first === undefined) return { kind: 'passed' }
  const left = findings.length - 1
  const more = left > 0 ? ` (and ${left} more)` : ''
  const message = `${visible(first.problem.message)}${more}`
  return {
    kind,
    attributes: { message, type: first.problem.code },
    lines: findings.flatMap((finding) => linesOf(finding, context))
  }
}

/** Test reporters recognise a place such as `main.tf:12:7` in the text. */
function linesOf(finding: Finding, context: ReportContext): readonly string[] {
  const first = firstPlaceOf(finding)
  const facts = [
    ...(first === null ? [] : [['at', showPlace(first)]]),
    ...findingFacts(finding, context, MAX_MESSAGE, MAX_PLACES),
    ...(finding.isHostNew ? [['host', NEW]] : []),
    ['see', `${context.docsUrl}#${finding.problem.code}`]
  ]
  return [titleOf(finding), ...facts.map(([label, text]) => `  ${label}: ${text}`)]
}

const titleOf = ({ problem, severity }: Finding): string =>
  `${severity}[${problem.code}] ${visible(problem.message, MAX_MESSAGE)}`

function noteOf(finding: Finding): string {
  const at = showPlaces(finding.places, 1)
  return `${titleOf(finding)}${at === '' ? '' : ` (${at})`}`
}

/**
 * In pieces, as there may be ten thousand cases. The order of elements suits both schemas in use, Jenkins' and Ant's.
 * Ant's requires every attribute but `skipped`, which it does not have, and the three elements around the cases.
 */
export function* renderSuite(
  { name, cases, others, timeMs }: JunitSuite,
  id: number,
  context: ReportContext
): Generator<string> {
  const count = (kind: JunitCase['outcome']['kind']): number =>
    cases.filter(({ outcome }) => outcome.kind === kind).length
  const skipped = count('skipped')
  const attributes = {
    name: named(name),
    package: 'tf-disco',
    id,
    // The schema requires a host name; that of the machine is not disclosed.
    hostname: 'localhost',
    timestamp: context.startedAt.slice(0, 19),
    tests: cases.length,
    failures: count('failure'),
    errors: count('error'),
    ...(skipped === 0 ? {} : { skipped }),
    time: seconds(timeMs)
  }
  const properties = [
    { name: 'version', value: context.version },
    { name: 'dialect', value: context.dialect.name },
    { name: 'clients', value: `${versionedClients(context.dialect)} (${context.dialect.why})` },
    ...context.remarks.map((value) => ({ name: 'remark', value }))
  ].map((property) => xmlElement('property', property))
  yield `\n${xmlStart('testsuite', attributes)}>\n`
  yield `${xmlElement('properties', {}, properties.join(''))}\n`
  for (const one of cases) yield `${renderCase(one)}\n`
  yield `${xmlElement('system-out', {}, xmlLines(others.map(noteOf)))}\n`
  yield `${xmlElement('system-err', {})}\n</testsuite>`
}

function renderCase({ classname, name, timeMs, outcome }: JunitCase): string {
  const attributes = { name: named(name), classname: named(classname), time: seconds(timeMs) }
  // The reason of a skipped case is text in Jenkins' schema and an attribute in others; most readers accept both.
  const inner =
    outcome.kind === 'passed'
      ? ''
      : xmlElement(outcome.kind, outcome.attributes ?? {}, xmlLines(outcome.lines))
  return xmlElement('testcase', attributes, inner)
}

/** Readers need a name for each case. */
const named = (name: string): string => (name.trim() === '' ? '(no name)' : name)

const seconds = (ms: number): string => (ms / 1000).toFixed(3)

const xmlLines = (lines: readonly string[]): string => lines.map(xmlText).join('\n')

/**
 * For an element's text or an attribute: one line. Controls, lone surrogates and what else XML 1.0 cannot
 * hold (§2.2, Char) are none of the visible characters, and so are written as `<U+0000>`.
 */
const xmlText = (text: string): string => escapeMarkup(logLine(visible(text, MAX_LINE)))

type Attributes = Readonly<Record<string, string | number>>

/** The attributes are in their order. */
const xmlStart = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? value : xmlText(value)}"`)
    .join('')}`

/** `content` is finished XML. */
function xmlElement(name: string, attributes: Attributes, content = ''): string {
  const start = xmlStart(name, attributes)
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`
}
