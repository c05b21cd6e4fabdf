// Hosts that are slow, close connections, or send too much.

import type { Asker } from '../../../src/observe/visit/registry/ask.ts'
import {
  type Asking,
  aRequest,
  askerOf,
  attemptsIn,
  outcomesIn,
  WHOLE
} from '../../support/asking.ts'
import { HOST } from '../../support/evidence-builder.ts'
import { HostileHost } from '../../support/hostile.ts'
import { describe, expect, it } from '../../support/jest.ts'
import type { MisbehaviourName } from '../../support/misbehaviour.ts'
import { FakeRegistry } from '../../support/registry.ts'

const URL = `https://${HOST}/v1/modules/acme/net/aws/versions`
const PATIENCE = [{ client: 'terraform', attemptMs: 300, retries: 0 }] as const

describe('an attempt ends at its limit', () => {
  it.each<{ name: MisbehaviourName }>([
    { name: 'never-answers' },
    { name: 'drips-head' },
    { name: 'drips-body' }
  ])('if the host is $name, and its connection is not used again', async ({ name }) => {
    await using registry = await FakeRegistry.start()
    await using host = await HostileHost.start(name, HOST, registry.authority)
    using asker = askerOf(registry, { resolve: host.resolve })
    const question = aRequest(URL, { patience: PATIENCE })
    const replies = await Promise.all([asker.ask(question), asker.ask(question)])
    expect(replies.map(outcomesIn)).toEqual(['host-timeout', 'host-timeout'])
    await until(() => host.connections === 2)
  })
})

/** The server learns a little later that a connection has ended. */
async function until(isSo: () => boolean): Promise<void> {
  for (let left = 2000; !isSo(); left -= 1) {
    if (left === 0) throw new Error('it does not happen')
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

describe('a request that may not reach a private address', () => {
  const start = () =>
    FakeRegistry.start({
      certificates: { '127.0.0.1': 'good' },
      otherwise: () => ({ json: {} })
    })
  const outcome = async (asker: Asker, { port }: FakeRegistry, isPublic: boolean) =>
    outcomesIn(await asker.ask(aRequest(`https://127.0.0.1:${port}/x`, { origin: { isPublic } })))

  it('is not sent over the connection of one that may, which is kept', async () => {
    await using registry = await start()
    using asker = askerOf(registry, { resolve: '' })
    expect(await outcome(asker, registry, false)).toBe('200')
    expect(await outcome(asker, registry, true)).toBe('host-private-redirect')
    expect(await outcome(asker, registry, false)).toBe('200')
    expect(registry.requests).toHaveLength(2)
    expect(registry.connections).toBe(1)
  })

  it('does not mark the host as down for one that may, however often it is refused', async () => {
    await using registry = await start()
    using asker = askerOf(registry, { resolve: '' })
    for (let count = 0; count < 10; count += 1) await outcome(asker, registry, true)
    expect(await outcome(asker, registry, false)).toBe('200')
  })
})

describe('a connection', () => {
  it('that the host closes after each answer is replaced', async () => {
    await using registry = await FakeRegistry.start()
    registry.answer(URL, { json: {}, encoding: 'close' })
    using asker = askerOf(registry)
    for (const _ of [1, 2, 3]) expect(outcomesIn(await asker.ask(aRequest(URL)))).toBe('200')
    expect(registry.connections).toBe(3)
  })

  it('is given up for a body beyond its limit, of which the beginning is returned', async () => {
    await using registry = await FakeRegistry.start()
    registry.answer(URL, { bodyRepeat: { text: '[', times: 3_000_000 } }, { json: {} })
    using asker = askerOf(registry)
    const [large] = attemptsIn(await asker.ask(aRequest(URL)))
    expect(large?.response).toMatchObject({ body: { truncated: true } })
    expect(large?.response.kind === 'received' && large.response.body.bytes.length).toBe(
      WHOLE.maxBytes
    )
    expect(outcomesIn(await asker.ask(aRequest(URL)))).toBe('200')
    expect(registry.connections).toBe(2)
  })

  it('to each of many hosts that one host redirects to is not kept for ever', async () => {
    await using registry = await FakeRegistry.start()
    const open = new Set<number>()
    for (let at = 0; at < 30; at += 1) {
      const there = `https://cdn${at}.example.com/x`
      registry.answer(`${URL}/${at}`, { status: 302, headers: { Location: there } })
      registry.answer(there, ({ connection }) => {
        open.add(connection)
        return { json: {} }
      })
    }
    using asker = askerOf(registry)
    for (let at = 0; at < 30; at += 1) await asker.ask(aRequest(`${URL}/${at}`))
    expect(open.size).toBe(30)
    await until(() => registry.openConnections <= 12)
  })

  it('of one host is ended when many others are kept', async () => {
    await using registry = await FakeRegistry.start()
    const urls = Array.from({ length: 10 }, (_, at) => `https://h${at}.example.com/x`)
    for (const url of urls) registry.answer(url, { json: {} })
    const asking: Asking = { concurrency: 1 }
    using asker = askerOf(registry, asking)
    for (const url of urls) await asker.ask(aRequest(url))
    await until(() => registry.openConnections <= 4)
  })
})
