import type { RegistryRequest } from '../../../src/observe/visit/registry/ask.ts'
import { Stop } from '../../../src/observe/visit/stop.ts'
import { parseUrl } from '../../../src/rules/go/url.ts'
import { Token } from '../../../src/rules/protocol/token.ts'
import type { Answer } from '../../support/answer.ts'
import { type Asking, aRequest, askerOf, attemptsIn, outcomesIn } from '../../support/asking.ts'
import { HOST } from '../../support/evidence-builder.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { FakeRegistry } from '../../support/registry.ts'
import { ManualTimers } from '../../support/timers.ts'

const VERSIONS = `https://${HOST}/v1/modules/acme/net/aws/versions`
const GOOD: Answer = { json: { modules: [] } }
const FIRST_WAIT_MS = 1000

/** Attempts have 10 s; every wait ends at once, and is recorded. */
function timersThatPass(waits: number[] = []): Asking {
  const startTimer: Asking['startTimer'] = (ms, run) => {
    if (ms !== 10_000) waits.push(ms)
    const timer = setTimeout(run, ms === 10_000 ? ms : 0)
    return () => clearTimeout(timer)
  }
  return { startTimer }
}

/** The outcome of each attempt when a host gives these answers. */
async function attempts(
  answers: readonly Answer[],
  more: Partial<RegistryRequest> = {},
  asking: Asking = timersThatPass()
): Promise<string> {
  await using registry = await FakeRegistry.start()
  registry.answer(VERSIONS, ...answers)
  using asker = askerOf(registry, asking)
  return outcomesIn(await asker.ask(aRequest(VERSIONS, more)))
}

describe('asks again', () => {
  it.each([429, 500, 502, 503, 504, 599])('after status %i', async (status) => {
    expect(await attempts([{ status }, GOOD])).toBe(`${status} 200`)
  })

  it('after a connection that is closed without a response', async () => {
    expect(await attempts([{ raw: '' }, GOOD])).toBe('host-unreachable 200')
  })

  it('after an attempt that took too long', async () => {
    const timers = new ManualTimers()
    await using registry = await FakeRegistry.start()
    registry.answer(VERSIONS, () => {
      if (registry.requests.length > 1) return GOOD
      setImmediate(() => timers.fire(10_000))
      return new Promise(() => {})
    })
    using asker = askerOf(registry, {
      startTimer: (ms, run) => {
        const cancel = timers.startTimer(ms, run)
        if (ms === FIRST_WAIT_MS) setImmediate(() => timers.fire(ms))
        return cancel
      }
    })
    expect(outcomesIn(await asker.ask(aRequest(VERSIONS)))).toBe('host-timeout 200')
    expect(timers.started).toEqual([10_000, FIRST_WAIT_MS, 10_000])
  })

  it('as often as the most patient client, and after waits that double', async () => {
    const waits: number[] = []
    const patience = [0, 6].map((retries) => ({
      client: 'terraform' as const,
      attemptMs: 10_000,
      retries
    }))
    expect(await attempts([{ status: 500 }], { patience }, timersThatPass(waits))).toBe(
      '500 500 500 500 500 500 500'
    )
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000])
  })

  const requested = [
    { status: 429, retryAfter: '3', ms: 3000 },
    { status: 503, retryAfter: '3', ms: 3000 },
    { status: 429, retryAfter: '0', ms: 0 },
    { status: 429, retryAfter: 'Fri, 20 Nov 2026 12:00:04 GMT', ms: 4000 },
    { status: 429, retryAfter: 'Fri, 20 Nov 2026 11:00:00 GMT', ms: 0 },
    { status: 429, retryAfter: '3600', ms: 60_000 },
    { status: 429, retryAfter: 'soon', ms: 1000 },
    { status: 500, retryAfter: '3', ms: 1000 }
  ]
  it.each(requested)('$ms ms after $status with Retry-After: $retryAfter', async (row) => {
    const waits: number[] = []
    const now = () => Date.parse('2026-11-20T12:00:00Z')
    const asked = { status: row.status, headers: { 'Retry-After': row.retryAfter } }
    await attempts([asked, GOOD], {}, { ...timersThatPass(waits), now })
    expect(waits).toEqual([row.ms])
  })
})

