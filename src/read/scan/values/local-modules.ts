// Finds the directories of local modules: those of paths that only the whole scan shows, and behind links.
import { relative } from 'node:path/posix'
import { fileOutside } from '../../../rules/problems/file.ts'
import { fileNote } from '../../../rules/problems/note.ts'
import { groupsByEach } from '../../../rules/problems/place.ts'
import { below, directoryOf, resolvedPath } from '../../../rules/protocol/local/paths.ts'
import { isLocalPath } from '../../../rules/protocol/module-address.ts'
import { filePathsOf } from '../../../rules/protocol/package-address.ts'
import { type InstalledModule, MANIFEST_PATH } from '../../modules/installed.ts'
import type { CheckoutFiles } from '../checkout-files.ts'
import type { Scan } from '../scan.ts'
import { type ModuleUse, partsOf, type Usage } from '../usage.ts'

/** A source leads here in the checkout: by a local path, perhaps through links, or a file URL. Null for other sources. */
export function directoryAt(
  directory: string,
  source: string,
  links: Scan['links'],
  { nameOf }: Pick<CheckoutFiles, 'nameOf'>
): string | null {
  if (!isLocalPath(source)) {
    const [name = null] = filePathsOf(source).flatMap((path) => nameOf(path) ?? [])
    return name
  }
  const path = resolvedPath(directory, source)
  return links.get(path) ?? path
}

// More units of one module hardly have other directories beside it.
const MAX_UNITS = 100

/** The directories of local modules whose paths are absolute, values of expressions, or relative to a Terragrunt unit. */
export function calledIn({ usages, units }: Scan, files: CheckoutFiles): readonly string[] {
  const unitsIn = groupsByEach(units, partsOf)
  const called = usages.flatMap(({ calls, directories, text, place }) => {
    const directory = directoryOf(place.file)
    const ofUnits = (unitsIn.get(directory) ?? []).flatMap(({ item }) => partsOf(item))
    const isLiteral = calls === undefined && directories === undefined && ofUnits.length === 0
    // The walk has read the directories of local paths.
    if (isLiteral && filePathsOf(text ?? '').length === 0) return []
    const uses = Object.values(calls ?? {}).flat()
    const sources = [text, ...uses.map(({ source }) => source)].flatMap((source) => source ?? [])
    const bases = [directory, ...(directories ?? ofUnits).slice(0, MAX_UNITS)]
    return sources.flatMap((source) =>
      isLocalPath(source)
        ? bases.map((base) => resolvedPath(base, source))
        : filePathsOf(source).flatMap((path) => files.nameOf(path) ?? [])
    )
  })
  return [...called, ...units.flatMap(partsOf)]
}

/** The scan with all local modules by the directories that they lead to, also through links and by absolute paths. */
export function located(scan: Scan, files: CheckoutFiles): Scan {
  const { usages, links, directories } = scan
  const targetOf = (directory: string, source: string): string => {
    const target = directoryAt(directory, source, links, files)
    const isDirect =
      target === null || (isLocalPath(source) && target === resolvedPath(directory, source))
    return isDirect ? source : `./${relative(directory, target)}`
  }
  const followed = usages.map((usage): Usage => {
    const { kind, text, calls, place } = usage
    const isMoved = links.size > 0 || calls !== undefined || filePathsOf(text ?? '').length > 0
    if (kind !== 'module' || text === null || !isMoved) return usage
    const literal = [{ root: null, source: text, version: null, isOpen: false }]
    const byClient = Object.entries(calls ?? { terraform: literal, opentofu: literal })
    const located = byClient.map(([client, uses]) => {
      const directory = directoryOf(place.file)
      const at = (use: ModuleUse) => use.source && targetOf(directory, use.source)
      return [client, uses.map((use) => ({ ...use, source: at(use) }))] as const
    })
    const isSame = located.every(([, [use]]) => use?.source === text)
    return isSame && calls === undefined ? usage : { ...usage, calls: Object.fromEntries(located) }
  })
  // The clients resolve neither links nor `..` in the list of installed modules.
  const isRead = ({ directory }: InstalledModule) =>
    directories.has(directory) && files.nameOf(directory) === directory
  const unread = scan.installed.filter(
    (module) => !isRead(module) && files.exists(module.directory)
  )
  const outside = new Map(
    unread.map(({ root, directory: path }) => {
      const problem = fileOutside({ what: 'outside', path })
      return [path, fileNote(below(root, MANIFEST_PATH), problem)]
    })
  )
  const notes = [...scan.notes, ...outside.values()]
  return { ...scan, usages: followed, installed: scan.installed.filter(isRead), notes }
}
