// Which providers the clients install from mirrors. Where `init` is started is not known: directories above a module count.
import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { dirname } from 'node:path/posix'
import {
  directoryMethod,
  type Installation,
  type LocalMirror,
  mayCover,
  methodsFor,
  placeOfMethod,
  readProviderSources
} from '../../read/cli-config/installation.ts'
import { localMirrors } from '../../read/cli-config/local-mirrors.ts'
import type { ProviderId } from '../../read/cli-config/provider-pattern.ts'
import type { CliConfig } from '../../read/cli-config/read.ts'
import {
  HOSTNAMES_LINE,
  type ProviderRequirement,
  providerKey,
  providerOf,
  type Root
} from '../../read/roots/root.ts'
import type { Need, Usage } from '../../read/scan/usage.ts'
import { showCount } from '../../rules/problems/brief.ts'
import { groupsOf } from '../../rules/problems/place.ts'
import { CLIENT_NAMES, type MainClient, type Release } from '../../rules/protocol/clients.ts'
import { PROVIDERS } from '../../rules/protocol/services.ts'
import type { Token } from '../../rules/protocol/token.ts'
import { once } from '../../rules/text/once.ts'
import { learnLogin } from '../credentials/netrc.ts'
import {
  type Checkout,
  listedPlugins,
  type Plugins,
  type ProviderUser,
  pluginCache,
  pluginsIn,
  usersIn
} from './plugins.ts'

/** The usages without providers that no registry has to serve, remarks on why there are fewer, and findings in provider_installation. */
export function withoutInstalled(
  usages: readonly Usage[],
  configs: readonly CliConfig[],
  checkout: Checkout
) {
  const sources = sourcesOf(configs, pluginsOf(checkout), checkout)
  const local: FoundLocally[] = []
  const isRequired = (usage: Usage, { host }: Need, client: MainClient): boolean => {
    const provider = providerOf(usage, host, client)
    const way = provider && sources.get(client)?.find(provider, dirname(usage.place.file))
    if (!provider || !way) return true
    local.push({ client, way, provider: providerKey(provider) })
    return false
  }
  const narrowed = (usage: Usage, need: Need): Need => {
    if (need.service !== PROVIDERS) return need
    const clients = need.clients.filter((client) => isRequired(usage, need, client))
    return clients.length === need.clients.length ? need : { ...need, clients }
  }
  const left = usages.map((usage) => {
    const needs = usage.needs.map((need) => narrowed(usage, need))
    // Most are as before: there may be a hundred thousand of them.
    return needs.every((need, index) => need === usage.needs[index])
      ? usage
      : { ...usage, needs: needs.filter(({ clients }) => clients.length > 0) }
  })
  const findings = [...sources.values()].flatMap((source) => source.findings)
  return { usages: left, remarks: remarksAbout(local), findings }
}

function remarksAbout(local: readonly FoundLocally[]): readonly string[] {
  return groupsOf(local, ({ client, way }) => [client, ...way].join(' ')).map((group) => {
    const [{ client, way }] = group
    const [does, where] = way
    const providers = new Set(group.map(({ provider }) => provider))
    const several = showCount(providers.size, 'provider')
    return `${CLIENT_NAMES[client]} ${does} ${several} ${where}`.trim()
  })
}

export type InstallWays = ReturnType<typeof waysToInstall>

/** How roots install providers. */
export function waysToInstall(
  configs: readonly CliConfig[],
  checkout: Checkout,
  learn: (token: Token) => void
) {
  const packagesIn = localMirrors()
  const plugins = pluginsOf(checkout)
  const users = once(() => usersIn(checkout.roots))
  const isAside = once((key: string) => isNotOnlyShared(users().get(key) ?? [], plugins))
  const sources = sourcesOf(configs, plugins, checkout)
  for (const { installation } of sources.values()) {
    for (const method of installation?.methods ?? []) {
      if (method.kind === 'network') learnLogin(method.url, learn)
    }
  }
  /** The installation methods for a provider; null if the client asks its registry without a choice of methods. */
  const methodsOf = (provider: ProviderId, client: MainClient) => {
    const { installation = null, holding, unmanaged } = sources.get(client) ?? {}
    if (unmanaged?.has(providerKey(provider))) return null
    if (installation === null) {
      const [first, ...more] = (holding?.(provider) ?? []).map(directoryMethod)
      if (first === undefined || isAside(providerKey(provider))) return null
      return { place: first.place, methods: [first, ...more], rejected: undefined }
    }
    const { place, rejected } = installation
    const meant = rejected.find((method) => mayCover(method, provider.host))
    return { place, methods: methodsFor(installation, provider), rejected: meant?.problem }
  }
  /** True if a root installs a provider without asking a registry, which a line of `hostnames` always asks. */
  const isInstalled = (provider: ProviderId, { directory, client }: Root): boolean =>
    directory !== HOSTNAMES_LINE.file && Boolean(sources.get(client)?.find(provider, directory))
  /** The packages of a provider in the directory of a mirror; null if it is not known where that is. */
  const localPackages = ({ path }: LocalMirror, provider: ProviderId) => {
    const roots = users().get(providerKey(provider)) ?? []
    const [first, ...more] = new Set(roots.map(({ root }) => root.directory))
    const directory = more.length === 0 ? (first ?? null) : null
    if (path === null || directory === HOSTNAMES_LINE.file) return null
    // A relative path is relative to where `init` runs: known if that is one directory of this checkout.
    if (!isAbsolute(path) && (directory === null || checkout.plugins)) return null
    const base = isAbsolute(path) ? path : join(checkout.root, directory ?? '', path)
    return existsSync(base) ? packagesIn(base, provider) : 'missing'
  }
  /** True if the client links the package from its plugin cache. */
  const isCached = (of: ProviderRequirement, root: Root, version: string, platform: string) =>
    sources.get(root.client)?.cache?.has(of, root, version, platform) === true
  return { methodsOf, isInstalled, isCached, localPackages }
}

