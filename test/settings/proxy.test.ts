import { connect, createServer } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { describe, expect, it } from '@jest/globals'
import { parseUrl } from '../../src/go/url.ts'
import { targetOf } from '../../src/network/target.ts'
import { proxiesFrom } from '../../src/settings/proxy.ts'
import { HOST } from '../support/evidence-builder.ts'
import { FakeProxy } from '../support/proxy.ts'
import { close, FakeRegistry, listen, portOf } from '../support/registry.ts'
import { headerOf } from '../support/request.ts'
import { readVectors } from '../support/vectors.ts'
import { attemptOne, outcomeOf, problemOf } from '../support/visiting.ts'

const DOCUMENT = `https://${HOST}/.well-known/terraform.json`

/** The proxy's URL for a URL, or null. */
function chosen(environment: Readonly<Record<string, string>>, text: string): string | null {
  const url = parseUrl(text)
  const target = url.ok ? targetOf(url.value) : url
  if (!target.ok) throw new Error(target.why)
  return proxiesFrom(environment)(target.value)?.href ?? null
}

type Row = { readonly noProxy: string; readonly url: string; readonly proxied: boolean }

describe('NO_PROXY is what it is for golang.org/x/net/http/httpproxy', () => {
  const rows = readVectors('go-no-proxy') as readonly Row[]

  it.each(rows)('$noProxy for $url: $proxied', ({ noProxy, url, proxied }) => {
    const proxy = 'http://proxy.example.com:3128'
    const environment = { HTTP_PROXY: proxy, HTTPS_PROXY: proxy, NO_PROXY: noProxy }
    expect(chosen(environment, url) !== null).toBe(proxied)
  })

  it.each(['.0.0.1', '1', '0.0.1', '*.1'])('a name never means an address: %s', (noProxy) => {
    const environment = { HTTPS_PROXY: 'http://proxy.example.com', NO_PROXY: noProxy }
    expect(chosen(environment, 'https://10.0.0.1/')).not.toBeNull()
  })

  it('and the rows have both in plenty', () => {
    expect(rows.filter(({ proxied }) => proxied).length).toBeGreaterThan(40)
    expect(rows.filter(({ proxied }) => !proxied).length).toBeGreaterThan(40)
  })
})

describe('which variable counts', () => {
  const one = 'http://one.example.com:1/'
  const two = 'http://two.example.com:2/'
  const cases = [
    { name: 'https', environment: { HTTPS_PROXY: one, HTTP_PROXY: two }, https: one, http: two },
    {
      name: 'lower case',
      environment: { https_proxy: one, http_proxy: two },
      https: one,
      http: two
    },
    {
      name: 'upper case first',
      environment: { HTTPS_PROXY: one, https_proxy: two },
      https: one,
      http: null
    },
    {
      name: 'empty is absent',
      environment: { HTTPS_PROXY: '', https_proxy: two },
      https: two,
      http: null
    },
    { name: 'http alone', environment: { HTTP_PROXY: one }, https: null, http: one },
    { name: 'ALL_PROXY is none of them', environment: { ALL_PROXY: one }, https: null, http: null },
    { name: 'none', environment: {}, https: null, http: null },
    {
      name: 'no_proxy in lower case',
      environment: { HTTPS_PROXY: one, no_proxy: HOST },
      https: null,
      http: null
    },
    {
      name: 'without a scheme',
      environment: { HTTPS_PROXY: 'one.example.com:1' },
      https: one,
      http: null
    }
  ]
  it.each(cases)('$name', ({ environment, https, http }) => {
    expect(chosen(environment, `https://${HOST}/`)).toBe(https)
    expect(chosen(environment, `http://${HOST}/`)).toBe(http)
  })

  const wrong = [
    { value: 'http://', why: /HTTPS_PROXY is not a URL/ },
    { value: 'http://[::1', why: /HTTPS_PROXY is not a URL/ },
    { value: 'socks5://proxy.example.com', why: /is a socks5:\/\/ proxy, want/ },
    { value: 'http://me:100%sure@proxy.example.com', why: /bare "%"/ }
  ]
  it.each(wrong)('$value is a mistake that does not quote the value', ({ value, why }) => {
    const read = () => proxiesFrom({ HTTPS_PROXY: value })
    expect(read).toThrow(why)
    expect(read).not.toThrow(/sure|proxy\.example\.com/)
  })

  it('localhost is asked directly, whatever is set', () => {
    const environment = { HTTPS_PROXY: one, HTTP_PROXY: one }
    for (const host of [
      'localhost',
      'LOCALHOST',
      '127.0.0.1',
      '127.9.9.9',
      '[::1]',
      '[::ffff:127.0.0.1]'
    ]) {
      expect(chosen(environment, `https://${host}:8443/`)).toBeNull()
      expect(chosen(environment, `http://${host}/`)).toBeNull()
    }
    for (const host of ['localhost.', 'a.localhost', 'localhost.example.com', '128.0.0.1']) {
      expect(chosen(environment, `https://${host}/`)).toBe(one)
    }
  })
})

