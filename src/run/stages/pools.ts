// Files that links lead to. In a pool of such files, `init` is not run: they count where the links are.
import { basename, dirname } from 'node:path/posix'
import { calledFrom, directoriesOf } from '../../read/roots/directories.ts'
import type { CheckoutFiles } from '../../read/scan/checkout-files.ts'
import { classify } from '../../read/scan/file-kinds.ts'
import type { Scan } from '../../read/scan/scan.ts'
import { exclusion } from '../../read/scan/selection.ts'
import { fileOf } from '../../rules/problems/note.ts'
import { MAIN_CLIENTS } from '../../rules/protocol/clients.ts'
import { below, directoryOf } from '../../rules/protocol/local/paths.ts'
import { once } from '../../rules/text/once.ts'
import type { Settings } from '../../settings/settings.ts'

/** The scan without pools: directories that no module calls, and in which `init` reads nothing but targets of links. */
export function withoutPools(
  scan: Scan,
  { roots, exclude }: Pick<Settings, 'roots' | 'exclude'>,
  files: Pick<CheckoutFiles, 'list'>
): Scan {
  const targets = new Set(scan.links.values())
  if (targets.size === 0) return scan
  const [isRoot, isExcluded] = [exclusion(roots), exclusion(exclude)]
  const directories = MAIN_CLIENTS.flatMap((client) => [...directoriesOf(scan, client).values()])
  const called = new Set(directories.flatMap(calledFrom))
  const units = new Set(scan.units.map(({ directory }) => directory))
  const isPool = once((directory: string): boolean => {
    if (called.has(directory) || units.has(directory) || isRoot(directory || '.')) return false
    const names = files.list(directory).map((name) => below(directory, name))
    return names.every((file) => targets.has(file) || isExcluded(file) || !isRead(file))
  })
  const isOfPool = (file: string): boolean =>
    targets.has(file) && isRead(file) && isPool(directoryOf(file))
  const usages = scan.usages.filter(({ place }) => !isOfPool(place.file))
  const declared = scan.declared.filter(({ place }) => !isOfPool(place.file))
  return { ...scan, usages, declared, notes: scan.notes.filter((note) => !isOfPool(fileOf(note))) }
}

/** Terragrunt's files may be included from anywhere. */
function isRead(file: string): boolean {
  const kind = classify(basename(file), new Set(), basename(dirname(file)))
  return kind !== undefined && kind.class !== 'terragrunt'
}
