// The text of a report about a cause: its hosts and places, source lines, what is wrong in each and how to fix it.

import type { Finding } from '../../judge/finding.ts'
import { showCount, some } from '../../rules/problems/brief.ts'
import { type Place, showFile, showPlace } from '../../rules/problems/place.ts'
import { hostsOf } from '../../rules/protocol/marked-text.ts'
import { problemUrl } from '../../rules/protocol/version.ts'
import { type Cause, causesOf, countOf, isAboutHosts, messagesOf } from '../causes.ts'
import { linkTo } from '../links.ts'
import { NEW, showAffected } from '../phrases.ts'
import { besides, firstPlaceIn, firstPlaces, linesOf, settingsOf, showHits } from '../places.ts'
import type { Inline, ProblemBlock, Quote, ReportBlock } from '../tree.ts'
import { block, inline, mark } from '../tree.ts'
import { compareFailure } from './history-words.ts'
import { asker, firstOf, hostLink, more, noted, place, type View } from './view.ts'

/** The causes of some findings, worst first, and how many findings of others there are. */
export function problemBlocks(findings: readonly Finding[], view: View): readonly ReportBlock[] {
  const { shown, rest } = some(causesOf(findings), view.limits.causes)
  const quoted = new Set<string>()
  const left = rest.flatMap((cause) => cause.findings).length
  return [...shown.map((cause) => problemOf(cause, view, quoted)), ...more(left, 'finding', view)]
}

/** `quoted` are the places whose source lines the causes before have shown. */
export function problemOf(cause: Cause, view: View, quoted = new Set<string>()): ProblemBlock {
  const { severity, code, title, message, help, hosts, findings } = cause
  const { context, limits } = view
  const settings = settingsOf(findings).map((setting) => place(setting, view))
  const [host, second] = hosts
  // The history part covers several hosts.
  const history = host && second === undefined ? context.history?.get(host) : undefined
  // Once for each host, where the host itself failed.
  const isOwn = severity === 'error' && isAboutHosts(findings) && !quoted.has(`history ${host}`)
  const earlier = history && isOwn ? compareFailure(history) : null
  if (earlier !== null) quoted.add(`history ${host}`)
  return {
    kind: 'problem',
    severity,
    code,
    url: problemUrl(code, context.docsUrl),
    count: countOf(cause),
    title,
    message: message === null ? mark.nothing : mark.sentence(message, limits.characters),
    parts: [
      ...(message === null ? messageBlocks(cause, view, quoted) : whereOf(cause, view, quoted)),
      ...note('required by', mark.joined(settings), 'line'),
      ...note('help', help ? mark.prose(help, limits.characters) : mark.nothing, 'help'),
      ...note('affects', showAffected(cause.affects, context.clients), 'small'),
      ...note('history', earlier ?? mark.nothing, 'small')
    ]
  }
}

const note = (label: string, text: Inline, as: 'items' | 'line' | 'help' | 'small') =>
  mark.isEmpty(text) ? [] : [{ kind: 'note', label, text, as } as const]

/** Hosts, the first place with its source line, and other places. */
function whereOf(cause: Cause, view: View, quoted: Set<string>): readonly ReportBlock[] {
  const { findings } = cause
  const hosts = hostsIn(findings, view)
  const lines = linesOf(findings)
  const apart = hosts.length > 1 && lines.length > 1
  const label = hosts.length > 1 ? 'hosts' : 'host'
  const quote = quoteOf(findings, view, quoted)
  // A place without its line is among those of the hosts.
  const isQuoted = view.limits.hasLines && (!apart || quote.line !== undefined)
  const shown = isQuoted ? lines.slice(0, 1) : []
  return [
    ...listed(label, hosts, view.limits.hosts, 'host', view, (host) => hostText(host, apart, view)),
    ...(isQuoted ? sourcesBlock([quote]) : []),
    ...placeBlocks(findings, shown, apart, view),
    ...constraintBlocks(findings, view)
  ]
}

/** The constraints besides those in the message, which no version meets together. */
function constraintBlocks([finding]: readonly Finding[], view: View): readonly ReportBlock[] {
  const others = (finding?.problem.constraints ?? []).filter(({ conflicts }) => !conflicts)
  const most = view.limits.places
  return listed('other constraints', others, most, 'constraint', view, (one) =>
    noted(mark.value(one.text), asker(one, view))
  )
}

/** The message of each finding, with its first place. */
function messageBlocks(cause: Cause, view: View, quoted: Set<string>): readonly ReportBlock[] {
  const groups = messagesOf(cause.findings)
  const { shown, rest } = some(groups, view.limits.messages)
  const show = (messages: typeof groups) =>
    sourcesBlock(messages.map((group) => ownQuote(group, cause, view, quoted)))
  const named = foldedItems(view) === 0 ? shown : groups
  const firsts = named.flatMap((group) => linesOf(group).slice(0, 1))
  const apart = !view.limits.hasLines || cause.hosts.length > 1
  return [
    ...show(shown),
    ...folded(rest.flat(), 'finding', view, (findings) => show(messagesOf(findings))),
    ...placeBlocks(cause.findings, firsts, apart, view)
  ]
}

