import { HOST } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { readVectors } from '../support/vectors.ts'
import { attemptOne, outcomeOf, visitAll } from '../support/visiting.ts'

const GOOD = { json: { 'modules.v1': '/v1/modules/' } }

/**
 * A way from the document on, the last place being the document's; and what each place must have been
 * sent: `token`, `-`, or other credentials. Go's net/http sends the same, but for the rows with http.
 */
type Way = { readonly name: string; readonly places: readonly string[]; readonly sent: string }

const ways = readVectors('token-ways') as readonly Way[]

/** Serves the way, goes it, and says what each place was sent. */
async function go(start: string, places: readonly string[], token: string | null): Promise<string> {
  await using registry = await FakeRegistry.start()
  let at = new URL(`https://${start}/.well-known/terraform.json`)
  for (const place of places) {
    registry.answer(at.href, { status: 302, headers: { Location: place } })
    at = new URL(place, at)
  }
  registry.answer(at.href, GOOD)
  const tokens = token === null ? {} : { [start]: token }
  const resolve = `${registry.resolve}\n${HOST}.:443=127.0.0.1:${registry.port}`
  const attempt = await attemptOne(registry, { hosts: [start], tokens, resolve })
  expect(outcomeOf(attempt)).toBe('found')
  // Evidence and requests agree on every place.
  expect(attempt.hops.map(({ authorization }) => authorization === 'sent')).toEqual(
    registry.requests.map(({ authorization }) => authorization === `Bearer ${token}`)
  )
  return registry.requests
    .map(({ authorization }) =>
      authorization === 'Bearer top/secret=' ? 'token' : (authorization ?? '-')
    )
    .join(' ')
}

it('says of a token that it was not sent where no connection was made', async () => {
  await using registry = await FakeRegistry.start()
  const tokens = { [HOST]: 'top-secret' }
  const authorizationAt = async (port: number) => {
    const resolve = `${HOST}:443=127.0.0.1:${port}`
    const { hops } = await attemptOne(registry, { tokens, resolve })
    return hops.map(({ authorization }) => authorization)
  }
  expect(await authorizationAt(registry.port)).toEqual(['sent'])
  expect(await authorizationAt(1)).toEqual(['not-sent'])
})

describe('a token is', () => {
  it.each(ways)('sent as "$sent" along the redirects: $name', async ({ places, sent }) => {
    expect(await go(HOST, places, 'top/secret=')).toBe(sent)
  })

  it('sent to the same name on another port', async () => {
    const places = [`https://${HOST}/a`, `https://cdn.${HOST}:8443/b`]
    expect(await go(`${HOST}:8443`, places, 'top/secret=')).toBe('token token token')
  })

  it('sent to an internationalised host in either spelling', async () => {
    const places = ['https://münchen.example.com/a', 'https://www.münchen.example.com/b']
    await using registry = await FakeRegistry.start()
    const [first = '', second = ''] = places
    const start = 'https://xn--mnchen-3ya.example.com/.well-known/terraform.json'
    registry.answer(start, { status: 302, headers: { Location: first } })
    registry.answer(first, { status: 302, headers: { Location: second } })
    registry.answer(second, GOOD)
    const host = 'münchen.example.com'
    await attemptOne(registry, { hosts: [host], tokens: { [host]: 'secret' } })
    expect(registry.requests.map(({ authorization }) => authorization)).toEqual(
      Array.from({ length: 3 }, () => 'Bearer secret')
    )
  })

  it('absent if none is configured', async () => {
    expect(await go(HOST, [`https://cdn.${HOST}/a`, `http://${HOST}/b`], null)).toBe('- - -')
  })

  it('sent to an address and no other', async () => {
    await using registry = await FakeRegistry.start({ certificates: { '127.0.0.1': 'good' } })
    const start = `127.0.0.1:${registry.port}`
    const other = `https://localhost:${registry.port}/a`
    registry.answer(`https://${start}/.well-known/terraform.json`, {
      status: 302,
      headers: { Location: `https://${start}/b` }
    })
    registry.answer(`https://${start}/b`, { status: 302, headers: { Location: other } })
    registry.answer(other, GOOD)
    await attemptOne(registry, { hosts: [start], tokens: { [start]: 'secret' }, resolve: '' })
    expect(registry.requests.map(({ authorization }) => authorization)).toEqual([
      'Bearer secret',
      'Bearer secret',
      null
    ])
  })

  it('sent to its own host, not to others in the same run', async () => {
    await using registry = await FakeRegistry.start()
    const hosts = [HOST, `${HOST}:8443`, `cdn.${HOST}`, 'example.com', 'other.example.org']
    for (const host of hosts) registry.offer(host, {})
    const tokens = { [HOST]: 'one', [`cdn.${HOST}`]: 'two', 'unasked.example.org': 'three' }
    await visitAll(registry, { hosts, tokens })
    const seen = registry.requests.map(({ host, authorization }) => [host, authorization] as const)
    expect(Object.fromEntries(seen)).toEqual({
      [HOST]: 'Bearer one',
      [`${HOST}:8443`]: null,
      [`cdn.${HOST}`]: 'Bearer two',
      'example.com': null,
      'other.example.org': null
    })
  })

  it('dropped at a redirect to a host with a token of its own, which is not sent either', async () => {
    await using registry = await FakeRegistry.start()
    registry.answer(`https://${HOST}/.well-known/terraform.json`, {
      status: 302,
      headers: { Location: 'https://other.example.org/a' }
    })
    registry.answer('https://other.example.org/a', GOOD)
    await attemptOne(registry, { tokens: { [HOST]: 'one', 'other.example.org': 'two' } })
    expect(registry.requests.map(({ authorization }) => authorization)).toEqual([
      'Bearer one',
      null
    ])
  })

  it('an empty header for an empty variable, and absent for an empty setting', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, {})
    await attemptOne(registry, { tokens: { [HOST]: '' } })
    expect(registry.requests.map(({ authorization }) => authorization)).toEqual([null])
  })

  it('sent in UTF-8 if it is not ASCII', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, {})
    await attemptOne(registry, { tokens: { [HOST]: 'schlüssel' } })
    const [seen] = registry.requests
    expect(Buffer.from(seen?.authorization ?? '', 'latin1').toString()).toBe('Bearer schlüssel')
  })

  it.each(['a\nb', 'a\rb', 'a\u0000b', 'a\u007fb'])(
    'not sent, and the host not contacted, if it is %j with a control character',
    async (token) => {
      await using registry = await FakeRegistry.start()
      registry.offer(HOST, {})
      const attempt = await attemptOne(registry, { tokens: { [HOST]: token } })
      expect(outcomeOf(attempt)).toBe('credentials-malformed')
      expect(registry.connections).toBe(0)
    }
  )
})

describe('a request has', () => {
  it('the headers of the clients, at every redirect', async () => {
    await using registry = await FakeRegistry.start()
    registry.answer(`https://${HOST}/.well-known/terraform.json`, {
      status: 302,
      headers: { Location: 'https://cdn.example.com/a', 'Set-Cookie': 'session=1; Path=/' }
    })
    registry.answer('https://cdn.example.com/a', GOOD)
    await attemptOne(registry)
    for (const { headers } of registry.requests) {
      const names = headers
        .map(([name]) => name.toLowerCase())
        .filter((name) => name !== 'connection')
      expect(names.sort()).toEqual(['accept', 'accept-encoding', 'host', 'user-agent'])
      expect(Object.fromEntries(headers)).toMatchObject({
        accept: 'application/json',
        'accept-encoding': 'gzip'
      })
    }
  })
})
