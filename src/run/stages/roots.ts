// The root modules, and what is known of them before a registry answers.

import type { Stop } from '../../observe/visit/stop.ts'
import { exclusion } from '../../read/files/selection.ts'
import type { RepositoryUsages } from '../../read/fleet/format.ts'
import { isOfDirectory, type ScanPart } from '../../read/roots/directories.ts'
import {
  type Layout,
  layoutsOf,
  type RootsInput,
  rootsOf,
  unmatched,
  upToLimit
} from '../../read/roots/find-roots.ts'
import { dependsOnRoots, settledByRoots, withoutIgnoredBackends } from '../../read/roots/in-use.ts'
import { droppedLocks, type Root } from '../../read/roots/root.ts'
import { rootNotes } from '../../read/roots/root-problems.ts'
import { textNotes, withoutRefused } from '../../read/roots/text-notes.ts'
import { type Dialect, knownVersion } from '../../read/scan/clients/dialect.ts'
import type { Scan } from '../../read/scan/scan.ts'
import type { Usage } from '../../read/scan/usage.ts'
import { nearestTo } from '../../report/phrases.ts'
import { brief, showSome } from '../../rules/problems/brief.ts'
import { fileLimit } from '../../rules/problems/file.ts'
import { lockReadonly } from '../../rules/problems/init/files.ts'
import { notFollowed } from '../../rules/problems/init/not-followed.ts'
import { fileNote, fileOf, type Note, noteOf } from '../../rules/problems/note.ts'
import { boundedPlaces, distinctPlaces } from '../../rules/problems/place.ts'
import { MAIN_CLIENTS } from '../../rules/protocol/clients.ts'
import { type Settings, SettingsError } from '../../settings/settings.ts'
import { expanderOf } from './expand.ts'

/** The usages and notes are those of the checked clients, whether or not the pull request changes their files. */
export type FoundRoots = ScanPart &
  Pick<RootsInput, 'unmanaged'> &
  Pick<Scan, 'notes' | 'endedAt'> & {
    readonly dialect: Dialect
    readonly settings: Pick<
      Settings,
      'depth' | 'dialect' | 'roots' | 'upgrade' | 'scan' | 'ofProject'
    >
    /** The directories in which `init` runs, as a usages file lists them; without it, they are detected. */
    readonly listed?: ListedRoots
    readonly stop?: Stop
  }

type RootsContext = FoundRoots & {
  /** The files that the pull request changes; null if every root is checked. */
  readonly changed: ReadonlySet<string> | null
  readonly isLockReadonly: boolean
  /** Of the check, while packages are read. */
  readonly ending?: Stop
}

type ListedRoots = Pick<RepositoryUsages, 'roots' | 'rootsAreNamed'>

/** The root modules, and what is wrong with their files. Contacts no host. @throws SettingsError if a glob of `roots` matches nothing */
export function findRoots(context: RootsContext) {
  const { usages, declared, changed, dialect, settings, isLockReadonly } = context
  const isBare = usages.length === 0 && declared.every(isOfDirectory)
  const locks = droppedLocks(usages)
  if (isBare && settings.roots.length === 0) return { roots: [], notes: [], expand: null, locks }
  const { clients, versions } = dialect
  const layouts = layoutsFor(context)
  const roots: Root[] = []
  const limits: Note[] = []
  const set = settings.dialect.name === 'auto' ? [] : clients
  const versionIn = knownVersion(settings.dialect, dialect)
  const rules = { clients, upgrade: settings.upgrade, isLockReadonly, versionIn }
  const problems = rootNotes(rules)
  const isAsked = settings.depth !== 'discovery'
  const onLimit = ({ directory }: Root, max: number) =>
    void limits.push(fileNote(directory, fileLimit({ kind: 'roots', max })))
  for (const root of upToLimit(rootsOf(layouts, changed, versions, isAsked), onLimit)) {
    if (context.stop?.why) break
    problems.add(root)
    locks.add(root)
    // A large repository has tens of thousands.
    roots.push(isAsked ? root : { ...root, providers: [] })
  }
  const textRules = { ...dialect, set, isPredicted: isAsked }
  const isChanged = (note: Note) => changed === null || changed.has(fileOf(note))
  const written = [...textNotes(usages, declared, textRules)].filter(isChanged)
  const texts = withoutIgnoredBackends(written, layouts)
  // One finding for a lock file that cannot be read.
  const broken = new Set(
    context.notes.flatMap((note) => (note.problem.code === 'lock-invalid' ? fileOf(note) : []))
  )
  const notes = [...texts, ...problems.notes()].filter((note) => !broken.has(fileOf(note)))
  // OpenTofu takes over entries of another registry.
  const isOwn = ({ host, needs }: Usage) =>
    isLockReadonly && needs.some((need) => need.host === host)
  const unused = usages.filter((usage) => isOwn(usage) && locks.isDropped(usage))
  const extra = unused.map(({ text, place, clients }) =>
    noteOf(lockReadonly({ provider: text ?? '', isUnused: true }), { places: [place], clients })
  )
  const { ending: stop } = context
  const expansion = { layouts, changed, dialect, rootRules: rules, textRules, stop }
  return {
    roots,
    locks,
    notes: [...notes, ...extra, ...limits, ...(isAsked ? unknownUnits(layouts, changed) : [])],
    // It keeps all directories in memory.
    expand: settings.depth === 'init' ? expanderOf(expansion) : null
  }
}

