// The frame of the page: the verdict, of which commit it is, where the parts are, and the sections.
import type { Verdict } from '../../../judge/verdict.ts'
import { linkToRepository } from '../../links.ts'
import { showDuration, showMinute } from '../../measure.ts'
import {
  isSkipped,
  NOT_ALLOWED,
  OUTCOME_WORDS,
  outcomeOf,
  type ReportContext
} from '../../outcome.ts'
import { showCount, versionedClients } from '../../phrases.ts'
import { Html, html, joined, linked, NOTHING } from '../markup.ts'
import { overallSign } from '../view.ts'
import { SCRIPT } from './assets.ts'
import { HTML_PAGE } from './medium.ts'
import { commitLink } from './repositories.ts'

/** The hosts of the verdict are sorted, worst first. */
export function renderHeader(
  verdict: Verdict,
  headline: string,
  sections: readonly Section[],
  context: ReportContext
): Html {
  const state = overallSign(verdict)
  return html`<header class="${state}">
<h1>${HTML_PAGE.sign(state)}<span>${headline}</span></h1>
<p class="facts">${joined(factsOf(context), ' · ')}</p>
${tallyOf(verdict)}${contentsOf(sections)}</header>
`
}

/** When, for how long, and of which repositories and clients. */
const factsOf = (context: ReportContext): readonly Html[] => [
  html`<time datetime="${context.startedAt}">${showMinute(context.startedAt)}</time>`,
  html`took ${showDuration(context.durationMs)}`,
  ...repositoryFact(context),
  html`for ${versionedClients(context.dialect)}`
]

/** How many repositories, or which one at which commit. */
function repositoryFact({ repository, repositories }: ReportContext): readonly Html[] {
  if (repositories.length > 0) return [html`${showCount(repositories.length, 'repository')}`]
  if (repository === null) return []
  const { name, commit } = repository
  const shown = linked(linkToRepository(name, { repositories: [repository] }), html`${name}`)
  return [commit === null ? shown : html`${shown} at ${commitLink(repository)}`]
}

/** How many hosts have each outcome; those that are not allowed apart, as in the sentence. */
function tallyOf({ hosts }: Pick<Verdict, 'hosts'>): Html {
  if (hosts.length < 2) return NOTHING
  const counts = Map.groupBy(hosts, (host) => {
    const outcome = outcomeOf(host)
    if (outcome === 'warns') return 'with warnings'
    return outcome === 'fails' && isSkipped(host) ? NOT_ALLOWED : OUTCOME_WORDS[outcome]
  })
  // So the groups are sorted as well.
  const items = Array.from(counts, ([words, [first, ...others]]) =>
    first === undefined
      ? NOTHING
      : html`<li>${HTML_PAGE.sign(outcomeOf(first))} <b>${others.length + 1}</b> ${words}</li>`
  )
  return html`<ul class="tally">${items}</ul>\n`
}

/** Links to the sections of a long page; each page has the last one. */
function contentsOf(sections: readonly Section[]): Html {
  const links = sections.flatMap(({ id, title }) =>
    title === null ? [] : [html`<a href="#${id}">${title}</a>\n`]
  )
  return links.length > 2 ? html`<nav aria-label="Contents">${links}</nav>\n` : NOTHING
}

/** Version and documentation, and the script, after all that it needs. */
export const renderFooter = ({ version, docsUrl }: ReportContext): Html =>
  html`<footer><p>tf-disco ${version} · ${linked(docsUrl, html`Problem codes and how to fix them`)}</p></footer>
<script>${new Html(SCRIPT)}</script>
</body>
</html>
`

/** A part with its heading. */
export type Section = {
  readonly id: string
  /** In the list of contents; null for what is not there. */
  readonly title: string | null
  readonly heading: string
  /** Whether readers have to open it. */
  readonly isFolded?: boolean
  /** What it is about: without that, the page does not have it. */
  readonly of: readonly unknown[]
  readonly content: () => Iterable<Html>
}

export const section = (
  id: string,
  title: string | null,
  of: readonly unknown[],
  content: Section['content'],
  parts: Partial<Section> = {}
): Section => ({ id, title, heading: title ?? '', of, content, ...parts })

export function* renderSection({ id, heading, isFolded, content }: Section): Generator<string> {
  const title = html`<h2 id="${id}-title">${heading}</h2>`
  yield html`<section id="${id}" aria-labelledby="${id}-title">
${isFolded ? html`<details><summary>${title}</summary>` : title}
`.text
  for (const { text } of content()) yield text
  yield html`${isFolded ? html`</details>\n` : NOTHING}</section>\n`.text
}
