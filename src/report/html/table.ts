// Tables with a header for each column and each row.
import { fitting, Room } from '../pieces.ts'
import { finished, type Html, html, isEmpty, NOTHING } from './markup.ts'

export type Column<T> = {
  readonly title: string
  /** The title above those of this column and its neighbours of the same group. */
  readonly group?: string
  /** Names of style. What a narrow screen leaves out (`minor`) is among the details. */
  readonly style?: string
  readonly cell: (item: T) => Html
}

type TableLayout<T> = {
  /** What the table is about. Readers with eyes know it from the heading. */
  readonly caption: string
  /** The first one is the header of its row. */
  readonly columns: readonly Column<T>[]
  /** For the rows. */
  readonly room: Room
  /** Attributes of a row. */
  readonly attributes?: (item: T) => Html
  readonly style?: string
}

/** A table in pieces, which scrolls if it is wider than the page. Returns how many rows did not fit. */
export function* table<T>(rows: Iterable<T>, layout: TableLayout<T>): Generator<string, number> {
  const { caption, columns, room, attributes = () => NOTHING, style } = layout
  yield html`<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table${styled(style)}>
<thead>
${head(columns)}</thead>
<tbody>
`.text
  const render = (row: T): string => {
    const cells = columns.map((column, index) => {
      const content = column.cell(row)
      const shown = isEmpty(content) ? html`–` : content
      return index === 0
        ? html`<th scope="row"${styled(column.style)}>${shown}</th>`
        : html`<td${styled(column.style)}>${shown}</td>`
    })
    return html`<tr${attributes(row)}>${cells}</tr>\n`.text
  }
  const left = yield* fitting(rows, room, render)
  yield '</tbody>\n</table></div>\n'
  return left
}

const styled = (style: string | undefined): Html =>
  style === undefined ? NOTHING : html` class="${style}"`

/** One row of titles, or two if columns are grouped. */
function head<T>(columns: readonly Column<T>[]): Html {
  const groups = Map.groupBy(columns, ({ group, title }) => group ?? title)
  const isGrouped = columns.some(({ group }) => group !== undefined)
  const above = Array.from(groups, ([name, [first, ...others]]) => {
    if (first?.group === undefined) {
      const rows = isGrouped ? html` rowspan="2"` : NOTHING
      return html`<th scope="col"${rows}${styled(first?.style)}>${name}</th>`
    }
    return html`<th scope="colgroup" colspan="${others.length + 1}" class="group${first.style?.includes('minor') ? ' minor' : ''}">${name}</th>`
  })
  const below = columns
    .filter(({ group }) => group !== undefined)
    .map(({ title, style }) => html`<th scope="col"${styled(style)}>${title}</th>`)
  return html`<tr>${above}</tr>\n${isGrouped ? html`<tr>${below}</tr>\n` : NOTHING}`
}

/** A table as a whole, and how many rows did not fit. */
export function wholeTable<T>(rows: Iterable<T>, layout: TableLayout<T>) {
  const pieces = table(rows, layout)
  let [text, next] = ['', pieces.next()]
  for (; next.done !== true; next = pieces.next()) text += next.value
  return { shown: finished(text), left: next.value }
}

/** A short table; nothing without rows. */
export const shortTable = <T>(
  caption: string,
  rows: readonly T[],
  columns: readonly Column<T>[]
): Html =>
  rows.length === 0
    ? NOTHING
    : wholeTable(rows, { caption, columns, room: new Room(Number.POSITIVE_INFINITY) }).shown
