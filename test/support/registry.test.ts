import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { isIP } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import type { CertificateKind } from './certificates.ts'
import { FakeRegistry, type RegistryOptions } from './registry.ts'

type Reply = {
  readonly status: number
  readonly reason: string
  readonly rawHeaders: readonly string[]
  readonly body: Buffer
}

/** A GET by Node's own client, which goes to the registry whatever the host name says. */
async function visit(
  registry: FakeRegistry,
  url: string,
  options: { readonly agent?: Agent; readonly headers?: Record<string, string> } = {}
): Promise<Reply> {
  const ca = await readFile(registry.caFile, 'utf8')
  const { hostname, host, pathname, search } = new URL(url)
  return new Promise((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port: registry.port,
        // A handshake never names an IP address; then the dialled address is verified.
        ...(isIP(hostname) === 0 && { servername: hostname }),
        path: pathname + search,
        headers: { host, ...options.headers },
        agent: options.agent ?? new Agent(),
        ca
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            reason: response.statusMessage ?? '',
            rawHeaders: response.rawHeaders,
            body: Buffer.concat(parts)
          })
        )
      }
    )
      .on('error', reject)
      .end()
  })
}

const DOCUMENT = 'https://registry.example.com/.well-known/terraform.json'

async function withRegistry<T>(
  options: RegistryOptions,
  use: (registry: FakeRegistry) => Promise<T>
): Promise<T> {
  await using registry = await FakeRegistry.start(options)
  return await use(registry)
}

