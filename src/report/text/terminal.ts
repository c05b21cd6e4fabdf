// Lines for a terminal: colours and links as ANSI codes, and wrapping below a label.
import { cellsOf } from './cells.ts'

const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34 } as const

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

export function paint(text: string, style: Style, layout: TextLayout): string {
  return layout.colour ? `\u001B[${STYLES[style]}m${text}\u001B[0m` : text
}

/** `url` is this program's own, or has no character that ends it. */
const link = (text: string, url: string | undefined, { hyperlinks }: TextLayout): string =>
  url === undefined || !hyperlinks ? text : `\u001B]8;;${url}\u001B\\${text}\u001B]8;;\u001B\\`

// A terminal without the name prints the text alone, or skips what it does not know; the others show garbage.
const BY_PROGRAM = /^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/
const BY_TERM = /^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/
// Version 0.50.0 of the library in GNOME Terminal and others crashes on links.
const FIRST_VTE = 5001

/**
 * Whether a terminal shows links, by what it sets in the environment; as in the crate `supports-hyperlinks`,
 * which cargo uses, and in the npm package of that name.
 */
export function showsLinks(environment: Readonly<Record<string, string | undefined>>): boolean {
  const { FORCE_HYPERLINK, TERM = '', TERM_PROGRAM = '', VTE_VERSION } = environment
  if (FORCE_HYPERLINK) return FORCE_HYPERLINK !== '0'
  if (environment['CI'] || environment['NO_COLOR'] || TERM === 'dumb') return false
  return (
    Number(VTE_VERSION) >= FIRST_VTE ||
    BY_PROGRAM.test(TERM_PROGRAM) ||
    BY_TERM.test(TERM) ||
    ['WT_SESSION', 'KONSOLE_VERSION', 'DOMTERM'].some((name) => environment[name])
  )
}

type Labelled = {
  readonly indent: number
  /** Text of this program, without a space at the end. */
  readonly label: string
  readonly style: Style
  /** Where the label leads to. */
  readonly url?: string
  /** Column, after the indent, at which the text begins; directly after the label where that is longer. */
  readonly column?: number
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
  const [first = '', ...others] = wrap(layout.withFlags?.(line.text) ?? line.text, {
    first: layout.width - margin.length - label.length - 1,
    others: layout.width - hanging.length
  })
  const painted = link(paint(label, line.style, layout), line.url, layout)
  const shown = withLink(first, line.linked, layout)
  return [`${margin}${painted} ${shown}`.trimEnd(), ...others.map((other) => `${hanging}${other}`)]
}

/** The text with its beginning as a link, unless wrapping has cut that. */
function withLink(text: string, linked: Labelled['linked'], layout: TextLayout): string {
  if (!linked?.url || !text.startsWith(linked.text)) return text
  return `${link(linked.text, linked.url, layout)}${text.slice(linked.text.length)}`
}

/** A line without a label; further lines are indented. */
export function wrapped(text: string, { width, withFlags }: TextLayout): readonly string[] {
  const [first = '', ...others] = wrap(withFlags?.(text) ?? text, {
    first: width,
    others: width - 2
  })
  return [first, ...others.map((other) => `  ${other}`)]
}

/** Words are never broken, so that URLs can be copied. */
function wrap(text: string, room: { first: number; others: number }): readonly string[] {
  const lines: string[] = []
  let line = ''
  let cells = 0
  for (const word of text.split(' ')) {
    const columns = lines.length === 0 ? room.first : room.others
    const more = cellsOf(word)
    if (line !== '' && cells + 1 + more > columns) {
      lines.push(line)
      line = word
      cells = more
    } else {
      cells = line === '' ? more : cells + 1 + more
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}
