import { X509Certificate } from 'node:crypto'
import { makeTrust } from '../../src/observe/tls/trust.ts'
import { type Issued, issue, type Order } from '../support/certificates.ts'
import { HOST } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'

const root = issue({ commonName: 'Root', authority: true })
const middle = issue({ commonName: 'Middle', authority: true, issuer: root })

const leafOf = (order: Partial<Order> = {}): Issued =>
  issue({ commonName: HOST, issuer: middle, ...order })

/** What is wrong with what a host sends, if only `trusted` is trusted; null for nothing. */
function flawOf(sent: readonly Issued[], host = HOST, trusted = root): string | null {
  const bytes = sent.map(({ certificate }) => new X509Certificate(certificate).raw)
  const verified = makeTrust(trusted.certificate).verify(bytes, host)
  return verified.ok ? null : `${verified.isLeaf ? 'leaf' : 'above'}: ${verified.flaw.kind}`
}

describe('accepts', () => {
  it.each([
    ['a wildcard', ['*.example.com'], HOST],
    ['a wildcard of a private top-level domain', ['*.corp'], 'registry.corp'],
    ['a wildcard for a name with an underscore', ['*.example.com'], 'my_registry.example.com'],
    ['an internationalized name', ['xn--mnchen-3ya.example'], 'xn--mnchen-3ya.example'],
    ['a name with a trailing dot', [HOST], `${HOST}.`],
    ['a name in upper case', [HOST.toUpperCase()], HOST],
    ['an IPv4 address', ['192.0.2.1'], '192.0.2.1'],
    ['an IPv4 address that is written as one of IPv6', ['192.0.2.1'], '::ffff:192.0.2.1']
  ])('%s', (_, names, host) => {
    expect(flawOf([leafOf({ names }), middle], host)).toBeNull()
  })

  it('a trusted certificate of the host itself', () => {
    const leaf = leafOf()
    expect(flawOf([leaf], HOST, leaf)).toBeNull()
  })

  it('a trusted intermediate authority', () => {
    expect(flawOf([leafOf()], HOST, middle)).toBeNull()
  })

  it('a trusted authority of version 1, which does not say that it is one', () => {
    const old = issue({ commonName: 'Old', version: 1 })
    expect(flawOf([leafOf({ issuer: old })], HOST, old)).toBeNull()
  })
})

describe('rejects', () => {
  const past = new Date('2025-01-01T00:00:00Z')
  const expired = issue({ commonName: 'Middle', authority: true, issuer: root, until: past })
  const plain = issue({ commonName: 'Plain' })
  const odd = issue({ commonName: 'Odd', authority: true, critical: ['2a0304'] })
  const other = issue({ commonName: 'Other', authority: true, permitted: ['example.org'] })
  const old = issue({ commonName: 'Old', issuer: root, version: 1 })
  const rows: readonly (readonly [string, readonly Issued[], Issued, string])[] = [
    ['another name', [leafOf({ names: ['other.example.com'] }), middle], root, 'leaf: other-name'],
    ['a common name alone', [leafOf({ names: [] }), middle], root, 'leaf: other-name'],
    [
      'a wildcard for a part of a label',
      [leafOf({ names: ['reg*.example.com'] }), middle],
      root,
      'leaf: other-name'
    ],
    [
      'a name that contains another entry',
      [leafOf({ names: [`evil.example, DNS:${HOST}`] }), middle],
      root,
      'leaf: other-name'
    ],
    ['an expired certificate', [leafOf({ until: past }), middle], root, 'leaf: expired'],
    ['an expired authority', [leafOf({ issuer: expired }), expired], root, 'above: expired'],
    [
      'an issuer that is no authority',
      [leafOf({ issuer: plain }), plain],
      plain,
      'above: no-authority'
    ],
    [
      'an issuer that ca-file contains and that is no authority',
      [leafOf({ issuer: plain })],
      plain,
      'above: no-authority'
    ],
    ['an intermediate of version 1', [leafOf({ issuer: old }), old], root, 'above: no-authority'],
    [
      'an authority in ca-file with an unknown critical extension',
      [leafOf({ issuer: odd })],
      odd,
      'above: critical-extension'
    ],
    [
      'an authority in ca-file that may not certify the name',
      [leafOf({ issuer: other })],
      other,
      'above: constraints'
    ],
    [
      'another key identifier than that of the issuer, which only OpenSSL compares',
      [leafOf({ issuer: { ...middle, keyId: root.keyId } }), middle],
      root,
      'leaf: openssl'
    ],
    [
      'a keyUsage without a bit, which only OpenSSL requires',
      [leafOf({ keyUsage: 0 }), middle],
      root,
      'leaf: openssl'
    ]
  ]
  it.each(rows)('%s', (_, sent, trusted, flaw) => {
    expect(flawOf(sent, HOST, trusted)).toBe(flaw)
  })
})

it('does not read a good certificate in PEM that is inside a forged one', () => {
  const good = leafOf()
  const [, body = ''] = /-\n([^-]+)\n-/.exec(good.certificate) ?? []
  const commonName = `\n-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`
  const stranger = issue({ commonName: 'Middle', authority: true })
  const forged = issue({ commonName, names: [HOST], issuer: stranger })
  expect(flawOf([good, middle])).toBeNull()
  const bytes = forged.certificate.replace(/-----.*-----|\s/g, '')
  const sent = [Buffer.from(bytes, 'base64'), new X509Certificate(middle.certificate).raw]
  expect(new X509Certificate(sent[0] ?? '').subject).toBe(`CN=${HOST}`)
  expect(makeTrust(root.certificate).verify(sent, HOST)).toMatchObject({
    ok: false,
    flaw: { kind: 'malformed' }
  })
})
