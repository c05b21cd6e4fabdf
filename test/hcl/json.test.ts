import { readHclJson } from '../../src/read/hcl/json.ts'
import { attributeOf, attributesOf } from '../../src/read/hcl/structure.ts'
import { readHclCases, referencesIn } from '../support/hcl-cases.ts'
import { describe, expect, it } from '../support/jest.ts'

const problemOf = (text: string): string =>
  readHclJson(text)
    .problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
    .join()

describe('reads the measured cases as the official parser does', () => {
  it.each([...readHclCases('json')])('$name', ({ text, official, refs }) => {
    const structure = readHclJson(text)
    expect(structure.problems).toHaveLength(official === 'ok' ? 0 : 1)
    if (official === 'reject') return
    const wanted = refs.map(({ address, source, line, col, byte }) => ({
      address,
      source,
      line,
      col,
      byte
    }))
    expect(referencesIn(structure)).toEqual(wanted)
  })
})

describe('a value', () => {
  const read = (json: string) => attributeOf(readHclJson(`{"x":${json}}`).body, 'x')?.value

  it('is read both as a template and verbatim', () => {
    const read1 = read(`"a/\${var.x}/\\u0024\${b}"`)
    expect(read1).toEqual({
      kind: 'template',
      start: 5,
      end: 28,
      verbatim: `a/\${var.x}/$\${b}`,
      parts: [
        { kind: 'known', value: 'a/' },
        { kind: 'unknown', start: 5, end: 28, code: `\${var.x}` },
        { kind: 'known', value: `/\${b}` }
      ]
    })
    expect(read(`"\${\\"a\\"}/b"`)).toMatchObject({
      kind: 'string',
      value: 'a/b',
      verbatim: `\${"a"}/b`
    })
    expect(read('"%%{a} \\" \\n {"')).toMatchObject({
      value: '%{a} " \n {',
      verbatim: '%%{a} " \n {'
    })
    expect(read('"a ${ b"')).toMatchObject({ kind: 'template', verbatim: 'a ${ b' })
  })

  it('has the escapes of JSON, and U+FFFD for a lone surrogate', () => {
    const value = read('"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00\\ud83d"')
    expect(value).toMatchObject({ value: '"\\/\b\f\n\r\té😀\uFFFD' })
  })

  it('can be a number, a keyword, a list or an object', () => {
    expect(read('[1, -2.5e1, true, null, {"a": {}}]')).toMatchObject({
      kind: 'tuple',
      elements: [
        { value: 1 },
        { value: -25 },
        { value: true },
        { value: null },
        { kind: 'object', items: [{ name: 'a', value: { kind: 'object', items: [] } }] }
      ]
    })
  })
})

describe('a mistake', () => {
  const cases = [
    { name: 'a byte order mark', text: '\uFEFF{"a":1}', want: '1:1 invalid start of value' },
    { name: 'a comment', text: '{\n// c\n"a":1}', want: '2:1 invalid start of value: JSON has no' },
    { name: 'a block comment', text: '{"a":1/* c */}', want: '1:7 invalid start of value' },
    { name: 'a trailing comma', text: '{"a":1,}', want: '1:7 trailing comma' },
    {
      name: 'a missing comma',
      text: '{"a":1 "b":2}',
      want: '1:8 missing separator: expected "," or "}"'
    },
    { name: 'text after the value', text: '{"a":1} 2', want: '1:9 extraneous data after value' },
    { name: 'a number with a zero', text: '{"a":1,"b":01}', want: '1:13 missing separator' },
    { name: 'an unknown word', text: '{"a":1,"b":nil}', want: '1:12 invalid start of value' },
    { name: 'a name without quotes', text: '{"a":1,b:2}', want: '1:8 invalid object' },
    { name: 'a missing colon', text: '{"a":1,"b" 2}', want: '1:12 missing property value colon' },
    { name: 'an unknown escape', text: '{"a":"\\x"}', want: '1:7 invalid JSON string: "\\\\x"' },
    { name: 'an open string', text: '{"a":1,"b":"\n"}', want: '1:12 invalid JSON string' },
    {
      name: 'a tab in a string',
      text: '{"a":1,"b":"\t"}',
      want: '1:13 invalid JSON string: a control'
    },
    { name: 'an open object', text: '{"a":1', want: '1:7 unclosed value: no "}"' },
    { name: 'an open list', text: '{"a":[1', want: '1:8 unclosed value: no "]"' }
  ]
  it.each(cases)('is reported, and the text before it is read: $name', ({ text, want }) => {
    expect(problemOf(text).slice(0, want.length)).toBe(want)
    expect(attributesOf(readHclJson(text).body)[0]?.name).toBe('a')
  })

  it.each(['', '"x"', '1', 'null', 'nonsense'])(
    'is reported for a root that is not an object: %s',
    (text) => {
      expect(problemOf(text)).toMatch(/^1:1 (root value must be object|invalid start of value)/)
      expect(attributesOf(readHclJson(text).body)).toEqual([])
    }
  )

  it.each(['[', '{"a":', '[[1],'])('is reported for endless nesting: %s', (open) => {
    expect(problemOf(open.repeat(1e5))).toContain('values are nested deeper than 200 levels')
  })
})
