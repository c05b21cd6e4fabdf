import {
  parseHeaders,
  parseResponseHead,
  parseStatusLine
} from '../../src/rules/go/http-response.ts'
import { describe, expect, it } from '../support/jest.ts'
import { seededRandom } from '../support/random.ts'

const headersOf = (...lines: string[]): unknown => {
  const headers = parseHeaders(lines)
  return headers.ok ? Object.fromEntries(headers.value) : headers.why
}

describe('parseHeaders', () => {
  it('joins folded lines with one space each', () => {
    expect(headersOf('A: one;', '  two', '\tthree ', 'B: x')).toEqual({
      a: ['one; two three'],
      b: ['x']
    })
  })

  it('keeps a space in a name, so that it is another header', () => {
    expect(headersOf('Content-Type : text/html', 'Content-Type: application/json')).toEqual({
      'content-type ': ['text/html'],
      'content-type': ['application/json']
    })
  })

  it('reads names of properties as headers', () => {
    const headers = parseHeaders(['__proto__: a', 'constructor: b'])
    expect(headers.ok && [...headers.value.keys()]).toEqual(['__proto__', 'constructor'])
  })
})

it('never throws, for any head', () => {
  const { text } = seededRandom(3)
  const parts = [
    'HTTP/1.1',
    ' ',
    '200',
    ':',
    'A',
    '\t',
    '\u0000',
    '\u00ff',
    'Content-Length',
    '1',
    ','
  ] as const
  let accepted = 0
  for (let round = 0; round < 20_000; round += 1) {
    const start = parseStatusLine(`HTTP/1.1 200${text(parts, 4)}`)
    if (start.ok && parseResponseHead(start.value, [text(parts, 6), text(parts, 6)]).ok)
      accepted += 1
  }
  expect(accepted).toBeGreaterThan(10)
})
