// The proxy for programs that contact hosts by themselves, with a plain TCP server as the host.
import { connect, createServer, type Socket } from 'node:net'
import { openTunnelProxy, type TransferRules } from '../../src/observe/network/tunnel-proxy.ts'
import { makeTrust } from '../../src/observe/tls/trust.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeProxy } from '../support/proxy.ts'
import { close, listen, portOf } from '../support/registry.ts'

const HOST = 'git.example.com'

type TunnelProxy = Awaited<ReturnType<typeof openTunnelProxy>>

type Tunnelling = AsyncDisposable & {
  readonly transfer: TunnelProxy
  readonly port: number
  /** Everything that comes back for a request to the proxy, until it closes or has said so much. */
  readonly send: (head: string, body?: string) => Promise<string>
  readonly connections: () => number
}

/** The host answers everything with what it was sent. */
async function tunnelling(rules: Partial<TransferRules> = {}): Promise<Tunnelling> {
  const sockets = new Set<Socket>()
  let connections = 0
  const host = createServer((socket) => {
    connections += 1
    sockets.add(socket.on('error', () => {}))
    socket.pipe(socket)
  })
  await listen(host)
  const port = portOf(host)
  const transfer = await openTunnelProxy({
    network: {
      resolve: [{ name: HOST, port: null, address: '127.0.0.1', addressPort: port }],
      chooseProxy: () => null,
      trust: makeTrust(null),
      maxInterim: Number.POSITIVE_INFINITY,
      namedHosts: new Set<string>()
    },
    isNamed: () => true,
    origin: null,
    maxBytes: 1024 * 1024,
    ...rules
  })
  const send = (head: string, body = ''): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(Number(new URL(transfer.url).port), '127.0.0.1')
      let text = ''
      socket.on('error', () => {}).on('close', () => resolve(text))
      socket.on('data', (bytes) => {
        if (text === '' && body !== '') socket.write(body)
        text += bytes.toString('latin1')
        if (body !== '' && text.endsWith(body)) socket.destroy()
      })
      socket.write(head)
    })
  return {
    transfer,
    port,
    send,
    connections: () => connections,
    [Symbol.asyncDispose]: async () => {
      transfer.close()
      for (const socket of sockets) socket.destroy()
      await close(host)
    }
  }
}

const basic = (userInfo: string): string => `Basic ${Buffer.from(userInfo).toString('base64')}`

function headFor(transfer: TunnelProxy, authority: string, authorization?: string): string {
  const { username, password } = new URL(transfer.url)
  const shown = authorization ?? basic(`${username}:${password}`)
  return `CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\nProxy-Authorization: ${shown}\r\n\r\n`
}

