// One cause, with its hosts, places and source lines, for the log and the terminal.
import { showSome, some } from '../../problems/brief.ts'
import type { Place, SourceLine } from '../../problems/place.ts'
import type { Finding, Severity } from '../../problems/problem.ts'
import { showHostname } from '../../protocol/hostname.ts'
import { logLine, MAX_MESSAGE, visible } from '../../text/safe-text.ts'
import {
  cellsOf,
  cutCells,
  labelled,
  paint,
  type Style,
  type TextLayout
} from '../../text/terminal.ts'
import { type Cause, MAX_FRAMES, messagesOf } from '../causes.ts'
import { linkTo } from '../links.ts'
import { NEW, showAffected, showCount } from '../phrases.ts'
import {
  besides,
  firstInFile,
  firstPlaceIn,
  hitsOf,
  originOf,
  showHits,
  showPlace,
  showPlaces
} from '../places.ts'
import { IN_REPORT, SEVERITY_SIGNS, showHost, type TextOptions } from './host.ts'

// The JSON report has all of them. Those of several hosts, and of tests and examples, differ in little.
const HOSTS = { few: 4 }
const FULL = { places: 6, messages: { few: 5 }, frames: MAX_FRAMES }
const SHORT = { places: 3, messages: { few: 2 }, frames: 1 }

/** No final line feed. `shown` are the places whose lines the causes before have shown. */
export function renderTextCause(cause: Cause, options: TextOptions, shown: Set<string>): string {
  const { severity, code, title, message, isAside, sameAs } = cause
  const text = visible(message ?? title, MAX_MESSAGE)
  const url = `${options.context.docsUrl}#${code}`
  const { style } = SEVERITY_SIGNS[severity]
  const whereLines =
    sameAs !== null
      ? [`  hosts: the same ${cause.hosts.length} as for ${sameAs}`]
      : [
          ...factLines(cause.hosts.length > 1 ? 'hosts' : 'host', hostsText(cause), options),
          ...messageLines(cause, options, shown),
          ...otherPlaces(cause, options)
        ]
  const help = isAside ? '' : (cause.help ?? '')
  return [
    ...labelled({ indent: 0, label: `${severity}[${code}]:`, style, url, text }, options),
    ...whereLines,
    ...factLines('help', visible(help, MAX_MESSAGE), options),
    ...factLines('affects', showAffected(cause.affects, options.context.clients), options)
  ]
    .map(logLine)
    .join('\n')
}

/** Empty where the message already names the only host. */
function hostsText({ hosts, findings, message }: Cause): string {
  const [host] = hosts
  const isNamed = hosts.length === 1 && host !== undefined && message?.includes(showHostname(host))
  if (isNamed && findings[0]?.isHostNew !== true) return ''
  return showSome(hosts, HOSTS, (host) => {
    const own = findings.filter((finding) => finding.host === host)
    const hits = hosts.length > 1 ? hitsOf(own).length : 0
    const notes = [
      ...(own.some(({ isHostNew }) => isHostNew) ? [NEW] : []),
      ...(hits > 1 ? [showCount(hits, 'repository')] : [])
    ]
    return `${showHost(host)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`
  })
}

/** Messages with their places, the first ones with source lines. */
function messageLines(cause: Cause, options: TextOptions, shown: Set<string>): readonly string[] {
  const { frames } = limitsOf(cause)
  const messages = shownMessages(cause)
  return [
    ...messages.shown.flatMap(({ message, findings, first }, index) => {
      const lines = placeLines(first, cause.message === null ? message : '', options)
      if (index >= frames) return lines
      return [
        ...lines,
        ...frameLines(firstInFile(findings)?.line, cause.severity, options, shown),
        ...factLines('help', visible(ownHelp(cause, findings), MAX_MESSAGE), options)
      ]
    }),
    ...(messages.more > 0 ? [`  and ${showCount(messages.more, 'more message')} ${IN_REPORT}`] : [])
  ]
}

const limitsOf = ({ hosts, isAside }: Cause) => (hosts.length > 1 || isAside ? SHORT : FULL)

function shownMessages(cause: Cause) {
  const messages = messagesOf(cause).map(([message, findings]) => {
    return { message, findings, first: firstPlaceIn(findings) }
  })
  return some(messages, limitsOf(cause).messages)
}

