// Contacts the required hosts, with the credentials of this machine: discovery, then registries.

import type { CliConfig } from '../cli-config/read.ts'
import type { CredentialsFinder } from '../credentials/client-sources.ts'
import type { MachineCredentials } from '../credentials/machine-credentials.ts'
import type { Evidence } from '../judge/verdict.ts'
import { MAX_REDIRECTS } from '../protocol/clients.ts'
import type { Root } from '../roots/root.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import { once, type Usage } from '../scan/usage.ts'
import type { ResolvedSettings } from '../settings/read.ts'
import type { Settings } from '../settings/settings.ts'
import type { Visit } from '../visit/evidence.ts'
import type { Inquiry } from '../visit/registry/evidence.ts'
import type { InquireOptions } from '../visit/registry/inquire.ts'
import type { Requirement } from '../visit/requirements.ts'
import { skip, skipsOf } from '../visit/skip.ts'
import { type Configured, loadHosts } from './configure.ts'
import type { Checkouts } from './prepare.ts'
import type { World } from './world.ts'

type Required = {
  readonly requirements: readonly Requirement[]
  /** What is asked for after discovery. */
  readonly roots: readonly Root[]
  readonly usages: readonly Usage[]
  readonly checkouts: Checkouts | null
}

type Seen = {
  readonly visits: readonly Visit[]
  /** Null where nothing is asked after discovery. Rejects only for mistakes in this program. */
  readonly inquiry: Promise<Inquiry | null>
  readonly tokenSources: Evidence['tokenSources']
}

/** Visits the hosts that are required and allowed; then begins to ask them for what the root modules require. */
export async function contact(
  { requirements, roots, usages, checkouts }: Required,
  settings: ResolvedSettings,
  dialect: Dialect & Pick<Configured, 'configs'>,
  world: World
): Promise<Seen> {
  const hosts = [...new Set(requirements.map(({ host }) => host))]
  const skips = skipsOf(requirements, settings, dialect)
  const skipped = Array.from(skips, ([host, problem]) => skip(host, problem))
  const asked = hosts.filter((host) => !skips.has(host))
  // Network mirrors are asked though no host is visited.
  const inquires = settings.depth !== 'discovery' && roots.length > 0
  if (asked.length === 0 && !inquires) {
    return { visits: skipped, inquiry: Promise.resolve(null), tokenSources: new Map() }
  }
  // Loaded only if there are hosts to visit: TLS and HTTP are most of the start-up cost.
  const { attemptLimitMs, visitHosts } = await loadHosts()
  const { configs, releases } = dialect
  const { credentials, forced } = await openCredentials(settings, configs, world)
  const shared = await sharedBy(credentials, settings, world)
  const visited = await visitHosts(asked, {
    ...shared,
    forced,
    required: Map.groupBy(requirements, ({ host }) => host),
    maxRedirects: Math.max(...dialect.clients.map((client) => MAX_REDIRECTS[client])),
    releases,
    timeoutMs: settings.timeoutMs ?? attemptLimitMs(releases),
    retries: settings.retries,
    progress: (progress) => world.progress({ kind: 'visits', ...progress })
  })
  const inquiry =
    settings.depth === 'discovery'
      ? Promise.resolve(null)
      : inquireOf(roots, {
          ...shared,
          usages,
          settings,
          dialect,
          configs,
          environment: world.environment,
          directory: world.directory,
          lockHashes: checkouts?.lockHashes ?? null,
          plugins: checkouts?.plugins ?? null,
          learn: world.secrets.learn,
          progress: (progress) => world.progress({ kind: 'registries', ...progress }),
          visits: visited
        })
  return { visits: [...visited, ...skipped], inquiry, tokenSources: credentials.known }
}

/** What discovery and the questions after it have in common. */
async function sharedBy(
  credentials: CredentialsFinder,
  settings: ResolvedSettings,
  { startTimer, stop }: World
) {
  const { networkOf } = await loadHosts()
  return {
    network: networkOf(settings),
    // Asked again after discovery: a helper is run once for each host.
    credentials: { ...credentials, find: once(credentials.find) },
    concurrency: settings.concurrency,
    random: Math.random,
    now: Date.now,
    startTimer,
    stop
  }
}

/** Loaded only at a depth that needs it. */
async function inquireOf(
  roots: readonly Root[],
  {
    environment,
    ...options
  }: Omit<InquireOptions, 'machine' | 'askPackages'> & Pick<World, 'environment'>
): Promise<Inquiry> {
  const { inquire } = await import('../visit/registry/inquire.ts')
  const { thisMachine } = await loadHosts()
  const packages =
    options.settings.depth === 'packages'
      ? await import('../visit/registry/packages/packages.ts')
      : null
  return inquire(roots, {
    ...options,
    machine: thisMachine(environment),
    askPackages: packages?.askPackages ?? null
  })
}

/** The credentials that the clients of these configurations find on this machine. */
export async function openCredentials(
  settings: Pick<Settings, 'tokens' | 'timeoutMs'>,
  configs: readonly CliConfig[],
  { environment, secrets, kill, stop }: Pick<World, 'environment' | 'secrets' | 'kill' | 'stop'>
): Promise<MachineCredentials> {
  const { readMachineCredentials } = await loadHosts()
  return readMachineCredentials({ ...settings, configs }, environment, {
    learn: secrets.learn,
    kill,
    stop: stop.signal,
    abortAfter: (ms) => AbortSignal.timeout(ms)
  })
}
