// Problems of reaching a registry host: allowlist, DNS, connection, time.
import { ALL_CLIENTS, CLIENT_NAMES, type MainClient, type Release } from '../protocol/clients.ts'
import { brief, limitsOf, namesOf, outageCure, seconds } from './brief.ts'
import type { Place } from './place.ts'
import { byOperator, defineProblem, error, notice, warning } from './problem.ts'

/** `host` is the hostname for display, with its port unless that is 443. */
type Host = { readonly host: string }

/** A line that implies a host without naming it, and the clients whose default the host is. */
type Implied = { readonly place: Place; readonly clients: readonly MainClient[] }

const lineOf = ({ file, line }: Place): string => `${brief(file)}:${line}`

const names = (clients: readonly MainClient[]): string =>
  clients.map((client) => CLIENT_NAMES[client]).join(' and ')

type NotAllowed =
  /** A registry. */
  | Host
  /** A registry that no file names. */
  | (Host & { readonly implied: Implied })
  /** Of a package, such as a Git repository, or of an HTTP backend. */
  | (Host & { readonly use: 'download' | 'backend' })
  /** Where the document of an allowed host leads. */
  | (Host & { readonly service: string; readonly registry: string })

export const hostNotAllowed = defineProblem(
  error('host-not-allowed', 'Host is not allowed', ALL_CLIENTS),
  (data: NotAllowed) => {
    const { host } = data
    const add = `add ${host} to \`allowed-hosts\``
    if ('service' in data) {
      const { service, registry } = data
      return {
        message: `${service} of ${registry} is on ${host}, which is not in \`allowed-hosts\``,
        help: `use another registry, or ${add}`
      }
    }
    if ('use' in data) {
      const [does, instead] = NOT_ALLOWED_USES[data.use]
      return {
        message: `${does} ${host}, which is not in \`allowed-hosts\``,
        help: `use ${instead}, or ${add}`
      }
    }
    if ('implied' in data) {
      const { place, clients } = data.implied
      return {
        message: `host ${host} is not in \`allowed-hosts\` and was not contacted; ${lineOf(place)} names no host, and this is the default of ${names(clients)}`,
        help: `name an allowed registry there, ${add}, or set \`dialect\` if you use another CLI`
      }
    }
    return {
      message: `host ${host} is not in \`allowed-hosts\` and was not contacted`,
      help: `use an allowed registry, or ${add}`
    }
  }
)

const NOT_ALLOWED_USES = {
  download: ['the source is downloaded from', 'a source on an allowed host'],
  backend: ['the HTTP backend uses', 'an allowed backend']
}

export const hostAssumed = defineProblem(
  notice('host-assumed', 'Default host of an assumed CLI was not contacted'),
  ({ host, place, clients }: Host & Implied) => ({
    message: `${host} was not contacted: ${lineOf(place)} implies it as the default host of ${names(clients)}, but the CLI could not be detected`,
    help: `set \`dialect\` to \`terraform\` or \`opentofu\` to check the default hosts of that CLI`
  })
)

