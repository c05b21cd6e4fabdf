// The directories of a checkout as one client sees them, and which of them are root modules.
import type { Place } from '../problems/place.ts'
import type { MainClient } from '../protocol/clients.ts'
import { directoryOf, resolvedPath } from '../protocol/local/paths.ts'
import { isLocalPath } from '../protocol/module-address.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { Declared, Usage } from '../scan/usage.ts'
import { rootOf } from './requirements.ts'
import type { Root } from './root.ts'

export type Directory = {
  /** Relative to the checkout; '' is its top. */
  readonly name: string
  /** Those of modules and providers, also in lock files. */
  readonly usages: Usage[]
  readonly declared: Declared[]
  /** Modules that the test files run. They are installed where the directory is a root. */
  tests: Usage[]
  /** The local modules that it calls; one may be there several times. */
  readonly children: string[]
  lockFile: string | null
  /** There is something to initialise. */
  hasConfiguration: boolean
  /** `init` runs here, even if another module calls the directory. */
  isInitialised: boolean
}

/** Whether it is about a directory, rather than about a line of a file. */
export const isOfDirectory = ({ kind }: Declared): boolean =>
  kind === 'module' || kind === 'state' || kind === 'lock'

type Directories = ReadonlyMap<string, Directory>

const INSTALLED =
  /^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/

function directoriesOf({ usages, declared }: RootsInput, client: MainClient): Directories {
  const found = new Map<string, Directory>()
  const at = ({ file }: Place): Directory => {
    const name = directoryOf(file)
    const directory = found.get(name) ?? emptyDirectory(name)
    found.set(name, directory)
    return directory
  }
  for (const usage of usages) {
    // What `init` has installed says nothing about the configuration.
    if (!usage.clients.includes(client) || usage.kind === 'installed_module') continue
    const directory = at(usage.place)
    if (usage.kind === 'test_module') directory.tests.push(usage)
    else addUsage(directory, usage)
  }
  for (const each of declared) {
    const { kind, place } = each
    // OpenTofu may read another file instead of a `.tf`, but hardly one without the same constraints.
    if (client === 'terraform' && /\.tofu(\.json)?$/.test(place.file)) continue
    const directory = at(place)
    directory.declared.push(each)
    if (kind === 'lock') addLock(directory, place)
    else directory.hasConfiguration = true
    directory.isInitialised ||= kind === 'state'
  }
  for (const directory of found.values()) addTests(found, directory)
  return found
}

const emptyDirectory = (name: string): Directory => {
  const lists = { usages: [], declared: [], tests: [], children: [] }
  return { name, ...lists, lockFile: null, hasConfiguration: false, isInitialised: false }
}

function addUsage(directory: Directory, usage: Usage): void {
  if (usage.kind === 'lock_provider') addLock(directory, usage.place)
  else directory.hasConfiguration = true
  // A source that is overridden may still have the version.
  if (!INSTALLED.test(usage.kind) || (usage.isOverridden && usage.kind !== 'module')) return
  directory.usages.push(usage)
  if (usage.isOverridden) return
  directory.isInitialised ||= isUnit(usage)
  const child = childOf(directory.name, usage)
  if (child !== null) directory.children.push(child)
}

function addLock(directory: Directory, { file }: Place): void {
  directory.lockFile = file
  directory.isInitialised = true
}

/** The source of a Terragrunt unit, whose configuration is the root module. */
const isUnit = ({ kind, address, place }: Usage): boolean =>
  kind === 'terragrunt_source' &&
  address === 'terraform' &&
  /(^|\/)terragrunt\.hcl(\.json)?$/.test(place.file)

/** The directory of a local module; null for other sources. */
function childOf(directory: string, usage: Usage): string | null {
  const { kind, text } = usage
  const isCall = kind === 'module' || kind === 'test_module' || isUnit(usage)
  if (!isCall || text === null || !isLocalPath(text)) return null
  // Terragrunt marks the part that it copies with a doubled slash.
  return resolvedPath(directory, text.replace(/\?.*$/s, ''))
}

const IN_TESTS = /(^|\/)tests$/

/** Test files in `tests` belong to the directory above it, to which their paths are relative. */
function addTests(directories: Directories, directory: Directory): void {
  const { name, tests } = directory
  if (tests.length === 0) return
  const owner = IN_TESTS.test(name) ? directories.get(directoryOf(name)) : undefined
  const tested = owner?.hasConfiguration === true ? owner : directory
  tested.isInitialised = true
  if (tested === directory) return
  tested.tests.push(...tests)
  directory.tests = []
}

