// Tables, lists and sections as HTML, in which pipes need no escaping. No line is blank: that would end the block.
import { bytesOf } from '../../pieces.ts'
import { htmlText, markdownCode } from '../../safe-text.ts'

/**
 * Cells are finished HTML without a line feed; an empty cell gets a dash. `right` has the numbers of the
 * columns that are aligned to the right.
 */
export function htmlTable(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = []
): string {
  const head = titles.map(
    (title, index) => `<th align="${right.includes(index) ? 'right' : 'left'}">${title}</th>`
  )
  const lines = rows.map((cells) => {
    const row = titles.map(
      (_, index) =>
        `<td${right.includes(index) ? ' align="right"' : ''}>${cells[index] || '–'}</td>`
    )
    return `<tr>${row.join('')}</tr>`
  })
  return ['<table>', `<tr>${head.join('')}</tr>`, ...lines, '</table>'].join('\n')
}

export const htmlList = (items: readonly string[]): string =>
  ['<ul>', ...items.map((item) => `<li>${item}</li>`), '</ul>'].join('\n')

/** A section that readers open. */
export const folded = (title: string, blocks: readonly string[]): string =>
  ['<details>', `<summary>${title}</summary>`, ...blocks, '</details>'].join('\n')

/** A host name as code that can break after its dots, since columns are narrow on a small screen. */
export const breakableName = (name: string): string => markdownCode(name).replaceAll('.', '.<wbr>')

/** A path or an address as code that can break after its slashes. */
export const breakablePath = (path: string): string =>
  `<code>${htmlText(path).replaceAll('/', '/<wbr>')}</code>`

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