/** `main.tf:3:12: the certificate of registry.example.com has expired (and 2 more places)` */
function ownQuote(
  findings: readonly [Finding, ...Finding[]],
  { help }: Cause,
  view: View,
  quoted: Set<string>
): Quote {
  const [{ problem }] = findings
  const { characters, hosts } = view.limits
  const groups = hostsIn(findings, { ...view, detailed: new Set() })
  const names = mark.some(groups, hosts, (host) => hostText(host, groups.length > 1, view), 'host')
  const { places, noun } = firstPlaces(linesOf(findings))
  const suffix = places.length < 2 ? '' : ` (and ${showCount(places.length - 1, `more ${noun}`)})`
  const message = inline`${mark.prose(problem.message, characters)}${suffix}`
  const cure = help === null ? problem.help : undefined
  return {
    ...quoteOf(findings, view, quoted),
    message: mark.joined([names, message], mark.words(': ')),
    help: cure ? mark.prose(cure, characters) : mark.nothing
  }
}

/** The first place of some findings, with its source line unless that has been shown. */
function quoteOf(findings: readonly Finding[], view: View, quoted: Set<string>): Quote {
  const at = firstPlaceIn(findings)
  if (at === null) return {}
  const shown = showPlace(at)
  const target = at.target === undefined ? '' : ` → ${showFile(at.target)}`
  const line = !view.limits.hasLines || quoted.has(shown) ? undefined : view.lines.get(shown)
  quoted.add(shown)
  return { place: mark.link(linkTo(at, view.context), mark.path(shown + target)), line }
}

const sourcesBlock = (quotes: readonly Quote[]): readonly ReportBlock[] => {
  const items = quotes.filter(({ place = '', message = '' }) => !mark.isEmpty([place, message]))
  return items.length === 0 ? [] : [{ kind: 'sources', items }]
}

/** The findings at each host; none if their message names the only host, and there is no more to say about it. */
function hostsIn(findings: readonly Finding[], { detailed }: View) {
  if (!isAboutHosts(findings)) return []
  const groups = [...Map.groupBy(findings, ({ host }) => host).values()]
  const [first] = findings
  if (groups.length > 1 || !first?.host || first.isHostNew || detailed.has(first.host))
    return groups
  return hostsOf(first.problem.message).includes(first.host) ? [] : groups
}

/** `registry.example.com (new in this pull request; main.tf:3 and 1 more)` */
function hostText(findings: readonly Finding[], hasPlace: boolean, view: View): Inline {
  const [finding] = findings
  const name = finding?.host ? hostLink(finding.host, view) : mark.nothing
  const hits = showHits(findings, view.context.repositories.length)
  const lines = mark.some(linesOf(findings), 1, (line) => place(line, view))
  const where = !hasPlace ? mark.nothing : hits === '' ? lines : hits
  const isNew = finding?.isHostNew ? NEW : mark.nothing
  return noted(name, isNew, where)
}

/** The first place in each repository, or, unless hosts have them, the places, but not those that are shown. */
function placeBlocks(
  findings: readonly Finding[],
  shown: readonly Place[],
  apart: boolean,
  view: View
): readonly ReportBlock[] {
  const { limits, context } = view
  const hits = showHits(findings, context.repositories.length)
  if (hits === '' && apart) return []
  const lines = linesOf(findings)
  const places = besides(hits === '' ? lines : firstPlaces(lines).places, shown)
  const show = (line: Place) => place(line, view)
  const label = shown.length > 0 ? 'also at' : 'place'
  if (hits === '') return listed(label, places, limits.places, 'place', view, show)
  return places.length === 0
    ? [block.paragraph(mark.sentence(`in ${hits}`))]
    : listed(`in ${hits}`, places, limits.hosts, 'repository', view, show)
}

// A log has groups for hosts only.
const foldedItems = ({ medium, limits }: View): number => (medium === 'log' ? 0 : limits.items)

/** The first items in a line. Readers open the others, or see how many there are. */
function listed<T>(
  label: string,
  items: readonly T[],
  most: number,
  noun: string,
  view: View,
  show: (item: T) => Inline
): readonly ReportBlock[] {
  const { shown, rest } = some(items, most)
  const as = noun === 'host' || label === 'place' ? 'items' : 'line'
  if (foldedItems(view) === 0) {
    const isElsewhere = rest.length > 0 && view.medium !== 'log'
    const where = isElsewhere ? inline` ${view.elsewhere}` : mark.nothing
    return note(label, inline`${mark.some(items, most, show, noun)}${where}`, as)
  }
  return [
    ...note(label, mark.joined(shown.map(show)), as),
    ...folded(rest, noun, view, (hidden) => [block.paragraph(mark.joined(hidden.map(show)))])
  ]
}

/** Details that readers open: the first of the items. */
export function folded<T>(
  items: readonly T[],
  noun: string,
  view: View,
  show: (items: readonly T[]) => readonly ReportBlock[]
): readonly ReportBlock[] {
  if (foldedItems(view) === 0) return more(items.length, noun, view)
  const title = block.title(showCount(items.length, `more ${noun}`))
  return block.details(title, firstOf(items, foldedItems(view), noun, view, show))
}
