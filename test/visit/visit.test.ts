import { attemptsOf } from '../../src/judge/host.ts'
import type { Visit } from '../../src/observe/visit/evidence.ts'
import { type VisitProgress, waitMs } from '../../src/observe/visit/visit.ts'
import { RELEASES } from '../../src/rules/protocol/clients.ts'
import type { Answer } from '../support/answer.ts'
import { eachAtOnce } from '../support/at-once.ts'
import { aHost, aPlace, HOST } from '../support/evidence-builder.ts'
import { HostileHost } from '../support/hostile.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { ManualTimers } from '../support/timers.ts'
import { outcomeOf, type Visiting, visitAll } from '../support/visiting.ts'

const DOCUMENT = `https://${HOST}/.well-known/terraform.json`
const GOOD: Answer = { json: { 'modules.v1': '/' } }

/** Waits between attempts end at once; deadlines do not pass. */
const WITHOUT_WAITS: Visiting = {
  timeoutMs: 30_000,
  startTimer: (ms, run) => {
    const timer = setTimeout(run, ms === 30_000 ? ms : 0)
    return () => clearTimeout(timer)
  }
}

/** The outcome of each attempt, in order. */
const outcomesOf = ([visit]: readonly Visit[]): string =>
  visit === undefined ? '' : attemptsOf(visit).map(outcomeOf).join(' ')

async function attempts(answers: readonly Answer[], visiting: Visiting = {}): Promise<string> {
  await using registry = await FakeRegistry.start()
  registry.answer(DOCUMENT, ...answers)
  return outcomesOf(await visitAll(registry, { ...WITHOUT_WAITS, retries: 2, ...visiting }))
}

it('makes a mistake in the program a problem of the host that it shows at', async () => {
  await using registry = await FakeRegistry.start()
  registry.answer(DOCUMENT, { status: 500 }).offer('good.example.com', { 'modules.v1': '/' })
  const visits = await visitAll(registry, {
    hosts: [HOST, 'good.example.com'],
    retries: 1,
    // Only waits before retries use random numbers.
    random: () => {
      throw new Error('cannot read https://oauth2:hunter2@example.com/')
    }
  })
  expect(visits.map(({ attempt }) => attempt.discovery)).toMatchObject([
    { kind: 'skipped', problem: { code: 'host-check-crashed' } },
    { kind: 'found' }
  ])
  expect(JSON.stringify(visits)).not.toContain('hunter2')
})

describe('retries', () => {
  it.each([408, 425, 429, 500, 501, 502, 503, 504, 599])('after status %i', async (status) => {
    expect(await attempts([{ status }, GOOD])).toBe('document-status found')
  })

  it('after a connection that is closed without a response', async () => {
    expect(await attempts([{ raw: '' }, GOOD])).toBe('host-unreachable found')
  })

  it('after a document that is cut off', async () => {
    const cut =
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a"'
    expect(await attempts([{ raw: cut }, GOOD])).toBe('document-incomplete found')
  })

  it('after the deadline of an attempt', async () => {
    await using registry = await FakeRegistry.start()
    const timers = new ManualTimers()
    registry.answer(DOCUMENT, () => {
      if (registry.requests.length > 1) return GOOD
      // The first deadline passes while the host works on its response; the wait ends at once.
      setImmediate(() => timers.fire(4000))
      return new Promise(() => {})
    })
    const visiting: Visiting = {
      retries: 1,
      timeoutMs: 4000,
      startTimer: (ms, run) => {
        const cancel = timers.startTimer(ms, run)
        if (ms !== 4000) setImmediate(() => timers.fire(ms))
        return cancel
      }
    }
    expect(outcomesOf(await visitAll(registry, visiting))).toBe('host-timeout found')
    expect(timers.started).toEqual([4000, 250, 4000])
  })

  it('as often as `retries` says, and the last attempt decides', async () => {
    expect(await attempts([{ status: 503 }])).toBe(
      'document-status document-status document-status'
    )
    expect(await attempts([{ status: 503 }], { retries: 0 })).toBe('document-status')
    expect(await attempts([{ status: 503 }, { status: 500 }, { status: 401 }])).toBe(
      'document-status document-status document-unauthorized'
    )
  })

  it('over a new connection, with the token', async () => {
    await using registry = await FakeRegistry.start()
    registry.answer(DOCUMENT, { status: 503 }, GOOD)
    await visitAll(registry, { ...WITHOUT_WAITS, retries: 1, tokens: { [HOST]: 'secret' } })
    expect(registry.requests.map(({ connection }) => connection)).toEqual([1, 2])
    expect(registry.requests.map(({ authorization }) => authorization)).toEqual([
      'Bearer secret',
      'Bearer secret'
    ])
  })
})

