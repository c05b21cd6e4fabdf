// Text with marks, and blocks, as HTML, which is safe in a page, in XML and in Markdown, whose punctuation is escaped too.
import type { SourceLine } from '../../rules/problems/place.ts'
import {
  escapeMarkup,
  htmlText,
  markdownCode,
  markdownProse,
  visibleFile
} from '../../rules/text/safe-text.ts'
import { capitalised } from '../phrases.ts'
import type * as tree from '../tree.ts'
import type { Inline, Quote, ReportBlock } from '../tree.ts'
import { inline, isWebPage, mark, SEVERITY_SIGNS } from '../tree.ts'

/** The differences between a page and Markdown; each function returns finished HTML. */
export type MarkupStyle = {
  /** For readers with eyes; a word beside it says the same. */
  readonly sign: (of: tree.SignName) => string
  readonly small: (content: string) => string
  readonly chart: (chart: tree.Chart) => string
  /** The name in a line that readers open. */
  readonly name: (content: string) => string
  /** `title` and `body` of a problem. */
  readonly problem: (severity: string, title: string, body: string) => string
  /** `named` is a CSS class. */
  readonly table: (caption: string, named: string | undefined, content: string) => string
  /** `named` are CSS classes; `title` is that of the column, which a narrow page shows in place of the head. */
  readonly cell: (
    of: 'head' | 'first column' | 'row',
    content: string,
    named?: string,
    title?: string
  ) => string
  /** How an element without content ends, and a space that does not break. */
  readonly end: '>' | '/>'
  readonly space: string
}

/** The only way from text to HTML: all that is not of this program is escaped and shortened. */
export function markup(text: Inline, style: MarkupStyle): string {
  if (typeof text === 'string') return htmlText(text)
  if (!('kind' in text)) return text.map((part) => markup(part, style)).join('')
  switch (text.kind) {
    case 'words':
      return escapeMarkup(text.text).replaceAll('\u00A0', style.space)
    case 'code':
      return codeMarkup(text, style)
    case 'prose':
      return markdownProse(text.text, text.max)
    case 'strong':
      return `<b>${markup(text.content, style)}</b>`
    case 'small':
      return style.small(markup(text.content, style))
    case 'sentence':
      return capitalised(markdownProse(text.text, text.max))
    case 'link':
      return linked(text.url, markup(text.content, style))
    case 'sign':
      return style.sign(text.of)
    case 'break':
      return `<br${style.end}`
    case 'chart':
      return style.chart(text)
  }
}

