// The verdict as JUnit XML: a suite with one case for each host, and a suite for files.
import { attemptsOf } from '../../judge/host.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import { failsCheck, type Verdict } from '../../judge/verdict.ts'
import { type Finding, fileOf, firstPlaceOf } from '../../problems/problem.ts'
import { showHostname } from '../../protocol/hostname.ts'
import { escapeMarkup, logLine, MAX_MESSAGE, visible } from '../../text/safe-text.ts'
import type { ReportContext } from '../outcome.ts'
import { NEW, showAffected, versionedClients } from '../phrases.ts'
import { alsoAt, settingsOf, showFile, showHits, showPlace, showPlaces } from '../places.ts'

type Kind = 'passed' | 'skipped' | 'failure' | 'error'

/** `content` is an element with the reason; empty for a case that passed. */
type Outcome = { readonly kind: Kind; readonly content: string }

type TestCase = Outcome & {
  readonly classname: string
  readonly name: string
  readonly timeMs: number
}

const PASSED: Outcome = { kind: 'passed', content: '' }

// Jenkins splits a class name at its last dot, so hosts and files are names. GitLab lists cases by name only.
const HOSTS = 'tf-disco.hosts'
const FILES = 'tf-disco.files'

const MAX_PLACES = 6
// A message with its label and code fits.
const MAX_LINE = MAX_MESSAGE + 200

/**
 * In pieces. The case of a host fails with an error at the host, and with a warning if `fail-on` is `warning`; it is an
 * `error` if discovery failed. JUnit has no warnings: other findings are in the `system-out` of their suite. Findings in
 * files have a case for each file and code, so that names stay the same when lines move.
 */
export function* renderJunit(verdict: Verdict, context: ReportContext): Generator<string> {
  const { hosts, files } = verdict
  // No totals on the root: Ant's schema has no attributes there.
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>'
  for (const [id, host] of hosts.entries()) {
    const test = hostCase(host, context)
    yield* renderSuite({ ...test, id, cases: [test], findings: host.findings }, context)
  }
  if (files.length > 0 || context.scan.files > 0) {
    const timeMs = context.scan.durationMs
    const failing = fileCases(files, context)
    const all = { classname: FILES, name: 'all files', timeMs, ...PASSED }
    const cases = failing.length === 0 ? [all] : failing
    yield* renderSuite({ name: 'files', id: hosts.length, timeMs, cases, findings: files }, context)
  }
  yield '\n</testsuites>\n'
}

/** With `fail-on: never` the check passes, but what is broken is not a passed test. */
const fails = ({ severity }: Finding, { failOn }: ReportContext): boolean =>
  severity === 'error' || failsCheck(severity, failOn)

function hostCase({ visit, findings }: HostVerdict, context: ReportContext): TestCase {
  const { discovery } = visit.attempt
  const timeMs = attemptsOf(visit).reduce((total, { timing }) => total + timing.totalMs, 0)
  const outcome = outcomeFor(discovery.kind === 'failed' ? 'error' : 'failure', findings, context)
  const isSkipped = outcome.kind === 'passed' && discovery.kind === 'skipped'
  return {
    classname: HOSTS,
    name: showHostname(visit.host),
    timeMs,
    ...(isSkipped ? notPassed('skipped', [discovery.problem.message]) : outcome)
  }
}

function fileCases(files: readonly Finding[], context: ReportContext): readonly TestCase[] {
  const nameOf = (finding: Finding) => `${showFile(fileOf(finding))} ${finding.problem.code}`.trim()
  const failing = files.filter((finding) => fails(finding, context))
  return Array.from(Map.groupBy(failing, nameOf), ([name, group]) => {
    return { classname: FILES, name, timeMs: 0, ...outcomeFor('failure', group, context) }
  })
}

/** The outcome of a case with these findings; the first that fails is its message. */
function outcomeFor(
  kind: 'failure' | 'error',
  findings: readonly Finding[],
  context: ReportContext
) {
  const failing = findings.filter((finding) => fails(finding, context))
  const [first] = failing
  if (first === undefined) return PASSED
  const more = failing.length > 1 ? ` (and ${failing.length - 1} more)` : ''
  const message = `${visible(first.problem.message)}${more}`
  const lines = failing.flatMap((finding) => linesOf(finding, context))
  return notPassed(kind, lines, { message, type: first.problem.code })
}