describe('a host that works is asked again', () => {
  const [release] = RELEASES
  const waiting = (attemptMs: number) => ({ ...release, attemptMs }) as (typeof RELEASES)[number]

  it('for a release that does not wait as long as the host takes', async () => {
    const releases = [waiting(60_000), waiting(0)]
    expect(await attempts([GOOD], { releases })).toBe('found found found')
  })

  it('and its first response decides', async () => {
    await using registry = await FakeRegistry.start()
    registry.answer(DOCUMENT, { status: 503 }, GOOD, { status: 503 }, { status: 401 })
    const visiting = { ...WITHOUT_WAITS, retries: 5, releases: [waiting(0)] }
    const [visit] = await visitAll(registry, visiting)
    const { earlier, attempt, later } = visit ?? { earlier: [], later: [] }
    expect(
      [earlier, [attempt], later].map((each) => each.map((one) => one && outcomeOf(one)))
    ).toEqual([['document-status'], ['found'], ['document-status', 'document-unauthorized']])
  })

  it('never if every release waits long enough', async () => {
    expect(await attempts([GOOD], { releases: [waiting(60_000)] })).toBe('found')
  })
})

describe('does not retry', () => {
  it.each([201, 204, 300, 302, 400, 401, 403, 404, 405, 410, 418, 451])(
    'after status %i',
    async (status) => {
      expect(await attempts([{ status }, GOOD])).toMatch(/^\S+$/)
    }
  )

  const settled: readonly (Answer & { name: string; code: string })[] = [
    {
      name: 'a wrong media type',
      body: '{}',
      headers: { 'Content-Type': 'text/html' },
      code: 'document-type'
    },
    {
      name: 'malformed JSON',
      body: '{',
      headers: { 'Content-Type': 'application/json' },
      code: 'document-not-json'
    },
    { name: 'an array', json: [], code: 'document-not-object' },
    { name: 'null', json: null, code: 'absent' },
    { name: 'a document that is too large', json: {}, padTo: 2 ** 21, code: 'document-size' },
    {
      name: 'an invalid redirect',
      status: 302,
      headers: { Location: 'ftp://x' },
      code: 'redirect-invalid'
    },
    { name: 'a response that is not HTTP', raw: 'SSH-2.0\r\n\r\n', code: 'host-protocol' }
  ]
  it.each(settled)('after $name', async ({ name: _, code, ...answer }) => {
    expect(await attempts([answer, GOOD])).toBe(code)
  })

  it.each(['expired', 'other-name', 'self-signed'] as const)(
    'after a certificate that is %s',
    async (kind) => {
      await using registry = await FakeRegistry.start({ certificates: { [HOST]: kind } })
      registry.answer(DOCUMENT, GOOD)
      expect(outcomesOf(await visitAll(registry, { retries: 2 }))).toMatch(/^tls-\S+$/)
    }
  )

  it('if the token cannot be sent, and contacts nothing', async () => {
    await using registry = await FakeRegistry.start()
    registry.answer(DOCUMENT, GOOD)
    const visits = await visitAll(registry, { retries: 2, tokens: { [HOST]: 'line\nbreak' } })
    expect(outcomesOf(visits)).toBe('credentials-malformed')
    expect(registry.connections).toBe(0)
  })
})

