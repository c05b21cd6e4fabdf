import { parseDocument } from '../../../src/rules/protocol/document.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { seededRandom } from '../../support/random.ts'
import { readVectors } from '../../support/vectors.ts'

/** What encoding/json made of bytes, written as Latin-1; `value` is JSON with sorted keys. */
type GoRow = { readonly bytes: string; readonly why?: string; readonly value?: string }
const goRows = readVectors('go-json') as readonly GoRow[]

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

/** The services as one object, or the kind of a document that has none. */
function reading(bytes: Uint8Array): unknown {
  const document = parseDocument(bytes)
  switch (document.kind) {
    case 'object':
      return Object.fromEntries(document.services.map(({ id, value }) => [id, value]))
    case 'null':
      return null
    case 'not-json':
    case 'not-object':
      return document.kind
  }
}

/** The kind of a document that Go rejects with these words. */
const kindOf = (why: string): string =>
  why.includes('into Go value of type map') ? 'not-object' : 'not-json'

/** What is wrong with a document that is not JSON, and how to correct it. */
function mistakeIn(bytes: Uint8Array): string {
  const document = parseDocument(bytes)
  if (document.kind !== 'not-json') throw new Error(document.kind)
  return document.advice === null ? document.why : `${document.why}; ${document.advice}`
}

/** Without how many U+FFFD stand for the bytes of an incomplete character. */
const sameJson = (value: unknown): string =>
  JSON.stringify(value, withSortedKeys).replaceAll(/\ufffd+/g, '\ufffd')
function withSortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

describe('reads a document as the clients do', () => {
  it.each(goRows)('$bytes', ({ bytes, why, value }) => {
    const got = reading(latin1(bytes))
    if (why !== undefined) expect(got).toBe(kindOf(why))
    else expect(sameJson(got)).toBe(sameJson(JSON.parse(value ?? '')))
  })
})

describe('parseDocument', () => {
  it('distinguishes null from an object without services', () => {
    expect(parseDocument(utf8(' null\n'))).toEqual({ kind: 'null' })
    expect(parseDocument(utf8('{}'))).toEqual({ kind: 'object', services: [] })
  })

  it('keeps the last of duplicate services, in the place of the first', () => {
    const document = parseDocument(utf8('{"b.v1":{"x":1},"a.v1":"","b.v1":{"y":2},"B.v1":1}'))
    expect(document).toEqual({
      kind: 'object',
      services: [
        { id: 'b.v1', value: { y: 2 } },
        { id: 'a.v1', value: '' },
        { id: 'B.v1', value: 1 }
      ]
    })
  })

  it('reads __proto__ as an ordinary key at every depth', () => {
    const text = '{"__proto__":{"__proto__":{"client":"x"}}}'
    const document = parseDocument(utf8(text))
    if (document.kind !== 'object') throw new Error(document.kind)
    const [service] = document.services
    expect(service?.id).toBe('__proto__')
    expect(JSON.stringify(service?.value)).toBe('{"__proto__":{"client":"x"}}')
    expect(Object.getPrototypeOf(service?.value)).toBe(Object.prototype)
  })

  it('rejects a number too large for a 64-bit float, also under a duplicate key', () => {
    const why = /^line 1, column \d+: number too large for a 64-bit float;/
    expect(mistakeIn(utf8('{"a":[{"b":1e999}],"c":2e999}'))).toMatch(why)
    expect(mistakeIn(utf8('{"a":1e999,"a":1}'))).toMatch(why)
    expect(parseDocument(utf8('{"a":"1e999"}')).kind).toBe('object')
  })

  const broken = [
    { name: 'a byte alone', bytes: '\xff', want: '\ufffd' },
    // Go makes one U+FFFD of each byte (docs/decisions/0050-removed-code.md).
    { name: 'two of three bytes', bytes: '\xe2\x82', want: '\ufffd' },
    { name: 'a surrogate in UTF-8', bytes: '\xed\xa0\x80', want: '\ufffd\ufffd\ufffd' },
    { name: 'an overlong slash', bytes: '\xc0\xaf', want: '\ufffd\ufffd' },
    { name: 'an escaped surrogate alone', bytes: '\\ud800\\u0041', want: '\ufffdA' },
    { name: 'surrogates in the wrong order', bytes: '\\ude00\\ud83d', want: '\ufffd\ufffd' },
    { name: 'an escaped pair', bytes: '\\ud83d\\uDE00', want: '😀' },
    { name: 'an escaped backslash before u', bytes: '\\\\ud800', want: '\\ud800' }
  ]
  it.each(broken)('reads $name in ids and values', ({ bytes, want }) => {
    expect(reading(latin1(`{"${bytes}":["${bytes}"]}`))).toEqual({ [want]: [want] })
  })

  it('accepts 10,000 levels of nesting and no more, also under a duplicate key', () => {
    const nested = (depth: number): string => '['.repeat(depth - 1) + ']'.repeat(depth - 1)
    const why = /^line 1, column 10005: more than 10000 levels of nesting;/
    expect(parseDocument(utf8(`{"a":${nested(10_000)}}`)).kind).toBe('object')
    expect(mistakeIn(utf8(`{"a":${nested(10_001)}}`))).toMatch(why)
    expect(mistakeIn(utf8(`{"a":${nested(10_001)},"a":1}`))).toMatch(why)
  })

  it.each([
    ['[1]', 'found an array'],
    ['"a"', 'found a string'],
    ['1e999', 'found a number'],
    [' true ', 'found a boolean']
  ])('names the type of %s, which is not an object', (text, why) => {
    expect(parseDocument(utf8(text))).toEqual({ kind: 'not-object', why })
  })
})

