// Which directories of a checkout are root modules.

import { isAside } from '../../rules/problems/place.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { below, directoryOf, moduleOfTests } from '../../rules/protocol/local/paths.ts'
import { normalSource } from '../../rules/protocol/module-address.ts'
import { moduleFits } from '../../rules/registry/choice.ts'
import type { InstalledModule } from '../modules/installed.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { Unit, Usage } from '../scan/usage.ts'
import { refusedConfigurations } from './configurations.ts'
import {
  calledFrom,
  type Directories,
  type Directory,
  directoriesOf,
  isOpenUnit,
  isUsedBy,
  type ScanPart,
  testedIn
} from './directories.ts'
import type { Follower } from './follow.ts'
import { rootOf } from './requirements.ts'
import { placedVersion, providerKey, type Root, type RootProblem } from './root.ts'
import { united } from './united.ts'

/** `init` writes the directory itself. */
export const isOfInit = (name: string): boolean => /(^|\/)\.terraform(\/|$)/.test(name)

function rootDirectories(
  directories: Directories,
  snippets: ReadonlySet<string>
): readonly Directory[] {
  const all = [...directories.values()]
  const callers = all.filter(({ name }) => !snippets.has(name))
  const called = new Set(
    callers.flatMap((caller) => calledFrom(caller).filter((child) => child !== caller.name))
  )
  const sources = new Set(
    all.flatMap(({ name, unit }) => (unit === null || unit.module === name ? [] : unit.module))
  )
  // Terragrunt copies a backend block or a lock file of its module, too.
  return callers.filter(
    ({ name, hasConfiguration, isInitialised, unit }) =>
      hasConfiguration &&
      !isOfInit(name) &&
      (unit !== null || !sources.has(name)) &&
      (isInitialised || !called.has(name))
  )
}

type RootPattern = { readonly text: string; readonly matches: (directory: string) => boolean }

export type RootsInput = ScanPart & {
  readonly clients: readonly MainClient[]
  /** The keys of the providers that `init` neither installs nor checks. */
  readonly unmanaged?: (client: MainClient) => ReadonlyMap<string, string>
  /** The `roots` setting; empty: they are detected. */
  readonly patterns: readonly RootPattern[]
}

/** The directories of a checkout, and those in which `init` runs, for one client. */
export type Layout = {
  readonly client: MainClient
  readonly directories: Directories
  readonly roots: readonly Directory[]
  /** Units that would be roots if their modules were known. */
  readonly unknown: readonly Unit[]
  readonly isNamed: boolean
  /** The providers that `init` leaves to others. */
  readonly leaves: ReadonlyMap<string, string>
  /** In some directory, `init` has installed modules. */
  readonly hasInstalled: boolean
}

export const layoutsOf = ({
  clients,
  patterns,
  unmanaged,
  ...scan
}: RootsInput): readonly Layout[] =>
  clients.map((client) => {
    const directories = directoriesOf(scan, client)
    const isNamed = patterns.length > 0
    const named = new Set(patterns.flatMap((pattern) => matched(pattern, directories)))
    const all = isNamed
      ? [...directories.values()].filter((directory) => named.has(directory))
      : rootDirectories(directories, scan.snippets ?? new Set())
    const unknown = all.flatMap(({ unit }) => (unit?.unknown ? unit : []))
    const roots = all.filter(({ unit }) => !unit?.unknown)
    const hasInstalled = (scan.installed ?? []).length > 0
    const leaves = unmanaged?.(client) ?? new Map()
    return { client, directories, roots, unknown, isNamed, hasInstalled, leaves }
  })

const matched = ({ matches }: RootPattern, directories: Directories): readonly Directory[] =>
  [...directories.values()].filter((entry) => entry.hasConfiguration && matches(entry.name || '.'))

export const unmatched = (layouts: readonly Layout[], patterns: readonly RootPattern[]) =>
  patterns.flatMap((pattern) =>
    layouts.some(({ directories }) => matched(pattern, directories).length > 0) ? [] : pattern.text
  )

/**
 * The root modules of each client, one at a time, so that a large repository need not keep all of them.
 * @param changed the files that a pull request changes; null: every root is checked
 * @param hasCalls false where nothing is asked about modules: most of a root is module calls
 * @param follower adds the modules of packages
 */
export function* rootsOf(
  layouts: readonly Layout[],
  changed: ReadonlySet<string> | null,
  versions: Dialect['versions'],
  hasCalls = true,
  follower: Follower | null = null
): Generator<Root> {
  const changedIn = changed && [...changed].map(directoryOf)
  const isModule = (name: string) =>
    layouts.some(({ directories }) => directories.get(name)?.hasConfiguration)
  // Changed test files are read for the directory that they test.
  const tested = changedIn?.map((name) => moduleOfTests(name, isModule)) ?? []
  const touched = changedIn && new Set([...changedIn, ...tested])
  for (const { client, inside, parts, isAside, leaves } of partsOf(layouts)) {
    if (touched !== null && !parts.some((name) => touched.has(name))) continue
    const isAsked = (call: Usage) => inside.calls.get(call) !== true
    const { directories, refused, isPartial } = inside
    const modules = follower?.follow(directories, client, isAsked) ?? directories
    const root = rootOf(modules, { client, versions, hasCalls, isAsked, refused, isPartial })
    const providers = root.providers.filter(({ provider }) => !leaves.has(providerKey(provider)))
    yield { ...root, providers, ...(isAside && { isAside }) }
  }
}

