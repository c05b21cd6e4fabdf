// Expressions that literals alone decide.
import { describe, expect, it } from '@jest/globals'
import { evaluateText, noScope } from '../../src/hcl/evaluate.ts'

describe('evaluate', () => {
  it.each([
    ['"a"', 'a'],
    ['("a")', 'a'],
    ['"a" == "b"', false],
    ['"a" != "b"', true],
    ['true ? "a" : "b"', 'a'],
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
    'true ? "a" : var.x',
    'true ? "a"',
    '"a" ? "b" : "c"',
    'lower("a")',
    `"a\${var.x}"`,
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
