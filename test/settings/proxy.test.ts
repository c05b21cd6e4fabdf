import { connect, createServer } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { endpointOf } from '../../src/observe/network/connect.ts'
import { parseUrl } from '../../src/rules/go/url.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { proxiesFrom } from '../../src/settings/proxy.ts'
import { HOST } from '../support/evidence-builder.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeProxy } from '../support/proxy.ts'
import { close, FakeRegistry, listen, portOf } from '../support/registry.ts'
import { headerOf } from '../support/request.ts'
import { readVectors } from '../support/vectors.ts'
import { attemptOne, outcomeOf, problemOf } from '../support/visiting.ts'

const DOCUMENT = `https://${HOST}/.well-known/terraform.json`

/** The proxy's URL for a URL, or null. */
function chosen(environment: Readonly<Record<string, string>>, text: string): string | null {
  const url = parseUrl(text)
  const endpoint = url.ok ? endpointOf(url.value) : url
  if (!endpoint.ok) throw new Error(endpoint.why)
  return proxiesFrom(environment)(endpoint.value)?.href ?? null
}

type Row = { readonly noProxy: string; readonly url: string; readonly proxied: boolean }

describe('NO_PROXY as golang.org/x/net/http/httpproxy reads it', () => {
  const rows = readVectors('go-no-proxy') as readonly Row[]

  it.each(rows)(
    'with $noProxy sends $url through the proxy: $proxied',
    ({ noProxy, url, proxied }) => {
      const proxy = 'http://proxy.example.com:3128'
      const environment = { HTTP_PROXY: proxy, HTTPS_PROXY: proxy, NO_PROXY: noProxy }
      expect(chosen(environment, url) !== null).toBe(proxied)
    }
  )

  it.each(['.0.0.1', '1', '0.0.1', '*.1'])('matches no address by the name %s', (noProxy) => {
    const environment = { HTTPS_PROXY: 'http://proxy.example.com', NO_PROXY: noProxy }
    expect(chosen(environment, 'https://10.0.0.1/')).not.toBeNull()
  })

  it('with a port leaves other ports to the proxy', () => {
    const environment = { HTTPS_PROXY: 'http://proxy.example.com', NO_PROXY: 'a.example.com:8443' }
    expect(chosen(environment, 'https://a.example.com:8443/')).toBeNull()
    expect(chosen(environment, 'https://a.example.com/')).not.toBeNull()
  })

  it('is tested with enough rows of either result', () => {
    expect(rows.filter(({ proxied }) => proxied).length).toBeGreaterThan(40)
    expect(rows.filter(({ proxied }) => !proxied).length).toBeGreaterThan(40)
  })
})

