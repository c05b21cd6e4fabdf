// The plugin cache of a client: providers that `init` links from there instead of downloading them.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CliConfig } from '../../read/cli-config/read.ts'
import {
  HOSTNAMES_LINE,
  type ProviderRequirement,
  providerKey,
  type Root
} from '../../read/roots/root.ts'
import type { Dialect } from '../../read/scan/clients/dialect.ts'
import { isSince } from '../../rules/protocol/clients.ts'
import { unicodeHostname } from '../../rules/protocol/hostname.ts'
import { once } from '../../rules/text/once.ts'
import { lockHashesIn } from './plugins.ts'

export type Caching = {
  /** All roots that are checked. */
  readonly roots: readonly Root[]
  /** That of `init`. */
  readonly platform: string
  readonly upgrade: boolean
  readonly versions: Dialect['versions']
}

/** `directory`: the checkout. */
export function pluginCache(
  { client, pluginCache: path, mayBreakLocks }: CliConfig,
  directory: string,
  { roots, platform, upgrade, versions }: Caching
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
  const users = once(() => {
    const all = roots.filter((root) => root.client === client)
    const required = all.flatMap((root) => root.providers.map((of) => ({ of, root })))
    return Map.groupBy(required, ({ of }) => providerKey(of.provider))
  })
  /** The client asks no registry for the provider in any root. */
  const replacesRegistry = (key: string): boolean =>
    path !== null &&
    !upgrade &&
    client === 'opentofu' &&
    isSince('cachedLocks', versions) &&
    users()
      .get(key)
      ?.every(({ of, root }) => has(of, root, of.locked?.text ?? '')) === true
  return { has, replacesRegistry }
}