export const hostGeneric = defineProblem(
  notice('host-generic', 'Generic hostname was not contacted'),
  ({ host }: Host) => ({
    message: `${host} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
    help: 'add the real host to `hostnames` to check it'
  })
)

const LOOKUP_ERRORS = {
  'no-such-host': 'does not resolve: no such host',
  'no-answer': 'could not be looked up: the DNS server did not respond',
  'server-failed': 'could not be looked up: the DNS server reported a failure'
}

export type LookupError = keyof typeof LOOKUP_ERRORS

export const hostUnknown = defineProblem(
  error('host-unknown', 'Hostname does not resolve', ALL_CLIENTS),
  ({ host, why }: Host & { readonly why: LookupError }) => ({
    message: `${host} ${LOOKUP_ERRORS[why]}`,
    help:
      why === 'no-such-host'
        ? 'check the spelling, and that this machine can resolve the name'
        : 'check the DNS resolver of this machine, then run the check again'
  })
)

const CONNECTION_ERRORS = {
  refused: 'refused the connection',
  closed: 'closed the connection without a response',
  'no-host-route': 'is unreachable: no route to the host',
  'no-network-route': 'is unreachable: no route to its network',
  'http2-stream': 'aborted its HTTP/2 response',
  'http2-session': 'aborted the HTTP/2 connection'
}

/** A known way to fail, the answer of a proxy that did not reach the host, or the code of any other error. */
export type ConnectionError =
  | keyof typeof CONNECTION_ERRORS
  | { readonly proxy: string }
  | { readonly code: string }

export const hostUnreachable = defineProblem(
  error('host-unreachable', 'Host is unreachable', ALL_CLIENTS),
  ({ host, error }: Host & { readonly error: ConnectionError }) => {
    if (typeof error === 'object' && 'proxy' in error) {
      return {
        message: `${host} is unreachable: ${error.proxy}`,
        help: 'check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY'
      }
    }
    const says =
      typeof error === 'string' ? CONNECTION_ERRORS[error] : `is unreachable (${error.code})`
    return {
      message: `${host} ${says}`,
      help: {
        operator: 'check that the host is up, and that a firewall lets this machine connect to it',
        user: 'check that a firewall or proxy lets this machine connect to it',
        guest: `check that a firewall or proxy lets this machine connect to it; otherwise ${outageCure(host)}`
      }
    }
  }
)

const WAITS = {
  lookup: {
    failed: 'could not be looked up: the DNS server did not respond',
    help: 'check the DNS resolver of this machine'
  },
  connection: {
    failed: 'did not accept a connection',
    help: 'check that the host is up, and that a firewall does not drop packets from this machine'
  },
  response: { failed: 'did not respond', help: '' },
  body: { failed: 'did not finish its response', help: '' }
}

const SERVE_STATIC = 'serve the document as a static file'

/**
 * A phase that did not end within `limitMs` (null: the system's own limit), or a document that came too
 * late for some releases.
 */
type Late = Host &
  (
    | { readonly phase: keyof typeof WAITS; readonly limitMs: number | null }
    | {
        readonly phase: 'complete'
        readonly tookMs: number
        readonly releases: readonly Release[]
      }
  )

export const hostTimeout = defineProblem(
  error('host-timeout', 'Host does not respond in time', ALL_CLIENTS),
  (late: Late) => {
    if (late.phase === 'complete') {
      return {
        message: `${late.host} took ${seconds(late.tookMs)} to return its discovery document; ${limitsOf(late.releases)}`,
        help: byOperator(SERVE_STATIC),
        affects: [...new Set(late.releases.map(({ client }) => client))]
      }
    }
    const { failed, help } = WAITS[late.phase]
    const within = late.limitMs === null ? 'in time' : `within ${seconds(late.limitMs)}`
    return {
      message: `${late.host} ${failed} ${within}`,
      help: help || { operator: SERVE_STATIC, guest: outageCure(late.host) }
    }
  }
)

export const hostProtocol = defineProblem(
  error('host-protocol', 'Host does not speak HTTP', ALL_CLIENTS),
  ({ host, error }: Host & { readonly error: string }) => ({
    message: `the response of ${host} is not valid HTTP (${error})`,
    help: {
      operator:
        'check that the port serves HTTP, and the headers that the server and its load balancer send',
      user: 'check the port in the address'
    }
  })
)

export const hostSlow = defineProblem(
  warning('host-slow', 'Discovery is slow'),
  /** `releases` are those that may be in use. */
  ({
    host,
    tookMs,
    limitMs,
    releases
  }: Host & {
    readonly tookMs: number
    readonly limitMs: number
    readonly releases: readonly Release[]
  }) => ({
    message: `${host} took ${seconds(tookMs)} to return its discovery document, limit ${seconds(limitMs)}`,
    help: byOperator(SERVE_STATIC, limitsOf(releases))
  })
)

export const hostRecovered = defineProblem(
  notice('host-recovered', 'Discovery succeeded after a retry'),
  /** `releases` are those that may be in use and give up before the attempt that succeeded. */
  ({
    host,
    attempts,
    failure,
    releases
  }: Host & {
    readonly attempts: number
    readonly failure: string
    readonly releases: readonly Release[]
  }) => ({
    message: `discovery of ${host} succeeded at attempt ${attempts}; the first attempt failed: ${failure}`,
    help: byOperator(
      'find out why the host fails intermittently',
      releases.length === 0
        ? 'init succeeded, because the CLI retries discovery'
        : `init with ${namesOf(releases)} would have failed`
    )
  })
)