describe('the proxy on loopback', () => {
  it('opens a tunnel to the host, and counts what it receives', async () => {
    await using with_ = await tunnelling()
    const said = await with_.send(headFor(with_.transfer, `${HOST}:443`), 'hello')
    expect(said).toMatch(/^HTTP\/1\.1 200 .*hello$/s)
    expect(with_.transfer.seen.received).toBe(5)
    expect(with_.transfer.seen.refusals).toEqual([])
  })

  it.each([
    ['no password', 'x'],
    ['a wrong password', basic('git:wrong')],
    ['another name', basic('7:wrong')],
    ['another scheme', 'Bearer abc']
  ])('refuses %s', async (_, authorization) => {
    await using with_ = await tunnelling()
    const said = await with_.send(headFor(with_.transfer, `${HOST}:443`, authorization))
    expect(said).toMatch(/^HTTP\/1\.1 407 /)
    expect(with_.connections()).toBe(0)
  })

  it('refuses the password after the end of the transfer', async () => {
    await using with_ = await tunnelling()
    with_.transfer.close()
    const said = await with_.send(headFor(with_.transfer, `${HOST}:443`))
    expect(said).not.toMatch(/ 200 /)
    expect(with_.transfer.seen.received).toBe(0)
  })

  it('answers no other request', async () => {
    await using with_ = await tunnelling()
    const said = await with_.send(
      `GET http://${HOST}/ HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`
    )
    expect(said).toMatch(/^HTTP\/1\.1 405 /)
  })

  it.each([
    ['a host that is not named', `${HOST}:443`, 'HOST_NOT_NAMED'],
    ['what is no host and port', '%%:443', 'BAD_AUTHORITY']
  ])('refuses %s without contacting it', async (_, authority, code) => {
    await using with_ = await tunnelling({ isNamed: () => false })
    expect(await with_.send(headFor(with_.transfer, authority))).toMatch(/^HTTP\/1\.1 403 /)
    expect(with_.transfer.seen.refusals.map((refusal) => refusal.code)).toEqual([code])
    expect(with_.connections()).toBe(0)
  })

  it.each([
    ['a private address from a public origin', { isPublic: true }, '127.0.0.1', 'ADDRESS_PRIVATE'],
    ['a metadata address', null, '169.254.169.254', 'ADDRESS_METADATA']
  ])('refuses %s', async (_, origin, address, code) => {
    await using with_ = await tunnelling({ origin })
    await with_.send(headFor(with_.transfer, `${address}:${with_.port}`))
    expect(with_.transfer.seen.refusals.map((refusal) => refusal.code)).toEqual([code])
    expect(with_.connections()).toBe(0)
  })

  it('opens a private address that the checkout names, and those it leads to', async () => {
    await using with_ = await tunnelling()
    for (const name of ['127.0.0.1', 'localhost']) {
      const head = headFor(with_.transfer, `${name}:${with_.port}`)
      expect(await with_.send(head, 'x')).toMatch(/^HTTP\/1\.1 200 /)
    }
  })

  it('opens no private address after a public host', async () => {
    await using with_ = await tunnelling()
    await with_.send(headFor(with_.transfer, `${HOST}:443`), 'x')
    await with_.send(headFor(with_.transfer, `127.0.0.1:${with_.port}`))
    expect(with_.transfer.seen.refusals).toEqual([
      { host: `127.0.0.1:${with_.port}`, code: 'ADDRESS_PRIVATE', text: expect.any(String) }
    ])
  })

  it('opens its tunnel through the proxy that is beyond', async () => {
    await using far = await tunnelling()
    await using proxy = await FakeProxy.start({ credentials: 'me:secret', tunnelPort: far.port })
    const network = {
      resolve: [],
      chooseProxy: () => new URL(proxy.url),
      trust: makeTrust(null),
      maxInterim: Number.POSITIVE_INFINITY,
      namedHosts: new Set<string>()
    }
    await using with_ = await tunnelling({ network })
    expect(await with_.send(headFor(with_.transfer, `${HOST}:443`), 'x')).toMatch(/ 200 /)
    expect(proxy.targets).toEqual([`${HOST}:443`])
  })

  it('ends a tunnel that receives too much', async () => {
    await using with_ = await tunnelling({ maxBytes: 1000 })
    await with_.send(headFor(with_.transfer, `${HOST}:443`), 'x'.repeat(2000))
    expect(with_.transfer.seen.refusals.map(({ code }) => code)).toEqual(['TRANSFER_LIMIT'])
  })

  it('does not blame the host for what the program breaks', async () => {
    await using with_ = await tunnelling()
    const socket = connect(Number(new URL(with_.transfer.url).port), '127.0.0.1')
    const ended = new Promise((resolve) => socket.on('error', () => {}).on('close', resolve))
    socket.once('data', () => socket.resetAndDestroy())
    socket.write(headFor(with_.transfer, `${HOST}:443`))
    await ended
    // A later tunnel ends after the first one.
    await with_.send(headFor(with_.transfer, `${HOST}:443`), 'hello')
    expect(with_.transfer.seen.refusals).toEqual([])
  })
})
