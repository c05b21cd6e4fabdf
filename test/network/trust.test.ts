import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Attempt } from '../../src/visit/evidence.ts'
import {
  Authority,
  type CertificateKind,
  type Issued,
  issue,
  type Order
} from '../support/certificates.ts'
import { HOST } from '../support/evidence-builder.ts'
import { runCli } from '../support/program.ts'
import { close, FakeRegistry, listen, portOf } from '../support/registry.ts'
import { flagsOf } from '../support/scenario.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { attemptOne, outcomeOf, problemOf } from '../support/visiting.ts'

const root = issue({ commonName: 'Test Root', authority: true })

/** Visits a host that shows this certificate, which the root has signed unless another did. */
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

describe('a certificate is for the host', () => {
  const accepted: readonly (Partial<Order> & { name: string; host?: string })[] = [
    { name: 'by its own name', names: [HOST] },
    { name: 'among others', names: ['other.example.org', '10.0.0.1', HOST] },
    { name: 'in capitals', names: [HOST.toUpperCase()] },
    { name: 'by a wildcard', names: ['*.example.com'] },
    { name: 'without a common name of any meaning', commonName: 'Registry', names: [HOST] },
    { name: 'whose name ends with a dot', names: [HOST], host: `${HOST}.` },
    { name: 'whose name is not ASCII', names: ['xn--mnchen-3ya.example'], host: 'münchen.example' },
    { name: 'by an address', names: ['127.0.0.1'], host: '127.0.0.1' }
  ]
  it.each(accepted)('$name', async ({ name: _, ...order }) => {
    expect(outcomeOf(await meet(order))).toBe('found')
  })
})

describe('a certificate is for another name', () => {
  // Each of them Go's crypto/x509 refuses.
  const refused: readonly (Partial<Order> & { name: string; host?: string })[] = [
    { name: 'when only the common name is right', names: [] },
    { name: 'when only the common name is right, beside an address', names: ['10.0.0.1'] },
    { name: 'when a wildcard is no whole label', names: ['reg*.example.com'] },
    { name: 'when a wildcard ends a label', names: ['*istry.example.com'] },
    { name: 'when a wildcard is not the first label', names: ['registry.*.com'] },
    { name: 'when a wildcard stands for two labels', names: ['*.com'] },
    { name: 'when a wildcard stands for the host itself', names: [`*.${HOST}`] },
    { name: 'when it is for the parent', names: ['example.com'] },
    { name: 'when it is for a subdomain', names: [`www.${HOST}`] },
    {
      name: 'when an address is only the common name',
      commonName: '127.0.0.1',
      names: [HOST],
      host: '127.0.0.1'
    },
    { name: 'when it is for another address', names: ['127.0.0.2'], host: '127.0.0.1' }
  ]
  it.each(refused)('$name', async ({ name: _, ...order }) => {
    const attempt = await meet(order)
    expect(outcomeOf(attempt)).toBe('tls-name-mismatch')
    // It is described all the same.
    expect(attempt.certificates).toHaveLength(1)
  })
})

it('who is no authority cannot issue', async () => {
  const leaf = issue({ commonName: HOST, issuer: root })
  expect(outcomeOf(await meet({ issuer: leaf }))).toBe('tls-untrusted')
})

describe('what a host shows', () => {
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
    '$kind is $outcome, and no token is sent unless it is good',
    async ({ kind, outcome }) => {
      await using registry = await FakeRegistry.start({ certificates: { [HOST]: kind } })
      registry.offer(HOST, {})
      const attempt = await attemptOne(registry, { tokens: { [HOST]: 'secret' }, retries: 2 })
      expect(outcomeOf(attempt)).toBe(outcome)
      expect(registry.requests).toHaveLength(outcome === 'found' ? 1 : 0)
    }
  )

  it('and the first date at which any of its chain expires', async () => {
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

  it('with the words of a certificate, which are kept when it is refused', async () => {
    await using registry = await FakeRegistry.start({ certificates: { [HOST]: 'expired' } })
    registry.offer(HOST, {})
    const attempt = await attemptOne(registry)
    expect(problemOf(attempt)?.message).toBe(`the certificate of ${HOST} expired on 2024-03-01`)
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

describe('who is trusted', () => {
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

  it('is ca-file, NODE_EXTRA_CA_CERTS, SSL_CERT_FILE and SSL_CERT_DIR, and nobody else', async () => {
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
