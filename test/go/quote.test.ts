import { quoteText } from '../../src/rules/go/text.ts'
import { describe, expect, it } from '../support/jest.ts'

describe('quoteText writes what Go prints with %q', () => {
  const cases = [
    { name: 'plain text', text: "it's", want: '"it\'s"' },
    { name: 'quotation marks and backslashes', text: '"\\', want: '"\\"\\\\"' },
    { name: 'controls with a letter', text: '\u0007\b\f\n\r\t\v', want: '"\\a\\b\\f\\n\\r\\t\\v"' },
    { name: 'other controls', text: '\0\x1b\x7f\x85', want: '"\\x00\\x1b\\x7f\\u0085"' },
    { name: 'spaces beyond ASCII', text: '\u00a0\u3000', want: '"\\u00a0\\u3000"' },
    { name: 'invisible characters', text: '\u00ad\u200b\u202e', want: '"\\u00ad\\u200b\\u202e"' },
    {
      name: 'private and unassigned characters',
      text: '\ue000\u{10ffff}',
      want: '"\\ue000\\U0010ffff"'
    },
    { name: 'letters, marks and symbols', text: 'ü\u0301€😀', want: '"ü\u0301€😀"' },
    { name: 'a lone surrogate', text: '\ud800', want: '"\ufffd"' }
  ]
  it.each(cases)('$name', ({ text, want }) => {
    expect(quoteText(text)).toBe(want)
  })
})