describe('a document that is not JSON', () => {
  const mistakes = [
    { name: 'an empty document', text: '', want: /^it is empty$/ },
    { name: 'white space alone', text: ' \n', want: /^it is empty$/ },
    { name: 'a byte order mark', text: '\ufeff{}', want: /^it starts with a byte order mark;/ },
    { name: 'HTML after one', text: '\ufeff<html>', want: /^it is HTML or XML$/ },
    { name: 'front matter', text: '---\na: b\n---\n{}', want: /^it begins with `---`/ },
    { name: 'base64', text: 'eyJtb2R1bGVzLnYxIjoi\nLyJ9\n', want: /^it is base64$/ },
    {
      name: 'a template',
      text: '{{ .Services }}',
      want: /^it is a template that was not rendered$/
    },
    { name: 'a section', text: '[services]\na = 1', want: /^it is not JSON$/ },
    { name: 'members', text: '"a": 1', want: /^it is not JSON$/ },
    { name: 'HTML', text: '\n<!DOCTYPE html><title>Sign in</title>', want: /^it is HTML or XML$/ },
    { name: 'XML', text: '<?xml version="1.0"?><a/>', want: /^it is HTML or XML$/ },
    {
      name: 'a trailing comma',
      text: '{\n  "a": 1,\n}',
      want: /^line 2, column 9: trailing comma;/
    },
    {
      name: 'a trailing comma in a list',
      text: '{"a":[1, ]}',
      want: /^line 1, column 8: trailing/
    },
    {
      name: 'a comma too many',
      text: '{"a":1,,"b":2}',
      want: /^line 1, column 8: unexpected comma/
    },
    { name: 'single quotes', text: "{'a':1}", want: /^line 1, column 2: single quotation marks/ },
    { name: 'typographic quotes', text: '{“a”:1}', want: /^line 1, column 2: typographic/ },
    { name: 'a comment', text: '{\r\n// a\r\n}', want: /^line 2, column 1: comment/ },
    {
      name: 'comments at the top',
      text: '/* a * */ // b\n{}',
      want: /^line 1, column 1: comment/
    },
    { name: 'a hash comment', text: '# a\n{}', want: /^line 1, column 1: comment/ },
    { name: 'a second value', text: '{}\n{}', want: /^line 2, column 1: text after the end/ },
    { name: 'text after the value', text: '{};', want: /^line 1, column 3: text after the end/ },
    {
      name: 'a string after the value',
      text: '{} "a',
      want: /^line 1, column 4: text after the end/
    },
    { name: 'a bare key', text: '{a:1}', want: /^line 1, column 2: key without quotation marks/ },
    { name: 'a missing value', text: '{"a":}', want: /^line 1, column 6: missing value/ },
    { name: 'a missing comma', text: '{"ä😀":1 "b":2}', want: /^line 1, column 9: missing comma/ },
    { name: 'a missing comma in a list', text: '[1 2]', want: /^line 1, column 4: missing comma/ },
    { name: 'a missing colon', text: '{"a" 1}', want: /^line 1, column 6: missing colon/ },
    {
      name: 'a wrong bracket',
      text: '{"a":[1}}',
      want: /^line 1, column 8: wrong closing .*write \]/
    },
    { name: 'an unknown word', text: '{"a":NaN}', want: /^line 1, column 6: unknown word/ },
    { name: 'an incomplete word', text: '{"a":tru}', want: /^line 1, column 6: unknown word/ },
    { name: 'a tab in a string', text: '{"a":"\t"}', want: /^line 1, column 7: control character/ },
    {
      name: 'a unit separator',
      text: '{"a":"\x1f"}',
      want: /^line 1, column 7: control character/
    },
    { name: 'a lone backslash', text: '{"a":"C:\\x"}', want: /^line 1, column 9: invalid escape/ },
    { name: 'a short escape', text: '{"a":"\\u12"}', want: /^line 1, column 7: invalid escape/ },
    { name: 'a leading zero', text: '{"a":01}', want: /^line 1, column 6: invalid number/ },
    {
      name: 'a number without digits',
      text: '{"a":1.}',
      want: /^line 1, column 6: invalid number/
    },
    {
      name: 'too large a number',
      text: '{"a":\n1e999}',
      want: /^line 2, column 1: number too large/
    },
    { name: 'an open string', text: '{"a":\n "b', want: /^line 2, column 4: the text ends before/ },
    { name: 'an open object', text: '{"a":1\n', want: /^line 2, column 1: the text ends before/ }
  ]
  it.each(mistakes)('is reported with its mistake: $name', ({ text, want }) => {
    expect(mistakeIn(utf8(text))).toMatch(want)
  })

  it('shows the beginning of a text that is not meant to be JSON, and only there', () => {
    expect(parseDocument(utf8(' OK eyJhbGciOi\n'))).toEqual({
      kind: 'not-json',
      why: 'it is not JSON',
      advice: null,
      beginning: 'OK eyJhbGciOi\n'
    })
  })

  it.each([
    { name: 'UTF-16', bytes: '\xff\xfe{\0', want: /UTF-16/ },
    { name: 'UTF-16 without a mark', bytes: '\0{\0}', want: /UTF-16/ },
    { name: 'gzip', bytes: '\x1f\x8b\x08\0', want: /gzip/ }
  ])('is reported as another format: $name', ({ bytes, want }) => {
    expect(mistakeIn(latin1(bytes))).toMatch(want)
  })
})

