// The verdict as SARIF 2.1.0, for code scanning and editors.

import type { Finding } from '../../judge/finding.ts'
import type { Verdict } from '../../judge/verdict.ts'
import type { IgnoreRule } from '../../rules/ignore/ignore.ts'
import { showCount, showSome, some } from '../../rules/problems/brief.ts'
import { firstPlaceOf } from '../../rules/problems/note.ts'
import { type Place, repositoryOf, showInside, showPlace } from '../../rules/problems/place.ts'
import { showHostname } from '../../rules/protocol/hostname.ts'
import { plain } from '../../rules/protocol/marked-text.ts'
import { visible } from '../../rules/text/safe-text.ts'
import { linkTo } from '../links.ts'
import type { ReportContext } from '../outcome.ts'
import { NEW } from '../phrases.ts'
import { fingerprinter, jsonPieces } from '../pieces.ts'
import { hitsOf, linesOf, onlyServiceOf, showHits } from '../places.ts'
import { categoryOf, ruleIndexOf, SARIF_LEVELS, sarifRules } from './rules.ts'

// GitHub shows 5,000 results of a run and refuses a file with more than 25,000 (docs, "SARIF support").
const MAX_RESULTS = 5000
// GitHub accepts 100 locations of a result, and 10 MB after compression.
const MAX_RELATED = 20
const MAX_LINKS = 3

// The root of the repository; GitHub knows this name, which CodeQL writes.
const ROOT = '%SRCROOT%'

/**
 * In pieces, indented by two spaces: one run with a rule per code and a result per finding at its first place; other
 * places are related locations.
 * GitHub rejects a whole file for one result without a place in a file ("expected at least one location"),
 * so a finding without one, such as about a host that only the settings name, becomes a notification of the
 * invocation. Of more results than GitHub accepts, the worst are kept, and a notification says how many.
 */
export function* renderSarif(verdict: Verdict, context: ReportContext): Generator<string> {
  const { findings, passed, ignored } = verdict
  const { shown, more } = some(findings.filter(isPlaced), MAX_RESULTS)
  const suppressed = ignored.filter(({ finding }) => isPlaced(finding))
  const fingerprintOf = fingerprinter()
  const { version, docsUrl } = context
  const named = { name: 'tf-disco', version, semanticVersion: version, informationUri: docsUrl }
  const run = {
    tool: { driver: { ...named, rules: sarifRules(docsUrl) } },
    columnKind: 'unicodeCodePoints',
    originalUriBaseIds: { [ROOT]: { description: { text: 'the root of the repository' } } },
    results: [
      ...shown.map((finding) => ({ finding, rule: undefined })),
      ...suppressed.slice(0, MAX_RESULTS - shown.length)
    ]
      .values()
      .map(({ finding, rule }) => resultOf(finding, fingerprintOf(finding), rule)),
    invocations: [invocationOf(verdict, context, more)],
    properties: { passed, findings: findings.length }
  }
  yield* jsonPieces({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run].values()
  })
  yield '\n'
}

function invocationOf(
  { findings, stopped, passed }: Verdict,
  context: ReportContext,
  left: number
) {
  const { startedAt, durationMs } = context
  const { length } = findings
  const notified = findings.filter((finding) => !isPlaced(finding))
  const leftOut = `${length - left} of ${showCount(length, 'finding')} are in this file, the worst first, because code scanning accepts no more. See the JSON report.`
  const remarks = context.remarks.map((text) => `${messageText(text)}.`)
  // A deadline and missing repositories are results of a check; a signal or a crash is not part of it.
  const isBroken = stopped.some(({ kind }) => kind === 'signal' || kind === 'crash')
  return {
    // Findings are results of a check that ran.
    executionSuccessful: stopped.length === 0,
    exitCode: isBroken ? 3 : passed ? 0 : 1,
    startTimeUtc: startedAt,
    endTimeUtc: new Date(Date.parse(startedAt) + durationMs).toISOString(),
    toolExecutionNotifications: [
      ...(left === 0 ? [] : [{ level: 'warning', message: { text: leftOut } }]),
      ...remarks.map((text) => ({ level: 'note', message: { text } })),
      ...notified.map((finding) => notificationOf(finding, context))
    ]
  }
}

/** A finding without a place. At most a `warning`: `error` means that the run itself failed (SARIF 2.1.0 §3.58.6). A property has the severity. */
function notificationOf(finding: Finding, context: ReportContext) {
  const { host, problem, severity } = finding
  return {
    level: severity === 'notice' ? 'note' : 'warning',
    message: { text: `${sentencesOf(finding)}${hitsText(finding, context)}` },
    associatedRule: { id: problem.code, index: ruleIndexOf(problem.code) },
    locations: host === null ? undefined : [logicalOf(finding)],
    properties: propertiesOf(finding)
  }
}

