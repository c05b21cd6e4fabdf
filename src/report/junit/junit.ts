// The verdict as JUnit XML: a suite with one case for each host, and a suite for files.

import type { Finding } from '../../judge/finding.ts'
import { attemptsOf } from '../../judge/host.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { fileOf, firstPlaceOf } from '../../rules/problems/note.ts'
import { showFile, showPlace } from '../../rules/problems/place.ts'
import { showHostname } from '../../rules/protocol/hostname.ts'
import { plain } from '../../rules/protocol/marked-text.ts'
import { problemUrl } from '../../rules/protocol/version.ts'
import { escapeMarkup, logLine, MAX_MESSAGE, visible } from '../../rules/text/safe-text.ts'
import { isFault, type ReportContext } from '../outcome.ts'
import { NEW, showAffected, versionedClients } from '../phrases.ts'
import { alsoAt, settingsOf, showHits, showPlaces } from '../places.ts'

type TestCase = {
  readonly name: string
  readonly timeMs: number
  /** Why it did not pass, as an element; null if it passed. */
  readonly reason: { readonly kind: Kind; readonly xml: string } | null
}

type Kind = 'skipped' | 'failure' | 'error'

const MAX_PLACES = 6
// A message with its label and code fits.
const MAX_LINE = MAX_MESSAGE + 200

/**
 * A piece for each suite. The case of a host fails with an error at the host, also with `fail-on: never`, and with a
 * warning if `fail-on` is `warning`; it is an `error` if discovery failed. JUnit has no warnings: other findings are in the `system-out` of their suite.
 * Findings in files have a case for each file and code, so that names stay the same when lines move.
 */
export function* renderJunit(verdict: Verdict, context: ReportContext): Generator<string> {
  const { hosts, files } = verdict
  // No totals on the root: Ant's schema has no attributes there.
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>'
  // Jenkins splits a class name at its last dot, so hosts and files are names. GitLab lists cases by name only.
  for (const [id, host] of hosts.entries()) {
    const test = hostCase(host, context)
    const suite = { ...test, id, classname: 'tf-disco.hosts', cases: [test] }
    yield renderSuite({ ...suite, findings: host.findings }, context)
  }
  if (files.length > 0 || context.scan.files > 0) {
    const timeMs = context.scan.durationMs
    const failing = fileCases(files, context)
    const cases = failing.length > 0 ? failing : [{ name: 'all files', timeMs, reason: null }]
    const suite = { name: 'files', timeMs, id: hosts.length, classname: 'tf-disco.files', cases }
    yield renderSuite({ ...suite, findings: files }, context)
  }
  yield '\n</testsuites>\n'
}

function hostCase({ visit, findings }: HostVerdict, context: ReportContext): TestCase {
  const { discovery } = visit.attempt
  const kind = discovery.kind === 'failed' ? 'error' : 'failure'
  const why = discovery.kind === 'skipped' ? [plain(discovery.problem.message)] : null
  return {
    name: showHostname(visit.host),
    timeMs: attemptsOf(visit).reduce((total, { timing }) => total + timing.totalMs, 0),
    reason: reasonIn(findings, kind, context) ?? (why && reasonOf('skipped', {}, why))
  }
}

function fileCases(files: readonly Finding[], context: ReportContext): readonly TestCase[] {
  const nameOf = (finding: Finding) => `${showFile(fileOf(finding))} ${finding.problem.code}`.trim()
  const failing = files.filter((finding) => isFault(finding, context))
  return Array.from(Map.groupBy(failing, nameOf), ([name, group]) => {
    return { name, timeMs: 0, reason: reasonIn(group, 'failure', context) }
  })
}

/** The first finding that fails is the message. */
function reasonIn(findings: readonly Finding[], kind: Kind, context: ReportContext) {
  const failing = findings.filter((finding) => isFault(finding, context))
  const [first] = failing
  if (first === undefined) return null
  const more = failing.length > 1 ? ` (and ${failing.length - 1} more)` : ''
  const message = `${visible(plain(first.problem.message))}${more}`
  const lines = failing.flatMap((finding) => linesOf(finding, context))
  return reasonOf(kind, { message, type: first.problem.code }, lines)
}

