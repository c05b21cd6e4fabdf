// The verdict as SARIF 2.1.0, for code scanning and editors.

import type { Finding, Verdict } from '../../judge/verdict.ts'
import type { ProblemCode } from '../../problems/catalogue.ts'
import type { Place } from '../../problems/place.ts'
import { showHostname } from '../../protocol/hostname.ts'
import type { ReportContext } from '../outcome.ts'
import { NEW, showCount } from '../phrases.ts'
import { originOf, showPlace } from '../places.ts'
import { jsonText, visible } from '../safe-text.ts'
import { isFilePlace, linkTo, logicalOf, messageText, physicalOf, ROOT } from './places.ts'
import { categoryOf, RULE_INDEX, SARIF_LEVELS, sarifRules } from './rules.ts'

// GitHub shows 5,000 results of a run and refuses a file with more than 25,000 (docs, "SARIF support").
const MAX_RESULTS = 5000
// It takes 100 locations of a result; but 5,000 results with so many each were a file of 100 MB.
const MAX_RELATED = 20
const MAX_LINKS = 3
// GitHub does not look at notifications, and people read no more.
const MAX_NOTIFICATIONS = 1000
const MAX_TEXT = 500

/**
 * One run: a rule a code, a result a finding, at its first place; its other places are related locations.
 *
 * GitHub refuses a whole file for one result without a place in a file ("expected at least one location"),
 * so what no file is to blame for, a host that only the settings name, becomes a notification of the
 * invocation. When there is more than GitHub takes, the worst is kept, and a notification says how much is
 * missing; the JSON report has it all.
 */
export function renderSarif(verdict: Verdict, context: ReportContext): string {
  const placed = verdict.findings.filter((finding) => placeOf(finding) !== null)
  const other = verdict.findings.filter((finding) => placeOf(finding) === null)
  const shown = placed.slice(0, MAX_RESULTS)
  const told = other.slice(0, MAX_NOTIFICATIONS)
  const fingerprintOf = fingerprinter()
  const run = {
    tool: { driver: driverOf(context) },
    invocations: [invocationOf(verdict, context, told)],
    columnKind: 'unicodeCodePoints',
    originalUriBaseIds: { [ROOT]: { description: { text: 'the root of the repository' } } },
    results: shown.map((finding) => resultOf(finding, fingerprintOf(finding))),
    properties: {
      passed: verdict.passed,
      findings: verdict.findings.length,
      resultsLeftOut: placed.length - shown.length,
      notificationsLeftOut: other.length - told.length
    }
  }
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run]
  }
  return `${jsonText(JSON.stringify(log, null, 2))}\n`
}

/** Where a finding is shown; null where no file is to blame. */
function placeOf(finding: Finding): Place | null {
  const { first } = originOf(finding)
  return first !== null && isFilePlace(first) ? first : null
}

const driverOf = ({ version, docsUrl }: ReportContext) => ({
  name: 'tf-disco',
  version,
  semanticVersion: version,
  informationUri: docsUrl,
  rules: sarifRules(docsUrl)
})

function invocationOf(verdict: Verdict, context: ReportContext, told: readonly Finding[]) {
  const { startedAt, durationMs } = context
  const remarks = context.remarks.map((text) => ({
    level: 'note',
    message: { text: `${messageText(text)}.` }
  }))
  const leftOut = leftOutOf(verdict, told.length)
  return {
    // The check itself has run; what it found is in the results.
    executionSuccessful: true,
    exitCode: verdict.passed ? 0 : 1,
    startTimeUtc: startedAt,
    endTimeUtc: new Date(Date.parse(startedAt) + durationMs).toISOString(),
    toolExecutionNotifications: [...leftOut, ...remarks, ...told.map(notificationOf)]
  }
}

function leftOutOf({ findings }: Verdict, told: number) {
  const placed = findings.filter((finding) => placeOf(finding) !== null).length
  const kept = Math.min(placed, MAX_RESULTS) + told
  if (kept === findings.length) return []
  const text = `${kept} of ${showCount(findings.length, 'finding')} are in this file, the worst first, for code scanning takes no more. The JSON report has them all.`
  return [{ level: 'warning', message: { text } }]
}

