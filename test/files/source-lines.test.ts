import { appendFileSync, mkdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readSourceLines } from '../../src/credentials/redaction/shown-lines.ts'
import { readHcl } from '../../src/hcl/native.ts'
import { attributesOf, placesIn } from '../../src/hcl/structure.ts'
import { writeCheckout } from '../support/checkout.ts'
import { aPlace } from '../support/evidence-builder.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const LATER = Date.now() + 3_600_000

/** The parts of the line of a place in a file with this text. */
async function read(text: string, place: Parameters<typeof aPlace>[0], checkedAt = LATER) {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, { 'main.tf': text })
  return readSourceLines([aPlace(place)], directory.path, checkedAt).map(
    ({ before, literal, after }) => [before, literal, after]
  )
}

describe('the line of a place', () => {
  it.each([
    ['LF', 'a = 1\nb = "x" # c\n'],
    ['CRLF', 'a = 1\r\nb = "x" # c\r\n'],
    ['no final line feed', 'a = 1\nb = "x" # c'],
    ['a byte order mark', '\uFEFFa = 1\nb = "x" # c\n']
  ])('is read with %s', async (_, text) => {
    expect(await read(text, { line: 2, column: 5, endColumn: 8 })).toEqual([
      ['b = ', '"x"', ' # c']
    ])
  })

  it('is the first one of a file with a byte order mark', async () => {
    expect(await read('\uFEFFa = 1\n', { line: 1, column: 5, endColumn: 6 })).toEqual([
      ['a = ', '1', '']
    ])
  })

  it.each(['a = "x"', '/* 🚀🚀 */ a = "x"', '/* e\u0301 */ a = "x"', '\t/* 東京 */ a = "x"'])(
    'has the literal that the scanner has found in %j',
    async (text) => {
      const { body } = readHcl(text)
      const [argument] = attributesOf(body)
      const place = placesIn(text)(argument?.value ?? { start: 0, end: 0 })
      const [[before, literal] = []] = await read(text, place)
      expect([before, literal]).toEqual([text.slice(0, text.indexOf('"')), '"x"'])
    }
  )

  it('ends where the first line of a literal of several lines ends', async () => {
    const text = 'a = <<EOT\nx\nEOT\n'
    expect(await read(text, { line: 1, column: 5, endColumn: 10 })).toEqual([['a = ', '<<EOT', '']])
  })

  it('is not shown if it is long', async () => {
    const text = `{"a":"${'x'.repeat(5000)}","source":"acme/network"}`
    const column = text.indexOf('"acme') + 1
    expect(await read(text, { line: 1, column, endColumn: column + 14 })).toEqual([])
  })

  it('is not known beyond the end of the file or line', async () => {
    expect(await read('a = 1\n', { line: 3, column: 1, endColumn: 2 })).toEqual([])
    expect(await read('a = 1\n', { line: 1, column: 9, endColumn: 12 })).toEqual([])
  })
})

it('leaves out files that have changed, that are gone, and that are no files', async () => {
  await using directory = await temporaryDirectory()
  const names = ['a.tf', 'b.tf']
  writeCheckout(directory.path, Object.fromEntries(names.map((name) => [name, 'a = 1\n'])))
  mkdirSync(join(directory.path, 'c.tf'))
  const at = new Date('2026-01-01T00:00:00Z')
  for (const name of names) utimesSync(join(directory.path, name), at, at)
  appendFileSync(join(directory.path, 'b.tf'), 'b = 2\n')
  const places = ['a.tf', 'b.tf', 'c.tf', 'gone.tf', 'a.tf/x'].map((file) =>
    aPlace({ file, line: 1, column: 1, endColumn: 2 })
  )
  const lines = readSourceLines(places, directory.path, at.getTime())
  expect(lines.map(({ place }) => place.file)).toEqual(['a.tf'])
})

it('reads no large file', async () => {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, { 'large.tf': `a = 1\n${'#'.repeat(1024 * 1024)}` })
  const at = { line: 1, column: 1, endColumn: 2 }
  expect(readSourceLines([aPlace({ file: 'large.tf', ...at })], directory.path, LATER)).toEqual([])
})
