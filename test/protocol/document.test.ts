import { describe, expect, it } from '@jest/globals'
import { describeJsonMistake, parseDocument } from '../../src/protocol/document.ts'
import { seededRandom } from '../support/random.ts'
import { discoveryRows, readVectors } from '../support/vectors.ts'

const PREFIX = 'failed to decode discovery document as a JSON object: '
const MIB = 1024 * 1024
const QUARTER_MIB = MIB / 4

/** What encoding/json made of bytes, written as Latin-1; `value` is JSON with sorted keys. */
type GoRow = { readonly bytes: string; readonly why?: string; readonly value?: string }
const goRows = readVectors('go-json') as readonly GoRow[]

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

/** The services as one object; `why` of a document that has none to show. */
function reading(bytes: Uint8Array): unknown {
  const document = parseDocument(bytes)
  switch (document.kind) {
    case 'object':
      return Object.fromEntries(document.services.map(({ id, value }) => [id, value]))
    case 'null':
      return null
    case 'not-json':
    case 'not-object':
      return document.why
  }
}

const sameJson = (value: unknown): string => JSON.stringify(value, withSortedKeys)
function withSortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

describe('a document is read as the clients read it', () => {
  const rows = discoveryRows().filter(({ name }) => name.startsWith('body:'))

  it.each(rows)('$name', ({ responses, expected }) => {
    const { body = '', bodyBase64 } = responses[0] ?? {}
    const bytes = bodyBase64 === undefined ? utf8(body) : latin1(atob(bodyBase64))
    const { error, services } = expected.terraform
    const got = reading(bytes)
    expect(typeof got === 'string' ? PREFIX + got : got).toEqual(error?.message ?? services)
  })

  it.each(goRows)('$bytes', ({ bytes, why, value }) => {
    const got = reading(latin1(bytes))
    if (why !== undefined) expect(got).toBe(why)
    else expect(sameJson(got)).toBe(sameJson(JSON.parse(value ?? '')))
  })
})

describe('a document', () => {
  it('may be null, which is not an object without services', () => {
    expect(parseDocument(utf8(' null\n'))).toEqual({ kind: 'null' })
    expect(parseDocument(utf8('{}'))).toEqual({ kind: 'object', services: [] })
  })

  it('keeps its services in order, and of duplicates the last value', () => {
    const document = parseDocument(utf8('{"b.v1":{"x":1},"2":0,"a.v1":"","b.v1":{"y":2},"B.v1":1}'))
    expect(document).toEqual({
      kind: 'object',
      services: [
        { id: 'b.v1', value: { y: 2 } },
        { id: '2', value: 0 },
        { id: 'a.v1', value: '' },
        { id: 'B.v1', value: 1 }
      ]
    })
  })

  it('has __proto__ as a key like any other, at every depth', () => {
    const text = '{"__proto__":{"__proto__":{"client":"x"}}}'
    const document = parseDocument(utf8(text))
    if (document.kind !== 'object') throw new Error(document.kind)
    const [service] = document.services
    expect(service?.id).toBe('__proto__')
    expect(JSON.stringify(service?.value)).toBe('{"__proto__":{"client":"x"}}')
    expect(Object.getPrototypeOf(service?.value)).toBe(Object.prototype)
  })

  it('may hold a number too large for a float in no place', () => {
    const why = 'json: cannot unmarshal number 1e999 into Go value of type float64'
    expect(parseDocument(utf8('{"a":[{"b":1e999}],"c":2e999}'))).toEqual({ kind: 'not-json', why })
    expect(parseDocument(utf8('{"a":1e999,"a":1}'))).toEqual({ kind: 'not-json', why })
  })

  const broken = [
    { name: 'a byte alone', bytes: '\xff', want: '\ufffd' },
    { name: 'two of three bytes', bytes: '\xe2\x82', want: '\ufffd\ufffd' },
    { name: 'a surrogate in UTF-8', bytes: '\xed\xa0\x80', want: '\ufffd\ufffd\ufffd' },
    { name: 'an overlong slash', bytes: '\xc0\xaf', want: '\ufffd\ufffd' },
    { name: 'an escaped surrogate alone', bytes: '\\ud800\\u0041', want: '\ufffdA' },
    { name: 'surrogates in the wrong order', bytes: '\\ude00\\ud83d', want: '\ufffd\ufffd' },
    { name: 'an escaped pair', bytes: '\\ud83d\\uDE00', want: '😀' },
    { name: 'an escaped backslash before u', bytes: '\\\\ud800', want: '\\ud800' }
  ]
  it.each(broken)('reads $name as Go does, in ids and values', ({ bytes, want }) => {
    expect(reading(latin1(`{"${bytes}":["${bytes}"]}`))).toEqual({ [want]: [want] })
  })

  it('may be nested 10000 deep and no deeper', () => {
    const nested = (depth: number): Uint8Array =>
      utf8(`{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`)
    expect(parseDocument(nested(10_000)).kind).toBe('object')
    expect(parseDocument(nested(10_001))).toEqual({
      kind: 'not-json',
      why: "invalid character '[' exceeded max depth"
    })
  })
})