function placeLines(place: Place | null, message: string, options: TextOptions): readonly string[] {
  if (place === null && message === '') return []
  const label = place === null ? '-' : '-->'
  const shown = place === null ? '' : showPlace(place)
  const text = [shown, visible(message, MAX_MESSAGE)].filter((part) => part !== '').join(': ')
  const linked = { text: shown, url: place && linkTo(place, { ...options.context, links: null }) }
  return labelled({ indent: 2, label, style: 'dim', text, linked }, options)
}

/** The first cause at a place shows the line. */
function frameLines(
  line: SourceLine | undefined,
  severity: Severity,
  options: TextOptions,
  shown: Set<string>
): readonly string[] {
  if (line === undefined || shown.has(showPlace(line.place))) return []
  shown.add(showPlace(line.place))
  return renderFrame(line, SEVERITY_SIGNS[severity].style, options)
}

/** Where the findings of a cause have no help in common. Those in tests and examples need none. */
const ownHelp = ({ help, isAside }: Cause, [first]: readonly Finding[]): string =>
  help !== null || isAside ? '' : (first?.problem.help ?? '')

/** Places that are not shown with a message. */
function otherPlaces(cause: Cause, options: TextOptions): readonly string[] {
  const { findings } = cause
  const { lines, settings } = originOf(findings)
  const firsts = shownMessages(cause).shown.map(({ first }) => first)
  const unseen = besides(lines, firsts)
  const most = limitsOf(cause).places
  return [
    ...factLines('hits', showHits(findings, options.context.repositories.length), options),
    ...factLines('also at', showPlaces(unseen, most), options),
    ...factLines('required by', showPlaces(settings, most), options)
  ]
}

/** The text is already safe. */
const factLines = (name: string, text: string, options: TextOptions): readonly string[] =>
  text === '' ? [] : labelled({ indent: 2, label: `${name}:`, style: 'dim', text }, options)

// Without a terminal, and the least that a frame needs.
const MAX_WIDTH = 160
const MIN_WIDTH = 12
const TAB = '    '

// The text that a runner takes for a command.
const COMMAND = /##\w*\[/

/**
 * The source line of a finding with carets below what is wrong, as compilers show it: two lines within the width of the layout; empty if it is too narrow. They are
 * `logLine`s.
 */
export function renderFrame(
  { place, before, literal, after }: SourceLine,
  style: Style,
  layout: TextLayout
): readonly string[] {
  const margin = ' '.repeat(`  ${place.line}`.length)
  const room = Math.min(layout.width, MAX_WIDTH) - margin.length - ' | '.length
  if (room < MIN_WIDTH) return []
  const show = showing(before + literal + after)
  const full = show(before + literal + after)
  // The indentation is what a narrow terminal can do without.
  const indent = cellsOf(full) <= room ? 0 : show(before).search(/[^ ]|$/)
  const whole = full.slice(indent)
  const start = cellsOf(show(before)) - indent
  const end = cellsOf(show(before + literal)) - indent
  const { from, to, text } = cut(whole, start, Math.max(end, start + 1), room)
  const bar = paint('|', 'dim', layout)
  const carets = '^'.repeat(Math.max(1, Math.min(end, to) - Math.max(start, from)))
  const below = ' '.repeat(Math.max(start, from) - from)
  return [
    `${paint(`  ${place.line}`, 'dim', layout)} ${bar} ${text}`.trimEnd(),
    `${margin} ${bar} ${below}${paint(carets, style, layout)}`
  ]
}

/** Escapes a text that begins as `line` does, so that the result also begins as that of `line`. */
function showing(line: string): (text: string) => string {
  const show = (text: string) => visible(text.replaceAll('\t', TAB), Number.POSITIVE_INFINITY)
  // Unlike that of `logLine`, this escape does not depend on what follows.
  return COMMAND.test(show(line)) ? (text) => show(text).replaceAll(/(?<=#)#/g, ' #') : show
}

/** The columns of a line that are shown, and their text with an ellipsis where the line goes on. */
function cut(line: string, start: number, end: number, room: number) {
  const cells = cellsOf(line)
  if (cells <= room) return { from: 0, to: room, text: line }
  // The name of the argument comes before the literal, so that side gets two thirds of the room that is left.
  const spare = Math.max(0, room - 2 - (end - start))
  const from = end < room ? 0 : Math.max(0, start - 1 - Math.ceil((spare * 2) / 3))
  const isEnd = cells - from <= room
  const to = from + room
  const shown = cutCells(line, from === 0 ? 0 : from + 1, isEnd ? to : to - 1)
  const text = `${from === 0 ? '' : '…'}${shown}${isEnd ? '' : '…'}`
  return { from, to: isEnd ? to : to - 1, text }
}
