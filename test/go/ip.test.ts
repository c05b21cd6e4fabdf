import { isIP } from 'node:net'
import { parseIp, unmapped } from '../../src/rules/go/ip.ts'
import { describe, expect, it } from '../support/jest.ts'
import { seededRandom } from '../support/random.ts'

describe('an address without the mapping of IPv4', () => {
  it.each([
    { text: '::ffff:10.0.0.1', plain: '10.0.0.1' },
    { text: '::ffff:a00:1', plain: '10.0.0.1' },
    { text: '0:0:0:0:0:ffff:255.255.255.255', plain: '255.255.255.255' },
    { text: '::1', plain: '::1' },
    { text: '64:ff9b::a00:1', plain: '64:ff9b::a00:1' },
    { text: '10.0.0.1', plain: '10.0.0.1' }
  ])('$text is $plain', ({ text, plain }) => {
    expect(unmapped(parseIp(text) ?? [])).toEqual(parseIp(plain))
  })
})

it('accepts the texts that Node calls addresses', () => {
  const random = seededRandom(7)
  const pieces = [
    ':',
    '::',
    '.',
    '0',
    '1',
    '10',
    '255',
    '256',
    '01',
    'f',
    'ffff',
    'fffff',
    '1.2.3.4',
    'g'
  ] as const
  const texts = Array.from({ length: 20_000 }, () => random.text(pieces, 16))
  const differ = texts.filter((text) => (parseIp(text) !== null) !== (isIP(text) !== 0))
  expect(differ).toEqual([])
  expect(texts.filter((text) => parseIp(text) !== null).length).toBeGreaterThan(100)
})

it.each([
  ['1.2.3.4', [1, 2, 3, 4]],
  ['::1.2.3.4', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]],
  ['FE80::1%eth0', [254, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
  ['fe80::1%', null],
  ['1.2.3.4%eth0', null]
])('parses %s', (text, bytes) => {
  expect(parseIp(text)).toEqual(bytes)
})