/**
 * A finding without a place. An error of a notification would say that the run itself has failed (SARIF
 * 2.1.0 §3.58.6), so it is at most a warning, and the severity is a property.
 */
function notificationOf(finding: Finding) {
  const { host, service, problem, severity } = finding
  return {
    level: severity === 'notice' ? 'note' : 'warning',
    message: { text: sentencesOf(finding) },
    associatedRule: ruleOf(problem.code),
    ...(host === null ? {} : { locations: [{ logicalLocations: [logicalOf(host, service)] }] }),
    properties: propertiesOf(finding)
  }
}

const ruleOf = (code: ProblemCode) => ({ id: code, index: RULE_INDEX.get(code) ?? -1 })

function resultOf(finding: Finding, fingerprint: string) {
  const { host, service, problem, severity } = finding
  const { first, others } = originOf(finding)
  const related = others.filter(isFilePlace).slice(0, MAX_RELATED)
  const logical = host === null ? {} : { logicalLocations: [logicalOf(host, service)] }
  const { id, index } = ruleOf(problem.code)
  return {
    ruleId: id,
    ruleIndex: index,
    level: SARIF_LEVELS[severity],
    message: { text: `${sentencesOf(finding)}${linksOf(others, related)}` },
    locations: first === null ? [] : [{ physicalLocation: physicalOf(first), ...logical }],
    ...(related.length === 0 ? {} : { relatedLocations: related.map(relatedOf) }),
    partialFingerprints: { 'tfDiscoFinding/v1': fingerprint },
    properties: { ...propertiesOf(finding), relatedLeftOut: others.length - related.length }
  }
}

/** GitHub shows the first sentence only where there is little room. */
function sentencesOf({ problem, isHostNew }: Finding): string {
  const help = problem.help ? ` Help: ${messageText(problem.help, MAX_TEXT)}.` : ''
  return `${messageText(problem.message, MAX_TEXT)}.${help}${isHostNew ? ` The host is ${NEW}.` : ''}`
}

/** GitHub leads to related locations from links in the message only. */
function linksOf(others: readonly Place[], related: readonly Place[]): string {
  if (related.length === 0) return ''
  const links = related.slice(0, MAX_LINKS).map((place, at) => linkTo(showPlace(place), at + 1))
  const more = others.length - links.length
  return ` Also at ${links.join(', ')}${more > 0 ? ` and ${showCount(more, 'more place')}` : ''}.`
}

const relatedOf = (place: Place, at: number) => ({
  id: at + 1,
  physicalLocation: physicalOf(place)
})

const propertiesOf = ({
  host,
  service,
  problem,
  severity,
  affects,
  places,
  isHostNew
}: Finding) => ({
  category: categoryOf(problem.code),
  severity,
  host: host === null ? null : visible(showHostname(host)),
  service: service === null ? null : visible(service),
  affects,
  places: places.length,
  ...(isHostNew ? { new: true } : {})
})

/**
 * What makes a finding the same as that of another run, though lines have moved: its code, host, service and
 * file, and in files the text that is wrong, which our message quotes. Equal ones are numbered.
 *
 * It has a name of its own: `primaryLocationLineHash`, by which GitHub goes, is made from the file by the
 * Action that uploads, which warns of every other value (github/codeql-action#4052).
 */
function fingerprinter(): (finding: Finding) => string {
  const seen = new Map<string, number>()
  return (finding) => {
    const { host, service, problem } = finding
    const quotes = host === null && !problem.code.startsWith('file-')
    const text = quotes ? visible(problem.message) : ''
    const file = originOf(finding).first?.file ?? ''
    const base = [problem.code, host ?? '', visible(service ?? ''), file, text].join('|')
    const number = (seen.get(base) ?? 0) + 1
    seen.set(base, number)
    return `${base}|${number}`
  }
}
