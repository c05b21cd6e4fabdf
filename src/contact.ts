// Contacts the required hosts, with the credentials of this machine.
import type { World } from './check.ts'
import type { CliConfig } from './cli-config/read.ts'
import type { Configured } from './configure.ts'
import type { MachineCredentials } from './credentials/machine-credentials.ts'
import type { Evidence } from './judge/verdict.ts'
import { MAX_REDIRECTS } from './protocol/clients.ts'
import type { Dialect } from './scan/clients/dialect.ts'
import type { ResolvedSettings } from './settings/read.ts'
import type { Settings } from './settings/settings.ts'
import type { Visit } from './visit/evidence.ts'
import type { Requirement } from './visit/requirements.ts'
import { skip, skipsOf } from './visit/skip.ts'

type Seen = {
  readonly visits: readonly Visit[]
  readonly tokenSources: Evidence['tokenSources']
}

/** Visits the hosts that are required and allowed. */
export async function contact(
  requirements: readonly Requirement[],
  settings: ResolvedSettings,
  dialect: Dialect & Pick<Configured, 'configs'>,
  world: World
): Promise<Seen> {
  const hosts = [...new Set(requirements.map(({ host }) => host))]
  const skips = skipsOf(requirements, settings, dialect)
  const skipped = Array.from(skips, ([host, problem]) => skip(host, problem))
  const asked = hosts.filter((host) => !skips.has(host))
  if (asked.length === 0) return { visits: skipped, tokenSources: new Map() }
  // Loaded only if there are hosts to visit: TLS and HTTP are most of the start-up cost.
  const { networkOf } = await import('./network/network.ts')
  const { attemptLimitMs, visitHosts } = await import('./visit/visit.ts')
  const { configs, releases } = dialect
  const { credentials, forced } = await openCredentials(settings, configs, world)
  const visited = await visitHosts(asked, {
    network: networkOf(settings),
    credentials,
    forced,
    required: Map.groupBy(requirements, ({ host }) => host),
    maxRedirects: Math.max(...dialect.clients.map((client) => MAX_REDIRECTS[client])),
    releases,
    timeoutMs: settings.timeoutMs ?? attemptLimitMs(releases),
    retries: settings.retries,
    concurrency: settings.concurrency,
    random: Math.random,
    now: Date.now,
    startTimer: world.startTimer,
    stop: world.stop,
    progress: (progress) => world.progress({ kind: 'visits', ...progress })
  })
  return { visits: [...visited, ...skipped], tokenSources: credentials.known }
}

/** The credentials that the clients of these configurations find on this machine. */
export async function openCredentials(
  settings: Pick<Settings, 'tokens' | 'timeoutMs'>,
  configs: readonly CliConfig[],
  { environment, secrets, kill, stop }: Pick<World, 'environment' | 'secrets' | 'kill' | 'stop'>
): Promise<MachineCredentials> {
  const { readMachineCredentials } = await import('./credentials/machine-credentials.ts')
  return readMachineCredentials({ ...settings, configs }, environment, {
    learn: secrets.learn,
    kill,
    stop: stop.signal,
    abortAfter: (ms) => AbortSignal.timeout(ms)
  })
}
