// Which providers the clients install from mirrors, so that their registries are not required. Where `init` is started is
// not known, so `terraform.d/plugins` of a module and of each directory above it has an effect (as with `-chdir`).
import { existsSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { localMirrors } from '../cli-config/installation/local-mirrors.ts'
import { installationOf, methodsFor } from '../cli-config/installation/methods.ts'
import type { ProviderId } from '../cli-config/installation/patterns.ts'
import {
  type Installation,
  type ProviderSources,
  readProviderSources
} from '../cli-config/installation/read.ts'
import type { CliConfig } from '../cli-config/read.ts'
import { learnLogin } from '../credentials/netrc.ts'
import { counted } from '../problems/brief.ts'
import type { PlacedProblem } from '../problems/place.ts'
import { CLIENT_NAMES, type MainClient, type Release } from '../protocol/clients.ts'
import { PROVIDERS } from '../protocol/services.ts'
import type { Token } from '../protocol/token.ts'
import { providerOf } from '../roots/provider-of.ts'
import type { Need, Usage } from '../scan/usage.ts'
import { listedPlugins, type PluginDirectory, type Plugins, pluginsIn } from './plugins.ts'

export type Installed = {
  /** Without the needs of providers that no registry has to serve. */
  readonly usages: readonly Usage[]
  /** Why there are fewer needs, for the log. */
  readonly remarks: readonly string[]
  /** Mistakes in provider_installation blocks. */
  readonly findings: readonly PlacedProblem[]
}

export type Checkout = {
  /** Absolute. */
  readonly root: string
  /** The providers in the checkouts, as usages files list them; null or absent: those in `root`. */
  readonly plugins?: readonly PluginDirectory[] | null
  /** Whether some directory of it may have a `terraform.d`. */
  readonly mayHavePlugins: boolean
  /** The releases that may be in use. */
  readonly releases: readonly Release[]
  /** Network mirrors are asked for the providers. */
  readonly asksMirrors: boolean
}

type Surroundings = Omit<Checkout, 'mayHavePlugins'>

/** Modules are unaffected. */
export function withoutInstalled(
  usages: readonly Usage[],
  configs: readonly CliConfig[],
  { mayHavePlugins, ...checkout }: Checkout
): Installed {
  const sources = configs.map(readProviderSources)
  const findings = sources.flatMap((source) => source.findings)
  const isPlain = sources.every(
    ({ installation, mirrors }) =>
      installation === null && !mirrors.some(({ path }) => existsSync(path))
  )
  // There may be a hundred thousand usages.
  if (isPlain && !mayHavePlugins) return { usages, remarks: [], findings }
  const finders = findersFor(sources, checkout)
  const found = new Map<string, Found>()
  const isRequired = (usage: Usage, { host }: Need, client: MainClient): boolean => {
    const find = finders.get(client)?.(dirname(usage.place.file))
    const provider = find ? providerOf(usage, host, client) : null
    const way = provider && find?.(provider)
    if (!provider || !way) return true
    const key = [client, ...way].join(' ')
    const known = found.get(key) ?? { client, way, providers: new Set() }
    known.providers.add(`${host}/${provider.namespace}/${provider.type}`)
    found.set(key, known)
    return false
  }
  const left = usages.map((usage) => {
    if (!usage.needs.some(({ service }) => service === PROVIDERS)) return usage
    const needs = usage.needs.flatMap((need) => {
      if (need.service !== PROVIDERS) return [need]
      const clients = need.clients.filter((client) => isRequired(usage, need, client))
      if (clients.length === need.clients.length) return [need]
      return clients.length === 0 ? [] : [{ ...need, clients }]
    })
    // Most are as before: there may be a hundred thousand of them.
    return needs.every((need, index) => need === usage.needs[index]) &&
      needs.length === usage.needs.length
      ? usage
      : { ...usage, needs }
  })
  const remarks = Array.from(found.values(), ({ client, way: [does, where], providers }) =>
    `${CLIENT_NAMES[client]} ${does} ${counted(providers.size, 'provider')} ${where}`.trim()
  )
  return { usages: left, remarks, findings }
}

/** Whether a client started in a directory of the checkout installs a provider without asking a registry. */
export function installedElsewhere(
  configs: readonly CliConfig[],
  checkout: Surroundings
): (provider: ProviderId, directory: string, client: MainClient) => boolean {
  const finders = findersFor(configs.map(readProviderSources), checkout)
  return (provider, directory, client) => Boolean(finders.get(client)?.(directory)?.(provider))
}

/** The installation methods for a provider; null if the client asks its registry without a choice of methods. */
export type MethodsOf = (
  provider: ProviderId,
  client: MainClient
) => Pick<Installation, 'place' | 'methods'> | null

/** By the provider_installation blocks. */
export function methodsByClient(
  configs: readonly CliConfig[],
  releases: readonly Release[],
  learn: (token: Token) => void
): MethodsOf {
  const sources = new Map(configs.map((config) => [config.client, readProviderSources(config)]))
  for (const { installation } of sources.values()) {
    for (const method of installation?.methods ?? []) {
      if (method.kind === 'network') learnLogin(method.url, learn)
    }
  }
  return (provider, client) => {
    const installation = sources.get(client)?.installation ?? null
    if (installation === null || isOverridden(installation, provider, client, releases)) return null
    return { place: installation.place, methods: methodsFor(installation, provider) }
  }
}

/** Whether `init` does not look for a provider because of `dev_overrides`. */
const isOverridden = (
  { overridden }: Pick<Installation, 'overridden'>,
  provider: ProviderId,
  client: MainClient,
  releases: readonly Release[]
): boolean =>
  releases.every((each) => each.client !== client || each.skipsOverridden) &&
  overridden.some((each) => isSame(each, provider))

/** How each client finds providers without a registry. */
function findersFor(
  sources: readonly ProviderSources[],
  checkout: Surroundings
): ReadonlyMap<MainClient, Finder> {
  const { root, plugins: listed = null } = checkout
  const plugins = listed === null ? pluginsIn(root) : listedPlugins(listed)
  return new Map(
    sources.map((source) => [
      source.client,
      source.installation === null
        ? finderInDirectories(source, plugins)
        : finderByMethods(source, source.installation, checkout)
    ])
  )
}

/** What the client does instead of asking the registries of providers: the words before and after their number. */
type Way = readonly [does: string, where: string]

type Found = { readonly client: MainClient; readonly way: Way; readonly providers: Set<string> }

/** Null if the client asks the registry of the provider. */
type Find = (provider: ProviderId) => Way | null

/** For the providers of a directory of the checkout; null if the client asks the registries of all. */
type Finder = (directory: string) => Find | null

function finderInDirectories({ mirrors }: ProviderSources, { around, holds }: Plugins): Finder {
  const shared = mirrors.filter(({ path }) => existsSync(path))
  const sharedHolds = localMirrors()
  return (directory) => {
    const own = around(directory)
    if (own.length + shared.length === 0) return null
    return (provider) => {
      const mirror =
        own.find(({ path }) => holds(path, provider)) ??
        shared.find(({ path }) => sharedHolds(path, provider))
      return mirror ? ['installs', `from ${mirror.shown} instead of a registry`] : null
    }
  }
}

function finderByMethods(
  { client }: ProviderSources,
  installation: Installation,
  { releases, asksMirrors }: Surroundings
): Finder {
  const { place } = installation
  const at = `${place.file}:${place.line}`
  const find: Find = (provider) => {
    if (isOverridden(installation, provider, client, releases)) {
      return ['takes', `from dev_overrides in ${at} instead of a registry`]
    }
    switch (installationOf(installation, provider)) {
      case 'registry':
        return null
      case 'mirror': {
        const methods = methodsFor(installation, provider)
        const isAsked = asksMirrors && methods.every(({ kind }) => kind === 'network')
        const aside = isAsked ? '' : ', which is not checked,'
        return ['installs', `from a mirror in ${at}${aside} instead of a registry`]
      }
      case 'none':
        return [`has no installation method in ${at} for`, '']
    }
  }
  return () => find
}

const isSame = (a: ProviderId, b: ProviderId): boolean =>
  a.host === b.host && a.namespace === b.namespace && a.type === b.type
