import { Readable } from 'node:stream'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { type BodyPlan, readBody, readHead } from '../../src/observe/network/body.ts'
import { Gate } from '../../src/observe/network/gate.ts'
import type { ResponseHead } from '../../src/rules/go/http-response.ts'
import type { Answer } from '../support/answer.ts'
import { HOST } from '../support/evidence-builder.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { attemptOne, outcomeOf, problemOf } from '../support/visiting.ts'

const LIMIT = 1024 * 1024
const DOCUMENT = `https://${HOST}/.well-known/terraform.json`
const TEXT = '{"modules.v1":"/v1/modules/"}'
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** The head of a response with these headers. */
const headOf = (
  headers: Readonly<Record<string, string | readonly string[]>>,
  more: Partial<ResponseHead> = {}
) =>
  readHead({
    status: 200,
    reason: 'OK',
    headers: new Map(Object.entries(headers).map(([name, value]) => [name, [value].flat()])),
    framing: Infinity,
    keepAlive: false,
    ...more
  })

/** The outcome of one response: `found`, or the code. */
async function outcomeFor(answer: Answer): Promise<string> {
  await using registry = await FakeRegistry.start()
  registry.answer(DOCUMENT, { headers: JSON_TYPE, ...answer })
  return outcomeOf(await attemptOne(registry))
}

const inside = (bytes: number): string => `{"modules.v1":"/","x":"${'a'.repeat(bytes - 25)}"}`

it('reads a body that arrives byte by byte', async () => {
  const text = Buffer.from('0123456789'.repeat(300))
  const stream = Readable.from(Array.from(text, (byte) => Buffer.of(byte)))
  const head = headOf({})
  const { bytes } = await readBody(stream, head, { kind: 'whole', maxBytes: LIMIT })
  expect(Buffer.from(bytes).toString()).toBe(text.toString())
})

it('ends a body of which nothing is taken', async () => {
  const stream = Readable.from([Buffer.from('text')])
  await readBody(stream, headOf({}), { kind: 'taken', maxBytes: LIMIT, take: async () => {} })
  expect(stream.destroyed).toBe(true)
})

it('reads on in one large body of a host at a time', async () => {
  const gate = new Gate(1)
  const plan: BodyPlan = { kind: 'whole', maxBytes: 8 * LIMIT, turn: () => gate.enter() }
  const read: string[] = []
  const rest = Promise.withResolvers<void>()
  const streamOf = (name: string, pause?: Promise<void>) => {
    const parts = async function* () {
      for (const part of [1, 2, 3]) {
        if (part === 3) await pause
        read.push(`${name} ${part}`)
        yield Buffer.alloc(LIMIT)
      }
    }
    return Object.assign(parts(), { destroy: () => {} })
  }
  const first = readBody(streamOf('first', rest.promise), headOf({}), plan)
  const second = readBody(streamOf('second'), headOf({}), plan)
  while (!read.includes('second 2')) await new Promise(setImmediate)
  for (const _ of [1, 2, 3]) await new Promise(setImmediate)
  rest.resolve()
  const bodies = await Promise.all([first, second])
  expect(bodies.map(({ bytes }) => bytes.length)).toEqual([3 * LIMIT, 3 * LIMIT])
  expect(read.indexOf('first 3')).toBeLessThan(read.indexOf('second 3'))
})

it('ends a gzip stream of empty blocks, which never becomes a document', async () => {
  let blocks = 0
  const stream = Readable.from(
    (function* () {
      yield gzipSync('', { level: 0 }).subarray(0, 10)
      for (; ; blocks += 1) yield Buffer.of(0, 0, 0, 0xff, 0xff)
    })()
  )
  const head = headOf({ 'content-encoding': 'gzip' })
  const { bytes, truncated } = await readBody(stream, head, { kind: 'whole', maxBytes: 1000 })
  expect({ bytes: bytes.length, truncated }).toEqual({ bytes: 0, truncated: true })
  expect(blocks).toBeLessThan(20_000)
})

