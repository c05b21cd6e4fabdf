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

describe('parses a Content-Type as the clients do', () => {
  it.each(measured)('$contentType', ({ contentType, mediaType, parseError }) => {
    const want =
      mediaType === null ? { ok: false, why: parseError } : { ok: true, value: mediaType }
    expect(parseMediaType(contentType)).toEqual(want)
  })

  const served = discoveryRows().filter(({ name }) => name.startsWith('content type "'))
  it.each(served)('$name from a server', ({ responses, expected }) => {
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

it('converts to lower case character by character, as Go does', () => {
  expect(parseMediaType('\u0130\u212a/B')).toEqual({ ok: true, value: 'ik/b' })
})

describe('a parameter', () => {
  const cases = [
    { name: 'can be repeated with an equal value', text: 'a/b; c=d; C="d"', why: null },
    { name: 'cannot be repeated with another value', text: 'a/b; c=d; c=e', why: /duplicate/ },
    { name: 'with a star is another parameter', text: "a/b; c=d; c*=utf-8''e", why: null },
    {
      name: 'with a star cannot be repeated with another value',
      text: 'a/b; c*=d; c*=e',
      why: /duplicate/
    },
    { name: 'in pieces is several parameters', text: 'a/b; c*0=d; c*1=e', why: null },
    {
      name: 'can have an invalid escape of RFC 2231',
      text: "a/b; c*=utf-8''%zz",
      why: null
    },
    { name: 'can contain an escaped quotation mark', text: 'a/b; c="\\""', why: null },
    {
      name: 'keeps a backslash before an ordinary character',
      text: 'a/b; c=d; c="\\d"',
      why: /duplicate/
    },
    { name: 'cannot contain a line break', text: 'a/b; c="\n"', why: /invalid/ },
    { name: 'needs a value', text: 'a/b; c=', why: /invalid/ },
    { name: 'can be missing after the last semicolon', text: 'a/b; c=d; ', why: null },
    { name: 'cannot be missing between two semicolons', text: 'a/b; c=d;;', why: /invalid/ }
  ]
  it.each(cases)('$name', ({ text, why }) => {
    const mediaType = parseMediaType(text)
    if (why === null) expect(mediaType).toEqual({ ok: true, value: 'a/b' })
    else expect(mediaType).toEqual({ ok: false, why: expect.stringMatching(why) })
  })
})

describe('any header', () => {
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

  it('is parsed without an exception', () => {
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
})
