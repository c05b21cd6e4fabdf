import { describe, expect, it } from '@jest/globals'
import { HOST } from '../support/evidence-builder.ts'
import { FakeRegistry } from '../support/registry.ts'
import { attemptOne, outcomeOf, visitAll } from '../support/visiting.ts'

const GOOD = { json: { 'modules.v1': '/v1/modules/' } }
const BASIC = `Basic ${Buffer.from('me:p w').toString('base64')}`

/**
 * A way from the document on, the last place being the document's; and what each place must have been
 * sent: `token`, `-`, or other credentials. Go's net/http sends the same, but for the rows with http.
 */
type Way = { readonly name: string; readonly places: readonly string[]; readonly sent: string }

const ways: readonly Way[] = [
  { name: 'none', places: [], sent: 'token' },
  { name: 'the same host', places: [`https://${HOST}/a`], sent: 'token token' },
  {
    name: 'a relative URL',
    places: ['/a', 'b', '//registry.example.com/c'],
    sent: 'token token token token'
  },
  { name: 'a subdomain', places: [`https://cdn.${HOST}/a`], sent: 'token token' },
  { name: 'a deep subdomain', places: [`https://a.b.c.${HOST}/a`], sent: 'token token' },
  { name: 'the parent domain', places: ['https://example.com/a'], sent: 'token -' },
  { name: 'a sibling', places: ['https://cdn.example.com/a'], sent: 'token -' },
  { name: 'a host with the same suffix', places: [`https://evil${HOST}/a`], sent: 'token -' },
  {
    name: 'a host with the same prefix',
    places: [`https://${HOST}.evil.org/a`],
    sent: 'token -'
  },
  { name: 'a host with a hyphenated prefix', places: [`https://x-${HOST}/a`], sent: 'token -' },
  { name: 'the same name with a trailing dot', places: [`https://${HOST}./a`], sent: 'token -' },
  {
    name: 'the same name in upper case',
    places: ['https://REGISTRY.example.com/a'],
    sent: 'token -'
  },
  { name: 'a subdomain in upper case', places: [`https://CDN.${HOST}/a`], sent: 'token token' },
  { name: 'another port', places: [`https://${HOST}:8443/a`], sent: 'token token' },
  {
    name: 'another port of a subdomain',
    places: [`https://cdn.${HOST}:8443/a`],
    sent: 'token token'
  },
  {
    name: 'another port of another host',
    places: ['https://cdn.example.com:8443/a'],
    sent: 'token -'
  },
  { name: 'http on the same host', places: [`http://${HOST}/a`], sent: 'token -' },
  { name: 'http on a subdomain', places: [`http://cdn.${HOST}/a`], sent: 'token -' },
  {
    name: 'http and back to https',
    places: [`http://${HOST}/a`, `https://${HOST}/b`],
    sent: 'token - token'
  },
  {
    name: 'another host and back',
    places: ['https://cdn.example.com/a', `https://${HOST}/b`],
    sent: 'token - -'
  },
  {
    name: 'another host over http and back',
    places: ['http://cdn.example.com/a', `https://${HOST}/b`],
    sent: 'token - -'
  },
  {
    name: 'a subdomain and back',
    places: [`https://cdn.${HOST}/a`, `https://${HOST}/b`],
    sent: 'token token token'
  },
  {
    name: 'a subdomain, then its sibling',
    places: [`https://a.${HOST}/a`, `https://b.${HOST}/b`],
    sent: 'token token token'
  },
  {
    name: 'another host, then a third',
    places: ['https://a.example.org/a', '/b', 'https://b.example.org/c'],
    sent: 'token - - -'
  },
  {
    name: 'user info at the same host',
    places: [`https://me:p%20w@${HOST}/a`],
    sent: 'token token'
  },
  {
    name: 'user info at another host',
    places: ['https://me:p%20w@cdn.example.com/a'],
    sent: `token ${BASIC}`
  },
  {
    name: 'user info, then a relative path',
    places: ['https://me:p%20w@cdn.example.com/a', '/b'],
    sent: `token ${BASIC} ${BASIC}`
  },
  {
    name: 'user info, then another host',
    places: ['https://me:p%20w@cdn.example.com/a', `https://${HOST}/b`],
    sent: `token ${BASIC} -`
  }
]

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
