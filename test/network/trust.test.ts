import { createPublicKey, X509Certificate } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { makeTrust } from '../../src/observe/tls/trust.ts'
import type { Attempt } from '../../src/observe/visit/evidence.ts'
import {
  Authority,
  type CertificateKind,
  type Issued,
  issue,
  type Order
} from '../support/certificates.ts'
import { HOST } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'
import { runCli } from '../support/program.ts'
import { close, FakeRegistry, listen, portOf } from '../support/registry.ts'
import { flagsOf } from '../support/scenario.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { readVectors } from '../support/vectors.ts'
import { attemptOne, outcomeOf, problemOf } from '../support/visiting.ts'

const root = issue({ commonName: 'Test Root', authority: true })

/** Visits a host with this certificate, signed by the root unless it names another issuer. */
async function meet(order: Partial<Order> & { host?: string }): Promise<Attempt> {
  const { host = HOST, ...rest } = order
  const shown: Issued = issue({ commonName: HOST, issuer: root, ...rest })
  const server = createServer({ cert: shown.certificate, key: shown.key }, (_, response) => {
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  await listen(server)
  const local = /^[\d.]+$/.test(host)
  const resolve = local ? '' : `${host}=127.0.0.1:${portOf(server)}`
  const hosts = [local ? `${host}:${portOf(server)}` : host]
  const attempt = await attemptOne({ resolve, authority: { pem: root.certificate } }, { hosts })
  server.closeAllConnections()
  await close(server)
  return attempt
}

describe('accepts a certificate with', () => {
  const accepted: readonly (Partial<Order> & { name: string; host?: string })[] = [
    { name: 'the name of the host', names: [HOST] },
    { name: 'the name among others', names: ['other.example.org', '10.0.0.1', HOST] },
    { name: 'the name in upper case', names: [HOST.toUpperCase()] },
    { name: 'a wildcard', names: ['*.example.com'] },
    { name: 'an unrelated common name', commonName: 'Registry', names: [HOST] },
    { name: 'the name of a host with a trailing dot', names: [HOST], host: `${HOST}.` },
    {
      name: 'the punycode of an internationalised host',
      names: ['xn--mnchen-3ya.example'],
      host: 'münchen.example'
    },
    { name: 'the address of the host', names: ['127.0.0.1'], host: '127.0.0.1' }
  ]
  it.each(accepted)('$name', async ({ name: _, ...order }) => {
    expect(outcomeOf(await meet(order))).toBe('found')
  })
})

describe('rejects a certificate with', () => {
  // Each of them Go's crypto/x509 refuses.
  const refused: readonly (Partial<Order> & { name: string; host?: string })[] = [
    { name: 'the host only as common name', names: [] },
    { name: 'the host only as common name, and an address', names: ['10.0.0.1'] },
    { name: 'a wildcard at the end of a label', names: ['reg*.example.com'] },
    { name: 'a wildcard at the start of a label', names: ['*istry.example.com'] },
    { name: 'a wildcard that is not the first label', names: ['registry.*.com'] },
    { name: 'a wildcard for two labels', names: ['*.com'] },
    { name: 'a wildcard below the host', names: [`*.${HOST}`] },
    { name: 'the parent domain', names: ['example.com'] },
    { name: 'a subdomain', names: [`www.${HOST}`] },
    {
      name: 'an address only as common name',
      commonName: '127.0.0.1',
      names: [HOST],
      host: '127.0.0.1'
    },
    { name: 'another address', names: ['127.0.0.2'], host: '127.0.0.1' }
  ]
  it.each(refused)('$name', async ({ name: _, ...order }) => {
    const attempt = await meet(order)
    expect(outcomeOf(attempt)).toBe('tls-name-mismatch')
    // It is recorded nevertheless.
    expect(attempt.certificates).toHaveLength(1)
  })
})

it('rejects a certificate that was issued by one that is not an authority', async () => {
  const leaf = issue({ commonName: HOST, issuer: root })
  expect(outcomeOf(await meet({ issuer: leaf }))).toBe('tls-untrusted')
})

it('reports a certificate whose dates cannot be read', async () => {
  const { certificate, key } = issue({ commonName: HOST, issuer: root })
  const bytes = Buffer.from(new X509Certificate(certificate).raw)
  // The first digit of the year 2048.
  bytes[bytes.indexOf('480101000000Z')] = 0xba
  const base64 = bytes.toString('base64')
  const cert = `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`
  const server = createServer({ cert, key })
  await listen(server)
  const resolve = `${HOST}=127.0.0.1:${portOf(server)}`
  const attempt = await attemptOne({ resolve, authority: { pem: root.certificate } })
  await close(server)
  expect(problemOf(attempt)?.code).toBe('tls-untrusted')
  expect(attempt.certificates).toEqual([])
})

it('accepts and rejects chains of certificates as crypto/x509 of Go 1.26 does, unless OpenSSL is stricter', () => {
  type Row = {
    readonly name: string
    readonly host: string
    /** In DER and Base64, as are the anchors. */
    readonly sent: readonly string[]
    readonly anchors: readonly string[]
    /** `accepts`, or the error. */
    readonly go: string
    /** Why OpenSSL rejects what Go accepts; we reject it, too. */
    readonly openssl?: string
  }
  const rows = readVectors('go-certificates') as readonly Row[]
  const pem = (base64: string) =>
    `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`
  const verify = ({ sent, anchors, host }: Row): boolean =>
    makeTrust(anchors.map(pem).join('')).verify(
      sent.map((base64) => Buffer.from(base64, 'base64')),
      host
    ).ok
  const show = (row: Row, ok: boolean) => `${row.name}: ${ok ? 'accepts' : 'rejects'}`
  expect(rows.map((row) => show(row, verify(row)))).toEqual(
    rows.map((row) => show(row, row.go === 'accepts' && row.openssl === undefined))
  )
})

describe('remembers certificates within a run, and still', () => {
  const middle = issue({ commonName: 'Middle', authority: true, issuer: root })
  const good = issue({ commonName: HOST, issuer: middle })
  const trust = makeTrust(root.certificate)
  const accepts = (sent: readonly Issued[], host = HOST): boolean =>
    trust.verify(
      sent.map(({ certificate }) => new X509Certificate(certificate).raw),
      host
    ).ok

  it('decides about each name, and about each chain as it was sent', () => {
    const others = [accepts([good, middle], 'other.example.com'), accepts([good])]
    expect([accepts([good, middle]), ...others]).toEqual([true, false, false])
    expect([accepts([good, middle]), ...others]).toEqual([true, false, false])
  })

  it('rejects a certificate of another authority with the same name', () => {
    const impostor = issue({ commonName: 'Middle', authority: true })
    const forged = issue({ commonName: HOST, issuer: { ...impostor, keyId: middle.keyId } })
    expect(accepts([good, middle])).toBe(true)
    expect([accepts([forged, middle]), accepts([forged, impostor])]).toEqual([false, false])
  })

  it('rejects what another run trusts', () => {
    expect(accepts([good, middle])).toBe(true)
    const { certificate } = issue({ commonName: 'Test Root', authority: true })
    const sent = [good, middle].map((each) => new X509Certificate(each.certificate).raw)
    expect(makeTrust(certificate).verify(sent, HOST).ok).toBe(false)
  })
})

describe('records the certificate', () => {
  const kinds: readonly { kind: CertificateKind; outcome: string }[] = [
    { kind: 'good', outcome: 'found' },
    { kind: 'chained', outcome: 'found' },
    { kind: { days: 2 }, outcome: 'found' },
    { kind: { intermediateDays: 2 }, outcome: 'found' },
    { kind: 'missing-intermediate', outcome: 'tls-untrusted' },
    { kind: 'expired', outcome: 'tls-expired' },
    { kind: 'not-yet-valid', outcome: 'tls-not-yet-valid' },
    { kind: 'other-name', outcome: 'tls-name-mismatch' },
    { kind: 'self-signed', outcome: 'tls-untrusted' },
    { kind: 'untrusted', outcome: 'tls-untrusted' }
  ]
  it.each(kinds)(
    'of a host whose certificate is $kind, reports $outcome, and sends a token only if it is valid',
    async ({ kind, outcome }) => {
      await using registry = await FakeRegistry.start({ certificates: { [HOST]: kind } })
      registry.offer(HOST, {})
      const attempt = await attemptOne(registry, { tokens: { [HOST]: 'secret' }, retries: 2 })
      expect(outcomeOf(attempt)).toBe(outcome)
      expect(registry.requests).toHaveLength(outcome === 'found' ? 1 : 0)
    }
  )

  it('with the earliest expiry in its chain', async () => {
    for (const kind of [{ days: 5 }, { intermediateDays: 7 }]) {
      await using registry = await FakeRegistry.start({ certificates: { [HOST]: kind } })
      registry.offer(HOST, {})
      const { certificates } = await attemptOne(registry)
      const days = 'days' in kind ? kind.days : kind.intermediateDays
      const left = (Date.parse(certificates[0]?.expires ?? '') - Date.now()) / 86_400_000
      expect(left).toBeGreaterThan(days - 0.1)
      expect(left).toBeLessThanOrEqual(days)
    }
  })

  it('with its names and dates, even if it is rejected', async () => {
    await using registry = await FakeRegistry.start({ certificates: { [HOST]: 'expired' } })
    registry.offer(HOST, {})
    const attempt = await attemptOne(registry)
    expect(problemOf(attempt)?.code).toBe('tls-expired')
    expect(attempt.certificates).toEqual([
      {
        host: HOST,
        subject: HOST,
        issuer: 'Test Root',
        validFrom: '2023-03-01T00:00:00.000Z',
        expires: '2024-03-01T00:00:00.000Z'
      }
    ])
  })
})

describe('trusts', () => {
  it('an authority of the system, although the host sends an expired certificate of it', async () => {
    const until = new Date('2024-01-01T00:00:00Z')
    const old = issue({ commonName: 'Test Root', authority: true, keyOf: root, until })
    const leaf = issue({ commonName: HOST, issuer: root })
    const cert = leaf.certificate + old.certificate
    const server = createServer({ cert, key: leaf.key }, (_, response) => {
      response.setHeader('Content-Type', 'application/json').end('{}')
    })
    await listen(server)
    await using directory = await temporaryDirectory()
    const env = { SSL_CERT_FILE: join(directory.path, 'root.pem') }
    await writeFile(env.SSL_CERT_FILE, root.certificate)
    const resolve = `${HOST}=127.0.0.1:${portOf(server)}`
    const flags = flagsOf({ hostnames: HOST, 'required-services': '', resolve })
    const { stdout } = await runCli(['check', ...flags], { env })
    server.closeAllConnections()
    await close(server)
    expect(stdout).not.toContain('tls-')
    expect(stdout).toContain('1 registry host')
  })

  /** The check of a good host, by the built program. */
  async function trusting(
    registry: FakeRegistry,
    inputs: Readonly<Record<string, string>>,
    env: Readonly<Record<string, string>> = {}
  ): Promise<string> {
    const flags = flagsOf({ hostnames: HOST, resolve: registry.resolve, ...inputs })
    const { exitCode, stdout, stderr } = await runCli(['check', ...flags], { env })
    expect(stderr).toBe('')
    return `${exitCode} ${/error\[([a-z-]+)\]/.exec(stdout)?.[1] ?? 'passed'}`
  }

  it('the authorities of ca-file, NODE_EXTRA_CA_CERTS, SSL_CERT_FILE and SSL_CERT_DIR only', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, { 'modules.v1': '/' })
    await using directory = await temporaryDirectory()
    const strange = join(directory.path, 'strange.pem')
    await writeFile(strange, new Authority().pem)
    await mkdir(join(directory.path, 'authorities'))
    await writeFile(join(directory.path, 'authorities', 'own.pem'), registry.authority.pem)
    const { caFile } = registry
    expect(
      await Promise.all([
        trusting(registry, {}),
        trusting(registry, { 'ca-file': caFile }),
        trusting(registry, { 'ca-file': strange }),
        trusting(registry, {}, { NODE_EXTRA_CA_CERTS: caFile }),
        trusting(registry, { 'ca-file': strange }, { NODE_EXTRA_CA_CERTS: caFile }),
        trusting(registry, {}, { SSL_CERT_FILE: caFile }),
        trusting(registry, { 'ca-file': strange }, { SSL_CERT_FILE: caFile }),
        trusting(registry, {}, { SSL_CERT_DIR: join(directory.path, 'authorities') })
      ])
    ).toEqual([
      '1 tls-untrusted',
      '0 passed',
      '1 tls-untrusted',
      '0 passed',
      '0 passed',
      '0 passed',
      '0 passed',
      '0 passed'
    ])
  })
})

it('lets an authority whose key OpenSSL cannot read sign nothing', () => {
  const authority = issue({ commonName: 'Broken Root', authority: true })
  const keyInfo = createPublicKey(authority.privateKey).export({ type: 'spki', format: 'der' })
  // A point that is not on the curve.
  const broken = Buffer.from(keyInfo).fill(1, keyInfo.length - 32)
  const order = { commonName: 'Broken Root', authority: true, keyOf: authority, keyInfo: broken }
  const anchor = issue(order)
  const leaf = issue({ commonName: HOST, issuer: authority })
  const verified = (trusted: Issued) =>
    makeTrust(trusted.certificate).verify([new X509Certificate(leaf.certificate).raw], HOST)
  expect(verified(authority).ok).toBe(true)
  expect(verified(anchor)).toMatchObject({ ok: false, flaw: { kind: 'unknown-authority' } })
})
