import type { Followed } from '../../../src/observe/network/redirects.ts'
import { seenBy } from '../../../src/observe/visit/registry/question.ts'
import { hostUnknown } from '../../../src/rules/problems/host.ts'
import { urlOf } from '../../support/asking.ts'
import { HOST } from '../../support/evidence-builder.ts'
import { describe, expect, it } from '../../support/jest.ts'

type Times = { readonly headMs?: number | null; readonly totalMs?: number }

const attempt = (
  status: number | null,
  response: Followed['response'],
  { headMs = 10, totalMs = 20 }: Times
): Followed => ({
  response,
  hops: [
    {
      url: `https://${HOST}/`,
      status,
      reason: '',
      mediaType: null,
      authorization: 'none',
      challenge: null,
      address: null,
      proxy: null,
      ms: totalMs
    }
  ],
  timing: { lookupMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs },
  headMs,
  certificates: []
})

const HEAD = {
  reason: '',
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
}

const received = (status: number, times: Times = {}): Followed =>
  attempt(
    status,
    {
      kind: 'received',
      url: urlOf(`https://${HOST}/`),
      head: { status, ...HEAD },
      body: { bytes: new Uint8Array(), truncated: false }
    },
    times
  )

const failed = (transient: boolean): Followed => {
  const problem = hostUnknown({ host: HOST, asks: 'answer', why: 'no-answer' })
  return attempt(null, { kind: 'failed', problem, transient }, { headMs: null })
}

/** The status or problem that a client with these limits ends with. */
function seen(attempts: readonly [Followed, ...Followed[]], retries = 1, attemptMs = 1000) {
  const patience = { client: 'terraform', attemptMs, retries } as const
  const response = seenBy(attempts, patience)
  return response.kind === 'received' ? response.head.status : response.problem.code
}

describe('a client works with', () => {
  it('the first attempt, unless that is repeated', () => {
    expect(seen([received(404), received(200)])).toBe(404)
    expect(seen([received(500), received(200)])).toBe(200)
    expect(seen([failed(true), received(200)])).toBe(200)
    expect(seen([failed(false), received(200)])).toBe('host-unknown')
  })

  it('the last attempt for which it has retries', () => {
    expect(seen([received(500), received(200)], 0)).toBe(500)
    expect(seen([received(500), received(503), received(200)], 1)).toBe(503)
    expect(seen([received(500), received(503), received(200)], 2)).toBe(200)
  })

  it('an attempt within its own time limit', () => {
    const late = received(200, { headMs: 2000, totalMs: 2100 })
    expect(seen([late], 1, 5000)).toBe(200)
    expect(seen([late, received(200)], 1, 1000)).toBe(200)
    expect(seen([late, late], 1, 1000)).toBe('host-timeout')
  })

  it('no body that comes too late, which it does not ask for again', () => {
    const late = received(200, { totalMs: 2000 })
    expect(seen([late, received(200)], 1, 1000)).toBe('host-timeout')
  })
})