// Roots that share all their modules take time with the square of their number. A thousand roots with a
// hundred modules each stay far below.
const MAX_ROOT_MODULES = 200_000

/** The roots, as long as they do not have too many modules in all; `onLimit` gets the first that is left out, and the limit. */
export function* upToLimit(
  roots: Iterable<Root>,
  onLimit: (root: Root, max: number) => void
): Generator<Root> {
  let modules = 0
  for (const root of roots) {
    modules += root.directories.length
    if (modules > MAX_ROOT_MODULES) return onLimit(root, MAX_ROOT_MODULES)
    yield root
  }
}

/** The roots of each client with their modules, and the directories whose files `init` reads there. */
export function* partsOf(layouts: readonly Layout[]) {
  for (const layout of layouts) {
    const { client, roots, isNamed, leaves } = layout
    for (const directory of roots) {
      const inside = withModules(directory, layout)
      const parts = inside.directories.flatMap((inner) => inner.parts)
      // `init` may never run in a test, an example or a template.
      const isRootAside = !isNamed && isAside(below(directory.name, 'main.tf'))
      yield { client, inside, parts, leaves, isAside: isRootAside }
    }
  }
}

/** Calls that `init` may have installed: true if it has installed all that the call names. */
export type InstalledCalls = Map<Usage, boolean>

export const noteCall = (calls: InstalledCalls, call: Usage, isInstalled: boolean): void =>
  void calls.set(call, isInstalled && calls.get(call) !== false)

// Real roots have some thousand calls.
const MAX_KEYED = 100_000

/** The modules of a root, what `init` has installed of them, and what it refuses of their calls. */
type Modules = Required<Pick<Root, 'refused' | 'isPartial'>> & {
  readonly directories: [Directory, ...Directory[]]
  readonly calls: InstalledCalls
}

/**
 * A root directory with its local modules, and with those that `init` has installed (initwd/module_install.go): its
 * own directory first, and each of them once.
 */
function withModules(root: Directory, { directories, client, hasInstalled }: Layout): Modules {
  const inside = new Set([root])
  const addresses = new Map<Directory, string>()
  const calls: InstalledCalls = new Map()
  const refused: RootProblem[] = []
  // Nothing below a directory that has no key is installed; it is visited once.
  const pending: [directory: Directory | undefined, key: string | null][] = [
    [root, root.installed.size > 0 ? '' : null]
  ]
  for (const name of testedIn(root)) pending.push([directories.get(name), null])
  const visited = new Set<Directory>()
  let keyed = 0
  let isPartial = isOpenUnit(root.unit)
  for (const [directory, key] of pending) {
    isPartial ||= directory === undefined
    if (directory === undefined || (key === null && visited.has(directory))) continue
    inside.add(directory)
    if (key === null) visited.add(directory)
    for (const child of directory.children) {
      const { name, call } = child
      if (!isUsedBy(child, root)) continue
      const isKeyed = key !== null && call !== null && keyed <= MAX_KEYED
      const callName = call?.address.replace(/^module\./, '')
      const inner = isKeyed ? [...(key === '' ? [] : [key]), callName].join('.') : null
      if (isKeyed) keyed += 1
      const module = root.installed.get(inner ?? '')
      const isThere = call !== null && module !== undefined && isInstalled(call, module, client)
      if (call !== null && hasInstalled) noteCall(calls, call, isThere)
      const target = isThere ? module.directory : name
      if (target === null) continue
      const next = directories.get(target)
      if (next !== undefined && call !== null) {
        refused.push(...refusedConfigurations(directory, call, next, client))
        const before = addresses.get(directory)
        const address = before === undefined ? call.address : `${before} > ${call.address}`
        if (next !== root && !addresses.has(next)) addresses.set(next, address)
      }
      pending.push([next, isThere ? inner : null])
    }
  }
  const [, ...others] = Array.from(inside, (directory) => {
    return addresses.has(directory) ? { ...directory, module: addresses.get(directory) } : directory
  })
  const { unit } = root
  // What a unit generates may have values that are not known.
  isPartial ||= unit !== null && root.usages.some((usage) => usage.directories !== undefined)
  const known = { calls, refused, isPartial }
  if (unit === null) return { ...known, directories: [root, ...others] }
  const module = others.find(({ name }) => name === unit.module)
  const rest = others.filter((directory) => directory !== module)
  return { ...known, directories: [united(root, unit, module), ...rest] }
}

/** `init` keeps a module of the same source, if its version fits. */
function isInstalled(call: Usage, { source, version }: InstalledModule, client: MainClient) {
  if (normalSource(call.text ?? '', client) !== normalSource(source, client)) return false
  const constraint = placedVersion(call, client)?.text ?? null
  return version === '' || constraint === null || moduleFits(version, constraint, client)
}
