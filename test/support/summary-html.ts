// Reads the HTML of a job summary strictly: throws unless it is plainly well-formed.
import { unseenIn } from './hostile-text.ts'

// The elements and attributes that our summaries use.
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  b: [],
  br: [],
  code: ['role', 'aria-label'],
  dd: [],
  details: ['open'],
  dl: [],
  dt: [],
  i: [],
  li: [],
  p: [],
  sub: [],
  summary: [],
  table: [],
  tbody: [],
  td: ['align'],
  th: ['align'],
  thead: [],
  tr: [],
  ul: [],
  wbr: []
}
const EMPTY = new Set(['br', 'wbr'])
const TAG = /<(\/?)([a-z]+)((?: [a-z-]+(?:="[^"<>]*")?)*)>/g

export type SummaryHtml = {
  readonly complaints: readonly string[]
  /** The number of cells of each row, by table. */
  readonly tables: readonly (readonly number[])[]
  readonly facts: number
  readonly links: readonly string[]
  /** The text outside of code, with entities decoded. */
  readonly prose: string
}

/** Reads Markdown in which all blocks except headings are HTML, separated by blank lines. */
export function readSummary(markdown: string): SummaryHtml {
  const complaints: string[] = []
  const tables: number[][] = []
  const links: string[] = []
  let facts = 0
  let prose = ''
  for (const block of markdown.trimEnd().split('\n\n')) {
    const open: string[] = []
    let from = 0
    const takeText = (text: string): void => {
      if (/[<>]/.test(text)) complaints.push(`a stray bracket in ${JSON.stringify(text)}`)
      if (!open.includes('code')) prose += `${text} `
    }
    for (const tag of block.matchAll(TAG)) {
      takeText(block.slice(from, tag.index))
      from = tag.index + tag[0].length
      const [, slash, name = '', attributes = ''] = tag
      if (ELEMENTS[name] === undefined) complaints.push(`an element ${name}`)
      for (const [, attribute = '', value = ''] of attributes.matchAll(
        / ([a-z-]+)(?:="([^"]*)")?/g
      )) {
        if (!ELEMENTS[name]?.includes(attribute)) complaints.push(`${name} with ${attribute}`)
        if (attribute === 'href') links.push(withoutEntities(value))
      }
      if (slash === '/') {
        if (open.pop() !== name) complaints.push(`an end of ${name} out of turn`)
      } else if (!EMPTY.has(name)) {
        open.push(name)
        if (name === 'dd') facts += 1
        if (name === 'table') tables.push([])
        if (name === 'tr') tables.at(-1)?.push(0)
        if (name === 'td' || name === 'th') count(tables)
      }
    }
    takeText(block.slice(from))
    if (open.length > 0) complaints.push(`${open.join(', ')} not ended before a blank line`)
  }
  return { complaints, tables, facts, links, prose: withoutEntities(prose) }
}

/** What is not well-formed, is invisible, or is outside of code so that GitHub links or replaces it. */
export function mistakesIn(markdown: string): readonly string[] {
  const { complaints, prose } = readSummary(markdown)
  // The heading's own hashes, and the second half of the sign for a warning.
  const plain = prose.replace(/^#+ /, '').replaceAll('\uFE0F', '')
  const linked = plain.match(/:\/\/|www\.|[@#]|GH-\d|:\w+:|[0-9a-f]{7,}|[`*_$~|\\]/gi) ?? []
  return [...complaints, ...linked, ...unseenIn(plain.replaceAll('\n', ''))]
}

/** As a person reads it: without tags and entities. */
export const plainTextOf = (html: string): string => withoutEntities(html.replace(/<[^>]*>/g, ''))

function count(tables: number[][]): void {
  const rows = tables.at(-1)
  const cells = rows?.pop()
  if (rows === undefined || cells === undefined) throw new Error('a cell outside of a row')
  rows.push(cells + 1)
}

const withoutEntities = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&nbsp;', ' ')
