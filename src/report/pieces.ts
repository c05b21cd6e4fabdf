// What reports as files share: pieces of JSON, and what identifies findings from run to run.
import { type Finding, fileOf } from '../problems/problem.ts'
import { jsonText, visible } from '../text/safe-text.ts'
import { onlyServiceOf } from './places.ts'

/** Members that follow another one, without those that are undefined; `margin` is their indentation. */
export const jsonMembers = (values: object, margin: string): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `,\n${margin}"${name}": ${jsonValue(value, margin)}`)
    .join('')

/** A value without the indentation of its first line. */
export const jsonValue = (value: unknown, margin: string): string =>
  jsonText(JSON.stringify(value, null, 2).replaceAll('\n', `\n${margin}`))

/** A list without its closing bracket. */
export function* jsonItems<T>(items: readonly T[], margin: string, convert: (item: T) => object) {
  const inner = `${margin}  `
  let before = '['
  for (const item of items) {
    yield `${before}\n${inner}${jsonValue(convert(item), inner)}`
    before = ','
  }
  if (items.length === 0) yield before
}

/** A member that is a list. */
export function* jsonList<T>(
  name: string,
  items: readonly T[],
  margin: string,
  convert: (item: T) => object
): Generator<string> {
  yield `,\n${margin}"${name}": `
  yield* jsonItems(items, margin, convert)
  yield items.length === 0 ? ']' : `\n${margin}]`
}

/**
 * Identifies a finding across runs in which lines moved: by code, host, service and file, and for findings
 * about files also by the message, which quotes the wrong text. Equal ones are numbered.
 */
export function fingerprinter() {
  const seen = new Map<string, number>()
  return (finding: Finding): string => {
    const { host, problem } = finding
    const service = visible(onlyServiceOf(finding) ?? '')
    const quotes = host === null && !problem.code.startsWith('file-')
    const text = quotes ? visible(problem.message) : ''
    const base = [problem.code, host ?? '', service, fileOf(finding), text].join('|')
    const number = (seen.get(base) ?? 0) + 1
    seen.set(base, number)
    return `${base}|${number}`
  }
}