/** The directories of local modules that the tests run. */
const testedIn = ({ name, tests }: Directory): readonly string[] =>
  tests.flatMap((usage) => childOf(name, usage) ?? [])

/** The directories in which `init` runs. */
function rootDirectories(directories: Directories): readonly Directory[] {
  const called = new Set<string>()
  for (const directory of directories.values()) {
    for (const child of [...directory.children, ...testedIn(directory)]) {
      if (child !== directory.name) called.add(child)
    }
  }
  return [...directories.values()].filter(
    ({ name, hasConfiguration, isInitialised }) =>
      hasConfiguration && (isInitialised || !called.has(name))
  )
}

type RootPattern = { readonly text: string; readonly matches: (directory: string) => boolean }

export type RootsInput = {
  readonly usages: readonly Usage[]
  readonly declared: readonly Declared[]
  readonly clients: readonly MainClient[]
  /** Where `init` runs, by the `roots` setting; empty: that is detected. */
  readonly patterns: readonly RootPattern[]
}

type RootChoice = {
  /** The files that a pull request changes; null: every root is checked. */
  readonly changed: ReadonlySet<string> | null
  readonly versions: Dialect['versions']
  /** False where nothing is asked about modules: most of a root is module calls. */
  readonly hasCalls?: boolean
}

/** The directories of a checkout, and those in which `init` runs, for one client. */
export type Layout = {
  readonly client: MainClient
  readonly directories: Directories
  readonly roots: readonly Directory[]
}

export function layoutsOf(input: RootsInput): readonly Layout[] {
  const { clients, patterns } = input
  const all = clients.map((client) => ({ client, directories: directoriesOf(input, client) }))
  if (patterns.length === 0) {
    return all.map((each) => ({ ...each, roots: rootDirectories(each.directories) }))
  }
  const names = [...new Set(all.flatMap(({ directories }) => [...directories.keys()]))]
  // Glob by glob: Node reads a glob again, in ten microseconds, after some hundred others.
  const named = new Set(
    patterns.flatMap((pattern) => names.filter((name) => matches(pattern, name)))
  )
  const isNamed = (each: Directory) => each.hasConfiguration && named.has(each.name)
  return all.map((each) => ({ ...each, roots: [...each.directories.values()].filter(isNamed) }))
}

const matches = (pattern: RootPattern, name: string) => pattern.matches(name === '' ? '.' : name)

/** The globs that match no directory with configuration, of any client. */
export function unmatched(layouts: readonly Layout[], patterns: readonly RootPattern[]) {
  const isUsed = (pattern: RootPattern) =>
    layouts.some(({ directories }) =>
      directories.values().some((each) => each.hasConfiguration && matches(pattern, each.name))
    )
  return patterns.filter((pattern) => !isUsed(pattern)).map(({ text }) => text)
}

/** The root modules of each client, one at a time, so that a large repository need not keep all of them. */
export function* rootsOf(
  layouts: readonly Layout[],
  { changed, versions, hasCalls = true }: RootChoice
): Generator<Root> {
  const touched = changed && touchedBy(changed)
  for (const { client, directories, roots } of layouts) {
    for (const directory of roots) {
      const inside = withModules(directory, directories)
      if (touched !== null && !inside.some(({ name }) => touched.has(name))) continue
      yield rootOf(directory, inside, { client, versions, hasCalls })
    }
  }
}

/** The directories of the changed files; of test files, those that they test. */
function touchedBy(changed: ReadonlySet<string>): ReadonlySet<string> {
  const directories = [...changed].map(directoryOf)
  const tests = directories.filter((name) => IN_TESTS.test(name))
  return new Set([...directories, ...tests.map(directoryOf)])
}

/** A root directory and the local modules that it calls, each of them once. */
function withModules(root: Directory, directories: Directories): readonly Directory[] {
  const inside = new Set([root])
  const add = (name: string) => {
    const child = directories.get(name)
    if (child !== undefined) inside.add(child)
  }
  testedIn(root).forEach(add)
  // What is added while the loop runs is visited too.
  for (const { children } of inside) children.forEach(add)
  return [...inside]
}
