// One suite of JUnit XML: its cases, what failed in each, and what is only said.

import type { Finding } from '../../judge/verdict.ts'
import type { ReportContext } from '../outcome.ts'
import { NEW, showClients, showCount } from '../phrases.ts'
import { originOf, showPlaces } from '../places.ts'
import { logLine, visible } from '../safe-text.ts'

export type JunitOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'skipped'; readonly message: string }
  /** `type` is a problem code; the lines say all of it. */
  | {
      readonly kind: 'failure' | 'error'
      readonly type: string
      readonly message: string
      readonly lines: readonly string[]
    }

/** Texts are raw: what makes them harmless is done here. */
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
  /** Lines of what fails nothing. */
  readonly notes: readonly string[]
}

const MAX_MESSAGE = 500
// A document can hold 100,000 bad services; the JSON report has them all.
const MAX_FINDINGS = 20
const MAX_NOTES = 100
const MAX_PLACES = 6
// A message has its own limit, and its label and code stand before it.
const MAX_LINE = 1000

/** What findings make of a case; the first of them is its message. */
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
    message: `${visible(first.problem.message, MAX_MESSAGE)}${more}`,
    lines: [
      ...findings.slice(0, MAX_FINDINGS).flatMap((finding) => linesOf(finding, context)),
      ...leftLine(findings.length - MAX_FINDINGS)
    ]
  }
}

/** Findings that fail nothing, a line each. */
export const noteLines = (findings: readonly Finding[]): readonly string[] => [
  ...findings.slice(0, MAX_NOTES).map(({ problem, severity, places }) => {
    const at = showPlaces(places, 1)
    const said = visible(problem.message, MAX_MESSAGE)
    return `${severity}[${problem.code}] ${said}${at === '' ? '' : ` (${at})`}`
  }),
  ...leftLine(findings.length - MAX_NOTES)
]

const leftLine = (left: number): readonly string[] =>
  left > 0 ? [`and ${showCount(left, 'more finding')}; the JSON report has them all`] : []

/** Reporters that look for a place in the text find `main.tf:12`. */
function linesOf(finding: Finding, { docsUrl }: ReportContext): readonly string[] {
  const { problem, severity, affects } = finding
  const { first, others, settings } = originOf(finding)
  const places = first === null ? [] : [first, ...others]
  const line = (label: string, text: string): readonly string[] =>
    text === '' ? [] : [`  ${label}: ${text}`]
  return [
    `${severity}[${problem.code}] ${visible(problem.message, MAX_MESSAGE)}`,
    ...line('help', visible(problem.help ?? '', MAX_MESSAGE)),
    ...line('affects', showClients(affects)),
    ...line(finding.host === null ? 'at' : 'used at', showPlaces(places, MAX_PLACES)),
    ...line('asked by', showPlaces(settings, MAX_PLACES)),
    ...(finding.isHostNew ? [`  the host is ${NEW}`] : []),
    ...line('see', `${docsUrl}#${problem.code}`)
  ]
}

/**
 * The order of elements is that of both schemas in use, Jenkins' and Ant's; Ant's wants every attribute
 * but `skipped`, which it does not know, and the three elements around the cases.
 */
export function renderSuite(suite: JunitSuite, id: number, context: ReportContext): string {
  const { cases, notes } = suite
  const count = (kind: JunitOutcome['kind']): number =>
    cases.filter(({ outcome }) => outcome.kind === kind).length
  const skipped = count('skipped')
  const attributes = {
    name: named(suite.name),
    package: 'tf-disco',
    id,
    // The machine that the check ran on; which one it was is nobody's business.
    hostname: 'localhost',
    timestamp: context.startedAt.slice(0, 19),
    tests: cases.length,
    failures: count('failure'),
    errors: count('error'),
    ...(skipped === 0 ? {} : { skipped }),
    time: seconds(suite.timeMs)
  }
  const properties = [
    { name: 'version', value: context.version },
    { name: 'dialect', value: context.dialect.name },
    ...context.remarks.map((value) => ({ name: 'remark', value }))
  ].map((property) => xmlElement('property', property))
  const out = notes.map((line) => xmlText(line, MAX_LINE)).join('\n')
  const parts = [
    xmlElement('properties', {}, properties.join('')),
    ...cases.map(renderCase),
    xmlElement('system-out', {}, out),
    xmlElement('system-err', {})
  ]
  return xmlElement('testsuite', attributes, `\n${parts.join('\n')}\n`)
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
      // Jenkins' schema has the reason as text, others as an attribute; most readers take either.
      return xmlElement('skipped', {}, xmlText(outcome.message, MAX_MESSAGE))
    case 'failure':
    case 'error': {
      const { kind, type, message, lines } = outcome
      const text = lines.map((line) => xmlText(line, MAX_LINE)).join('\n')
      return xmlElement(kind, { message, type }, text)
    }
  }
}

/** No reader knows what to do with a case that has no name. */
const named = (name: string): string => (name.trim() === '' ? '(no name)' : name)

const seconds = (ms: number): string => (ms / 1000).toFixed(3)

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;'
}

/**
 * For an element's text or an attribute: one line. Controls, lone surrogates and what else XML 1.0 cannot
 * hold (§2.2, Char) are none of the visible characters, and so are written as `<U+0000>`.
 */
export const xmlText = (text: string, maxCharacters?: number): string =>
  logLine(visible(text, maxCharacters)).replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)

/** An element, its attributes in their order; `content` is finished XML. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content = ''
): string {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${typeof value === 'number' ? value : xmlText(value)}"`
  )
  const head = `<${name}${written.join('')}`
  return content === '' ? `${head}/>` : `${head}>${content}</${name}>`
}
