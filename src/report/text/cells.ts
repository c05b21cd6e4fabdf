// How many columns of a terminal a text takes. Such texts have no invisible characters: `visible` has escaped them.

const NARROW = /^[ -~]*$/

export function cellsOf(text: string): number {
  if (NARROW.test(text)) return text.length
  let cells = 0
  for (const character of text) cells += cellsOfOne(character)
  return cells
}

/** Most runs show no such character, and do not compile these expressions. */
function cellsOfOne(character: string): number {
  if (NARROW.test(character)) return 1
  if (isMark(character)) return 0
  // One half of a flag: terminals that do not draw flags show a letter.
  if (/\p{Regional_Indicator}/u.test(character)) return 1
  return isWide(character) ? 2 : 1
}

/** Marks above and below the character before them, and the vowels of Hangul syllables. */
const isMark = (character: string): boolean => /[\p{Mn}\p{Me}\u1160-\u11FF]/u.test(character)

/** The ranges of East Asian Width W and F (Unicode EastAsianWidth.txt), joined over unassigned characters, and emoji. */
const isWide = (character: string): boolean =>
  /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\u3247\u3250-\u4DBF\u4E00-\uA4C6\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6B\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]/u.test(
    character
  )

/** The part of a text from one column to another, in exactly that many columns if the text has them. */
export function cutCells(text: string, from: number, to: number): string {
  let [shown, at] = ['', 0]
  for (const character of text) {
    const cells = cellsOfOne(character)
    const end = at + cells
    // Half of a wide character at an edge is a space.
    if (at >= from && end <= to && (cells > 0 || at > from)) shown += character
    else shown += ' '.repeat(Math.max(0, Math.min(end, to) - Math.max(at, from)))
    at = end
    if (at > to) break
  }
  return shown
}
