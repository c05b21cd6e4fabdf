// Findings in Markdown pages: one entry for each cause, with its hosts and places, as HTML without blank lines.

import { some } from '../../../problems/brief.ts'
import type { Finding } from '../../../problems/problem.ts'
import { showHostname } from '../../../protocol/hostname.ts'
import {
  type Cause,
  type CauseItem,
  causesOf,
  countOf,
  isAboutHosts,
  itemsOf,
  nounOf
} from '../../causes.ts'
import { compareFailure } from '../../history-rows.ts'
import { capitalised, NEW, showAffected, showCount } from '../../phrases.ts'
import { hitsOf, originOf, showHits, showPlaces } from '../../places.ts'
import { markdownCode, markdownProse } from '../../safe-text.ts'
import { type BlockForms, folded, htmlList } from './layout.ts'
import { hitsText, otherHits } from './repositories.ts'
import {
  docsLink,
  type MarkdownView,
  markdownBecause,
  moreText,
  SEVERITY_SIGNS,
  settingText,
  viewsOf
} from './view.ts'

const MAX_CAUSES = 20
const MAX_CAUSES_IN_BRIEF = 10
const MAX_MESSAGE = 700
const MAX_PLACES = 4
// When several hosts are shown, each gets at most this much.
const MAX_OWN_MESSAGE = 300
const MAX_OWN_PLACES = 1
// Hosts, places and messages that are shown before a reader opens the others.
const MAX_HOSTS_IN_LINE = 6
const MAX_PLACES_IN_LINE = 12
const MAX_LINES = 4
// Hosts, places and messages that readers open.
const MAX_FOLDED = 100

/** The causes of some findings, worst first. The shortest form of each is its title. */
export function renderMarkdownCauses(
  findings: readonly Finding[],
  view: MarkdownView
): readonly BlockForms[] {
  const { shown, more } = some(causesOf(findings), view.isBrief ? MAX_CAUSES_IN_BRIEF : MAX_CAUSES)
  const blocks = shown.map(
    (cause): BlockForms => [
      ...viewsOf(view).map((each) => () => entryOf(cause, each)),
      () => `${titleOf(cause, view)}</p>`
    ]
  )
  return [...blocks, moreText(more, 'cause', view).map((text) => () => text)]
}

function entryOf(cause: Cause, view: MarkdownView): string {
  const { message, help, isAside, sameAs } = cause
  const { lines, rest } =
    sameAs === null
      ? whereOf(cause, view)
      : { lines: [`The same hosts as for ${sameAs}`], rest: [] }
  return [
    titleOf(cause, view),
    ...lines.map((line) => `<br>${line}`),
    ...(message === null ? [] : [`<br>${capitalised(markdownProse(message, MAX_MESSAGE))}`]),
    ...(help === null || isAside ? [] : [helpLine(help)]),
    ...smallPrint(cause, view),
    '</p>',
    ...rest
  ].join('\n')
}

/** The hosts, places and repositories of a cause: lines, then messages of their own and what readers open. */
function whereOf(cause: Cause, view: MarkdownView) {
  const { findings, message } = cause
  const isFleet = isInSeveral(findings, view)
  // Files with messages of their own are shown with those, and all of them by repository in another part.
  const isNamed = message !== null || isAboutHosts(cause)
  const hits = isFleet && !isOneHost(cause) ? [`In ${hitsText(findings, view, isNamed)}`] : []
  const moreHits = isFleet && isNamed ? otherHits(findings, view) : []
  if (isFleet && message !== null && !isAboutHosts(cause)) return { lines: hits, rest: moreHits }
  const items = itemsOf(cause)
  const most =
    message === null ? MAX_LINES : isAboutHosts(cause) ? MAX_HOSTS_IN_LINE : MAX_PLACES_IN_LINE
  const shown = items.slice(0, most).map((item) => showItem(item, cause, view))
  const rest = [...others(cause, items.slice(most), view), ...moreHits]
  if (message === null) return { lines: hits, rest: [htmlList(shown), ...rest] }
  return { lines: shown.length === 0 ? hits : [shown.join(', '), ...hits], rest }
}

/** Its line has all of its places and settings. */
const isOneHost = (cause: Cause): boolean =>
  cause.message !== null && isAboutHosts(cause) && cause.hosts.length === 1

