import { X509Certificate } from 'node:crypto'
import { type Certificate, parseCertificate } from '../../src/go/x509/certificate.ts'
import { makeTrust, objectionTo } from '../../src/tls/trust.ts'
import { type Issued, issue, type Order } from '../support/certificates.ts'
import { HOST } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'

const NOW = Date.parse('2026-01-01T00:00:00Z')

const root = issue({ commonName: 'Root', authority: true })
const middle = issue({ commonName: 'Middle', authority: true, issuer: root })

const rawOf = ({ certificate }: Issued): Buffer => new X509Certificate(certificate).raw

function read(raw: Uint8Array): Certificate {
  const reading = parseCertificate(raw)
  if (!reading.ok) throw new Error(reading.flaw.kind)
  return reading.certificate
}

const leafOf = (order: Partial<Order> = {}): Issued =>
  issue({ commonName: HOST, issuer: middle, ...order })

/** What OpenSSL says of this chain; null if it does not object. */
const saidOf = (chain: readonly Issued[], host = HOST): string | null => {
  const objected = objectionTo(
    chain.map((each) => read(rawOf(each))),
    host,
    NOW
  )
  return objected && `${objected.isLeaf ? 'leaf' : 'above'}: ${objected.flaw.check}`
}

describe('accepts', () => {
  it.each([
    ['a wildcard', ['*.example.com'], HOST],
    ['a wildcard of a private top-level domain', ['*.corp'], 'registry.corp'],
    ['an internationalized name', ['xn--mnchen-3ya.example'], 'xn--mnchen-3ya.example'],
    ['a name with a trailing dot', [HOST], `${HOST}.`],
    ['a name in upper case', [HOST.toUpperCase()], HOST],
    ['an IPv4 address', ['192.0.2.1'], '192.0.2.1']
  ])('%s', (_, names, host) => {
    expect(saidOf([leafOf({ names }), middle, root], host)).toBeNull()
  })

  it('a trusted certificate of the host itself', () => {
    expect(saidOf([leafOf()])).toBeNull()
  })

  it('a trusted intermediate authority', () => {
    expect(saidOf([leafOf(), middle])).toBeNull()
  })

  it('a trusted authority of version 1, as go/x509 does', () => {
    const old = issue({ commonName: 'Old', version: 1 })
    const leaf = leafOf({ issuer: old })
    expect(saidOf([leaf, old])).toBeNull()
    expect(makeTrust(old.certificate).verify([rawOf(leaf)], HOST).ok).toBe(true)
  })
})

describe('rejects a chain that go/x509 would have to reject, too,', () => {
  const other = issue({ commonName: 'Other', authority: true })
  const past = new Date('2025-01-01T00:00:00Z')
  const rows: readonly (readonly [string, readonly Issued[], string])[] = [
    ['for another name', [leafOf({ names: ['other.example.com'] }), middle, root], 'leaf: name'],
    ['for a common name', [leafOf({ names: [] }), middle, root], 'leaf: name'],
    [
      'for a part of a label',
      [leafOf({ names: ['reg*.example.com'] }), middle, root],
      'leaf: name'
    ],
    ['that has expired', [leafOf({ until: past }), middle, root], 'leaf: dates'],
    [
      'below an expired authority',
      [
        leafOf({ issuer: root }),
        issue({ commonName: 'Root', authority: true, keyOf: root, until: past })
      ],
      'above: dates'
    ],
    [
      'of an issuer that is no authority',
      [leafOf({ issuer: leafOf() }), leafOf(), root],
      'leaf: authority'
    ],
    ['of another issuer', [leafOf(), other], 'leaf: issuer']
  ]
  it.each(rows)('%s', (_, chain, said) => {
    expect(saidOf(chain)).toBe(said)
  })
})

it('rejects what OpenSSL alone rejects, so that nothing is sent', () => {
  // RFC 5280 §4.2.1.3: at least one bit must be set.
  const leaf = leafOf({ issuer: root, keyUsage: 0 })
  expect(makeTrust(root.certificate).verify([rawOf(leaf)], HOST)).toEqual({
    ok: false,
    isLeaf: true,
    flaw: { kind: 'openssl', check: 'issuer' }
  })
})
