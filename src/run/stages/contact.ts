// Contacts hosts, with the credentials of this machine: discovery, then registries, and packages with its `git` program.
import { tmpdir } from 'node:os'
import { NOTHING_PREDICTED } from '../../judge/verdict.ts'
import { readMachineCredentials } from '../../observe/credentials/client-sources.ts'
import { networkOf } from '../../observe/network/dial.ts'
import type { Session } from '../../observe/network/get.ts'
import type { GitFetcher, GitWorld } from '../../observe/packages/git/fetcher.ts'
import { newTransfers } from '../../observe/packages/transfers.ts'
import { skip, type Visit } from '../../observe/visit/evidence.ts'
import type { InquireOptions } from '../../observe/visit/registry/inquire.ts'
import type { FetchRepository } from '../../observe/visit/registry/open.ts'
import { isOfPublic, type Requirement, skipsOf } from '../../observe/visit/requirements.ts'
import { pause } from '../../observe/visit/stop.ts'
import { attemptLimitMs, type VisitOptions, visitHosts } from '../../observe/visit/visit.ts'
import { thisMachine } from '../../read/cli-config/machine.ts'
import { systemError } from '../../read/files/read-text.ts'
import { showUrl, type Url } from '../../rules/go/url.ts'
import { notFollowed } from '../../rules/problems/init/not-followed.ts'
import { type Note, noteOf } from '../../rules/problems/note.ts'
import { MAX_REDIRECTS, maxInterimResponses } from '../../rules/protocol/clients.ts'
import { type Hostname, isNamed, showHostname } from '../../rules/protocol/hostname.ts'
import { Token } from '../../rules/protocol/token.ts'
import { once } from '../../rules/text/once.ts'
import type { ResolvedSettings } from '../../settings/read.ts'
import type { Prepared } from './prepare.ts'
import type { World } from './world.ts'

export async function contact(
  hosts: readonly Hostname[],
  prepared: Prepared,
  settings: ResolvedSettings,
  world: World
) {
  const { dialect, configs, requirements, expand } = prepared
  const { releases } = dialect
  const { environment, kill, secrets, stop, startTimer } = world
  const machine = { environment, kill, learn: secrets.learn, stop: stop.signal }
  const { credentials, forced } = readMachineCredentials({ ...settings, configs }, machine)
  const maxInterim = maxInterimResponses(dialect.clients, dialect.versions)
  const shared = {
    network: networkOf(settings, environment, maxInterim),
    credentials,
    concurrency: settings.concurrency,
    random: Math.random,
    now: Date.now,
    startTimer,
    monotonic: world.now,
    onRequest: world.onRequest,
    stop,
    sessions: settings.depth === 'discovery' ? null : new Map<Session, Url>()
  }
  const visiting: VisitOptions = {
    ...shared,
    forced,
    required: Map.groupBy(requirements, ({ host }) => host),
    maxRedirects: Math.max(...dialect.clients.map((client) => MAX_REDIRECTS[client])),
    releases,
    timeoutMs: settings.timeoutMs ?? attemptLimitMs(releases),
    retries: settings.retries,
    progress: (progress) => world.progress({ kind: 'visits', ...progress })
  }
  const visited = visitHosts(hosts, visiting)
  // Loaded while hosts answer.
  const loaded = settings.depth === 'discovery' ? null : import('./predict-init.ts')
  const visits = new Map((await visited).map((visit) => [visit.host, visit] as const))
  const tokenSources = credentials.known
  if (loaded === null) {
    return { visits: [...visits.values()], predicted: NOTHING_PREDICTED, tokenSources }
  }
  const { predictInit } = await loaded
  const transfers = newTransfers((progress) => world.progress({ kind: 'packages', ...progress }))
  const others = reacher(visits, visiting, settings)
  const isAllowed = (host: string) => isNamed(host, settings)
  const { network } = shared
  const git = gitPackages(world, { ...machine, network, isNamed: isAllowed, transfers })
  const inquiring: InquireOptions = {
    ...shared,
    ...prepared,
    settings,
    machine: thisMachine(environment),
    directory: world.directory,
    learn: secrets.learn,
    progress: (progress) => world.progress({ kind: 'registries', ...progress }),
    visits,
    following: expand && {
      expand,
      reach: others.reach,
      fetchRepository: git.fetchRepository,
      transfers
    }
  }
  const rules = { ...settings, isFork: world.isFork }
  const predicted = await predictInit(prepared.roots, inquiring, rules).finally(git.close)
  const notes = [...predicted.notes, ...others.notes()]
  return { visits: [...visits.values()], predicted: { ...predicted, notes }, tokenSources }
}

// A package could lead the check to any number of hosts. Real ones name one or two.
const MAX_HOSTS_OF_PACKAGES = 100

/** Visits the hosts that only packages name. */
function reacher(visits: Map<Hostname, Visit>, options: VisitOptions, settings: ResolvedSettings) {
  const others = new Set<Hostname>()
  const left = new Set<Hostname>()
  const reach = async (requirements: readonly Requirement[]): Promise<void> => {
    const fresh = requirements.filter(({ host }) => !visits.has(host) && !left.has(host))
    const skips = skipsOf(fresh, settings)
    for (const [host, problem] of skips) visits.set(host, skip(host, problem))
    for (const { host } of fresh) {
      if (skips.has(host)) continue
      if (others.size < MAX_HOSTS_OF_PACKAGES || others.has(host)) others.add(host)
      else left.add(host)
    }
    const required = Map.groupBy(fresh, ({ host }) => host)
    const hosts = [...others].filter((host) => !visits.has(host))
    const byPublic = Map.groupBy(hosts, (host) => required.get(host)?.every(isOfPublic) ?? true)
    for (const [isPublic, named] of byPublic) {
      const origin = isPublic ? { isPublic } : null
      const visiting = { ...options, sessions: null, required, origin }
      for (const visit of await visitHosts(named, visiting)) visits.set(visit.host, visit)
    }
  }
  const notes = (): readonly Note[] => {
    const names = [...left].map(showHostname)
    const problem = notFollowed({ what: 'hosts', max: MAX_HOSTS_OF_PACKAGES, names })
    return names.length === 0 ? [] : [noteOf(problem, { clients: [] })]
  }
  return { reach, notes }
}

/** The code for the `git` program is loaded with the first package. `close` removes everything that git has written. */
function gitPackages(
  { environment, kill, pid, secrets, stop, startTimer }: World,
  given: Pick<GitWorld, 'environment' | 'learn' | 'stop' | 'network' | 'isNamed' | 'transfers'>
) {
  let opened: GitFetcher | null = null
  const start = once(async () => {
    const { gitFetcher } = await import('../../observe/packages/git/fetcher.ts')
    opened = gitFetcher({
      ...given,
      kill,
      pause: (ms) => pause(ms, { stop, startTimer }),
      parent: environment['RUNNER_TEMP'] || tmpdir(),
      pid,
      isAlive: (other) => isAlive(other, kill),
      now: Date.now
    })
    return opened
  })
  const fetchRepository: FetchRepository = async ({ url, ref, depth, sshkey }, origin) => {
    const git = await start()
    const key = sshkey === null ? null : new Token(sshkey)
    if (key !== null) secrets.learn(key)
    const request = { url: showUrl(url), origin, ref, depth: Number(depth) || null, sshkey: key }
    return await git.fetch(request)
  }
  return { fetchRepository, close: async () => opened?.close() }
}

function isAlive(pid: number, kill: World['kill']): boolean {
  try {
    kill(pid, 0)
    return true
  } catch (error) {
    // The process is another user's.
    return systemError(error) === 'EPERM'
  }
}
