// Local modules whose directory was not read: it does not exist, is outside the checkout, or is not selected.
import { lstatSync, readlinkSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { matchesGlob } from 'node:path/posix'
import { ifPossible, targetOf } from '../../read/files/read-text.ts'
import type { Selection } from '../../read/files/selection.ts'
import { isOpenUnit, type ScanPart } from '../../read/roots/directories.ts'
import { usesOf } from '../../read/roots/root.ts'
import { checkoutFiles, withSlashes } from '../../read/scan/checkout-files.ts'
import { configuresClient, linesOf, readToolFiles } from '../../read/scan/clients/tool-files.ts'
import type { Scan } from '../../read/scan/scan.ts'
import { partsOf, type Usage } from '../../read/scan/usage.ts'
import { fileOutside } from '../../rules/problems/file.ts'
import { type Note, noteOf } from '../../rules/problems/note.ts'
import { positionOf } from '../../rules/problems/place.ts'
import { sourceMissing } from '../../rules/problems/source.ts'
import { hasPlaceholder } from '../../rules/protocol/advice/address-advice.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import {
  below,
  directoryOf,
  moduleOfTests,
  resolvedPath,
  withAbove
} from '../../rules/protocol/local/paths.ts'
import { isLocalPath } from '../../rules/protocol/module-address.ts'
import { filePathsOf } from '../../rules/protocol/package-address.ts'
import { once } from '../../rules/text/once.ts'

type Searched = Selection &
  ScanPart &
  Pick<Scan, 'toolFiles' | 'directories' | 'modules'> & {
    /** Also what `exclude` leaves out, and what only the clients create. */
    readonly isStrict: boolean
  }

/** Why a directory was not read. Of one that is missing, the part of its path that is missing, the topmost first. */
type Unread = {
  readonly why: 'missing' | 'created' | 'outside' | 'skipped'
  readonly paths: readonly string[]
}

// Each is searched in all tool files. A repository with more is generated.
const MAX_PATHS = 100

export function unreadModules(usages: readonly Usage[], checkout: Searched): readonly Note[] {
  const reasonOf = unreadIn(checkout)
  const unreadCalls = usages.flatMap((usage) => {
    const { kind, version, directories, isOverridden, replacedFor } = usage
    const isCall = /^(module|test_module|terragrunt_source)$/.test(kind)
    // A local path with a version is refused as it is. Terragrunt puts files of several directories together.
    const isOther = version !== undefined || (directories !== undefined && !checkout.isStrict)
    if (!isCall || isOverridden || isOther) return []
    const clients = usage.clients.filter((client) => !replacedFor?.includes(client))
    const unread = clients.flatMap((client) => {
      const reason = reasonOf(usage, client)
      return reason === null ? [] : { client, reason }
    })
    const [first] = unread
    if (first === undefined) return []
    return { usage, reason: first.reason, clients: unread.map(({ client }) => client) }
  })
  const makerOf = once(() => makersIn(checkout))
  const byPath = Map.groupBy(unreadCalls, ({ reason }) => reason.paths.at(-1) ?? '')
  return [...byPath].slice(0, MAX_PATHS).flatMap(([path, group]) => {
    const problemOf = once(({ why, paths }: Unread) => {
      if (why === 'outside' || why === 'skipped') return fileOutside({ what: why, path })
      return sourceMissing({ path, maker: why === 'created' ? '`init`' : makerOf()(paths) })
    })
    const isPlaceholder = hasPlaceholder(path)
    return group.map(({ usage: { place }, reason, clients }) =>
      noteOf(problemOf(reason), { places: [place], clients, isPlaceholder })
    )
  })
}

// An error for each path that is missing takes longer than all else.
const QUIETLY = { throwIfNoEntry: false } as const

// Linux follows as many.
const MAX_LINKS = 40

const OWN = /(^|\/)\.(terraform|terragrunt-cache)(\/|$)/

