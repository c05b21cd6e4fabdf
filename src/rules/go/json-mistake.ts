// Names the mistake in text that is not JSON, and how to correct it.

/** `why` begins with the line and column; `advice` is the correction. */
export type JsonMistake = {
  readonly why: string
  readonly advice: string
  /** Go reads the text, and this check does not. */
  readonly isLimit?: true
}

/** The tokens that may follow; `next` is a comma, a closing bracket, or the end. */
export type Expected = 'value' | 'key' | 'colon' | 'next'

/** A mistake without its place. */
type Words = readonly [why: string, advice: string]

export const TOO_DEEP: Words = ['more than 10000 levels of nesting', 'nest brackets less deeply']
export const TOO_LARGE: Words = ['number too large for a 64-bit float', 'use a smaller number']
export const TOO_MANY: Words = ['more values than this check reads', 'split the text']
export const INCOMPLETE: Words = [
  'the text ends before the JSON value is complete',
  'check that the file was not truncated'
]
export const TRAILING_COMMA: Words = ['trailing comma', 'remove the comma']

/** The mistake at an offset inside a string. */
export function inString(text: string, at: number): Words {
  if (at === text.length) return INCOMPLETE
  return text[at] === '\\'
    ? ['invalid escape sequence in a string', String.raw`write a backslash as \\`]
    : ['control character in a string', String.raw`escape it, for example a line break as \n`]
}

// By the token itself, wherever it stands.
const BY_TOKEN: readonly (readonly [RegExp, ...Words])[] = [
  [/^(?:\/[/*]|#)/, 'comment', 'remove the comment; JSON has none'],
  [/^'/, 'single quotation marks', 'use double quotation marks'],
  [/^[\u201c-\u201f]/, 'typographic quotation marks', 'use straight double quotation marks'],
  [/^,/, 'unexpected comma', 'remove the comma']
]

/** `token`: its first two characters. `closing` closes the innermost bracket, if one is open. */
export function atToken(token: string, expected: Expected, closing?: string): Words {
  for (const [pattern, ...words] of BY_TOKEN) if (pattern.test(token)) return words
  switch (expected) {
    case 'value':
      if (/^[}\]:]/.test(token)) return ['missing value', 'add the value']
      return /^[-+.\d]/.test(token)
        ? ['invalid number', 'write a decimal number without leading zeros']
        : ['unknown word', 'put text in double quotation marks; the words are true, false and null']
    case 'key':
      return ['key without quotation marks', 'put the key in double quotation marks']
    case 'colon':
      return ['missing colon after a key', 'add the colon']
    case 'next':
      if (closing === undefined) return ['text after the end of the JSON value', 'remove it']
      return /^[}\]]/.test(token)
        ? ['wrong closing bracket', `write ${closing}`]
        : ['missing comma', 'add the comma']
  }
}

/** Lines end with a line feed; columns count characters of well-formed text. Both start at 1. */
export function placed(text: string, offset: number, [why, advice]: Words): JsonMistake {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  // Surrogates that follow one are the second half of a character.
  const column =
    before.slice(before.lastIndexOf('\n') + 1).replace(/[\udc00-\udfff]/g, '').length + 1
  return { why: `line ${line}, column ${column}: ${why}`, advice }
}