describe('asks once', () => {
  it.each([200, 204, 304, 400, 401, 403, 404, 408, 410, 501])('at status %i', async (status) => {
    expect(await attempts([{ status }, GOOD])).toBe(String(status))
  })

  it('if the head arrived and the body is cut off', async () => {
    const raw = 'HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{"a"'
    expect(await attempts([{ raw }, GOOD])).toBe('answer-incomplete')
  })

  it('if the certificate is bad', async () => {
    await using registry = await FakeRegistry.start({
      certificates: { [HOST]: 'expired' }
    })
    using asker = askerOf(registry)
    expect(outcomesIn(await asker.ask(aRequest(VERSIONS)))).toBe('tls-expired')
  })

  it('if there are too many redirects', async () => {
    const again = { status: 302, headers: { Location: `${VERSIONS}?x` } }
    expect(await attempts([again])).toBe('redirect-loop')
  })
})

/** Answers that wait for each other: `size` are held until one more has had the time to arrive. */
function crowdOf(size: number) {
  let most = 0
  let inside: (() => void)[] = []
  const release = () => {
    for (const leave of inside) leave()
    inside = []
  }
  const answer = async (): Promise<Answer> => {
    await new Promise<void>((resolve) => {
      most = Math.max(most, inside.push(resolve))
      if (inside.length === size) setTimeout(release, 10)
    })
    return GOOD
  }
  return { answer, most: () => most }
}

describe('keeps to 4 requests at once for each host', () => {
  const names = Array.from({ length: 40 }, (_, index) => `m${index}`)
  const urlFor = (host: string, name: string) => `https://${host}/v1/modules/${name}`

  it('over 4 connections, in the order of the questions', async () => {
    await using registry = await FakeRegistry.start()
    const crowd = crowdOf(4)
    for (const name of names) {
      registry.answer(urlFor(HOST, name), crowd.answer)
    }
    using asker = askerOf(registry)
    const replies = await Promise.all(names.map((name) => asker.ask(aRequest(urlFor(HOST, name)))))
    expect(new Set(replies.map(outcomesIn))).toEqual(new Set(['200']))
    expect(crowd.most()).toBe(4)
    expect(registry.connections).toBe(4)
    const asked = registry.urls.map((url) => names.findIndex((name) => url === urlFor(HOST, name)))
    // Those that are under way at the same time may overtake each other.
    expect(asked.every((name, at) => Math.abs(name - at) < 4)).toBe(true)
  })

  it('and to concurrency times 4 in total', async () => {
    await using registry = await FakeRegistry.start()
    const crowd = crowdOf(4)
    const urls = ['a', 'b', 'c'].flatMap((host) =>
      names.slice(0, 8).map((name) => urlFor(`${host}.example.com`, name))
    )
    for (const url of urls) {
      registry.answer(url, crowd.answer)
    }
    using asker = askerOf(registry, { concurrency: 1 })
    await Promise.all(urls.map((url) => asker.ask(aRequest(url))))
    expect(crowd.most()).toBe(4)
  })

  it('and asks nothing of a host while that has asked for a pause', async () => {
    await using registry = await FakeRegistry.start()
    const timers = new ManualTimers()
    registry.answer(VERSIONS, { status: 429, headers: { 'Retry-After': '7' } }, GOOD)
    registry.answer(urlFor(HOST, 'other'), GOOD)
    const seen: string[] = []
    using asker = askerOf(registry, {
      startTimer: (ms, run) => {
        const cancel = timers.startTimer(ms, run)
        if (ms === 7000) {
          seen.push('pause')
          setTimeout(() => {
            seen.push(`${registry.requests.length} asked`)
            timers.fire(ms)
          }, 20)
          setImmediate(() => {
            void asker.ask(aRequest(urlFor(HOST, 'other'))).then(() => seen.push('other'))
          })
        }
        return cancel
      }
    })
    expect(outcomesIn(await asker.ask(aRequest(VERSIONS)))).toBe('429 200')
    expect(seen.slice(0, 2)).toEqual(['pause', '1 asked'])
  })
})

