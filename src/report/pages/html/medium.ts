// How a page of HTML shows signs, tables and lists, and how much it has room for.
import { type Html, html, list, NOTHING, styled } from '../markup.ts'
import type { HtmlColumn, Medium, SignName, TableLayout } from '../view.ts'

// Signs differ in shape, since colours are not seen by everybody.
const SIGNS: Readonly<Record<SignName, string>> = {
  fails: '✗',
  unchecked: '✗',
  warns: '!',
  skipped: '○',
  works: '✓',
  notice: 'i'
}

export const HTML_PAGE: Medium = {
  sign: (of) => html`<span class="sign ${of}" aria-hidden="true">${SIGNS[of]}</span>`,
  small: (content) => html`<span class="small">${content}</span>`,
  heading: (content) => html`<h3>${content}</h3>`,
  items: list,
  table,
  isWhole: true,
  limits: {
    message: 4000,
    ownMessage: 4000,
    url: Number.POSITIVE_INFINITY,
    places: 12,
    ownPlaces: 3,
    items: Number.POSITIVE_INFINITY,
    roots: 1000,
    services: Number.POSITIVE_INFINITY
  }
}

/** A table that scrolls if it is wider than the page; nothing without rows. */
function table<T>(rows: readonly T[], layout: TableLayout<T>): Html {
  if (rows.length === 0) return NOTHING
  const { caption, columns, attributes = () => NOTHING, style } = layout
  const lines = rows.map((row) => {
    const cells = columns.map((column, index) => {
      const content = html`${column.cell(row)}`
      const shown = content.isEmpty ? html`–` : content
      return index === 0
        ? html`<th scope="row"${styled(column.style)}>${shown}</th>`
        : html`<td${styled(column.style)}>${shown}</td>`
    })
    return html`<tr${attributes(row)}>${cells}</tr>\n`
  })
  return html`<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table${styled(style)}>
<thead>
${head(columns)}</thead>
<tbody>
${lines}</tbody>
</table></div>
`
}

/** One row of titles, or two if columns are grouped. */
function head<T>(columns: readonly HtmlColumn<T>[]): Html {
  const groups = Map.groupBy(columns, ({ group, title }) => group ?? title)
  const isGrouped = columns.some(({ group }) => group !== undefined)
  const above = Array.from(groups, ([name, [first, ...others]]) => {
    if (first?.group === undefined) {
      const rows = isGrouped ? html` rowspan="2"` : NOTHING
      return html`<th scope="col"${rows}${styled(first?.style)}>${name}</th>`
    }
    return html`<th scope="colgroup" colspan="${others.length + 1}" class="group">${name}</th>`
  })
  const below = columns
    .filter(({ group }) => group !== undefined)
    .map(({ title, style }) => html`<th scope="col"${styled(style)}>${title}</th>`)
  return html`<tr>${above}</tr>\n${isGrouped ? html`<tr>${below}</tr>\n` : NOTHING}`
}
