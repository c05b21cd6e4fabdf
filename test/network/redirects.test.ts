import { plain } from '../../src/rules/protocol/marked-text.ts'
import type { Answer, AnswerRow } from '../support/answer.ts'
import { aUrl, HOST } from '../support/evidence-builder.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { ManualTimers } from '../support/timers.ts'
import { attemptOne, hopsOf, outcomeOf, problemOf, type Visiting } from '../support/visiting.ts'

const DOCUMENT = `https://${HOST}/.well-known/terraform.json`
const GOOD: Answer = { json: { 'modules.v1': '/v1/modules/' } }
// A label too long for DNS: no name server is asked.
const NO_ADDRESS = `${'g'.repeat(64)}.example.com`
const to = (location: string, status = 302): Answer => ({ status, headers: { Location: location } })

/** A registry where the document is a redirect, and these are the other answers. */
const redirecting = (location: string, more: readonly AnswerRow[] = [], status = 302) =>
  FakeRegistry.start({ responses: [{ url: DOCUMENT, ...to(location, status) }, ...more] })

const there = (url: string): AnswerRow => ({ url, ...GOOD })

describe('follows a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with status %i and the GET method', async (status) => {
    await using registry = await redirecting(
      'https://cdn.example.com/d.json',
      [there('https://cdn.example.com/d.json')],
      status
    )
    const attempt = await attemptOne(registry)
    expect(attempt.discovery).toMatchObject({
      kind: 'found',
      url: aUrl('https://cdn.example.com/d.json')
    })
    expect(hopsOf(attempt)).toEqual([`${status} ${DOCUMENT}`, '200 https://cdn.example.com/d.json'])
    expect(registry.requests.map(({ method }) => method)).toEqual(['GET', 'GET'])
  })

  const followed = [
    {
      name: 'without sending its fragment',
      location: '/d.json#modules',
      asked: `https://${HOST}/d.json`
    },
    {
      name: 'to a name in upper case',
      location: 'https://CDN.Example.com/d.json',
      asked: 'https://cdn.example.com/d.json'
    },
    {
      name: 'to a URL with an empty port',
      location: 'https://cdn.example.com:/d.json',
      asked: 'https://cdn.example.com/d.json'
    },
    {
      name: 'to another port',
      location: 'https://cdn.example.com:8443/d.json',
      asked: 'https://cdn.example.com:8443/d.json'
    },
    {
      name: 'to a name with a trailing dot',
      location: 'https://cdn.example.com./d.json',
      asked: 'https://cdn.example.com./d.json'
    }
  ]
  it.each(followed)('$name', async ({ location, asked }) => {
    await using registry = await redirecting(location, [there(asked)])
    const attempt = await attemptOne(registry)
    expect(outcomeOf(attempt)).toBe('found')
    expect(registry.urls.at(-1)).toBe(asked)
  })

  it('to a plain http URL', async () => {
    await using registry = await redirecting('http://cdn.example.com/d.json', [
      there('http://cdn.example.com/d.json')
    ])
    expect(hopsOf(await attemptOne(registry))).toEqual([
      `302 ${DOCUMENT}`,
      '200 http://cdn.example.com/d.json'
    ])
  })

  it('to the first of two Location headers', async () => {
    await using registry = await FakeRegistry.start({
      responses: [
        { url: DOCUMENT, status: 302, headers: { Location: ['/first.json', '/second.json'] } },
        there(`https://${HOST}/first.json`)
      ]
    })
    expect(outcomeOf(await attemptOne(registry))).toBe('found')
  })

  it('over the same connection if its body is short', async () => {
    await using registry = await FakeRegistry.start({
      responses: [
        { url: DOCUMENT, ...to('/d.json'), body: 'moved' },
        there(`https://${HOST}/d.json`)
      ]
    })
    expect(outcomeOf(await attemptOne(registry))).toBe('found')
    expect(registry.connections).toBe(1)
  })

  it('over a new connection if the old one is closed, and records both', async () => {
    await using registry = await FakeRegistry.start({
      responses: [
        { url: DOCUMENT, ...to('/d.json'), encoding: 'close' },
        there(`https://${HOST}/d.json`)
      ]
    })
    const { hops, certificates } = await attemptOne(registry)
    expect(registry.connections).toBe(2)
    expect(hops.map(({ address }) => address)).toEqual(['127.0.0.1', '127.0.0.1'])
    expect(certificates.map(({ host }) => host)).toEqual([HOST, HOST])
  })
})

