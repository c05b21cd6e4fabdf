import { readHcl } from '../../src/read/hcl/native.ts'
import {
  attributeOf,
  type Body,
  blocksOf,
  type Expression,
  placesIn,
  type Structure
} from '../../src/read/hcl/structure.ts'
import { readHclCases, referencesIn } from '../support/hcl-cases.ts'
import { readCorpus } from '../support/hcl-mutants.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

/** An expression as plain values; what is not known is shown as its text in angle brackets. */
function show(value: Expression, text: string): unknown {
  switch (value.kind) {
    case 'string':
    case 'primitive':
      return value.value
    case 'tuple':
      return value.elements.map((element) => show(element, text))
    case 'object':
      return value.items.map(({ name, value: item }) => [name ?? '<computed>', show(item, text)])
    case 'template':
      return value.parts.map((part) =>
        part.kind === 'known' ? part.value : `<${text.slice(part.start, part.end)}>`
      )
    case 'other':
      return `<${text.slice(value.start, value.end)}>`
  }
}

const readValue = (code: string): unknown => {
  const text = `x = ${code}\n`
  const { body, problems } = readHcl(text)
  expect(problems).toEqual([])
  const value = body.kind === 'native' ? body.attributes[0]?.value : undefined
  return value && show(value, text)
}

/** Names and block headers, to see what has been read. */
const outline = (body: Body): unknown[] =>
  body.kind === 'json'
    ? []
    : [
        ...body.attributes.map(({ name }) => name),
        ...body.blocks.map((block) => [
          [block.type, ...block.labels.map(({ value }) => value)].join(' '),
          ...outline(block.body)
        ])
      ]

const problemOf = ({ problems }: Structure): string =>
  problems.map(({ line, column, message }) => `${line}:${column} ${message}`).join()

// Constant only after more folding than is done here.
const FOLDED = new Set(['074-directive-source.tf', '084-binary.tf', '086-index.tf'])

describe('reads the measured cases', () => {
  const rows = readHclCases('native')
  const accepted = rows.filter(({ official }) => official === 'ok')
  it.each(accepted)('$name, and finds references at their places', ({ name, text, refs }) => {
    const structure = readHcl(text)
    expect(structure.problems).toEqual([])
    const wanted = refs.map(({ address, source, line, col, byte }) => {
      const isKnown = !(FOLDED.has(name) && address === 'module.a')
      return { address, source: isKnown ? source : null, line, col, byte }
    })
    expect(referencesIn(structure)).toEqual(wanted)
  })

  const rejected = rows.filter(({ official }) => official === 'reject')
  it.each(rejected)('$name, and finds references despite a mistake', ({ text, refs }) => {
    const structure = readHcl(text)
    expect(structure.problems).toHaveLength(1)
    const found = referencesIn(structure).map(({ address, source }) => `${address} ${source}`)
    const wanted = refs.filter(({ source }) => source !== null)
    expect(found).toEqual(
      expect.arrayContaining(wanted.map(({ address, source }) => `${address} ${source}`))
    )
  })
})

it.each([...readCorpus()])('reports no mistake in $name', ({ text }) => {
  expect(readHcl(text).problems).toEqual([])
})

describe('a value', () => {
  const cases = readVectors('hcl-values') as readonly {
    name: string
    code: string
    want: unknown
  }[]
  it.each(cases)('is read: $name', ({ code, want }) => {
    expect(readValue(code)).toEqual(want)
  })

  it('has a span that includes its quotes', () => {
    const { text, body } = readHcl('module "a" {\n  source = "x/y/z" # c\n}\n')
    const value = body.kind === 'native' ? body.blocks[0]?.body : undefined
    const source = value?.kind === 'native' ? value.attributes[0]?.value : undefined
    expect(source && placesIn(text)(source)).toEqual({ line: 2, column: 12, endColumn: 19 })
  })
})

