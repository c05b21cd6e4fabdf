// Which directories of a checkout are root modules.
import { isAside } from '../problems/place.ts'
import type { MainClient } from '../protocol/clients.ts'
import { below, directoryOf, testedBy } from '../protocol/local/paths.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { Declared, Unit, Usage } from '../scan/usage.ts'
import {
  calledFrom,
  type Directories,
  type Directory,
  directoriesOf,
  emptyDirectory,
  isUsedBy,
  type ScanPart,
  testedIn
} from './directories.ts'
import { rootOf } from './requirements.ts'
import type { Root } from './root.ts'

/** The directories in which `init` runs. */
function rootDirectories(directories: Directories): readonly Directory[] {
  const all = [...directories.values()]
  const called = new Set(
    all.flatMap((directory) => calledFrom(directory).filter((child) => child !== directory.name))
  )
  const sources = new Set(
    all.flatMap(({ name, unit }) => (unit === null || unit.module === name ? [] : unit.module))
  )
  // Terragrunt copies a backend block or a lock file of its module, too.
  return all.filter(
    ({ name, hasConfiguration, isInitialised, unit }) =>
      hasConfiguration &&
      (unit !== null || !sources.has(name)) &&
      (isInitialised || !called.has(name))
  )
}

type RootPattern = { readonly text: string; readonly matches: (directory: string) => boolean }

export type RootsInput = ScanPart & {
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
  /** Units that would be roots if their modules were known. */
  readonly unknown: readonly Unit[]
  /** The `roots` setting names the roots. */
  readonly isNamed: boolean
}

export const layoutsOf = ({ clients, patterns, ...found }: RootsInput): readonly Layout[] =>
  clients.map((client) => {
    const directories = directoriesOf(found, client)
    const isNamed = patterns.length > 0
    const named = new Set(patterns.flatMap((pattern) => matched(pattern, directories)))
    const roots = isNamed
      ? directories.values().filter((each) => named.has(each))
      : rootDirectories(directories)
    const { known = [], unknown = [] } = Object.groupBy(roots, ({ unit }) =>
      unit === null || unit.unknown === null ? 'known' : 'unknown'
    )
    const units = unknown.flatMap(({ unit }) => unit ?? [])
    return { client, directories, roots: known, unknown: units, isNamed }
  })

const matched = ({ matches }: RootPattern, directories: Directories): readonly Directory[] =>
  [...directories.values()].filter((each) => each.hasConfiguration && matches(each.name || '.'))

/** The globs that match no directory with configuration, of any client. */
export const unmatched = (layouts: readonly Layout[], patterns: readonly RootPattern[]) =>
  patterns.flatMap((pattern) =>
    layouts.some(({ directories }) => matched(pattern, directories).length > 0) ? [] : pattern.text
  )

/** The root modules of each client, one at a time, so that a large repository need not keep all of them. */
export function* rootsOf(
  layouts: readonly Layout[],
  { changed, versions, hasCalls = true }: RootChoice
): Generator<Root> {
  const touched = changed && touchedBy(changed)
  for (const { client, inside, parts, isAside } of partsOf(layouts)) {
    if (touched !== null && !parts.some((name) => touched.has(name))) continue
    const root = rootOf(inside, { client, versions, hasCalls })
    yield isAside ? { ...root, isAside } : root
  }
}

/** The roots of each client with their modules, and the directories whose files `init` reads there. */
export function* partsOf(layouts: readonly Layout[]) {
  for (const { client, directories, roots, isNamed } of layouts) {
    for (const directory of roots) {
      const inside = withModules(directory, directories)
      const parts = inside.flatMap((each) => each.parts)
      // `init` may never run in a test, an example or a template.
      const isRootAside = !isNamed && isAside(below(directory.name, 'main.tf'))
      yield { client, inside, parts, isAside: isRootAside }
    }
  }
}

/** The directories of the changed files; of test files, those that they test. */
function touchedBy(changed: ReadonlySet<string>): ReadonlySet<string> {
  const directories = [...changed].map(directoryOf)
  return new Set([...directories, ...directories.map(testedBy)])
}

/** A root directory and the local modules that it calls, each of them once. */
function withModules(root: Directory, directories: Directories): [Directory, ...Directory[]] {
  const inside = new Set([root])
  const add = (name: string) => {
    const child = directories.get(name)
    if (child !== undefined) inside.add(child)
  }
  testedIn(root).forEach(add)
  // What is added while the loop runs is visited too.
  for (const { children } of inside) {
    for (const child of children) if (isUsedBy(child, root)) add(child.name)
  }
  const [, ...others] = inside
  const { unit } = root
  if (unit === null) return [root, ...others]
  const module = others.find(({ name }) => name === unit.module)
  return [united(root, unit, module), ...others.filter((each) => each !== module)]
}

/** A unit with the files of its module. The scan has said which implied providers the unit has. */
function united(
  own: Directory,
  unit: Unit,
  module: Directory = emptyDirectory(own.name)
): Directory {
  const isLeft = ({ place }: Usage | Declared) => !unit.replaced.includes(place.file)
  const isAdded = ({ kind }: Usage) => kind !== 'lock_provider' || own.lockFile === null
  return {
    ...own,
    usages: [...own.usages, ...module.usages.filter(isAdded)].filter(isLeft),
    declared: [...own.declared, ...module.declared].filter(isLeft),
    lockFile: own.lockFile ?? module.lockFile,
    parts: [...own.parts, ...module.parts, ...unit.files.map(directoryOf)]
  }
}