describe('the wait before a retry', () => {
  const now = () => Date.parse('2026-11-20T12:00:00Z')
  const wait = (attempts: number, retryAfter: string | null = null, random = 0) =>
    waitMs(attempts, retryAfter, { random: () => random, now })

  it('doubles, with jitter between half and all of it', () => {
    expect([1, 2, 3, 4].map((attempts) => wait(attempts))).toEqual([250, 500, 1000, 2000])
    expect([1, 2, 3, 4].map((attempts) => wait(attempts, null, 1))).toEqual([500, 1000, 2000, 4000])
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
  it.each(asked)('is $ms ms for Retry-After: $retryAfter', ({ retryAfter, ms }) => {
    expect(wait(1, retryAfter)).toBe(ms)
  })

  it('is at most 10 s, whatever the number of attempts', () => {
    const waits = Array.from({ length: 10 }, (_, index) => wait(index + 1, null, 1))
    expect(Math.max(...waits)).toBe(10_000)
  })

  it('ends before the host is contacted again', async () => {
    await using registry = await FakeRegistry.start()
    registry.answer(DOCUMENT, { status: 429, headers: { 'Retry-After': '1' } }, GOOD)
    const timers = new ManualTimers()
    const requestsAtEnd: number[] = []
    const visiting: Visiting = {
      retries: 1,
      startTimer: (ms, run) => {
        const cancel = timers.startTimer(ms, run)
        if (ms === 1000) {
          setTimeout(() => {
            requestsAtEnd.push(registry.requests.length)
            timers.fire(1000)
          }, 50)
        }
        return cancel
      }
    }
    expect(outcomesOf(await visitAll(registry, visiting))).toBe('document-status found')
    expect(requestsAtEnd).toEqual([1])
  })
})

describe('a visit ends', () => {
  const names = [
    'silent',
    'stalled-handshake',
    'never-answers',
    'drips-head',
    'drips-body'
  ] as const
  const rows = names.map((name) => [name, name] as const)
  eachAtOnce('at the deadline of every attempt if the host is %s', rows, async (name) => {
    await using registry = await FakeRegistry.start()
    await using host = await HostileHost.start(name, HOST, registry.authority)
    const visits = await visitAll(registry, { resolve: host.resolve, retries: 1, timeoutMs: 1000 })
    expect(outcomesOf(visits)).toBe('host-timeout host-timeout')
    // The server may learn of a connection after its end.
    while (host.connections < 2) await new Promise(setImmediate)
    expect(host.connections).toBe(2)
  })
})

describe('visitHosts', () => {
  const hosts = Array.from({ length: 20 }, (_, index) => `r${index}.example.com`)

  it('visits each host once, `concurrency` at a time, and keeps their order', async () => {
    await using registry = await FakeRegistry.start()
    let most = 0
    let inside: (() => void)[] = []
    const release = () => {
      for (const leave of inside) leave()
      inside = []
    }
    for (const host of hosts) {
      // Four requests are held until a fifth has had the time to arrive.
      registry.answer(`https://${host}/.well-known/terraform.json`, async () => {
        await new Promise<void>((resolve) => {
          most = Math.max(most, inside.push(resolve))
          if (inside.length === 4) setTimeout(release, 100)
        })
        return GOOD
      })
    }
    const reported: string[] = []
    const progress = ({ done, total }: VisitProgress) => void reported.push(`${done}/${total}`)
    const visits = await visitAll(registry, { hosts, concurrency: 4, timeoutMs: 30_000, progress })
    expect(visits.map(({ host }) => host)).toEqual(hosts)
    expect(most).toBe(4)
    expect(registry.requests).toHaveLength(hosts.length)
    expect([...new Set(reported)]).toEqual(['0/20', ...hosts.map((_, index) => `${index + 1}/20`)])
  })

  it('visits the other hosts after one fails', async () => {
    await using registry = await FakeRegistry.start()
    for (const host of hosts.slice(1)) registry.offer(host, {})
    const visits = await visitAll(registry, {
      hosts: [...hosts, 'unreachable.example.com'],
      timeoutMs: 30_000,
      resolve: `${registry.resolve}\n${hosts[0]}=127.0.0.1:1\nunreachable.example.com=127.0.0.1:1`
    })
    expect(visits.map(({ attempt }) => outcomeOf(attempt))).toEqual([
      'host-unreachable',
      ...hosts.slice(1).map(() => 'found'),
      'host-unreachable'
    ])
  })

  it.each([
    ['asks no host for which every client that needs it has a host block', ['opentofu'], 0],
    ['asks a host for which one of its clients has no host block', ['terraform', 'opentofu'], 1]
  ] as const)('%s', async (_, clients, count) => {
    await using registry = await FakeRegistry.start()
    registry.answer(DOCUMENT, { status: 503 })
    const services = [{ id: 'modules.v1', value: '/v1/modules/' }]
    const forced = [{ client: 'opentofu', services, place: aPlace() } as const]
    const visits = await visitAll(registry, {
      required: new Map([[aHost(), [{ service: 'modules.v1', clients }]]]),
      forced: new Map([[aHost(), forced]])
    })
    expect(registry.requests).toHaveLength(count)
    expect(outcomesOf(visits)).toBe(count === 0 ? 'found' : 'document-status')
  })

  it('accepts an empty list', async () => {
    await using registry = await FakeRegistry.start()
    expect(await visitAll(registry, { hosts: [] })).toEqual([])
  })

  it('records where the token came from, but not the token', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, {})
    const visits = await visitAll(registry, { tokens: { [HOST]: 'very-secret' } })
    expect(visits[0]?.credentials).toEqual({
      source: 'tokens setting',
      hasToken: true,
      problem: null,
      life: null
    })
    expect(JSON.stringify(visits)).not.toContain('very-secret')
  })
})
