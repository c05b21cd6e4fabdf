// What is known of many repositories before a host is contacted, from their usages files.
import { missingRepositories, type UnreadableFile } from '../fleet/find-files.ts'
import type { RepositoryUsages } from '../fleet/format.ts'
import * as fleet from '../fleet/unite.ts'
import { brief, showSome } from '../problems/brief.ts'
import { fileStale } from '../problems/file.ts'
import { inRepository } from '../problems/place.ts'
import { type Finding, findingOf, type Problem, TOP } from '../problems/problem.ts'
import { pendingEvents } from '../program/run.ts'
import type { MainClient } from '../protocol/clients.ts'
import { withoutUnusedLocks } from '../roots/root.ts'
import { resolveDialect } from '../scan/clients/dialect.ts'
import { hostsNamedIn, saysMore, type Usage } from '../scan/usage.ts'
import type { ResolvedSettings } from '../settings/read.ts'
import type { Checkouts } from '../visit/registry/evidence.ts'
import { guessesOf, merge, requirementsOf } from '../visit/requirements.ts'
import { configure } from './configure.ts'
import { inEnvironment } from './environment.ts'
import type { Prepared } from './prepare.ts'
import { findRoots, settle } from './roots.ts'
import { readUsagesFiles, UNREAD } from './usages-files.ts'
import type { World } from './world.ts'

/**
 * Reads usages files instead of a checkout. Each address is asked once, however many repositories name it.
 * A repository whose file cannot be read is missing.
 * @throws SettingsError if there are no files
 */
export async function prepareFleet(
  settings: ResolvedSettings,
  world: World,
  startedAt: Date
): Promise<Prepared> {
  const before = world.now()
  const { wording, progress } = world
  const read: Read[] = []
  const name = wording?.setting('usages') ?? 'usages'
  const modules: fleet.SharedModules = new Map()
  const unreadable: UnreadableFile[] = []
  let files = 0
  for (const each of readUsagesFiles(settings, world, name)) {
    if (each.ok) {
      const { file, value } = each
      const own = readRepository(value, settings, modules, world)
      if (world.stop.why === null) read.push(own)
      else unreadable.push({ file, why: UNREAD, repository: value.repository.name })
      files += value.files
    } else {
      unreadable.push(each)
    }
    progress({ kind: 'scan', files })
    await pendingEvents()
  }
  const all = read.map(({ found }) => found)
  const isNone = all.length === 0
  const dialect = isNone
    ? resolveDialect({ setting: settings.dialect, scan: null })
    : fleet.dialectOf(all)
  const checkouts = checkoutsOf(all)
  const configured = configure(
    read.flatMap((each) => each.usages),
    settings,
    dialect,
    { ...world, plugins: checkouts.plugins }
  )
  const { usages, configs, releases } = configured
  const repositories = all.map(({ repository }) => repository)
  const present = repositories.map((each) => each.name)
  const missing = missingRepositories(settings.repositories, present, unreadable)
  return {
    dialect: { ...dialect, releases },
    configs,
    usages: usages.filter(saysMore),
    roots: read.flatMap(({ roots }) => roots),
    ...requirementsIn(usages, read, settings, dialect.clients),
    notes: [
      ...read.flatMap(({ notes }) => notes),
      ...read.flatMap(({ rootNotes }) => rootNotes),
      ...staleUsages(all, startedAt)
    ],
    newHosts: new Set(),
    isEmpty: !isNone && all.every(({ isEmpty }) => isEmpty) && world.stop.why === null,
    complaints: configured.findings,
    changes: null,
    remarks: [
      ...(missing?.reasons ?? []),
      ...remarksOn(all),
      ...new Set(read.flatMap((each) => each.remarks)),
      ...configured.remarks
    ],
    scan: {
      files,
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      usages: usages.length,
      durationMs: world.now() - before
    },
    clients: () => fleet.uniteClients(all),
    repositories,
    missing,
    checkouts
  }
}

type Read = ReturnType<typeof readRepository>

