// When the machine that runs the check, and not a host, is the cause.

import { machineProblem } from '../../src/judge/explained.ts'
import type { Visit } from '../../src/observe/visit/evidence.ts'
import { hostTimeout, hostUnknown, hostUnreachable } from '../../src/rules/problems/host.ts'
import { documentStatus, documentType } from '../../src/rules/problems/http/document.ts'
import { withPage } from '../../src/rules/problems/http/obstacle.ts'
import { proxyRefused, tlsNameMismatch, tlsUntrusted } from '../../src/rules/problems/http/tls.ts'
import { noteOf } from '../../src/rules/problems/note.ts'
import type { Problem } from '../../src/rules/problems/problem.ts'
import { checkHere, findingsIn } from '../support/check-in-process.ts'
import {
  aFindingOf,
  aHop,
  aHost,
  anAttempt,
  aProblem,
  aSkippedVisit,
  aVisit
} from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'

const PUBLIC = 'registry.terraform.io'
const [ONE, OTHER] = ['a.example.com', 'b.example.org']

/** By default, no response arrived. */
const failing = (host: string, problem: Problem, status: number | null = null): Visit =>
  aVisit({
    host: aHost(host),
    attempt: anAttempt({
      discovery: { kind: 'failed', problem, excerpt: null },
      hops: [aHop({ status })]
    })
  })

const unknown = (host: string) =>
  failing(host, hostUnknown({ host, asks: 'document', why: 'no-such-host' }))
const refused = (host: string) => failing(host, hostUnreachable({ host, error: 'refused' }))
const late = (host: string) =>
  failing(
    host,
    hostTimeout({ host, phase: 'connection', limitMs: 1000, asks: 'document', attempts: 1 })
  )
const refusedBy = (host: string, proxy: string) =>
  failing(
    host,
    proxyRefused({ host, reason: `proxy ${proxy} returned 403 Forbidden`, fault: 'PROXY_REFUSED' })
  )
const mismatch = (host: string) =>
  failing(host, tlsNameMismatch({ host, names: ['ingress.local'] }))

function signedBy(
  host: string,
  issuer: string,
  sent: 'leaf' | 'root' | 'self-signed' = 'root',
  hasFile = false
): Visit {
  const flaw = { kind: 'unknown-authority', sent } as const
  return failing(host, tlsUntrusted({ host, isLeaf: true, flaw, issuer, hasFile }))
}

function signIn(host: string, at = 'portal.example.net'): Visit {
  const page = { kind: 'sign-in', title: 'Guest network' } as const
  const shown = { url: `https://${at}/login`, page, asked: host }
  const problem = documentType({
    ...shown,
    contentType: 'text/html',
    malformed: false,
    isJson: false
  })
  return failing(host, withPage(problem, shown), 200)
}

function signInRequired(host: string, at = host): Visit {
  const shown = { url: `https://${at}/.well-known/terraform.json`, page: null, asked: host }
  const status = { status: 511, reason: '', location: null, retryAfter: null, transient: true }
  return failing(host, withPage(documentStatus({ ...shown, ...status }), shown), 511)
}

const causeOf = (...visits: readonly Visit[]) => machineProblem(visits)?.code ?? null

describe('the machine is the cause', () => {
  const rows: readonly (readonly [string, ...Visit[]])[] = [
    ['no name resolves', unknown(ONE), unknown(OTHER)],
    ['connections are refused or time out', refused(ONE), late(OTHER)],
    ['one proxy refuses', refusedBy(ONE, 'p:3128'), refusedBy(OTHER, 'p:3128')],
    ['one unknown authority signs', signedBy(ONE, 'CN=Root'), signedBy(OTHER, 'CN=Root')],
    ['one sign-in page answers', signIn(ONE), signIn(OTHER)],
    ['the network answers 511 for all', signInRequired(ONE), signInRequired(OTHER, ONE)],
    ['a public registry alone does not resolve', unknown(PUBLIC)],
    ['a public registry is among those with one wrong name', mismatch(ONE), mismatch(PUBLIC)]
  ]
  it.each(rows)('if %s', (_, ...visits) => {
    expect(causeOf(...visits)).toBe('machine-network')
  })

  it('of hosts that were contacted, whatever others are', () => {
    const skipped = aSkippedVisit(aHost(), aProblem('host-not-allowed'))
    expect(causeOf(unknown(ONE), unknown(OTHER), skipped)).toBe('machine-network')
    expect(causeOf(unknown(ONE), skipped)).toBeNull()
  })
})

