// How Markdown pages show signs, tables and lists, how much they have room for, and how blocks become shorter until all
// of them fit.
import { bytesOf, some } from '../../../problems/brief.ts'
import { details, Html, html, joined, NOTHING } from '../markup.ts'
import {
  type HtmlColumn,
  type Medium,
  more,
  type PageView,
  type SignName,
  type TableLayout
} from '../view.ts'

export const EMOJI: Readonly<Record<SignName, string>> = {
  fails: '❌',
  unchecked: '❌',
  warns: '⚠️',
  skipped: '⚪',
  works: '✅',
  notice: 'ℹ️'
}

/** Where readers of a comment or issue find what is left out. */
export const IN_SUMMARY = html`in the job summary`

export const MARKDOWN: Medium = {
  sign: (of) => new Html(EMOJI[of]),
  small: (content) => html`<sub>${content}</sub>`,
  heading: (content) => html`<b>${content}</b>`,
  items: (items) => (items.length === 0 ? NOTHING : html`<p>${joined(items)}</p>\n`),
  table,
  isWhole: false,
  limits: {
    message: 700,
    ownMessage: 300,
    url: 600,
    places: 4,
    ownPlaces: 1,
    items: 100,
    roots: 100,
    services: 20
  }
}

/** Each cell has content. Columns of numbers are at the right, and do not break between a number and its unit. */
function table<T>(rows: readonly T[], { columns }: TableLayout<T>): Html {
  if (rows.length === 0) return NOTHING
  const head = columns.map(
    ({ title, style }) => html`<th align="${isOfNumbers(style) ? 'right' : 'left'}">${title}</th>`
  )
  const lines = rows.map((row) => html`<tr>${columns.map((column) => cellOf(row, column))}</tr>\n`)
  return html`<table>\n<tr>${head}</tr>\n${lines}</table>\n`
}

function cellOf<T>(row: T, { cell, style }: HtmlColumn<T>): Html {
  const content = html`${cell(row)}`
  const shown = content.isEmpty ? html`–` : content
  return isOfNumbers(style)
    ? html`<td align="right">${new Html(shown.text.replaceAll(' ', '&nbsp;'))}</td>`
    : html`<td>${shown}</td>`
}

const isOfNumbers = (style: string | undefined): boolean =>
  style?.split(' ').includes('number') === true

const MAX_ROWS = 50

/** A line that readers open for the first rows of a table. In a brief page, only the line. */
export function foldedTable<T>(
  title: Html,
  rows: readonly T[],
  noun: string,
  view: PageView,
  columns: readonly HtmlColumn<T>[]
): Html {
  if (view.isBrief) return html`<p>${title}</p>`
  const { shown, more: left } = some(rows, MAX_ROWS)
  const table = view.medium.table(shown, { caption: noun, columns })
  return details(title, html`${table}${more(left, noun, view)}`)
}

/**
 * HTML as a block of Markdown, without what GitHub removes. No line is blank: that would end the block. Texts from
 * outside have no line feed, quotation mark or angle bracket here.
 */
export const blockOf = ({ text }: Html): string =>
  text
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll('/>', '>')
    .replaceAll('&#160;', '&nbsp;')
    .replaceAll(/\n+/g, '\n')
    .trim()

/** The view, and a shorter one in case that its text is too long. */
export const formsOf = (view: PageView): readonly PageView[] =>
  view.isBrief ? [view] : [view, { ...view, isBrief: true }]

/** A block of a page in ever shorter forms; there is no block if the first is empty. */
export type BlockForms = readonly (() => string)[]

/**
 * Each block in the longest form that leaves room for the shortest forms of those after it, so that the last ones
 * become shorter first; empty where no form fits.
 */
export function fitBlocks(blocks: readonly BlockForms[], maxBytes: number): readonly string[] {
  const whole = blocks.map(([longest]) => longest?.() ?? '')
  if (sizeOf(whole) <= maxBytes) return whole
  const forms = whole.map((text, at) => {
    const shorter = text === '' ? [] : (blocks[at]?.slice(1) ?? [])
    return [text, ...shorter.map((form) => form())].filter((form) => form !== '')
  })
  const shortest = forms.map((each) => each.at(-1) ?? '')
  let left = maxBytes
  return forms.map((each, at) => {
    const reserved = sizeOf(shortest.slice(at + 1))
    const last = sizeOf(shortest.slice(at, at + 1)) <= left ? shortest[at] : ''
    const text = each.find((form) => sizeOf([form]) <= left - reserved) ?? last ?? ''
    left -= sizeOf([text])
    return text
  })
}

/** In bytes, with the blank line after each. */
const sizeOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + (text === '' ? 0 : bytesOf(text) + 2), 0)
