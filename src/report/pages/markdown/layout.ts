// Blocks of a Markdown page, and how they become shorter until all of them fit.
import { bytesOf } from '../../pieces.ts'
import type { Html } from '../markup.ts'
import type { PageView } from '../view.ts'

/**
 * HTML as a block of Markdown, without what GitHub removes. No line is blank: that would end the block. Texts from
 * outside have no line feed, quotation mark or angle bracket here.
 */
export const blockOf = ({ text }: Html): string =>
  text
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll('/>', '>')
    .replaceAll('&#160;', '&nbsp;')
    .replaceAll(/\n+/g, '\n')
    .trim()

/** The view, and a shorter one in case that its text is too long. */
export const formsOf = (view: PageView): readonly PageView[] =>
  view.isBrief ? [view] : [view, { ...view, isBrief: true }]

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
