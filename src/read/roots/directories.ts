// The directories of a checkout as one client sees them.

import { type Place, writtenIn } from '../../rules/problems/place.ts'
import { isSince, type MainClient } from '../../rules/protocol/clients.ts'
import {
  directoryOf,
  isOverrideFile,
  isTestFile,
  moduleOfTests,
  resolvedPath
} from '../../rules/protocol/local/paths.ts'
import { isLocalPath } from '../../rules/protocol/module-address.ts'
import type { InstalledModule } from '../modules/installed.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { Scan } from '../scan/scan.ts'
import type { Declared, Unit, Usage } from '../scan/usage.ts'
import { usesOf } from './root.ts'
import type { WayIn } from './ways.ts'

/** A module that the files of a directory call; one may be there several times. */
type Child = {
  /** The directory of a local module; null for a package. */
  readonly name: string | null
  readonly root: string | null
  /** Null for the module of a Terragrunt unit. */
  readonly call: Usage | null
}

export type Directory = {
  /** Relative to the checkout; '' is its top. */
  readonly name: string
  /** Modules and providers, also in lock files. */
  readonly usages: Usage[]
  readonly declared: Declared[]
  readonly configurations: Configurations
  /** Modules that the test files run. They are installed where the directory is a root. */
  tests: Usage[]
  readonly children: Child[]
  /** By the names of the calls that lead to them. */
  installed: ReadonlyMap<string, InstalledModule>
  lockFile: string | null
  hasConfiguration: boolean
  /** `init` runs here, even if another module calls the directory. */
  isInitialised: boolean
  /** Terragrunt runs `init` here. */
  unit: Unit | null
  /** The directories whose files are read as those of this one: its own first. */
  parts: readonly string[]
  /** The way from the checkout, if it is the directory of a package. */
  readonly way?: WayIn
  /** The calls that first lead from the root to a local module, or to the one that calls a package: `module.app > module.db`. */
  readonly module?: string | undefined
}

/** Of providers: those that the module expects, and those that it has itself, by name; and the arguments of its calls, by address. */
type Configurations = {
  readonly expected: Map<string, Declared>
  readonly configured: Map<string, Declared>
  readonly calls: Map<string, Declared[]>
}

/** The last of several override files is in force. */
export function inForce<T extends { readonly place: Place }>(all: readonly T[]): readonly T[] {
  const files = all.map(({ place }) => writtenIn(place))
  const file = files.findLast(isOverrideFile)
  return file === undefined ? all : all.filter(({ place }) => writtenIn(place) === file)
}

/** The others are about a line of a file. */
export const isOfDirectory = ({ kind }: Declared): boolean =>
  kind === 'module' || kind === 'state' || kind === 'lock'

export type ScanPart = Pick<Scan, 'usages' | 'declared' | 'units'> & {
  readonly installed?: readonly InstalledModule[]
  readonly snippets?: ReadonlySet<string>
  readonly versions?: Dialect['versions']
}

export type Directories = ReadonlyMap<string, Directory>

const INSTALLED =
  /^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/

export function directoriesOf(scan: ScanPart, client: MainClient): Directories {
  const { usages, declared, units, installed = [], versions = {} } = scan
  const directories = new Map<string, Directory>()
  const named = (name: string): Directory => {
    const directory = directories.get(name) ?? emptyDirectory(name)
    directories.set(name, directory)
    return directory
  }
  const readIn = ({ directories, place }: Usage | Declared) =>
    directories?.map(named) ?? [named(directoryOf(place.file))]
  for (const unit of units) {
    const directory = named(unit.directory)
    directory.unit = unit
    directory.hasConfiguration = true
    directory.isInitialised = true
    if (unit.module !== null) directory.children.push({ name: unit.module, root: null, call: null })
  }
  for (const usage of usages) {
    if (!usage.clients.includes(client) || usage.kind === 'saved_state') continue
    for (const directory of readIn(usage)) {
      if (usage.kind === 'test_module') directory.tests.push(usage)
      else addUsage(directory, usage, client)
    }
  }
  for (const declaration of declared) {
    const { kind, place } = declaration
    // OpenTofu may read another file instead of a `.tf`, but hardly one without the same constraints.
    if (client === 'terraform' && /\.tofu(\.json)?$/.test(place.file)) continue
    for (const directory of readIn(declaration)) {
      if (!addConfiguration(directory.configurations, declaration)) {
        directory.declared.push(declaration)
      }
      if (kind === 'lock') addLock(directory, place)
      else directory.hasConfiguration = true
      directory.isInitialised ||= kind === 'state'
    }
  }
  const isHome = (name: string) => {
    const { hasConfiguration = false, lockFile = null } = directories.get(name) ?? {}
    return hasConfiguration || lockFile !== null
  }
  const runsTests = client === 'terraform' && isSince('testsAlone', versions)
  const owners = new Map(
    [...directories.values()]
      .filter(({ tests }) => tests.length > 0)
      .map((directory) => {
        const sources = directory.tests.flatMap(({ text }) => text ?? [])
        return [directory, moduleOfTests(directory.name, isHome, sources)]
      })
  )
  for (const owner of runsTests ? owners.values() : []) named(owner).hasConfiguration = true
  for (const [directory, owner] of owners) {
    addTests(directory, isHome(owner) ? named(owner) : directory)
  }
  for (const directory of directories.values()) {
    const { expected, configured } = directory.configurations
    for (const name of configured.keys()) expected.delete(name)
  }
  for (const [root, modules] of Map.groupBy(installed, (module) => module.root)) {
    named(root).installed = new Map(modules.map((module) => [module.key, module]))
  }
  return directories
}

