// Reads many repositories from their usages files, before a host is contacted.

import type { Checkouts } from '../../observe/visit/registry/evidence.ts'
import { missingRepositories, type UnreadableFile } from '../../read/fleet/find-files.ts'
import type { RepositoryUsages } from '../../read/fleet/format.ts'
import * as fleet from '../../read/fleet/unite.ts'
import { resolveDialect } from '../../read/scan/clients/dialect.ts'
import { brief, showSome } from '../../rules/problems/brief.ts'
import { fileStale } from '../../rules/problems/file.ts'
import { type Note, noteOf, TOP } from '../../rules/problems/note.ts'
import { inRepository } from '../../rules/problems/place.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { ALL_CLIENTS } from '../../rules/protocol/clients.ts'
import { marked } from '../../rules/protocol/marked-text.ts'
import type { ResolvedSettings } from '../../settings/read.ts'
import { pendingEvents } from '../program/run.ts'
import { assemble, type Prepared, readRepository } from './prepare.ts'
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
  const read: ReturnType<typeof readListed>[] = []
  const name = wording?.setting('usages') ?? 'usages'
  const modules: fleet.SharedModules = new Map()
  const unreadable: UnreadableFile[] = []
  let files = 0
  for (const each of readUsagesFiles(settings, world, name)) {
    if (each.ok) {
      const { file, value } = each
      const repository = readListed(value, settings, modules, world)
      if (world.stop.why === null) read.push(repository)
      else unreadable.push({ file, why: UNREAD, repository: value.repository.name })
      files += value.files
    } else unreadable.push(each)
    progress({ kind: 'scan', files })
    await pendingEvents()
  }
  const repositories = read.map(({ listed }) => listed)
  const isNone = repositories.length === 0
  const dialect = isNone
    ? resolveDialect({ setting: settings.dialect, scan: null })
    : fleet.dialectOf(repositories)
  const present = repositories.map(({ repository }) => repository.name)
  const missing = missingRepositories(settings.repositories, present, unreadable)
  const bytes = repositories.reduce((sum, each) => sum + each.bytes, 0)
  const whole = {
    dialect,
    isEmpty: !isNone && repositories.every(({ isEmpty }) => isEmpty) && world.stop.why === null,
    changes: null,
    remarks: [...(missing?.reasons ?? []), ...remarksOn(repositories)],
    notes: staleUsages(repositories, startedAt),
    scan: { files, bytes, durationMs: world.now() - before },
    clients: () =>
      ALL_CLIENTS.filter((client) => repositories.some(({ usedBy }) => usedBy.includes(client))),
    repositories: repositories.map(({ repository }) => repository),
    missing,
    checkouts: checkoutsOf(repositories)
  }
  const lists = read.map((repository) => repository.read)
  return assemble(lists, whole, settings, world)
}

/** A repository with files that are named after it, and what is needed of its list afterwards. */
function readListed(
  listed: RepositoryUsages,
  settings: ResolvedSettings,
  modules: fleet.SharedModules,
  world: World
) {
  const { declared, units, installed, repository, dialect } = listed
  const scanned = { declared, units, installed, endedAt: null }
  const files = { ...listed, scanned, listed, links: new Map(), changes: null, stop: world.stop }
  const read = readRepository(repository.name, files, settings, world)
  const rename = fleet.renamer(repository.name, modules)
  const noteOf = (note: Note): Note => ({
    ...rename.note({ ...note, problem: curedWhereRead(note.problem) }),
    checkedFor: dialect.clients
  })
  return {
    read: {
      ...read,
      usages: read.usages.map(rename.usage),
      roots: read.roots.map(rename.root),
      notes: read.notes.map(noteOf),
      rootNotes: read.rootNotes.map(noteOf)
    },
    // These lists are not needed any more, and may have a hundred megabytes.
    listed: { ...listed, usages: [], notes: [], declared: [], units: [] }
  }
}

/** Settings that decide how files are read have no effect on this check. */
const curedWhereRead = (problem: Problem): Problem =>
  problem.isCuredByScan && problem.help !== undefined
    ? { ...problem, help: marked`${problem.help}; set this for \`tf-disco usages\`` }
    : problem

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
function staleUsages(all: readonly RepositoryUsages[], startedAt: Date): readonly Note[] {
  const stale = all.filter(
    ({ writtenAt = '' }) => startedAt.getTime() - Date.parse(writtenAt) > MAX_AGE_MS
  )
  const [oldest] = stale.flatMap(({ writtenAt }) => writtenAt ?? []).sort()
  if (oldest === undefined) return []
  const places = stale.map(({ repository: { name } }) => ({
    file: inRepository(name, '.'),
    ...TOP
  }))
  return [noteOf(fileStale({ oldest: oldest.slice(0, 10) }), { places })]
}

const MAX_NAMES = 10

function remarksOn(all: readonly RepositoryUsages[]): readonly string[] {
  const empty = all.filter(({ isEmpty }) => isEmpty)
  if (empty.length === 0 || empty.length === all.length) return []
  const names = showSome(empty, MAX_NAMES, ({ repository }) => brief(repository.name))
  return [`no Terraform or OpenTofu files in ${names}`]
}
