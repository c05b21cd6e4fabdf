// Which directories local modules are in: those of paths that only the whole scan shows, and behind links.
import { relative } from 'node:path/posix'
import { directoryOf, resolvedPath } from '../../protocol/local/paths.ts'
import { isLocalPath } from '../../protocol/module-address.ts'
import { filePathsOf } from '../../protocol/package-address.ts'
import type { CheckoutFiles } from '../checkout-files.ts'
import type { Scan } from '../scan.ts'
import type { Usage } from '../usage.ts'

/** Where a source leads in the checkout: a local path, perhaps through links, or a file URL. Null for other sources. */
export function directoryAt(
  directory: string,
  source: string,
  links: Scan['links'],
  { nameOf }: Pick<CheckoutFiles, 'nameOf'>
): string | null {
  if (!isLocalPath(source))
    return (
      filePathsOf(source)
        .map(nameOf)
        .find((name) => name !== null) ?? null
    )
  const path = resolvedPath(directory, source)
  return links.get(path) ?? path
}

// Of one module. Others hardly have other directories beside it.
const MAX_UNITS = 100

/** The directories of local modules whose paths are absolute, values of expressions, or relative to a Terragrunt unit. */
export function calledIn({ usages, units }: Scan, files: CheckoutFiles): readonly string[] {
  const parts = units.map(({ directory, module }) => [directory, module ?? directory] as const)
  const byDirectory = Map.groupBy(
    parts.flatMap((own) => own.map((directory) => ({ directory, own }))),
    ({ directory }) => directory
  )
  const called = usages.flatMap(({ calls, directories, text, place }) => {
    const own = directoryOf(place.file)
    const ofUnits = (byDirectory.get(own) ?? []).flatMap((each) => each.own)
    const isPath = isLocalPath(text ?? '') && calls === undefined
    // The walk has read it.
    if (isPath && directories === undefined && ofUnits.length === 0) return []
    const uses = Object.values(calls ?? {}).flat()
    const sources = [text, ...uses.map(({ source }) => source)].flatMap((source) => source ?? [])
    const bases = [own, ...(directories ?? ofUnits).slice(0, MAX_UNITS)]
    return sources.flatMap((source) =>
      isLocalPath(source)
        ? bases.map((base) => resolvedPath(base, source))
        : filePathsOf(source).flatMap((path) => files.nameOf(path) ?? [])
    )
  })
  return [...called, ...parts.flat()]
}

/** Calls of local modules through links and by absolute paths name the directories that they lead to. */
export function located({ usages, links }: Scan, files: CheckoutFiles): readonly Usage[] {
  const targetOf = (directory: string, source: string): string => {
    const target = directoryAt(directory, source, links, files)
    const isDirect =
      target === null || (isLocalPath(source) && target === resolvedPath(directory, source))
    return isDirect ? source : `./${relative(directory, target)}`
  }
  return usages.map((usage) => {
    const { kind, text, calls, place } = usage
    if (kind !== 'module' || text === null) return usage
    const literal = [{ root: null, source: text, version: null, isOpen: false }]
    const given = Object.entries(calls ?? { terraform: literal, opentofu: literal })
    const followed = given.map(([client, uses]) => {
      const { file } = place
      const own = uses.map(({ source, ...use }) => ({
        ...use,
        source: source && targetOf(directoryOf(file), source)
      }))
      return [client, own] as const
    })
    const isSame = followed.every(([, [use]]) => use?.source === text)
    return isSame && calls === undefined ? usage : { ...usage, calls: Object.fromEntries(followed) }
  })
}
