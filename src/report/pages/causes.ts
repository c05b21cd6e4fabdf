// What pages say about a cause: its hosts, places and repositories, what is wrong and how to fix it.
import { some } from '../../problems/brief.ts'
import type { Finding } from '../../problems/problem.ts'
import { type Cause, type CauseItem, countOf, isAboutHosts, itemsOf, nounOf } from '../causes.ts'
import { compareFailure } from '../history-rows.ts'
import { capitalised, NEW, showAffected, showCount } from '../phrases.ts'
import { hitsOf, originOf, showHits } from '../places.ts'
import { details, Html, html, joined, list, NOTHING, prose } from './markup.ts'
import { helpText, hostLink, more, type PageView, place, placeList, sentence } from './view.ts'

// Hosts, places, messages and repositories that are shown before a reader opens the others.
const MAX_HOSTS = 6
const MAX_PLACES = 12
const MAX_MESSAGES = 4
const MAX_IN_LINE = 6

/**
 * A cause without its layout: how many hosts or places there are and what is wrong (`title`), the first hosts or places
 * (`items`), in how many repositories (`where`), the first messages where each finding has its own (`messages`), what
 * readers open (`others`), and sentences about clients, settings and earlier runs (`small`). Parts may be empty.
 */
export function entryOf(cause: Cause, view: PageView) {
  const { message, help, isAside } = cause
  const { limits } = view.medium
  const count = countOf(cause)
  return {
    title:
      count > 1 ? html`${showCount(count, nounOf(cause))}: ${cause.title}` : html`${cause.title}`,
    message: message === null ? NOTHING : sentence(message, limits.message),
    help: help === null || isAside ? NOTHING : helpText(help, limits.message),
    ...whereOf(cause, view),
    small: smallPrint(cause, view)
  }
}

function whereOf(cause: Cause, view: PageView) {
  const { findings, message, sameAs } = cause
  const nothing = { items: [], messages: NOTHING, others: NOTHING }
  if (sameAs !== null) return { ...nothing, where: html`The same hosts as for ${sameAs}` }
  const isFleet = isInSeveral(findings, view)
  // Files with messages of their own are shown with those, and all of them by repository in another part.
  const isNamed = message !== null || isAboutHosts(cause)
  const where =
    isFleet && !isOneHost(cause) ? html`In ${hitsText(findings, view, isNamed)}` : NOTHING
  const moreHits = isFleet && isNamed ? otherHits(findings, view) : NOTHING
  if (isFleet && message !== null && !isAboutHosts(cause)) {
    return { ...nothing, where, others: moreHits }
  }
  const most = message === null ? MAX_MESSAGES : isAboutHosts(cause) ? MAX_HOSTS : MAX_PLACES
  const { shown, rest } = some(itemsOf(cause), most)
  const first = shown.map((item) => itemText(item, cause, view))
  const others = html`${otherItems(cause, rest, view)}${moreHits}`
  return message === null
    ? { items: [], where, messages: list(first), others }
    : { items: first, where, messages: NOTHING, others }
}

/** What comes after the first items, which readers open. */
function otherItems(cause: Cause, items: readonly CauseItem[], view: PageView): Html {
  const noun = cause.message === null ? 'finding' : nounOf(cause)
  if (view.isBrief) return more(items.length, noun, view)
  const { shown, more: left } = some(items, view.medium.limits.items)
  const texts = shown.map((item) => itemText(item, cause, view))
  const folded = cause.message === null ? list(texts) : view.medium.items(texts)
  return details(
    showCount(items.length, `more ${noun}`),
    folded.isEmpty ? folded : html`${folded}${more(left, noun, view)}`
  )
}

/** Its line has all of its places and settings. */
const isOneHost = (cause: Cause): boolean =>
  cause.message !== null && isAboutHosts(cause) && cause.hosts.length === 1

function itemText(item: CauseItem, cause: Cause, view: PageView): Html {
  if ('file' in item) return place(item, view)
  return cause.message === null
    ? ownText(item, cause, view)
    : hostText(item, cause.hosts.length === 1, view)
}

