// Evaluates expressions as far as literals, and the names that a scope knows, decide them.
import { type Operation, parseOperation } from './operations.ts'
import type { Expression, ObjectItem, TemplatePart } from './structure.ts'

/** Objects and tuples are functions from keys to values, which are evaluated when they are asked for. */
export type Data = string | number | boolean | null | Lookup | Beginning

/** The beginning of a text whose rest is not known. */
export class Beginning {
  readonly text: string
  /** The name whose value is withheld, as far as that is why the rest is not known. */
  readonly withheld: string | null

  constructor(text: string, withheld: string | null = null) {
    this.text = text
    this.withheld = withheld
  }
}

/** Undefined: there is no such value, or it is not known. */
export type Lookup = (key: string) => Data | undefined

/** An expression in the text of its file. */
export type Code = { readonly expression: Expression; readonly text: string }

/** What names and calls mean. */
export type Scope = {
  /** The value of a name, such as `local`. */
  readonly name: Lookup
  readonly call: (name: string, given: readonly (Data | undefined)[]) => Data | undefined
  readonly effort: Effort
}

// No source address is longer.
export const MAX_TEXT = 4096
// Recursion stays far from the end of the stack.
const MAX_DEPTH = 200
// Real expressions take some dozens.
const MAX_STEPS = 20_000
// The steps for all expressions, which take some seconds. A large repository takes a hundredth of them.
const MAX_ALL_STEPS = 5_000_000

/** Bounds the evaluation of one expression, across all the files that it leads to, and of all of them. */
export class Effort {
  private depth = 0
  private steps = 0
  private allSteps = 0

  /** Begins another expression. */
  renew(): void {
    this.steps = 0
    this.count()
  }

  /** A step that evaluates nothing itself. */
  count(): void {
    this.allSteps += 1
  }

  /** No expression is evaluated any more. */
  get isSpent(): boolean {
    return this.allSteps > MAX_ALL_STEPS
  }

  /** A longer text than an address is not known. */
  spend(work: () => Data | undefined): Data | undefined {
    this.steps += 1
    this.count()
    if (this.depth >= MAX_DEPTH || this.steps > MAX_STEPS || this.isSpent) return undefined
    this.depth += 1
    const result = work()
    this.depth -= 1
    return typeof result === 'string' && result.length > MAX_TEXT ? undefined : result
  }
}

/** Literals alone are known. */
export const noScope = (): Scope => ({
  name: () => undefined,
  call: () => undefined,
  effort: new Effort()
})

/** The value of an expression; undefined if it is not known. */
export const evaluate = ({ expression, text }: Code, scope: Scope): Data | undefined =>
  scope.effort.spend(() => dataOf(expression, text, scope))

/** The value of an expression that is given as text. */
export function evaluateText(code: string, scope: Scope): Data | undefined {
  const operation = parseOperation(code)
  return operation && perform(operation, code, scope)
}

/** The text of a value within a template. */
export const dataText = (data: Data | undefined): string | undefined =>
  typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean'
    ? String(data)
    : undefined

/** Calls `make` once for each key. A value that needs itself is undefined. */
export function remembered<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T | undefined>()
  return (key) => {
    if (!known.has(key)) {
      known.set(key, undefined)
      known.set(key, make(key))
    }
    return known.get(key) as T
  }
}

function dataOf(expression: Expression, text: string, scope: Scope): Data | undefined {
  switch (expression.kind) {
    case 'string':
    case 'primitive':
      return expression.value
    case 'object':
      return remembered((key) => {
        const item = indexOf(expression.items).get(key)
        return item && evaluate({ expression: item.value, text }, scope)
      })
    case 'tuple':
      return remembered((key) => {
        const element = expression.elements[Number(key)]
        return element && evaluate({ expression: element, text }, scope)
      })
    case 'template':
      return joined(chosenParts(expression.parts, text, scope), text, scope)
    case 'other':
      return evaluateText(text.slice(expression.start, expression.end), scope)
  }
}

const INDEXES = new WeakMap<readonly ObjectItem[], ReadonlyMap<string, ObjectItem>>()

/** The first item of each name. An object may have a million, and be asked for each of them. */
function indexOf(items: readonly ObjectItem[]): ReadonlyMap<string, ObjectItem> {
  const before = INDEXES.get(items)
  if (before !== undefined) return before
  const index = new Map<string, ObjectItem>()
  for (const item of items) {
    if (item.name !== undefined && !index.has(item.name)) index.set(item.name, item)
  }
  INDEXES.set(items, index)
  return index
}

function joined(parts: readonly TemplatePart[], text: string, scope: Scope): Data | undefined {
  let whole = ''
  for (const part of parts) {
    const code = part.kind === 'known' ? undefined : interpolated(part, text)
    const data = part.kind === 'known' ? part.value : code && evaluateText(code, scope)
    const found = dataText(data)
    if (found === undefined) return beginningOf(whole, data)
    if (whole.length + found.length > MAX_TEXT) return undefined
    whole += found
  }
  return whole
}

/** Known text, and what is known of the value after it. */
export function beginningOf(known: string, next: Data | undefined): Beginning {
  if (!(next instanceof Beginning)) return new Beginning(known)
  return new Beginning((known + next.text).slice(0, MAX_TEXT), next.withheld)
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
export function chosenParts(
  parts: readonly TemplatePart[],
  text: string,
  scope: Scope
): readonly TemplatePart[] {
  const codes = parts.map((part) => (part.kind === 'unknown' ? sequence(part, text) : ''))
  const [start, ...more] = codes.keys().filter((at) => IF.test(codes[at] ?? ''))
  const end = codes.findIndex((code) => ENDIF.test(code))
  if (start === undefined || more.length > 0 || end < start) return parts
  const code = IF.exec(codes[start] ?? '')?.[1] ?? ''
  const condition = evaluateText(code.replace(/~$/, ''), scope)
  if (typeof condition !== 'boolean') return parts
  const found = codes.findIndex((code) => ELSE.test(code))
  const middle = found < 0 ? end : found
  const chosen = condition ? parts.slice(start + 1, middle) : parts.slice(middle + 1, end)
  return [...parts.slice(0, start), ...chosen, ...parts.slice(end + 1)]
}

function perform(operation: Operation, code: string, scope: Scope): Data | undefined {
  const of = (inner: Operation) => perform(inner, code, scope)
  return scope.effort.spend(() => {
    switch (operation.kind) {
      case 'literal':
        return dataOf(operation.expression, code, scope)
      case 'name':
        return scope.name(operation.name)
      case 'call':
        return scope.call(operation.name, operation.given.map(of))
      case 'step': {
        const object = of(operation.of)
        const key = dataText(of(operation.key))
        return typeof object === 'function' && key !== undefined ? object(key) : undefined
      }
      case 'condition': {
        const test = of(operation.test)
        if (typeof test !== 'boolean') return undefined
        return of(test ? operation.yes : operation.no)
      }
      case 'comparison': {
        const [left, right] = [of(operation.left), of(operation.right)]
        const isKnown = [left, right].every((side) => side === null || dataText(side) !== undefined)
        return isKnown ? (left === right) === operation.isEqual : undefined
      }
    }
  })
}
