// Tables as HTML, in which pipes need no escaping, and lists that end at a size limit.
import { markdownCode } from '../safe-text.ts'

export type Column = { readonly title: string; readonly align?: 'right' }

/**
 * Cells are finished HTML without a line feed; an empty cell gets a dash. No line is blank, since a blank
 * line would end the HTML block.
 */
export function htmlTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[]
): string {
  const head = columns.map(({ title, align }) => `<th align="${align ?? 'left'}">${title}</th>`)
  const lines = rows.map((cells) => {
    const row = columns.map(({ align }, index) => {
      const cell = cells[index] ?? ''
      const attribute = align === undefined ? '' : ` align="${align}"`
      return `<td${attribute}>${cell === '' ? '–' : cell}</td>`
    })
    return `<tr>${row.join('')}</tr>`
  })
  return ['<table>', `<tr>${head.join('')}</tr>`, ...lines, '</table>'].join('\n')
}

/** A host name as code that can break after its dots, since columns are narrow on a small screen. */
export const breakableName = (name: string): string => markdownCode(name).replaceAll('.', '.<wbr>')

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length

export type Budget = {
  readonly maxBytes: number
  /** Added around each item. */
  readonly markupBytes: number
}

/** The rendered items up to the first that does not fit. */
export function leading<Item, Rendered extends string | readonly string[]>(
  items: readonly Item[],
  { maxBytes, markupBytes }: Budget,
  render: (item: Item) => Rendered
): readonly Rendered[] {
  const rendered: Rendered[] = []
  let bytes = 0
  for (const item of items) {
    const next = render(item)
    bytes += bytesOf([next].flat().join('')) + markupBytes
    if (bytes > maxBytes) break
    rendered.push(next)
  }
  return rendered
}
