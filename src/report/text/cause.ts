// One cause, with its hosts, places and source lines, for the log and the terminal.

import type { Finding } from '../../judge/finding.ts'
import type { Place, SourceLine } from '../../problems/place.ts'
import { type Cause, MAX_FRAMES, messagesOf } from '../causes.ts'
import { NEW, showAffected, showSome } from '../phrases.ts'
import { originOf, showBecause, showPlace, showPlaces } from '../places.ts'
import { logLine, visible } from '../safe-text.ts'
import { renderFrame } from './frame.ts'
import { SEVERITY_SIGNS, showHost, type TextOptions } from './host.ts'
import { labelled } from './terminal.ts'

// The JSON report has all of them. The messages and places of several hosts differ in little.
const MAX_HOSTS = 8
const MAX_PLACES = { ofHosts: 3, others: 6 }
const MAX_MESSAGES = { ofHosts: 3, others: 10 }
// A message may quote several values.
const MAX_MESSAGE = 1000

/** The lines that are shown already. */
export type Framed = { readonly framed: Set<SourceLine> }

/** No final line feed. */
export function renderTextCause(cause: Cause, options: TextOptions & Framed): string {
  const { severity, code, title, message } = cause
  const text = visible(message ?? title, MAX_MESSAGE)
  const url = `${options.context.docsUrl}#${code}`
  const { style } = SEVERITY_SIGNS[severity]
  return [
    ...labelled({ indent: 0, label: `${severity}[${code}]:`, style, url, text }, options),
    ...factLines(cause.hosts.length > 1 ? 'hosts' : 'host', hostsText(cause), options),
    ...messageLines(cause, options),
    ...sharedFacts(cause, options)
  ]
    .map(logLine)
    .join('\n')
}

function hostsText({ hosts, findings }: Cause): string {
  const shown = hosts.slice(0, MAX_HOSTS).map((host) => {
    const isNew = findings.some((finding) => finding.host === host && finding.isHostNew)
    return `${showHost(host)}${isNew ? ` (${NEW})` : ''}`
  })
  return showSome(shown, MAX_HOSTS, hosts.length - shown.length)
}

/** What is said with its place; the first ones with their source lines. */
function messageLines(cause: Cause, options: TextOptions & Framed): readonly string[] {
  const isOfHosts = cause.hosts.length > 1
  const shown = shownMessages(cause)
  const more = messagesOf(cause).length - shown.length
  return [
    ...shown.flatMap(({ message, findings, first }, index) => {
      const lines = placeLines(first, cause.message === null ? message : '', options)
      if (index >= (isOfHosts ? 1 : MAX_FRAMES)) return lines
      return [
        ...lines,
        ...frameLines(first, cause, options),
        ...factLines('help', visible(ownHelp(cause, findings), MAX_MESSAGE), options)
      ]
    }),
    ...(more > 0 ? [`  and ${more} more in the JSON report`] : [])
  ]
}

const shownMessages = (cause: Cause) =>
  messagesOf(cause)
    .slice(0, cause.hosts.length > 1 ? MAX_MESSAGES.ofHosts : MAX_MESSAGES.others)
    .map(([message, findings]) => ({ message, findings, first: originOf(...findings).first }))

function placeLines(place: Place | null, message: string, options: TextOptions): readonly string[] {
  if (place === null && message === '') return []
  const label = place === null ? '-' : `--> ${showPlace(place)}`
  const text = visible(message, MAX_MESSAGE)
  return labelled({ indent: 2, label, style: 'dim', text }, options)
}

/** Of causes at one place, the first shows the line. */
function frameLines(
  place: Place | null,
  { severity }: Pick<Cause, 'severity'>,
  options: TextOptions & Framed
): readonly string[] {
  if (place === null) return []
  const { file, line, column } = place
  const source = options.context.sources.find(
    (one) => one.place.file === file && one.place.line === line && one.place.column === column
  )
  if (source === undefined || options.framed.has(source)) return []
  options.framed.add(source)
  return renderFrame(source, SEVERITY_SIGNS[severity].style, options)
}

/** Where the findings of a cause have no help in common. Those in tests and examples need none. */
function ownHelp({ help, findings: all }: Cause, findings: readonly Finding[]): string {
  return help !== null || isAside(all) ? '' : (findings[0]?.problem.help ?? '')
}

const isAside = ([first, second]: readonly Finding[]): boolean =>
  first?.exclude !== undefined && second !== undefined

/** What is the same for all findings of a cause. */
function sharedFacts(cause: Cause, options: TextOptions): readonly string[] {
  const { hosts, findings, help, affects } = cause
  const { others, settings, leftOut } = originOf(...findings)
  const firsts = shownMessages(cause).map(({ first }) => first && showBecause(first))
  const unseen = others.filter((place) => !firsts.includes(showBecause(place)))
  const most = hosts.length > 1 ? MAX_PLACES.ofHosts : MAX_PLACES.others
  return [
    ...factLines('also at', showPlaces(unseen, most, undefined, leftOut), options),
    ...factLines('required by', showPlaces(settings, most), options),
    ...factLines('help', isAside(findings) ? '' : visible(help ?? '', MAX_MESSAGE), options),
    ...factLines('affects', showAffected(affects, options.context.clients), options)
  ]
}

/** The text is already safe. */
const factLines = (name: string, text: string, options: TextOptions): readonly string[] =>
  text === '' ? [] : labelled({ indent: 2, label: `${name}:`, style: 'dim', text }, options)
