// The verdict as JUnit XML: a suite with one case for each host, and a suite for files.

import { attemptsOf } from '../../judge/host.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import { failsCheck, type Verdict } from '../../judge/verdict.ts'
import { type Finding, firstPlaceOf } from '../../problems/problem.ts'
import { showHostname } from '../../protocol/hostname.ts'
import { escapeMarkup, logLine, MAX_MESSAGE, visible } from '../../text/safe-text.ts'
import type { ReportContext } from '../outcome.ts'
import { NEW, versionedClients } from '../phrases.ts'
import { findingFacts, showFile, showPlace, showPlaces } from '../places.ts'

/** Texts are escaped when the suite is rendered. */
type JunitCase = {
  readonly classname: string
  readonly name: string
  readonly timeMs: number
  readonly outcome: CaseOutcome
}

type CaseOutcome = {
  readonly kind: 'passed' | 'skipped' | 'failure' | 'error'
  readonly attributes?: Attributes
  readonly lines: readonly string[]
}

const PASSED: CaseOutcome = { kind: 'passed', lines: [] }

// Jenkins splits a class name at its last dot, so hosts and files are names. GitLab lists cases by name only.
const HOSTS = 'tf-disco.hosts'
const FILES = 'tf-disco.files'

const MAX_PLACES = 6
// A message with its label and code fits.
const MAX_LINE = MAX_MESSAGE + 200

/**
 * XML in pieces. The case of a host fails with an error at the host, and with a warning if `fail-on` is `warning`. It
 * is an `error` instead of a `failure` if discovery failed. JUnit has no warnings: other findings are listed in
 * the `system-out` of their suite. Findings in files have a case for each file and code, so that names stay the
 * same when lines move.
 */
export function* renderJunit(verdict: Verdict, context: ReportContext): Generator<string> {
  // With `fail-on: never` the check passes, but what is broken is not a passed test.
  const fails = ({ severity }: Finding): boolean =>
    severity === 'error' || failsCheck(severity, context.failOn)
  const { hosts, files } = verdict
  // No totals on the root: Ant's schema has no attributes there.
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>'
  for (const [id, host] of hosts.entries()) {
    yield* renderSuite(hostSuite(host, fails, context), id, context)
  }
  if (files.length > 0 || context.scan.files > 0) {
    yield* renderSuite(fileSuite(files, fails, context), hosts.length, context)
  }
  yield '\n</testsuites>\n'
}

type Fails = (finding: Finding) => boolean

/** `others` are the findings that fail no case. */
type JunitSuite = {
  readonly name: string
  readonly cases: readonly JunitCase[]
  readonly timeMs: number
  readonly others: readonly Finding[]
}

function hostSuite(host: HostVerdict, fails: Fails, context: ReportContext): JunitSuite {
  const { visit, findings } = host
  const { discovery } = visit.attempt
  const failing = findings.filter(fails)
  const name = showHostname(visit.host)
  const timeMs = attemptsOf(visit).reduce((total, { timing }) => total + timing.totalMs, 0)
  const outcome: CaseOutcome =
    failing.length === 0 && discovery.kind === 'skipped'
      ? { kind: 'skipped', lines: [discovery.problem.message] }
      : outcomeFor(discovery.kind === 'failed' ? 'error' : 'failure', failing, context)
  return {
    name,
    cases: [{ classname: HOSTS, name, timeMs, outcome }],
    timeMs,
    others: findings.filter((finding) => !fails(finding))
  }
}

function fileSuite(files: readonly Finding[], fails: Fails, context: ReportContext): JunitSuite {
  const testName = (finding: Finding): string =>
    [showFile(firstPlaceOf(finding)?.file ?? ''), finding.problem.code].join(' ').trim()
  const cases = Array.from(Map.groupBy(files.filter(fails), testName), ([name, group]) => ({
    classname: FILES,
    name,
    timeMs: 0,
    outcome: outcomeFor('failure', group, context)
  }))
  const timeMs = context.scan.durationMs
  const all = { classname: FILES, name: 'all files', timeMs, outcome: PASSED }
  return {
    name: 'files',
    cases: cases.length === 0 ? [all] : cases,
    timeMs,
    others: files.filter((finding) => !fails(finding))
  }
}

/** The outcome of a case with these findings; the first is its message. */
function outcomeFor(
  kind: 'failure' | 'error',
  findings: readonly Finding[],
  context: ReportContext
): CaseOutcome {
  const [first] = findings
  if (first === undefined) return PASSED
  const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : ''
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
function* renderSuite(
  { name, cases, others, timeMs }: JunitSuite,
  id: number,
  context: ReportContext
): Generator<string> {
  const count = (kind: CaseOutcome['kind']): number =>
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
  const { kind, attributes: own = {}, lines } = outcome
  const inner = kind === 'passed' ? '' : xmlElement(kind, own, xmlLines(lines))
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
