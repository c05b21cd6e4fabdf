// Reads the modules of a package as those of the checkout are read: each directory by itself, when a call leads there.
import { fileUnreadable } from '../../../rules/problems/file.ts'
import { fileNote } from '../../../rules/problems/note.ts'
import { below, directoryOf } from '../../../rules/protocol/local/paths.ts'
import { once } from '../../../rules/text/once.ts'
import type { PackageTree } from '../../packages/package-tree.ts'
import type { CheckoutFiles } from '../checkout-files.ts'
import { classify, isTwin } from '../file-kinds.ts'
import { usagesOf } from '../module-usages.ts'
import { declaredIn, parseFile } from '../read-module.ts'
import type { Scan } from '../scan.ts'
import type { ModuleCalls, Usage } from '../usage.ts'
import { Terragrunt } from './terragrunt.ts'
import { contextOf, valuesIn } from './values.ts'

/** What the files of one directory say. Places are in files of the package. */
type ReadDirectory = Pick<Scan, 'usages' | 'declared' | 'notes'>

/** Reads the directories of a package, each once; null for one that the package does not have. */
export function packageReader(tree: PackageTree): (directory: string) => ReadDirectory | null {
  const files = filesIn(tree)
  const noCalls = { calls: [], links: new Map(), terragrunt: [] }
  const context = contextOf(files, noCalls, {})
  const values = valuesIn(context, () => new Terragrunt(context))
  return once((directory) => {
    if (!tree.directories.has(directory)) return null
    const names = files.list(directory)
    const links = [...tree.unreadable].filter(([file]) => directoryOf(file) === directory)
    const twins = new Set([...names, ...links.map(([file]) => fileName(file))].filter(isTwin))
    const unread = links.flatMap(([file, code]) => {
      const clients = classify(fileName(file), twins, '')?.clients ?? []
      return { ...fileNote(file, fileUnreadable({ what: 'link', code, isRefused: true })), clients }
    })
    const parsed = names.flatMap((name) => {
      const kind = classify(name, twins, '')
      const file = below(directory, name)
      const text = tree.files.get(file) ?? ''
      return kind === undefined ? [] : parseFile(text, { ...kind, isOfPackage: true }, file)
    })
    const { usages, notes } = usagesOf(parsed, values)
    const all = [...notes, ...unread.filter(({ clients }) => clients.length > 0)]
    return { usages: usages.map(inAnyRoot), declared: [...declaredIn(parsed)], notes: all }
  })
}

const fileName = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

/** A module of a package is no root: its values are those that it has by itself. */
function inAnyRoot(usage: Usage): Usage {
  if (usage.calls === undefined) return usage
  const calls = Object.entries(usage.calls).map(([client, uses]) => [
    client,
    uses.map((use) => ({ ...use, root: null }))
  ])
  return { ...usage, calls: Object.fromEntries(calls) as ModuleCalls }
}

function filesIn({ files, directories }: PackageTree): CheckoutFiles {
  const byDirectory = Map.groupBy(files.keys(), directoryOf)
  const isThere = (name: string) => files.has(name) || directories.has(name)
  return {
    list: (directory) => (byDirectory.get(directory) ?? []).map(fileName).sort(),
    directories: () => [],
    exists: isThere,
    locate: (name) => (isThere(name) ? name : null),
    nameOf: () => null,
    read: (file) => files.get(file) ?? null
  }
}