describe('a mistake', () => {
  const after = 'module "after" {\n  source = "x"\n}\n'
  const afterRead = ['module after', 'source']
  const cases = [
    { name: 'an open string', text: 'a = "b\n', want: '1:5 invalid multi-line string: a quoted' },
    { name: 'an open template', text: 'a = "${b("c\n', want: '1:10 invalid multi-line string' },
    {
      name: 'an open list',
      text: 'l {\n  a = [1,\n}\n',
      want: '3:1 unbalanced brackets: "[" is not'
    },
    {
      name: 'an open call',
      text: 'l {\n  a = b(1\n}\n',
      want: '3:1 unbalanced brackets: "(" is not'
    },
    { name: 'a wrong bracket', text: 'a = f([1)]\n', want: '1:9 unbalanced brackets: "["' },
    { name: 'a missing bracket', text: 'a = f([1)\n', want: '1:9 unbalanced brackets: "[" is' },
    { name: 'a stray brace', text: '}\n', want: '1:1 argument or block definition required' },
    { name: 'no value', text: 'a =\n', want: '1:4 invalid expression: expected the start' },
    {
      name: 'a lone word',
      text: 'word\n',
      want: '1:1 argument or block definition required: the name'
    },
    {
      name: 'a header without a brace',
      text: 'module "x"\n',
      want: '1:1 invalid block definition'
    },
    {
      name: 'a label that is a template',
      text: `m "\${x}" {\n}\n`,
      want: '1:3 invalid block label'
    },
    { name: 'a quoted name', text: '"a" = 1\n', want: '1:1 invalid argument name' },
    { name: 'single quotes', text: "a = 'b'\n", want: '1:5 invalid character: single quotes' },
    { name: 'an odd character', text: 'a = b ; c\n', want: '1:7 invalid character: ";" is not' },
    {
      name: 'bytes that are not UTF-8',
      text: 'a = \uFFFD\n',
      want: '1:5 invalid character: the file is not UTF-8'
    },
    {
      name: 'a lone carriage return',
      text: 'a = 1\rb = 2\n',
      want: '1:6 invalid character: a carriage'
    },
    {
      name: 'an unknown escape',
      text: 'a = "\\d"\n',
      want: '1:6 invalid escape sequence: "\\\\d"'
    },
    { name: 'two arguments in a line', text: 'a = 1, b = 2\n', want: '1:6 missing newline after' },
    { name: 'a second value', text: 'a = "b" "c"\n', want: '1:9 missing newline after' },
    { name: 'a second object', text: 'a = { b = {} c = 1 }\n', want: '1:14 missing newline' },
    { name: 'a second argument', text: 'a = b c = 2\n', want: '1:7 missing newline after' },
    { name: 'an argument twice', text: 'a = 1\na = 2\n', want: '2:1 attribute redefined' },
    { name: 'two blocks in a line', text: 'a {\n} b {\n}\n', want: '2:3 missing newline after' },
    {
      name: 'two arguments in braces',
      text: 'a { b = 1, c = 2 }\n',
      want: '1:10 invalid single-arg'
    },
    {
      name: 'an item without a value',
      text: 'a = { b, c = 1 }\n',
      want: '1:8 missing attribute value'
    },
    {
      name: 'text after a marker',
      text: 'a = <<X y\nX\n',
      want: '1:5 invalid expression: a heredoc'
    }
  ]
  it.each(cases)('is reported, and the rest of the file is read: $name', ({ text, want }) => {
    const structure = readHcl(text + after)
    expect(problemOf(structure).slice(0, want.length)).toBe(want)
    expect(outline(structure.body)).toContainEqual(afterRead)
  })

  it.each([
    'a = b ? c : d',
    'a = !b && -c == d.*.e [0]',
    'a = max (1, 2) + b # c d',
    'a = b /* c d */',
    'a = { b = 1, c = 2 }',
    'a = [for b in c : b if d]',
    'a = "b" == c ? "d" : "e"',
    'a = (b) [0] . c'
  ])('is none in one value: %s', (text) => {
    expect(problemOf(readHcl(`${text}\n`))).toBe('')
  })

  it.each([
    ['no value', 'b =\n', '2:4 invalid expression'],
    ['two arguments', 'b = 1 c = 2\n', '2:7 missing newline'],
    ['a quoted name', '"b" = 1\n', '2:1 invalid argument name']
  ])('in a body that is not read is seen if all of it is: %s', (_, body, want) => {
    const text = `resource "a" "b" {\n${body}}\n`
    expect(problemOf(readHcl(text))).toBe('')
    expect(problemOf(readHcl(text, undefined, true))).toMatch(want)
  })

  const ends = [
    { name: 'an open block', text: 'a {\n', want: '1:3 unclosed configuration block' },
    { name: 'an open comment', text: 'a = 1 /* b\n', want: '1:7 unterminated comment' },
    { name: 'an open heredoc', text: 'a = <<X\nY\n', want: '1:5 unterminated template string' },
    {
      name: 'open code in a string',
      text: 'a = "${b("c"\n',
      want: '1:6 unbalanced brackets: "${"'
    },
    { name: 'a heredoc marker at the end', text: 'a = <<X', want: '1:5 unterminated template' },
    { name: 'an open object', text: 'a = {\n', want: '1:5 unbalanced brackets: "{" is not closed' },
    { name: 'an open bracket', text: 'a = b[', want: '1:6 unbalanced brackets: "[" is not closed' },
    {
      name: 'an incomplete string',
      text: 'a = "b',
      want: '1:5 unterminated template string: no closing quote'
    }
  ]
  it.each(ends)(
    'at the end of the file is reported, and the text before it is read: $name',
    (row) => {
      const structure = readHcl(after + row.text)
      const [, column] = row.want.split(/[: ]/)
      const message = row.want.slice(row.want.indexOf(' '))
      expect(problemOf(structure)).toContain(`4:${column}${message}`)
      expect(outline(structure.body)).toContainEqual(afterRead)
    }
  )

  it('is only reported if it is the first', () => {
    expect(readHcl('}\n}\na = "\n').problems).toHaveLength(1)
  })

  it('is reported for endless nesting', () => {
    const deep = readHcl(`${'a {\n'.repeat(1e5)}`)
    expect(problemOf(deep)).toBe('101:3 blocks are nested deeper than 100 levels')
  })
})

