// Problems of reaching a registry host: DNS, connection, time, redirects.
import {
  ALL_CLIENTS,
  CLIENT_NAMES,
  MAIN_CLIENTS,
  type MainClient,
  type Release
} from '../protocol/clients.ts'
import { brief, limitsOf, namesOf, outageCure, seconds } from './brief.ts'
import { byOperator, defineProblem, error, notice, warning } from './problem.ts'

/** `host` is the hostname for display, with its port unless that is 443. */
type Host = { readonly host: string }

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
  'no-network-route': 'is unreachable: no route to its network'
}

/**
 * A known way to fail, the answer of a proxy that did not reach the host, the error of an HTTP/2 stream or
 * session (`REFUSED_STREAM`), or the code of any other error.
 */
export type ConnectionError =
  | keyof typeof CONNECTION_ERRORS
  | { readonly proxy: string }
  | { readonly stream: string }
  | { readonly session: string }
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
    return {
      message: `${host} ${connectionError(error)}`,
      help: {
        operator: 'check that the host is up, and that a firewall lets this machine connect to it',
        user: 'check that a firewall or proxy lets this machine connect to it',
        guest: `check that a firewall or proxy lets this machine connect to it; otherwise ${outageCure(host)}`
      }
    }
  }
)

function connectionError(error: Exclude<ConnectionError, { readonly proxy: string }>): string {
  if (typeof error === 'string') return CONNECTION_ERRORS[error]
  if ('stream' in error) return `aborted its HTTP/2 response (${error.stream})`
  if ('session' in error) return `aborted the HTTP/2 connection (${error.session})`
  return `is unreachable (${error.code})`
}

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

/** `url` is the URL that redirects, for display. */
type From = { readonly url: string }

const returnDocument = (url: string): string =>
  `configure ${url} to return the document, or to redirect straight to it`

export const redirectLimit = defineProblem(
  error('redirect-limit', 'Too many redirects', MAIN_CLIENTS),
  /** `clients` are those that follow fewer. */
  ({
    url,
    redirects,
    clients,
    limits
  }: From & {
    readonly redirects: number
    readonly clients: readonly MainClient[]
    readonly limits: Readonly<Record<MainClient, number>>
  }) => {
    const follow = clients.map((client) => `${CLIENT_NAMES[client]} follows ${limits[client]}`)
    return {
      message: `${url} redirects ${redirects} times; ${follow.join(', ')}`,
      help: byOperator(returnDocument(url)),
      affects: clients
    }
  }
)

export const redirectLoop = defineProblem(
  error('redirect-loop', 'Redirect loop', ALL_CLIENTS),
  ({ url, to }: From & { readonly to: string }) => ({
    message: `the redirects of ${url} lead back to ${to}`,
    help: byOperator(`configure ${url} to return the document`)
  })
)

export const redirectInsecure = defineProblem(
  warning('redirect-insecure', 'Redirect to plain HTTP', MAIN_CLIENTS),
  /** `exposesToken`: the clients send the host's token there. */
  ({ url, to, exposesToken }: From & { readonly to: string; readonly exposesToken: boolean }) => ({
    message: `${url} redirects to ${to}, which is not https${
      exposesToken
        ? '; Terraform and OpenTofu send the token there in clear text (this check did not)'
        : ''
    }`,
    help: byOperator('redirect to an https URL')
  })
)

export const redirectInvalid = defineProblem(
  error('redirect-invalid', 'Invalid redirect', ALL_CLIENTS),
  /** The redirect from a URL or to one; `why` is Go's words for it. */
  ({ redirect, url, why }: From & { readonly redirect: 'from' | 'to'; readonly why: string }) => ({
    message: `the redirect ${redirect} ${url} cannot be followed: ${brief(why)}`,
    help: byOperator('redirect to an https URL')
  })
)

export const redirectNested = defineProblem(
  notice('redirect-nested', 'More than one redirect'),
  ({ url, redirects }: From & { readonly redirects: number }) => ({
    message: `${url} redirects ${redirects} times; the protocol only requires clients to follow 1 redirect`,
    help: byOperator(returnDocument(url))
  })
)
