// A table as HTML: it needs no escaping of pipes, and GitHub parses no Markdown inside it.

export type Column = { readonly title: string; readonly align?: 'right' }

/**
 * Cells are finished HTML without a line feed. No line is blank, since a blank line would end the block
 * and make Markdown of what follows; an empty cell gets a dash.
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

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length

export type Budget = {
  readonly maxBytes: number
  /** What is put around each item. */
  readonly markupBytes: number
}

/** What `render` makes of the leading items, as many as fit; nothing after the first that does not. */
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
