import { readHclJson } from '../../src/read/hcl/json.ts'
import { readHcl } from '../../src/read/hcl/native.ts'
import { attributeOf, blocksOf, placesIn } from '../../src/read/hcl/structure.ts'
import { describe, expect, it } from '../support/jest.ts'

const placeOf = (text: string, part: string) => {
  const start = text.indexOf(part)
  return placesIn(text)({ start, end: start + part.length })
}

describe('placesIn', () => {
  const cases = [
    { name: 'starts at 1', text: 'abc', want: [1, 1, 4] },
    { name: 'counts lines', text: 'x\n\n  abc\n', want: [3, 3, 6] },
    { name: 'accepts CRLF line ends', text: 'x\r\n abc\r\n', want: [2, 2, 5] },
    { name: 'skips a byte order mark', text: '\uFEFFabc', want: [1, 1, 4] },
    { name: 'counts code points', text: '"😀é😀" abc', want: [1, 7, 10] },
    { name: 'counts code points of the last line only', text: '😀😀\n😀abc', want: [2, 2, 5] }
  ]
  it.each(cases)('$name', ({ text, want }) => {
    const { line, column, endColumn } = placeOf(text, 'abc')
    expect([line, column, endColumn]).toEqual(want)
  })

  it('ends at the first line of a span over several', () => {
    expect(placeOf('a\nbc <<X\nd\nX\n', '<<X\nd\nX')).toEqual({ line: 2, column: 4, endColumn: 7 })
  })
})

describe('blocksOf', () => {
  const sources = (text: string, read = readHcl) =>
    blocksOf(read(text).body, 'module', 1).map(({ labels, body }) => {
      const source = attributeOf(body, 'source')?.value
      return [labels[0]?.value, source?.kind === 'string' ? source.value : undefined]
    })

  it('finds the blocks with the number of labels', () => {
    expect(sources('module "a" {}\nmodule {}\nmodule "b" "c" {}\nmodul "d" {}\n')).toEqual([
      ['a', undefined]
    ])
  })

  it('finds the first of two arguments with one name', () => {
    expect(sources('module "a" {\n  source = "x"\n  source = "y"\n}\n')).toEqual([['a', 'x']])
  })

  const cases = [
    { name: 'in objects', text: '{"module":{"a":{"source":"x"},"b":{"source":"y"}}}' },
    {
      name: 'in arrays of objects',
      text: '[{"module":[{"a":[{"source":"x"}]},{"b":{"source":"y"}}]}]'
    },
    {
      name: 'under duplicate names',
      text: '{"module":{"a":{"source":"x"}},"module":{"b":{"source":"y"}}}'
    }
  ]
  it.each(cases)('finds blocks in JSON $name', ({ text }) => {
    expect(sources(text, readHclJson)).toEqual([
      ['a', 'x'],
      ['b', 'y']
    ])
  })

  it('finds a block for each object of an array in JSON', () => {
    const text = '{"module":{"a":[{"source":"x"},{"source":"y"}],"a":{"source":"z"}}}'
    expect(sources(text, readHclJson)).toEqual([
      ['a', 'x'],
      ['a', 'y'],
      ['a', 'z']
    ])
  })

  it('ignores null, strings and comments in JSON', () => {
    const text = '{"module":{"a":null,"b":"x","//":{"source":"x"}},"//":{"module":{}}}'
    expect(sources(text, readHclJson)).toEqual([])
  })
})