// The reason of a skipped case is text in Jenkins' schema and an attribute in others; most readers accept both.
const reasonOf = (kind: Kind, attributes: object, lines: readonly string[]) => ({
  kind,
  xml: xmlElement(kind, attributes, xmlLines(lines))
})

/** Test reporters recognise a place such as `main.tf:12:7` in the text. */
function linesOf(finding: Finding, { clients, repositories, docsUrl }: ReportContext) {
  const { problem, affects, isHostNew } = finding
  const first = firstPlaceOf(finding)
  const facts = [
    ['at', first === null ? '' : showPlace(first)],
    ['help', visible(plain(problem.help ?? ''), MAX_MESSAGE)],
    ['affects', showAffected(affects, clients)],
    ['hits', showHits([finding], repositories.length)],
    ['also at', alsoAt(finding, MAX_PLACES)],
    ['required by', showPlaces(settingsOf([finding]), MAX_PLACES)],
    ['host', isHostNew ? NEW : ''],
    ['see', problemUrl(problem.code, docsUrl)]
  ]
  const shown = facts.filter(([, text]) => text !== '')
  return [titleOf(finding), ...shown.map(([label, text]) => `  ${label}: ${text}`)]
}

const titleOf = ({ problem, severity }: Finding): string =>
  `${severity}[${problem.code}] ${visible(plain(problem.message), MAX_MESSAGE)}`

type Suite = Omit<TestCase, 'reason'> & {
  readonly id: number
  readonly classname: string
  readonly cases: readonly TestCase[]
  readonly findings: readonly Finding[]
}

/** The order suits the schemas of Jenkins and Ant. Ant's requires every attribute but `skipped`, and the three elements around the cases. */
function renderSuite(suite: Suite, context: ReportContext): string {
  const { name, id, timeMs, classname, cases, findings } = suite
  const { version, dialect, remarks, startedAt } = context
  const count = (kind: Kind) => cases.filter(({ reason }) => reason?.kind === kind).length
  const skipped = count('skipped')
  const attributes = {
    name,
    package: 'tf-disco',
    id,
    // The schema requires a host name; that of the machine is not disclosed.
    hostname: 'localhost',
    timestamp: startedAt.slice(0, 19),
    tests: cases.length,
    failures: count('failure'),
    errors: count('error'),
    ...(skipped > 0 && { skipped }),
    time: seconds(timeMs)
  }
  const properties = [
    { name: 'version', value: version },
    { name: 'dialect', value: dialect.name },
    { name: 'clients', value: versionedClients(dialect) },
    ...remarks.map((value) => ({ name: 'remark', value }))
  ].map((property) => xmlElement('property', property))
  const harmless = findings.filter((finding) => !isFault(finding, context))
  const notes = harmless.map((finding) => {
    const at = showPlaces(finding.places, 1)
    return `${titleOf(finding)}${at === '' ? '' : ` (${at})`}`
  })
  const content = [
    xmlElement('properties', {}, properties.join('')),
    ...cases.map((one) => renderCase(one, classname)),
    xmlElement('system-out', {}, xmlLines(notes)),
    xmlElement('system-err', {})
  ]
  return `\n${xmlElement('testsuite', attributes, `\n${content.join('\n')}\n`)}`
}

const renderCase = ({ name, timeMs, reason }: TestCase, classname: string): string =>
  xmlElement('testcase', { name, classname, time: seconds(timeMs) }, reason?.xml)

const seconds = (ms: number): string => (ms / 1000).toFixed(3)

const xmlLines = (lines: readonly string[]): string => lines.map(xmlText).join('\n')

/** One line. What XML 1.0 cannot hold (§2.2, Char) is no visible character, and so is written as `<U+0000>`. */
const xmlText = (text: string): string => escapeMarkup(logLine(visible(text, MAX_LINE)))

/** `content` is finished XML. */
function xmlElement(name: string, attributes: object, content = ''): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(`${value}`)}"`)
  const start = `${name}${pairs.join('')}`
  return content === '' ? `<${start}/>` : `<${start}>${content}</${name}>`
}
