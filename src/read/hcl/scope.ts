// Values of expressions, and the scope that gives names and calls a meaning.

/** Objects and tuples are functions from keys to values, which are evaluated when they are asked for. */
export type Data = string | number | boolean | null | Lookup | Beginning

export class Beginning {
  readonly text: string
  /** The variable whose value is withheld, as far as that is why the rest is not known; '' for other references. */
  readonly withheld: string | null

  constructor(text: string, withheld: string | null = null) {
    this.text = text
    this.withheld = withheld
  }
}

/** The key of the number of elements of a tuple, which is no name of HCL. */
export const LENGTH = '#'

/** Undefined: there is no such value, or it is not known. */
export type Lookup = (key: string) => Data | undefined

export type Scope = {
  readonly name: Lookup
  readonly call: (name: string, values: readonly (Data | undefined)[]) => Data | undefined
  readonly effort: Effort
  /** In JSON, texts are no templates. */
  readonly isLiteral?: true
}

// No source address is longer.
export const MAX_TEXT = 4096
// Recursion stays far from the end of the stack.
const MAX_DEPTH = 200
// Real expressions take some dozens.
const MAX_STEPS = 20_000
// The steps for all expressions, which take some seconds. A large repository takes a hundredth of them.
const MAX_ALL_STEPS = 5_000_000

export const normalized = (text: string): string =>
  /[^\0-\x7f]/.test(text) ? text.normalize('NFC') : text

/** Bounds the evaluation of one expression, across all the files that it leads to, and of all of them. */
export class Effort {
  private depth = 0
  private steps = 0
  private allSteps = 0

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

  /** A longer text than an address is not known. Every string of the clients is in NFC (cty.StringVal). */
  spend(work: () => Data | undefined): Data | undefined {
    this.steps += 1
    this.count()
    if (this.depth >= MAX_DEPTH || this.steps > MAX_STEPS || this.isSpent) return undefined
    this.depth += 1
    const result = work()
    this.depth -= 1
    if (typeof result !== 'string') return result
    return result.length > MAX_TEXT ? undefined : normalized(result)
  }
}

/** Literals alone are known. */
export const noScope = (): Scope => ({
  name: () => undefined,
  call: () => undefined,
  effort: new Effort()
})

/** For what the clients do not evaluate, such as the default of a variable. */
export const literalScope = (): Scope => ({ ...noScope(), isLiteral: true })

/** The text of a value within a template. */
export const dataText = (data: Data | undefined): string | undefined =>
  typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean'
    ? String(data)
    : undefined

/** A value that is computed from a withheld one is withheld too. */
export const withheldIn = (values: readonly (Data | undefined)[]): Beginning | undefined =>
  values.find((value) => value instanceof Beginning && value.withheld !== null) as
    | Beginning
    | undefined

/** Known text, and what is known of the value after it. */
export function beginningOf(text: string, next: Data | undefined): Beginning {
  if (!(next instanceof Beginning)) return new Beginning(text)
  return new Beginning((text + next.text).slice(0, MAX_TEXT), next.withheld)
}
