// The frame of a page: the verdict, where the parts are, and the sections; and drawings.
import { escapeMarkup, htmlText } from '../../rules/text/safe-text.ts'
import { SIGNS } from '../plain.ts'
import {
  type Chart,
  type ChartRun,
  type Inline,
  mark,
  type Section,
  type SignName
} from '../tree.ts'
import { SCRIPT, STYLE } from './assets.ts'
import { type MarkupStyle, markup, renderBlock, styled } from './markup.ts'

const BLOCK_STYLE: MarkupStyle = {
  sign: (of) =>
    `<span class="sign ${of}" aria-hidden="true">${of === 'notice' ? 'i' : SIGNS[of]}</span>`,
  small: (content) => `<span class="small">${content}</span>`,
  name: (content) => `<h3>${content}</h3>`,
  chart: drawing,
  problem: (severity, title, rest) =>
    `<article class="cause ${severity}">\n<h3><span class="unseen">${severity}: </span>${title}</h3>\n${rest}</article>\n`,
  // A table scrolls if it is wider than the page.
  table: (caption, named, content) =>
    `<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table${styled(named)}>\n${content}</table></div>\n`,
  cell: ({ of, named, title, content }) => {
    if (of === 'row')
      return `<td${styled(named)}${title === '' ? '' : ` data-title="${title}"`}>${content}</td>`
    return `<th scope="${of === 'head' ? 'col' : 'row'}"${styled(named)}>${content}</th>`
  },
  end: '/>',
  space: '&#160;'
}

const show = (text: Inline): string => markup(text, BLOCK_STYLE)

export type Page = {
  readonly sentence: string
  readonly sign: SignName
  readonly facts: readonly Inline[]
  readonly tally: readonly Inline[]
  readonly sections: readonly Section[]
  readonly version: string
  readonly docsUrl: string
}

/** In pieces. */
export function* renderFrame(page: Page, hash: (text: string) => string): Generator<string> {
  const { sentence, sign, version } = page
  const docs = mark.link(page.docsUrl, mark.words('Problem codes and how to fix them'))
  yield `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${policyOf(hash)}"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${sign === 'fails' ? '✗' : '✓'} ${htmlText(sentence)} – tf-disco</title>
<link rel="icon" href="data:,"/>
<style>${STYLE}</style>
</head>
<body>
${header(page)}<main>
`
  for (const section of page.sections) yield* renderSection(section)
  yield `</main>
<footer><p>tf-disco ${htmlText(version)} · ${show(docs)}</p></footer>
<script>${SCRIPT}</script>
</body>
</html>
`
}

function header({ sentence, sign, facts, tally, sections }: Page): string {
  const links = sections.map(({ id, title }) => `<a href="#${id}">${title}</a>\n`)
  const items = tally.map((item) => `<li>${show(item)}</li>`)
  return `<header class="${sign}">
<h1>${show({ kind: 'sign', of: sign })}<span>${htmlText(sentence)}</span></h1>
<p class="facts">${facts.map(show).join(' · ')}</p>
${items.length === 0 ? '' : `<ul class="tally">${items.join('')}</ul>\n`}${links.length > 3 ? `<nav aria-label="Contents">${links.join('')}</nav>\n` : ''}</header>
`
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
  for (const block of blocks) yield renderBlock(block, BLOCK_STYLE)
  yield `${isFolded ? '</details>\n' : ''}</section>\n`
}

/** Nothing but the icon is loaded, and only the page's own script runs, even if a text from outside were taken for HTML. */
const policyOf = (hash: (text: string) => string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hash(STYLE)}'`,
    `script-src 'sha256-${hash(SCRIPT)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'"
  ].join('; ')

// The number of recent runs that a history has.
const SLOTS = 30
const SIZES = { results: { slot: 4, height: 16 }, latency: { slot: 8, height: 48 } } as const

// Failures are taller, so that they do not differ by colour alone.
const HEIGHTS: Readonly<Record<ChartRun['outcome'], number>> = {
  works: 6,
  warns: 10,
  fails: 16,
  unchecked: 2,
  skipped: 2
}

/** A bar for each run, the newest at the right: as high as its latency, or a mark of its outcome, which has the colour. */
function drawing({ of, runs, label }: Chart): string {
  const { slot, height } = SIZES[of]
  const most = Math.max(1, ...runs.map(({ ms }) => ms ?? 0))
  const heightOf = ({ outcome, ms }: ChartRun): number => {
    if (of === 'results') return HEIGHTS[outcome]
    // A run without a latency has a mark at the bottom.
    return ms === null ? 3 : Math.max(1, Math.round((ms / most) * height))
  }
  const first = SLOTS - runs.length
  const bars = runs.map((run, at) => {
    const x = (first + at) * slot + slot / 2
    return { outcome: run.outcome, line: `M${x} ${height}v-${heightOf(run)}` }
  })
  const paths = [...Map.groupBy(bars, ({ outcome }) => outcome)].map(
    ([outcome, own]) => `<path class="${outcome}" d="${own.map(({ line }) => line).join('')}"/>`
  )
  return `<svg class="${of}" viewBox="0 0 ${SLOTS * slot} ${height}" role="img"><title>${escapeMarkup(label)}</title>${paths.join('')}</svg>`
}
