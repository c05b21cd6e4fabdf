// The calls and requirements of registry modules, by the descriptions of registries, which may be incomplete.
import { join } from 'node:path/posix'
import type { Placed } from '../../rules/problems/place.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import type { Hostname } from '../../rules/protocol/hostname.ts'
import {
  isLocalPath,
  parseModuleSource,
  type RegistryModule
} from '../../rules/protocol/module-address.ts'
import { parseProviderSource } from '../../rules/protocol/provider-address.ts'
import type { DescribedModule } from '../../rules/registry/answers/module-versions.ts'
import { parseModuleVersion, showVersion } from '../../rules/registry/version.ts'
import type { ProviderId } from '../cli-config/provider-pattern.ts'
import { type Choice, chooseVersion, type VersionList } from './choice.ts'
import type { ModuleCall, Root } from './root.ts'

export type RegistryCall = {
  readonly module: RegistryModule
  readonly client: MainClient
  /** Null for the newest release. */
  readonly constraint: Placed | null
}

export const chooseForCall = ({ constraint, client }: RegistryCall, list: VersionList) =>
  chooseVersion(constraint === null ? [] : [constraint.text], list, { client })

/** The descriptions of the versions that some of these calls of one module choose, as far as they may be kept. */
export function describedFor(
  described: NonNullable<VersionList['described']>,
  list: VersionList,
  calls: readonly RegistryCall[]
) {
  // Most registries describe nothing. Choosing for thousands of calls would keep other answers waiting.
  if (described.size === 0) return described
  const chosen = new Set(calls.map((call) => versionIn(chooseForCall(call, list))))
  const matching = described.entries().filter(([text]) => chosen.has(normalText(text)))
  const small = matching.filter(([, modules]) => mayBeKept(modules, list))
  return new Map(small.map(([text, modules]) => [normalText(text), modules]))
}

// Longer ones are compared with no list.
const MAX_CONSTRAINT = 500

function mayBeKept(modules: readonly DescribedModule[], { work }: VersionList): boolean {
  const entries = modules.flatMap(({ calls, providers }) => [...calls, ...providers])
  const texts = [...modules.map(({ path }) => path), ...entries.flatMap(Object.values<string>)]
  const isShort = entries.every(({ version }) => version.length <= MAX_CONSTRAINT)
  return work?.keep(texts) !== false && isShort
}

const versionIn = (choice: Choice | null) => (choice?.kind === 'chosen' ? choice.version : 'none')

function normalText(text: string): string {
  const version = parseModuleVersion(text)
  return version === null ? '' : showVersion(version)
}

type Inner = {
  /** The call in a file that leads to it. */
  readonly call: ModuleCall
  readonly host: Hostname
  /** The module that contains it: `acme/network/aws 1.2.0`. */
  readonly by: string
}

export type InnerCall = Inner & RegistryCall

export type InnerProvider = Inner & { readonly provider: ProviderId; readonly constraint: Placed }

export type Inside = {
  readonly calls: readonly InnerCall[]
  readonly providers: readonly InnerProvider[]
  /** Calls in files of modules that the registry does not describe. */
  readonly undescribed: readonly ModuleCall[]
}

// A description can name itself.
const MAX_DEPTH = 3
// Each call is a request.
const MAX_CALLS = 200
// Beyond this number of calls of one root, nothing counts as described. The most used public modules describe a few
// hundred calls and requirements.
const MAX_READ = 2000
// Each call of all roots takes a quarter of a kilobyte.
export const MAX_READ_IN_ALL = 300_000

/** @param listOf what a registry lists of a module for the client of the root; null without a list */
export function insideOf(
  { calls, client }: Pick<Root, 'calls' | 'client'>,
  listOf: (call: RegistryCall) => VersionList | null,
  room: { left: number }
): Inside {
  const undescribed: ModuleCall[] = []
  const inside = { calls: [] as InnerCall[], providers: [] as InnerProvider[], undescribed }
  let level: readonly InnerCall[] = calls.flatMap((call) => {
    const { module, constraint, isOpen } = call
    if (module === null || isOpen) return []
    return { call, host: module.host, by: '', module, constraint, client }
  })
  const budget = { left: Math.min(room.left, MAX_READ) }
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const next = level.flatMap((caller) => {
      const list = listOf(caller)
      if (list === null) return []
      const { described } = list
      const version = described?.size ? versionIn(chooseForCall(caller, list)) : ''
      const modules = budget.left > 0 ? described?.get(version) : undefined
      if (modules === undefined) {
        if (depth === 0) undescribed.push(caller.call)
        return []
      }
      const { namespace, name, system } = caller.module
      const by = `${namespace}/${name}/${system} ${version}`
      const inner = readDescribed(modules, { ...caller, by }, budget)
      inside.providers.push(...inner.providers)
      return inner.calls
    })
    level = next.slice(0, MAX_CALLS)
    inside.calls.push(...level)
  }
  room.left -= inside.calls.length + inside.providers.length
  return inside
}

/** The calls and requirements of a module of a package, and of the modules of the package that it calls by their path. */
function readDescribed(
  modules: readonly DescribedModule[],
  { module, ...caller }: InnerCall,
  budget: { left: number }
): Pick<Inside, 'calls' | 'providers'> {
  const placed = (text: string): Placed => ({ text, place: caller.call.place })
  const calls: InnerCall[] = []
  const providers: InnerProvider[] = []
  for (const described of reachable(modules, module.subdirectory, budget)) {
    for (const { source, version } of described.calls) {
      if (budget.left-- <= 0) break
      const inner = parseModuleSource(source, caller.client)
      const constraint = version === '' ? null : placed(version)
      if (inner.kind === 'registry') calls.push({ ...caller, module: inner, constraint })
    }
    for (const required of described.providers) {
      if (budget.left-- <= 0) break
      const provider = providerIn(required, caller.client)
      if (provider === null) continue
      providers.push({ ...caller, provider, constraint: placed(required.version) })
    }
  }
  return { calls, providers }
}

/** The modules of a package that a call of a directory opens, as far as they are described. */
export function* reachable(
  modules: readonly DescribedModule[],
  subdirectory: string,
  budget: { left: number }
): Generator<DescribedModule> {
  const affordable = modules.slice(0, Math.max(0, budget.left))
  const byPath = new Map(affordable.map((described) => [join('.', described.path), described]))
  const paths = new Set([join('.', subdirectory)])
  budget.left -= affordable.length
  // Paths that are found on the way are visited as well.
  for (const path of paths) {
    const described = byPath.get(path)
    if (described === undefined) continue
    for (const { source } of described.calls) if (isLocalPath(source)) paths.add(join(path, source))
    yield described
  }
}

/** Null without a constraint. */
export function providerIn(
  { name, namespace, source, version }: DescribedModule['providers'][number],
  client: MainClient
): ProviderId | null {
  const provider = parseProviderSource(source || join(namespace, name), client)
  return provider.kind === 'registry' && version !== '' ? provider : null
}
