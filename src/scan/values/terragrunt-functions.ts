// Terragrunt's functions for paths and the environment (pkg/config/config_helpers.go).
import { posix } from 'node:path'
import type { Data } from '../../hcl/evaluate.ts'
import type { CheckoutFiles } from '../checkout-files.ts'
import type { CallArguments } from './functions.ts'

type FunctionCall = (name: string, given: CallArguments) => Data | undefined

export type Standpoint = {
  /** The file whose directory paths are relative to. */
  readonly from: string
  /** The file that Terragrunt was started with. */
  readonly unit: string
  /** The included file: this one, or the one that an `include` block of that name includes. */
  readonly parent: (name: Data | undefined) => string
  readonly files: CheckoutFiles
  readonly isSet: (variable: string) => boolean
}

const directory = (file: string): string => posix.dirname(`/${file}`)

/** The functions as they are called in one file. */
export function pathFunctions(standpoint: Standpoint): Readonly<Record<string, FunctionCall>> {
  const { from, unit, parent, isSet } = standpoint
  const here = directory(from)
  const relative = (a: string, b: string) => posix.relative(a, b) || '.'
  return {
    basename: (_, [path]) => (typeof path === 'string' ? posix.basename(path) : undefined),
    dirname: (_, [path]) => (typeof path === 'string' ? posix.dirname(path) : undefined),
    find_in_parent_folders: (_, given) => findInParents(standpoint, given),
    get_env: (_, [variable, otherwise]) =>
      typeof variable === 'string' && !isSet(variable) ? otherwise : undefined,
    get_original_terragrunt_dir: () => directory(unit),
    get_parent_terragrunt_dir: (_, [name]) => directory(parent(name)),
    get_path_from_repo_root: () => relative('/', here),
    get_path_to_repo_root: () => relative(here, '/'),
    // A path, even where nothing follows.
    get_repo_root: () => '/.',
    get_terragrunt_dir: () => here,
    path_relative_from_include: (_, [name]) => relative(here, directory(parent(name))),
    path_relative_to_include: (_, [name]) => relative(directory(parent(name)), here),
    // What is not known is most often missing, such as the values of a stack.
    try: (_, given) => given.find((each) => each !== undefined)
  }
}

/** Looks in the directories above, but not above the checkout. */
function findInParents({ from, files }: Standpoint, given: CallArguments): Data | undefined {
  const [name = given.length === 0 ? 'terragrunt.hcl' : undefined, otherwise] = given
  if (typeof name !== 'string') return undefined
  for (let at = directory(from); at !== '/'; ) {
    at = posix.dirname(at)
    const path = posix.join(at, name)
    if (files.exists(path.slice(1))) return path
  }
  return otherwise
}
