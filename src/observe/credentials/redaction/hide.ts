// Replaces tokens in a text, in whatever spelling, and their pieces.
import { SHORTEST_HIDDEN, type Token } from '../../../rules/protocol/token.ts'
import { searchedSpellings } from './spellings.ts'
import { CUT, type TextView, viewsOf } from './views.ts'

const SHOWN = '***'

// A longer token is also hidden where a text has only this much of it, such as a line of its base64.
// No ordinary text has so many characters in common with a token.
const PIECE = 12

// Excerpts are cut at this length and end without an ellipsis (visit/discovery.ts).
const LONG = 200

/** Takes time in proportion to its text, however many tokens there are. `names` stay, also with a token in them. */
export function makeHide(tokens: readonly Token[]) {
  const index = indexOf(tokens)
  return (text: string, names: ReadonlySet<string>): string => {
    if (index.pieces.size === 0) return text
    const ranges: TextRange[] = []
    viewsOf(text, (view) => findTokens(view, text, index, ranges))
    return ranges.length === 0 ? text : replace(text, ranges, names)
  }
}

/** All pieces of tokens, and shorter tokens as a whole; their lengths; and beginnings of tokens. */
function indexOf(tokens: readonly Token[]) {
  const pieces = new Set<string>()
  const lengths = new Set<number>()
  const heads = new Set<string>()
  const add = ({ folded }: TextView): void => {
    if (folded.length < SHORTEST_HIDDEN) return
    const length = Math.min(folded.length, PIECE)
    lengths.add(length)
    for (let at = 0; at + length <= folded.length; at += 1)
      pieces.add(folded.slice(at, at + length))
    for (let head = SHORTEST_HIDDEN; head < length; head += 1) heads.add(folded.slice(0, head))
  }
  for (const spelling of searchedSpellings(tokens)) viewsOf(spelling, add)
  return { pieces, lengths, heads }
}

/** A part of the original text. */
type TextRange = { readonly from: number; readonly to: number }

function findTokens(
  { folded, starts }: TextView,
  text: string,
  { pieces, lengths, heads }: ReturnType<typeof indexOf>,
  ranges: TextRange[]
): void {
  const add = (start: number, end: number): void => {
    const first = folded[start] === ' ' ? start + 1 : start
    let last = folded[end - 1] === ' ' ? end - 1 : end
    // Several characters may be from one place.
    while (last < folded.length && starts[last] === starts[last - 1]) last += 1
    const from = starts[first] ?? 0
    const to = starts[last] ?? text.length
    const before = ranges.at(-1)
    if (before === undefined || from < before.from || from > before.to) ranges.push({ from, to })
    else ranges[ranges.length - 1] = { from: before.from, to: Math.max(before.to, to) }
  }
  for (const length of lengths) {
    for (let at = 0; at + length <= folded.length; at += 1) {
      if (pieces.has(folded.slice(at, at + length))) add(at, at + length)
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

function replace(text: string, ranges: readonly TextRange[], names: ReadonlySet<string>): string {
  let shown = ''
  let from = 0
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    if (range.to <= from || (names.size > 0 && isKept(text, range, names))) continue
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

/** The range is part of a name to keep, which ends where no hostname can go on. */
function isKept(text: string, { from, to }: TextRange, names: ReadonlySet<string>): boolean {
  const isOfName = (at: number): boolean =>
    Math.max(from - at, at - to) < LONGEST_KEPT && isInWord(text[at] ?? '')
  let start = from
  while (isOfName(start - 1)) start -= 1
  let end = to
  while (isOfName(end)) end += 1
  // The end of a sentence, or of a clause, unless the name has it.
  while (!names.has(text.slice(start, end))) {
    if (end === to || !/[.:]/.test(text[end - 1] ?? '')) return false
    end -= 1
  }
  return true
}