describe('does not follow', () => {
  it.each([300, 304, 305])('status %i, although it has a Location header', async (status) => {
    await using registry = await redirecting('/d.json', [there(`https://${HOST}/d.json`)], status)
    const attempt = await attemptOne(registry)
    expect(inWords(problemOf(attempt))).toMatchObject({
      code: 'document-status',
      message: expect.stringContaining(`returned ${status} `)
    })
    expect(registry.requests).toHaveLength(1)
  })

  it.each([301, 307])('status %i without a Location header', async (status) => {
    await using registry = await FakeRegistry.start({ responses: [{ url: DOCUMENT, status }] })
    expect(inWords(problemOf(await attemptOne(registry))?.message)).toMatch(
      /without a Location header/
    )
  })

  it('status 302 with an empty Location header', async () => {
    await using registry = await redirecting('')
    expect(inWords(problemOf(await attemptOne(registry))?.message)).toMatch(
      /without a Location header/
    )
  })
})

describe('rejects a redirect to', () => {
  const refused = [
    {
      name: 'an ftp URL',
      location: 'ftp://cdn.example.com/',
      why: 'unsupported protocol scheme "ftp"'
    },
    { name: 'a URL without a host', location: 'https:///d.json', why: 'no Host in request URL' },
    { name: 'port 0', location: `https://${HOST}:0/`, why: 'invalid port "0"' },
    { name: 'a port above 65535', location: `https://${HOST}:65536/`, why: 'invalid port "65536"' },
    {
      name: 'a path with an invalid escape',
      location: '/%zz',
      why: /failed to parse Location.*invalid URL escape/
    },
    { name: 'a URL of 9000 characters', location: `/${'a'.repeat(9000)}`, why: /more than 8192/ },
    { name: 'an invalid hostname', location: 'https://ex\u2260ample\u2028.com/', why: /idna|parse/ }
  ]
  it.each(refused)('$name', async ({ location, why }) => {
    await using registry = await redirecting(location)
    const attempt = await attemptOne(registry)
    expect(problemOf(attempt)?.code).toBe('redirect-invalid')
    const [, reason = ''] = plain(problemOf(attempt)?.message ?? '').split(' cannot be followed: ')
    if (typeof why === 'string') expect(reason).toBe(why)
    else expect(reason).toMatch(why)
    expect(registry.requests).toHaveLength(1)
  })

  it.each(['https://1.2/', 'https://0x7f.1/', 'https://2130706433/', 'https://127.1/'])(
    '%s, which is a hostname and not an address',
    async (location) => {
      await using registry = await redirecting(location)
      expect(outcomeOf(await attemptOne(registry))).toBe('host-unknown')
    }
  )

  it('a name that is too long for DNS', async () => {
    const location = `https://${'a'.repeat(64)}.${'b'.repeat(300)}.example.com/`
    await using registry = await redirecting(location)
    expect(outcomeOf(await attemptOne(registry))).toBe('host-unknown')
  })

  it('a name with dollar signs, which the message repeats unchanged', async () => {
    await using registry = await redirecting(`https://a$&b$'c.${NO_ADDRESS}/`)
    const problem = problemOf(await attemptOne(registry))
    expect(inWords(problem?.message)).toMatch(
      /^a\$&b\$'c\.g+\.example\.com does not resolve: no such host/
    )
  })
})

