// Finds usages, root modules, and their requirements before a host is contacted. A checkout is read and assembled as each
// repository of a fleet is.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isForbidden } from '../../judge/allowed-hosts.ts'
import type { Evidence } from '../../judge/verdict.ts'
import { applyChanges, type Changes } from '../../observe/visit/changes.ts'
import type { Checkouts } from '../../observe/visit/registry/evidence.ts'
import { guessesOf, merge, requirementsOf } from '../../observe/visit/requirements.ts'
import { textIn } from '../../read/files/read-text.ts'
import { exclusion, isSkippedDirectory } from '../../read/files/selection.ts'
import type { Repository } from '../../read/git/name-repository.ts'
import type { Dialect } from '../../read/scan/clients/dialect.ts'
import type { Scan } from '../../read/scan/scan.ts'
import { hostsNamedIn, saysMore, type Usage } from '../../read/scan/usage.ts'
import type { ScanSummary } from '../../report/outcome.ts'
import { unmatchedIn } from '../../report/phrases.ts'
import type { IgnoreRule } from '../../rules/ignore/ignore.ts'
import { brief } from '../../rules/problems/brief.ts'
import { fileLimit } from '../../rules/problems/file.ts'
import { fileNote, type Note } from '../../rules/problems/note.ts'
import type { Missing, Stopped } from '../../rules/problems/stops.ts'
import type { Client, MainClient } from '../../rules/protocol/clients.ts'
import { directoryOf, withAbove } from '../../rules/protocol/local/paths.ts'
import { MAX_HOSTS } from '../../settings/kinds.ts'
import type { ResolvedSettings } from '../../settings/read.ts'
import { SettingsError } from '../../settings/settings.ts'
import { configure, unmanagedIn } from './configure.ts'
import { inEnvironment } from './environment.ts'
import { type FoundRoots, findRoots, settle } from './roots.ts'
import { detect, scan, strayProjectFiles } from './scan.ts'
import type { World } from './world.ts'

export type Prepared = Readonly<ReturnType<typeof assemble>>

/** The files of a checkout, or of one repository of a fleet, as the checked clients read them. */
export type RepositoryFiles = Omit<FoundRoots, 'settings'> &
  Pick<Scan, 'links'> & {
    readonly setting: ResolvedSettings['dialect']
    readonly changes: Changes | null
  }

export type RepositoryRead = ReturnType<typeof readRepository>

/** The facts about all repositories together. */
type Whole = Pick<Evidence, 'bots' | 'isEmpty' | 'notes'> & {
  /** The rules of settings, and of the files of all repositories. */
  readonly ignore: readonly IgnoreRule[]
  readonly startedAt: Date
  readonly dialect: Dialect
  readonly changes: Changes | null
  readonly remarks: readonly string[]
  readonly scan: Omit<ScanSummary, 'usages'>
  readonly clients: () => readonly Client[]
  readonly repositories: readonly Repository[]
  readonly missing: Missing | null
  /** Null: what the check needs of files later is in this checkout. */
  readonly checkouts: Checkouts | null
}

/** Reads the checkout. @throws SettingsError for globs that match nothing, and for too many hosts */
export async function prepare(settings: ResolvedSettings, world: World, startedAt: Date) {
  const before = world.now()
  const scanned = await scan(settings, world)
  const durationMs = settings.scan.length === 0 ? 0 : world.now() - before
  const { usedBy, ...detected } = detect(settings, scanned, world)
  const { files, bytes } = scanned
  const isUnread = settings.scan.length === 0
  const found = settings.changedOnly ? await world.changes(settings) : null
  const changes = isUnread ? null : found
  const notes = [...detected.notes, ...unreadNotes(scanned, world.stop.why)]
  const contents = { ...scanned, ...detected, notes, changes, setting: settings.dialect }
  const { unmatched, directories, endedAt } = scanned
  const isExcluded = exclusion(settings.exclude)
  // A line for what is skipped anyway is no mistake.
  const isSkipped = (line: string): boolean =>
    line.split('/').some(isSkippedDirectory) || withAbove(directoryOf(line)).some(isExcluded)
  const isWhole =
    endedAt === null && !(settings.ofProject.has('exclude') && !settings.scan.includes('.'))
  const idle = isWhole ? [...unmatched].filter((line) => !isSkipped(line)) : []
  const { GITHUB_EVENT_NAME: event = '' } = world.environment
  const isOfFiles = settings.changedOnly || /^pull_request|^merge_group/.test(event)
  const whole = {
    startedAt,
    dialect: detected.dialect,
    isEmpty: settings.scan.length > 0 && scanned.isEmpty && scanned.endedAt === null,
    changes,
    ignore: detected.ignore,
    bots: detected.bots,
    remarks: [
      ...(isUnread && isOfFiles ? [UNREAD] : []),
      ...strayProjectFiles(scanned, world.directory),
      ...unmatchedIn('exclude', idle, [...directories])
    ],
    notes: [],
    scan: { files, bytes, durationMs },
    clients: usedBy,
    repositories: [],
    missing: null,
    checkouts: null
  }
  return assemble([readRepository(null, contents, settings, world)], whole, settings, world)
}

