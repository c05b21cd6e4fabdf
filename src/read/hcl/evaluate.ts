// Evaluates expressions as far as literals and a scope decide them. Arithmetic, splats and `for` are not known.
import { once } from '../../rules/text/once.ts'
import { Cursor, MAX_DEPTH } from './cursor.ts'
import { readLiteral } from './expressions.ts'
import {
  beginningOf,
  type Data,
  dataText,
  LENGTH,
  MAX_TEXT,
  noScope,
  type Scope,
  withheldIn
} from './scope.ts'
import type { Expression, ObjectItem, TemplatePart } from './structure.ts'

export type Code = { readonly expression: Expression; readonly text: string }

/** The value of an expression; undefined if it is not known. */
export const evaluate = ({ expression, text }: Code, scope: Scope): Data | undefined =>
  scope.effort.spend(() => dataOf(expression, text, scope))

// An expression that decides an address is short.
export const MAX_CODE = 1024

export function evaluateText(code: string, scope: Scope): Data | undefined {
  if (code.length > MAX_CODE) return undefined
  const cursor = new Cursor(code)
  const operation = readCondition(cursor)
  const isWhole = cursor.skipBlank() === '' && cursor.mistake === undefined
  return isWhole ? operation?.(scope) : undefined
}

function dataOf(expression: Expression, text: string, scope: Scope): Data | undefined {
  switch (expression.kind) {
    case 'string':
      return scope.isLiteral ? expression.verbatim : expression.value
    case 'primitive': {
      const { value, start, end } = expression
      return typeof value === 'number' ? numberIn(text.slice(start, end)) : value
    }
    case 'object':
      return once((key) => {
        const item = itemOf(expression, key, text)
        return item === expression ? undefined : item && evaluate({ expression: item, text }, scope)
      })
    case 'tuple':
      return once((key) => {
        if (key === LENGTH) return expression.elements.length
        const element = expression.elements[Number(key)]
        return element && evaluate({ expression: element, text }, scope)
      })
    case 'template':
      if (scope.isLiteral && expression.verbatim !== undefined) return expression.verbatim
      return joined(chosenParts(expression.parts, text, scope), text, scope)
    case 'other':
      return evaluateText(text.slice(expression.start, expression.end), scope)
  }
}

/** A number that is written as JavaScript writes it: the clients calculate with more digits. */
function numberIn(code: string): number | undefined {
  const written = code.replace(/[()\s]/g, '')
  return String(Number(written)) === written ? Number(written) : undefined
}

// If `isConstant`, the clients refuse a name of something else, and take that of JSON as a text.
/** The value of an object's last item of that name; the object itself if a name in it needs a scope, and can be this one. */
export function itemOf(
  object: Expression | undefined,
  name: string,
  text: string,
  isConstant = false
): Expression | undefined {
  if (object?.kind !== 'object') return undefined
  const index = indexOf(object.items, text)
  const open = index.get(undefined)
  const isRefused =
    isConstant &&
    open !== undefined &&
    (open.name !== undefined || REFERENCE.test(text.slice(open.start, open.end)))
  return open === undefined || isRefused ? index.get(name)?.value : object
}

const REFERENCE = /^[\s(]*[\p{ID_Start}_][\p{ID_Continue}.-]*[\s)]*$/u

const INDEXES = new WeakMap<readonly ObjectItem[], ReadonlyMap<string | undefined, ObjectItem>>()

/** The last item of each name. An object may have a million, and be asked for each of them. */
function indexOf(items: readonly ObjectItem[], text: string) {
  const index =
    INDEXES.get(items) ?? new Map(items.map((item) => [nameOf(item, text), item] as const))
  INDEXES.set(items, index)
  return index
}

/** Undefined if it needs a scope. In JSON, a name is a template to some clients and a text to others. */
function nameOf({ name, start, end }: ObjectItem, text: string): string | undefined {
  if (name === undefined) return dataText(evaluateText(text.slice(start, end), noScope()))
  return name.includes('{') ? undefined : name.normalize('NFC')
}

function joined(parts: readonly TemplatePart[], text: string, scope: Scope): Data | undefined {
  let whole = ''
  for (const part of parts) {
    const code = part.kind === 'known' ? undefined : interpolated(part, text)
    const data = part.kind === 'known' ? part.value : code && evaluateText(code, scope)
    const value = dataText(data)
    if (value === undefined) return beginningOf(whole, data)
    if (whole.length + value.length > MAX_TEXT) return undefined
    whole += value
  }
  return whole
}

type UnknownPart = Extract<TemplatePart, { kind: 'unknown' }>

const sequence = (part: UnknownPart, text: string): string =>
  part.code ?? text.slice(part.start, part.end)

/** The code in `${ … }`; undefined for a directive. */
export function interpolated(part: UnknownPart, text: string): string | undefined {
  const code = sequence(part, text)
  return code.startsWith('${') ? code.slice(2, -1).replace(/^~|~$/g, '') : undefined
}

const IF = /^%\{~?\s*if\s([\s\S]*)\}$/
const ELSE = /^%\{~?\s*else\s*~?\}$/
const ENDIF = /^%\{~?\s*endif\s*~?\}$/