describe('the machine is not the cause', () => {
  const rows: readonly (readonly [string, ...Visit[]])[] = [
    ['one private host fails', unknown(ONE)],
    ['one private host answers 511', signInRequired(ONE)],
    ['one host answers 511, and another works', signInRequired(ONE), aVisit()],
    ['a host works', unknown(ONE), unknown(OTHER), aVisit()],
    ['a host fails after it answered', refused(ONE), failing(OTHER, refusedProblem(), 302)],
    ['names do not resolve and connections are refused', unknown(ONE), refused(OTHER)],
    ['two proxies refuse', refusedBy(ONE, 'p:3128'), refusedBy(OTHER, 'q:3128')],
    ['two authorities sign', signedBy(ONE, 'CN=Root'), signedBy(OTHER, 'CN=Other Root')],
    ['two sign-in pages answer', signIn(ONE), signIn(OTHER, 'sso.example.org')],
    ['private hosts have a sign-in page each', signIn(ONE, ONE), signIn(OTHER, OTHER)],
    ['private hosts have one wrong name', mismatch(ONE), mismatch(OTHER)],
    [
      'private hosts sign for themselves with one name',
      signedBy(ONE, 'CN=localhost', 'self-signed'),
      signedBy(OTHER, 'CN=localhost', 'self-signed')
    ]
  ]
  it.each(rows)('if %s', (_, ...visits) => {
    expect(causeOf(...visits)).toBeNull()
  })

  it('of a public registry that returns an error with a page', () => {
    const page = { kind: 'captive-portal', title: '502 Proxy Error' } as const
    const shown = { url: `https://${PUBLIC}/.well-known/terraform.json`, page, asked: PUBLIC }
    const status = { status: 502, reason: 'Bad Gateway', location: null, retryAfter: null }
    const problem = documentStatus({ ...shown, ...status, transient: true })
    expect(causeOf(failing(PUBLIC, withPage(problem, shown), 502))).toBeNull()
  })
})

function refusedProblem(): Problem {
  return hostUnreachable({ host: OTHER, error: 'refused' })
}

it('is no cause where the failures of the hosts are ignored', async () => {
  await using registry = await FakeRegistry.start()
  const settings = {
    hostnames: `${ONE}\n${OTHER}`,
    resolve: `${ONE}=127.0.0.1:9\n${OTHER}=127.0.0.1:9`
  }
  const found = async (ignore: string) =>
    findingsIn(await checkHere(registry, { settings: { ...settings, ignore } }))
  const machine = [ONE, OTHER].map((host) => `error machine-network ${host}`)
  expect(await found('')).toEqual(machine)
  expect(await found('host-unreachable')).toEqual([])
  expect(await found(`host-unreachable ${ONE}`)).toEqual(machine.slice(1))
})

it('is said in the same way of default registries where Terraform is assumed, and so once', () => {
  const host = aHost(PUBLIC)
  const places = [{ file: 'main.tf', line: 4, column: 16, endColumn: 31 }]
  const guesses = [{ repository: null, hosts: new Set([host]) }]
  const problem = machineProblem([unknown(PUBLIC), unknown(ONE)]) ?? aProblem('host-unknown')
  const note = noteOf(hostUnknown({ host, asks: 'document', why: 'no-such-host' }), {
    host,
    places
  })
  expect(aFindingOf(note, { guesses, machine: problem }).problem).toEqual(problem)
})
