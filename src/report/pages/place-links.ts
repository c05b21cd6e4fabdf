// Places as code with links to their pages: single ones, lists of them, and one in each repository of a fleet.
import { some } from '../../problems/brief.ts'
import { type Because, splitFile } from '../../problems/place.ts'
import type { Finding } from '../../problems/problem.ts'
import type { PhraseFormat } from '../host-phrases.ts'
import { linkTo } from '../links.ts'
import { showCount } from '../phrases.ts'
import { hitsOf, showBecause, showHits, showPlaces } from '../places.ts'
import {
  code,
  commas,
  details,
  finished,
  type Html,
  html,
  isEmpty,
  linked,
  pathCode,
  prose
} from './markup.ts'
import { more, type PageView } from './view.ts'

// Repositories that are shown before a reader opens the others.
const MAX_IN_LINE = 6

/** A line of a file with a link to its page, with or without its repository, or the name of a setting. */
export function place(because: Because, { context, medium }: PageView, isInOne = false): Html {
  if (typeof because === 'string') {
    const [, name] = /^(.*) input$/s.exec(because) ?? []
    return name === undefined ? code(because) : html`the ${code(name)} input`
  }
  const url = linkTo(because, context)
  const file = isInOne ? splitFile(because.file).path : because.file
  const shown = pathCode(showBecause({ ...because, file }))
  // Longer addresses take the room of others.
  return linked(url !== null && url.length > medium.limits.url ? null : url, shown)
}

/**
 * The first lines, and how many more places there are; of several repositories the first line of each, and how many more
 * repositories.
 */
export const placeList = (
  because: readonly Because[],
  most: number,
  view: PageView,
  isInOne = false
): Html => finished(showPlaces(because, most, (one) => place(one, view, isInOne).text))

/** Whether findings hit several repositories. */
export const isInSeveral = (findings: readonly Finding[], { context }: PageView): boolean =>
  showHits(findings, context.repositories.length) !== ''

/** `120 of 300 repositories: acme/dns//main.tf:3, …`: the first line in the first ones; in a brief page, how many follow. */
export function hitsText(findings: readonly Finding[], view: PageView, isNamed = true): Html {
  const count = html`<b>${showHits(findings, view.context.repositories.length)}</b>`
  if (!isNamed) return count
  const { shown, more: left } = some(hitsOf(findings), MAX_IN_LINE)
  const rest =
    view.isBrief && left > 0 ? html` and ${showCount(left, 'more repository')} ${view.rest}` : null
  return html`${count}: ${commas(shown.map((line) => place(line, view)))}${rest}`
}

/** The other repositories, which readers open. */
export function otherHits(findings: readonly Finding[], view: PageView): Html {
  const hits = view.isBrief ? [] : hitsOf(findings).slice(MAX_IN_LINE)
  const { shown, more: left } = some(hits, 2 * view.medium.limits.items)
  const links = commas(shown.map((line) => place(line, view)))
  return details(
    showCount(hits.length, 'more repository'),
    isEmpty(links) ? links : html`<p>${links}</p>\n${more(left, 'repository', view)}`
  )
}

/** The phrases that output formats share. They return finished HTML. */
export const formatFor = (view: PageView): PhraseFormat => ({
  value: (text, maxCharacters) => code(text, maxCharacters).text,
  prose: (text) => prose(text).text,
  because: (because) => place(because, view).text
})