function resultOf(finding: Finding, fingerprint: string, rule?: IgnoreRule) {
  const { problem, severity } = finding
  const [first, ...others] = linesOf([finding])
  // Where a call leads is shown as the text of a related location.
  const leading = first?.inside === undefined ? [] : [first]
  const related = [...leading, ...others].filter(isFilePlace).slice(0, MAX_RELATED)
  const located = related.map((place, at) => ({
    id: at + 1,
    physicalLocation: physicalOf(place),
    ...(place.inside && { message: { text: messageText(showInside(place.inside)) } })
  }))
  return {
    ruleId: problem.code,
    ruleIndex: ruleIndexOf(problem.code),
    level: SARIF_LEVELS[severity],
    message: { text: `${sentencesOf(finding)}${linksOf(leading.length + others.length, related)}` },
    locations: first && [{ physicalLocation: physicalOf(first), ...logicalOf(finding) }],
    relatedLocations: related.length === 0 ? undefined : located,
    // Not `primaryLocationLineHash`, which GitHub uses: the upload Action computes that from the file and warns
    // about any other value (github/codeql-action#4052).
    partialFingerprints: { 'tfDiscoFinding/v1': fingerprint },
    properties: propertiesOf(finding),
    // GitHub dismisses the alert.
    suppressions: rule && [
      {
        kind: rule.line === undefined ? 'external' : 'inSource',
        justification: rule.reason === null ? undefined : visible(rule.reason)
      }
    ]
  }
}

/** In lists, GitHub shows only the first sentence. */
function sentencesOf({ problem, isHostNew }: Finding): string {
  const help = problem.help ? ` Help: ${messageText(plain(problem.help))}.` : ''
  return `${messageText(plain(problem.message))}.${help}${isHostNew ? ` The host is ${NEW}.` : ''}`
}

/** GitHub shows related locations only through links in the message. */
function linksOf(count: number, related: readonly Place[]): string {
  if (related.length === 0) return ''
  const linked = related.slice(0, MAX_LINKS)
  const links = linked.map((place, at) => embeddedLink(showPlace(place), at + 1))
  const more = count - links.length
  return ` Also at ${links.join(', ')}${more > 0 ? ` and ${showCount(more, 'more place')}` : ''}.`
}

/** The repositories that a finding hits, with links to the first line in each. */
function hitsText(finding: Finding, context: ReportContext): string {
  const hits = hitsOf([finding])
  if (hits.length === 0) return ''
  const shown = showSome(hits, MAX_LINKS, (place) => {
    const url = linkTo(place, context)
    return url === null ? messageText(showPlace(place)) : embeddedLink(showPlace(place), url)
  })
  const total = showHits([finding], context.repositories.length)
  return ` At ${shown}${total === '' ? '' : ` (${total})`}.`
}

function propertiesOf(finding: Finding) {
  const { host, problem, severity, affects, places, isHostNew } = finding
  const service = onlyServiceOf(finding)
  return {
    category: categoryOf(problem.code),
    severity,
    host: host === null ? null : visible(showHostname(host)),
    service: service === null ? null : visible(service),
    affects,
    places: places.length,
    new: isHostNew || undefined
  }
}

/**
 * A file of this repository, not the whole checkout, which cannot be shown in a file. Those of other repositories
 * have no location: code scanning would look for a relative one here, and refuses files with a web address as one
 * ("SARIF URI scheme did not match the checkout URI scheme").
 */
const isFilePlace = ({ file }: Place): boolean =>
  file !== '' && file !== '.' && repositoryOf(file) === null

function isPlaced(finding: Finding): boolean {
  const first = firstPlaceOf(finding)
  return first !== null && isFilePlace(first)
}

/** GitHub requires all four numbers; the end is exclusive. U+FFFD replaces what is not Unicode in a name, since a URI cannot hold it. */
function physicalOf({ file, line, column, endColumn }: Place) {
  const uri = file.toWellFormed().split('/').map(encodeURIComponent).join('/')
  const end = { endLine: line, endColumn: Math.max(column, endColumn) }
  return {
    artifactLocation: { uri, uriBaseId: ROOT },
    region: { startLine: line, startColumn: column, ...end }
  }
}

/** The host, or one service of it; nothing for a finding about a file. */
function logicalOf(finding: Finding) {
  const { host } = finding
  if (host === null) return {}
  const service = onlyServiceOf(finding)
  const name = visible(service ?? host)
  const fullyQualifiedName = visible(service === null ? host : `${host}/${service}`)
  return { logicalLocations: [{ kind: 'resource', name, fullyQualifiedName }] }
}

/**
 * Text for a message: one line, visible, bounded. If there is a square bracket, brackets and backslashes are
 * escaped, so that the text is not read as an embedded link (SARIF 2.1.0 §3.11.6).
 */
function messageText(text: string): string {
  const shown = withoutPlaceholders(text)
  return /[[\]]/.test(shown) ? escapeLinks(shown) : shown
}

/** An embedded link to the related location with this number, or to a URL. */
const embeddedLink = (text: string, target: number | string): string =>
  `[${escapeLinks(withoutPlaceholders(text))}](${target})`

/** Braces are doubled, since they enclose placeholders (SARIF 2.1.0 §3.11.5). */
const withoutPlaceholders = (text: string) => visible(text).replace(/[{}]/g, '$&$&')

const escapeLinks = (text: string): string => text.replace(/[[\]\\]/g, '\\$&')