/** A plugin directory of the checkout has the provider, or a line of `hostnames`, which always asks the registry. */
const isNotOnlyShared = (users: readonly ProviderUser[], { around, holds }: Plugins) =>
  users.some(
    ({ of: { provider }, root: { directory: at } }) =>
      at === HOSTNAMES_LINE.file || around(at).some(({ path }) => holds(path, provider))
  )

/**
 * The keys of the providers that `init` neither installs nor checks, whatever constraints and lock files say: those that
 * run already, and with some releases those of `dev_overrides` (internal/command/meta_providers.go).
 */
export function unmanagedBy(
  config: CliConfig,
  releases: readonly Release[]
): ReadonlyMap<string, string> {
  const { overridden, place } = readProviderSources(config).installation ?? {}
  const isSkipped = releases.every(
    (release) => release.client !== config.client || release.skipsOverridden
  )
  const at = place && `dev_overrides in ${placeOfMethod(place)}`
  return new Map([
    ...(isSkipped ? (overridden ?? []) : []).map((one) => [providerKey(one), `${at}`] as const),
    ...config.reattached.map((one) => [providerKey(one), 'TF_REATTACH_PROVIDERS'] as const)
  ])
}

const pluginsOf = ({ root, plugins: listed }: Checkout): Plugins =>
  listed === null ? pluginsIn(root) : listedPlugins(listed)

/** The alternative of the client to asking the registries of providers: the words before and after their number. */
type Way = readonly [does: string, where: string]

type FoundLocally = { readonly client: MainClient; readonly way: Way; readonly provider: string }

/** Null if the client, started in a directory of the checkout, asks the registry of the provider. */
type Find = (provider: ProviderId, directory: string) => Way | null

/** How each client installs providers. */
const sourcesOf = (configs: readonly CliConfig[], plugins: Plugins, checkout: Checkout) =>
  new Map(
    configs.map((config) => {
      const source = readProviderSources(config)
      const packagesIn = localMirrors()
      const shared = source.mirrors.filter(({ path }) => existsSync(path))
      /** The directories of the machine that have a provider. */
      const holding = (provider: ProviderId) =>
        shared.filter(({ path }) => packagesIn(path, provider).length > 0)
      const findInDirectories: Find = (provider, directory) => {
        const { around, holds } = plugins
        const nearest = around(directory).find(({ path }) => holds(path, provider))
        const mirror = nearest ?? holding(provider)[0]
        return mirror ? ['installs', `from ${mirror.shown} instead of a registry`] : null
      }
      const { client, installation } = source
      const findManaged =
        installation === null ? findInDirectories : findByMethods(installation, checkout)
      const cache = pluginCache(config, checkout)
      const unmanaged = unmanagedBy(config, checkout.dialect.releases)
      const find: Find = (provider, directory) => {
        const where = unmanaged.get(providerKey(provider))
        if (where !== undefined) return ['takes', `from ${where} instead of a registry`]
        return cache.replacesRegistry(providerKey(provider))
          ? ['installs', `from the plugin cache ${config.pluginCache} instead of a registry`]
          : findManaged(provider, directory)
      }
      return [client, { ...source, holding, unmanaged, cache, find }] as const
    })
  )

function findByMethods(installation: Installation, { asksMirrors }: Checkout): Find {
  const at = placeOfMethod(installation.place)
  return (provider) => {
    const methods = methodsFor(installation, provider)
    // One such method is enough to require the registry.
    if (methods.some(({ kind }) => kind === 'direct')) return null
    if (methods.length === 0) return [`has no installation method in ${at} for`, '']
    const isAsked =
      asksMirrors && methods.every((method) => method.kind !== 'local' || method.path !== null)
    const aside = isAsked ? '' : ', which is not checked,'
    return ['installs', `from a mirror in ${at}${aside} instead of a registry`]
  }
}
