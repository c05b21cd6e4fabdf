// Pieces of JSON, indented by two spaces, whose long lists are written item by item.
import { fitting, Room } from './pieces.ts'
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

type ListLayout = {
  readonly maxBytes: number
  readonly margin: string
  readonly replace?: Replace
}

/** A member whose items fit into `maxBytes`. Returns how many do not. */
export function* jsonList<T>(
  name: string,
  items: readonly T[],
  { maxBytes, margin, replace }: ListLayout,
  convert: (item: T) => object
): Generator<string, number> {
  if (items.length === 0) {
    yield jsonMember(name, [], margin)
    return 0
  }
  const inner = `${margin}  `
  yield `,\n${margin}"${name}": [`
  const render = (item: T) => `\n${inner}${jsonValue(convert(item), inner, replace)}`
  const left = yield* fitting(items, new Room(maxBytes), render, ',')
  yield `\n${margin}]`
  return left
}
