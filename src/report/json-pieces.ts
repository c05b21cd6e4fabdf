// Pieces of JSON, indented by two spaces, whose long lists are written item by item.
import { jsonText } from './safe-text.ts'

/** As of `JSON.stringify`. */
type Replace = (key: string, value: unknown) => unknown

/** A member that follows another one; `margin` is the indentation of both. */
export const jsonMember = (
  name: string,
  value: unknown,
  margin: string,
  replace?: Replace
): string => `,\n${margin}"${name}": ${jsonValue(value, margin, replace)}`

/** A value without the indentation of its first line. */
export const jsonValue = (value: unknown, margin: string, replace?: Replace): string =>
  jsonText(JSON.stringify(value, replace, 2).replaceAll('\n', `\n${margin}`))

type ListLayout = { readonly margin: string; readonly replace?: Replace }

/** A member that is a list. */
export function* jsonList<T>(
  name: string,
  items: readonly T[],
  { margin, replace }: ListLayout,
  convert: (item: T) => object
): Generator<string> {
  if (items.length === 0) {
    yield jsonMember(name, [], margin)
    return
  }
  const inner = `${margin}  `
  let before = `,\n${margin}"${name}": [`
  for (const item of items) {
    yield `${before}\n${inner}${jsonValue(convert(item), inner, replace)}`
    before = ','
  }
  yield `\n${margin}]`
}
