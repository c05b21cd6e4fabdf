// What `init` uses besides configuration: checksums in lock files, providers in `terraform.d/plugins`, which the clients install
// without asking a registry, and those in the plugin cache.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { dirname } from 'node:path/posix'
import type { ProviderSources } from '../../read/cli-config/installation.ts'
import { localMirrors } from '../../read/cli-config/local-mirrors.ts'
import type { ProviderId } from '../../read/cli-config/provider-pattern.ts'
import type { CliConfig } from '../../read/cli-config/read.ts'
import { textIn } from '../../read/files/read-text.ts'
import {
  HOSTNAMES_LINE,
  type ProviderRequirement,
  providerKey,
  providerOf,
  type Root,
  readLockHashes
} from '../../read/roots/root.ts'
import type { Dialect } from '../../read/scan/clients/dialect.ts'
import type { Usage } from '../../read/scan/usage.ts'
import { isSince, type MainClient } from '../../rules/protocol/clients.ts'
import { unicodeHostname } from '../../rules/protocol/hostname.ts'
import { PROVIDERS } from '../../rules/protocol/services.ts'
import { once } from '../../rules/text/once.ts'

export type Checkout = {
  readonly root: string
  /** The providers in the checkouts, as usages files list them; null: those in `root`. */
  readonly plugins: readonly PluginDirectory[] | null
  /** All roots that are checked. */
  readonly roots: readonly Root[]
  /** With the releases that may be in use. */
  readonly dialect: Pick<Dialect, 'releases' | 'versions'>
  /** That of `init`. */
  readonly platform: string
  readonly upgrade: boolean
  /** Network mirrors are asked for the providers. */
  readonly asksMirrors: boolean
}

/** A requirement of a provider, and its root. */
export type ProviderUser = { readonly of: ProviderRequirement; readonly root: Root }

/** The users of each provider of the roots, by its key. */
export const usersIn = (roots: readonly Root[]) =>
  Map.groupBy(
    roots.flatMap((root) => root.providers.map((of): ProviderUser => ({ of, root }))),
    ({ of }) => providerKey(of.provider)
  )

/** The checksums in each lock file, relative to the checkout; none in one that cannot be read. */
export const lockHashesIn = (files: Iterable<string>, root: string) =>
  new Map(
    Array.from(files, (file) => [file, readLockHashes(textIn(join(root, file)) ?? '')] as const)
  )

type HoldsProvider = (directory: string, provider: ProviderId) => boolean

type PluginMirror = ProviderSources['mirrors'][number]

/** A `terraform.d/plugins` with the providers of the usages that are in it. */
export type PluginDirectory = {
  /** The directory that contains the `terraform.d`. */
  readonly directory: string
  /** `registry.example.com/acme/box` */
  readonly providers: readonly string[]
}

export type Plugins = {
  /** The mirrors of a client that is started in a directory of the checkout, the nearest one first. */
  readonly around: (directory: string) => readonly PluginMirror[]
  readonly holds: HoldsProvider
}

/** `terraform.d/plugins` of a module and the directories above it: the client may be started in any of them. */
export function pluginsIn(root: string): Plugins {
  const packagesIn = localMirrors()
  return around(
    (shown) => {
      const path = join(root, shown)
      return existsSync(path) ? path : null
    },
    (path, provider) => packagesIn(path, provider).length > 0
  )
}

/** The directories that usages files list. The paths of their mirrors are as they are shown. */
export function listedPlugins(listed: readonly PluginDirectory[]): Plugins {
  const byDirectory = new Map(
    listed.map(({ directory, providers }) => [pathBelow(directory), new Set(providers)])
  )
  return around(
    (shown) => (byDirectory.has(shown) ? shown : null),
    (path, provider) => byDirectory.get(path)?.has(providerKey(provider)) ?? false
  )
}

function around(pathOf: (shown: string) => string | null, holds: HoldsProvider): Plugins {
  const mirrorsOf = once((parent: string): readonly PluginMirror[] => {
    // The top of another repository is the directory of `acme/network//main.tf`, to Node `acme/network/`.
    const directory = parent.replace(/\/$/, '')
    const isTop = directory === '.' || parent !== directory
    const shown = pathBelow(directory)
    const path = pathOf(shown)
    const above = isTop ? [] : mirrorsOf(dirname(directory))
    return path === null ? above : [{ path, shown }, ...above]
  })
  return { around: mirrorsOf, holds }
}

const pathBelow = (directory: string): string =>
  `${directory === '.' ? '' : `${directory}/`}terraform.d/plugins`

/** The directories of plugins that hold a provider of the usages. */
export function pluginsFor(
  usages: readonly Usage[],
  clients: readonly MainClient[],
  { around, holds }: Plugins
): readonly PluginDirectory[] {
  const mirrored = usages.flatMap((usage) => {
    const mirrors = around(dirname(usage.place.file))
    if (mirrors.length === 0) return []
    const providers = usage.needs
      .filter(({ service }) => service === PROVIDERS)
      .flatMap(({ host }) => clients.flatMap((client) => providerOf(usage, host, client) ?? []))
    return providers.flatMap((provider) =>
      mirrors
        .filter(({ path }) => holds(path, provider))
        .map(({ shown }) => ({ shown, provider: providerKey(provider) }))
    )
  })
  const byDirectory = Map.groupBy(mirrored, ({ shown }) => dirname(dirname(shown)))
  return Array.from(byDirectory, ([directory, group]) => ({
    directory,
    providers: [...new Set(group.map(({ provider }) => provider))]
  }))
}

/** The plugin cache of a client: providers that `init` links from there instead of downloading them. */
export function pluginCache(
  { client, pluginCache: path, mayBreakLocks }: CliConfig,
  { root: directory, roots, platform, upgrade, dialect }: Omit<Checkout, 'plugins' | 'asksMirrors'>
) {
  const hashesIn = once((file: string) => lockHashesIn([file], directory).get(file))
  /**
   * The cache has a version, and the lock file a checksum of contents, which is not compared with it: with another
   * one, the client downloads the package (providercache/installer.go).
   */
  const has = (
    { provider, locked }: ProviderRequirement,
    root: Root,
    version: string,
    at = platform
  ): boolean => {
    if (path === null || root.directory === HOSTNAMES_LINE.file) return false
    const { host, namespace, type } = provider
    const parts = [path, unicodeHostname(host), namespace, type, version, at]
    if (!existsSync(resolve(directory, root.directory, ...parts))) return false
    if (locked === null) return mayBreakLocks && client === 'terraform'
    const hashes = hashesIn(root.lockFile ?? '')?.get(providerKey(provider)) ?? []
    return locked.text === version && hashes.some((hash) => hash.startsWith('h1:'))
  }
  const users = once(() => usersIn(roots.filter((root) => root.client === client)))
  /** The client asks no registry for the provider in any root. */
  const replacesRegistry = (key: string): boolean =>
    path !== null &&
    !upgrade &&
    client === 'opentofu' &&
    isSince('cachedLocks', dialect.versions) &&
    users()
      .get(key)
      ?.every(({ of, root }) => has(of, root, of.locked?.text ?? '')) === true
  return { has, replacesRegistry }
}
