// Lines for a terminal: colours and links as ANSI codes, wrapping below a label, and how many columns a text takes.

const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 94 } as const // 34 is too dark

export type Style = keyof typeof STYLES

export type TextLayout = {
  readonly colour: boolean
  /** The terminal shows links (OSC 8). */
  readonly hyperlinks?: boolean
  /** Columns; Infinity where the output is wrapped by what shows it. */
  readonly width: number
  /** Names settings as flags, on the command line: `--depth` for `depth`. */
  readonly withFlags?: (text: string) => string
}

export const paint = (text: string, style: Style, { colour }: TextLayout): string =>
  colour ? `\u001B[${STYLES[style]}m${text}\u001B[0m` : text

/** `url` is this program's own, or has no character that ends it. */
const link = (text: string, url: string | null | undefined, { hyperlinks }: TextLayout): string =>
  url && hyperlinks ? `\u001B]8;;${url}\u001B\\${text}\u001B]8;;\u001B\\` : text

type Labelled = {
  readonly indent: number
  /** A text of this program, without a space at the end. */
  readonly label: string
  readonly style: Style
  /** The target of the label. */
  readonly url?: string
  /** Column, after the indent, at which the text begins; directly after the label where that is longer. */
  readonly column?: number | undefined
  /** One line, already safe. */
  readonly text: string
  /** The beginning of the text, and where it leads to. */
  readonly linked?: { readonly text: string; readonly url: string | null }
}

/** A label and its text; further lines are aligned with the start of the text. */
export function labelled(line: Labelled, layout: TextLayout): readonly string[] {
  const margin = ' '.repeat(line.indent)
  const label = line.label.padEnd((line.column ?? 0) - 1)
  // A long label would leave no room below it.
  const hanging = ' '.repeat(line.indent + (line.column ?? 2))
  const room = layout.width - margin.length - label.length - 1
  const flagged = withFlags(line.text, layout)
  const [first = '', ...others] = wrap(flagged, room, layout.width - hanging.length)
  const painted = link(paint(label, line.style, layout), line.url, layout)
  const { text = '', url } = line.linked ?? {}
  // Unless wrapping has cut the beginning.
  const isWhole = first.startsWith(text)
  const shown = isWhole ? `${link(text, url, layout)}${first.slice(text.length)}` : first
  return [`${margin}${painted} ${shown}`.trimEnd(), ...others.map((other) => `${hanging}${other}`)]
}

/** A line without a label; further lines are indented. */
export function wrapped(text: string, layout: TextLayout): readonly string[] {
  const [first = '', ...others] = wrap(withFlags(text, layout), layout.width, layout.width - 2)
  return [first, ...others.map((other) => `  ${other}`)]
}

const withFlags = (text: string, layout: TextLayout): string => layout.withFlags?.(text) ?? text

/** The first line may have another width than the others. Words are never broken, so that URLs can be copied. */
export function wrap(text: string, first: number, others = first): readonly string[] {
  const lines: string[] = []
  let line = ''
  let cells = 0
  for (const word of text.split(' ')) {
    const more = cellsOf(word)
    const columns = lines.length === 0 ? first : others
    if (line !== '' && cells + 1 + more > columns) {
      lines.push(line)
      line = ''
    }
    cells = line === '' ? more : cells + 1 + more
    line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

// Texts have no invisible characters: `visible` has escaped them.
const NARROW = /^[ -~]*$/

export const cellsOf = (text: string): number =>
  NARROW.test(text)
    ? text.length
    : Iterator.from(text).reduce((cells, character) => cells + cellsOfOne(character), 0)

// Most runs show no such character, and do not compile these expressions.
function cellsOfOne(character: string): number {
  if (NARROW.test(character)) return 1
  if (isMark(character)) return 0
  // One half of a flag: terminals that do not draw flags show a letter.
  if (/\p{Regional_Indicator}/u.test(character)) return 1
  return isWide(character) ? 2 : 1
}

// Marks above and below the character before them, and the vowels of Hangul syllables.
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