describe('does not ask', () => {
  it('more of a host than `max-requests`, and counts redirects and retries', async () => {
    await using registry = await FakeRegistry.start()
    const there = `https://${HOST}/there`
    registry.answer(VERSIONS, { status: 302, headers: { Location: '/there' } })
    registry.answer(there, { status: 500 }, GOOD)
    using asker = askerOf(registry, { ...timersThatPass(), maxRequests: 4 })
    expect(outcomesIn(await asker.ask(aRequest(VERSIONS)))).toBe('500 200')
    expect(outcomesIn(await asker.ask(aRequest(VERSIONS)))).toBe('limit')
    expect(registry.requests).toHaveLength(4)
  })

  it('more of a host that another program asks, each by itself', async () => {
    await using registry = await FakeRegistry.start()
    using asker = askerOf(registry, { maxRequests: 1 })
    const counted = ['ssh://git@a.test/x', 'ssh://git@b.test/x', 'ssh://git@a.test/y'].map(
      (address) => {
        const url = parseUrl(address)
        return url.ok && asker.countTransfer(url.value)
      }
    )
    expect(counted).toEqual([true, true, false])
  })

  it('anything after the end of the check', async () => {
    await using registry = await FakeRegistry.start()
    const stop = new Stop()
    registry.answer(VERSIONS, () => {
      setImmediate(() => stop.end({ kind: 'deadline', ms: 1 }))
      return new Promise(() => {})
    })
    using asker = askerOf(registry, { stop })
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => asker.ask(aRequest(VERSIONS)))
    )
    expect(replies.map(outcomesIn)).toEqual(Array.from({ length: 6 }, () => 'stopped'))
    expect(registry.requests.length).toBeLessThanOrEqual(4)
  })

  it('again after the end of the check', async () => {
    const stop = new Stop()
    const asking: Asking = {
      stop,
      startTimer: (ms, run) => {
        if (ms === FIRST_WAIT_MS) setImmediate(() => stop.end({ kind: 'deadline', ms: 1 }))
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      }
    }
    expect(await attempts([{ status: 500 }, GOOD], {}, asking)).toBe('500')
  })
})

describe('a request', () => {
  it('has the headers of the question, the token, and no accept', async () => {
    await using registry = await FakeRegistry.start()
    registry.answer(VERSIONS, GOOD)
    using asker = askerOf(registry)
    const headers = { 'x-terraform-version': '1.15.9' }
    await asker.ask(aRequest(VERSIONS, { headers, token: new Token('secret') }))
    const [request] = registry.requests
    const sent = Object.fromEntries(request?.headers ?? [])
    expect(sent).toMatchObject({
      ...headers,
      authorization: 'Bearer secret',
      'accept-encoding': 'gzip'
    })
    expect(sent).not.toHaveProperty('accept')
  })

  it('for a range reads only the first bytes, and asks for no compression', async () => {
    await using registry = await FakeRegistry.start()
    registry.answer(
      VERSIONS,
      { bodyRepeat: { text: 'x', times: 20_000_000 } },
      { status: 206, body: 'x' }
    )
    using asker = askerOf(registry)
    const question = aRequest(VERSIONS, {
      headers: { range: 'bytes=0-0' },
      planBody: () => ({ kind: 'excerpt', maxBytes: 16 })
    })
    const replies = []
    for (const _ of [1, 2, 3]) replies.push(await asker.ask(question))
    expect(replies.map(outcomesIn)).toEqual(['200', '206', '206'])
    const [first] = replies.flatMap(attemptsIn)
    expect(first?.response).toMatchObject({ body: { truncated: true } })
    const sent = Object.fromEntries(registry.requests[0]?.headers ?? [])
    expect(sent).toMatchObject({ range: 'bytes=0-0' })
    expect(sent).not.toHaveProperty('accept-encoding')
    // The first connection ends with the body that was not read; the next one is kept.
    expect(registry.requests.map(({ connection }) => connection)).toEqual([1, 2, 2])
  })

  it('shows the headers that only these answers have', async () => {
    await using registry = await FakeRegistry.start()
    const headers = { 'X-Terraform-Get': ' ./x.zip ', 'TFP-API-Version': '2.6' }
    registry.answer(VERSIONS, { status: 204, headers })
    using asker = askerOf(registry)
    const [attempt] = attemptsIn(await asker.ask(aRequest(VERSIONS)))
    expect(attempt?.response).toMatchObject({
      head: { status: 204, terraformGet: './x.zip', apiVersion: '2.6' }
    })
  })
})

