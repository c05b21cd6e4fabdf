// Asks registries for what the root modules require, after discovery.

import { rootsNamed } from '../../../read/roots/named-addresses.ts'
import { addressKey, type Root } from '../../../read/roots/root.ts'
import type { Dialect } from '../../../read/scan/clients/dialect.ts'
import type { Usage } from '../../../read/scan/usage.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Transfers } from '../../packages/transfers.ts'
import { lockHashesIn } from '../plugins.ts'
import type { Requirement } from '../requirements.ts'
import type { ContactOptions } from '../visit.ts'
import { Asker } from './ask.ts'
import { askClouds, workspacesIn } from './cloud.ts'
import type { Checkouts, Inquiry } from './evidence.ts'
import { askAndFollow, askOnce, asksPackages, type InstallPorts, waysFor } from './installed.ts'
import { askLogins } from './login-hosts.ts'
import type { Expand } from './modules.ts'
import { type FetchRepository, openerOf } from './open.ts'
import { placesOf } from './places.ts'
import { senderOf } from './send.ts'

export type InquireOptions = ContactOptions &
  Parameters<typeof placesOf>[0] &
  Parameters<typeof senderOf>[0] & {
    readonly settings: Pick<Settings, 'depth' | 'platforms' | 'upgrade' | 'timeoutMs'>
    /** The checkout. */
    readonly directory: string
    /** Null: lock files and plugin directories are those of this checkout. */
    readonly checkouts: Checkouts | null
    readonly dialect: Dialect
    /** For `cloud` blocks and remote backends. */
    readonly usages: readonly Usage[]
    /** Null unless packages of modules are read. */
    readonly following: Following | null
  }

export type Following = {
  readonly expand: Expand
  /** Runs discovery for the hosts that only packages name. */
  readonly reach: (requirements: readonly Requirement[]) => Promise<void>
  readonly fetchRepository: FetchRepository
  readonly transfers: Transfers
}

/** Asks for each address once, however many roots and lines of `hostnames` name it. */
export async function inquire(roots: readonly Root[], options: InquireOptions): Promise<Inquiry> {
  const { dialect, settings, machine, checkouts, following, concurrency } = options
  const allRoots = [...roots, ...rootsNamed(settings.hostnames, dialect.clients)]
  const called = allRoots.flatMap(({ calls }) => calls.flatMap(({ module }) => module ?? []))
  const required = allRoots.flatMap(({ providers }) => providers.map(({ provider }) => provider))
  const addresses = new Set([...called, ...required].map(addressKey)).size
  const asker = new Asker({ ...options, maxRequests: settings.maxRequests })
  try {
    const { environment } = machine
    const ports: InstallPorts = {
      ...senderOf(options, asker, addresses),
      ...placesOf(options),
      ...waysFor(allRoots, options),
      concurrency,
      timeoutMs: settings.timeoutMs,
      mayLackKeys: environment['OPENTOFU_ENFORCE_GPG_VALIDATION'] !== 'true',
      expiry: {
        now: options.now(),
        refusesExpired: environment['OPENTOFU_ENFORCE_GPG_EXPIRATION'] === 'true'
      },
      open: following && openerOf(following.fetchRepository, following.transfers)
    }
    const [installed, clouds, logins] = await Promise.all([
      following === null
        ? askOnce(allRoots, options, ports)
        : askAndFollow(allRoots, { ...options, following }, ports),
      askClouds(workspacesIn(options.usages, environment), ports),
      askLogins(options.requirements, ports)
    ])
    const files = new Set(installed.items.flatMap(({ root }) => root.lockFile ?? []))
    const ofLocks = () => checkouts?.lockHashes ?? lockHashesIn(files, options.directory)
    const lockHashes: Inquiry['lockHashes'] = asksPackages(settings) ? ofLocks() : new Map()
    return { ...installed, lockHashes, clouds, logins, requests: asker.requests }
  } finally {
    asker.close()
  }
}
