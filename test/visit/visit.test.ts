import { describe, expect, it } from '@jest/globals'
import type { Visit } from '../../src/visit/evidence.ts'
import { longestVisitMs, waitMs } from '../../src/visit/visit.ts'
import type { Answer } from '../support/answer.ts'
import { HOST } from '../support/evidence-builder.ts'
import { HostileHost } from '../support/hostile.ts'
import type { MisbehaviourName } from '../support/misbehaviour.ts'
import { FakeRegistry } from '../support/registry.ts'
import { outcomeOf, type Visiting, visitAll } from '../support/visiting.ts'

const DOCUMENT = `https://${HOST}/.well-known/terraform.json`
const GOOD: Answer = { json: { 'modules.v1': '/' } }

/** The outcome of each try, in order. */
const triesOf = ([visit]: readonly Visit[]): string =>
  visit === undefined ? '' : [...visit.earlier, visit.attempt].map(outcomeOf).join(' ')

async function tries(answers: readonly Answer[], visiting: Visiting = {}): Promise<string> {
  await using registry = await FakeRegistry.start()
  registry.answer(DOCUMENT, ...answers)
  return triesOf(await visitAll(registry, { retries: 2, ...visiting }))
}

describe('another try is made', () => {
  it.concurrent.each([408, 425, 429, 500, 501, 502, 503, 504, 599])('after %i', async (status) => {
    expect(await tries([{ status }, GOOD])).toBe('document-status found')
  })

  it.concurrent('after a connection that is closed without an answer', async () => {
    expect(await tries([{ raw: '' }, GOOD])).toBe('host-unreachable found')
  })

  it.concurrent('after a document that breaks off', async () => {
    const cut =
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a"'
    expect(await tries([{ raw: cut }, GOOD])).toBe('document-incomplete found')
  })

  it.concurrent('after a timeout', async () => {
    const answers = [{ ...GOOD, delayMs: 3000 }, GOOD]
    expect(await tries(answers, { timeoutMs: 300 })).toBe('host-timeout found')
  })

  it.concurrent('as often as there are retries, and the last try counts', async () => {
    expect(await tries([{ status: 503 }])).toBe('document-status document-status document-status')
    expect(await tries([{ status: 503 }], { retries: 0 })).toBe('document-status')
    expect(await tries([{ status: 503 }, { status: 500 }, { status: 401 }])).toBe(
      'document-status document-status document-unauthorized'
    )
  })

  it.concurrent('over a new connection, with the token again', async () => {
    await using registry = await FakeRegistry.start()
    registry.answer(DOCUMENT, { status: 503 }, GOOD)
    await visitAll(registry, { retries: 1, tokens: { [HOST]: 'secret' } })
    expect(registry.requests.map(({ connection }) => connection)).toEqual([1, 2])
    expect(registry.requests.map(({ authorization }) => authorization)).toEqual([
      'Bearer secret',
      'Bearer secret'
    ])
  })
})

describe('what a host has settled is not asked again', () => {
  it.each([201, 204, 300, 302, 400, 401, 403, 404, 405, 410, 418, 451])('%i', async (status) => {
    expect(await tries([{ status }, GOOD])).toMatch(/^\S+$/)
  })

  const settled: readonly (Answer & { name: string; code: string })[] = [
    {
      name: 'a wrong type',
      body: '{}',
      headers: { 'Content-Type': 'text/html' },
      code: 'document-type'
    },
    {
      name: 'no JSON',
      body: '{',
      headers: { 'Content-Type': 'application/json' },
      code: 'document-not-json'
    },
    { name: 'a list', json: [], code: 'document-not-object' },
    { name: 'nothing', json: null, code: 'absent' },
    { name: 'too much', json: {}, padTo: 2 ** 21, code: 'document-size' },
    {
      name: 'a redirect to nowhere',
      status: 302,
      headers: { Location: 'ftp://x' },
      code: 'redirect-invalid'
    },
    { name: 'no HTTP', raw: 'SSH-2.0\r\n\r\n', code: 'host-protocol' }
  ]
  it.each(settled)('$name', async ({ name: _, code, ...answer }) => {
    expect(await tries([answer, GOOD])).toBe(code)
  })

  it.each(['expired', 'other-name', 'self-signed'] as const)('a certificate: %s', async (kind) => {
    await using registry = await FakeRegistry.start({ certificates: { [HOST]: kind } })
    registry.answer(DOCUMENT, GOOD)
    expect(triesOf(await visitAll(registry, { retries: 2 }))).toMatch(/^tls-\S+$/)
  })
})

