// Keys and signatures that are made to take time and memory, or to end the program.
import { signatureFault } from '../../src/observe/signatures/verify.ts'
import { describe, expect, it } from '../support/jest.ts'
import { rounds, seededRandom } from '../support/random.ts'
import { PUBLIC_KEY, signatureOf } from '../support/signing.ts'

const SUMS = Buffer.from('ab  box.zip\n')
const GOOD = signatureOf(SUMS.toString())
const RULES = { client: 'terraform', version: '1.11.4', now: 1.8e12, refusesExpired: true } as const

const faultOf = (armors: readonly string[], signature: Uint8Array, sums: Uint8Array = SUMS) =>
  signatureFault({ sums, signature, keys: armors.map((armor) => ({ ascii_armor: armor })) }, RULES)

const armored = (bytes: Buffer): string => {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  const ends = ['BEGIN', 'END'].map((word) => `-----${word} PGP PUBLIC KEY BLOCK-----`)
  return [ends[0], '', ...lines, ends[1]].join('\n')
}
const bytesOf = (armor: string): Buffer =>
  Buffer.from(armor.split('\n').slice(2, -2).join(''), 'base64')

/** The algorithm follows the length of the packet, its version and its type. */
function withAlgorithm(algorithm: number): Buffer {
  const bytes = Buffer.from(GOOD)
  bytes[GOOD.indexOf(Buffer.from([4, 0])) + 2] = algorithm
  return bytes
}

it('accepts a good signature', () => {
  expect(faultOf([PUBLIC_KEY], GOOD)).toBeNull()
})

describe('an absurd key', () => {
  it.each([
    ['of one MiB of empty lines', '\n'.repeat(1024 * 1024)],
    ['of one MiB in one line', `-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n${'A'.repeat(1e6)}`],
    ['of many beginnings', '-----BEGIN PGP PUBLIC KEY BLOCK-----\n'.repeat(20_000)],
    ['with a packet of 4 GiB', armored(Buffer.from([0xc6, 255, 255, 255, 255, 255, 4]))],
    ['with a number of 65,535 bits', armored(Buffer.from([0x99, 0, 8, 4, 0, 0, 0, 0, 1, 255, 255]))]
  ])('%s is refused', (_, armor) => {
    expect(faultOf([armor], GOOD)?.cure).toBe('armor')
  })

  it.each([
    ['longer than one MiB', [`${PUBLIC_KEY}${'\n'.repeat(1024 * 1024)}`]],
    ['among more than 20', Array.from({ length: 5000 }, () => PUBLIC_KEY)],
    [
      'with more than 1,000 subkeys',
      [armored(Buffer.alloc(300_000, Buffer.from('ce06040000000010', 'hex')))]
    ]
  ])('%s is not read', (_, armors) => {
    expect(faultOf(armors, signatureOf('other'))).toBeNull()
  })
})

describe('an absurd signature', () => {
  it.each([
    [
      'of eight MiB of packets that are skipped',
      Buffer.alloc(8 * 1024 * 1024, Buffer.from([0xd5, 0]))
    ],
    ['of one byte', Buffer.from([0xc2])],
    ['that ends in its issuer', GOOD.subarray(0, 40)]
  ])('%s is refused', (_, signature) => {
    expect(faultOf([PUBLIC_KEY], signature)?.cure).toBe('sign')
  })

  it.each([
    ['of 2,000 signatures', Buffer.concat(Array.from({ length: 2000 }, () => GOOD))],
    ['by an algorithm that only newer clients know', withAlgorithm(27)]
  ])('%s is not read', (_, signature) => {
    expect(faultOf([PUBLIC_KEY], signature, Buffer.from('other'))).toBeNull()
  })
})

it('never throws for changed bytes', () => {
  const { below } = seededRandom(20)
  const change = (bytes: Buffer): Buffer => {
    const at = below(bytes.length)
    const parts = [bytes.subarray(0, at), Buffer.from([below(256)]), bytes.subarray(at + below(3))]
    return Buffer.concat(parts)
  }
  const key = bytesOf(PUBLIC_KEY)
  for (let left = rounds(2000, 100_000); left > 0; left -= 1) {
    faultOf([armored(change(key))], change(GOOD))
  }
})
