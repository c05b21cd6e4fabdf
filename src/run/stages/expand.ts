// Root modules with the modules of packages, which are read as the checkout is.

import type { Expand } from '../../observe/visit/registry/modules.ts'
import type { Stop } from '../../observe/visit/stop.ts'
import type { PackageTree } from '../../read/packages/package-tree.ts'
import { type Layout, rootsOf, upToLimit } from '../../read/roots/find-roots.ts'
import { directoryReader, Follower } from '../../read/roots/follow.ts'
import type { Resolve } from '../../read/roots/resolution.ts'
import { rootNotes } from '../../read/roots/root-problems.ts'
import type { TextRules } from '../../read/roots/text-notes.ts'
import type { Dialect } from '../../read/scan/clients/dialect.ts'
import { refusedByReleases } from '../../read/scan/clients/newer-syntax.ts'
import { narrowUsages, notesFor, withoutCalls } from '../../read/scan/usage.ts'
import { packageReader } from '../../read/scan/values/read-package.ts'
import type { Note } from '../../rules/problems/note.ts'
import { clientsWithLiterals } from '../../rules/protocol/clients.ts'
import { once } from '../../rules/text/once.ts'

type ExpandRules = {
  readonly layouts: readonly Layout[]
  readonly changed: ReadonlySet<string> | null
  readonly dialect: Dialect
  readonly rootRules: Parameters<typeof rootNotes>[0]
  readonly textRules: TextRules
  readonly stop: Pick<Stop, 'why'> | undefined
}

export function expanderOf(rules: ExpandRules): Expand {
  const { layouts, changed, dialect, rootRules, textRules, stop } = rules
  const isEnded = () => Boolean(stop?.why)
  // A call in a changed file may be what brings the conflict.
  const isChanged = ({ places }: Note) =>
    changed === null || places.some((at) => typeof at !== 'string' && changed.has(at.file))
  const read = directoryReader(packagesFor(dialect), textRules)
  return (opened) => {
    const follower = new Follower({ opened, read, isEnded })
    const all = rootsOf(layouts, changed, dialect.versions, true, follower)
    // The checkout has a finding for those beyond the limit.
    const roots = [...upToLimit(all, () => {})]
    const notes = (resolve: Resolve) => {
      const ofRoots = rootNotes({ ...rootRules, resolve })
      roots.forEach(ofRoots.add)
      const found = [...follower.allNotes(), ...ofRoots.notes().filter(isAboutPackages)]
      return found.filter(isChanged)
    }
    return { roots, notes }
  }
}

// Those about the checkout alone are known before anything is fetched.
const isAboutPackages = ({ places }: Note): boolean =>
  places.some((place) => typeof place !== 'string' && place.inside !== undefined)

/** Reads packages as the checked clients do. */
function packagesFor(dialect: Dialect) {
  const literalOnly = clientsWithLiterals(dialect)
  return once((tree: PackageTree) => {
    const readDirectory = packageReader(tree)
    return (directory: string) => {
      const read = readDirectory(directory)
      if (read === null) return null
      const narrowed = narrowUsages(read.usages, dialect.clients)
      const older = refusedByReleases(withoutCalls(narrowed, literalOnly), dialect.versions)
      const notes = [...notesFor(read.notes, dialect.clients), ...older.notes]
      return { ...read, usages: older.usages, notes }
    }
  })
}