const helpLine = (help: string): string => `<br><b>Help:</b> ${markdownProse(help, MAX_MESSAGE)}`

/** The sign, how many hosts or places there are, what is wrong, and the code: the beginning of a paragraph. */
function titleOf(cause: Cause, view: MarkdownView): string {
  const { severity, code, title } = cause
  const count = countOf(cause)
  const subject = count > 1 ? `${showCount(count, nounOf(cause))}: ` : ''
  return `<p>${SEVERITY_SIGNS[severity]} <b>${subject}${title}</b> (${docsLink(code, code, view)})`
}

function showItem(item: CauseItem, cause: Cause, view: MarkdownView): string {
  if ('file' in item) return markdownBecause(item, view)
  return cause.message === null
    ? ownLine(item, cause, view)
    : hostText(item, cause.hosts.length === 1, view)
}

/** `registry.example.com in main.tf:3, the hostnames input` of the only host, `registry.example.com (main.tf:3)` of others. */
function hostText(findings: readonly Finding[], isOne: boolean, view: MarkdownView): string {
  const [finding] = findings
  const name = finding?.host ? markdownCode(showHostname(finding.host)) : ''
  const added = finding?.isHostNew ? [NEW] : []
  const isFleet = isInSeveral(findings, view)
  if (isOne) {
    const settings = originOf(findings).settings.map(settingText)
    const where = isFleet
      ? [...settings, hitsText(findings, view)]
      : [placesText(findings, MAX_PLACES, view), ...settings]
    const shown = where.filter((text) => text !== '').join(', ')
    return `${name}${shown === '' ? '' : ` in ${shown}`}${added.map((text) => ` (${text})`)}`
  }
  const places = isFleet
    ? showCount(hitsOf(findings).length, 'repository')
    : placesText(findings, MAX_OWN_PLACES, view).replace(/ places?$/, '')
  const shown = [...added, places].filter((text) => text !== '').join('; ')
  return shown === '' ? name : `${name} (${shown})`
}

const isInSeveral = (findings: readonly Finding[], { context }: MarkdownView): boolean =>
  showHits(findings, context.repositories.length) !== ''

const placesText = (findings: readonly Finding[], most: number, view: MarkdownView): string =>
  showPlaces(originOf(findings).lines, most, (one) => markdownBecause(one, view))

function ownLine(findings: readonly Finding[], cause: Cause, view: MarkdownView): string {
  const subject = isAboutHosts(cause)
    ? hostText(findings, false, view)
    : placesText(findings, MAX_OWN_PLACES, view)
  return findings
    .map(({ problem }) => {
      const message = markdownProse(problem.message, MAX_OWN_MESSAGE)
      const help = cause.help === null && problem.help ? helpLine(problem.help) : ''
      return `${subject === '' ? capitalised(message) : `${subject}: ${message}`}${help}`
    })
    .join('<br>')
}

/** What comes after the first items, which readers open. */
function others(cause: Cause, items: readonly CauseItem[], view: MarkdownView): readonly string[] {
  const noun = cause.message === null ? 'finding' : nounOf(cause)
  const count = items.length
  if (count === 0 || view.isBrief) return moreText(count, noun, view)
  const { shown, more } = some(items, MAX_FOLDED)
  const texts = shown.map((item) => showItem(item, cause, view))
  const list = cause.message === null ? htmlList(texts) : `<p>${texts.join(', ')}</p>`
  return [folded(showCount(count, `more ${noun}`), [list, ...moreText(more, noun, view)])]
}

function smallPrint(cause: Cause, { context }: MarkdownView): readonly string[] {
  const { findings, hosts, severity } = cause
  const [host, second] = hosts
  const affected = showAffected(cause.affects, context.clients)
  const settings = isOneHost(cause) ? [] : originOf(findings).settings.map(settingText)
  // Another part shows the history of several hosts.
  const history = host === undefined || second !== undefined ? null : context.history?.get(host)
  const earlier = history && severity === 'error' ? compareFailure(history) : null
  const texts = [
    ...(affected === '' ? [] : [`Affects ${affected}.`]),
    ...(settings.length === 0 ? [] : [`Required by ${settings.join(', ')}.`]),
    ...(earlier === null ? [] : [`${capitalised(earlier)}.`])
  ]
  return texts.length === 0 ? [] : [`<br><sub>${texts.join(' ')}</sub>`]
}