function codeMarkup(
  { text, max, breaks }: Extract<tree.Mark, { kind: 'code' }>,
  { end, space }: MarkupStyle
): string {
  const shown = markdownCode(text, max)
  if (breaks === 'never') return shown.replaceAll(' ', space)
  if (breaks === undefined) return shown
  return shown.replaceAll(breaks === 'dots' ? /\./g : /(?<!<)\//g, `$&<wbr${end}`)
}

/** A link, if the text is the URL of a web page or of a part of this page; else the content alone. */
const linked = (url: string | null, content: string): string =>
  url !== null && (isWebPage(url) || /^#[!-~]+$/.test(url))
    ? `<a href="${htmlText(url, url.length)}">${content}</a>`
    : content

export function renderBlock(block: ReportBlock, style: MarkupStyle): string {
  const show = (text: Inline): string => markup(text, style)
  switch (block.kind) {
    case 'paragraph':
      return `<p>${show(block.content)}</p>\n`
    case 'note':
      return `<p>${noteText(block, style)}</p>\n`
    case 'facts':
      return `<dl>\n${block.facts.map(({ label, texts }) => `<dt>${capitalised(label)}</dt>${texts.map((text) => `<dd>${show(text)}</dd>`).join('')}\n`).join('')}</dl>\n`
    case 'sources':
      return sourcesText(block.items, style)
    case 'problem':
      return problemText(block, style)
    case 'table':
      return tableText(block, style)
    case 'details':
      return detailsText(block, style)
  }
}

const all = (blocks: readonly ReportBlock[], style: MarkupStyle): string =>
  blocks.map((block) => renderBlock(block, style)).join('')

export const styled = (style: string | undefined): string =>
  style === undefined ? '' : ` class="${style}"`

/** `Affects Terraform`; a list of hosts or places needs no label. */
function noteText(
  { label, text, as }: Extract<ReportBlock, { kind: 'note' }>,
  style: MarkupStyle
): string {
  const shown = markup(text, style)
  if (as === 'items') return shown
  const name = capitalised(label)
  if (as !== 'small') return as === 'help' ? `<b>${name}:</b> ${shown}` : `${name}: ${shown}`
  return style.small(`${label === 'history' ? capitalised(shown) : `${name} ${shown}`}.`)
}

function problemText(problem: tree.ProblemBlock, style: MarkupStyle): string {
  const { severity, code, url, count, title, message, parts } = problem
  const link: Inline = { kind: 'link', url, content: code }
  const head = inline`${mark.sign(SEVERITY_SIGNS[severity])} ${mark.strong([count, title])} (${link})`
  const said = mark.isEmpty(message) ? '' : `<p>${markup(message, style)}</p>\n`
  return style.problem(severity, markup(head, style), `${said}${all(parts, style)}`)
}

/** Places with source lines as figures; messages as a list. */
function sourcesText(items: readonly Quote[], style: MarkupStyle): string {
  const show = (text: Inline): string => markup(text, style)
  const { figures = [], messages = [] } = Object.groupBy(items, ({ message = '' }) =>
    mark.isEmpty(message) ? 'figures' : 'messages'
  )
  const shown = figures.map(
    ({ place = '', line }) =>
      `<figure><figcaption>${show(place)}</figcaption>${frameText(line, style)}</figure>\n`
  )
  const said = messages.map(({ place = '', message = '', help = '', line }) => {
    const cure = mark.isEmpty(help) ? '' : `<br${style.end}<b>Help:</b> ${show(help)}`
    const text = show(mark.joined([place, message], mark.words(': ')))
    return `<li>${text}${cure}${frameText(line, style)}</li>\n`
  })
  return `${shown.join('')}${said.length === 0 ? '' : `<ul>\n${said.join('')}</ul>\n`}`
}

function frameText(line: SourceLine | undefined, style: MarkupStyle): string {
  if (line === undefined) return ''
  const beginning = visibleFile(line.before.trimStart().replaceAll('\t', ' '))
  const [start, middle, end] = [beginning, line.literal, line.after].map((text) =>
    markup(text.replaceAll('\t', ' '), style)
  )
  return `<pre>${start}<mark>${middle}</mark>${end}</pre>`
}

/** The anchor is inside: browsers open what is around a target. */
function detailsText(
  { title, children, anchor, isOpen }: tree.Details,
  style: MarkupStyle
): string {
  const name = markup(title.name, style)
  const content = all(children, style)
  const isPlain = title.sign === null && mark.isEmpty(title.text)
  // A paragraph cannot contain a heading.
  const shownName = content === '' ? `<b>${name}</b>` : style.name(name)
  const parts = [
    title.sign === null ? '' : style.sign(title.sign),
    isPlain ? name : shownName,
    markup(title.text, style)
  ]
  const shown = parts.filter((part) => part !== '').join(' ')
  if (content === '') return `<p>${shown}</p>\n`
  const inner =
    anchor === undefined ? content : `<div id="${escapeMarkup(anchor)}">\n${content}</div>\n`
  return `<details${styled(anchor === undefined ? undefined : 'host')}${isOpen ? ' open=""' : ''}>\n<summary>${shown}</summary>\n${inner}</details>\n`
}

/** Each cell has content. */
function tableText({ caption, columns, rows, style: named }: tree.Table, style: MarkupStyle) {
  const titles = columns.map(({ title }) => markup(title, style))
  const lines = rows.map(({ cells, host, sign: of }) => {
    const attributes =
      host === undefined
        ? ''
        : ` data-host="${escapeMarkup(host.anchor)}"${host.isFailing ? ' data-failing=""' : ''}`
    const [first = '', ...others] = cells
    const signed =
      of === undefined ? first : inline`${mark.sign(of)}${mark.words('\u00A0')}${first}`
    const shown = [signed, ...others].map((cell, at) =>
      style.cell(
        at === 0 ? 'first column' : 'row',
        mark.isEmpty(cell) ? '–' : markup(cell, style),
        columns[at]?.style,
        named === undefined ? titles[at] : ''
      )
    )
    return `<tr${attributes}>${shown.join('')}</tr>\n`
  })
  const head = columns.map((column, at) => style.cell('head', titles[at] ?? '', column.style))
  return style.table(
    caption,
    named,
    `<thead>\n<tr>${head.join('')}</tr>\n</thead>\n<tbody>\n${lines.join('')}</tbody>\n`
  )
}