describe('reads 1 MiB of a document:', () => {
  const rows: readonly (Answer & { name: string; outcome: string })[] = [
    { name: 'exactly 1 MiB, with Content-Length', body: TEXT, padTo: LIMIT, outcome: 'found' },
    {
      name: 'one byte more, with Content-Length',
      body: TEXT,
      padTo: LIMIT + 1,
      outcome: 'document-size'
    },
    {
      name: 'exactly 1 MiB, in chunks',
      body: TEXT,
      padTo: LIMIT,
      encoding: 'chunked',
      outcome: 'found'
    },
    {
      name: 'one byte of white space more, in chunks',
      body: TEXT,
      padTo: LIMIT + 1,
      encoding: 'chunked',
      outcome: 'found'
    },
    {
      name: '1 MiB of white space more, in chunks',
      body: TEXT,
      padTo: 2 * LIMIT,
      encoding: 'chunked',
      outcome: 'found'
    },
    {
      name: '1 MiB of white space more, until the connection ends',
      body: TEXT,
      padTo: 2 * LIMIT,
      encoding: 'close',
      outcome: 'found'
    },
    {
      name: '1 MiB of white space more, in gzip',
      body: TEXT,
      padTo: 2 * LIMIT,
      gzip: true,
      outcome: 'found'
    },
    {
      name: 'a last brace at the limit, in chunks',
      body: inside(LIMIT),
      encoding: 'chunked',
      outcome: 'found'
    },
    {
      name: 'a last brace beyond the limit, in chunks',
      body: inside(LIMIT + 1),
      encoding: 'chunked',
      outcome: 'document-size'
    },
    {
      name: 'a value beyond the limit, until the connection ends',
      body: inside(2 * LIMIT),
      encoding: 'close',
      outcome: 'document-size'
    },
    {
      name: 'a value beyond the limit, in gzip',
      body: inside(2 * LIMIT),
      gzip: true,
      outcome: 'document-size'
    },
    {
      name: 'garbage after the limit',
      body: `${TEXT}${' '.repeat(LIMIT)}garbage`,
      encoding: 'chunked',
      outcome: 'found'
    },
    {
      name: 'garbage before the limit',
      body: `${TEXT}garbage`,
      encoding: 'chunked',
      outcome: 'document-not-json'
    }
  ]
  it.each(rows)('$name gives $outcome', async ({ name: _, outcome, ...answer }) => {
    expect(await outcomeFor(answer)).toBe(outcome)
  })
})

describe('a response with Content-Encoding', () => {
  const packed = (bytes: Buffer, encoding: string | readonly string[]): Answer => ({
    headers: { ...JSON_TYPE, 'Content-Encoding': encoding },
    bodyBase64: bytes.toString('base64')
  })
  const plain = Buffer.from(TEXT)
  const rows = [
    { name: 'gzip', answer: packed(gzipSync(TEXT), 'gzip'), wanted: 'found' },
    { name: 'GZIP', answer: packed(gzipSync(TEXT), 'GZIP'), wanted: 'found' },
    {
      name: 'gzip in two members',
      answer: packed(Buffer.concat([gzipSync('{"a":'), gzipSync('1}')]), 'gzip'),
      wanted: 'found'
    },
    { name: 'gzip and a plain body', answer: packed(plain, 'gzip'), wanted: 'document-encoding' },
    {
      name: 'gzip and a body that is cut off',
      answer: packed(gzipSync(TEXT).subarray(0, -9), 'gzip'),
      wanted: 'document-incomplete'
    },
    {
      name: 'gzip and an empty document',
      answer: packed(gzipSync(''), 'gzip'),
      wanted: 'document-not-json'
    },
    {
      name: 'missing and a gzip body',
      answer: packed(gzipSync(TEXT), ''),
      wanted: 'document-not-json'
    },
    { name: 'identity', answer: packed(plain, 'identity'), wanted: 'found' },
    { name: 'br', answer: packed(brotliCompressSync(TEXT), 'br'), wanted: 'document-encoding' },
    { name: 'deflate', answer: packed(deflateSync(TEXT), 'deflate'), wanted: 'document-encoding' },
    // net/http only decompresses gzip, and only if it is the whole value.
    { name: 'x-gzip', answer: packed(gzipSync(TEXT), 'x-gzip'), wanted: 'document-encoding' },
    {
      name: 'gzip twice',
      answer: packed(gzipSync(gzipSync(TEXT)), 'gzip, gzip'),
      wanted: 'document-encoding'
    },
    { name: 'br and a plain body', answer: packed(plain, 'br'), wanted: 'found' }
  ]
  it.each(rows)('$name gives $wanted', async ({ answer, wanted }) => {
    expect(await outcomeFor(answer)).toBe(wanted)
  })
})

