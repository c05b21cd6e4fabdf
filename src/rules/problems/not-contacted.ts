// Problems of hosts that were not contacted, or not until discovery was complete: allowlist, HTTP/2, time.
import type { MainClient } from '../protocol/clients.ts'
import { marked, named, type Text } from '../protocol/marked-text.ts'
import { ISSUES_URL, VERSION } from '../protocol/version.ts'
import { type Asks, brief, type Host, namesOf, showCount } from './brief.ts'
import type { Place } from './place.ts'
import { problem } from './problem.ts'
import { describeStop, type Stopped } from './stops.ts'

/** A line that implies a host without naming it, and the clients whose default the host is. */
type ImpliedHost = { readonly place: Place; readonly clients: readonly MainClient[] }

const USES = {
  download: ['source', 'the source is downloaded from', 'use a source on an allowed host'],
  backend: ['backend', 'the backend or its state uses', 'use an allowed host'],
  configuration: ['mirror', 'the CLI configuration leads to', 'use an allowed host']
} as const

type NotAllowed =
  | Host
  /** A registry that no file names. */
  | (Host & { readonly implied: ImpliedHost })
  /** The host of a package, such as a Git repository, of an HTTP backend, or of a mirror. */
  | (Host & { readonly use: keyof typeof USES })
  /** The host from which the package of a module or provider is downloaded. */
  | (Host & { readonly package: Text })
  /** The host to which the document of an allowed host leads. */
  | (Host & { readonly service: string; readonly registry: string })

/** `host` is empty where it is not known. */
function describeNotAllowed(data: NotAllowed): readonly [message: Text, use: string] {
  if (data.host === '') {
    const [what] = USES['use' in data ? data.use : 'download']
    const message = `the host of this ${what} cannot be determined, and may not be in \`allowed-hosts\``
    return [message, 'write the whole address as a literal, with its host after the scheme']
  }
  const which = marked`${named(data.host)}, which is not in \`allowed-hosts\``
  if ('service' in data) {
    return [
      marked`${data.service} of ${named(data.registry)} is on ${which}`,
      'use another registry'
    ]
  }
  if ('package' in data) {
    const message = marked`the package of ${data.package} is downloaded from ${which} and was not contacted`
    return [message, 'use another module or provider']
  }
  if ('use' in data) {
    const [, what, use] = USES[data.use]
    return [marked`${what} ${which}`, use]
  }
  const message = marked`host ${named(data.host)} is not in \`allowed-hosts\` and was not contacted`
  if (!('implied' in data)) return [message, 'use an allowed registry']
  const { place, clients } = data.implied
  const why = `${brief(place.file)}:${place.line} names no host, and this is the default of ${namesOf(clients)}`
  return [marked`${message}; ${why}`, 'name an allowed registry there']
}

export function hostNotAllowed(data: NotAllowed) {
  const [message, use] = describeNotAllowed(data)
  const help =
    data.host === '' ? use : marked`${use}, or add ${named(data.host)} to \`allowed-hosts\``
  return problem('host-not-allowed', { message, help })
}

/** `count` of calls whose packages are not opened, although the depth asks for it or because it does not. */
export const allowlistIncomplete = (data: { readonly count: number; readonly isAsked: boolean }) =>
  problem('allowlist-incomplete', {
    message: `the packages of ${showCount(data.count, 'module')} from registries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,
    ...(data.isAsked
      ? { help: 'see why in the other findings, and correct that' }
      : {
          help: 'restrict the network where `init` runs as well',
          severity: 'notice',
          affects: []
        })
  })

export const hostGeneric = ({ host }: Host) =>
  problem('host-generic', {
    message: marked`${named(host)} stands for the host of a cloud block or remote backend, and the root module has none; it was not contacted`,
    help: 'add the block, or add `host-generic` to `ignore` if only HCP Terraform runs `init`'
  })

type NonPublic = Host & Asks & { readonly address: 'private' | 'reserved' | 'metadata' }

export const hostPrivateRedirect = ({ host, address, asks }: NonPublic) =>
  address === 'metadata'
    ? problem('host-private-redirect', {
        message: marked`${named(host)} is the address of ${/^(?:kubernetes|openshift)\b/.test(host) ? 'the API of a cluster' : 'a cloud metadata service'} and was not contacted`,
        help: 'remove the redirect or the address; such services are never contacted'
      })
    : problem('host-private-redirect', {
        message: marked`a public host ${asks === 'document' ? 'redirects' : 'leads'} to ${named(host)}, which has a ${address} address and was not contacted`,
        operator: marked`set an external URL in place of ${named(host)}`,
        note: 'if this machine may contact it, add that host to `hostnames` or `resolve`'
      })

/** `thrown` is what a mistake in this program threw while the host was visited or judged. */
export const hostCheckCrashed = ({ host, thrown }: Host & { readonly thrown: unknown }) =>
  problem('host-check-crashed', {
    message: marked`${named(host)} was not checked completely, because of a bug in tf-disco ${VERSION}: ${describeThrown(thrown)}`,
    help: marked`please report this text at ${ISSUES_URL}; to pass until it is fixed, add \`host-check-crashed ${named(host)}\` to \`ignore\``
  })

/** The error, and where in the program it was thrown. */
function describeThrown(thrown: unknown): string {
  if (!(thrown instanceof Error)) return brief(String(thrown))
  const at = /([^/\\\s(]+:\d+:\d+)\)?$/m.exec(thrown.stack ?? '')?.[1]
  return brief(String(thrown)) + (at === undefined ? '' : ` (${at})`)
}

export const hostHttp2 = ({ host }: Host) =>
  problem('host-http2', {
    message: marked`${named(host)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,
    operator: marked`enable HTTP/1.1 on ${named(host)} as well (ALPN \`http/1.1\`)`,
    note: 'to pass without checking it, add `host-http2` to `ignore`'
  })

/** How far a check came that ended early. */
type Unchecked = Host & {
  readonly stopped: Stopped
  /** The host was being visited when the check ended. */
  readonly isBegun: boolean
}

export const hostNotChecked = ({ host, stopped, isBegun }: Unchecked) =>
  problem('host-not-checked', {
    message: marked`${describeStop(stopped)}: ${named(host)} was ${isBegun ? 'still being checked' : 'not checked'}`,
    help: UNCHECKED_HELP[stopped.kind]
  })

const UNCHECKED_HELP: Readonly<Record<Stopped['kind'], string>> = {
  deadline: 'raise `deadline-seconds`, or lower `timeout-seconds`',
  signal: 'run the check again, with `deadline-seconds` below the time limit of the job',
  crash: 'run the check again, and report the crash'
}
