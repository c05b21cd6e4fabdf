import { describe, expect, it } from '@jest/globals'
import { encodeFields, type Field, fieldDecoder } from '../../src/go/hpack.ts'
import { seededRandom } from '../support/random.ts'

const bytesOf = (hex: string): Uint8Array => Buffer.from(hex.replaceAll(' ', ''), 'hex')

// RFC 7541, Appendix C.6: responses in Huffman coding that share a table of 256 bytes.
const RESPONSES: readonly { readonly block: string; readonly fields: readonly Field[] }[] = [
  {
    block: `3fe101 4882 6402 5885 aec3 771a 4b61 96d0 7abe 9410 54d4 44a8 2005 9504 0b81 66e0 82a6
      2d1b ff6e 919d 29ad 1718 63c7 8f0b 97c8 e9ae 82ae 43d3`.replaceAll('\n', ''),
    fields: [
      [':status', '302'],
      ['cache-control', 'private'],
      ['date', 'Mon, 21 Oct 2013 20:13:21 GMT'],
      ['location', 'https://www.example.com']
    ]
  },
  {
    block: '4883 640e ff c1 c0 bf',
    fields: [
      [':status', '307'],
      ['cache-control', 'private'],
      ['date', 'Mon, 21 Oct 2013 20:13:21 GMT'],
      ['location', 'https://www.example.com']
    ]
  },
  {
    block: `88c1 6196 d07a be94 1054 d444 a820 0595 040b 8166 e084 a62d 1bff c05a 839b d9ab 77ad
      94e7 821d d7f2 e6c7 b335 dfdf cd5b 3960 d5af 2708 7f36 72c1 ab27 0fb5 291f 9587 3160 65c0
      03ed 4ee5 b106 3d50 07`.replaceAll('\n', ''),
    fields: [
      [':status', '200'],
      ['cache-control', 'private'],
      ['date', 'Mon, 21 Oct 2013 20:13:22 GMT'],
      ['location', 'https://www.example.com'],
      ['content-encoding', 'gzip'],
      ['set-cookie', 'foo=ASDJKHQKBZXOQWEOPIUAXQWEOIU; max-age=3600; version=1']
    ]
  }
]

describe('fieldDecoder', () => {
  it('decodes the responses of RFC 7541', () => {
    const decoder = fieldDecoder()
    for (const { block, fields } of RESPONSES) {
      expect(decoder.decode(bytesOf(block), 1e6)).toMatchObject({ ok: true, value: { fields } })
    }
  })

  it.each([
    ['an index of 0', '80'],
    ['an index beyond the tables', 'be'],
    ['an integer that does not end', 'ffffffffffffffffffffff'],
    ['an integer without an end', 'ff80'],
    ['a string that is cut off', '000161ff'],
    ['a table above the limit', '3fe21f'],
    ['a name without a value', '000161'],
    ['the end of a string within one', '000161 84ffffffff'],
    ['padding of 8 bits', '000161 82 1fff'],
    ['padding with a zero', '000161 81 1e']
  ])('rejects %s', (_, block) => {
    expect(fieldDecoder().decode(bytesOf(block), 1e6)).toMatchObject({ ok: false })
  })

  it('rejects a table size after an entry', () => {
    const decoder = fieldDecoder()
    expect(decoder.decode(bytesOf('40016101 62'), 1e6).ok).toBe(true)
    expect(decoder.decode(bytesOf('88 20'), 1e6).ok).toBe(false)
  })

  it('stops at the limit, however often a block repeats a long entry', () => {
    const entry = encodeFields([['x', 'y'.repeat(4000)]])
    entry[0] = 0x40
    const repeats = Buffer.alloc(100_000, 0xbe)
    const decoded = fieldDecoder().decode(Buffer.concat([entry, repeats]), 256 * 1024)
    expect(decoded).toMatchObject({ ok: true, value: { truncated: true } })
    // 4,033 bytes each.
    expect(decoded.ok && decoded.value.fields.length).toBe(64)
  })

  it('reads what encodeFields writes', () => {
    const fields: Field[] = [0, 1, 126, 127, 128, 254, 255, 256, 16_511, 30_000].map((length) => [
      `x-${length}`,
      '\u00ff'.repeat(length)
    ])
    const decoded = fieldDecoder().decode(encodeFields(fields), 1e6)
    expect(decoded).toMatchObject({ ok: true, value: { fields, truncated: false } })
  })

  it('never throws on random bytes', () => {
    const { below } = seededRandom(7)
    for (let count = 0; count < 2000; count += 1) {
      const block = Uint8Array.from({ length: below(60) }, () => below(256))
      expect(typeof fieldDecoder().decode(block, 1e6).ok).toBe('boolean')
    }
  })
})
