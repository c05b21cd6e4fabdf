// Expressions that literals alone decide, whatever the clients put in for the rest.

type Constant = string | number | boolean | null | readonly Result[]

/** Something that only the clients know. */
const UNKNOWN: unique symbol = Symbol('unknown')

type Result = Constant | typeof UNKNOWN

// What decides an address is short; anything longer is left to the clients.
const MAX_LENGTH = 512

/**
 * The text that an expression comes to, or undefined: strings, indexes, comparisons and conditions
 * are worked out, as the official parser does without variables and functions.
 */
export function constantText(expression: string): string | undefined {
  if (expression.length > MAX_LENGTH) return undefined
  const reader = new Reader(tokens(expression))
  const result = reader.condition()
  return reader.isAtEnd && typeof result === 'string' ? result : undefined
}

/** Whether a condition is constant, as in `%{ if true }`. */
export function constantCondition(expression: string): boolean | undefined {
  if (expression.length > MAX_LENGTH) return undefined
  const reader = new Reader(tokens(expression))
  const result = reader.condition()
  return reader.isAtEnd && typeof result === 'boolean' ? result : undefined
}

const TOKEN =
  /\s+|"(?:[^"\\$%\n]|[$%](?!\{))*"|\d+(?:\.\d+)?|[\p{ID_Start}_][\p{ID_Continue}-]*|==|!=|&&|\|\||./gsu

const tokens = (text: string): readonly string[] =>
  Array.from(text.matchAll(TOKEN), ([token]) => token).filter((token) => token.trim() !== '')

const isList = (result: Result): result is readonly Result[] => Array.isArray(result)

const isScalar = (result: Result): boolean => result !== UNKNOWN && !isList(result)

const elementOf = (list: Result, index: Result): Result =>
  isList(list) && typeof index === 'number' ? (list[index] ?? UNKNOWN) : UNKNOWN

/** Reads one level of precedence in each method. What it does not know makes the result unknown. */
class Reader {
  private readonly tokens: readonly string[]
  private at = 0

  constructor(given: readonly string[]) {
    this.tokens = given
  }

  get isAtEnd(): boolean {
    return this.at === this.tokens.length
  }

  condition(): Result {
    const test = this.comparison()
    if (!this.take('?')) return test
    const yes = this.condition()
    if (!this.take(':')) return UNKNOWN
    const no = this.condition()
    if (typeof test !== 'boolean') return UNKNOWN
    return test ? yes : no
  }

  private comparison(): Result {
    const left = this.value()
    const isEqual = this.take('==')
    if (!isEqual && !this.take('!=')) return left
    const right = this.value()
    const isKnown = isScalar(left) && isScalar(right)
    return isKnown ? (left === right) === isEqual : UNKNOWN
  }

  private value(): Result {
    let value = this.primary()
    for (;;) {
      if (this.take('[')) {
        const index = this.condition()
        if (!this.take(']')) return UNKNOWN
        value = elementOf(value, index)
      } else if (this.take('.')) {
        this.at += 1
        value = UNKNOWN
      } else if (value === UNKNOWN && this.take('(')) {
        this.list(')')
      } else return value
    }
  }

  private primary(): Result {
    const token = this.tokens[this.at++] ?? ''
    if (token === '(') {
      const inner = this.condition()
      return this.take(')') ? inner : UNKNOWN
    }
    if (token === '[') return this.list(']')
    if (token.length > 1 && token.startsWith('"')) return token.slice(1, -1)
    if (/^\d/.test(token)) return Number(token)
    if (token === 'true' || token === 'false') return token === 'true'
    return token === 'null' ? null : UNKNOWN
  }

  private list(close: string): readonly Result[] {
    const elements: Result[] = []
    while (!this.isAtEnd && !this.take(close)) {
      elements.push(this.condition())
      this.take(',')
    }
    return elements
  }

  private take(token: string): boolean {
    if (this.tokens[this.at] !== token) return false
    this.at += 1
    return true
  }
}
