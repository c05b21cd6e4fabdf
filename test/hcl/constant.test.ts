// Expressions that literals alone decide.
import { describe, expect, it } from '@jest/globals'
import { evaluate } from '../../src/hcl/constant.ts'

describe('evaluate', () => {
  it.each([
    ['"a"', 'a'],
    ['("a")', 'a'],
    ['"a" == "b"', false],
    ['"a" != "b"', true],
    ['["a"] == ["a"]', true],
    ['true ? "a" : "b"', 'a'],
    ['false ? "a" : true ? "b" : "c"', 'b'],
    ['("x" == "x") ? "a" : "b"', 'a'],
    ['["a", "b"][1]', 'b'],
    ['[["a"], ["b"]][1][0]', 'b'],
    ['["a", "b",][0]', 'a']
  ])('%s is %p', (expression, want) => {
    expect(evaluate(expression)).toEqual(want)
  })

  it.each([
    'var.x',
    'var.x ? "a" : "b"',
    'true ? "a" : var.x',
    'true ? "a"',
    '"a" ? "b" : "c"',
    'lower("a")',
    `"a\${var.x}"`,
    '"a\\n"',
    '["a"][1]',
    '["a"][var.x]',
    '["a"',
    '("a"',
    '"a" "b"',
    '',
    `"${'a'.repeat(600)}"`
  ])('does not evaluate %s', (expression) => {
    expect(evaluate(expression)).toBeUndefined()
  })
})