function unreadIn({ root, scan, units, directories, modules, isStrict }: Searched) {
  const { locate, nameOf } = checkoutFiles({ root, scan })
  // One call to the system for each directory: a large repository has thousands of calls to the same modules.
  const isDirectory = once((path: string): boolean =>
    ifPossible(() => statSync(join(root, path), QUIETLY)?.isDirectory() === true, false)
  )
  const stateOf = once((path: string): Unread | null => stateBehind(path, path, 0))
  function stateBehind(path: string, written: string, links: number): Unread | null {
    // A link through a missing directory can lead to itself, and further with each round.
    if (links > MAX_LINKS) return { why: 'missing', paths: [written] }
    const isOutside = /^\.\.(\/|$)/.test(path)
    if (isOutside || isDirectory(path)) {
      const isRead = locate(path) !== null
      return isRead && !isStrict ? null : { why: isRead ? 'skipped' : 'outside', paths: [path] }
    }
    const names = path.split('/')
    const prefixes = names.map((_, at) => names.slice(0, at + 1).join('/'))
    const first = prefixes.findIndex((name) => !isDirectory(name))
    const name = prefixes[first] ?? ''
    const target = ifPossible(() => targetIn(name), null)
    if (target === null) return { why: 'outside', paths: [path] }
    if (target !== name) {
      const next = resolvedPath(target, path.slice(name.length + 1))
      const state = stateBehind(next, written, links + 1)
      return state?.why === 'outside' ? { why: 'outside', paths: [path] } : state
    }
    if (!OWN.test(path)) return { why: 'missing', paths: prefixes.slice(first) }
    return isStrict ? { why: 'created', paths: [path] } : null
  }
  /** Where a name leads that is no directory: to itself if it is missing, a file or a circle of links; null if it is not known. */
  function targetIn(name: string): string | null {
    const path = join(root, name)
    const entry = lstatSync(path, QUIETLY)
    if (entry === undefined || entry.isFile()) return name
    const [top, parent] = [locate(''), locate(directoryOf(name))]
    if (!entry.isSymbolicLink() || top === null || parent === null) return null
    const followed = targetOf(path)
    if (followed.kind === 'error' && followed.code === 'ELOOP') return name
    return withSlashes(relative(top, resolve(parent, readlinkSync(path))))
  }
  /** The directories to which paths are relative: Terragrunt copies a module and the files of its unit into one. */
  const basesOf = once((directory: string): readonly string[] => {
    const users = units.filter((unit) => unit.directory === directory || unit.module === directory)
    const isOpen = users.some((unit) => unit.unknown !== null || isOpenUnit(unit))
    return isOpen ? [] : [directory, ...users.flatMap(partsOf)]
  })
  // Units that include the same file can name different paths with it.
  const missingAt = Map.groupBy(
    units.filter(({ missing }) => missing !== undefined),
    ({ unknown }) => unknown && positionOf(unknown)
  )
  return (usage: Usage, client: MainClient): Unread | null => {
    const isOfUnit = usage.kind === 'terragrunt_source'
    const ofUnits = isOfUnit ? missingAt.get(positionOf(usage.place)) : undefined
    if (ofUnits) return ofUnits.map(({ missing = '' }) => stateOf(missing)).find(Boolean) ?? null
    const directory = directoryOf(usage.place.file)
    const isTest = usage.kind === 'test_module'
    const tested = moduleOfTests(directory, (name) => modules.has(name), [usage.text ?? ''])
    const bases = usage.directories ?? (isTest ? [tested] : basesOf(directory))
    const states = usesOf(usage, client).flatMap(({ source, isOpen }): (Unread | null)[] => {
      const beginning = isOpen ? (usage.evaluated?.[client]?.text ?? '') : ''
      if (source === null && isStrict && isLocalPath(beginning)) {
        return [{ why: 'skipped', paths: [beginning] }]
      }
      const isOther = !isStrict && /[$%]\{/.test(source ?? '')
      if (source === null || isOther) return [null]
      const absolute = filePathsOf(source)
      if (absolute.length > 0) {
        const isRead = absolute.some((path) => directories.has(nameOf(path) ?? '..'))
        // The source is shown as written, so that user info in it is hidden.
        return [isRead ? null : { why: 'outside', paths: [source] }]
      }
      if (!isLocalPath(source) || isOfUnit) return [null]
      const paths = bases.map((base) => resolvedPath(base, source))
      const unread = paths.filter((path) => !directories.has(path))
      const isRead = usage.directories === undefined && unread.length < paths.length
      const reasons = isRead ? [null] : unread.map(stateOf)
      return reasons.filter((state) => !usage.directories || state?.why !== 'missing')
    })
    return states.includes(null) ? null : (states[0] ?? null)
  }
}

// What fetches a directory that it names: a file of a program for that, or a command. Other lines may, if they have two parts of its path.
const FETCHING = /(?:^|\/)(?:(?:vendir|vendor|peru)\.ya?ml|terrafile)$/i
const FETCHES =
  /\b(?:clone|submodule|subtree|worktree add|degit|svn|vendir|x?terrafile|curl|wget|unzip|from-module|download-artifact|tar (?:-\S+ \S+ )*-*[a-z]*x|(?:actions\/)?checkout[@:]|relativeTargetDir|dir\(\S+ ?\{ (?:git|checkout)\b|(?:cp|r?sync) (?:-\S+ )*["']?(?:s3|gs):)/
const MAY_MAKE =
  /\b(?:cp|mv|ln|rsync|sync|mkdir|path:|make(?! -C))|\.(?:sh|py|js|ts|rb)\b|copy|generat|render|fetch|^(?=[^\s:]*\/)[^\s:]+:(?:\s|$)/

/** The file that shows that a missing directory, or one above that is missing too, may be created before `init`. */
function makersIn({ root, exclude, toolFiles }: Searched) {
  const files = checkoutFiles({ root, scan: [] })
  const lines = once((file: string) => linesOf(file, files.read(file) ?? ''))
  const tools = once(() =>
    [...readToolFiles({ root, exclude }, toolFiles)]
      .filter(({ file }) => !configuresClient(file) && !file.includes('pre-commit'))
      .map(({ file, text }) => ({ file, commands: commandsIn(linesOf(file, text).join('\n')) }))
  )
  const sparse = ['.git/config.worktree', '.git/config'].find((name) =>
    lines(name).some((line) => /sparsecheckout\s*=\s*true/i.test(line))
  )
  const submodules = lines('.gitmodules').map((line) => /^\s*path\s*=\s*(.*)/.exec(line)?.[1])
  return (missing: readonly string[]): string | null => {
    if (sparse !== undefined) return sparse
    const path = below(missing.at(-1) ?? '', '')
    if (submodules.some((name) => path.startsWith(`${name}/`))) return '.gitmodules'
    // A pattern for all that a directory contains lists it too.
    const ignoring = ['', ...withAbove(directoryOf(missing.at(-1) ?? ''))]
      .map((above) => below(above, '.gitignore'))
      .find((file) => isIgnored([...missing, `${path}-`], directoryOf(file), lines(file)))
    const tool = tools().find(({ file, commands }) => {
      const isFetching = FETCHING.test(file) && path.startsWith(below(directoryOf(file), ''))
      const makes = (text: string, name: string) =>
        mentions(text, name) && (isFetching || isMaking(text, name))
      return commands.some((command) => missing.some((name) => makes(command, name)))
    })
    return ignoring ?? tool?.file ?? null
  }
}

/** By gitignore(5), the last pattern that matches decides. A person writes no more than 500. */
function isIgnored(paths: readonly string[], directory: string, patterns: readonly string[]) {
  const last = patterns.slice(0, 500).findLast((pattern) => {
    const [, start, glob = ''] = /^!?(\/?)(.*?)\/?$/.exec(pattern) ?? []
    const whole = below(directory, start || glob.includes('/') ? glob : `**/${glob}`)
    const [end = ''] = /[^*?\]]*$/.exec(glob) ?? []
    return paths.some((path) => glob !== '' && path.endsWith(end) && matchesGlob(path, whole))
  })
  return last?.startsWith('!') === false
}

/** The inputs of a step are in one line with its action, below `^`, its workspace. What is copied into a directory keeps its name. */
const commandsIn = (text: string): readonly string[] =>
  text
    .replace(/\b(?:name|description|ref|repository):(?:\}\}|[^,}\n])*/g, '')
    .replace(/\b(?:echo|printf)\b[^;&|\n]*|\baws (?=s3 )/g, '')
    .replace(/\b((?:cp|mv|ln) [^;&\n]*)(\/[\w.-]+) ([^\s;&]+?)\/?(?= *(?:$|[;&]))/gm, '$1$2 $3$2')
    .replace(/^([ \t]*)(- )?uses:.*(?:\n+\1[ \t]*(?!- ).*)*/gm, (step) =>
      step.replace(/\n( *path: *["']?)?/g, ' $1^/')
    )
    .replace(/\\\n|\n[ \t]+(?=[\w-]+:|\n)|(?<=\{)\n\s*(?=(?:git|checkout)\b)/g, ' ')
    .replace(/(?<=[\w.])\\(?=\w)/g, '/')
    .split(/\n|&&|;/)

const isMaking = (command: string, name: string): boolean =>
  FETCHES.test(command) ||
  (MAY_MAKE.test(command) && command.includes(/[^/]+\/[^/]+$/.exec(name)?.[0] ?? '\n'))

/** The text has a path, or the end of one, that may be `name`: `modules/vpc` and `vpc/main.tf` for `live/modules/vpc`. */
function mentions(text: string, name: string): boolean {
  const [last = '', ...above] = name.split('/').toReversed()
  if (!text.includes(last)) return false
  const words = text.replace(/((?:@|\/\/)[\w.-]+):/g, '$1/').match(/[^\s"'`,;:=()<>|&]+/g) ?? []
  return words.some((word) => {
    // A clone is named after its repository.
    const path = word.replace(/^(?:(?:.*@|\/\/)[^/@]+|[\w-]+(?:\.[\w-]+)+)\/.*\/|\.git$/g, '')
    const parts = path.split('/').filter((part) => !/^\.*$/.test(part))
    return parts.some(
      (part, at) => part === last && above.every((name, up) => isLike(parts[at - up - 1], name))
    )
  })
}

/** A part that is not written may be any. */
const isLike = (part = '*', name: string): boolean => part === name || /[$*{}]/.test(part)
