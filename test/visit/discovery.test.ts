import { describe, expect, it } from '@jest/globals'
import type { Answer } from '../support/answer.ts'
import { HOST } from '../support/evidence-builder.ts'
import { FakeRegistry } from '../support/registry.ts'
import { attemptOne, outcomeOf, problemOf, type Visiting } from '../support/visiting.ts'

const DOCUMENT = `https://${HOST}/.well-known/terraform.json`
const GOOD: Answer = { json: { 'modules.v1': '/v1/modules/' } }

async function attemptAt(answer: Answer, visiting: Visiting = {}) {
  await using registry = await FakeRegistry.start()
  registry.answer(DOCUMENT, answer)
  return await attemptOne(registry, visiting)
}

const redirect = (location: string): Answer => ({ status: 302, headers: { Location: location } })

describe('what is looked at first', () => {
  const page = '<!doctype html><title>Sign in</title>'
  const rows: readonly (Answer & { name: string; outcome: string })[] = [
    {
      name: 'a 404 is no document, whatever its type and body',
      status: 404,
      body: page,
      outcome: 'absent'
    },
    { name: 'a 404 with a document is no document', ...GOOD, status: 404, outcome: 'absent' },
    {
      name: 'the status comes before the type',
      status: 500,
      body: page,
      outcome: 'document-status'
    },
    {
      name: 'a document with another good status is none',
      ...GOOD,
      status: 201,
      outcome: 'document-status'
    },
    { name: 'nothing with a good status is none', status: 204, outcome: 'document-status' },
    { name: 'a part of a document is none', ...GOOD, status: 206, outcome: 'document-status' },
    {
      name: 'the type comes before the size',
      body: page,
      padTo: 2 ** 21,
      headers: { 'Content-Type': 'text/html' },
      outcome: 'document-type'
    },
    {
      name: 'the size comes before the content',
      body: '[',
      padTo: 2 ** 21,
      headers: { 'Content-Type': 'application/json' },
      outcome: 'document-size'
    },
    {
      name: 'the size of a 404 is no matter',
      status: 404,
      body: 'x',
      padTo: 2 ** 21,
      outcome: 'absent'
    },
    {
      name: 'the encoding of a 404 is no matter',
      status: 404,
      body: 'x',
      headers: { 'Content-Encoding': 'gzip' },
      outcome: 'absent'
    },
    {
      name: 'the encoding of a page is no matter',
      status: 502,
      body: page,
      headers: { 'Content-Encoding': 'gzip' },
      outcome: 'document-status'
    },
    { name: 'null is no document', json: null, outcome: 'absent' },
    { name: 'an empty object is one', json: {}, outcome: 'found' }
  ]
  it.each(rows)('$name', async ({ name: _, outcome, ...answer }) => {
    expect(outcomeOf(await attemptAt(answer))).toBe(outcome)
  })
})

describe('what is said of a status', () => {
  const rows = [
    { answer: { status: 500 }, says: 'answered 500 Internal Server Error, want 200 or 404' },
    { answer: { status: 500, reason: '' }, says: 'answered 500, want 200 or 404' },
    { answer: { status: 503, reason: 'Größe' }, says: 'answered 503 Größe, want 200 or 404' },
    {
      answer: { status: 304 },
      says: 'answered 304 Not Modified and no place to go, want 200 or 404'
    },
    {
      answer: { status: 300, headers: { Location: '/a' } },
      says: 'answered 300 Multiple Choices, which nobody follows, want 200 or 404'
    }
  ]
  it.each(rows)('$says', async ({ answer, says }) => {
    expect(problemOf(await attemptAt(answer))?.message).toBe(`${DOCUMENT} ${says}`)
  })
})

describe('a host that wants credentials', () => {
  const tokens = { [HOST]: 'top-secret' }
  const elsewhere = 'https://cdn.example.org/a'

  it.each([401, 403])('and was given none: %i', async (status) => {
    const problem = problemOf(await attemptAt({ status }))
    expect(problem?.code).toBe('document-unauthorized')
    expect(problem?.message).toMatch(
      /^host registry\.example\.com requires authentication credentials: /
    )
    expect(problem?.help).toMatch(/^give a token in `tokens` \(registry\.example\.com=…\)/)
  })

  it.each([401, 403])('and was given wrong ones: %i', async (status) => {
    const problem = problemOf(await attemptAt({ status }, { tokens }))
    expect(problem?.message).toMatch(/rejected the given authentication credentials: /)
    expect(problem?.help).toMatch(/^check that the token/)
  })

  it.each([
    { location: elsewhere, help: /does not follow a redirect to another host/ },
    { location: `http://${HOST}/a`, help: /not sent there in clear text/ }
  ])('and lost them on the way to $location', async ({ location, help }) => {
    await using registry = await FakeRegistry.start()
    registry.answer(DOCUMENT, redirect(location)).answer(location, { status: 401 })
    const problem = problemOf(await attemptOne(registry, { tokens }))
    expect(problem?.message).toMatch(/requires authentication credentials: /)
    expect(problem?.help).toMatch(help)
  })
})

describe('a page in place of a document', () => {
  it('is described, and shown as it begins', async () => {
    const body = '<!doctype html><html><title>Example | Sign in</title><body>'
    const attempt = await attemptAt({ body, headers: { 'Content-Type': 'text/html' } })
    expect(problemOf(attempt)?.help).toMatch(
      /^the answer is an HTML page titled "Example \| Sign in", as of a sign-in/
    )
    expect(attempt.discovery).toMatchObject({ kind: 'failed', excerpt: body })
  })

  it('made of nothing but comments does not keep anybody', async () => {
    const attempt = await attemptAt({
      body: '<!---->'.repeat(300),
      headers: { 'Content-Type': 'text/html' }
    })
    expect(outcomeOf(attempt)).toBe('document-type')
  })

  it('is waited for no longer than a second', async () => {
    await using registry = await FakeRegistry.start()
    const head = 'HTTP/1.1 500 Oh\r\nContent-Type: text/html\r\nContent-Length: 1000\r\n\r\n<html>'
    registry.answer(DOCUMENT, { raw: head })
    const attempt = await attemptOne(registry)
    expect(attempt.discovery).toMatchObject({ kind: 'failed', excerpt: '<html>' })
    expect(attempt.timing.totalMs).toBeLessThan(2000)
  })
})

it('services belong to the URL that the document came from in the end', async () => {
  await using registry = await FakeRegistry.start()
  const end = 'https://cdn.example.org/a/b.json?c=d'
  registry.answer(DOCUMENT, redirect('https://cdn.example.org/a/b.json?c=d#e')).answer(end, GOOD)
  const { discovery } = await attemptOne(registry)
  expect(discovery).toMatchObject({
    kind: 'found',
    services: [{ id: 'modules.v1', value: '/v1/modules/' }]
  })
  expect(discovery.kind === 'found' && discovery.url.replace(/#.*/, '')).toBe(end)
})

it('the phases of a visit are measured, and add up to no more than all of it', async () => {
  const { timing } = await attemptAt({ ...GOOD, delayMs: 60 })
  const { lookupMs, connectMs, tlsMs, firstByteMs, totalMs } = timing
  expect(firstByteMs).toBeGreaterThan(50)
  expect(connectMs).toBeGreaterThan(0)
  expect(tlsMs).toBeGreaterThan(0)
  const sum = [lookupMs, connectMs, tlsMs, firstByteMs].reduce<number>(
    (all, ms) => all + (ms ?? 0),
    0
  )
  expect(sum).toBeLessThanOrEqual(totalMs + 1)
})