describe('any document', () => {
  const PIECES = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '"a"',
    '"a":',
    '\\',
    '\\u12',
    '\\ud800',
    '1',
    '-',
    '.',
    'e9',
    '0',
    'true',
    'null',
    'nul',
    ' ',
    '\n',
    '\xff',
    '\xe2\x82',
    '\xc3\xbc',
    "'",
    '/',
    '#',
    '<',
    '\0',
    '\xef\xbb\xbf'
  ] as const

  it('is accepted where JSON.parse accepts it, and otherwise has its mistake located', () => {
    const random = seededRandom(11)
    const faults: string[] = []
    for (let round = 0; round < 20_000; round += 1) {
      const text = random.text(PIECES, 12)
      const document = parseDocument(latin1(text))
      if (isJson(text) !== (document.kind !== 'not-json')) faults.push(text)
      if (
        document.kind === 'not-json' &&
        !/^line \d+, column \d+: |document|^it/.test(document.why)
      )
        faults.push(document.why)
    }
    expect(faults).toEqual([])
  })

  const isJson = (text: string): boolean => {
    try {
      // Bytes beyond ASCII are sound in strings and nowhere else, in any encoding.
      JSON.parse(text.replaceAll(/[\x80-\xff]/g, '\ufffd'))
      return true
    } catch (error) {
      if (error instanceof SyntaxError) return false
      throw error
    }
  }
})