/** The parts that remain of a template whose only `%{ if … }` has a known condition. */
export function chosenParts(parts: readonly TemplatePart[], text: string, scope: Scope) {
  const codes = parts.map((part) => (part.kind === 'unknown' ? sequence(part, text) : ''))
  const [start, ...more] = codes.keys().filter((at) => IF.test(codes[at] ?? ''))
  const end = codes.findIndex((code) => ENDIF.test(code))
  if (start === undefined || more.length > 0 || end < start) return parts
  const code = IF.exec(codes[start] ?? '')?.[1] ?? ''
  const condition = evaluateText(code.replace(/~$/, ''), scope)
  if (typeof condition !== 'boolean') return parts
  const separator = codes.findIndex((code) => ELSE.test(code))
  const middle = separator < 0 ? end : separator
  const chosen = condition ? parts.slice(start + 1, middle) : parts.slice(middle + 1, end)
  return [...parts.slice(0, start), ...chosen, ...parts.slice(end + 1)]
}

type Operation = (scope: Scope) => Data | undefined

const spending =
  (work: Operation): Operation =>
  (scope) =>
    scope.effort.spend(() => work(scope))

function readCondition(cursor: Cursor): Operation | undefined {
  if (cursor.depth >= MAX_DEPTH) return undefined
  cursor.depth++
  const test = readComparison(cursor)
  let operation = test
  if (test !== undefined && take(cursor, '?')) {
    const yes = readCondition(cursor)
    const no = take(cursor, ':') ? readCondition(cursor) : undefined
    const choose: Operation = (scope) => {
      const condition = test(scope)
      if (typeof condition !== 'boolean') return withheldIn([condition])
      const [chosen, other] = condition ? [yes, no] : [no, yes]
      const value = chosen?.(scope)
      // Branches of different types become texts.
      const isConverted =
        /number|boolean/.test(typeof value) && typeof other?.(scope) !== typeof value
      return isConverted ? undefined : value
    }
    operation = yes && no && spending(choose)
  }
  cursor.depth--
  return operation
}

function readComparison(cursor: Cursor): Operation | undefined {
  const left = readSteps(cursor)
  const isEqual = take(cursor, '==')
  if (left === undefined || (!isEqual && !take(cursor, '!='))) return left
  const right = readSteps(cursor)
  const compare: Operation = (scope) => {
    const sides = [left(scope), right?.(scope)]
    // Values of different types are not equal, but a template of one part has the type of that part.
    const isKnown =
      sides.every((side) => side === null || dataText(side) !== undefined) &&
      (sides.includes(null) || typeof sides[0] === typeof sides[1])
    return isKnown ? (sides[0] === sides[1]) === isEqual : withheldIn(sides)
  }
  return right && spending(compare)
}

function readSteps(cursor: Cursor): Operation | undefined {
  let object = readPrimary(cursor)
  while (object !== undefined) {
    let key: Operation | undefined
    if (take(cursor, '.')) {
      const name = cursor.readName() ?? takeMatch(cursor, /\d+/y)
      key = name === undefined ? undefined : spending(() => name)
    } else if (take(cursor, '[')) {
      key = readCondition(cursor)
      if (!take(cursor, ']')) return undefined
    } else return object
    object = key && stepOf(object, key)
  }
  return undefined
}

const stepOf = (object: Operation, key: Operation): Operation =>
  spending((scope) => {
    const lookup = object(scope)
    const data = key(scope)
    const name = dataText(data)
    if (typeof lookup !== 'function' || name === undefined) return withheldIn([lookup, data])
    return lookup(name)
  })

function readPrimary(cursor: Cursor): Operation | undefined {
  if (take(cursor, '(')) {
    const inner = readCondition(cursor)
    return take(cursor, ')') ? inner : undefined
  }
  const next = cursor.skipBlank()
  const name = cursor.readName()
  if (name !== undefined) return readNamed(cursor, name)
  const number = takeMatch(cursor, /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y)
  if (number !== undefined) return spending(() => numberIn(number))
  const expression = /["{[]/.test(next) ? readLiteral(cursor, next) : undefined
  return expression && spending((scope) => dataOf(expression, cursor.text, scope))
}

function readNamed(cursor: Cursor, name: string): Operation | undefined {
  const word = { true: true, false: false, null: null }[name]
  if (word !== undefined) return spending(() => word)
  if (!take(cursor, '(')) return spending((scope) => scope.name(name))
  const operands: Operation[] = []
  while (!take(cursor, ')')) {
    const next = readCondition(cursor)
    if (next === undefined || (!take(cursor, ',') && cursor.skipBlank() !== ')')) return undefined
    operands.push(next)
  }
  return spending((scope) => {
    const values = operands.map((operand) => operand(scope))
    return withheldIn(values) ?? scope.call(name, values)
  })
}

function take(cursor: Cursor, sign: string): boolean {
  cursor.skipBlank()
  if (!cursor.text.startsWith(sign, cursor.at)) return false
  cursor.at += sign.length
  return true
}

function takeMatch(cursor: Cursor, pattern: RegExp): string | undefined {
  const text = cursor.match(pattern)?.[0]
  cursor.at += text?.length ?? 0
  return text
}
