// What `init` reads of a module's package that is not in the checkout, and the limits on what is kept of it.
import { matchesGlob } from 'node:path/posix'
import { brief } from '../../rules/problems/brief.ts'
import { directoryOf } from '../../rules/protocol/local/paths.ts'

/** What `init` reads of a module that is not in the checkout. Names have slashes, and neither `.` nor `..` nor an end with a slash. */
export type PackageTree = {
  /** The text of each file of configuration. */
  readonly files: ReadonlyMap<string, string>
  /** Every directory; '' is the top. */
  readonly directories: ReadonlySet<string>
  /** Those that have files of other kinds. */
  readonly mixed: ReadonlySet<string>
  /** Links of configuration to what is no file, with the code of the system. */
  readonly unreadable: ReadonlyMap<string, string>
  /** Paths at which `init` may find something that is not in the package, as at a link out of it; `why` is a clause. */
  readonly unknown: ReadonlyMap<string, string>
}

/** What came of reading a package. `why` is a clause that can follow a colon, without secrets, escaped or shortened by `brief`. */
export type PackageRead = { readonly kind: 'read'; readonly tree: PackageTree } | PackageFailure

export type PackageFailure =
  /** `init` fails at it. */
  | { readonly kind: 'broken'; readonly why: string }
  /** This check gives up; `init` may go on. `cure` is an imperative, if there is one. */
  | { readonly kind: 'unread'; readonly why: string; readonly cure?: string }

/** In `unknown`. */
export const SUBMODULE = 'it is in a submodule, which this check does not fetch'

// Several packages are in memory at the same time, and each of their files may be parsed.
const MAX_BYTES = 8 * 1024 * 1024
const MAX_FILES = 5000
// Repositories of whole products have tens of thousands.
const MAX_DIRECTORIES = 50_000
// Linux has no longer paths.
const MAX_NAME = 4096
// Without it, directories with the longest names would take 200 MB.
const MAX_NAMES = 16 * 1024 * 1024

const CONFIGURATION = /\.(?:tf|tofu)(?:\.json)?$/

// go-getter splits at both kinds of slashes on every system (`containsDotDot`).
const PARENT = /(?:^|[/\\])\.\.(?:[/\\]|$)/

/** Builds the tree of one package from its entries, in any order. It keeps the first failure, and ignores everything after that. */
export type PackageBuilder = {
  readonly failure: () => PackageFailure | undefined
  readonly stop: (failure: PackageFailure) => void
  /** Keeps a directory and those above it. */
  readonly directory: (name: string) => void
  /** Keeps the directories above a file of `bytes` bytes. The result takes its content; undefined if the content is not wanted. */
  readonly file: (name: string, bytes: number) => ((content: Uint8Array) => void) | undefined
  /** Keeps a link of configuration that cannot be read. */
  readonly unreadable: (name: string, code: string) => void
  readonly unknown: (name: string, why: string) => void
  readonly finish: () => PackageRead
}

/** Names may be absolute or have `.` and empty parts, as `filepath.Join` of Go reads them; one with `..` is a failure. */
export function packageBuilder(): PackageBuilder {
  const files = new Map<string, string>()
  const directories = new Set([''])
  const mixed = new Set<string>()
  const [unreadable, unknown] = [new Map<string, string>(), new Map<string, string>()]
  // Replaced files count as well: the same name again and again would take time without end.
  const count = { files: 0, bytes: 0, names: 0 }
  let failure: PackageFailure | undefined

  const stop = (because: PackageFailure): void => {
    failure ??= because
  }
  const limit = (what: string): void =>
    stop({ kind: 'unread', why: `${what}, the limit of this check` })
  const broken = (why: string): void => stop({ kind: 'broken', why: brief(why) })

  /** The name in the form of `PackageTree`. */
  function clean(name: string): string {
    if (PARENT.test(name)) broken(`entry contains '..': ${name}`)
    if (name.length > MAX_NAME) limit(`a name in it has more than ${MAX_NAME} characters`)
    if (failure !== undefined) return ''
    return name
      .split('/')
      .filter((part) => part !== '' && part !== '.')
      .join('/')
  }

  /** Keeps the directory and those above it, which all exist if one does. */
  function keep(directory: string): void {
    let name = directory
    while (failure === undefined && !directories.has(name)) {
      if (files.has(name)) broken(`${name}: not a directory`)
      directories.add(name)
      count.names += name.length
      if (directories.size > MAX_DIRECTORIES)
        limit(`it has more than ${MAX_DIRECTORIES} directories`)
      if (count.names > MAX_NAMES)
        limit('the names of its directories have more than 16 Mi characters')
      name = directoryOf(name)
    }
  }

  function file(entry: string, bytes: number) {
    const name = clean(entry)
    keep(directoryOf(name))
    if (directories.has(name)) broken(`${name}: is a directory`)
    if (failure !== undefined) return undefined
    if (!CONFIGURATION.test(name)) {
      mixed.add(directoryOf(name))
      return undefined
    }
    count.files += 1
    count.bytes += bytes
    if (count.files > MAX_FILES) limit(`it has more than ${MAX_FILES} files of configuration`)
    if (count.bytes > MAX_BYTES) limit('it has more than 8 MiB of configuration')
    if (failure !== undefined) return undefined
    return (content: Uint8Array) => {
      // Like the checkout's files, it keeps its byte order mark, and has U+FFFD where it is not UTF-8.
      files.set(name, new TextDecoder('utf-8', { ignoreBOM: true }).decode(content))
    }
  }

  function add(into: Map<string, string>, name: string, value: string): void {
    into.set(clean(name), value)
    if (into.size > MAX_FILES) limit(`it has more than ${MAX_FILES} links that lead to no file`)
  }

  return {
    failure: () => failure,
    stop,
    directory: (name) => keep(clean(name)),
    file,
    unreadable: (name, code) => {
      if (CONFIGURATION.test(name)) add(unreadable, name, code)
    },
    unknown: (name, why) => add(unknown, name, why),
    finish: () =>
      failure ?? { kind: 'read', tree: { files, directories, mixed, unreadable, unknown } }
  }
}

/** Why `init` may read a directory otherwise: for what is at it, above it, or a file of configuration in it. */
export const whyUnknown = ({ unknown }: PackageTree, directory: string): string | undefined =>
  [...unknown].find(
    ([path]) =>
      `${directory}/`.startsWith(`${path}/`) ||
      (CONFIGURATION.test(path) && directoryOf(path) === directory)
  )?.[1]

/** The directory that a pattern matches, if it matches nothing else; as written if it is none. go-getter expands it so. */
export function onlyMatch(path: string, { directories, files, mixed }: PackageTree): string {
  if (!/[*?[]/.test(path)) return path
  // In Go, a pattern matches hidden names as any other.
  const plain = (text: string) => text.replaceAll(/(?<=^|\/)\./g, '_')
  const [only, ...others] = [...directories, ...files.keys()].filter((name) =>
    matchesGlob(plain(name), plain(path))
  )
  // Names of other files are not kept.
  const hasOthers = others.length > 0 || (/(?:^|\/)\*$/.test(path) && mixed.has(directoryOf(path)))
  return only === undefined || hasOthers ? path : only
}
