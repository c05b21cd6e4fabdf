import { connect, createServer as createRelay, type Socket } from 'node:net'
import { createServer, type Server, type TlsOptions } from 'node:tls'
import { Authority } from '../support/certificates.ts'
import { HOST } from '../support/evidence-builder.ts'
import { HostileHost } from '../support/hostile.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeProxy } from '../support/proxy.ts'
import { close, FakeRegistry, listen, portOf } from '../support/registry.ts'
import { attemptOne, outcomeOf, problemOf, visitAll } from '../support/visiting.ts'

const authority = new Authority()
const OTHER = 'other.example.org'
const DOCUMENT = `https://${HOST}/.well-known/terraform.json`
// An empty SETTINGS frame, and GOAWAY with PROTOCOL_ERROR.
const FRAMES = Buffer.from('000000040000000000' + '000008070000000000' + '0000000000000001', 'hex')

/** A server that answers every request, in whatever protocol, with frames of HTTP/2. */
function framesServer(options: TlsOptions): Server {
  return createServer({ ...authority.show(HOST), ...options }, (socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(FRAMES))
  })
}

const visit = (port: number) =>
  attemptOne({ resolve: `${HOST}=127.0.0.1:${port}`, authority }, { tokens: { [HOST]: 'secret' } })

/**
 * Accepts clients without HTTP/2 as if ALPN did not exist, as Go's servers do (crypto/tls, negotiateALPN): one
 * server for clients that offer HTTP/2, another one for all others.
 */
async function lenientServer() {
  const servers = [framesServer({ ALPNProtocols: ['h2'] }), framesServer({})]
  const sockets = new Set<Socket>()
  const relay = createRelay((socket) => {
    socket
      .on('error', () => {})
      .once('data', (hello) => {
        const [offering, other] = servers
        const server = hello.includes('\u0002h2') ? offering : other
        const far = connect(server === undefined ? 0 : portOf(server), '127.0.0.1')
        sockets.add(far.on('error', () => {}))
        far.write(hello)
        socket.pipe(far).pipe(socket)
      })
    sockets.add(socket)
  })
  await Promise.all([...servers, relay].map((server) => listen(server)))
  return {
    port: portOf(relay),
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await Promise.all([...servers, relay].map((server) => close(server)))
    }
  }
}

describe('a host that speaks only HTTP/2', () => {
  it('is named for that, has no result, and is not asked again', async () => {
    await using host = await HostileHost.start('http2-only', HOST, authority)
    const reached = { resolve: host.resolve, authority }
    const [visited] = await visitAll(reached, { tokens: { [HOST]: 'secret' }, retries: 2 })
    expect(inWords(visited?.attempt.discovery)).toMatchObject({
      kind: 'skipped',
      problem: {
        code: 'host-http2',
        message: `${HOST} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`
      }
    })
    expect(visited?.earlier).toEqual([])
    // One that offers HTTP/1.1, and one that offers HTTP/2.
    expect(host.connections).toBe(2)
    expect(visited?.attempt.certificates).toHaveLength(1)
  })

  it('is named if it answers clients without HTTP/2 in HTTP/2', async () => {
    await using host = await lenientServer()
    expect(outcomeOf(await visit(host.port))).toBe('host-http2')
  })

  it('is named behind a proxy', async () => {
    await using host = await HostileHost.start('http2-only', HOST, authority)
    await using proxy = await FakeProxy.start({ tunnelPort: host.port })
    const environment = { HTTPS_PROXY: proxy.url }
    const attempt = await attemptOne({ resolve: '', authority }, { environment })
    expect(outcomeOf(attempt)).toBe('host-http2')
    expect(proxy.targets).toEqual([`${HOST}:443`, `${HOST}:443`])
  })

  it('is named as the target of a redirect', async () => {
    await using registry = await FakeRegistry.start({ authority })
    await using host = await HostileHost.start('http2-only', OTHER, authority)
    registry.answer(DOCUMENT, { status: 302, headers: { Location: `https://${OTHER}/` } })
    const resolve = `${registry.resolve}\n${host.resolve}`
    const problem = problemOf(await attemptOne(registry, { resolve }))
    expect(problem?.code).toBe('host-http2')
    expect(inWords(problem?.message)).toContain(`${OTHER} speaks only HTTP/2`)
  })
})

describe('a host is not said to speak HTTP/2', () => {
  it('if the clients reject its certificate', async () => {
    const server = framesServer({ ...authority.show(OTHER), ALPNProtocols: ['h2'] })
    await listen(server)
    expect(outcomeOf(await visit(portOf(server)))).toBe('tls-name-mismatch')
    await close(server)
  })

  it('if it accepts neither protocol of the clients', async () => {
    const server = framesServer({ ALPNProtocols: ['acme-tls/1'] })
    await listen(server)
    expect(outcomeOf(await visit(portOf(server)))).toBe('tls-protocol')
    await close(server)
  })

  it('if it does not negotiate it, so that the clients read HTTP/1.1', async () => {
    const server = framesServer({})
    await listen(server)
    expect(inWords(problemOf(await visit(portOf(server)))?.message)).toBe(
      `the response of ${HOST} is not valid HTTP (a frame of HTTP/2, which was not negotiated)`
    )
    await close(server)
  })
})
