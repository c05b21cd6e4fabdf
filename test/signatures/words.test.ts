// The words for what is wrong with a key.
import { signatureFault } from '../../src/observe/signatures/verify.ts'
import { expect, it } from '../support/jest.ts'
import { KEY_ID, PUBLIC_KEY, signatureOf } from '../support/signing.ts'

const SUMS = 'ab  box.zip\n'
const RULES = {
  client: 'terraform',
  version: '1.11.4',
  now: 1.8e12,
  refusesExpired: false
} as const
const indented = PUBLIC_KEY.replace(/^(?=[A-Za-z])/gm, '  ')

const whyOf = (armors: readonly string[], signature: Uint8Array = signatureOf(SUMS)) => {
  const keys = armors.map((armor) => ({ ascii_armor: armor, trust_signature: '' }))
  return signatureFault({ sums: Buffer.from(SUMS), signature, keys }, RULES)?.why
}

it.each([
  [PUBLIC_KEY.replaceAll('\n', '\\n'), 'has the characters `\\n` in place of line breaks'],
  [PUBLIC_KEY.replace('\n\n', '\n'), 'has no empty line after `-----BEGIN …`'],
  ['ssh-ed25519 AAAA', 'has no line that begins with `-----BEGIN `'],
  [
    PUBLIC_KEY.replaceAll('PUBLIC KEY BLOCK', 'MESSAGE'),
    'begins with a block that is no public key'
  ],
  [PUBLIC_KEY.replace('\nmQ', '\nm!'), 'has damaged base64 text'],
  [indented, 'has spaces around its lines'],
  [PUBLIC_KEY.replace('-----END', '=AAAA\n-----END'), 'has a wrong checksum'],
  [PUBLIC_KEY.replace(/-----END[\s\S]*/, '=AAAA\n'), 'has no line `-----END …` after its checksum'],
  [PUBLIC_KEY.replace(/\n.*\n-----END/, '\n-----END'), 'is cut off or damaged']
])('says what is wrong with the armor %j', (armor, why) => {
  const place = '`ascii_armor` of the key in `signing_keys.gpg_public_keys`'
  expect(whyOf([armor])).toBe(`${place} ${why}`)
})

it('says which of several keys is wrong', () => {
  const other = PUBLIC_KEY.replace(/\n\n[\s\S]*\n-----END/, '\n\n-----END')
  expect(whyOf([other, ''])).toContain('of key 2 of 2 in')
})

it.each([
  [Buffer.alloc(0), 'is empty'],
  [Buffer.from('-----BEGIN'), 'is not a binary OpenPGP signature (with `--armor` it is text)'],
  [signatureOf(SUMS).subarray(0, 50), 'is cut off or damaged'],
  [Buffer.from([0x88, 1, 4]), 'is cut off or damaged'],
  [Buffer.from([0x88, 4, 3, 0, 1, 8]), 'is of a kind that the clients do not read'],
  [signatureOf('ab  box.zip'), `by key ${KEY_ID} does not match the file of checksums`]
])('says what is wrong with a signature', (signature, why) => {
  expect(whyOf([PUBLIC_KEY], signature)).toBe(`the signature of its checksums ${why}`)
})

it('names the key that made the signature, and those of the list', () => {
  const none = PUBLIC_KEY.replace(/\n\n[\s\S]*\n-----END/, '\n\n-----END')
  expect(whyOf([none])).toBe(
    `the signature of its checksums is by key ${KEY_ID}, but \`signing_keys.gpg_public_keys\` lists no key`
  )
})

it.each([
  [[], 'the description has no key in `signing_keys.gpg_public_keys`'],
  [
    [null],
    'the description has null, at which the clients crash, in `signing_keys.gpg_public_keys`'
  ]
])('says that the keys %j are none', (keys, why) => {
  const signed = { sums: Buffer.from(SUMS), signature: signatureOf(SUMS), keys }
  expect(signatureFault(signed, RULES)?.why).toBe(why)
})
