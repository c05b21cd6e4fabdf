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
  { name: 'stays', places: [], sent: 'token' },
  { name: 'same host', places: [`https://${HOST}/a`], sent: 'token token' },
  {
    name: 'relative',
    places: ['/a', 'b', '//registry.example.com/c'],
    sent: 'token token token token'
  },
  { name: 'subdomain', places: [`https://cdn.${HOST}/a`], sent: 'token token' },
  { name: 'deep subdomain', places: [`https://a.b.c.${HOST}/a`], sent: 'token token' },
  { name: 'parent', places: ['https://example.com/a'], sent: 'token -' },
  { name: 'sibling', places: ['https://cdn.example.com/a'], sent: 'token -' },
  { name: 'look-alike with the same end', places: [`https://evil${HOST}/a`], sent: 'token -' },
  {
    name: 'look-alike with the same beginning',
    places: [`https://${HOST}.evil.org/a`],
    sent: 'token -'
  },
  { name: 'look-alike with a hyphen', places: [`https://x-${HOST}/a`], sent: 'token -' },
  { name: 'a last dot makes another name', places: [`https://${HOST}./a`], sent: 'token -' },
  {
    name: 'capitals make another name',
    places: ['https://REGISTRY.example.com/a'],
    sent: 'token -'
  },
  { name: 'subdomain in capitals', places: [`https://CDN.${HOST}/a`], sent: 'token token' },
  { name: 'other port', places: [`https://${HOST}:8443/a`], sent: 'token token' },
  {
    name: 'other port of a subdomain',
    places: [`https://cdn.${HOST}:8443/a`],
    sent: 'token token'
  },
  {
    name: 'other port of another host',
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
    name: 'away and back',
    places: ['https://cdn.example.com/a', `https://${HOST}/b`],
    sent: 'token - -'
  },
  {
    name: 'away by http and back',
    places: ['http://cdn.example.com/a', `https://${HOST}/b`],
    sent: 'token - -'
  },
  {
    name: 'down and up again',
    places: [`https://cdn.${HOST}/a`, `https://${HOST}/b`],
    sent: 'token token token'
  },
  {
    name: 'down, then to a sibling below',
    places: [`https://a.${HOST}/a`, `https://b.${HOST}/b`],
    sent: 'token token token'
  },
  {
    name: 'away and on',
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

describe('a token', () => {
  it.each(ways)('$name', async ({ places, sent }) => {
    expect(await go(HOST, places, 'top/secret=')).toBe(sent)
  })

  it('of a host with a port stays with the name', async () => {
    const places = [`https://${HOST}/a`, `https://cdn.${HOST}:8443/b`]
    expect(await go(`${HOST}:8443`, places, 'top/secret=')).toBe('token token token')
  })

  it('of an internationalised host goes to either spelling of it', async () => {
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

  it('is not there when nobody gave one', async () => {
    expect(await go(HOST, [`https://cdn.${HOST}/a`, `http://${HOST}/b`], null)).toBe('- - -')
  })

  it('of an address goes to that address only', async () => {
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

  it('reaches its own host and no other that is visited beside it', async () => {
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

  it('is dropped at each redirect to a host with a token of its own, which is not sent there', async () => {
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

  it('that is empty is an empty header for a variable, and none for the setting', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, {})
    await attemptOne(registry, { tokens: { [HOST]: '' } })
    expect(registry.requests.map(({ authorization }) => authorization)).toEqual([null])
  })

  it('that is not ASCII is sent in UTF-8', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, {})
    await attemptOne(registry, { tokens: { [HOST]: 'schlüssel' } })
    const [seen] = registry.requests
    expect(Buffer.from(seen?.authorization ?? '', 'latin1').toString()).toBe('Bearer schlüssel')
  })

  it.each(['a\nb', 'a\rb', 'a\u0000b', 'a\u007fb'])(
    'with a control character, %j, is not sent, and the host is not even asked',
    async (token) => {
      await using registry = await FakeRegistry.start()
      registry.offer(HOST, {})
      const attempt = await attemptOne(registry, { tokens: { [HOST]: token } })
      expect(outcomeOf(attempt)).toBe('credentials-malformed')
      expect(registry.connections).toBe(0)
    }
  )
})

describe('what else is sent', () => {
  it('is what the clients send, on every hop', async () => {
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
