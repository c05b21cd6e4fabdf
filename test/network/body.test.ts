import { Readable } from 'node:stream'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { readBody, readHead } from '../../src/network/body.ts'
import type { Answer } from '../support/answer.ts'
import { HOST } from '../support/evidence-builder.ts'
import { FakeRegistry } from '../support/registry.ts'
import { attemptOne, outcomeOf, problemOf } from '../support/visiting.ts'

const LIMIT = 1024 * 1024
const DOCUMENT = `https://${HOST}/.well-known/terraform.json`
const TEXT = '{"modules.v1":"/v1/modules/"}'
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** What becomes of one answer: `found`, `found, cut`, or the code. */
async function fate(answer: Answer): Promise<string> {
  await using registry = await FakeRegistry.start()
  registry.answer(DOCUMENT, { headers: JSON_TYPE, ...answer })
  const attempt = await attemptOne(registry, { timeoutMs: 3000 })
  const { discovery } = attempt
  return discovery.kind === 'found' && discovery.truncated ? 'found, cut' : outcomeOf(attempt)
}

const inside = (bytes: number): string => `{"modules.v1":"/","x":"${'a'.repeat(bytes - 25)}"}`

describe('a document of 1 MiB and no more', () => {
  const rows: readonly (Answer & { name: string; fate: string })[] = [
    { name: 'exactly, by its length', body: TEXT, padTo: LIMIT, fate: 'found' },
    { name: 'a byte more, by its length', body: TEXT, padTo: LIMIT + 1, fate: 'document-size' },
    { name: 'exactly, in chunks', body: TEXT, padTo: LIMIT, encoding: 'chunked', fate: 'found' },
    {
      name: 'a byte of padding more, in chunks',
      body: TEXT,
      padTo: LIMIT + 1,
      encoding: 'chunked',
      fate: 'found, cut'
    },
    {
      name: 'a MiB of padding more, in chunks',
      body: TEXT,
      padTo: 2 * LIMIT,
      encoding: 'chunked',
      fate: 'found, cut'
    },
    {
      name: 'a MiB of padding more, until the end',
      body: TEXT,
      padTo: 2 * LIMIT,
      encoding: 'close',
      fate: 'found, cut'
    },
    {
      name: 'a MiB of padding more, in gzip',
      body: TEXT,
      padTo: 2 * LIMIT,
      gzip: true,
      fate: 'found, cut'
    },
    {
      name: 'exactly to its last brace, in chunks',
      body: inside(LIMIT),
      encoding: 'chunked',
      fate: 'found'
    },
    {
      name: 'cut in its last byte, in chunks',
      body: inside(LIMIT + 1),
      encoding: 'chunked',
      fate: 'document-size'
    },
    {
      name: 'cut in its middle, until the end',
      body: inside(2 * LIMIT),
      encoding: 'close',
      fate: 'document-size'
    },
    {
      name: 'cut in its middle, in gzip',
      body: inside(2 * LIMIT),
      gzip: true,
      fate: 'document-size'
    },
    {
      name: 'rubbish after the limit is not read',
      body: `${TEXT}${' '.repeat(LIMIT)}rubbish`,
      encoding: 'chunked',
      fate: 'found, cut'
    },
    {
      name: 'rubbish before the limit is',
      body: `${TEXT}rubbish`,
      encoding: 'chunked',
      fate: 'document-not-json'
    }
  ]
  it.each(rows)('$name', async ({ name: _, fate: wanted, ...answer }) => {
    expect(await fate(answer)).toBe(wanted)
  })
})

