// How Markdown pages show signs, tables and lists, and how much they have room for.
import { commas, Html, html, isEmpty, NOTHING } from '../markup.ts'
import type { HtmlColumn, Medium, SignName, TableLayout } from '../view.ts'

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
  items: (items) => (items.length === 0 ? NOTHING : html`<p>${commas(items)}</p>\n`),
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
  const shown = isEmpty(content) ? html`–` : content
  return isOfNumbers(style)
    ? html`<td align="right">${new Html(shown.text.replaceAll(' ', '&nbsp;'))}</td>`
    : html`<td>${shown}</td>`
}

const isOfNumbers = (style: string | undefined): boolean =>
  style?.split(' ').includes('number') === true
