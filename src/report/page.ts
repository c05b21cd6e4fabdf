// One page with everything about a check, which needs no other file and no network: its verdict, sections and drawings.
import type { Verdict } from '../judge/verdict.ts'
import { showCount } from '../rules/problems/brief.ts'
import { groupsOf } from '../rules/problems/place.ts'
import { escapeMarkup, htmlText } from '../rules/text/safe-text.ts'
import { RECENT } from './history/history.ts'
import { linkToRepository } from './links.ts'
import { SCRIPT, STYLE } from './markup/assets.ts'
import { type MarkupStyle, markup, renderBlock, styled } from './markup/markup.ts'
import type { ReportContext } from './outcome.ts'
import { overallSign } from './outcome.ts'
import { daysOf, describeRun } from './outline/history-words.ts'
import { commitLink } from './outline/repositories.ts'
import { detailedHosts, PAGE, sectionsOf } from './outline/sections.ts'
import { IN_REPORT, viewOf } from './outline/view.ts'
import { capitalised, showMinute } from './phrases.ts'
import { SIGNS } from './plain.ts'
import { sentenceOf } from './sentence.ts'
import { type Chart, type ChartRun, type Inline, mark, type Section } from './tree.ts'

export const PAGE_STYLE: MarkupStyle = {
  sign: (of) =>
    `<span class="sign ${of}" aria-hidden="true">${of === 'notice' ? 'i' : SIGNS[of].text}</span>`,
  small: (content) => `<span class="small">${content}</span>`,
  name: (content) => `<h3>${content}</h3>`,
  chart: drawing,
  problem: (severity, title, body) =>
    `<article class="cause ${severity}">\n<h3><span class="unseen">${severity}: </span>${title}</h3>\n${body}</article>\n`,
  // A table scrolls if it is wider than the page.
  table: (caption, named, content) =>
    `<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table${styled(named)}>\n${content}</table></div>\n`,
  cell: (of, content, named, title = '') => {
    if (of === 'row')
      return `<td${styled(named)}${title === '' ? '' : ` data-title="${title}"`}>${content}</td>`
    return `<th scope="${of === 'head' ? 'col' : 'row'}"${styled(named)}>${content}</th>`
  },
  end: '/>',
  space: '&#160;'
}

const show = (text: Inline): string => markup(text, PAGE_STYLE)

/**
 * HTML in pieces, with a line feed at the end. It is XML as well. `hash`: SHA-256 as Base64. `title`: in place of the
 * verdict. Nothing but the icon is loaded, and only the page's own script runs, even if a text from outside were taken for HTML.
 */
export function* renderHtml(
  verdict: Verdict,
  context: ReportContext,
  hash: (text: string) => string,
  title: string | null = null
): Generator<string> {
  const whole = viewOf(context, 'page', IN_REPORT, verdict.lines)
  const view = { ...whole, detailed: detailedHosts(verdict, whole) }
  const sections = sectionsOf(PAGE, verdict, view)
  const sign = overallSign(verdict)
  const sentence = htmlText(capitalised(sentenceOf(verdict, context)))
  const heading = title === null ? sentence : htmlText(title)
  const docs = mark.link(context.docsUrl, mark.words('Problem codes and how to fix them'))
  yield `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash(STYLE)}'; script-src 'sha256-${hash(SCRIPT)}'; img-src data:; base-uri 'none'; form-action 'none'"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${sign === 'fails' ? '✗' : '✓'} ${title === null ? `${sentence} – tf-disco` : heading}</title>
<link rel="icon" href="data:,"/>
<style>${STYLE}</style>
</head>
<body>
<header class="${sign}">
<h1>${show(mark.sign(sign))}<span>${heading}</span></h1>
${title === null ? '' : `<p>${sentence}</p>\n`}${headerOf(context, sections)}</header>
<main>
`
  for (const section of sections) yield* renderSection(section)
  yield `</main>
<footer><p>tf-disco ${htmlText(context.version)} · ${show(docs)}</p></footer>
<script>${SCRIPT}</script>
</body>
</html>
`
}

