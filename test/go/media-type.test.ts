import { parseMediaType } from '../../src/rules/go/media-type.ts'
import { describe, expect, it } from '../support/jest.ts'
import { seededRandom } from '../support/random.ts'
import { discoveryRows, readVectors } from '../support/vectors.ts'

type MeasuredRow = {
  readonly contentType: string
  readonly mediaType: string | null
}
const measured = readVectors('content-type') as readonly MeasuredRow[]

/** What Go's mime.ParseMediaType made of a text. */
type GoRow = { readonly text: string; readonly mediaType?: string }
const goRows = readVectors('go-media-types') as readonly GoRow[]

describe('parses a Content-Type as the clients do', () => {
  it.each(measured)('$contentType', ({ contentType, mediaType }) => {
    expect(parseMediaType(contentType)).toBe(mediaType)
  })

  const served = discoveryRows().filter(({ name }) => name.startsWith('content type "'))
  it.each(served)('$name from a server', ({ responses, expected }) => {
    const mediaType = parseMediaType(responses[0]?.headers['Content-Type'] ?? '')
    const message = expected.terraform.error?.message ?? 'accepted'
    if (mediaType === null) expect(message).toMatch(/malformed/)
    else if (mediaType === 'application/json') expect(message).toBe('accepted')
    else expect(message).toContain(`unsupported Content-Type "${mediaType}"`)
  })

  it.each(goRows)('$text', ({ text, mediaType = null }) => {
    expect(parseMediaType(text)).toBe(mediaType)
  })
})

it('converts to lower case character by character, as Go does', () => {
  expect(parseMediaType('\u0130\u212a/B')).toBe('ik/b')
})

describe('a parameter', () => {
  const cases = [
    { name: 'can be repeated with an equal value', text: 'a/b; c=d; C="d"', isValid: true },
    { name: 'cannot be repeated with another value', text: 'a/b; c=d; c=e', isValid: false },
    { name: 'with a star is another parameter', text: "a/b; c=d; c*=utf-8''e", isValid: true },
    {
      name: 'with a star cannot be repeated with another value',
      text: 'a/b; c*=d; c*=e',
      isValid: false
    },
    { name: 'in pieces is several parameters', text: 'a/b; c*0=d; c*1=e', isValid: true },
    {
      name: 'can have an invalid escape of RFC 2231',
      text: "a/b; c*=utf-8''%zz",
      isValid: true
    },
    { name: 'can contain an escaped quotation mark', text: 'a/b; c="\\""', isValid: true },
    {
      name: 'keeps a backslash before an ordinary character',
      text: 'a/b; c=d; c="\\d"',
      isValid: false
    },
    { name: 'cannot contain a line break', text: 'a/b; c="\n"', isValid: false },
    { name: 'needs a value', text: 'a/b; c=', isValid: false },
    { name: 'can be missing after the last semicolon', text: 'a/b; c=d; ', isValid: true },
    { name: 'cannot be missing between two semicolons', text: 'a/b; c=d;;', isValid: false }
  ]
  it.each(cases)('$name', ({ text, isValid }) => {
    expect(parseMediaType(text)).toBe(isValid ? 'a/b' : null)
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
      const isSound = mediaType === null || /^[^\s/;"]+(\/[^\s/;"]+)?$/.test(mediaType)
      if (!isSound) faults.push(text)
    }
    expect(faults).toEqual([])
  })
})
