// Replaces tokens in a text, in whatever spelling, and their pieces.
import { SHORTEST_HIDDEN, type Token } from '../../protocol/token.ts'
import { searchedSpellings } from './spellings.ts'
import { CUT, type TextView, viewsOf } from './views.ts'

export const SHOWN = '***'

// A longer token is also hidden where a text has only this much of it, such as a line of its base64.
// No ordinary text has so many characters in common with a token.
const PIECE = 12
// The index has a piece for every fourth character, since a token may have a million.
const STRIDE = 4

// Excerpts are cut at this length and end without an ellipsis (visit/discovery.ts).
const LONG = 200

/** `kept` are names that stay, also if a token is a part of them. */
export type Hide = (text: string, kept: ReadonlySet<string>) => string

/** Takes time in proportion to its text, however many and long the tokens are. Null without tokens. */
export function makeHide(tokens: readonly Token[]): Hide | null {
  const index = indexOf(tokens)
  if (index === null) return null
  return (text, kept) => {
    const found: TextRange[] = []
    viewsOf(text, (view) => findTokens(view, text, index, found))
    return found.length === 0 ? text : replace(text, found, kept)
  }
}

type Index = NonNullable<ReturnType<typeof indexOf>>

/** Short tokens and pieces of long ones by their length, and the beginnings of tokens. Null without tokens. */
function indexOf(tokens: readonly Token[]) {
  const patterns: string[] = []
  for (const spelling of searchedSpellings(tokens)) {
    viewsOf(spelling, ({ folded }) => {
      if (folded.length >= SHORTEST_HIDDEN) patterns.push(folded)
    })
  }
  if (patterns.length === 0) return null
  const pieces = Array.from({ length: PIECE + 1 }, () => new Map<string, TokenPiece>())
  const marks = new Uint8Array(2 ** 16)
  const heads = new Set<string>()
  for (const pattern of patterns) {
    const last = Math.min(pattern.length, PIECE)
    const add = (at: number) => {
      pieces[last]?.set(pattern.slice(at, at + last), { pattern, at })
      marks[markOf(pattern, at)] = 1
    }
    for (let at = 0; at + PIECE < pattern.length; at += STRIDE) add(at)
    add(pattern.length - last)
    for (let head = SHORTEST_HIDDEN; head < last; head += 1) heads.add(pattern.slice(0, head))
  }
  return { pieces, marks, heads }
}

/** A number for some of the first four characters, which every token has. To look for each piece in a map takes longer. */
const markOf = (text: string, at: number): number =>
  ((text.charCodeAt(at) << 10) ^ (text.charCodeAt(at + 1) << 5) ^ text.charCodeAt(at + 3)) & 0xffff

/** A part of a pattern that begins here. */
type TokenPiece = { readonly pattern: string; readonly at: number }

/** A part of the original text. */
type TextRange = { readonly from: number; readonly to: number }

function findTokens(
  { folded, starts }: TextView,
  text: string,
  { pieces, marks, heads }: Index,
  found: TextRange[]
): void {
  const add = (start: number, end: number): void => {
    const first = folded[start] === ' ' ? start + 1 : start
    let last = folded[end - 1] === ' ' ? end - 1 : end
    // Several characters may be from one place.
    while (last < folded.length && starts[last] === starts[last - 1]) last += 1
    const from = starts[first] ?? 0
    const to = starts[last] ?? text.length
    const before = found.at(-1)
    if (before === undefined || from < before.from || from > before.to) found.push({ from, to })
    else found[found.length - 1] = { from: before.from, to: Math.max(before.to, to) }
  }
  for (const [length, known] of pieces.entries()) {
    if (known.size === 0) continue
    for (let at = 0; at + length <= folded.length; at += 1) {
      if (marks[markOf(folded, at)] === 0) continue
      const piece = known.get(folded.slice(at, at + length))
      if (piece !== undefined) add(...extended(folded, at, length, piece))
    }
  }
  const addHead = (end: number): void => {
    for (let length = Math.min(PIECE - 1, end); length >= SHORTEST_HIDDEN; length -= 1) {
      if (!heads.has(folded.slice(end - length, end))) continue
      add(end - length, end)
      break
    }
  }
  for (let at = folded.indexOf(CUT); at >= 0; at = folded.indexOf(CUT, at + 1)) addHead(at)
  if (text.length >= LONG) addHead(folded.length)
}

/** A piece in a text, with the characters before and after it in which it is like the pattern, as far as the next pieces. */
function extended(text: string, at: number, length: number, { pattern, at: begin }: TokenPiece) {
  const isSame = (step: number) =>
    pattern[begin + step] !== undefined && text[at + step] === pattern[begin + step]
  let [before, after] = [0, length]
  while (before < STRIDE - 1 && isSame(-1 - before)) before += 1
  while (after < length + STRIDE - 1 && isSame(after)) after += 1
  return [at - before, at + after] as const
}

function replace(text: string, found: readonly TextRange[], kept: ReadonlySet<string>): string {
  let shown = ''
  let from = 0
  for (const range of found.toSorted((a, b) => a.from - b.from)) {
    if (range.to <= from || (kept.size > 0 && isKept(text, range, kept))) continue
    // Ranges that touch are one.
    if (range.from > from || from === 0) shown += text.slice(from, range.from) + SHOWN
    from = range.to
  }
  return shown + text.slice(from)
}

// The second expression takes a millisecond to compile.
const isInWord = (unit: string): boolean =>
  unit < '\x80' ? /[a-z\d.:-]/i.test(unit) : /[\p{L}\p{M}\p{N}]/u.test(unit)
// A hostname and its port.
const LONGEST_KEPT = 260

/** Whether the range is part of a name to keep, which ends where no hostname can go on. */
function isKept(text: string, { from, to }: TextRange, kept: ReadonlySet<string>): boolean {
  const isOfName = (at: number): boolean =>
    Math.max(from - at, at - to) < LONGEST_KEPT && isInWord(text[at] ?? '')
  let start = from
  while (isOfName(start - 1)) start -= 1
  let end = to
  while (isOfName(end)) end += 1
  // The end of a sentence, or of a clause, unless the name has it.
  while (!kept.has(text.slice(start, end))) {
    if (end === to || !/[.:]/.test(text[end - 1] ?? '')) return false
    end -= 1
  }
  return true
}
