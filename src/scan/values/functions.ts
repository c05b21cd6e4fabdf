// The functions that source addresses are made with.
import { type Data, textOf } from '../../hcl/evaluate.ts'

// Far more than an address: a list of a million texts is joined no further.
const MAX_JOINED = 64 * 1024

export type CallArguments = readonly (Data | undefined)[]

const FUNCTIONS: Readonly<Record<string, (given: CallArguments) => Data | undefined>> = {
  coalesce: (given) =>
    given.includes(undefined) ? undefined : given.find((each) => each !== null && each !== ''),
  format: ([template, ...given]) => {
    if (typeof template !== 'string' || !/^(?:[^%]|%s)*$/.test(template)) return undefined
    const values = given.map(textOf)
    const pieces = template.split('%s')
    if (values.includes(undefined) || values.length !== pieces.length - 1) return undefined
    return pieces.map((piece, at) => piece + (values[at] ?? '')).join('')
  },
  join: ([separator, list]) => {
    if (typeof separator !== 'string' || typeof list !== 'function') return undefined
    const elements: string[] = []
    let length = 0
    for (let at = 0; elements.length === at; at++) {
      const element = textOf(list(String(at)))
      if (element !== undefined) elements.push(element)
      length += separator.length + (element?.length ?? 0)
      if (length > MAX_JOINED) return undefined
    }
    return elements.length === 0 ? undefined : elements.join(separator)
  },
  lower: ([text]) => (typeof text === 'string' ? text.toLowerCase() : undefined)
}

/** Undefined for other functions, and where an argument is not known. */
export const callFunction = (name: string, given: CallArguments): Data | undefined =>
  FUNCTIONS[name]?.(given)
