// Problems of reaching a registry host: DNS, connection, time.
import type { Release } from '../protocol/clients.ts'
import { marked, named, type Text } from '../protocol/marked-text.ts'
import { type Asks, brief, type Host, outageCure, seconds, showSome, writtenCure } from './brief.ts'
import { HELP, type Obstacle, PROXY_CURES } from './http/obstacle.ts'
import { forAll, problem } from './problem.ts'

const LOOKUP_ERRORS = {
  'no-such-host': 'does not resolve: no such host',
  'no-answer': 'could not be looked up: the DNS server did not respond',
  'server-failed': 'could not be looked up: the DNS server reported a failure'
}

export type LookupError = keyof typeof LOOKUP_ERRORS

export const hostUnknown = ({ host, asks, why }: Host & Asks & { readonly why: LookupError }) =>
  problem('host-unknown', {
    message: marked`${named(host)} ${LOOKUP_ERRORS[why]}`,
    help:
      why !== 'no-such-host'
        ? 'check the DNS resolver of this machine, then run the check again'
        : asks === 'document'
          ? writtenCure(host, 'check the spelling, and that this machine can resolve the name')
          : marked`check that this machine can resolve ${named(host)}, or have the URL that names it corrected`,
    obstacle: { verb: 'cannot resolve', what: LOOKUP_ERRORS[why].replace(/.*: /, '') }
  })

const CONNECTION_ERRORS = {
  refused: 'refused the connection',
  closed: 'closed the connection without a response',
  'no-host-route': 'is unreachable: no route to the host',
  'no-network-route': 'is unreachable: no route to its network'
}

/** A known way to fail, the answer of a proxy that did not reach the host, or the code of any other error. */
export type ConnectionError =
  | keyof typeof CONNECTION_ERRORS
  | { readonly proxy: string }
  | { readonly code: string }

export function hostUnreachable({ host, error }: Host & { readonly error: ConnectionError }) {
  if (typeof error === 'object' && 'proxy' in error) {
    const help = PROXY_CURES.PROXY_NOT_REACHED
    return problem('host-unreachable', {
      message: marked`${named(host)} is unreachable: ${error.proxy}`,
      help,
      obstacle: { verb: 'does not reach', what: brief(error.proxy), help }
    })
  }
  const failure =
    typeof error === 'string' ? CONNECTION_ERRORS[error] : `is unreachable (${error.code})`
  const lets = 'that a firewall or proxy lets this machine connect to it'
  return problem('host-unreachable', {
    message: marked`${named(host)} ${failure}`,
    help: {
      ...forAll(`check that the host is up, and ${lets}`),
      guest: `check ${lets}, or ${outageCure(host)}`
    },
    obstacle: { verb: 'cannot connect to', what: failure.replace('is unreachable: ', '') }
  })
}

const WAITS = {
  lookup: {
    verb: 'cannot resolve',
    failed: 'could not be looked up: the DNS server did not respond',
    help: 'check the DNS resolver of this machine'
  },
  connection: {
    verb: 'cannot connect to',
    failed: 'did not accept a connection',
    help: 'check that the host is up, or that a firewall lets this machine connect to it'
  },
  response: { verb: null, failed: 'did not answer', help: '' },
  body: { verb: null, failed: 'did not finish its answer', help: '' }
} as const

const SERVE_STATIC = 'serve the document as a static file'

const hasten = ({ asks }: Asks): string =>
  asks === 'document' ? SERVE_STATIC : 'find out what the server waits for, such as its storage'

/** How long each release waits, and how often. */
const limitsOf = (releases: readonly Release[]): string =>
  releases
    .map(({ name, attemptMs, retries }) => {
      const limit = Number.isFinite(attemptMs) ? seconds(attemptMs) : 'without a limit'
      const attempts = retries === 0 ? '' : ` in each of ${retries + 1} attempts`
      const wait = name.includes(' and ') ? 'wait' : 'waits'
      return `${name} ${wait} ${limit}${attempts}`
    })
    .join(', ')