describe('the token', () => {
  const there = (url: string) => ({ url, ...GOOD })
  const paths = [
    { name: 'the same host', to: `https://${HOST}/there`, hops: 'sent sent' },
    { name: 'another port', to: `https://${HOST}:8443/there`, hops: 'sent sent' },
    { name: 'a subdomain', to: `https://cdn.${HOST}/there`, hops: 'sent sent' },
    { name: 'another host', to: 'https://cdn.example.com/there', hops: 'sent dropped' },
    { name: 'http, which the clients would do', to: `http://${HOST}/there`, hops: 'sent withheld' }
  ]
  it.each(paths)('goes with a redirect to $name: $hops', async ({ to, hops }) => {
    await using registry = await FakeRegistry.start({ responses: [there(to)] })
    registry.answer(VERSIONS, { status: 302, headers: { Location: to } })
    using asker = askerOf(registry)
    const answer = await asker.ask(aRequest(VERSIONS, { token: new Token('secret') }))
    const [attempt] = attemptsIn(answer)
    expect(attempt?.hops.map(({ authorization }) => authorization).join(' ')).toBe(hops)
    expect(registry.requests.map(({ authorization }) => authorization ?? null)).toEqual([
      'Bearer secret',
      hops === 'sent sent' ? 'Bearer secret' : null
    ])
    expect(JSON.stringify(answer)).not.toContain('secret')
  })

  it('does not go to an http URL that a registry names', async () => {
    const url = VERSIONS.replace('https:', 'http:')
    await using registry = await FakeRegistry.start({ responses: [there(url)] })
    using asker = askerOf(registry)
    const answer = await asker.ask(aRequest(url, { token: new Token('secret') }))
    expect(attemptsIn(answer)[0]?.hops).toMatchObject([{ authorization: 'withheld' }])
    expect(registry.requests.map(({ authorization }) => authorization ?? null)).toEqual([null])
  })
})

describe('a URL that the answer of a public registry names', () => {
  it('counts as one of a private registry by the address of a connection, new or kept', async () => {
    await using registry = await FakeRegistry.start({
      responses: [{ url: VERSIONS, ...GOOD }]
    })
    using asker = askerOf(registry)
    const replies = [await asker.ask(aRequest(VERSIONS)), await asker.ask(aRequest(VERSIONS))]
    const hops = replies.flatMap((reply) => attemptsIn(reply).flatMap((attempt) => attempt.hops))
    expect(hops.map(({ address }) => address)).toEqual(['127.0.0.1', '127.0.0.1'])
    expect(registry.connections).toBe(1)
  })

  it.each([
    { isPublic: true, code: 'host-private-redirect' },
    { isPublic: false, code: 'host-unreachable' }
  ])('may be at a private address: $isPublic', async ({ isPublic, code }) => {
    await using registry = await FakeRegistry.start()
    using asker = askerOf(registry, timersThatPass())
    const question = aRequest('https://127.0.0.1:1/x.zip', { origin: { isPublic } })
    expect(outcomesIn(await asker.ask(question)).split(' ')[0]).toBe(code)
  })

  it('may not lead to a private address later either, over a connection that is kept', async () => {
    await using registry = await FakeRegistry.start()
    registry.answer(VERSIONS, GOOD, {
      status: 302,
      headers: { Location: 'https://127.0.0.1:1/' }
    })
    using asker = askerOf(registry)
    const question = aRequest(VERSIONS, { origin: { isPublic: true } })
    const replies = [await asker.ask(question), await asker.ask(question)]
    expect(replies.map(outcomesIn)).toEqual(['200', 'host-private-redirect'])
    expect(registry.connections).toBe(1)
  })
})

it('sends no more requests to a host that left several without a response', async () => {
  await using registry = await FakeRegistry.start()
  registry.answer(VERSIONS, { raw: '' })
  using asker = askerOf(registry, timersThatPass())
  const replies = await Promise.all(Array.from({ length: 50 }, () => asker.ask(aRequest(VERSIONS))))
  expect(new Set(replies.map(outcomesIn))).toEqual(new Set(['host-unreachable host-unreachable']))
  // Two attempts at each of eight questions, and at those that were under way then.
  expect(registry.requests.length).toBeLessThanOrEqual(2 * (8 + 3))
})
