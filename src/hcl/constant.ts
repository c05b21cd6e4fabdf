// Evaluates expressions of literals alone: indexes, comparisons and conditions.

type Constant = string | number | boolean | readonly Constant[]

// A constant that decides an address is short.
const MAX_LENGTH = 512

const TOKEN = /"(?:[^"\\$%\n]|[$%](?!\{))*"|\d+|\w+|==|!=|\S/g

/** The value of an expression; undefined if anything but literals decides it. */
export function evaluate(expression: string): Constant | undefined {
  if (expression.length > MAX_LENGTH) return undefined
  const tokens = expression.match(TOKEN) ?? []
  let at = 0
  const value = condition()
  return at === tokens.length ? value : undefined

  function take(token: string): boolean {
    if (tokens[at] !== token) return false
    at += 1
    return true
  }

  function condition(): Constant | undefined {
    const test = comparison()
    if (!take('?')) return test
    const yes = condition()
    if (!take(':')) return undefined
    const no = condition()
    if (typeof test !== 'boolean') return undefined
    return test ? yes : no
  }

  function comparison(): Constant | undefined {
    const left = element()
    const isEqual = take('==')
    if (!isEqual && !take('!=')) return left
    const right = element()
    if (left === undefined || right === undefined) return undefined
    return (JSON.stringify(left) === JSON.stringify(right)) === isEqual
  }

  function element(): Constant | undefined {
    let found = literal()
    while (take('[')) {
      const index = Number(condition())
      if (!take(']')) return undefined
      found = typeof found === 'object' ? found[index] : undefined
    }
    return found
  }

  function literal(): Constant | undefined {
    const token = tokens[at] ?? ''
    at += 1
    if (token === '(') {
      const inner = condition()
      return take(')') ? inner : undefined
    }
    if (token === '[') return list()
    if (token.length > 1 && token.startsWith('"')) return token.slice(1, -1)
    if (/^\d+$/.test(token)) return Number(token)
    return token === 'true' || token === 'false' ? token === 'true' : undefined
  }

  function list(): readonly Constant[] | undefined {
    const elements: Constant[] = []
    while (!take(']')) {
      const next = condition()
      if (next === undefined || (!take(',') && tokens[at] !== ']')) return undefined
      elements.push(next)
    }
    return elements
  }
}
