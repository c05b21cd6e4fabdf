// Expressions as far as literals and the names of a scope decide them.
import { evaluateText } from '../../src/read/hcl/evaluate.ts'
import { Beginning, Effort, noScope, type Scope } from '../../src/read/hcl/scope.ts'
import { once } from '../../src/rules/text/once.ts'
import { randomFor } from '../support/hcl-mutants.ts'
import { describe, expect, it } from '../support/jest.ts'

describe('evaluate', () => {
  it.each([
    ['"a"', 'a'],
    ['("a")', 'a'],
    ['"a" == "b"', false],
    ['"a" != "b"', true],
    ['true ? "a" : "b"', 'a'],
    ['true ? "a" : var.x', 'a'],
    ['false ? "a" : true ? "b" : "c"', 'b'],
    ['("x" == "x") ? "a" : "b"', 'a'],
    ['["a", "b"][1]', 'b'],
    ['[["a"], ["b"]][1][0]', 'b'],
    ['["a", "b",][0]', 'a']
  ])('%s is %p', (expression, want) => {
    expect(evaluateText(expression, noScope())).toEqual(want)
  })

  it.each([
    'var.x',
    'var.x ? "a" : "b"',
    'true ? "a"',
    '"a" ? "b" : "c"',
    'lower("a")',
    '["a"][1]',
    '["a"][var.x]',
    '["a"',
    '("a"',
    '"a" "b"',
    '',
    `"${'a'.repeat(1100)}"`
  ])('does not evaluate %s', (expression) => {
    expect(evaluateText(expression, noScope())).toBeUndefined()
  })
})

const VALUES: Readonly<Record<string, string | undefined>> = { a: 'x', b: 'y' }

const scope = (): Scope => ({
  name: (name) => (name === 'var' ? (key) => VALUES[key] : undefined),
  call: (name, given) => (name === 'first' ? given[0] : undefined),
  effort: new Effort()
})

describe('with a scope', () => {
  it.each([
    ['var.a', 'x'],
    ['var["b"]', 'y'],
    [`"\${var.a}-\${ var.b }"`, 'x-y'],
    [`"\${~ var.a ~}"`, 'x'],
    ['{ k = [var.a, var.b] }.k[1]', 'y'],
    ['first(var.b, var.c)', 'y'],
    ['var.a == "x" ? var.b : var.c', 'y'],
    [`"%{ if var.a == "x" }\${var.b}%{ else }n%{ endif }"`, 'y'],
    ['"\\u0061\\n"', 'a\n']
  ])('%s is %p', (expression, want) => {
    expect(evaluateText(expression, scope())).toBe(want)
  })

  it('keeps the beginning of a text whose rest is not known', () => {
    expect(evaluateText(`"\${var.a}/\${"z"}/\${var.c}/\${var.b}"`, scope())).toEqual(
      new Beginning('x/z/')
    )
  })
})

it('evaluates or rejects any text', () => {
  const pieces = [
    'var',
    '.',
    'a',
    '["',
    '"]',
    '"',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '?',
    ':',
    '==',
    '!=',
    ',',
    '=',
    ' ',
    '\n',
    `"\${`,
    '}"',
    '%{ if ',
    '%{ endif }',
    'first(',
    '1',
    '0.5',
    '-',
    '*',
    '#',
    '/*',
    '<<X\n',
    '\nX\n',
    '\0',
    'é',
    '\u{1F600}'
  ]
  for (let seed = 0; seed < 3_000; seed++) {
    const random = randomFor(seed)
    const text = Array.from({ length: random.below(20) }, () => pieces[random.below(pieces.length)])
    expect(() => evaluateText(text.join(''), scope())).not.toThrow()
  }
})

describe('what is made once', () => {
  it('is made again after it could not be made', () => {
    let tries = 0
    const find = once((key: string) => {
      tries += 1
      if (tries === 1) throw new Error('not yet')
      return key + tries
    })
    expect(() => find('a')).toThrow('not yet')
    expect([find('a'), find('a')]).toEqual(['a2', 'a2'])
  })

  it('is undefined where it needs itself', () => {
    const find: (key: string) => unknown = once((key: string) => [find(key)])
    expect(find('a')).toEqual([undefined])
  })
})
