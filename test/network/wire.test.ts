import { createServer } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { Authority } from '../support/certificates.ts'
import { HOST } from '../support/evidence-builder.ts'
import { close, FakeRegistry, listen, portOf } from '../support/registry.ts'
import { attemptOne, hopsOf, outcomeOf } from '../support/visiting.ts'

const authority = new Authority()
const TEXT = '{"modules.v1":"/"}'
const TYPE = 'Content-Type: application/json\r\n'
const LENGTH = `Content-Length: ${TEXT.length}\r\n`
const CHUNKED = `${TEXT.length.toString(16)}\r\n${TEXT}\r\n0\r\n\r\n`
const OK = `HTTP/1.1 200 OK\r\n${TYPE}`

/** The outcome of exactly these bytes, after which the connection ends. */
async function outcomeFor(answer: string, body: Uint8Array = new Uint8Array()): Promise<string> {
  const options = { ...authority.show(HOST), ALPNProtocols: ['http/1.1'] }
  const server = createServer(options, (socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from(answer, 'latin1'), body])))
  })
  await listen(server)
  const resolve = `${HOST}=127.0.0.1:${portOf(server)}`
  const attempt = await attemptOne({ resolve, authority }, {})
  await close(server)
  return outcomeOf(attempt)
}

describe('accepts a response, as net/http does,', () => {
  const rows: readonly { name: string; answer: string; body?: Uint8Array }[] = [
    { name: 'with a length', answer: `${OK}${LENGTH}\r\n${TEXT}` },
    { name: 'with more after its length', answer: `${OK}${LENGTH}\r\n${TEXT}and more` },
    { name: 'that ends with the connection', answer: `${OK}\r\n${TEXT}` },
    { name: 'in chunks', answer: `${OK}Transfer-Encoding: chunked\r\n\r\n${CHUNKED}` },
    {
      name: 'in chunks, with upper case in the header',
      answer: `${OK}Transfer-Encoding: Chunked\r\n\r\n${CHUNKED}`
    },
    {
      name: 'in chunks with extensions',
      answer: `${OK}Transfer-Encoding: chunked\r\n\r\n${CHUNKED.replace('\r', ';a=b\r')}`
    },
    {
      name: 'in chunks with trailers',
      answer: `${OK}Transfer-Encoding: chunked\r\n\r\n${CHUNKED.slice(0, -2)}X: y\r\n\r\n`
    },
    { name: 'in HTTP/1.0', answer: `HTTP/1.0 200 OK\r\n${TYPE}\r\n${TEXT}` },
    { name: 'without a reason', answer: `HTTP/1.1 200\r\n${TYPE}${LENGTH}\r\n${TEXT}` },
    {
      name: 'with a long reason',
      answer: `HTTP/1.1 200 ${'x'.repeat(20_000)}\r\n${TYPE}${LENGTH}\r\n${TEXT}`
    },
    {
      name: 'after an interim response',
      answer: `HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${OK}${LENGTH}\r\n${TEXT}`
    },
    {
      name: 'with tabs around a value',
      answer: `HTTP/1.1 200 OK\r\nContent-Type:\tapplication/json\t \r\n${LENGTH}\r\n${TEXT}`
    },
    { name: 'with bytes beyond ASCII', answer: `${OK}X: \u00ff\u00fe\r\n${LENGTH}\r\n${TEXT}` },
    {
      name: 'with two types, of which the first is valid',
      answer: `${OK}Content-Type: text/html\r\n${LENGTH}\r\n${TEXT}`
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
    expect(await outcomeFor(answer, body)).toBe('found')
  })
})

