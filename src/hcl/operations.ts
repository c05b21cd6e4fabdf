// Reads the operations of an expression: references, indexes, calls, comparisons and conditions.
import { Cursor, MAX_DEPTH } from './cursor.ts'
import { readLiteral } from './expressions.ts'
import type { Expression } from './structure.ts'

export type Operation =
  /** Its span is in the code that was read. */
  | { readonly kind: 'literal'; readonly expression: Expression }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'step'; readonly of: Operation; readonly key: Operation }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Operation[] }
  | {
      readonly kind: 'condition'
      readonly test: Operation
      readonly yes: Operation
      readonly no: Operation
    }
  | {
      readonly kind: 'comparison'
      readonly isEqual: boolean
      readonly left: Operation
      readonly right: Operation
    }

// An expression that decides an address is short.
export const MAX_CODE = 1024

/** The operation that the whole code is; undefined for other operators, splats and `for`. */
export function parseOperation(code: string): Operation | undefined {
  if (code.length > MAX_CODE) return undefined
  const reader = new OperationReader(new Cursor(code))
  const operation = reader.condition()
  return reader.isAtEnd() ? operation : undefined
}

class OperationReader {
  private readonly cursor: Cursor

  constructor(cursor: Cursor) {
    this.cursor = cursor
  }

  isAtEnd(): boolean {
    this.cursor.skipBlank()
    return this.cursor.isAtEnd() && this.cursor.mistake === undefined
  }

  condition(): Operation | undefined {
    if (this.cursor.depth >= MAX_DEPTH) return undefined
    this.cursor.depth++
    const test = this.comparison()
    let found = test
    if (test !== undefined && this.take('?')) {
      const yes = this.condition()
      const no = this.take(':') ? this.condition() : undefined
      found = yes && no && { kind: 'condition', test, yes, no }
    }
    this.cursor.depth--
    return found
  }

  private comparison(): Operation | undefined {
    const left = this.steps()
    const isEqual = this.take('==')
    if (left === undefined || (!isEqual && !this.take('!='))) return left
    const right = this.steps()
    return right && { kind: 'comparison', isEqual, left, right }
  }

  private steps(): Operation | undefined {
    let found = this.primary()
    while (found !== undefined) {
      let key: Operation | undefined
      if (this.take('.')) key = this.attribute()
      else if (this.take('[')) {
        key = this.condition()
        if (!this.take(']')) return undefined
      } else return found
      found = key && { kind: 'step', of: found, key }
    }
    return undefined
  }

  /** After a dot. */
  private attribute(): Operation | undefined {
    const { cursor } = this
    const start = cursor.at
    const name = cursor.readName() ?? this.match(/\d+/y)
    if (name === undefined) return undefined
    const expression = { kind: 'string', start, end: cursor.at, value: name, verbatim: name }
    return { kind: 'literal', expression: expression as Expression }
  }

  private primary(): Operation | undefined {
    const { cursor } = this
    if (this.take('(')) {
      const inner = this.condition()
      return this.take(')') ? inner : undefined
    }
    const next = cursor.skipBlank()
    const start = cursor.at
    const name = cursor.readName()
    if (name !== undefined) return this.named(name, start)
    const number = this.match(/\d+(?:\.\d+)?/y)
    if (number !== undefined) return primitive(Number(number), start, cursor.at)
    const expression =
      next === '"' || next === '{' || next === '[' ? readLiteral(cursor, next) : undefined
    return expression && { kind: 'literal', expression }
  }

  private named(name: string, start: number): Operation | undefined {
    const { cursor } = this
    const word = { true: true, false: false, null: null }[name]
    if (word !== undefined) return primitive(word, start, cursor.at)
    if (!this.take('(')) return { kind: 'name', name }
    const given: Operation[] = []
    while (!this.take(')')) {
      const next = this.condition()
      if (next === undefined || (!this.take(',') && cursor.skipBlank() !== ')')) return undefined
      given.push(next)
    }
    return { kind: 'call', name, given }
  }

  private take(sign: string): boolean {
    const { cursor } = this
    cursor.skipBlank()
    if (!cursor.text.startsWith(sign, cursor.at)) return false
    cursor.at += sign.length
    return true
  }

  private match(pattern: RegExp): string | undefined {
    const { cursor } = this
    pattern.lastIndex = cursor.at
    const [found] = pattern.exec(cursor.text) ?? []
    cursor.at += found?.length ?? 0
    return found
  }
}

const primitive = (value: number | boolean | null, start: number, end: number): Operation => ({
  kind: 'literal',
  expression: { kind: 'primitive', start, end, value }
})
