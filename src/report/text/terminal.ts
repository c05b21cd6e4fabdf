// Lines for a terminal: colours as ANSI codes, and wrapping below a label.

const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34 } as const

export type Style = keyof typeof STYLES

export type Layout = {
  readonly colour: boolean
  /** Columns; Infinity where the output is wrapped by what shows it. */
  readonly width: number
}

export function paint(text: string, style: Style, layout: Layout): string {
  return layout.colour ? `\u001B[${STYLES[style]}m${text}\u001B[0m` : text
}

export type Labelled = {
  readonly indent: number
  /** Text of this program, without a space at the end. */
  readonly label: string
  readonly style: Style
  /** Column, after the indent, at which the text begins; directly after the label where that is longer. */
  readonly column?: number
  /** One line, already safe. */
  readonly text: string
}

/** A label and its text; further lines are aligned with the start of the text. */
export function labelled(line: Labelled, layout: Layout): readonly string[] {
  const margin = ' '.repeat(line.indent)
  const label = line.label.padEnd((line.column ?? 0) - 1)
  // A long label would leave no room below it.
  const hanging = ' '.repeat(line.indent + (line.column ?? 2))
  const [first = '', ...others] = wrap(line.text, {
    first: layout.width - margin.length - label.length - 1,
    others: layout.width - hanging.length
  })
  return [
    `${margin}${paint(label, line.style, layout)} ${first}`.trimEnd(),
    ...others.map((other) => `${hanging}${other}`)
  ]
}

/** A line without a label; further lines are indented. */
export function wrapped(text: string, { width }: Layout): readonly string[] {
  const [first = '', ...others] = wrap(text, { first: width, others: width - 2 })
  return [first, ...others.map((other) => `  ${other}`)]
}

/** Words are never broken, so that URLs can be copied. */
function wrap(text: string, room: { first: number; others: number }): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const columns = lines.length === 0 ? room.first : room.others
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}
