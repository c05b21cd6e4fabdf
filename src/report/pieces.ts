// Shared parts of reports as files: pieces of JSON, and what identifies findings from run to run.
import type { Finding } from '../judge/finding.ts'
import { fileOf } from '../rules/problems/note.ts'
import { plain } from '../rules/protocol/marked-text.ts'
import { jsonText, visible } from '../rules/text/safe-text.ts'
import { onlyServiceOf } from './places.ts'

/** Indented JSON. An iterator is a list, each item of which is made when it is written: there may be ten thousand. */
export function* jsonPieces(value: object, margin = ''): Generator<string> {
  const inner = `${margin}  `
  const isList = value instanceof Iterator
  const [open, close] = isList ? '[]' : '{}'
  let before = open
  for (const member of isList ? value : Object.entries(value)) {
    const [name, part] = isList ? ['', member] : [`"${member[0]}": `, member[1]]
    if (part === undefined) continue
    const start = `${before}\n${inner}${name}`
    before = ','
    if (hasLists(part)) {
      yield start
      yield* jsonPieces(part, inner)
    } else yield start + jsonText(JSON.stringify(part, null, 2).replaceAll('\n', `\n${inner}`))
  }
  yield before === open ? `${open}${close}` : `\n${margin}${close}`
}

const hasLists = (value: unknown): value is object =>
  value instanceof Iterator ||
  Object.values(value ?? {}).some((member) => member instanceof Iterator)

/**
 * Identifies a finding across runs in which lines moved: by code, host, service and file, and for findings
 * about files also by the message, which quotes the wrong text. Equal ones are numbered.
 */
export function fingerprinter() {
  const counts = new Map<string, number>()
  return (finding: Finding): string => {
    const { host, problem } = finding
    const service = visible(onlyServiceOf(finding) ?? '')
    const quotes = host === null && !problem.code.startsWith('file-')
    const text = quotes ? visible(plain(problem.message)) : ''
    const base = [problem.code, host ?? '', service, fileOf(finding), text].join('|')
    const number = (counts.get(base) ?? 0) + 1
    counts.set(base, number)
    return `${base}|${number}`
  }
}