describe('rejects a response, as net/http does,', () => {
  const rows: readonly { name: string; answer: string; body?: Uint8Array; code: string }[] = [
    { name: 'with no status line', answer: TEXT, code: 'host-protocol' },
    {
      name: 'with a status of four digits',
      answer: `HTTP/1.1 2000 OK\r\n${TYPE}${LENGTH}\r\n${TEXT}`,
      code: 'host-protocol'
    },
    {
      name: 'with status 0',
      answer: `HTTP/1.1 000 Oh\r\n${TYPE}${LENGTH}\r\n${TEXT}`,
      code: 'host-protocol'
    },
    {
      name: 'with status 99',
      answer: `HTTP/1.1 099 Oh\r\n${TYPE}${LENGTH}\r\n${TEXT}`,
      code: 'host-protocol'
    },
    {
      name: 'with a header that has no colon',
      answer: `${OK}garbage\r\n${LENGTH}\r\n${TEXT}`,
      code: 'host-protocol'
    },
    {
      name: 'with a header that has no name',
      answer: `${OK}: x\r\n${LENGTH}\r\n${TEXT}`,
      code: 'host-protocol'
    },
    {
      name: 'with a control character',
      answer: `${OK}X: a\u0000b\r\n${LENGTH}\r\n${TEXT}`,
      code: 'host-protocol'
    },
    {
      name: 'with a length that is not a number',
      answer: `${OK}Content-Length: abc\r\n\r\n${TEXT}`,
      code: 'host-protocol'
    },
    {
      name: 'with a negative length',
      answer: `${OK}Content-Length: -1\r\n\r\n${TEXT}`,
      code: 'host-protocol'
    },
    {
      name: 'with two lengths',
      answer: `${OK}${LENGTH}Content-Length: 3\r\n\r\n${TEXT}`,
      code: 'document-incomplete'
    },
    {
      name: 'shorter than its length',
      answer: `${OK}Content-Length: 99\r\n\r\n${TEXT}`,
      code: 'document-incomplete'
    },
    {
      name: 'without its last chunk',
      answer: `${OK}Transfer-Encoding: chunked\r\n\r\n${CHUNKED.slice(0, -5)}`,
      code: 'document-incomplete'
    },
    {
      name: 'that is only an interim response',
      answer: 'HTTP/1.1 103 Early Hints\r\n\r\n',
      code: 'host-unreachable'
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
    expect(await outcomeFor(answer, body)).toBe(code)
  })
})

// undici is stricter than net/http. Each of these is a mistake of the server.
describe('rejects a response, unlike net/http,', () => {
  const rows: readonly { name: string; answer: string; code: string }[] = [
    {
      name: 'with line feeds alone',
      answer: `${OK}${LENGTH}\r\n${TEXT}`.replaceAll('\r', ''),
      code: 'host-protocol'
    },
    {
      name: 'with two spaces before the status',
      answer: `HTTP/1.1  200 OK\r\n${TYPE}${LENGTH}\r\n${TEXT}`,
      code: 'host-protocol'
    },
    {
      name: 'with a space in the name of a header',
      answer: `${OK}X Y: z\r\n${LENGTH}\r\n${TEXT}`,
      code: 'host-protocol'
    },
    {
      name: 'with the same length twice',
      answer: `${OK}${LENGTH}${LENGTH}\r\n${TEXT}`,
      code: 'document-incomplete'
    },
    {
      name: 'in chunks, with a length',
      answer: `${OK}${LENGTH.replace('1', '5')}Transfer-Encoding: chunked\r\n\r\n${CHUNKED}`,
      code: 'document-incomplete'
    },
    {
      name: 'after 100 Continue without Expect',
      answer: `HTTP/1.1 100 Continue\r\n\r\n${OK}${LENGTH}\r\n${TEXT}`,
      code: 'host-unreachable'
    }
  ]
  it.each(rows)('$name', async ({ answer, code }) => {
    expect(await outcomeFor(answer)).toBe(code)
  })
})

describe('interim responses', () => {
  const interim = 'HTTP/1.1 103 Early Hints\r\n\r\n'

  it('are accepted below the header limit', async () => {
    const response = `${interim.repeat(1000)}${OK}${LENGTH}\r\n${TEXT}`
    expect(await outcomeFor(response)).toBe('found')
  })

  // 16 bytes of each status line are counted: 320,000 bytes, above 256 KiB.
  it('count toward the header limit by their status lines alone', async () => {
    const response = `${interim.repeat(20_000)}${OK}${LENGTH}\r\n${TEXT}`
    expect(await outcomeFor(response)).toBe('document-headers')
  })
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