describe('a staged certificate', () => {
  const refused: readonly { name: string; kind: CertificateKind; code: string }[] = [
    { name: 'expired', kind: 'expired', code: 'CERT_HAS_EXPIRED' },
    { name: 'not yet valid', kind: 'not-yet-valid', code: 'CERT_NOT_YET_VALID' },
    { name: 'for another name', kind: 'other-name', code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    { name: 'self-signed', kind: 'self-signed', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    { name: 'of an unknown root', kind: 'untrusted', code: 'SELF_SIGNED_CERT_IN_CHAIN' },
    {
      name: 'without its intermediate',
      kind: 'missing-intermediate',
      code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'
    },
    { name: 'that expired yesterday', kind: { days: -1 }, code: 'CERT_HAS_EXPIRED' },
    {
      name: 'whose intermediate expired yesterday',
      kind: { intermediateDays: -1 },
      code: 'CERT_HAS_EXPIRED'
    }
  ]
  it.each(refused)('$name is rejected with $code', async ({ kind, code }) => {
    await withRegistry({ certificates: { 'registry.example.com': kind } }, async (registry) => {
      await expect(visit(registry, DOCUMENT)).rejects.toMatchObject({ code })
      expect(registry.requests).toEqual([])
    })
  })

  const accepted: readonly { name: string; host: string; kind: CertificateKind }[] = [
    { name: 'signed by the root', host: 'registry.example.com', kind: 'good' },
    { name: 'signed by an intermediate', host: 'registry.example.com', kind: 'chained' },
    { name: 'that expires soon', host: 'registry.example.com', kind: { days: 5 } },
    { name: 'for an address', host: '127.0.0.1', kind: 'good' },
    { name: 'for a punycode name', host: 'xn--mnchen-3ya.de', kind: 'good' }
  ]
  it.each(accepted)('$name is accepted', async ({ host, kind }) => {
    await withRegistry({ certificates: { [host]: kind } }, async (registry) => {
      registry.offer(host, {})
      const reply = await visit(registry, `https://${host}/.well-known/terraform.json`)
      expect(reply.status).toBe(200)
    })
  })
})

describe('answers', () => {
  it('repeats the last of several answers, and 404 is the answer to anything else', async () => {
    await withRegistry({}, async (registry) => {
      registry.answer(DOCUMENT, { status: 503 }, { body: 'first' }, { body: 'again' })
      const statuses: number[] = []
      for (let count = 0; count < 4; count += 1) {
        statuses.push((await visit(registry, DOCUMENT)).status)
      }
      expect(statuses).toEqual([503, 200, 200, 200])
      expect(String((await visit(registry, DOCUMENT)).body)).toBe('again')
      expect((await visit(registry, 'https://registry.example.com/else')).status).toBe(404)
    })
  })

  it('is the same with a query that no row names', async () => {
    await withRegistry({ responses: [{ url: DOCUMENT, body: 'here' }] }, async (registry) => {
      expect(String((await visit(registry, `${DOCUMENT}?a=b`)).body)).toBe('here')
    })
  })

  it('leaves the header bytes alone: UTF-8, duplicates, no Content-Type', async () => {
    const headers = { Location: 'https://münchen.example/ü', 'X-Twice': ['a', 'b'] }
    await withRegistry({ responses: [{ url: DOCUMENT, status: 302, headers }] }, async (it) => {
      const { rawHeaders } = await visit(it, DOCUMENT)
      const seen = rawHeaders.map((text) => Buffer.from(text, 'latin1').toString())
      expect(seen).toEqual([
        'Location',
        'https://münchen.example/ü',
        'X-Twice',
        'a',
        'X-Twice',
        'b',
        'Content-Length',
        '0'
      ])
    })
  })

  it.each([
    { name: 'by length', row: { body: '{}', padTo: 40_000 }, length: 40_000 },
    { name: 'in chunks', row: { body: '{}', padTo: 40_000, encoding: 'chunked' }, length: 40_000 },
    { name: 'by the end', row: { body: '{}', padTo: 40_000, encoding: 'close' }, length: 40_000 },
    { name: 'repeated', row: { bodyRepeat: { text: 'ab', times: 3 } }, length: 6 },
    { name: 'from base64', row: { bodyBase64: '/v8=' }, length: 2 },
    { name: 'never with 204', row: { status: 204, body: 'x' }, length: 0 }
  ] as const)('sends a body $name', async ({ row, length }) => {
    await withRegistry({ responses: [{ url: DOCUMENT, ...row }] }, async (registry) => {
      expect((await visit(registry, DOCUMENT)).body).toHaveLength(length)
    })
  })

  it('packs a body', async () => {
    const responses = [{ url: DOCUMENT, body: '{"a":1}', gzip: true }]
    await withRegistry({ responses }, async (registry) => {
      expect(String(gunzipSync((await visit(registry, DOCUMENT)).body))).toBe('{"a":1}')
    })
  })

  it('can echo the token in the reason, a header and the body', async () => {
    const text = 'got %AUTHORIZATION%'
    const row = { url: DOCUMENT, echo: true, reason: text, headers: { 'X-Got': text }, body: text }
    await withRegistry({ responses: [row] }, async (registry) => {
      const headers = { authorization: 'Bearer secret' }
      const { reason, rawHeaders, body } = await visit(registry, DOCUMENT, { headers })
      expect([reason, rawHeaders[1], String(body)]).toEqual(Array(3).fill('got Bearer secret'))
    })
  })
})

describe('the record', () => {
  it('holds URL, host, token and connection of every request, in order', async () => {
    await withRegistry({}, async (registry) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const headers = { authorization: 'Bearer t', host: 'Registry.Example.com:8443' }
      await visit(registry, DOCUMENT, { agent, headers })
      await visit(registry, `${DOCUMENT}?q`, { agent })
      agent.destroy()
      expect(registry.requests).toMatchObject([
        {
          method: 'GET',
          url: 'https://registry.example.com:8443/.well-known/terraform.json',
          authorization: 'Bearer t',
          connection: 1
        },
        { url: `${DOCUMENT}?q`, authorization: null, connection: 1 }
      ])
    })
  })

  it('maps https names to the TLS port and http names to the plain one', async () => {
    await withRegistry({}, async (registry) => {
      registry.answer('https://a.example.com/x', {}).answer('https://a.example.com:8443/x', {})
      registry.answer('http://a.example.com/x', {}).answer('http://b.example.com:8080/x', {})
      registry.answer('https://xn--mnchen-3ya.de/x', {})
      const { port, plainPort } = registry
      expect(registry.resolve.split('\n')).toEqual([
        `a.example.com:443=127.0.0.1:${port}`,
        `a.example.com:8443=127.0.0.1:${port}`,
        `a.example.com:80=127.0.0.1:${plainPort}`,
        `b.example.com:8080=127.0.0.1:${plainPort}`,
        `münchen.de:443=127.0.0.1:${port}`
      ])
    })
  })
})
