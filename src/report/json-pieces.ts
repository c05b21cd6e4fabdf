// Pieces of JSON, indented by two spaces, whose long lists are written item by item.
import { jsonText } from './safe-text.ts'

/** A member that follows another one; `margin` is the indentation of both. */
export const jsonMember = (name: string, value: unknown, margin: string): string =>
  `,\n${margin}"${name}": ${jsonValue(value, margin)}`

/** A value without the indentation of its first line. */
export const jsonValue = (value: unknown, margin: string): string =>
  jsonText(JSON.stringify(value, null, 2).replaceAll('\n', `\n${margin}`))

/** A member that is a list. */
export function* jsonList<T>(
  name: string,
  items: readonly T[],
  margin: string,
  convert: (item: T) => object
): Generator<string> {
  if (items.length === 0) {
    yield jsonMember(name, [], margin)
    return
  }
  const inner = `${margin}  `
  let before = `,\n${margin}"${name}": [`
  for (const item of items) {
    yield `${before}\n${inner}${jsonValue(convert(item), inner)}`
    before = ','
  }
  yield `\n${margin}]`
}
