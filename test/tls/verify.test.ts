import { X509Certificate } from 'node:crypto'
import { parseCertificate } from '../../src/observe/tls/certificate.ts'
import { areNamesPermitted } from '../../src/observe/tls/names.ts'
import { verifyChain } from '../../src/observe/tls/verify.ts'
import { type Issued, issue, type Order } from '../support/certificates.ts'
import { der } from '../support/der.ts'
import { describe, expect, it } from '../support/jest.ts'
import { seededRandom } from '../support/random.ts'

const derOf = ({ certificate }: Issued): Buffer => new X509Certificate(certificate).raw

const root = issue({ commonName: 'Root', authority: true })
const rich = derOf(
  issue({
    commonName: 'registry.example.com',
    issuer: root,
    names: ['registry.example.com', '*.example.com', '192.0.2.1'],
    permitted: ['example.com', '192.0.2.0.255.255.255.0'],
    excluded: ['.example.org'],
    maxPath: 3
  })
)

/** The reading of these bytes without a certificate of its own, which would be long in a failure. */
const flawOf = (bytes: Uint8Array): string => {
  const reading = parseCertificate(bytes)
  return reading.ok ? 'none' : reading.flaw.kind
}

describe('parseCertificate', () => {
  it('reads every field', () => {
    const reading = parseCertificate(rich)
    expect(reading).toMatchObject({
      ok: true,
      certificate: {
        notBefore: Date.parse('2020-01-01T00:00:00Z'),
        notAfter: Date.parse('2048-01-01T00:00:00Z'),
        unsupportedSignature: null,
        key: { kind: 'ecdsa' },
        names: {
          dns: ['registry.example.com', '*.example.com'],
          addresses: [Uint8Array.of(192, 0, 2, 1)]
        },
        constraints: { permitted: { dns: ['example.com'] }, excluded: { dns: ['.example.org'] } },
        isAuthority: false,
        maxPath: 3,
        usages: ['1.3.6.1.5.5.7.3.1'],
        unhandled: []
      }
    })
  })

  it('never throws, for any bytes', () => {
    const { below } = seededRandom(7)
    const kinds = new Set<string>()
    for (let round = 0; round < 5000; round += 1) {
      const bytes = Uint8Array.from(rich)
      const changes = 1 + (round % 3)
      for (let change = 0; change < changes; change += 1) {
        bytes[below(bytes.length)] = below(256)
      }
      kinds.add(flawOf(round % 5 === 0 ? bytes.subarray(0, below(bytes.length)) : bytes))
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['curve', 'malformed', 'none']))
    expect(flawOf(new Uint8Array())).toBe('malformed')
    expect(flawOf(Uint8Array.of(0x30, 0x84, 0xff, 0xff, 0xff, 0xff))).toBe('malformed')
  })

  it('rejects characters that a string of that type may not have', () => {
    const named = (commonName: string): string => {
      const bytes = derOf(issue({ commonName, issuer: root, names: ['registry.example.com'] }))
      // From UTF8String to PrintableString.
      bytes[bytes.indexOf(commonName) - 2] = 0x13
      return flawOf(bytes)
    }
    expect(['Acme (A&B) *', 'Acme_Registry', 'ops@example.com'].map(named)).toEqual([
      'none',
      'malformed',
      'malformed'
    ])
  })

  it('rejects data after the certificate, and lengths that are not the shortest', () => {
    expect(flawOf(Buffer.concat([rich, Buffer.of(0)]))).toBe('malformed')
    const long = Buffer.concat([Buffer.of(0x30, 0x83, 0), rich.subarray(2)])
    expect(flawOf(long)).toBe('malformed')
  })
})