describe('readHead', () => {
  it.each([
    ['Basic realm="Registry, staging"', 'Basic'],
    [['Negotiate', 'NTLM'], 'Negotiate'],
    [['Negotiate', 'NTLM', 'Basic realm="x"'], 'Basic'],
    ['AWS4-HMAC-SHA256', 'AWS4-HMAC-SHA256'],
    [['Basic realm="x"', 'Bearer'], null],
    ['Basic realm="x", bearer realm="y"', null],
    ['Bearer', null],
    ['', null]
  ])('reads the challenge of %j', (header, challenge) => {
    expect(headOf({ 'www-authenticate': header }).challenge).toBe(challenge)
  })

  it('returns the first of each header, as UTF-8', () => {
    const latin1 = Buffer.from('/ü', 'utf8').toString('latin1')
    expect(headOf({ location: [latin1, '/b'] }).location).toBe('/ü')
    expect(headOf({ 'content-type': ['text/html', 'application/json'] }).contentType).toBe(
      'text/html'
    )
    expect(headOf({}, { reason: Buffer.from('Größe').toString('latin1') }).reason).toBe('Größe')
    expect(headOf({})).toEqual({
      status: 200,
      reason: 'OK',
      contentType: null,
      contentEncoding: null,
      location: null,
      retryAfter: null,
      terraformGet: null,
      apiVersion: null,
      mitigation: null,
      errorType: null,
      challenge: null,
      declaredBytes: null
    })
  })

  it('returns the declared bytes, unless the body is compressed', () => {
    expect(headOf({ 'content-length': '12' }).declaredBytes).toBe(12)
    expect(headOf({ 'content-length': '12', 'content-encoding': 'Gzip' }).declaredBytes).toBeNull()
    expect(headOf({ 'content-length': '12', 'content-encoding': 'br' }).declaredBytes).toBe(12)
  })
})

describe('readBody', () => {
  const plain = headOf({})
  const broken = () =>
    Readable.from(
      (function* () {
        yield Buffer.from('abc')
        throw new Error('broken')
      })()
    )

  it('rejects with the error of the stream for a whole body', async () => {
    await expect(readBody(broken(), plain, { kind: 'whole', maxBytes: 10 })).rejects.toThrow(
      'broken'
    )
  })

  it('returns what arrived before an error for an excerpt', async () => {
    const { bytes, truncated } = await readBody(broken(), plain, { kind: 'excerpt', maxBytes: 10 })
    expect(`${Buffer.from(bytes)} ${truncated}`).toBe('abc false')
  })

  it('stops reading at the limit', async () => {
    let sent = 0
    const endless = Readable.from(
      (function* () {
        for (;;) {
          sent += 1
          yield Buffer.alloc(1000)
        }
      })()
    )
    const { bytes, truncated } = await readBody(endless, plain, { kind: 'whole', maxBytes: 2500 })
    expect({ length: bytes.length, truncated }).toEqual({ length: 2500, truncated: true })
    expect(sent).toBeLessThan(100)
    expect(endless.destroyed).toBe(true)
  })

  it('stops decompressing at the limit', async () => {
    let sent = 0
    const member = gzipSync(Buffer.alloc(LIMIT, '['))
    const bomb = Readable.from(
      (function* () {
        for (; sent < 1024; sent += 1) yield member
      })()
    )
    const head = headOf({ 'content-encoding': 'gzip' })
    const { bytes, truncated } = await readBody(bomb, head, { kind: 'whole', maxBytes: LIMIT })
    expect({ length: bytes.length, truncated }).toEqual({ length: LIMIT, truncated: true })
    expect(sent).toBeLessThan(64)
  })

  it('does not wait for the end of an excerpt', async () => {
    const slow = new Readable({ read: () => {} })
    slow.push('ab')
    const { bytes } = await readBody(slow, plain, { kind: 'excerpt', maxBytes: 10 })
    expect(Buffer.from(bytes).toString()).toBe('ab')
  })
})

it('names the size and the limit in the message', async () => {
  await using registry = await FakeRegistry.start()
  registry.answer(DOCUMENT, { headers: JSON_TYPE, body: TEXT, padTo: LIMIT + 1 })
  expect(inWords(problemOf(await attemptOne(registry))?.message)).toBe(
    `${DOCUMENT} has 1048577 bytes, limit 1048576`
  )
})
