// What a report says about a cause: its hosts and places, source lines, what is wrong in each and how to fix it.
import { showCount, some } from '../../problems/brief.ts'
import type { Place } from '../../problems/place.ts'
import type { Finding } from '../../problems/problem.ts'
import { showHostname } from '../../protocol/hostname.ts'
import { type Cause, causesOf, countOf, isAboutHosts, messagesOf, nounOf } from '../causes.ts'
import { linkTo } from '../links.ts'
import { NEW, showAffected } from '../phrases.ts'
import {
  besides,
  firstInFile,
  firstPlaceIn,
  hitsOf,
  linesOf,
  settingsOf,
  showHits,
  showPlace
} from '../places.ts'
import {
  type Block,
  block,
  type Inline,
  inline,
  mark,
  type ProblemBlock,
  type Quote
} from '../tree.ts'
import { describeFailure } from './history.ts'
import { hostLink, more, place, placeList, type View } from './view.ts'

/** The causes of some findings, worst first, and how many findings of others there are. */
export function* problemBlocks(findings: readonly Finding[], view: View): Generator<Block> {
  const { shown, rest } = some(causesOf(findings), view.limits.causes)
  const seen = new Set<string>()
  for (const cause of shown) yield problemOf(cause, view, seen)
  yield* more(rest.flatMap((cause) => cause.findings).length, 'finding', view)
}

/** `seen` are the places whose source lines the causes before have shown. */
export function problemOf(cause: Cause, view: View, seen = new Set<string>()): ProblemBlock {
  const { message, help, isAside, hosts, sameAs } = cause
  const { characters } = view.limits
  const count = countOf(cause)
  const settings = placeList(settingsOf(cause.findings), view.limits.places, view)
  // Pages show no label before it.
  const hasLabel = view.medium === 'log' || view.medium === 'notes'
  const same = hasLabel ? `the same ${hosts.length}` : 'The same hosts'
  const where =
    sameAs === null
      ? whereOf(cause, view, seen)
      : note('hosts', inline`${same} as for ${sameAs}`, 'items')
  return {
    kind: 'problem',
    severity: cause.severity,
    code: cause.code,
    url: `${view.context.docsUrl}#${cause.code}`,
    count: count > 1 ? `${showCount(count, nounOf(cause))}: ` : mark.nothing,
    title: cause.title,
    message: message === null ? mark.nothing : mark.sentence(message, characters),
    parts: [
      ...where,
      ...note('required by', settings),
      ...note(
        'help',
        help === null || isAside ? mark.nothing : mark.prose(help, characters),
        'help'
      ),
      ...smallPrint(cause, view)
    ]
  }
}

export const note = (
  label: string,
  text: Inline,
  as: 'items' | 'line' | 'help' | 'small' = 'line'
) => (mark.isEmpty(text) ? [] : [{ kind: 'note', label, text, as } as const])

/** Hosts, messages with source lines, other places, and repositories. */
function whereOf(cause: Cause, view: View, seen: Set<string>): readonly Block[] {
  const { findings } = cause
  const isOwn = cause.message === null
  const isBare = view.medium === 'notes' || (isOwn && !isAboutHosts(cause))
  const hits = hitsBlocks(findings, view, isBare)
  if (view.medium === 'notes') return hits
  const groups = messagesOf(cause)
  const sources = sourcesOf(cause, groups, view, seen)
  // Without room for source lines, each message has its hosts and places.
  if (isOwn && view.limits.frames === 0) return [...sources, ...hits]
  const isOfSeveral = isAboutHosts(cause) && cause.hosts.length > 1
  const firsts = sources.length === 0 ? [] : groups.map(([, own]) => firstPlaceIn(own))
  const places = isOfSeveral || hits.length > 0 ? [] : besides(linesOf(findings), firsts)
  const label = sources.length === 0 ? 'place' : 'also at'
  return [
    ...hostBlocks(cause, view),
    ...sources,
    ...listed(label, places, view.limits.places, 'place', view, (line) => place(line, view)),
    ...hits
  ]
}

/** The hosts that a cause is about, but not the only one if the message names it and nothing can be said about it. */
function hostBlocks(cause: Cause, view: View): readonly Block[] {
  const { findings, hosts, message } = cause
  const [host, second] = hosts
  if (host === undefined || !isAboutHosts(cause)) return []
  const isNamed = second === undefined && message?.includes(showHostname(host))
  if (isNamed && findings[0]?.isHostNew !== true && !view.detailed.has(host)) return []
  const groups = [...Map.groupBy(findings, (finding) => finding.host).values()]
  const label = second === undefined ? 'host' : 'hosts'
  const isBare = second === undefined
  return listed(label, groups, view.limits.hosts, 'host', view, (own) =>
    hostText(own, view, isBare)
  )
}

/** `registry.example.com (new in this pull request; main.tf:3)` */
function hostText(findings: readonly Finding[], view: View, isBare = false): Inline {
  const [finding] = findings
  const name = finding?.host ? hostLink(finding.host, view) : mark.nothing
  const hits = isInSeveral(findings, view) ? hitsOf(findings).length : 0
  const first = placeList(linesOf(findings), 1, view, { isBare: true })
  const where = hits > 0 ? showCount(hits, 'repository') : first
  const notes = mark.joined(
    [finding?.isHostNew ? NEW : mark.nothing, isBare ? mark.nothing : where],
    mark.words('; ')
  )
  return mark.isEmpty(notes) ? name : inline`${name} (${notes})`
}