describe('the wait before another try', () => {
  const now = () => Date.parse('2026-11-20T12:00:00Z')
  const wait = (tries: number, retryAfter: string | null = null, random = 0) =>
    waitMs(tries, retryAfter, { random: () => random, now })

  it('doubles, with jitter between half and all of it', () => {
    expect([1, 2, 3, 4].map((tries) => wait(tries))).toEqual([250, 500, 1000, 2000])
    expect([1, 2, 3, 4].map((tries) => wait(tries, null, 1))).toEqual([500, 1000, 2000, 4000])
  })

  const asked = [
    { retryAfter: '3', ms: 3000 },
    { retryAfter: '0', ms: 250 },
    { retryAfter: 'Fri, 20 Nov 2026 12:00:04 GMT', ms: 4000 },
    { retryAfter: 'Fri, 20 Nov 2026 11:00:00 GMT', ms: 250 },
    { retryAfter: '3600', ms: 10_000 },
    { retryAfter: '9'.repeat(400), ms: 10_000 },
    { retryAfter: 'Fri, 31 Dec 9999 23:59:59 GMT', ms: 10_000 },
    { retryAfter: '-5', ms: 250 },
    { retryAfter: '1.5', ms: 250 },
    { retryAfter: 'soon', ms: 250 },
    { retryAfter: '', ms: 250 }
  ]
  it.each(asked)('is what the host asks for, within bounds: $retryAfter', ({ retryAfter, ms }) => {
    expect(wait(1, retryAfter)).toBe(ms)
  })

  it('is never longer than the bound, however many tries there were', () => {
    for (let tries = 1; tries <= 10; tries += 1)
      expect(wait(tries, null, 1)).toBeLessThanOrEqual(10_000)
  })

  it.concurrent('is kept: a host that asks for a second is left alone for one', async () => {
    await using registry = await FakeRegistry.start()
    const times: number[] = []
    const answers: readonly Answer[] = [{ status: 429, headers: { 'Retry-After': '1' } }, GOOD]
    registry.answer(DOCUMENT, () => answers[times.push(performance.now()) - 1] ?? GOOD)
    await visitAll(registry, { retries: 1 })
    const [first = 0, second = 0] = times
    expect(second - first).toBeGreaterThan(950)
    expect(second - first).toBeLessThan(3000)
  })
})

describe('a visit ends', () => {
  it('within the stated bound', () => {
    expect(longestVisitMs({ timeoutMs: 10_000, retries: 2 })).toBe(50_000)
    expect(longestVisitMs({ timeoutMs: 10_000, retries: 0 })).toBe(10_000)
  })

  it.concurrent.each<MisbehaviourName>([
    'silent',
    'stalled-handshake',
    'never-answers',
    'drips-head',
    'drips-body'
  ])('although the host is %s', async (name) => {
    await using registry = await FakeRegistry.start()
    await using host = await HostileHost.start(name, HOST, registry.authority)
    const visiting = { resolve: host.resolve, retries: 1, timeoutMs: 300 }
    const started = performance.now()
    const visits = await visitAll(registry, visiting)
    const took = performance.now() - started
    expect(triesOf(visits)).toBe('host-timeout host-timeout')
    expect(took).toBeGreaterThan(2 * 300)
    expect(took).toBeLessThan(longestVisitMs(visiting))
    expect(took).toBeLessThan(2000)
    expect(host.connections).toBe(2)
  })
})

describe('many hosts', () => {
  const hosts = Array.from({ length: 20 }, (_, index) => `r${index}.example.com`)

  it('are visited a few at a time, each once, and come back in their order', async () => {
    await using registry = await FakeRegistry.start()
    let inside = 0
    let most = 0
    for (const host of hosts) {
      registry.answer(`https://${host}/.well-known/terraform.json`, async () => {
        inside += 1
        most = Math.max(most, inside)
        await new Promise((resolve) => setTimeout(resolve, 20))
        inside -= 1
        return GOOD
      })
    }
    const told: string[] = []
    const progress = (done: number, total: number) => void told.push(`${done}/${total}`)
    const visits = await visitAll(registry, { hosts, concurrency: 4, progress })
    expect(visits.map(({ host }) => host)).toEqual(hosts)
    expect(most).toBe(4)
    expect(registry.requests).toHaveLength(hosts.length)
    expect(told).toEqual(hosts.map((_, index) => `${index + 1}/20`))
  })

  it('are no fewer for one that fails', async () => {
    await using registry = await FakeRegistry.start()
    for (const host of hosts.slice(1)) registry.offer(host, {})
    const visits = await visitAll(registry, {
      hosts: [...hosts, 'unreachable.example.com'],
      resolve: `${registry.resolve}\n${hosts[0]}=127.0.0.1:1\nunreachable.example.com=127.0.0.1:1`
    })
    expect(visits.map(({ attempt }) => outcomeOf(attempt))).toEqual([
      'host-unreachable',
      ...hosts.slice(1).map(() => 'found'),
      'host-unreachable'
    ])
  })

  it('may be none', async () => {
    await using registry = await FakeRegistry.start()
    expect(await visitAll(registry, { hosts: [] })).toEqual([])
  })
})

it('where the token came from is noted, never what it is', async () => {
  await using registry = await FakeRegistry.start()
  registry.offer(HOST, {})
  const visits = await visitAll(registry, { tokens: { [HOST]: 'very-secret' } })
  expect(visits[0]?.credentials).toEqual({
    source: 'tokens setting',
    hasToken: true,
    problem: null
  })
  expect(JSON.stringify(visits)).not.toContain('very-secret')
})
