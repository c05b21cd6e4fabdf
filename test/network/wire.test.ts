import { once } from 'node:events'
import { connect, createServer as createPlainServer } from 'node:net'
import { createServer, type TLSSocket } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { openHttp1 } from '../../src/observe/network/http1.ts'
import { Authority } from '../support/certificates.ts'
import { HOST } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'
import { close, FakeRegistry, listen, portOf } from '../support/registry.ts'
import { readVectors } from '../support/vectors.ts'
import { attemptOne, hopsOf, outcomeOf } from '../support/visiting.ts'

type Row = {
  readonly name: string
  /** The bytes of the response, one character for each. */
  readonly answer: string
  /** `accepts`, or the error, by client and release. */
  readonly clients: Readonly<Record<string, string>>
  /** `found`, or the code of our problem. */
  readonly outcome: string
  /** Why older releases refuse what newer ones accept; the outcome is that of the older ones. */
  readonly releasesDiffer?: string
}

const authority = new Authority()
const TEXT = '{"modules.v1":"/"}'
const TYPE = 'Content-Type: application/json\r\n'
const LENGTH = `Content-Length: ${TEXT.length}\r\n`
const OK = `HTTP/1.1 200 OK\r\n${TYPE}`

/** The outcome of exactly these bytes, after which the connection ends. */
async function outcomeFor(
  answer: string,
  {
    body = new Uint8Array(),
    maxInterim = 5
  }: { body?: Uint8Array | undefined; maxInterim?: number } = {}
): Promise<string> {
  const options = { ...authority.show(HOST), ALPNProtocols: ['http/1.1'] }
  const server = createServer(options, (socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from(answer, 'latin1'), body])))
  })
  await listen(server)
  const resolve = `${HOST}=127.0.0.1:${portOf(server)}`
  const attempt = await attemptOne({ resolve, authority }, { maxInterim })
  await close(server)
  return outcomeOf(attempt)
}

describe('accepts a response, as net/http does,', () => {
  const rows: readonly { name: string; answer: string; body?: Uint8Array }[] = [
    {
      name: 'with tabs around a value',
      answer: `HTTP/1.1 200 OK\r\nContent-Type:\tapplication/json\t \r\n${LENGTH}\r\n${TEXT}`
    },
    {
      name: 'with a long reason',
      answer: `HTTP/1.1 200 ${'x'.repeat(20_000)}\r\n${TYPE}${LENGTH}\r\n${TEXT}`
    },
    {
      name: 'in gzip with spaces around the header value',
      answer: `${OK}Content-Encoding:  gzip \t\r\n\r\n`,
      body: gzipSync(TEXT)
    },
    {
      name: 'in gzip, with a second Content-Encoding',
      answer: `${OK}Content-Encoding: gzip\r\nContent-Encoding: identity\r\n\r\n`,
      body: gzipSync(TEXT)
    }
  ]
  it.each(rows)('$name', async ({ answer, body }) => {
    expect(await outcomeFor(answer, { body })).toBe('found')
  })
})

describe('rejects a response, as net/http does,', () => {
  const rows: readonly { name: string; answer: string; body?: Uint8Array; code: string }[] = [
    {
      name: 'that is only an interim response',
      answer: 'HTTP/1.1 103 Early Hints\r\n\r\n',
      code: 'host-unreachable'
    },
    {
      name: 'in chunks with 16 KiB more text than data',
      answer: `${OK}Transfer-Encoding: chunked\r\n\r\n${`1;${'x'.repeat(4000)}\r\n \r\n`.repeat(5)}${TEXT.length.toString(16)}\r\n${TEXT}\r\n0\r\n\r\n`,
      code: 'host-protocol'
    },
    {
      name: 'in gzip with a wrong checksum',
      answer: `${OK}Content-Encoding: gzip\r\n\r\n`,
      body: Buffer.concat([gzipSync(TEXT).subarray(0, -6), Buffer.alloc(6, 1)]),
      code: 'document-encoding'
    },
    {
      name: 'in gzip with data after it',
      answer: `${OK}Content-Encoding: gzip\r\n\r\n`,
      body: Buffer.concat([gzipSync(TEXT), Buffer.from('more')]),
      code: 'document-encoding'
    }
  ]
  it.each(rows)('$name', async ({ answer, body, code }) => {
    expect(await outcomeFor(answer, { body })).toBe(code)
  })
})

it('accepts and rejects HTTP/1 responses as the clients do', async () => {
  const rows = readVectors('http-responses') as readonly Row[]
  const outcomes = await Promise.all(rows.map(({ answer }) => outcomeFor(answer)))
  const show = (row: Row, outcome: string | undefined) => `${row.name}: ${outcome}`
  expect(rows.map((row, index) => show(row, outcomes[index]))).toEqual(
    rows.map((row) => show(row, row.outcome))
  )
  const differing = rows.filter(({ clients, outcome, releasesDiffer }) => {
    const accepting = Object.values(clients).filter((said) => said === 'accepts').length
    const wanted = outcome === 'found' ? Object.keys(clients).length : 0
    return releasesDiffer === undefined && accepting !== wanted
  })
  expect(differing.map(({ name }) => name)).toEqual([])
})

