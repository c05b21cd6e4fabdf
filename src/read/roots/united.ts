// The one module that the files of a Terragrunt unit make with those of its module.
import { directoryOf } from '../../rules/protocol/local/paths.ts'
import { impliedName, localNameIn } from '../../rules/protocol/provider-address.ts'
import type { Declared, Unit, Usage } from '../scan/usage.ts'
import { type Directory, emptyDirectory } from './directories.ts'
import { placeIn } from './ways.ts'

/** The unit's directory with the files of its module. The scan has said which implied providers the unit has. */
export function united(
  root: Directory,
  unit: Unit,
  module: Directory = emptyDirectory(root.name)
): Directory {
  const isAdded = ({ kind }: Usage) => kind !== 'lock_provider' || root.lockFile === null
  const whole = {
    ...root,
    usages: [...root.usages, ...module.usages.filter(isAdded)],
    declared: [...root.declared, ...module.declared],
    lockFile: root.lockFile ?? module.lockFile,
    parts: [...root.parts, ...module.parts, ...unit.files.map(directoryOf)]
  }
  return withoutFiles(whole, new Set(unit.replaced))
}

/** What is left of a directory without some of its files, those that files of the unit replace. */
export function withoutFiles(module: Directory, files: ReadonlySet<string>): Directory {
  const isLeft = ({ place }: Usage | Declared) => !files.has(place.file)
  return {
    ...module,
    usages: module.usages.filter(isLeft),
    declared: module.declared.filter(isLeft),
    children: module.children.filter(({ call }) => call === null || isLeft(call))
  }
}

/** The unit's directory with its module from a package, each line at its place. */
export function unitedWithPackage(root: Directory, unit: Unit, module: Directory): Directory {
  const placed = <T extends { readonly place: Usage['place'] }>(item: T): T => ({
    ...item,
    place: placeIn(module, item.place)
  })
  const ofModule = module.usages.map((usage) => {
    return placed({ ...usage, version: usage.version && placed(usage.version) })
  })
  const usages = [...root.usages, ...ofModule]
  const required = usages.filter(({ kind }) => kind.startsWith('required_provider'))
  const names = new Set(required.map(({ address }) => localNameIn(address)))
  return {
    ...root,
    // All its files are known.
    unit: { ...unit, module: root.name },
    usages: usages.filter(
      ({ kind, text }) => kind !== 'implied_provider' || !names.has(impliedName(text))
    ),
    declared: [...root.declared, ...module.declared.map(placed)]
  }
}
