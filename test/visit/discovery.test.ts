import { showUrl } from '../../src/rules/go/url.ts'
import type { Answer } from '../support/answer.ts'
import { HOST } from '../support/evidence-builder.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'
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

describe('the first rule that a response breaks decides', () => {
  const page = '<!doctype html><title>Sign in</title>'
  const rows: readonly (Answer & { name: string; outcome: string })[] = [
    {
      name: '404 means no document, whatever its type and body',
      status: 404,
      body: page,
      outcome: 'absent'
    },
    {
      name: '404 means no document, even with one in the body',
      ...GOOD,
      status: 404,
      outcome: 'absent'
    },
    { name: '410 is no 404', ...GOOD, status: 410, outcome: 'document-status' },
    { name: '201 is no 200', ...GOOD, status: 201, outcome: 'document-status' },
    {
      name: 'the status is checked before the type',
      status: 500,
      body: page,
      outcome: 'document-status'
    },
    {
      name: 'the type is checked before the size',
      body: page,
      padTo: 2 ** 21,
      headers: { 'Content-Type': 'text/html' },
      outcome: 'document-type'
    },
    {
      name: 'the size is checked before the content',
      body: '[',
      padTo: 2 ** 21,
      headers: { 'Content-Type': 'application/json' },
      outcome: 'document-size'
    },
    {
      name: 'the size of a 404 response is ignored',
      status: 404,
      body: 'x',
      padTo: 2 ** 21,
      outcome: 'absent'
    },
    {
      name: 'the encoding of a 404 response is ignored',
      status: 404,
      body: 'x',
      headers: { 'Content-Encoding': 'gzip' },
      outcome: 'absent'
    },
    {
      name: 'the encoding of an error page is ignored',
      status: 502,
      body: page,
      headers: { 'Content-Encoding': 'gzip' },
      outcome: 'document-status'
    }
  ]
  it.each(rows)('$name', async ({ name: _, outcome, ...answer }) => {
    expect(outcomeOf(await attemptAt(answer))).toBe(outcome)
  })
})

describe('a host that requires credentials', () => {
  const tokens = { [HOST]: 'top-secret' }
  const elsewhere = 'https://cdn.example.org/a'

  it.each([401, 403])('and got none returns %i', async (status) => {
    expect(outcomeOf(await attemptAt({ status }))).toBe('document-unauthorized')
  })

  it.each([
    { location: elsewhere, help: /without the redirect to another host/ },
    { location: `http://${HOST}/a`, help: /at an https URL/ }
  ])('does not get the token at $location', async ({ location, help }) => {
    await using registry = await FakeRegistry.start()
    registry.answer(DOCUMENT, redirect(location)).answer(location, { status: 401 })
    const problem = problemOf(await attemptOne(registry, { tokens }))
    expect(problem?.code).toBe('document-unauthorized')
    expect(inWords(problem?.help)).toMatch(help)
  })
})

describe('an HTML page in place of the document', () => {
  it('is described in the help and quoted in the excerpt', async () => {
    const body = '<!doctype html><html><title>Example | Sign in</title><body>'
    const attempt = await attemptAt({ body, headers: { 'Content-Type': 'text/html' } })
    expect(inWords(problemOf(attempt)?.help)).toContain('"Example | Sign in"')
    expect(attempt.discovery).toMatchObject({ kind: 'failed', excerpt: body })
  })

  it.each([
    ['that is no document breaks every client', '<!doctype html><title>Sign in</title>', 6],
    ['that is cut off does so as well', `<html>${'a'.repeat(4000)}`, 6],
    ['breaks only Terraform and OpenTofu if it is the document', '{"modules.v1":"/v1/"}', 2],
    ['does so too if the document is cut off', `{"x":"${'a'.repeat(4000)}"}`, 2]
  ])('or another body of a wrong type %s', async (_, body, clients) => {
    const attempt = await attemptAt({ body, headers: { 'Content-Type': 'text/html' } })
    expect(problemOf(attempt)?.affects).toHaveLength(clients)
  })

  it('that consists of comments is still reported by its type', async () => {
    const attempt = await attemptAt({
      body: '<!---->'.repeat(300),
      headers: { 'Content-Type': 'text/html' }
    })
    expect(outcomeOf(attempt)).toBe('document-type')
  })

  it('that never ends is given up before the deadline', async () => {
    await using registry = await FakeRegistry.start()
    const head = 'HTTP/1.1 500 Oh\r\nContent-Type: text/html\r\nContent-Length: 1000\r\n\r\n<html>'
    registry.answer(DOCUMENT, { raw: head })
    const attempt = await attemptOne(registry, { timeoutMs: 25_000 })
    expect(attempt.discovery).toMatchObject({
      kind: 'failed',
      problem: { code: 'document-status' },
      excerpt: '<html>'
    })
  })
})

it('resolves services against the last URL of the redirects', async () => {
  await using registry = await FakeRegistry.start()
  const end = 'https://cdn.example.org/a/b.json?c=d'
  registry.answer(DOCUMENT, redirect('https://cdn.example.org/a/b.json?c=d#e')).answer(end, GOOD)
  const { discovery } = await attemptOne(registry)
  expect(discovery).toMatchObject({
    kind: 'found',
    services: [{ id: 'modules.v1', value: '/v1/modules/' }]
  })
  expect(discovery.kind === 'found' && showUrl(discovery.url)).toBe(end)
})

it('measures a total that contains its phases, each counted once', async () => {
  const { timing } = await attemptAt({ ...GOOD, delayMs: 60 })
  const { lookupMs, connectMs, tlsMs, firstByteMs, totalMs } = timing
  expect(firstByteMs).toBeGreaterThan(50)
  expect(connectMs).toBeGreaterThan(0)
  expect(tlsMs).toBeGreaterThan(0)
  const sum = [lookupMs, connectMs, tlsMs, firstByteMs].reduce<number>(
    (all, ms) => all + (ms ?? 0),
    0
  )
  expect(totalMs).toBeGreaterThanOrEqual(Math.floor(sum))
})
