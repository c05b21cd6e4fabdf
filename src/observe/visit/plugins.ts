// The parts of a checkout that `init` uses besides configuration: checksums in lock files, and providers in `terraform.d/plugins`, which the
// clients install without asking a registry.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dirname } from 'node:path/posix'
import type { ProviderId, ProviderSources } from '../../read/cli-config/installation.ts'
import { localMirrors } from '../../read/cli-config/local-mirrors.ts'
import { textIn } from '../../read/files/read-text.ts'
import { providerKey, providerOf, readLockHashes } from '../../read/roots/root.ts'
import type { Usage } from '../../read/scan/usage.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { PROVIDERS } from '../../rules/protocol/services.ts'
import { once } from '../../rules/text/once.ts'

/** The checksums in each lock file, relative to the checkout; none in one that cannot be read. */
export const lockHashesIn = (files: Iterable<string>, root: string) =>
  new Map(
    Array.from(files, (file) => [file, readLockHashes(textIn(join(root, file)) ?? '')] as const)
  )

type HoldsProvider = (directory: string, provider: ProviderId) => boolean

type Mirror = ProviderSources['mirrors'][number]

/** A `terraform.d/plugins` with the providers of the usages that are in it. */
export type PluginDirectory = {
  /** The directory that contains the `terraform.d`. */
  readonly directory: string
  /** `registry.example.com/acme/box` */
  readonly providers: readonly string[]
}

export type Plugins = {
  /** The mirrors of a client that is started in a directory of the checkout, the nearest one first. */
  readonly around: (directory: string) => readonly Mirror[]
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
  const mirrorsOf = once((parent: string): readonly Mirror[] => {
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
