import { stripVTControlCharacters } from 'node:util'
import { renderFrame } from '../../src/rules/text/frame.ts'
import { cellsOf, cutCells } from '../../src/rules/text/terminal.ts'
import { aPlace } from '../support/evidence-builder.ts'
import { HOSTILE_TEXTS, unseenIn } from '../support/hostile-text.ts'
import { describe, expect, it } from '../support/jest.ts'
import { seededRandom } from '../support/random.ts'

const PLAIN = { colour: false, width: Number.POSITIVE_INFINITY }

type Parts = { readonly before: string; readonly literal: string; readonly after: string }

const linesOf = (parts: Parts, width = PLAIN.width, line = 7): readonly string[] =>
  renderFrame({ place: aPlace({ line }), ...parts }, 'red', { ...PLAIN, width })

/** What the carets are below, by columns. */
function underlined([above = '', below = '']: readonly string[]): string {
  const start = below.indexOf('^')
  return cutCells(above, start, below.lastIndexOf('^') + 1)
}

describe('a frame', () => {
  it('has carets below the literal', () => {
    const parts = { before: '  source = ', literal: '"acme/network"', after: ' # ours' }
    expect(linesOf(parts)).toEqual([
      '  7 |   source = "acme/network" # ours',
      '    |            ^^^^^^^^^^^^^^'
    ])
  })

  it('is aligned after a line number of any length', () => {
    expect(linesOf({ before: '', literal: 'x', after: '' }, 100, 12_345)).toEqual([
      '  12345 | x',
      '        | ^'
    ])
  })

  it.each([
    ['tabs', '\t\tsource\t= '],
    ['wide characters', '# 東京ネットワーク, 한국어 '],
    ['combining marks', 'cafe\u0301 = '],
    ['emoji', 'a = "🚀🚀" '],
    ['invisible characters, which become words', 'a\u202E\u200B = ']
  ])('has carets below the literal after %s', (_, before) => {
    expect(underlined(linesOf({ before, literal: '"here"', after: ' = 1' }))).toBe('"here"')
  })

  it('has a caret for each column of a wide literal', () => {
    const lines = linesOf({ before: 'a = ', literal: '"東京"', after: '' })
    expect(lines[1]).toBe('    |     ^^^^^^')
  })

  it.each([40, 80, 100])('cuts a long line around the literal at %d columns', (width) => {
    const parts = { before: 'b'.repeat(3000), literal: '"here"', after: 'a'.repeat(500) }
    const lines = linesOf(parts, width)
    expect(lines[0]).toHaveLength(width)
    expect(lines[0]).toMatch(/^ {2}7 \| …b+"here"a+…$/)
    expect(underlined(lines)).toBe('"here"')
  })

  it('keeps the beginning of a line whose literal is near it', () => {
    const lines = linesOf(
      { before: 'source = ', literal: '"x"', after: ` # ${'y'.repeat(99)}` },
      40
    )
    expect(lines[0]).toMatch(/^ {2}7 \| source = "x" # y+…$/)
  })

  it('leaves out the indentation of a line that is too long', () => {
    const parts = {
      before: `${' '.repeat(20)}source = `,
      literal: `"${'x'.repeat(15)}"`,
      after: ''
    }
    expect(linesOf(parts, 40)).toEqual([
      '  7 | source = "xxxxxxxxxxxxxxx"',
      '    |          ^^^^^^^^^^^^^^^^^'
    ])
  })

  it('shows the beginning of a literal that is wider than the room', () => {
    const lines = linesOf({ before: 'key = ', literal: `"${'x'.repeat(400)}"`, after: '' }, 40)
    expect(lines[0]).toMatch(/^ {2}7 \| …"x+…$/)
    expect(lines[1]).toMatch(/^ {4}\| {2}\^+$/)
    expect(Math.max(...lines.map(cellsOf))).toBeLessThan(41)
  })

  it('is left out where there is no room for it', () => {
    expect(linesOf({ before: '', literal: 'x', after: '' }, 12)).toEqual([])
  })
})

it('has no command, control character or escape sequence from a file', () => {
  const wrong = HOSTILE_TEXTS.filter(({ text: whole }) =>
    [30, 100].some((width) => {
      // No longer line is read.
      const text = whole.slice(0, 1800)
      const lines = linesOf({ before: text, literal: text.slice(0, 300), after: text }, width)
      return lines.some((line) => /\n|^\s*::|##\w*\[/.test(line) || unseenIn(line).length > 0)
    })
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

const CHARACTERS = [
  'a',
  '"',
  ' ',
  '=',
  '#',
  '##',
  '[',
  '::',
  '\t',
  '\r',
  '東',
  'ﾊ',
  '한',
  '🚀',
  'e\u0301',
  '\u0301',
  '\u200D',
  '\uFE0F',
  '🇩🇪',
  '\u001B[31m',
  '\uD800',
  '\u{E0041}',
  '…',
  'ä',
  '<'
] as const

it('is never wider than the terminal and never misses the literal, for any line', () => {
  const random = seededRandom(12)
  const wrong: number[] = []
  for (let round = 0; round < 1500; round += 1) {
    const [before, after] = [random.text(CHARACTERS, 60), random.text(CHARACTERS, 60)]
    // A literal that no other part of the line resembles, so that it can be found again.
    const literal = `«${random.text(['x', '東', 'y\u0301'], 12)}»`
    const width = 24 + random.below(120)
    const line = 1 + random.below(100_000)
    const lines = linesOf({ before, literal, after }, width, line)
    expect(Math.max(...lines.map(cellsOf))).toBeLessThan(width + 1)
    // A mark that follows the literal has no column of its own.
    const found = underlined(lines).replace(/[…\s]*\p{M}*$/u, '')
    if (!literal.startsWith(found) || found.length < Math.min(literal.length, 5)) wrong.push(round)
  }
  expect(wrong).toEqual([])
})

describe('columns', () => {
  it('are those that a terminal uses', () => {
    expect(['a', 'é', 'e\u0301', '東', '한', 'ｱ', '！', '🚀', '🇩🇪', '…'].map(cellsOf)).toEqual([
      1, 1, 1, 2, 2, 1, 2, 2, 2, 1
    ])
  })

  it('are cut exactly, also through a wide character', () => {
    expect(cutCells('東京都', 1, 5)).toBe(' 京 ')
    expect(cutCells('abc', 1, 9)).toBe('bc')
  })
})

it('has the same text with and without colours', () => {
  const parts = { place: aPlace(), before: 'a = ', literal: '"x"', after: '' }
  const painted = renderFrame(parts, 'red', { ...PLAIN, colour: true })
  expect(painted.map(stripVTControlCharacters)).toEqual(renderFrame(parts, 'red', PLAIN))
  expect(painted[1]).toContain('\u001B[31m^^^\u001B[0m')
})