/** A repository with files that are named after it. */
function readRepository(
  given: RepositoryUsages,
  settings: ResolvedSettings,
  modules: fleet.SharedModules,
  { environment, stop }: World
) {
  const { dialect, declared, units, installed, repository } = given
  const seen = inEnvironment(given, environment, settings.depth)
  const about = {
    ...seen,
    scanned: { declared, units, installed, endedAt: null },
    dialect,
    settings: { ...settings, dialect: given.setting },
    listed: given,
    stop
  }
  const settled = settle(about)
  const { usages, notes } = settled
  const found = findRoots({ ...about, ...settled, changed: null })
  const rename = fleet.renamer(repository.name, modules)
  const noteOf = (note: Finding): Finding => ({
    ...rename.note({ ...note, problem: curedWhereRead(note.problem) }),
    checkedFor: dialect.clients
  })
  return {
    usages: withoutUnusedLocks(usages, found.roots).map(rename.usage),
    roots: found.roots.map(rename.root),
    /** The hosts that the repository names, rather than implies. */
    named: hostsNamedIn(usages),
    /** Findings in files by themselves; `rootNotes` are about root modules. */
    notes: notes.map(noteOf),
    rootNotes: found.notes.map(noteOf),
    remarks: [...seen.remarks, ...settled.remarks],
    // What is not needed any more may be a hundred megabytes.
    found: { ...given, usages: [], notes: [], declared: [], units: [] }
  }
}

/** Settings that decide how files are read have no effect on this check. */
const curedWhereRead = (problem: Problem): Problem =>
  problem.isCuredByScan && problem.help !== undefined
    ? { ...problem, help: `${problem.help}; set this for \`tf-disco usages\`` }
    : problem

/** Each with the repositories that require it; hosts are named or implied by each repository for itself. */
function requirementsIn(
  usages: readonly Usage[],
  read: readonly Read[],
  settings: ResolvedSettings,
  clients: readonly MainClient[]
): Pick<Prepared, 'requirements' | 'guesses'> {
  const listed = settings.hostnames.map(({ host }) => host)
  const onlyFiles = { hostnames: [], requiredServices: [] }
  const byRepository = Map.groupBy(usages, (usage) => usage.repository)
  const own = read.map(({ found: { repository, dialect }, named }) => {
    const used = byRepository.get(repository.name) ?? []
    const required = requirementsOf(onlyFiles, used, clients, new Set([...named, ...listed]))
    return { required, guesses: guessesOf(repository.name, dialect, required) }
  })
  const lists = own.map(({ required }) => required)
  return {
    requirements: merge([requirementsOf(settings, [], clients), ...lists], clients),
    guesses: own.flatMap(({ guesses }) => guesses)
  }
}

function checkoutsOf(all: readonly RepositoryUsages[]): Checkouts {
  const lockHashes = new Map<string, ReadonlyMap<string, readonly string[]>>()
  const plugins = all.flatMap(({ repository, ...each }) => {
    const { file } = fleet.renamer(repository.name)
    for (const lock of each.locks) lockHashes.set(file(lock.file), lock.hashes)
    return each.plugins.map(({ directory, providers }) => ({
      directory: directory === '.' ? repository.name : file(directory),
      providers
    }))
  })
  return { lockHashes, plugins }
}

// The jobs that write the files run each day or each week.
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

/** One finding about all files that may no longer say what their repositories use. */
function staleUsages(all: readonly RepositoryUsages[], startedAt: Date): readonly Finding[] {
  const stale = all.filter(
    ({ writtenAt = '' }) => startedAt.getTime() - Date.parse(writtenAt) > MAX_AGE_MS
  )
  const [oldest] = stale.flatMap(({ writtenAt }) => writtenAt ?? []).sort()
  if (oldest === undefined) return []
  const places = stale.map(({ repository }) => ({
    file: inRepository(repository.name, '.'),
    ...TOP
  }))
  return [findingOf(fileStale({ oldest: oldest.slice(0, 10) }), { places })]
}

const MAX_NAMES = 10

function remarksOn(all: readonly RepositoryUsages[]): readonly string[] {
  const empty = all.filter(({ isEmpty }) => isEmpty)
  if (empty.length === 0 || empty.length === all.length) return []
  const names = showSome(empty, MAX_NAMES, ({ repository }) => brief(repository.name))
  return [`no Terraform or OpenTofu files in ${names}`]
}
