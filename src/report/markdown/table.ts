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