/** A phase that did not end within `limitMs` (null: that of the system), or a document that came too late for some releases. */
type Late = Host &
  (
    | ({
        readonly phase: keyof typeof WAITS
        readonly limitMs: number | null
        /** All of them ended so. */
        readonly attempts: number
      } & Asks)
    | {
        readonly phase: 'complete'
        readonly tookMs: number
        readonly releases: readonly Release[]
      }
  )

export function hostTimeout(late: Late) {
  if (late.phase === 'complete') {
    return problem('host-timeout', {
      message: marked`${named(late.host)} took ${seconds(late.tookMs)} to return its discovery document; ${limitsOf(late.releases)}`,
      operator: SERVE_STATIC,
      affects: [...new Set(late.releases.map(({ client }) => client))]
    })
  }
  const { verb, failed, help } = WAITS[late.phase]
  const limit = late.limitMs === null ? null : seconds(late.limitMs)
  const within = limit === null ? 'in time' : `within ${limit}`
  const often = late.attempts === 1 ? within : `in ${late.attempts} attempts of ${limit} each`
  return problem('host-timeout', {
    message: marked`${named(late.host)} ${failed} ${often}`,
    help: help || {
      operator: `check that the registry is up, or ${hasten(late)}`,
      user: marked`ask the operator of ${named(late.host)} whether the registry is up`,
      guest: outageCure(late.host)
    },
    ...(verb && { obstacle: { verb, what: failed.replace(/.*: /, '') } })
  })
}

export const hostProtocol = ({ host, error }: Host & { readonly error: string }) =>
  problem('host-protocol', {
    message: marked`the response of ${named(host)} is not valid HTTP (${error})`,
    operator:
      'check that the port serves HTTP, and the headers that the server and its load balancer send',
    user: 'check the port in the address'
  })

const PHASES = {
  lookup: 'the DNS lookup',
  connection: 'the connection',
  tls: 'the TLS handshake',
  response: 'waiting for the response',
  rest: 'the rest, such as the body,'
}

export type Phase = keyof typeof PHASES

/** `phase` is the longest one. */
type Slow = Host & {
  readonly tookMs: number
  readonly limitMs: number
  readonly phase: { readonly name: Phase; readonly ms: number }
} & (
    | { readonly releases: readonly Release[] }
    /** The slowest request after discovery; for display. */
    | { readonly url: string }
  )

export function hostSlow({ host, phase, tookMs, limitMs, ...asked }: Slow) {
  const spent = `(limit ${seconds(limitMs)}); ${PHASES[phase.name]} took ${seconds(phase.ms)}`
  return 'url' in asked
    ? problem('host-slow', {
        message: marked`${named(asked.url)} took ${seconds(tookMs)} to answer ${spent}`,
        operator: hasten({ asks: 'answer' })
      })
    : problem('host-slow', {
        message: marked`${named(host)} took ${seconds(tookMs)} to return its discovery document ${spent}`,
        operator: SERVE_STATIC,
        note: limitsOf(asked.releases)
      })
}

/** `releases` are those that may be in use and give up before the attempt that succeeded. */
type Recovered = Host & {
  readonly attempts: number
  readonly failure: Text
  readonly releases: readonly Release[]
}

export const hostRecovered = ({ host, attempts, failure, releases }: Recovered) =>
  problem('host-recovered', {
    message: marked`discovery of ${named(host)} succeeded at attempt ${attempts}; the first attempt failed: ${failure}`,
    operator: 'find out why the host fails intermittently',
    note:
      releases.length === 0
        ? 'init succeeded, because the CLI retries discovery'
        : `init with ${releases.map(({ name }) => name).join(' and ')} would have failed`
  })

/** `hosts`: all that were contacted; `seen`: what each of them met. */
export function machineNetwork(hosts: readonly string[], ways: readonly [Obstacle, ...Obstacle[]]) {
  const [{ verb, help = HELP[verb] }] = ways
  const [host = '', ...others] = hosts
  const which = others.length === 0 ? named(host) : `any of ${hosts.length} hosts`
  // One public registry may be down.
  const isDoubted = others.length === 0 && verb === 'cannot connect to'
  return problem('machine-network', {
    message: marked`this machine ${verb} ${which}: ${showSome([...new Set(ways.map(({ what }) => what))], 3)}`,
    help: isDoubted ? `check the network of this machine, or ${outageCure(host)}` : help
  })
}
