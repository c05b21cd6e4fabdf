// What a scenario records of a run: the verdict and its findings, a line each.

const WIDTH = 140

type Place = string | { readonly file: string; readonly line?: number; readonly column?: number }
type Finding = {
  readonly severity: string
  readonly code: string
  readonly host: string | null
  readonly places: readonly Place[]
}
type Report = {
  readonly passed: boolean
  readonly stopped?: string
  readonly ignored: number
  readonly findings: readonly Finding[]
}

/** The verdict of a JSON report, then each finding as `SEVERITY CODE HOST PLACE`, with `-` for none. */
export function recordedReport({ passed, stopped, ignored, findings }: Report): string {
  const verdict = [
    passed ? 'passed' : 'failed',
    ...(stopped === undefined ? [] : ['incomplete']),
    ...(ignored === 0 ? [] : [`${ignored} ignored`])
  ]
  const lines = findings.map(({ severity, code, host, places }) =>
    [severity, code, host ?? '-', places.map(showPlace).join(', ') || '-'].join(' ')
  )
  return [verdict.join(', '), ...lines, ''].join('\n')
}

const showPlace = (place: Place): string =>
  typeof place === 'string'
    ? place
    : [place.file, place.line, place.column].filter((part) => part !== undefined).join(':')

type Sentences = { readonly code: string; readonly message: string; readonly help: string | null }

/** What the findings say: each code once, below it each message, below that each help. */
export function sentencesOf(findings: readonly Sentences[]): string {
  const sorted = findings.map(({ code, message, help }) => [code, message, help ?? '-']).toSorted()
  const lines = sorted.flatMap((texts, index) => {
    const before = sorted[index - 1] ?? []
    const same = texts.findIndex((text, depth) => text !== before[depth])
    return same < 0 ? [] : texts.slice(same).map((text, depth) => '  '.repeat(same + depth) + text)
  })
  return `${lines.join('\n')}\n`
}

/** The settings that the program rejects, a line for each mistake. */
export function recordedMistakes(stderr: string): string {
  const names = [...stderr.matchAll(/^tf-disco: --([\w-]+)/gm)].map(([, name]) => name)
  return ['wrong settings', ...names, ''].join('\n')
}

/** JSON in which each value that fits in a line has one line. */
export function layOut(value: unknown, margin = ''): string {
  const short = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ')
  if (typeof value !== 'object' || value === null || margin.length + short.length <= WIDTH) {
    return short
  }
  const inner = `${margin}  `
  const lines = Array.isArray(value)
    ? value.map((item) => layOut(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${layOut(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${margin}${close}`
}