/** The first items in a line, and how many more there are, which a summary or page folds. */
function listed<T>(
  label: string,
  items: readonly T[],
  most: number,
  noun: string,
  view: View,
  show: (item: T) => Inline,
  before = mark.nothing
): readonly Block[] {
  const { shown, rest } = some(items, most)
  const isFolded = view.medium === 'summary' || view.medium === 'page'
  const list = isFolded ? mark.joined(shown.map(show)) : mark.some(items, most, show, noun)
  const where = view.medium === 'brief' && rest.length > 0 ? inline` ${view.rest}` : mark.nothing
  const as = label === 'also at' || label === 'hits' ? 'line' : 'items'
  const others = isFolded ? rest : []
  return [
    ...note(label, inline`${before}${list}${where}`, as),
    ...folded(others, noun, view, (own) => [block.paragraph(mark.joined(own.map(show)))])
  ]
}

/** What readers open: the first of the items. */
function folded<T>(
  items: readonly T[],
  noun: string,
  view: View,
  show: (items: readonly T[]) => readonly Block[]
): readonly Block[] {
  const { shown, more: left } = some(items, view.limits.items)
  if (shown.length === 0 || view.medium === 'log') return more(items.length, noun, view)
  const title = block.title(showCount(items.length, `more ${noun}`))
  return block.details(title, [...show(shown), ...more(left, noun, view)])
}

type Messages = ReturnType<typeof messagesOf>[number]

/** Findings with messages of their own, or the first place, with the first source lines. */
function sourcesOf(
  cause: Cause,
  groups: readonly Messages[],
  view: View,
  seen: Set<string>
): readonly Block[] {
  const { messages, frames, ownCharacters } = view.limits
  const isOwn = cause.message === null
  const sourceOf = ([message, own]: Messages): Quote => {
    const [first] = own
    const place = frames > 0 ? firstPlaceIn(own) : null
    const at = place && mark.link(linkTo(place, view.context), mark.path(showPlace(place)))
    // Without a place in a file, a host is all there is to say.
    const isNamed = frames > 0 && first?.host && message.includes(showHostname(first.host))
    const isHelped = cause.help !== null || cause.isAside || !(isOwn || view.medium === 'log')
    const help = isHelped ? '' : (first?.problem.help ?? '')
    return {
      place: at ?? (isOwn && !isNamed ? subjectOf(cause, own, view) : mark.nothing),
      message: isOwn ? mark.prose(message, ownCharacters) : mark.nothing,
      help: help === '' ? mark.nothing : mark.prose(help, ownCharacters),
      line: null
    }
  }
  const withLine = (group: Messages): Quote => {
    const line = firstInFile(group[1])?.line
    if (line === undefined || seen.has(showPlace(line.place))) return sourceOf(group)
    seen.add(showPlace(line.place))
    return { ...sourceOf(group), line }
  }
  const { shown, rest } = some(groups, messages)
  const sources = [...shown.slice(0, frames).map(withLine), ...shown.slice(frames).map(sourceOf)]
  // A place without its line is among those of the hosts.
  const isTold = view.medium === 'page' && !isOwn && isAboutHosts(cause) && cause.hosts.length > 1
  const told = sources.filter(
    ({ place, message, help, line }) =>
      !mark.isEmpty([place, message, help]) && !(isTold && line === null)
  )
  const blocks = sourcesBlock(told)
  const show = (others: readonly Messages[]) => sourcesBlock(others.map(sourceOf))
  return [...blocks, ...folded(rest, 'finding', view, show)]
}

const sourcesBlock = (items: readonly Quote[]): readonly Block[] =>
  items.length === 0 ? [] : [{ kind: 'sources', items }]

/** The host or the places that findings are about. */
const subjectOf = (cause: Cause, findings: readonly Finding[], view: View): Inline =>
  isAboutHosts(cause)
    ? hostText(findings, view)
    : placeList(linesOf(findings), 1, view, { isBare: true })

const isInSeveral = (findings: readonly Finding[], { context }: View): boolean =>
  showHits(findings, context.repositories.length) !== ''

/** `120 of 300 repositories: acme/dns//main.tf:3, …`: the first line in the first ones, or only the count. */
function hitsBlocks(findings: readonly Finding[], view: View, isBare: boolean): readonly Block[] {
  if (!isInSeveral(findings, view)) return []
  const count = mark.strong(showHits(findings, view.context.repositories.length))
  if (isBare) return note('hits', count)
  const show = (line: Place) => place(line, view)
  const hits = hitsOf(findings)
  return listed('hits', hits, view.limits.hosts, 'repository', view, show, inline`${count}: `)
}

function smallPrint(cause: Cause, view: View): readonly Block[] {
  const { context } = view
  const { hosts, severity } = cause
  const [host, second] = hosts
  // Another part shows the history of several hosts.
  const history = host === undefined || second !== undefined ? null : context.history?.get(host)
  // The first lines of an issue say since when a host fails.
  const isSaid = severity !== 'error' || view.medium === 'brief'
  const earlier = history && !isSaid ? describeFailure(history) : null
  return [
    ...note('affects', showAffected(cause.affects, context.clients), 'small'),
    ...note('history', earlier ?? mark.nothing, 'small')
  ]
}