describe('through a proxy', () => {
  it('a tunnel is asked for, with the password, and the host sees neither', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, { 'modules.v1': '/' })
    const credentials = 'me:p%3Aw%2F'
    await using proxy = await FakeProxy.start({ tunnelPort: registry.port, credentials: 'me:p:w/' })
    const url = `http://${credentials}@127.0.0.1:${proxy.port}`
    const attempt = await attemptOne(registry, {
      resolve: '',
      environment: { HTTPS_PROXY: url },
      tokens: { [HOST]: 'secret' }
    })
    expect(outcomeOf(attempt)).toBe('found')
    expect(proxy.targets).toEqual([`${HOST}:443`])
    expect(proxy.requests.map(({ authorization }) => authorization)).toEqual([null])
    expect(attempt.hops).toMatchObject([
      { proxy: `127.0.0.1:${proxy.port}`, address: null, authorization: 'sent' }
    ])
    const [request] = registry.requests
    expect(request?.authorization).toBe('Bearer secret')
    expect(request && headerOf(request, 'proxy-authorization')).toBeNull()
    expect(attempt.certificates.map(({ host }) => host)).toEqual([HOST])
    expect(JSON.stringify(attempt)).not.toContain('p:w')
  })

  it('one tunnel for each origin, and one for all requests to it', async () => {
    await using registry = await FakeRegistry.start()
    registry.answer(DOCUMENT, { status: 302, headers: { Location: '/a' } })
    registry.answer(`https://${HOST}/a`, {
      status: 302,
      headers: { Location: 'https://cdn.example.com:8443/b' }
    })
    registry.answer('https://cdn.example.com:8443/b', { json: {} })
    await using proxy = await FakeProxy.start({ tunnelPort: registry.port })
    const environment = { HTTPS_PROXY: proxy.url }
    expect(outcomeOf(await attemptOne(registry, { resolve: '', environment }))).toBe('found')
    expect(proxy.targets).toEqual([`${HOST}:443`, 'cdn.example.com:8443'])
  })

  it.each([403, 407, 502, 201])(
    'a refusal with %i says who refused, and is not tried again',
    async (refuse) => {
      await using registry = await FakeRegistry.start()
      await using proxy = await FakeProxy.start({ refuse })
      const attempt = await attemptOne(registry, {
        resolve: '',
        environment: { HTTPS_PROXY: proxy.url.replace('//', '//me:secret@') },
        retries: 2
      })
      expect(problemOf(attempt)).toMatchObject({
        code: 'proxy-refused',
        message: `${HOST} was not reached (proxy 127.0.0.1:${proxy.port} answered ${refuse} Not through here)`
      })
      expect(proxy.requests).toHaveLength(1)
      expect(JSON.stringify(attempt)).not.toContain('secret')
    }
  )

  it('a proxy that is not there', async () => {
    await using registry = await FakeRegistry.start()
    const environment = { HTTPS_PROXY: 'http://me:secret@127.0.0.1:1' }
    const problem = problemOf(await attemptOne(registry, { resolve: '', environment }))
    expect(problem?.code).toBe('proxy-refused')
    expect(problem?.message).toMatch(/proxy 127\.0\.0\.1:1 cannot be reached: connect ECONNREFUSED/)
    expect(problem?.message).not.toMatch(/secret/)
  })

  it('a plain request is forwarded with its whole URL', async () => {
    const url = 'http://cdn.example.com/d.json?a=b'
    await using registry = await FakeRegistry.start()
    registry.answer(DOCUMENT, { status: 302, headers: { Location: url } })
    registry.answer(url, { json: { 'modules.v1': '/' } })
    await using proxy = await FakeProxy.start({
      forwardPort: registry.plainPort,
      credentials: 'me:pw'
    })
    const resolve = `${HOST}:443=127.0.0.1:${registry.port}`
    const attempt = await attemptOne(registry, { resolve, environment: { HTTP_PROXY: proxy.url } })
    expect(outcomeOf(attempt)).toBe('found')
    expect(proxy.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${url}`])
    expect(attempt.hops.map(({ proxy: through }) => through)).toEqual([
      null,
      `127.0.0.1:${proxy.port}`
    ])
  })

  it('a resolve rule comes before it', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, {})
    await using proxy = await FakeProxy.start({ refuse: 403 })
    expect(outcomeOf(await attemptOne(registry, { environment: { HTTPS_PROXY: proxy.url } }))).toBe(
      'found'
    )
    expect(proxy.requests).toEqual([])
  })

  it.each(['https://169.254.169.254/', 'https://10.0.0.1/', 'http://169.254.169.254/'])(
    'a redirect to %s is refused before the proxy hears of it',
    async (location) => {
      await using registry = await FakeRegistry.start()
      registry.answer(DOCUMENT, { status: 302, headers: { Location: location } })
      await using proxy = await FakeProxy.start({ tunnelPort: registry.port })
      const environment = { HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url }
      const attempt = await attemptOne(registry, { resolve: '', environment })
      expect(outcomeOf(attempt)).toBe('host-private-redirect')
      expect(proxy.targets).toEqual([`${HOST}:443`])
    }
  )

  it('a proxy that speaks TLS, and would rather speak HTTP/2, is asked in HTTP/1.1', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, { 'modules.v1': '/' })
    await using proxy = await FakeProxy.start({ tunnelPort: registry.port })
    const agreed: unknown[] = []
    const front = createTlsServer(
      { ...registry.authority.show('127.0.0.1'), ALPNProtocols: ['h2', 'http/1.1'] },
      (socket) => {
        agreed.push(socket.alpnProtocol)
        socket.pipe(connect(proxy.port, '127.0.0.1').on('error', () => {})).pipe(socket)
        socket.on('error', () => {})
      }
    )
    await listen(front)
    const environment = { HTTPS_PROXY: `https://127.0.0.1:${portOf(front)}` }
    expect(outcomeOf(await attemptOne(registry, { resolve: '', environment }))).toBe('found')
    expect(agreed).toEqual(['http/1.1'])
    expect(proxy.targets).toEqual([`${HOST}:443`])
    await close(front)
  })

  it('the certificate of a proxy counts as that of a host does', async () => {
    await using registry = await FakeRegistry.start()
    const front = createTlsServer(registry.authority.show('other.example.com'), (socket) => {
      socket.on('error', () => {}).resume()
    })
    await listen(front)
    const environment = { HTTPS_PROXY: `https://127.0.0.1:${portOf(front)}` }
    const problem = problemOf(await attemptOne(registry, { resolve: '', environment }))
    expect(problem).toMatchObject({
      code: 'proxy-refused',
      message: expect.stringContaining('ERR_TLS_CERT_ALTNAME_INVALID')
    })
    await close(front)
  })

  it('a proxy that never answers is given up at the deadline', async () => {
    await using registry = await FakeRegistry.start()
    const silent = createServer((socket) => socket.on('error', () => {}).resume())
    await listen(silent)
    const environment = { HTTPS_PROXY: `http://127.0.0.1:${portOf(silent)}` }
    const attempt = await attemptOne(registry, { resolve: '', environment, timeoutMs: 300 })
    expect(outcomeOf(attempt)).toBe('host-timeout')
    await close(silent)
  })
})