describe('a mistake in a document is named', () => {
  const mistakes = [
    { name: 'nothing', text: '', want: /^the document is empty$/ },
    { name: 'white space', text: ' \n', want: /^the document holds nothing but white space$/ },
    { name: 'a byte order mark', text: '\ufeff{}', want: /byte order mark/ },
    { name: 'a page', text: '\n<!DOCTYPE html><title>Sign in</title>', want: /an HTML page/ },
    { name: 'XML', text: '<?xml version="1.0"?><a/>', want: /XML/ },
    {
      name: 'a trailing comma',
      text: '{\n  "a": 1,\n}',
      want: /^line 2, column 9: a comma before/
    },
    { name: 'a trailing comma in a list', text: '{"a":[1, ]}', want: /^line 1, column 8: a comma/ },
    { name: 'a comma too many', text: '{"a":1,,"b":2}', want: /^line 1, column 8: one comma too/ },
    { name: 'single quotes', text: "{'a':1}", want: /^line 1, column 2: single quotation marks/ },
    { name: 'typographic quotes', text: '{“a”:1}', want: /^line 1, column 2: typographic/ },
    { name: 'a comment', text: '{\r\n// a\r\n}', want: /^line 2, column 1: a comment/ },
    { name: 'a hash comment', text: '# a\n{}', want: /^line 1, column 1: a comment/ },
    { name: 'a second document', text: '{}\n{}', want: /^line 2, column 1: a second document/ },
    { name: 'text behind it', text: '{};', want: /^line 1, column 3: text after the end/ },
    { name: 'a bare key', text: '{a:1}', want: /a key without quotation marks/ },
    { name: 'a missing value', text: '{"a":}', want: /a value is missing/ },
    { name: 'a missing comma', text: '{"ä😀":1 "b":2}', want: /^line 1, column 9: no comma/ },
    { name: 'a missing comma in a list', text: '[1 2]', want: /no comma after the element/ },
    { name: 'a missing colon', text: '{"a" 1}', want: /no colon/ },
    { name: 'an unknown word', text: '{"a":NaN}', want: /a word that JSON does not have/ },
    { name: 'a cut word', text: '{"a":tru}', want: /a word that JSON does not have/ },
    { name: 'a tab in a string', text: '{"a":"\t"}', want: /control character/ },
    { name: 'a unit separator in a string', text: '{"a":"\x1f"}', want: /control character/ },
    { name: 'a lone backslash', text: '{"a":"C:\\x"}', want: /an escape that JSON does not have/ },
    { name: 'a short escape', text: '{"a":"\\u12"}', want: /four hexadecimal digits/ },
    { name: 'a leading zero', text: '{"a":01}', want: /^line 1, column 7: a number begins with 0/ },
    { name: 'a number without digits', text: '{"a":1.}', want: /a number that is not written/ },
    { name: 'too large a number', text: '{"a":\n1e999}', want: /^line 2, column 1: a number too/ },
    { name: 'too deep a list', text: '['.repeat(20_000), want: /nested more than 10000 deep/ },
    { name: 'an early end', text: '{"a":\n "b', want: /^line 2, column 4: the document breaks off/ }
  ]
  it.each(mistakes)('$name', ({ text, want }) => {
    expect(parseDocument(utf8(text)).kind).toMatch(/^not-/)
    expect(describeJsonMistake(utf8(text))).toMatch(want)
  })

  it.each([
    { name: 'UTF-16', bytes: '\xff\xfe{\0', want: /UTF-16/ },
    { name: 'UTF-16 without a mark', bytes: '\0{\0}', want: /UTF-16/ },
    { name: 'packed bytes', bytes: '\x1f\x8b\x08\0', want: /gzip/ }
  ])('$name', ({ bytes, want }) => {
    expect(describeJsonMistake(latin1(bytes))).toMatch(want)
  })

  it('but not where there is none, whatever the kind of the document', () => {
    for (const text of ['{}', 'null', '[1]', '"a"', '1e999', ' {"a": {}} ']) {
      expect(describeJsonMistake(utf8(text))).toBeNull()
    }
  })
})

describe('whatever a server sends', () => {
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

  it('is read or refused as JSON.parse would, and its mistake has a name', () => {
    const random = seededRandom(11)
    const faults: string[] = []
    for (let round = 0; round < 20_000; round += 1) {
      const text = random.text(PIECES, 12)
      const isRefused = parseDocument(latin1(text)).kind === 'not-json'
      const isNamed = describeJsonMistake(latin1(text)) !== null
      if (isRefused === isJson(text) || isNamed !== isRefused) faults.push(text)
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

  const hostile = [
    { name: 'opening brackets', text: '['.repeat(MIB) },
    { name: 'opening braces', text: '{"a":'.repeat(MIB / 5) },
    { name: 'one string of escapes', text: `{"a":"${'\\ud800'.repeat(MIB / 6)}"}` },
    { name: 'bytes that are no UTF-8', text: `{"a":"${'a\xff'.repeat(QUARTER_MIB / 2)}"}` },
    { name: 'duplicate keys', text: `{${'"a":1,'.repeat(QUARTER_MIB / 6)}"a":1}` },
    { name: 'one number', text: `{"a":${'9'.repeat(QUARTER_MIB)}}` },
    { name: 'many numbers', text: `{"a":[${'1e100,'.repeat(QUARTER_MIB / 6)}1]}` },
    { name: 'empty lists', text: `{"a":[${'[],'.repeat(QUARTER_MIB / 3)}1]}` },
    { name: 'white space before a mistake', text: `{${' '.repeat(QUARTER_MIB)}x}` },
    { name: 'lines before a mistake', text: `{${'\n'.repeat(QUARTER_MIB)}x}` },
    { name: 'an open string', text: `{"${'a'.repeat(QUARTER_MIB)}` }
  ]
  it.each(hostile)('takes linear time: $name', ({ text }) => {
    const bytes = latin1(text)
    const begin = performance.now()
    parseDocument(bytes)
    describeJsonMistake(bytes)
    // A step that takes quadratic time takes much longer.
    expect(performance.now() - begin).toBeLessThan(3_000)
  })
})