it('sees nothing of the texts that were read before', () => {
  readHcl('x = "a" /* */ # <<EOT\n'.repeat(100))
  for (const end of ['x = "$', 'x = "\\', 'x = 1 /', 'x = <', 'x = <<', 'x = [for', 'x = 1\r']) {
    const before = readHcl(end)
    readHcl(`${end}{"}]\n`.repeat(3))
    expect(readHcl(end)).toEqual(before)
  }
})

it('skips values that are nested too deeply', () => {
  const nested = `${'['.repeat(1e5)}${']'.repeat(1e5)}`
  const templates = `${'"${'.repeat(1e5)}x${'}"'.repeat(1e5)}`
  expect(readHcl(`a = ${nested}\nb = ${templates}\nc = 1\n`).problems).toEqual([])
})

describe('the body of a resource, which is read on demand', () => {
  const text =
    '# é\nresource "a" "b" {\n  x = 1\n  y {\n    provider = z.w\n  }\n}\nmodule "m" {\n}\n'

  it('is the same as that of another block', () => {
    expect(outline(readHcl(text).body)).toEqual([
      ['resource a b', 'x', ['y', 'provider']],
      ['module m']
    ])
  })

  it('has spans in the whole text', () => {
    const [block] = blocksOf(readHcl(text).body, 'resource', 2)
    const argument = block && attributeOf(block.body, 'x')
    expect(argument && placesIn(text)(argument.value)).toEqual({ line: 3, column: 7, endColumn: 8 })
  })

  it('is the same after other texts have been read', () => {
    const { body } = readHcl(text)
    readHcl('locals {\n'.repeat(50))
    readHcl(`# ${'{'.repeat(1e6)}\n`)
    expect(outline(body)).toEqual(outline(readHcl(text).body))
  })

  it('knows which arguments it cannot have before it is read', () => {
    const [block] = blocksOf(readHcl(text).body, 'resource', 2)
    expect(block && attributeOf(block.body, 'provider')).toBeUndefined()
    expect(block && attributeOf(block.body, 'source')).toBeUndefined()
  })

  it('is read at once if its brackets or strings have a mistake', () => {
    const structure = readHcl(text.replace('z.w', '"z'))
    expect(problemOf(structure)).toContain('5:16 invalid multi-line string')
    expect(outline(structure.body)).toContainEqual(['module m'])
  })
})
