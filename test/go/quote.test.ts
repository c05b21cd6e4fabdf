import { describe, expect, it } from '@jest/globals'
import { quoteByte, quoteStart, quoteText } from '../../src/go/quote.ts'

describe('quoted text is what Go prints with %q', () => {
  const cases = [
    { name: 'plain text', text: "it's", want: '"it\'s"' },
    { name: 'quotation marks and backslashes', text: '"\\', want: '"\\"\\\\"' },
    { name: 'controls with a letter', text: '\u0007\b\f\n\r\t\v', want: '"\\a\\b\\f\\n\\r\\t\\v"' },
    { name: 'other controls', text: '\0\x1b\x7f\x85', want: '"\\x00\\x1b\\x7f\\u0085"' },
    { name: 'spaces that are not the ASCII one', text: '\u00a0\u3000', want: '"\\u00a0\\u3000"' },
    { name: 'invisible characters', text: '\u00ad\u200b\u202e', want: '"\\u00ad\\u200b\\u202e"' },
    { name: 'private and unassigned ones', text: '\ue000\u{10ffff}', want: '"\\ue000\\U0010ffff"' },
    { name: 'letters, marks and symbols', text: 'ü\u0301€😀', want: '"ü\u0301€😀"' },
    { name: 'a lone surrogate', text: '\ud800', want: '"\ufffd"' }
  ]
  it.each(cases)('$name', ({ text, want }) => {
    expect(quoteText(text)).toBe(want)
  })
})

describe('the first bytes of a text are quoted', () => {
  const cases = [
    { name: 'when they are all of it', text: '%a', want: '"%a"' },
    { name: 'and no more', text: '%zzz', want: '"%zz"' },
    { name: 'with a whole character', text: '%éa', want: '"%é"' },
    { name: 'with half a character', text: '%aé', want: '"%a\\xc3"' },
    { name: 'with two thirds of a character', text: '%☃', want: '"%\\xe2\\x98"' },
    { name: 'with half an astral character', text: '%😀', want: '"%\\xf0\\x9f"' }
  ]
  it.each(cases)('$name', ({ text, want }) => {
    expect(quoteStart(text, 3)).toBe(want)
  })
})

describe('a byte is named as encoding/json does', () => {
  const cases = [
    { byte: 0x61, want: "'a'" },
    { byte: 0x27, want: "'\\''" },
    { byte: 0x22, want: "'\"'" },
    { byte: 0x5c, want: "'\\\\'" },
    { byte: 0x0b, want: "'\\v'" },
    { byte: 0x80, want: "'\\u0080'" },
    { byte: 0xef, want: "'ï'" }
  ]
  it.each(cases)('$byte', ({ byte, want }) => {
    expect(quoteByte(byte)).toBe(want)
  })
})