describe('stops following redirects', () => {
  /** `count` redirects in a row, and then the document. */
  async function chain(count: number): Promise<FakeRegistry> {
    const registry = await FakeRegistry.start()
    for (let at = 0; at < count; at += 1) {
      registry.answer(at === 0 ? DOCUMENT : `https://${HOST}/${at}`, to(`/${at + 1}`))
    }
    registry.answer(count === 0 ? DOCUMENT : `https://${HOST}/${count}`, GOOD)
    return registry
  }

  it.each([
    { client: 'Terraform', maxRedirects: 3, limits: 'Terraform follows 3' },
    {
      client: 'OpenTofu',
      maxRedirects: 9,
      limits: 'Terraform follows 3, OpenTofu follows 9'
    }
  ])('after $maxRedirects for $client', async ({ maxRedirects, limits }) => {
    await using enough = await chain(maxRedirects)
    const good = await attemptOne(enough, { maxRedirects })
    expect(outcomeOf(good)).toBe('found')
    expect(enough.requests).toHaveLength(maxRedirects + 1)

    await using more = await chain(maxRedirects + 1)
    expect(inWords(problemOf(await attemptOne(more, { maxRedirects })))).toMatchObject({
      code: 'redirect-limit',
      message: `${DOCUMENT} redirects ${maxRedirects + 1} times; ${limits}`
    })
    expect(more.requests).toHaveLength(maxRedirects + 1)
  })

  it('and reports a loop as a loop', async () => {
    await using self = await redirecting(DOCUMENT)
    const loop = await attemptOne(self, { maxRedirects: 3 })
    expect(inWords(problemOf(loop))).toMatchObject({
      code: 'redirect-loop',
      message: `the redirects of ${DOCUMENT} lead back to ${DOCUMENT}`
    })
    expect(self.requests).toHaveLength(4)
  })

  it('but follows a redirect to the same URL that then returns a document', async () => {
    await using registry = await FakeRegistry.start()
    registry.answer(DOCUMENT, to(DOCUMENT), GOOD)
    expect(outcomeOf(await attemptOne(registry))).toBe('found')
  })

  it('at one deadline for all requests together', async () => {
    await using registry = await FakeRegistry.start()
    const timers = new ManualTimers()
    registry.answer(DOCUMENT, to('/1')).answer(`https://${HOST}/1`, to('/2'))
    registry.answer(`https://${HOST}/2`, () => {
      setImmediate(() => timers.fire(4000))
      return new Promise(() => {})
    })
    const { startTimer } = timers
    const attempt = await attemptOne(registry, { timeoutMs: 4000, startTimer })
    expect(inWords(problemOf(attempt))).toMatchObject({
      code: 'host-timeout',
      message: `${HOST} did not answer within 4 s`
    })
    expect(attempt.hops).toHaveLength(3)
    expect(timers.started).toEqual([4000])
  })
})

describe('does not follow a redirect from a public host to', () => {
  // A host that a `resolve` rule maps is judged by its name, which is public here.
  const refusals = [
    { name: 'a metadata address', location: 'https://169.254.169.254/', to: 'metadata' },
    { name: 'a loopback address', location: 'https://127.0.0.1:1/', to: 'private address' },
    { name: 'a private network', location: 'https://10.1.2.3/', to: 'private address' },
    { name: 'a private address in other digits', location: 'https://１０。0.0.①/', to: 'private' },
    {
      name: 'a metadata address behind NAT64',
      location: 'https://[64:ff9b:1::169.254.169.254]/',
      to: 'metadata'
    }
  ]
  it.each(refusals)('$name', async ({ location, to: words }) => {
    await using registry = await redirecting(location)
    const problem = problemOf(await attemptOne(registry))
    expect(problem?.code).toBe('host-private-redirect')
    expect(inWords(problem?.message)).toContain(words)
    expect(registry.connections).toBe(1)
  })

  it.each(['127.0.0.1', 'localhost'])('%s, unless a setting names it', async (name) => {
    await using registry = await FakeRegistry.start({ certificates: { '127.0.0.1': 'good' } })
    const url = `https://${name}:${registry.port}/d.json`
    registry.answer(url, GOOD)
    await using origin = await FakeRegistry.start({
      authority: registry.authority,
      responses: [{ url: DOCUMENT, ...to(url) }]
    })
    expect(outcomeOf(await attemptOne(origin))).toBe('host-private-redirect')
    expect(outcomeOf(await attemptOne(origin, { named: [name] }))).toBe('found')
  })

  it('a metadata address, even if a setting names it', async () => {
    const visiting: Visiting = { named: ['169.254.169.254'] }
    await using registry = await redirecting('https://169.254.169.254/')
    expect(outcomeOf(await attemptOne(registry, visiting))).toBe('host-private-redirect')
    const direct = { hosts: ['169.254.169.254'], resolve: '' }
    expect(outcomeOf(await attemptOne(registry, direct))).toBe('host-private-redirect')
    const resolve = `${HOST}=169.254.169.254`
    expect(outcomeOf(await attemptOne(registry, { resolve }))).toBe('host-private-redirect')
  })

  it('a private address, but follows one from a private host', async () => {
    await using other = await FakeRegistry.start({ certificates: { '127.0.0.1': 'good' } })
    const url = `https://127.0.0.1:${other.port}/d.json`
    other.answer(url, GOOD)
    await using registry = await FakeRegistry.start({ authority: other.authority })
    const hosts = [`localhost:${registry.port}`]
    registry.answer(`https://localhost:${registry.port}/.well-known/terraform.json`, to(url))
    const attempt = await attemptOne(registry, { hosts, resolve: '' })
    expect(hopsOf(attempt).at(-1)).toBe(`200 ${url}`)
  })
})