describe('proxiesFrom', () => {
  const one = 'http://one.example.com:1/'
  const two = 'http://two.example.com:2/'
  const cases = [
    {
      name: 'each variable for its scheme',
      environment: { HTTPS_PROXY: one, HTTP_PROXY: two },
      https: one,
      http: two
    },
    {
      name: 'lower-case variables',
      environment: { https_proxy: one, http_proxy: two },
      https: one,
      http: two
    },
    {
      name: 'the upper-case variable when both are set',
      environment: { HTTPS_PROXY: one, https_proxy: two },
      https: one,
      http: null
    },
    {
      name: 'the lower-case variable when the upper-case one is empty',
      environment: { HTTPS_PROXY: '', https_proxy: two },
      https: two,
      http: null
    },
    { name: 'HTTP_PROXY for http only', environment: { HTTP_PROXY: one }, https: null, http: one },
    { name: 'no proxy for ALL_PROXY', environment: { ALL_PROXY: one }, https: null, http: null },
    { name: 'no proxy without variables', environment: {}, https: null, http: null },
    {
      name: 'no_proxy in lower case',
      environment: { HTTPS_PROXY: one, no_proxy: HOST },
      https: null,
      http: null
    },
    {
      name: 'http for a proxy without a scheme',
      environment: { HTTPS_PROXY: 'one.example.com:1' },
      https: one,
      http: null
    }
  ]
  it.each(cases)('uses $name', ({ environment, https, http }) => {
    expect(chosen(environment, `https://${HOST}/`)).toBe(https)
    expect(chosen(environment, `http://${HOST}/`)).toBe(http)
  })

  const wrong = [
    { value: 'http://', why: /HTTPS_PROXY is not a URL/ },
    { value: 'http://[::1', why: /HTTPS_PROXY is not a URL/ },
    { value: 'socks5://proxy.example.com', why: /is a socks5:\/\/ proxy; expected/ },
    { value: 'http://me:100%sure@proxy.example.com', why: /bare "%"/ }
  ]
  it.each(wrong)('rejects $value without quoting it', ({ value, why }) => {
    const read = () => proxiesFrom({ HTTPS_PROXY: value })
    expect(read).toThrow(why)
    expect(read).not.toThrow(/sure|proxy\.example\.com/)
  })

  it('connects to localhost directly', () => {
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
  it('requests a tunnel with the password, which the host does not see', async () => {
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

  it('opens one tunnel for each origin', async () => {
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

  it.each([403, 407, 500, 201])('reports a refusal with %i and does not retry', async (refuse) => {
    await using registry = await FakeRegistry.start()
    await using proxy = await FakeProxy.start({ refuse })
    const attempt = await attemptOne(registry, {
      resolve: '',
      environment: { HTTPS_PROXY: proxy.url.replace('//', '//me:secret@') },
      retries: 2
    })
    expect(inWords(problemOf(attempt))).toMatchObject({
      code: 'proxy-refused',
      message: `${HOST} was not reached: proxy 127.0.0.1:${proxy.port} returned ${refuse} Not through here`,
      help: expect.stringContaining(refuse === 407 ? 'user name and password' : 'NO_PROXY')
    })
    expect(proxy.requests).toHaveLength(1)
    expect(JSON.stringify(attempt)).not.toContain('secret')
  })

  it('names the URL of a repository, which is no proxy', async () => {
    await using registry = await FakeRegistry.start()
    await using proxy = await FakeProxy.start({ refuse: 404 })
    const environment = { HTTPS_PROXY: `${proxy.url}/repository/terraform-proxy/` }
    const problem = problemOf(await attemptOne(registry, { resolve: '', environment }))
    expect(inWords(problem)).toMatchObject({
      code: 'proxy-refused',
      help: 'set HTTPS_PROXY to the address of a proxy, not to the URL of a repository'
    })
  })

  it.each([502, 503, 504])('retries after %i: the proxy did not reach the host', async (refuse) => {
    await using registry = await FakeRegistry.start()
    await using proxy = await FakeProxy.start({ refuse })
    const attempt = await attemptOne(registry, {
      resolve: '',
      environment: { HTTPS_PROXY: proxy.url.replace('//', '//me:secret@') },
      retries: 1
    })
    expect(inWords(problemOf(attempt))).toMatchObject({
      code: 'host-unreachable',
      message: `${HOST} is unreachable: proxy 127.0.0.1:${proxy.port} returned ${refuse} Not through here`
    })
    expect(proxy.requests).toHaveLength(2)
  })

  it('reports a proxy that refuses connections', async () => {
    await using registry = await FakeRegistry.start()
    const environment = { HTTPS_PROXY: 'http://me:secret@127.0.0.1:1' }
    const problem = problemOf(await attemptOne(registry, { resolve: '', environment }))
    expect(problem?.code).toBe('proxy-refused')
    const message = plain(problem?.message ?? '')
    expect(message).toMatch(/nothing listens at the proxy 127\.0\.0\.1:1$/)
    expect(message).not.toMatch(/secret/)
  })

  it('forwards an http request with its whole URL', async () => {
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

  it('ignores the proxy for hosts with a resolve rule', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, {})
    await using proxy = await FakeProxy.start({ refuse: 403 })
    expect(outcomeOf(await attemptOne(registry, { environment: { HTTPS_PROXY: proxy.url } }))).toBe(
      'found'
    )
    expect(proxy.requests).toEqual([])
  })

  it.each([
    'https://169.254.169.254/',
    'https://10.0.0.1/',
    'http://169.254.169.254/',
    'https://2852039166/',
    'https://0xa9.254.43518./',
    'http://localhost/'
  ])('rejects a redirect to %s without contacting the proxy', async (location) => {
    await using registry = await FakeRegistry.start()
    registry.answer(DOCUMENT, { status: 302, headers: { Location: location } })
    await using proxy = await FakeProxy.start({ tunnelPort: registry.port })
    const environment = { HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url }
    const attempt = await attemptOne(registry, { resolve: '', environment })
    expect(outcomeOf(attempt)).toBe('host-private-redirect')
    expect(proxy.targets).toEqual([`${HOST}:443`])
  })

  it('uses HTTP/1.1 with a TLS proxy that prefers HTTP/2', async () => {
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

  it('verifies the certificate of a proxy', async () => {
    await using registry = await FakeRegistry.start()
    const front = createTlsServer(registry.authority.show('other.example.com'), (socket) => {
      socket.on('error', () => {}).resume()
    })
    await listen(front)
    const environment = { HTTPS_PROXY: `https://127.0.0.1:${portOf(front)}` }
    const problem = problemOf(await attemptOne(registry, { resolve: '', environment }))
    expect(inWords(problem)).toMatchObject({
      code: 'proxy-refused',
      message: expect.stringContaining('certificate rejected: other-name')
    })
    await close(front)
  })

  it('gives up on a silent proxy at the deadline', async () => {
    await using registry = await FakeRegistry.start()
    const silent = createServer((socket) => socket.on('error', () => {}).resume())
    await listen(silent)
    const environment = { HTTPS_PROXY: `http://127.0.0.1:${portOf(silent)}` }
    const attempt = await attemptOne(registry, { resolve: '', environment, timeoutMs: 300 })
    expect(outcomeOf(attempt)).toBe('host-timeout')
    await close(silent)
  })
})
