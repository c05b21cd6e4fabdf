import { describe, expect, it } from '@jest/globals'
import {
  integer,
  list,
  mapOf,
  nullable,
  object,
  oneOf,
  optional,
  parseJson,
  readShape,
  text
} from '../../src/fleet/shape.ts'
import { accept, refuse } from '../../src/go/parsed.ts'

const even = text('an even number', /^\d*[02468]$/)
const read = object({
  name: text(),
  size: integer(0, 10),
  kind: optional(oneOf(['a', 'b']), 'a'),
  parts: list(object({ even: nullable(even) })),
  more: optional(mapOf(text(), integer(0, 1)), new Map())
})
const good = { name: 'x', size: 1, parts: [{ even: '4' }, { even: null }], more: { 'a b': 1 } }

it('reads a value, and leaves out members that it does not know', () => {
  expect(readShape({ ...good, surprise: 1 }, read)).toEqual(
    accept({
      name: 'x',
      size: 1,
      kind: 'a',
      parts: [{ even: '4' }, { even: null }],
      more: new Map([['a b', 1]])
    })
  )
})

it.each([
  [[], 'the document is an array; expected an object'],
  [null, 'the document is null; expected an object'],
  [{ ...good, name: undefined }, 'name is missing; expected a text'],
  [{ ...good, size: Number.NaN }, 'size is null; expected a whole number from 0 to 10'],
  [{ ...good, size: 11 }, 'size is 11; expected a whole number from 0 to 10'],
  [{ ...good, kind: 'c' }, 'kind is "c"; expected one of a, b'],
  [{ ...good, parts: [{}] }, 'parts[0].even is missing; expected an even number'],
  [
    { ...good, parts: [{ even: '2' }, { even: '3' }] },
    'parts[1].even is "3"; expected an even number'
  ],
  [{ ...good, parts: {} }, 'parts is an object; expected an array'],
  [{ ...good, more: { 'a b': 2 } }, 'more["a b"] is 2; expected a whole number from 0 to 1'],
  [{ ...good, name: 'x'.repeat(10_001) }, /^name is "x{78,80}…; expected a text of at most 10000/]
])('says where a value is wrong (%#)', (value, why) => {
  expect(readShape(value, read)).toEqual(refuse(expect.stringMatching(asPattern(why)) as never))
})

const asPattern = (why: string | RegExp): RegExp =>
  typeof why === 'string' ? new RegExp(`^${why.replace(/[[\]".…]/g, '\\$&')}$`) : why

describe('a text', () => {
  it.each([
    ['', 'is empty'],
    [' \n', 'is empty'],
    ['{"token": "secret', 'is not JSON']
  ])('%j is refused without a quotation', (json, why) => {
    expect(parseJson(json)).toEqual(refuse(why))
  })
})