function layoutsFor(context: FoundRoots) {
  const { dialect, settings, listed, endedAt, installed = [] } = context
  // `init -upgrade` installs all of it again.
  const used = settings.upgrade ? [] : installed
  const { clients, versions } = dialect
  const all = { ...context, installed: used, clients, versions }
  return listed === undefined ? layoutsIn(all, settings, endedAt === null) : layoutsAt(all, listed)
}

/** The usages and notes as root modules use them. @throws SettingsError if a glob of `roots` matches nothing */
export function settle(context: FoundRoots) {
  const { usages, declared, installed = [], settings } = context
  const isPredicted = settings.depth !== 'discovery'
  const notes = isPredicted ? withoutRefused(context.notes, usages) : context.notes
  const scanned = { usages, notes, declared }
  if (installed.length === 0 && !dependsOnRoots(scanned)) return { ...scanned, remarks: [] }
  const { installed: count, ...settled } = settledByRoots(scanned, layoutsFor(context))
  const remark = `modules in .terraform are used as \`init\` uses them: ${count}`
  return { ...settled, remarks: count === 0 ? [] : [remark] }
}

function unknownUnits(layouts: readonly Layout[], changed: ReadonlySet<string> | null) {
  const units = [...new Set(layouts.flatMap(({ unknown }) => unknown))].filter(
    ({ files, missing }) =>
      missing === undefined && (changed === null || files.some((file) => changed.has(file)))
  )
  if (units.length === 0) return []
  const names = units.map(({ directory }) => directory || '.')
  const places = boundedPlaces(distinctPlaces(units.flatMap(({ unknown }) => unknown ?? [])))
  return [noteOf(notFollowed({ what: 'units', names }), { places, clients: MAIN_CLIENTS })]
}

/** @throws SettingsError if the whole checkout was read and a glob of `roots` matches nothing */
export function layoutsIn(
  input: Omit<RootsInput, 'patterns'>,
  { roots, scan, ofProject }: Pick<Settings, 'roots' | 'scan' | 'ofProject'>,
  isWhole: boolean
): readonly Layout[] {
  const patterns = roots.map((text) => ({ text, matches: exclusion([text]) }))
  const layouts = layoutsOf({ ...input, patterns })
  // Globs of the project file may be about files that this check does not read.
  const mayMiss = ofProject.has('roots') && !scan.includes('.')
  const mistakes = isWhole && !mayMiss ? unmatched(layouts, patterns) : []
  if (mistakes.length === 0) return layouts
  const detected = layoutsOf({ ...input, patterns: [] }).flatMap((layout) => layout.roots)
  const names = [...new Set(detected.map(({ name }) => name || '.'))]
  throw new SettingsError(
    mistakes.map((pattern) => {
      const nearest = showSome([...new Set([...nearestTo(pattern, names), ...names])], 5, brief)
      const hint = nearest === '' ? '' : `; the nearest root modules are ${nearest}`
      return `roots: no directory with configuration matches ${pattern}${hint}`
    })
  )
}

function layoutsAt(
  input: Omit<RootsInput, 'patterns'>,
  { roots, rootsAreNamed: isNamed }: ListedRoots
): readonly Layout[] {
  const unknown = input.units.filter((unit) => unit.unknown !== null)
  return input.clients.flatMap((client) => {
    const listed = roots.filter(({ clients }) => clients.includes(client))
    const names = new Set([...unknown, ...listed].map(({ directory }) => directory || '.'))
    const matches = (directory: string) => names.has(directory)
    const layouts = layoutsOf({ ...input, clients: [client], patterns: [{ text: '', matches }] })
    return layouts.map((layout) => ({ ...layout, isNamed }))
  })
}