describe('an encoding', () => {
  const packed = (bytes: Buffer, encoding: string | readonly string[]): Answer => ({
    headers: { ...JSON_TYPE, 'Content-Encoding': encoding },
    bodyBase64: bytes.toString('base64')
  })
  const plain = Buffer.from(TEXT)
  const rows = [
    { name: 'gzip', answer: packed(gzipSync(TEXT), 'gzip'), wanted: 'found' },
    { name: 'gzip in capitals', answer: packed(gzipSync(TEXT), 'GZIP'), wanted: 'found' },
    {
      name: 'gzip in two members',
      answer: packed(Buffer.concat([gzipSync('{"a":'), gzipSync('1}')]), 'gzip'),
      wanted: 'found'
    },
    { name: 'gzip that is none', answer: packed(plain, 'gzip'), wanted: 'document-encoding' },
    {
      name: 'gzip that breaks off',
      answer: packed(gzipSync(TEXT).subarray(0, -9), 'gzip'),
      wanted: 'document-incomplete'
    },
    { name: 'gzip of nothing', answer: packed(gzipSync(''), 'gzip'), wanted: 'document-not-json' },
    {
      name: 'gzip that is not said',
      answer: packed(gzipSync(TEXT), ''),
      wanted: 'document-not-json'
    },
    { name: 'identity', answer: packed(plain, 'identity'), wanted: 'found' },
    { name: 'br', answer: packed(brotliCompressSync(TEXT), 'br'), wanted: 'document-encoding' },
    { name: 'deflate', answer: packed(deflateSync(TEXT), 'deflate'), wanted: 'document-encoding' },
    // net/http knows gzip alone, and only when nothing else is with it.
    { name: 'x-gzip', answer: packed(gzipSync(TEXT), 'x-gzip'), wanted: 'document-encoding' },
    {
      name: 'gzip twice',
      answer: packed(gzipSync(gzipSync(TEXT)), 'gzip, gzip'),
      wanted: 'document-encoding'
    },
    { name: 'a name for plain JSON is no matter', answer: packed(plain, 'br'), wanted: 'found' }
  ]
  it.each(rows)('$name', async ({ answer, wanted }) => {
    expect(await fate(answer)).toBe(wanted)
  })
})

describe('a head', () => {
  const head = (headers: Record<string, string | string[]>) => readHead(200, 'OK', headers)

  it('has the first of each header, as UTF-8', () => {
    const latin1 = Buffer.from('/ü', 'utf8').toString('latin1')
    expect(head({ location: [latin1, '/b'] }).location).toBe('/ü')
    expect(head({ 'content-type': ['text/html', 'application/json'] }).contentType).toBe(
      'text/html'
    )
    expect(readHead(500, 'Größe', {}).reason).toBe('Größe')
    expect(head({})).toEqual({
      status: 200,
      reason: 'OK',
      contentType: null,
      contentEncoding: null,
      location: null,
      retryAfter: null,
      declaredBytes: null
    })
  })

  it('declares the bytes of the document, unless they are packed', () => {
    expect(head({ 'content-length': '12' }).declaredBytes).toBe(12)
    expect(head({ 'content-length': '12', 'content-encoding': 'Gzip' }).declaredBytes).toBeNull()
    expect(head({ 'content-length': '12', 'content-encoding': 'br' }).declaredBytes).toBe(12)
  })
})

describe('a body', () => {
  const plain = readHead(200, 'OK', {})
  const broken = () =>
    Readable.from(
      (function* () {
        yield Buffer.from('abc')
        throw new Error('broken')
      })()
    )

  it('that is wanted whole fails as its stream does', async () => {
    await expect(readBody(broken(), plain, { kind: 'whole', maxBytes: 10 })).rejects.toThrow(
      'broken'
    )
  })

  it('that is an excerpt is what came', async () => {
    const { bytes, truncated } = await readBody(broken(), plain, { kind: 'excerpt', maxBytes: 10 })
    expect(`${Buffer.from(bytes)} ${truncated}`).toBe('abc false')
  })

  it('is left as soon as there is enough', async () => {
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

  it('that is an excerpt is not waited for', async () => {
    const started = performance.now()
    const slow = new Readable({ read: () => {} })
    slow.push('ab')
    const { bytes } = await readBody(slow, plain, { kind: 'excerpt', maxBytes: 10 })
    expect(Buffer.from(bytes).toString()).toBe('ab')
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

it('the limit and what was seen are told', async () => {
  await using registry = await FakeRegistry.start()
  registry.answer(DOCUMENT, { headers: JSON_TYPE, body: TEXT, padTo: LIMIT + 1 })
  expect(problemOf(await attemptOne(registry))?.message).toBe(
    `${DOCUMENT} has 1048577 bytes, limit 1048576`
  )
})
