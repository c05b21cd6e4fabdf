// Visits hosts on loopback in this process, with defaults for all options.
import { credentialsOf } from '../../src/observe/credentials/client-sources.ts'
import type { Hop } from '../../src/observe/network/redirects.ts'
import { makeTrust } from '../../src/observe/tls/trust.ts'
import type { Attempt, Visit } from '../../src/observe/visit/evidence.ts'
import { Stop, startTimer } from '../../src/observe/visit/stop.ts'
import { type VisitOptions, visitHosts } from '../../src/observe/visit/visit.ts'
import type { Problem } from '../../src/rules/problems/problem.ts'
import { Token } from '../../src/rules/protocol/token.ts'
import { listItems, type ResolveRule, readResolveLine } from '../../src/settings/lines.ts'
import { proxiesFrom } from '../../src/settings/proxy.ts'
import { aHost, HOST } from './evidence-builder.ts'

/** The rules of the `resolve` setting. */
export const rulesOf = (text: string): readonly ResolveRule[] =>
  listItems(text).map((line) => {
    const rule = readResolveLine(line)
    if (!rule.ok) throw new Error(rule.why)
    return rule.value
  })

export type Visiting = Partial<Omit<VisitOptions, 'network' | 'credentials'>> & {
  readonly hosts?: readonly string[]
  /** Lines of `resolve`; by default those of the registry. */
  readonly resolve?: string
  /** Names of hosts in settings, in addition to those that are visited. */
  readonly named?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly maxInterim?: number
  /** Tokens by host. */
  readonly tokens?: Readonly<Record<string, string>>
}

/** The addresses of the hosts and their certificate authority. */
type Reached = { readonly resolve: string; readonly authority: { readonly pem: string } }

/** Visits hosts of the registry, by default without retries. */
export async function visitAll(
  registry: Reached,
  visiting: Visiting = {}
): Promise<readonly Visit[]> {
  const { hosts = [HOST], resolve, named = [], environment = {}, tokens = {}, ...others } = visiting
  const { maxInterim = Number.POSITIVE_INFINITY, ...rest } = others
  const rules = rulesOf(resolve ?? registry.resolve)
  const given = Object.entries(tokens).map(([host, text]) => ({
    host: aHost(host),
    token: new Token(text)
  }))
  return await visitHosts(hosts.map(aHost), {
    network: {
      resolve: rules,
      maxInterim,
      namedHosts: new Set([
        ...hosts.map((host) => host.replace(/:\d+$/, '')),
        ...rules.map(({ name }) => name),
        ...named
      ]),
      chooseProxy: proxiesFrom(environment),
      trust: makeTrust(registry.authority.pem)
    },
    required: new Map(),
    credentials: credentialsOf(given, {}, [
      { client: 'terraform', credentials: [], turnedOff: [], helper: null }
    ]),
    forced: new Map(),
    maxRedirects: 9,
    releases: [],
    // The longest timer: a busy machine is not a slow host.
    timeoutMs: 2 ** 31 - 1,
    retries: 0,
    concurrency: 16,
    random: () => 0,
    now: Date.now,
    startTimer,
    monotonic: () => performance.now(),
    stop: new Stop(),
    sessions: null,
    progress: () => {},
    ...rest
  })
}

/** One host, and the last attempt at it. */
export async function attemptOne(registry: Reached, visiting: Visiting = {}): Promise<Attempt> {
  const [visit] = await visitAll(registry, visiting)
  const attempt = visit?.attempt
  if (attempt === undefined) throw new Error('no host was visited')
  return attempt
}

/** The problem of a discovery without a result, else null. */
export const problemOf = ({ discovery }: Attempt): Problem | null =>
  'problem' in discovery ? discovery.problem : null

/** `found`, `absent`, or the code of the problem. */
export const outcomeOf = (attempt: Attempt): string =>
  problemOf(attempt)?.code ?? attempt.discovery.kind

/** Each hop as `STATUS URL`. */
export const hopsOf = ({ hops }: { readonly hops: readonly Hop[] }): readonly string[] =>
  hops.map(({ status, url }) => `${status} ${url}`)
