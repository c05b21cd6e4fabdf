import { decodeUtf8 } from '../../src/go/text.ts'
import { expect, it } from '../support/jest.ts'
import { seededRandom } from '../support/random.ts'

const cases = [
  { name: 'valid text', bytes: [0x61, 0xc3, 0xbc, 0xf0, 0x9f, 0x98, 0x80], want: 'aü😀' },
  { name: 'a byte order mark', bytes: [0xef, 0xbb, 0xbf, 0x61], want: '\ufeffa' },
  { name: 'an incomplete character', bytes: [0xf0, 0x9f, 0x98, 0x61], want: '\ufffd\ufffd\ufffda' },
  { name: 'an incomplete character at the end', bytes: [0x61, 0xe2, 0x82], want: 'a\ufffd\ufffd' },
  { name: 'bytes that start no character', bytes: [0x80, 0xff, 0xc1], want: '\ufffd\ufffd\ufffd' },
  { name: 'an overlong form', bytes: [0xe0, 0x80, 0xaf], want: '\ufffd\ufffd\ufffd' },
  { name: 'a surrogate', bytes: [0xed, 0xa0, 0x80], want: '\ufffd\ufffd\ufffd' },
  { name: 'a character beyond Unicode', bytes: [0xf4, 0x90, 0x80, 0x80], want: '\ufffd'.repeat(4) },
  { name: 'no bytes', bytes: [], want: '' }
]
it.each(cases)('decodes $name, each invalid byte to one U+FFFD', ({ bytes, want }) => {
  expect(decodeUtf8(Uint8Array.from(bytes))).toBe(want)
})

it('differs from TextDecoder only in the number of U+FFFD', () => {
  const random = seededRandom(3)
  const bytes = [0x61, 0x80, 0xa0, 0xbf, 0xc3, 0xe0, 0xe2, 0xed, 0xef, 0xf0, 0xf4, 0xff] as const
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const once = (text: string): string => text.replaceAll(/\ufffd+/g, '\ufffd')
  const faults: (readonly number[])[] = []
  for (let round = 0; round < 20_000; round += 1) {
    const some = Array.from({ length: random.below(8) }, () => random.pick(bytes))
    const text = Uint8Array.from(some)
    if (once(decodeUtf8(text)) !== once(decoder.decode(text))) faults.push(some)
  }
  expect(faults).toEqual([])
})

it('leaves the bytes as they are', () => {
  const bytes = Buffer.from([0x61, 0xe2, 0x82, 0x62])
  decodeUtf8(bytes)
  expect([...bytes]).toEqual([0x61, 0xe2, 0x82, 0x62])
})