/** False for a declaration of another kind. */
function addConfiguration(to: Configurations, declaration: Declared): boolean {
  const { kind, text, localName } = declaration
  if (kind === 'provider-expected') to.expected.set(text, declaration)
  else if (kind === 'provider-configured') to.configured.set(text, declaration)
  else if (kind === 'provider-passed' || kind === 'call-repeated') {
    const address = `module.${localName}`
    const ofCall = to.calls.get(address)
    if (ofCall === undefined) to.calls.set(address, [declaration])
    else ofCall.push(declaration)
  } else return false
  return true
}

export const emptyDirectory = (name: string): Directory => {
  const configurations = { expected: new Map(), configured: new Map(), calls: new Map() }
  const lists = {
    usages: [],
    declared: [],
    configurations,
    tests: [],
    children: [],
    installed: new Map()
  }
  const facts = { hasConfiguration: false, isInitialised: false, unit: null }
  return { name, ...lists, lockFile: null, ...facts, parts: [name] }
}

function addUsage(directory: Directory, usage: Usage, client: MainClient): void {
  // Terragrunt's other sources than the remote module of a unit are not called.
  const isModule = usage.address === 'terraform' && directory.unit?.module === null
  if (usage.kind === 'terragrunt_source' && !isModule) return
  if (usage.kind === 'lock_provider') addLock(directory, usage.place)
  else directory.hasConfiguration ||= !isTestFile(usage.place.file)
  // A source that is overridden may still have the version.
  if (!INSTALLED.test(usage.kind) || (usage.isOverridden && usage.kind !== 'module')) return
  directory.usages.push(usage)
  if (usage.isOverridden || usage.kind !== 'module') return
  for (const { source, root } of usesOf(usage, client)) {
    const [name = null] = localPath(directory.name, source)
    directory.children.push({ name, root, call: usage })
  }
}

function addLock(directory: Directory, { file }: Place): void {
  directory.lockFile = file
  directory.isInitialised = true
}

/** Files that are not known may hold the source of a provider. */
export const isOpenUnit = (unit: Unit | null): boolean =>
  unit !== null && (unit.isPartial || unit.module === null)

/** Terragrunt gives a unit values that the scan does not evaluate. */
export const isUsedBy = (
  use: { readonly root: string | null },
  { name, unit }: Directory
): boolean => use.root === null || (unit === null && use.root === name)

const localPath = (directory: string, source: string | null): readonly string[] =>
  source !== null && isLocalPath(source) ? [resolvedPath(directory, source)] : []

/** Test files belong to the module that they are for, to which their paths are relative. */
function addTests(directory: Directory, tested: Directory): void {
  tested.isInitialised = true
  if (tested === directory) return
  tested.tests.push(...directory.tests)
  directory.tests = []
}

export const testedIn = ({ name, tests }: Directory): readonly string[] =>
  tests.flatMap(({ text }) => localPath(name, text))

export const calledFrom = (directory: Directory): readonly string[] => [
  ...directory.children.flatMap(({ name }) => name ?? []),
  ...testedIn(directory)
]