describe('verifyChain', () => {
  const options = {
    host: 'registry.example.com',
    now: Date.parse('2026-01-01T00:00:00Z'),
    anchors: () => []
  }

  it('rejects an RSA key above 8192 bits, which would take long to use', () => {
    const modulus = der.integer(Buffer.alloc(1025, 0x7f))
    const keyInfo = der.sequence(
      der.sequence(der.oid('2a864886f70d010101'), der.none()),
      der.bits(der.sequence(modulus, der.integer(Buffer.of(3))))
    )
    const sent = [derOf(issue({ commonName: 'registry.example.com', keyInfo }))]
    expect(verifyChain({ ...options, sent: sent.map(parseCertificate) })).toEqual({
      ok: false,
      isLeaf: true,
      flaw: { kind: 'key-size', bits: 8199 }
    })
  })

  it('lets only an authority issue certificates', () => {
    const verify = (authority: boolean) => {
      const issuer = issue({ commonName: 'Issuer', issuer: root, authority })
      const leaf = issue({ commonName: 'registry.example.com', issuer })
      const trusted = parseCertificate(derOf(root))
      return verifyChain({
        ...options,
        sent: [leaf, issuer].map(derOf).map(parseCertificate),
        anchors: (subject) =>
          trusted.ok && trusted.certificate.subject.equals(subject) ? [trusted.certificate] : []
      })
    }
    expect(verify(true).ok).toBe(true)
    expect(verify(false)).toEqual({ ok: false, isLeaf: false, flaw: { kind: 'no-authority' } })
  })

  it('tries at most 100 issuers of the same name', () => {
    const authorities = Array.from({ length: 8 }, () =>
      derOf(issue({ commonName: 'Loop', authority: true }))
    )
    const leaf = derOf(
      issue({ commonName: 'registry.example.com', issuer: { ...root, commonName: 'Loop' } })
    )
    let checks = 0
    const isSignedBy = (): boolean => {
      checks += 1
      return true
    }
    const verified = verifyChain({
      ...options,
      sent: [leaf, ...authorities].map((bytes) => {
        const reading = parseCertificate(bytes)
        return reading.ok
          ? { ok: true, certificate: { ...reading.certificate, isSignedBy } }
          : reading
      })
    })
    expect(verified.ok).toBe(false)
    expect(checks).toBeLessThanOrEqual(100)
  })
})

it('applies the constraints of an authority to subdomains, but to no other names', () => {
  const none = { dns: [], addresses: [], others: [] }
  const isPermitted = (name: string, permitted: readonly string[], excluded: readonly string[]) =>
    areNamesPermitted(
      { dns: [name], addresses: [], others: [] },
      { permitted: { ...none, dns: permitted }, excluded: { ...none, dns: excluded } }
    )
  expect(isPermitted('a.example.com', ['example.com'], [])).toBe(true)
  expect(isPermitted('a.example.org', ['example.com'], [])).toBe(false)
  expect(isPermitted('an-example.com', ['example.com'], [])).toBe(false)
  expect(isPermitted('a.example.com', [], ['example.com'])).toBe(false)
  expect(isPermitted('a.example.com', [], ['example.org'])).toBe(true)
})

it('lets an authority with constraints on e-mail addresses or URIs certify none of these', () => {
  const names = ['registry.example.com', 'ops@example.com', 'https://example.com/']
  const verify = (constraints: Pick<Order, 'permitted' | 'excluded'>, own = names) => {
    const authority = issue({ commonName: 'Root', authority: true, ...constraints })
    const leaf = issue({ commonName: 'registry.example.com', issuer: authority, names: own })
    const anchor = parseCertificate(derOf(authority))
    return verifyChain({
      host: 'registry.example.com',
      now: Date.parse('2026-01-01T00:00:00Z'),
      sent: [parseCertificate(derOf(leaf))],
      anchors: () => (anchor.ok ? [anchor.certificate] : [])
    })
  }
  const refused = { ok: false, flaw: { kind: 'constraints' } }
  expect(verify({})).toMatchObject({ ok: true })
  expect(verify({ excluded: ['spam@example.com'] })).toMatchObject(refused)
  expect(verify({ permitted: ['ops@example.com'] })).toMatchObject(refused)
  expect(verify({ excluded: ['https://example.org/'] })).toMatchObject(refused)
  expect(verify({ excluded: ['spam@example.com'] }, ['registry.example.com'])).toMatchObject({
    ok: true
  })
})
