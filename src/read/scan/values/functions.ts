// Functions that source addresses are made with, and those of Terragrunt (pkg/config/config_helpers.go).
import { posix } from 'node:path'
import { trimEnd, trimStart } from '../../../rules/go/text.ts'
import { type Data, dataText, LENGTH } from '../../hcl/scope.ts'
import type { CheckoutFiles } from '../checkout-files.ts'

// Far more than an address. Many calls may join the same million texts.
const MAX_JOINED = 64 * 1024

// Go and JavaScript do not always know the same other letters.
const ASCII = /^[\0-\x7f]*$/

type CallArguments = readonly (Data | undefined)[]

type Functions = Readonly<Record<string, (operands: CallArguments) => Data | undefined>>

/** A function of texts; every argument is converted to one. */
const ofTexts =
  (work: (...texts: string[]) => Data | undefined): Functions[string] =>
  (operands) => {
    const texts = operands.map(dataText).filter((text) => text !== undefined)
    return texts.length === operands.length ? work(...texts) : undefined
  }

/** The texts of lists; undefined if one of them is not known, or they are too long with what is put between them. */
function textsIn(lists: CallArguments, between = ''): readonly string[] | undefined {
  const texts: string[] = []
  let room = MAX_JOINED
  for (const list of lists) {
    const length = typeof list === 'function' ? list(LENGTH) : undefined
    if (typeof list !== 'function' || typeof length !== 'number') return undefined
    for (let at = 0; at < length; at += 1) {
      const text = dataText(list(String(at)))
      room -= (text ?? '').length + between.length + 1
      if (text === undefined || room < 0) return undefined
      texts.push(text)
    }
  }
  return texts
}

const FUNCTIONS: Functions = {
  coalesce: (values) =>
    values.includes(undefined) ? undefined : values.find((value) => value !== null && value !== ''),
  format: ([template, ...operands]) => {
    if (typeof template !== 'string' || !/^(?:[^%]|%s)*$/.test(template)) return undefined
    const values = operands.map(dataText)
    const pieces = template.split('%s')
    if (values.includes(undefined) || values.length !== pieces.length - 1) return undefined
    return pieces.map((piece, at) => piece + (values[at] ?? '')).join('')
  },
  element: ([list, at]) => {
    const texts = textsIn([list])
    return texts?.[Number(at) % texts.length]
  },
  join: ([separator, ...lists]) =>
    typeof separator === 'string' ? textsIn(lists, separator)?.join(separator) : undefined,
  // A missing item may be one that is not known, so that the default is not used.
  lookup: ([map, key]) =>
    typeof map === 'function' && typeof key === 'string' ? map(key) : undefined,
  lower: ofTexts((text) => (ASCII.test(text) ? text.toLowerCase() : undefined)),
  // Between slashes, it is a regular expression.
  replace: ofTexts((text, part = '', by = '') =>
    /^\/.*\/$/s.test(part) ? undefined : text.replaceAll(part, () => by)
  ),
  split: ofTexts((separator, text = '') => {
    const items = text.split(separator)
    return (key) => (key === LENGTH ? items.length : items[Number(key)])
  }),
  tostring: ofTexts((text) => text),
  trimprefix: ofTexts((text, start = '') =>
    text.startsWith(start) ? text.slice(start.length) : text
  ),
  trimspace: ofTexts((text) => trimEnd(trimStart(text))),
  trimsuffix: ofTexts((text, end = '') =>
    text.endsWith(end) ? text.slice(0, text.length - end.length) : text
  ),
  upper: ofTexts((text) => (ASCII.test(text) ? text.toUpperCase() : undefined))
}

/** Undefined for other functions, and where an argument is not known. */
export const callFunction = (name: string, operands: CallArguments): Data | undefined =>
  Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name]?.(operands) : undefined

export type Standpoint = {
  /** The file whose directory paths are relative to: for an included file, the one that includes it. */
  readonly from: string
  /** The file that Terragrunt was started with. */
  readonly unit: string
  /** The included file: this one, or the one that an `include` block of that name includes. */
  readonly parent: (name: Data | undefined) => string
  readonly files: CheckoutFiles
  readonly isSet: (variable: string) => boolean
}

/** The path of a value in the checkout; null for one that leads out of it, even if it comes back. */
export function pathInCheckout(path: Data | undefined, directory: string): string | null {
  if (typeof path !== 'string') return null
  const joined = posix.join(path.startsWith('/') ? '.' : directory, path)
  return joined.startsWith('..') ? null : posix.resolve('/', directory, path).slice(1)
}

const directory = (file: string): string => posix.dirname(`/${file}`)

export function pathFunctions(standpoint: Standpoint): Functions {
  const { from, unit, parent, isSet } = standpoint
  const here = directory(from)
  const relative = (a: string, b: string) => posix.relative(a, b) || '.'
  return {
    basename: ([path]) => (typeof path === 'string' ? posix.basename(path) : undefined),
    dirname: ([path]) => (typeof path === 'string' ? posix.dirname(path) : undefined),
    find_in_parent_folders: (operands) => findInParents(standpoint, operands),
    get_env: ([variable, otherwise]) =>
      typeof variable === 'string' && !isSet(variable) ? otherwise : undefined,
    get_original_terragrunt_dir: () => directory(unit),
    get_parent_terragrunt_dir: ([name]) => directory(parent(name)),
    get_path_from_repo_root: () => relative('/', here),
    get_path_to_repo_root: () => relative(here, '/'),
    // A path, even where nothing follows.
    get_repo_root: () => '/.',
    get_terragrunt_dir: () => here,
    path_relative_from_include: ([name]) => relative(here, directory(parent(name))),
    path_relative_to_include: ([name]) => relative(directory(parent(name)), here),
    // A value that is not known is most often missing, such as those of a stack.
    try: (values) => values.find((value) => value !== undefined)
  }
}

/** Looks in the directories above, but not above the checkout. */
function findInParents({ from, files }: Standpoint, operands: CallArguments): Data | undefined {
  const [name = operands.length === 0 ? 'terragrunt.hcl' : undefined, otherwise] = operands
  if (typeof name !== 'string') return undefined
  for (let at = directory(from); at !== '/'; ) {
    at = posix.dirname(at)
    const path = posix.join(at, name)
    if (files.locate(path.slice(1)) !== null) return path
  }
  return otherwise
}
