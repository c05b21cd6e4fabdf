// One suite of JUnit XML: its cases, the findings of each, and escaping.

import type { Finding } from '../../judge/finding.ts'
import type { ReportContext } from '../outcome.ts'
import { NEW, versionedClients } from '../phrases.ts'
import { findingFacts, firstPlaceOf, showPlace, showPlaces } from '../places.ts'
import { escapeMarkup, logLine, MAX_MESSAGE, visible } from '../safe-text.ts'

export type JunitOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'skipped'; readonly message: string }
  /** `type` is a problem code; the lines are the full text. */
  | {
      readonly kind: 'failure' | 'error'
      readonly type: string
      readonly message: string
      readonly lines: readonly string[]
    }

/** Texts are escaped when the suite is rendered. */
export type JunitCase = {
  readonly classname: string
  readonly name: string
  readonly timeMs: number
  readonly outcome: JunitOutcome
}

export type JunitSuite = {
  readonly name: string
  readonly cases: readonly JunitCase[]
  readonly timeMs: number
  /** Findings that fail no case, a line each. */
  readonly notes: readonly string[]
}

const MAX_PLACES = 6
// A message with its label and code fits.
const MAX_LINE = MAX_MESSAGE + 200

/** The outcome of a case with these findings; the first is its message. */
export function outcomeFor(
  kind: 'failure' | 'error',
  findings: readonly Finding[],
  context: ReportContext
): JunitOutcome {
  const [first] = findings
  if (first === undefined) return { kind: 'passed' }
  const left = findings.length - 1
  const more = left > 0 ? ` (and ${left} more)` : ''
  return {
    kind,
    type: first.problem.code,
    message: `${visible(first.problem.message)}${more}`,
    lines: findings.flatMap((finding) => linesOf(finding, context))
  }
}

/** Findings that fail no case, a line each. */
export const noteLines = (findings: readonly Finding[]): readonly string[] => findings.map(noteLine)

function noteLine({ problem, severity, places }: Finding): string {
  const at = showPlaces(places, 1)
  const message = visible(problem.message, MAX_MESSAGE)
  return `${severity}[${problem.code}] ${message}${at === '' ? '' : ` (${at})`}`
}

/** Test reporters recognise a place such as `main.tf:12:7` in the text. */
function linesOf(finding: Finding, context: ReportContext): readonly string[] {
  const { problem, severity } = finding
  const first = firstPlaceOf(finding)
  const facts = [
    ...(first === null ? [] : [['at', showPlace(first)]]),
    ...findingFacts(finding, context, MAX_MESSAGE, MAX_PLACES),
    ...(finding.isHostNew ? [['host', NEW]] : []),
    ['see', `${context.docsUrl}#${problem.code}`]
  ]
  return [
    `${severity}[${problem.code}] ${visible(problem.message, MAX_MESSAGE)}`,
    ...facts.map(([label, text]) => `  ${label}: ${text}`)
  ]
}

/**
 * In pieces, as there may be ten thousand cases. The order of elements suits both schemas in use, Jenkins' and Ant's.
 * Ant's requires every attribute but `skipped`, which it does not have, and the three elements around the cases.
 */
export function* renderSuite(
  { name, cases, notes, timeMs }: JunitSuite,
  id: number,
  context: ReportContext
): Generator<string> {
  const count = (kind: JunitOutcome['kind']): number =>
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
  yield `${xmlStart('testsuite', attributes)}>\n`
  yield `${xmlElement('properties', {}, properties.join(''))}\n`
  for (const one of cases) yield `${renderCase(one)}\n`
  const out = notes.map((line) => xmlText(line, MAX_LINE)).join('\n')
  yield `${xmlElement('system-out', {}, out)}\n${xmlElement('system-err', {})}\n</testsuite>`
}

function renderCase({ classname, name, timeMs, outcome }: JunitCase): string {
  const attributes = { name: named(name), classname: named(classname), time: seconds(timeMs) }
  return xmlElement('testcase', attributes, renderOutcome(outcome))
}

function renderOutcome(outcome: JunitOutcome): string {
  switch (outcome.kind) {
    case 'passed':
      return ''
    case 'skipped':
      // The reason is text in Jenkins' schema and an attribute in others; most readers accept both.
      return xmlElement('skipped', {}, xmlText(outcome.message, MAX_MESSAGE))
    case 'failure':
    case 'error': {
      const { kind, type, message, lines } = outcome
      const text = lines.map((line) => xmlText(line, MAX_LINE)).join('\n')
      return xmlElement(kind, { message, type }, text)
    }
  }
}

/** Readers need a name for each case. */
const named = (name: string): string => (name.trim() === '' ? '(no name)' : name)

const seconds = (ms: number): string => (ms / 1000).toFixed(3)

/**
 * For an element's text or an attribute: one line. Controls, lone surrogates and what else XML 1.0 cannot
 * hold (§2.2, Char) are none of the visible characters, and so are written as `<U+0000>`.
 */
const xmlText = (text: string, maxCharacters?: number): string =>
  escapeMarkup(logLine(visible(text, maxCharacters)))

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
