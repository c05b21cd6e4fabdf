// What an annotation says: a title that can be read alone, and lines below it.
import { fitInto, showSome } from '../../problems/brief.ts'
import { type Finding, firstPlaceOf } from '../../problems/problem.ts'
import { showHostname } from '../../protocol/hostname.ts'
import { logLine, visible } from '../../text/safe-text.ts'
import type { Cause } from '../causes.ts'
import type { ReportContext } from '../outcome.ts'
import { NEW, showAffected, showCount, someLines } from '../phrases.ts'
import {
  countFiles,
  findingFacts,
  firstPlaceIn,
  isInCheckout,
  showFile,
  showHits,
  showPlace,
  showPlaces
} from '../places.ts'

const MAX_TEXT = 700
// Five findings of one line fit into an annotation.
const MAX_FINDINGS = 5
const SHORT = { text: 250, places: 1 }
const LONG = { text: MAX_TEXT, places: 8 }
const MAX_NAMES = 2
// The lines of a cause fit into an annotation; each finding has a short one.
const MAX_CAUSE = 3600
const MAX_ENTRY = 120
// No file system has longer paths.
const MAX_PATH = 4096

/** Files outside of the checkout, and names that need escaping, are named in the text instead. */
export const isPlain = (file: string): boolean =>
  file !== '' && isInCheckout(file) && logLine(visible(file, MAX_PATH)) === file

/** The title of the findings in one line. GitHub shows the line, so a title names a file only without it. */
export function titleOf(findings: readonly Finding[]): string {
  const hosts = hostsOf(findings)
  const titles = [...new Set(findings.map(({ problem }) => problem.title))]
  const where = hosts.length > 0 ? showSome(hosts, MAX_NAMES) : hiddenFileOf(findings)
  if (titles.length === 1) return titled(where, titles[0] ?? '')
  const count = `${findings.length} problems`
  return titled(where === null ? count : `${count} with ${where}`, titles.join(', '))
}

/** `12 hosts: TLS certificate has expired`, `main.tf: Source address is invalid (12 times)`. */
export function titleOfCause({ title, hosts, findings }: Cause): string {
  if (findings.length === 1) return titleOf(findings)
  const files = hosts.length > 0 ? 0 : countFiles(findings)
  const subjects = Math.max(hosts.length, files)
  const where =
    subjects === 1
      ? (hostsOf(findings)[0] ?? showFile(firstPlaceIn(findings)?.file ?? ''))
      : showCount(subjects, hosts.length > 0 ? 'host' : 'file')
  const times = findings.length > subjects ? ` (${findings.length} times)` : ''
  return titled(subjects === 0 ? null : where, `${title}${times}`)
}

const titled = (where: string | null, what: string): string =>
  where === null ? what : `${where}: ${what}`

const hostsOf = (findings: readonly Finding[]): readonly string[] => [
  ...new Set(findings.flatMap(({ host }) => (host === null ? [] : visible(showHostname(host)))))
]

function hiddenFileOf(findings: readonly Finding[]): string | null {
  const place = firstPlaceIn(findings)
  return place === null || isPlain(place.file) ? null : showFile(place.file)
}

/** The message and facts of each finding, and its severity if severities differ. */
export function linesOfFindings(
  findings: readonly Finding[],
  context: ReportContext
): readonly string[] {
  const isMixed = new Set(findings.map(({ severity }) => severity)).size > 1
  const max = findings.length > 2 ? SHORT : LONG
  const show = (finding: Finding) => linesOf(finding, isMixed, max, context).join('\n')
  return someLines(findings, MAX_FINDINGS, show, seeSummary).join('\n\n').split('\n')
}

const seeSummary = (more: number): string => `and ${more} more, see the job summary`

function linesOf(
  finding: Finding,
  isMixed: boolean,
  max: typeof LONG,
  context: ReportContext
): readonly string[] {
  const { problem, severity } = finding
  const first = firstPlaceOf(finding)
  const facts = findingFacts(finding, context, max.text, max.places)
  return [
    `${isMixed ? `${severity}: ` : ''}${visible(problem.message, max.text)} [${problem.code}]`,
    ...facts.map(([label, text]) => `${label}: ${text}`),
    ...(first === null || isPlain(first.file) ? [] : [`at: ${showPlace(first)}`]),
    ...(finding.isHostNew ? [`the host is ${NEW}`] : []),
    `${context.docsUrl}#${problem.code}`
  ]
}

/** What all findings have in common, then where each of them is, then where the code is explained. */
export function linesOfCause(cause: Cause, context: ReportContext): readonly string[] {
  const { message, help, findings, code, title, affects } = cause
  if (findings.length === 1) return linesOfFindings(findings, context)
  const clients = showAffected(affects, context.clients)
  const hits = showHits(findings, context.repositories.length)
  const head = [
    `${visible(message ?? title, MAX_TEXT)} [${code}]`,
    ...(help === null ? [] : [`help: ${visible(help, MAX_TEXT)}`]),
    ...(clients === '' ? [] : [`affects: ${clients}`]),
    ...(hits === '' ? [] : [`hits: ${hits}`])
  ]
  const link = `${context.docsUrl}#${code}`
  const room = MAX_CAUSE - [...head, link].join('\n').length
  const { shown, more } = fitInto(findings, room, 1, (finding) =>
    entryOf(finding, message === null)
  )
  return [...head, ...shown, ...(more > 0 ? [seeSummary(more)] : []), link]
}

/** `registry.example.com: main.tf:3`, or `main.tf:3`; with its own message where each has one. */
function entryOf(finding: Finding, isOwn: boolean): string {
  const { host, places, problem, isHostNew } = finding
  const where = showPlaces(places, 1)
  const message = isOwn ? visible(problem.message, MAX_ENTRY) : ''
  if (host === null) return `- ${[where, message].filter((part) => part !== '').join(': ')}`
  const name = `${visible(showHostname(host))}${isHostNew ? ` (${NEW})` : ''}`
  const at = isOwn && where !== '' ? `(${where})` : where
  const words = [message, at].filter((word) => word !== '').join(' ')
  return words === '' ? `- ${name}` : `- ${name}: ${words}`
}
