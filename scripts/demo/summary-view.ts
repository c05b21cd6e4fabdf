// Shows the heading and the table of a job summary in a terminal.

/** The part above the first collapsed section, with tables in columns. */
export function showSummary(markdown: string): string {
  const start = markdown.indexOf('<details')
  const top = start === -1 ? markdown : markdown.slice(0, start)
  const blocks = top
    .trim()
    .split(/\n{2,}/)
    .map((block) => (block.startsWith('<table>') ? columns(rowsOf(block)) : plain(block)))
  return blocks.join('\n\n')
}

const rowsOf = (table: string): string[][] =>
  [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => plain(cell))
  )

function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => columnsOf(row[at] ?? '')))
  )
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - columnsOf(cell)))
        .join('  ')
        .trimEnd()
    )
    .join('\n')
}

/** An emoji takes two columns in a terminal, its variation selector none. */
function columnsOf(text: string): number {
  const emoji = text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0
  return Array.from(text.replaceAll('\uFE0F', '')).length + emoji
}

function plain(html: string): string {
  return html
    .replace(/^#+ /, '')
    .replaceAll(/<br>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}