/** When and what was checked, and links to the sections. */
function headerOf(context: ReportContext, sections: readonly Section[]): string {
  const facts = [showMinute(context.startedAt), ...repositoryFact(context)]
  const links = sections.map(({ id, title }) => `<a href="#${id}">${title}</a>\n`)
  return `<p class="facts">${facts.map(show).join(' · ')}</p>
${links.length > 3 ? `<nav aria-label="Contents">${links.join('')}</nav>\n` : ''}`
}

function repositoryFact({ repository, repositories }: ReportContext): readonly Inline[] {
  if (repositories.length > 0) return [showCount(repositories.length, 'repository')]
  if (repository === null) return []
  const name = mark.link(linkToRepository(repository), repository.name)
  return [mark.joined([name, commitLink(repository)], mark.words(' at '))]
}

// The filter is hidden without its script.
const FILTER = `<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`

function* renderSection({ id, title, isFolded, blocks }: Section): Generator<string> {
  const heading = `<h2 id="${id}-title">${title}</h2>`
  yield `<section id="${id}" aria-labelledby="${id}-title">
${isFolded ? `<details><summary>${heading}</summary>` : heading}
${id === 'hosts' ? FILTER : ''}`
  for (const block of blocks) yield renderBlock(block, PAGE_STYLE)
  yield `${isFolded ? '</details>\n' : ''}</section>\n`
}

const SIZES = {
  results: { slot: 4, height: 16, box: '120 16' },
  latency: { slot: 8, height: 48, box: '320 64' }
} as const

/** A bar for each run, the newest at the right: as high as its latency, or a mark of its outcome, which has the colour. */
function drawing({ of, runs, label, isLabelled }: Chart): string {
  const { slot, height, box } = SIZES[of]
  const most = Math.max(1, ...runs.map(({ ms }) => ms ?? 0))
  const heightOf = ({ outcome, ms }: ChartRun): number => {
    if (of === 'results') return SIGNS[outcome].height
    // A run without a latency has a mark at the bottom.
    return ms === null ? 3 : Math.max(1, Math.round((ms / most) * height))
  }
  const first = RECENT - runs.length
  const bars = runs.map((run, at) => {
    const x = (first + at) * slot + slot / 2
    const line = `M${x} ${height}v-${heightOf(run)}`
    return { outcome: run.outcome, x, line, said: isLabelled ? describeRun(run) : null }
  })
  const drawn = groupsOf(bars, ({ outcome, said }) => said ?? outcome).map((group) => {
    const [{ outcome, x, said }] = group
    // The label of a bar appears above it, too.
    const area = said ? `<title>${escapeMarkup(said)}</title><path d="M${x} 0v${height}"/>` : ''
    return `<g class="${outcome}">${area}<path d="${group.map(({ line }) => line).join('')}"/></g>`
  })
  const title = escapeMarkup(`${label} (${daysOf(runs)})`)
  const role = isLabelled ? 'group' : 'img'
  return `<svg class="${of}" viewBox="0 0 ${box}" role="${role}"><title>${title}</title>${drawn.join('')}${of === 'latency' ? axesOf(runs, most) : ''}</svg>`
}

/** The scale at the right of a chart of latencies, and below it the first and the last day. */
function axesOf(runs: readonly ChartRun[], most: number): string {
  const [first = '', last = first] = daysOf(runs).split(' to ')
  const { slot, height } = SIZES.latency
  const [end, below] = [RECENT * slot, height + 14]
  // The first day is left of its bar where there is no room for both.
  const start = Math.min((RECENT - runs.length) * slot, 100)
  const from = first === last ? '' : `<text x="${start}" y="${below}">${first}</text>`
  return `<path class="axis" d="M0 ${height}h${end}"/><text x="${end + 4}" y="10">${Math.round(most)} ms</text><text x="${end + 4}" y="${height}">0 ms</text>${from}<text x="${end}" y="${below}" text-anchor="end">${last}</text>`
}
