// Contacts hosts, with the credentials of this machine: discovery, then registries.

import { NOTHING_PREDICTED } from '../../judge/verdict.ts'
import { readMachineCredentials } from '../../observe/credentials/client-sources.ts'
import { networkOf } from '../../observe/network/dial.ts'
import type { Session } from '../../observe/network/get.ts'
import type { InquireOptions } from '../../observe/visit/registry/inquire.ts'
import { attemptLimitMs, visitHosts } from '../../observe/visit/visit.ts'
import { thisMachine } from '../../read/cli-config/machine.ts'
import type { Url } from '../../rules/go/url.ts'
import { MAX_REDIRECTS } from '../../rules/protocol/clients.ts'
import type { Hostname } from '../../rules/protocol/hostname.ts'
import type { ResolvedSettings } from '../../settings/read.ts'
import type { Prepared } from './prepare.ts'
import type { World } from './world.ts'

export async function contact(
  hosts: readonly Hostname[],
  prepared: Prepared,
  settings: ResolvedSettings,
  world: World
) {
  const { dialect, configs, requirements } = prepared
  const { releases } = dialect
  const { environment, kill, secrets, stop, startTimer } = world
  const machine = { environment, kill, learn: secrets.learn, stop: stop.signal }
  const { credentials, forced } = readMachineCredentials({ ...settings, configs }, machine)
  const shared = {
    network: networkOf(settings),
    credentials,
    concurrency: settings.concurrency,
    random: Math.random,
    now: Date.now,
    startTimer,
    monotonic: world.now,
    stop,
    sessions: settings.depth === 'discovery' ? null : new Map<Session, Url>()
  }
  const visits = await visitHosts(hosts, {
    ...shared,
    forced,
    required: Map.groupBy(requirements, ({ host }) => host),
    maxRedirects: Math.max(...dialect.clients.map((client) => MAX_REDIRECTS[client])),
    releases,
    timeoutMs: settings.timeoutMs ?? attemptLimitMs(releases),
    retries: settings.retries,
    progress: (progress) => world.progress({ kind: 'visits', ...progress })
  })
  const tokenSources = credentials.known
  if (settings.depth === 'discovery') return { visits, predicted: NOTHING_PREDICTED, tokenSources }
  const { predictInit } = await import('./predict-init.ts')
  const inquiring: InquireOptions = {
    ...shared,
    ...prepared,
    settings,
    machine: thisMachine(environment),
    directory: world.directory,
    learn: secrets.learn,
    progress: (progress) => world.progress({ kind: 'registries', ...progress }),
    visits: new Map(visits.map((visit) => [visit.host, visit])),
    following: null
  }
  const rules = { ...settings, isFork: world.isFork }
  return { visits, predicted: await predictInit(prepared.roots, inquiring, rules), tokenSources }
}