it('accepts any number of interim responses as releases that only limit their bytes do', async () => {
  const rows = (readVectors('http-responses') as readonly Row[]).filter(
    ({ releasesDiffer }) => releasesDiffer !== undefined
  )
  const outcomes = rows.map(({ answer }) => outcomeFor(answer, { maxInterim: Infinity }))
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['found']))
})

it('opens a new connection if the server has closed the one that it kept', async () => {
  const seen: string[] = []
  const options = { ...authority.show(HOST), ALPNProtocols: ['http/1.1'] }
  const server = createServer(options, (socket) => {
    let requests = 0
    socket
      .on('error', () => {})
      .on('data', (bytes) => {
        requests += 1
        seen.push(`${requests} ${bytes.toString().split(' ')[1]}`)
        // The second request on a connection gets no answer.
        if (requests > 1) socket.destroy()
        else if (seen.length > 1) socket.write(`${OK}${LENGTH}\r\n${TEXT}`)
        else socket.write('HTTP/1.1 302 Found\r\nLocation: /a\r\nContent-Length: 0\r\n\r\n')
      })
  })
  await listen(server)
  const resolve = `${HOST}=127.0.0.1:${portOf(server)}`
  const attempt = await attemptOne({ resolve, authority }, {})
  await close(server)
  expect(outcomeOf(attempt)).toBe('found')
  expect(seen).toEqual(['1 /.well-known/terraform.json', '2 /a', '1 /a'])
})

/** A redirect to /a, which is answered over any connection; each request as `CONNECTION PATH`. */
async function requestsAfter(redirect: string) {
  const seen: string[] = []
  let connections = 0
  const sockets = new Set<TLSSocket>()
  const server = createServer(authority.show(HOST), (socket) => {
    connections += 1
    const connection = connections
    sockets.add(socket)
    socket
      .on('error', () => {})
      .on('data', (bytes) => {
        const path = bytes.toString().split(' ')[1]
        seen.push(`${connection} ${path}`)
        socket.write(path === '/a' ? `${OK}${LENGTH}\r\n${TEXT}` : redirect)
      })
  })
  await listen(server)
  const attempt = await attemptOne({ resolve: `${HOST}=127.0.0.1:${portOf(server)}`, authority })
  for (const socket of sockets) socket.destroy()
  await close(server)
  return { outcome: outcomeOf(attempt), seen }
}

describe('after a redirect, the connection', () => {
  const redirect = 'HTTP/1.1 302 Found\r\nLocation: /a\r\nContent-Length: 0\r\n'
  const [first, again] = ['1 /.well-known/terraform.json', '1 /a']

  it('is used again', async () => {
    const { seen } = await requestsAfter(`${redirect}\r\n`)
    expect(seen).toEqual([first, again])
  })

  it('is not used again if the server asks for that, and does not close it', async () => {
    const { outcome, seen } = await requestsAfter(`${redirect}Connection: close\r\n\r\n`)
    expect({ outcome, seen }).toEqual({ outcome: 'found', seen: [first, '2 /a'] })
  })

  it('is not used again if the server has sent more, which would answer the next request', async () => {
    const surplus = 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n'
    const { outcome, seen } = await requestsAfter(`${redirect}\r\n${surplus}`)
    expect({ outcome, seen }).toEqual({ outcome: 'found', seen: [first, '2 /a'] })
  })
})

it.each([
  { path: '/a HTTP/1.1\r\nX-Forged: yes', headers: {} },
  { path: '/', headers: { accept: 'text/html\nX-Forged: yes' } },
  { path: '/', headers: { accept: 'text/html\0' } }
])('sends nothing of a request with a line break: %j', async (request) => {
  let received = ''
  const server = createPlainServer((socket) => {
    socket
      .on('error', () => {})
      .on('data', (bytes) => {
        received += bytes.toString()
        socket.destroy()
      })
      .on('end', () => socket.end())
  })
  await listen(server)
  const socket = connect(portOf(server), '127.0.0.1')
  await once(socket, 'connect')
  const failure = await openHttp1(socket, 5)
    .get(request)
    .catch((error: Error) => error)
  socket.end()
  await close(server)
  expect(failure).toEqual(new Error('a request has a line break'))
  expect(received).toBe('')
})

it('ignores spaces around a Location header', async () => {
  await using registry = await FakeRegistry.start()
  registry
    .answer(`https://${HOST}/.well-known/terraform.json`, {
      status: 302,
      headers: { Location: ' /a \t ' }
    })
    .answer(`https://${HOST}/a`, { json: {} })
  expect(hopsOf(await attemptOne(registry)).at(-1)).toBe(`200 https://${HOST}/a`)
})
