// Finds the root modules of a checkout, and what each of them requires.
import type { MainClient } from '../protocol/clients.ts'
import { directoryOf } from '../protocol/local/paths.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { Declared, Usage } from '../scan/usage.ts'
import {
  type Directories,
  type Directory,
  directoriesOf,
  rootDirectories,
  testedIn
} from './directories.ts'
import { rootOf } from './requirements.ts'
import type { Root } from './root.ts'

/** A glob of directories. */
type RootPattern = {
  readonly text: string
  readonly matches: (directory: string) => boolean
}

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
  /** As far as they are known. */
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

/** Which directories are roots. */
export function layoutsOf({ usages, declared, clients, patterns }: RootsInput): readonly Layout[] {
  const all = clients.map((client) => {
    return { client, directories: directoriesOf(usages, declared, client) }
  })
  const names = [...new Set(all.flatMap(({ directories }) => [...directories.keys()]))]
  // Glob by glob: Node reads a glob again, in ten microseconds, after some hundred others.
  const named = new Set(
    patterns.flatMap((pattern) => names.filter((name) => matches(pattern, name)))
  )
  return all.map(({ client, directories }) => {
    const roots =
      patterns.length === 0
        ? rootDirectories(directories)
        : [...directories.values()].filter((each) => each.hasConfiguration && named.has(each.name))
    return { client, directories, roots }
  })
}

const matches = (pattern: RootPattern, name: string) => pattern.matches(name === '' ? '.' : name)

/** The globs that match no directory with configuration, of any client. */
export const unmatched = (
  layouts: readonly Layout[],
  patterns: readonly RootPattern[]
): readonly string[] =>
  patterns.flatMap((pattern) => {
    const isUsed = ({ directories }: Layout) =>
      directories.values().some((each) => each.hasConfiguration && matches(pattern, each.name))
    return layouts.some(isUsed) ? [] : [pattern.text]
  })

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
  const tests = directories.filter((name) => /(^|\/)tests$/.test(name))
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