/** `registry.example.com in main.tf:3, the hostnames input` of the only host, `registry.example.com (main.tf:3)` of others. */
function hostText(findings: readonly Finding[], isOne: boolean, view: PageView): Html {
  const [finding] = findings
  const { lines, settings } = originOf(findings)
  const name = finding?.host ? hostLink(finding.host, view) : NOTHING
  const added = finding?.isHostNew ? html`${NEW}` : NOTHING
  const isFleet = isInSeveral(findings, view)
  if (isOne) {
    const shown = isFleet
      ? hitsText(findings, view)
      : placeList(lines, view.medium.limits.places, view)
    const all = settings.map((setting) => place(setting, view))
    const where = joined(isFleet ? [...all, shown] : [shown, ...all])
    const notes = added.isEmpty ? NOTHING : html` (${added})`
    return html`${name}${where.isEmpty ? NOTHING : html` in ${where}`}${notes}`
  }
  const where = isFleet
    ? html`${showCount(hitsOf(findings).length, 'repository')}`
    : new Html(placeList(lines, view.medium.limits.ownPlaces, view).text.replace(/ places?$/, ''))
  const notes = joined([added, where], '; ')
  return notes.isEmpty ? name : html`${name} (${notes})`
}

/** Findings with messages of their own, and the host or the places that they are about. */
function ownText(findings: readonly Finding[], cause: Cause, view: PageView): Html {
  const { ownPlaces, ownMessage } = view.medium.limits
  const subject = isAboutHosts(cause)
    ? hostText(findings, false, view)
    : placeList(originOf(findings).lines, ownPlaces, view)
  const texts = findings.map(({ problem: { message, help } }) => {
    const said = subject.isEmpty
      ? sentence(message, ownMessage)
      : html`${subject}: ${prose(message, ownMessage)}`
    return cause.help === null && help ? html`${said}<br/>${helpText(help, ownMessage)}` : said
  })
  return joined(texts, '<br/>')
}

function smallPrint(cause: Cause, view: PageView): Html {
  const { context } = view
  const { findings, hosts, severity } = cause
  const [host, second] = hosts
  const affected = showAffected(cause.affects, context.clients)
  const settings = isOneHost(cause)
    ? []
    : originOf(findings).settings.map((setting) => place(setting, view))
  // Another part shows the history of several hosts.
  const history = host === undefined || second !== undefined ? null : context.history?.get(host)
  const earlier = history && severity === 'error' ? compareFailure(history) : null
  const texts = [
    affected === '' ? NOTHING : html`Affects ${affected}.`,
    settings.length === 0 ? NOTHING : html`Required by ${joined(settings)}.`,
    earlier === null ? NOTHING : html`${capitalised(earlier)}.`
  ]
  return joined(texts, ' ')
}

/** Whether findings hit several repositories. */
const isInSeveral = (findings: readonly Finding[], { context }: PageView): boolean =>
  showHits(findings, context.repositories.length) !== ''

/** `120 of 300 repositories: acme/dns//main.tf:3, …`: the first line in the first ones; in a brief page, how many follow. */
function hitsText(findings: readonly Finding[], view: PageView, isNamed = true): Html {
  const count = html`<b>${showHits(findings, view.context.repositories.length)}</b>`
  if (!isNamed) return count
  const { shown, more: left } = some(hitsOf(findings), MAX_IN_LINE)
  const rest =
    view.isBrief && left > 0 ? html` and ${showCount(left, 'more repository')} ${view.rest}` : null
  return html`${count}: ${joined(shown.map((line) => place(line, view)))}${rest}`
}

/** The other repositories, which readers open. */
function otherHits(findings: readonly Finding[], view: PageView): Html {
  const hits = view.isBrief ? [] : hitsOf(findings).slice(MAX_IN_LINE)
  const { shown, more: left } = some(hits, 2 * view.medium.limits.items)
  const links = joined(shown.map((line) => place(line, view)))
  return details(
    showCount(hits.length, 'more repository'),
    links.isEmpty ? links : html`<p>${links}</p>\n${more(left, 'repository', view)}`
  )
}
