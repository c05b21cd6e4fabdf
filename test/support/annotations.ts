// The annotations in a step's standard output, as the runner reads its commands.

export type SeenAnnotation = {
  readonly level: 'error' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
  readonly file?: string
  readonly line?: number
  readonly col?: number
  readonly endColumn?: number
}

const COMMAND = /^::(error|warning|notice)(?: (.*?))?::(.*)$/

/** In order. A line that only looks like a command is one for the runner, too. */
export function annotationsIn(stdout: string): readonly SeenAnnotation[] {
  return stdout.split('\n').flatMap((line) => {
    const [, level, properties = '', message = ''] = COMMAND.exec(line) ?? []
    if (level !== 'error' && level !== 'warning' && level !== 'notice') return []
    const given = new Map(properties.split(',').map((property) => keyAndValue(property)))
    const file = given.get('file')
    const place =
      file === undefined
        ? {}
        : {
            file,
            line: Number(given.get('line')),
            col: Number(given.get('col')),
            endColumn: Number(given.get('endColumn'))
          }
    return [{ level, title: given.get('title') ?? '', message: unescaped(message), ...place }]
  })
}

function keyAndValue(property: string): readonly [key: string, value: string] {
  const equals = property.indexOf('=')
  return [property.slice(0, equals), unescaped(property.slice(equals + 1))]
}

const ESCAPES: readonly (readonly [escaped: string, character: string])[] = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%3A', ':'],
  ['%2C', ','],
  // Last, since decoded text may look like another escape.
  ['%25', '%']
]

const unescaped = (text: string): string =>
  ESCAPES.reduce((rest, [escaped, character]) => rest.replaceAll(escaped, character), text)
