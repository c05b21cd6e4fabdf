// What registry modules call and require, by the descriptions of registries, which may be incomplete.

import { join } from 'node:path/posix'
import type { ProviderId } from '../cli-config/installation/patterns.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { isLocalPath, parseModuleSource, type RegistryModule } from '../protocol/module-address.ts'
import { parseProviderSource } from '../protocol/provider-address.ts'
import {
  type DescribedModule,
  describedModules,
  type ModuleVersions
} from '../registry/answers/module-versions.ts'
import { parseModuleVersion, showVersion } from '../registry/version.ts'
import { chooseForCall, type Offered, readOffered } from './choice.ts'
import { type ModuleCall, moduleKey, type Placed, type Root } from './root.ts'

/** What a registry says of the modules of a package, by its version in normal form. */
type Descriptions = ReadonlyMap<string, readonly DescribedModule[]>

/** What a registry lists of a module. Absent descriptions are empty. */
export type ModuleList = ModuleVersions & { readonly described?: Descriptions }

/** What was asked of modules, by `moduleKey`. */
type AskedModules = ReadonlyMap<
  string,
  Partial<
    Readonly<
      Record<
        MainClient,
        { readonly outcome: { readonly kind: string; readonly value?: ModuleList } }
      >
    >
  >
>

/** What a registry lists of a module for one client; null without a list. */
export function listOf(module: RegistryModule, client: MainClient, asked: AskedModules) {
  const value = asked.get(moduleKey(module))?.[client]?.outcome.value
  return value?.kind === 'versions' ? value : null
}

/** The descriptions of the versions that some of these calls choose. */
export function describedFor(
  body: string,
  texts: readonly string[],
  choosing: readonly Choosing[]
): Descriptions {
  let chosen: ReadonlySet<string> | null = null
  const described = describedModules(body, (text) => {
    // Most registries describe nothing. Choosing for thousands of calls would keep other answers waiting.
    chosen ??= chosenBy(choosing, readOffered(texts, 'module'))
    return chosen.has(normalText(text))
  })
  return new Map(Array.from(described, ([text, modules]) => [normalText(text), modules]))
}

type Choosing = { readonly client: MainClient; readonly constraint: Placed | null }

const chosenBy = (choosing: readonly Choosing[], offered: Offered): ReadonlySet<string> =>
  new Set(
    choosing.flatMap((call) => {
      const choice = chooseForCall(call, offered, call.client)
      return choice.kind === 'chosen' ? choice.version : []
    })
  )

/** Empty for a text that is no version, which is never chosen. */
function normalText(text: string): string {
  const version = parseModuleVersion(text)
  return version === null ? '' : showVersion(version)
}

type Inner = {
  /** The call in a file that leads to it. */
  readonly call: ModuleCall
  /** The registry of that call. */
  readonly host: Hostname
  /** The module that contains it: `acme/network/aws 1.2.0`. */
  readonly by: string
}

/** Constraints are at the place of the call in a file. */
export type InnerCall = Inner & {
  readonly module: RegistryModule
  /** Null for the newest release. */
  readonly constraint: Placed | null
}

export type InnerProvider = Inner & {
  readonly provider: ProviderId
  readonly constraint: Placed
}

type Inside = {
  readonly calls: readonly InnerCall[]
  readonly providers: readonly InnerProvider[]
  /** Calls in files of modules that the registry does not describe. */
  readonly undescribed: readonly ModuleCall[]
}

// A description can name itself.
const MAX_DEPTH = 3
// Each is a request.
const MAX_CALLS = 200
// Of one root, beyond which nothing counts as described. The most used public modules describe a few hundred calls and
// requirements.
const MAX_READ = 2000

export function insideOf(
  { calls, client }: Pick<Root, 'calls' | 'client'>,
  asked: AskedModules
): Inside {
  const inside = {
    calls: [] as InnerCall[],
    providers: [] as InnerProvider[],
    undescribed: [] as ModuleCall[]
  }
  let level: readonly InnerCall[] = calls.flatMap((call) => {
    const { module, constraint, isOpen } = call
    return module === null || isOpen
      ? []
      : [{ call, host: module.host, by: '', module, constraint }]
  })
  const budget = { left: MAX_READ }
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const next = level.flatMap((each) => {
      const list = listOf(each.module, client, asked)
      if (list === null) return []
      const { texts, described } = list
      const choice = described?.size
        ? chooseForCall(each, readOffered(texts, 'module'), client)
        : null
      const version = choice?.kind === 'chosen' ? choice.version : ''
      const modules = budget.left > 0 ? described?.get(version) : undefined
      if (modules === undefined) {
        if (depth === 0) inside.undescribed.push(each.call)
        return []
      }
      const { namespace, name, system } = each.module
      const by = `${namespace}/${name}/${system} ${version}`
      const found = readDescribed(modules, { ...each, by }, client, budget)
      inside.providers.push(...found.providers)
      return found.calls
    })
    level = next.slice(0, MAX_CALLS)
    inside.calls.push(...level)
  }
  return inside
}

/** What a module of a package calls and requires, and the modules of the package that it calls by their path. */
function readDescribed(
  modules: readonly DescribedModule[],
  { module, call, host, by }: InnerCall,
  client: MainClient,
  budget: { left: number }
): Pick<Inside, 'calls' | 'providers'> {
  const placed = (text: string): Placed => ({ text, place: call.place })
  const kept = modules.slice(0, Math.max(0, budget.left))
  const byPath = new Map(kept.map((each) => [join('.', each.path), each]))
  const paths = new Set([join('.', module.subdirectory)])
  const calls: InnerCall[] = []
  const providers: InnerProvider[] = []
  budget.left -= kept.length
  // Paths that are found on the way are visited as well.
  for (const path of paths) {
    const described = byPath.get(path)
    for (const { source, version } of described?.calls ?? []) {
      if (budget.left-- <= 0) break
      if (isLocalPath(source)) paths.add(join(path, source))
      const inner = parseModuleSource(source, client)
      const constraint = version === '' ? null : placed(version)
      if (inner.kind === 'registry') calls.push({ call, host, by, module: inner, constraint })
    }
    for (const { name, namespace, source, version } of described?.providers ?? []) {
      if (budget.left-- <= 0) break
      const provider = parseProviderSource(source || join(namespace, name), client)
      if (provider.kind !== 'registry' || version === '') continue
      providers.push({ call, host, by, provider, constraint: placed(version) })
    }
  }
  return { calls, providers }
}
