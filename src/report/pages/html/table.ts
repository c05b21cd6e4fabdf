// Tables with a header for each column and each row.
import { type Html, type HtmlPart, html, isEmpty, NOTHING } from './markup.ts'

export type HtmlColumn<T> = {
  readonly title: string
  /** The title above those of this column and its neighbours of the same group. */
  readonly group?: string
  /** Names of style. What a narrow screen leaves out (`minor`) is among the details. */
  readonly style?: string
  readonly cell: (item: T) => HtmlPart
}

type TableLayout<T> = {
  /** What the table is about. Readers with eyes know it from the heading. */
  readonly caption: string
  /** The first one is the header of its row. */
  readonly columns: readonly HtmlColumn<T>[]
  /** Attributes of a row. */
  readonly attributes?: (item: T) => Html
  readonly style?: string
}

/** A table that scrolls if it is wider than the page; nothing without rows. */
export function table<T>(rows: readonly T[], layout: TableLayout<T>): Html {
  if (rows.length === 0) return NOTHING
  const { caption, columns, attributes = () => NOTHING, style } = layout
  const lines = rows.map((row) => {
    const cells = columns.map((column, index) => {
      const content = html`${column.cell(row)}`
      const shown = isEmpty(content) ? html`–` : content
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

const styled = (style: string | undefined): Html =>
  style === undefined ? NOTHING : html` class="${style}"`

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
