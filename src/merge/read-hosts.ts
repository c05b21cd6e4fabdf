// Reads the hosts of a JSON report. What no output format shows has a stand-in.
import { parseUrl, type Url } from '../go/url.ts'
import type { HostVerdict } from '../judge/host-verdict.ts'
import type { ServiceOutcome } from '../judge/lookups.ts'
import type { ProblemCode } from '../problems/catalogue.ts'
import { ALL_CLIENTS } from '../protocol/clients.ts'
import type { Login } from '../protocol/login.ts'
import {
  flag,
  integer,
  list,
  mapOf,
  mismatch,
  nullable,
  object,
  oneOf,
  optional,
  type Read,
  text
} from '../shape/shape.ts'
import { hostname } from '../shape/values.ts'
import { type Attempt, type Discovery, withoutRequest } from '../visit/evidence.ts'
import {
  anyText,
  because,
  code,
  leftOut,
  mainClient,
  mainClients,
  many,
  milliseconds,
  place,
  problem,
  problemOf
} from './read-values.ts'

const maybeText = nullable(anyText)
const maybeMs = nullable(milliseconds)
const KINDS = ['found', 'absent', 'failed', 'skipped'] as const

const port = integer(0, 65_535)
const ports: Read<Login['ports']> = (value) => {
  const [first, last, ...more] = list(port, 2)(value)
  if (first === undefined || last === undefined || more.length > 0) mismatch('two ports', value)
  return [first, last]
}

const service = object({
  url: optional(anyText, null),
  login: optional(
    object({
      client: anyText,
      grantTypes: many(anyText),
      authz: maybeText,
      token: maybeText,
      ports,
      scopes: many(anyText)
    }),
    null
  ),
  elementsLeftOut: leftOut,
  problem: optional(problem, null)
})

const HOPS = ['none', 'sent', 'withheld', 'dropped'] as const
const HELD = ['nothing', 'a token', 'an empty token', 'no token', 'not asked', 'not read'] as const

const outcome = oneOf(['works', 'fails', 'warns'])

// An attempt and its retries, and those for releases that wait for less time.
const MAX_ATTEMPTS = 1000
const MAX_SERVICES = 100_000
// Names of properties are not shortened, and a document has 1 MiB.
const MAX_ID = 2 ** 20

const host = object({
  host: hostname,
  discovery: oneOf(KINDS),
  code: optional(code, null),
  excerpt: optional(anyText, null),
  documentUrl: maybeText,
  hops: many(
    object({
      url: anyText,
      status: nullable(integer(0, 999)),
      reason: anyText,
      mediaType: maybeText,
      authorization: oneOf(HOPS),
      address: maybeText,
      proxy: maybeText,
      ms: milliseconds
    })
  ),
  services: mapOf(text('a service ID', null, MAX_ID), service, MAX_SERVICES),
  servicesLeftOut: leftOut,
  servicesFrom: nullable(place),
  hostBlocks: many(object({ client: mainClient, place })),
  required: many(
    object({
      service: anyText,
      clients: mainClients,
      because: many(because),
      becauseLeftOut: leftOut
    })
  ),
  credentials: maybeText,
  looks: many(
    object({
      client: mainClient,
      looks: many(object({ source: anyText, held: oneOf(HELD), counts: flag }))
    })
  ),
  attempts: integer(1, MAX_ATTEMPTS),
  earlier: optional(
    many(object({ discovery: oneOf(KINDS), code: optional(code, null), ms: milliseconds })),
    []
  ),
  timingMs: object({
    lookup: maybeMs,
    connect: maybeMs,
    tls: maybeMs,
    firstByte: maybeMs,
    total: milliseconds
  }),
  certificates: many(
    object({
      host: anyText,
      subject: anyText,
      issuer: anyText,
      validFrom: anyText,
      expires: anyText
    })
  ),
  clients: object(
    Object.fromEntries(ALL_CLIENTS.map((client) => [client, outcome])) as Readonly<
      Record<(typeof ALL_CLIENTS)[number], typeof outcome>
    >
  ),
  new: optional(flag, false)
})

type RawHost = ReturnType<typeof host>

/** A host without its findings. */
export const hostVerdict: Read<HostVerdict> = (value) => {
  const raw = host(value)
  const services = Array.from(raw.services, ([id, each]) => serviceOf(id, each))
  return {
    visit: visitOf(raw),
    requirements: raw.required.map(({ becauseLeftOut, ...required }) => ({
      host: raw.host,
      ...required,
      ...(becauseLeftOut === 0 ? {} : { becauseLeftOut }),
      isImplied: false,
      isForInit: true
    })),
    services,
    servicesLeftOut: raw.servicesLeftOut,
    servicesFrom: raw.servicesFrom,
    findings: [],
    clients: raw.clients,
    isNew: raw.new
  }
}

function visitOf(raw: RawHost): HostVerdict['visit'] {
  const { lookup, connect, tls, firstByte, total } = raw.timingMs
  const earlier = raw.earlier.map(({ discovery, code, ms }) =>
    attemptOf(discoveryOf({ kind: discovery, code, url: '', excerpt: null }), ms)
  )
  const attempt = {
    discovery: discoveryOf({ ...raw, kind: raw.discovery, url: raw.documentUrl }),
    hops: raw.hops.map((hop) => ({ ...hop, challenge: null })),
    timing: {
      lookupMs: lookup,
      connectMs: connect,
      tlsMs: tls,
      firstByteMs: firstByte,
      totalMs: total
    },
    headMs: null,
    certificates: raw.certificates
  }
  const later = Math.max(0, raw.attempts - 1 - earlier.length)
  return {
    host: raw.host,
    attempt,
    earlier,
    later: Array.from({ length: later }, () => attempt),
    credentials:
      raw.credentials === null ? null : { source: raw.credentials, hasToken: true, problem: null },
    looks: raw.looks,
    difference: null,
    forced: raw.hostBlocks.map((block) => ({ ...block, services: [] }))
  }
}

function attemptOf(discovery: Discovery, totalMs: number): Attempt {
  const attempt = withoutRequest(discovery)
  return { ...attempt, timing: { ...attempt.timing, totalMs } }
}

type RawDiscovery = {
  readonly kind: Discovery['kind']
  readonly code: ProblemCode | null
  readonly url: string | null
  readonly excerpt: string | null
}

function discoveryOf({ kind, code, url, excerpt }: RawDiscovery): Discovery {
  switch (kind) {
    case 'found':
      return {
        kind,
        url: parsed(given(url, 'documentUrl')),
        services: [],
        leftOut: 0,
        truncated: false
      }
    case 'absent':
      return { kind, url: parsed(given(url, 'documentUrl')), why: 'status' }
    case 'failed':
      return { kind, problem: problemOf(given(code, 'code'), '', null), excerpt }
    case 'skipped':
      return { kind, problem: problemOf(given(code, 'code'), '', null) }
  }
}

const given = <T>(value: T | null, name: string): T =>
  value ?? mismatch(`an object with ${name}, as discovery says`, {})

function serviceOf(id: string, raw: ReturnType<typeof service>): ServiceOutcome {
  if (raw.url !== null) return { id, kind: 'url', url: raw.url }
  if (raw.login !== null)
    return { id, kind: 'login', login: raw.login, leftOut: raw.elementsLeftOut }
  if (raw.problem !== null) return { id, kind: 'problem', problem: raw.problem }
  return mismatch(`services in which ${JSON.stringify(id)} has a url, login or problem`, {})
}

function parsed(text: string): Url {
  const url = parseUrl(text)
  return url.ok ? url.value : mismatch('a URL as `documentUrl`', text)
}