// The reason of a skipped case is text in Jenkins' schema and an attribute in others; most readers accept both.
const notPassed = (kind: Kind, lines: readonly string[], attributes = {}): Outcome => ({
  kind,
  content: xmlElement(kind, attributes, xmlLines(lines))
})

/** Test reporters recognise a place such as `main.tf:12:7` in the text. */
function linesOf(finding: Finding, { clients, repositories, docsUrl }: ReportContext) {
  const { problem, affects, isHostNew } = finding
  const first = firstPlaceOf(finding)
  const facts = [
    ['at', first === null ? '' : showPlace(first)],
    ['help', visible(problem.help ?? '', MAX_MESSAGE)],
    ['affects', showAffected(affects, clients)],
    ['hits', showHits([finding], repositories.length)],
    ['also at', alsoAt(finding, MAX_PLACES)],
    ['required by', showPlaces(settingsOf([finding]), MAX_PLACES)],
    ['host', isHostNew ? NEW : ''],
    ['see', `${docsUrl}#${problem.code}`]
  ]
  const shown = facts.filter(([, text]) => text !== '')
  return [titleOf(finding), ...shown.map(([label, text]) => `  ${label}: ${text}`)]
}

const titleOf = ({ problem, severity }: Finding): string =>
  `${severity}[${problem.code}] ${visible(problem.message, MAX_MESSAGE)}`

function noteOf(finding: Finding): string {
  const at = showPlaces(finding.places, 1)
  return `${titleOf(finding)}${at === '' ? '' : ` (${at})`}`
}

type Suite = Pick<TestCase, 'name' | 'timeMs'> & {
  readonly id: number
  readonly cases: readonly TestCase[]
  readonly findings: readonly Finding[]
}

/**
 * In pieces, as there may be ten thousand cases. The order of elements suits both schemas in use, Jenkins' and Ant's.
 * Ant's requires every attribute but `skipped`, which it does not have, and the three elements around the cases.
 */
function* renderSuite({ name, id, timeMs, cases, findings }: Suite, context: ReportContext) {
  const { version, dialect, remarks, startedAt } = context
  const count = (kind: Kind) => cases.filter((test) => test.kind === kind).length
  const skipped = count('skipped')
  const attributes = {
    name: named(name),
    package: 'tf-disco',
    id,
    // The schema requires a host name; that of the machine is not disclosed.
    hostname: 'localhost',
    timestamp: startedAt.slice(0, 19),
    tests: cases.length,
    failures: count('failure'),
    errors: count('error'),
    ...(skipped === 0 ? {} : { skipped }),
    time: seconds(timeMs)
  }
  const properties = [
    { name: 'version', value: version },
    { name: 'dialect', value: dialect.name },
    { name: 'clients', value: `${versionedClients(dialect)} (${dialect.why})` },
    ...remarks.map((value) => ({ name: 'remark', value }))
  ].map((property) => xmlElement('property', property))
  const others = findings.filter((finding) => !fails(finding, context))
  yield `\n${xmlStart('testsuite', attributes)}>\n`
  yield `${xmlElement('properties', {}, properties.join(''))}\n`
  for (const one of cases) yield `${renderCase(one)}\n`
  yield `${xmlElement('system-out', {}, xmlLines(others.map(noteOf)))}\n`
  yield `${xmlElement('system-err', {})}\n</testsuite>`
}

const renderCase = ({ classname, name, timeMs, content }: TestCase): string =>
  xmlElement('testcase', { name: named(name), classname, time: seconds(timeMs) }, content)

/** Readers need a name for each case. */
const named = (name: string): string => (name.trim() === '' ? '(no name)' : name)

const seconds = (ms: number): string => (ms / 1000).toFixed(3)

const xmlLines = (lines: readonly string[]): string => lines.map(xmlText).join('\n')

/** One line. What XML 1.0 cannot hold (§2.2, Char) is no visible character, and so is written as `<U+0000>`. */
const xmlText = (text: string): string => escapeMarkup(logLine(visible(text, MAX_LINE)))

const xmlStart = (name: string, attributes: object): string =>
  [
    `<${name}`,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${xmlText(`${value}`)}"`)
  ].join(' ')

/** `content` is finished XML. */
function xmlElement(name: string, attributes: object, content = ''): string {
  const start = xmlStart(name, attributes)
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`
}
