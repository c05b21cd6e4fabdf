import { describe, expect, it } from '@jest/globals'
import { parseMediaType } from '../../src/go/media-type.ts'
import { seededRandom } from '../support/random.ts'
import { discoveryRows, readVectors } from '../support/vectors.ts'

type MeasuredRow = {
  readonly contentType: string
  readonly mediaType: string | null
  readonly parseError: string | null
}
const measured = readVectors('content-type') as readonly MeasuredRow[]

/** What Go's mime.ParseMediaType made of a text. */
type GoRow = { readonly text: string; readonly mediaType?: string; readonly why?: string }
const goRows = readVectors('go-media-types') as readonly GoRow[]

describe('a Content-Type is read as the clients read it', () => {
  it.each(measured)('$contentType', ({ contentType, mediaType, parseError }) => {
    const want =
      mediaType === null ? { ok: false, why: parseError } : { ok: true, value: mediaType }
    expect(parseMediaType(contentType)).toEqual(want)
  })

  const served = discoveryRows().filter(({ name }) => name.startsWith('content type "'))
  it.each(served)('$name of a server', ({ responses, expected }) => {
    const mediaType = parseMediaType(responses[0]?.headers['Content-Type'] ?? '')
    const message = expected.terraform.error?.message ?? 'accepted'
    if (!mediaType.ok) expect(message).toMatch(/malformed/)
    else if (mediaType.value === 'application/json') expect(message).toBe('accepted')
    else expect(message).toContain(`unsupported Content-Type "${mediaType.value}"`)
  })

  it.each(goRows)('$text', ({ text, mediaType, why }) => {
    const want = mediaType === undefined ? { ok: false, why } : { ok: true, value: mediaType }
    expect(parseMediaType(text)).toEqual(want)
  })
})

it('lower-cases as Go does, letter by letter', () => {
  expect(parseMediaType('\u0130\u212a/B')).toEqual({ ok: true, value: 'ik/b' })
})

describe('a parameter', () => {
  const cases = [
    { name: 'may be repeated with an equal value', text: 'a/b; c=d; C="d"', why: null },
    { name: 'may not be repeated with another', text: 'a/b; c=d; c=e', why: /duplicate/ },
    { name: 'is another one with a star', text: "a/b; c=d; c*=utf-8''e", why: null },
    { name: 'with a star is not repeated either', text: 'a/b; c*=d; c*=e', why: /duplicate/ },
    { name: 'in pieces is read piece by piece', text: 'a/b; c*0=d; c*1=e', why: null },
    {
      name: 'with a wrong escape in RFC 2231 is no mistake',
      text: "a/b; c*=utf-8''%zz",
      why: null
    },
    { name: 'may hold an escaped quotation mark', text: 'a/b; c="\\""', why: null },
    { name: 'keeps a needless backslash', text: 'a/b; c=d; c="\\d"', why: /duplicate/ },
    { name: 'may not hold a line break', text: 'a/b; c="\n"', why: /invalid/ },
    { name: 'needs a value', text: 'a/b; c=', why: /invalid/ },
    { name: 'is not needed after the last semicolon', text: 'a/b; c=d; ', why: null },
    { name: 'is needed after the last but one', text: 'a/b; c=d;;', why: /invalid/ }
  ]
  it.each(cases)('$name', ({ text, why }) => {
    const mediaType = parseMediaType(text)
    if (why === null) expect(mediaType).toEqual({ ok: true, value: 'a/b' })
    else expect(mediaType).toEqual({ ok: false, why: expect.stringMatching(why) })
  })
})

describe('whatever a server sends', () => {
  const PIECES = [
    'a',
    '/',
    ';',
    '=',
    '"',
    '\\',
    '*',
    "'",
    '%',
    ' ',
    '\t',
    'é',
    '\u2003',
    '\ud800'
  ] as const

  it('is read without an exception', () => {
    const random = seededRandom(7)
    const faults: string[] = []
    for (let round = 0; round < 20_000; round += 1) {
      const text = random.text(PIECES, 14)
      const mediaType = parseMediaType(text)
      const isSound = mediaType.ok
        ? /^[^\s/;"]+(\/[^\s/;"]+)?$/.test(mediaType.value)
        : mediaType.why.startsWith('mime: ')
      if (!isSound) faults.push(text)
    }
    expect(faults).toEqual([])
  })

  const hostile = [
    { name: 'an open quotation', text: (size: number) => `a/b; c="${'x'.repeat(size)}` },
    { name: 'backslashes', text: (size: number) => `a/b; c="${'\\'.repeat(size)}` },
    { name: 'semicolons', text: (size: number) => `a/b${';'.repeat(size)}` },
    {
      name: 'white space around',
      text: (size: number) => `${' '.repeat(size)}a/b${' '.repeat(size)}`
    },
    { name: 'white space within', text: (size: number) => `a/b${' '.repeat(size)}c;` },
    { name: 'parameters', text: (size: number) => `a/b${'; c=d'.repeat(size / 5)}` }
  ]
  it.each(hostile)('takes linear time: $name', ({ text }) => {
    const begin = performance.now()
    parseMediaType(text(500_000))
    // A step that takes quadratic time takes much longer.
    expect(performance.now() - begin).toBeLessThan(3_000)
  })
})