const UNREAD = 'no files were read, because of `hostnames`; to read them, set `scan: .`'

/** Reads files by the environment, the root modules and the changes of a pull request. `name`: null for this checkout. @throws SettingsError if a glob of `roots` matches nothing */
export function readRepository(
  name: string | null,
  files: RepositoryFiles,
  settings: ResolvedSettings,
  { environment, directory, stop }: World
) {
  const predicted = inEnvironment(files, environment, settings.depth)
  const unmanaged = unmanagedIn(files.dialect, environment)
  const context = {
    ...files,
    ...predicted,
    unmanaged,
    settings: { ...settings, dialect: files.setting }
  }
  const settled = { ...context, ...settle(context) }
  const contentOf = (file: string) => textIn(join(directory, file))
  const isNotAllowed = (usageOrNote: Usage | Note) => isForbidden(usageOrNote, settings)
  const changed = applyChanges(settled, files.changes, contentOf, isNotAllowed)
  const { roots, notes, expand, locks } = findRoots({
    ...settled,
    changed: changed.files,
    ending: stop
  })
  return {
    name,
    dialect: files.dialect,
    usages: locks.without(changed.usages),
    roots,
    expand,
    namedHosts: hostsNamedIn(settled.usages),
    /** About files by themselves; `rootNotes` are about root modules. */
    notes: changed.notes,
    rootNotes: notes,
    newHosts: changed.newHosts,
    remarks: [...changed.remarks, ...predicted.remarks, ...settled.remarks]
  }
}

/** Applies the CLI configuration, and determines what hosts must offer. @throws SettingsError for too many hosts */
export function assemble(
  repositories: readonly RepositoryRead[],
  whole: Whole,
  settings: ResolvedSettings,
  world: World
) {
  const { dialect, checkouts, scan } = whole
  const bundle = world.environment['SSL_CERT_FILE'] || '/'
  const used = repositories.flatMap(({ usages }) => usages)
  const roots = repositories.flatMap((repository) => repository.roots)
  const configured = configure(used, settings, dialect, world, checkouts?.plugins ?? null, roots)
  const { usages, configs, releases } = configured
  const required = requirementsIn(usages, repositories, settings, dialect.clients)
  boundHosts(required.requirements)
  return {
    ...whole,
    ...required,
    dialect: { ...dialect, releases },
    configs,
    usages: usages.filter(saysMore),
    roots,
    /** Null unless modules of packages are read, which only a check of one checkout does. */
    expand: repositories[0]?.expand ?? null,
    notes: [
      ...repositories.flatMap(({ notes }) => notes),
      ...repositories.flatMap(({ rootNotes }) => rootNotes),
      ...whole.notes
    ],
    newHosts: new Set(repositories.flatMap(({ newHosts }) => [...newHosts])),
    namedHosts:
      scan.files === 0 || settings.exclude.length > 0
        ? null
        : new Set(repositories.flatMap(({ namedHosts }) => [...namedHosts])),
    complaints: configured.findings,
    remarks: [
      ...whole.remarks,
      ...(existsSync(bundle) ? [] : [`SSL_CERT_FILE names ${brief(bundle)}, which does not exist`]),
      ...new Set(repositories.flatMap((repository) => repository.remarks)),
      ...configured.remarks
    ],
    scan: { ...scan, usages: usages.length }
  }
}

/** Each with the repositories that require it; hosts are named or implied by each repository for itself. */
function requirementsIn(
  usages: readonly Usage[],
  repositories: readonly RepositoryRead[],
  settings: ResolvedSettings,
  clients: readonly MainClient[]
): Pick<Evidence, 'requirements' | 'guesses'> {
  const listed = settings.hostnames.map(({ host }) => host)
  const byRepository = Map.groupBy(usages, ({ repository = null }) => repository)
  const lists = repositories.map(({ name, namedHosts }) => {
    const named = new Set([...namedHosts, ...listed])
    const onlyFiles = { hostnames: [], requiredServices: [] }
    return requirementsOf(onlyFiles, byRepository.get(name) ?? [], clients, named)
  })
  const guesses = repositories.flatMap(({ name, dialect }, at) =>
    guessesOf(name, dialect, lists[at] ?? [])
  )
  return {
    requirements: merge([requirementsOf(settings, [], clients), ...lists], clients),
    guesses
  }
}

function unreadNotes({ endedAt, files }: Scan, stopped: Stopped | null): readonly Note[] {
  if (endedAt === null || stopped === null) return []
  return [fileNote(endedAt, fileLimit({ kind: 'time', stopped, files }))]
}

/** A file with more hosts than this would keep the check busy for hours. @throws SettingsError */
function boundHosts(requirements: Evidence['requirements']): void {
  const { size } = new Set(requirements.map(({ host }) => host))
  const why = `scan found ${size} hosts, the limit is ${MAX_HOSTS}: narrow scan or exclude files`
  if (size > MAX_HOSTS) throw new SettingsError([why])
}
