// Reads many repositories from their usages files, before a host is contacted.

import { relative } from 'node:path'
import type { Checkouts } from '../../observe/visit/registry/evidence.ts'
import { readShared } from '../../read/files/read-text.ts'
import {
  findUsagesFiles,
  largestOf,
  missingRepositories,
  type UnreadableFile
} from '../../read/fleet/find-files.ts'
import type { RepositoryUsages } from '../../read/fleet/format.ts'
import { MAX_BYTES, readUsagesLines, unread } from '../../read/fleet/lines.ts'
import * as fleet from '../../read/fleet/unite.ts'
import { resolveDialect } from '../../read/scan/clients/dialect.ts'
import { PROJECT_FILE } from '../../read/scan/file-kinds.ts'
import { brief, describeReadFailure, showSome } from '../../rules/problems/brief.ts'
import { fileOutside, fileStale } from '../../rules/problems/file.ts'
import { fileNote, type Note, noteOf, TOP } from '../../rules/problems/note.ts'
import { inRepository } from '../../rules/problems/place.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { ALL_CLIENTS } from '../../rules/protocol/clients.ts'
import { marked } from '../../rules/protocol/marked-text.ts'
import { MAX_HOSTS } from '../../settings/kinds.ts'
import type { ResolvedSettings } from '../../settings/read.ts'
import { type Settings, SettingsError } from '../../settings/settings.ts'
import { keepYoungSpaceSmall, pendingEvents } from '../program/run.ts'
import { assemble, readRepository } from './prepare.ts'
import type { World } from './world.ts'

/**
 * Reads usages files instead of a checkout. Each address is asked once, however many repositories name it.
 * A repository whose file cannot be read is missing.
 * @throws SettingsError if there are no files
 */
export async function prepareFleet(settings: ResolvedSettings, world: World, startedAt: Date) {
  const before = world.now()
  const { wording, progress } = world
  const fleetParts: ReturnType<typeof readListed>[] = []
  const name = wording?.setting('usages') ?? 'usages'
  const modules: fleet.SharedModules = new Map()
  const unreadable: UnreadableFile[] = []
  let files = 0
  for (const reading of readUsagesFiles(settings, world, name)) {
    if (reading.ok) {
      const { file, value } = reading
      const repository = readListed(value, settings, modules, world)
      if (world.stop.why === null) fleetParts.push(repository)
      else unreadable.push({ file, why: UNREAD, repository: value.repository.name })
      files += value.files
    } else unreadable.push(reading)
    progress({ kind: 'scan', files })
    await pendingEvents()
  }
  const repositories = fleetParts.map(({ listed }) => listed)
  const isNone = repositories.length === 0
  const dialect = isNone
    ? resolveDialect({ setting: settings.dialect, scan: null })
    : fleet.dialectOf(repositories)
  const present = repositories.map(({ repository }) => repository.name)
  const missing = missingRepositories(settings.repositories, present, unreadable)
  const bytes = repositories.reduce((sum, listed) => sum + listed.bytes, 0)
  const whole = {
    startedAt,
    dialect,
    isEmpty: !isNone && repositories.every(({ isEmpty }) => isEmpty) && world.stop.why === null,
    changes: null,
    remarks: [...(missing?.reasons ?? []), ...remarksOn(repositories)],
    notes: staleUsages(repositories, startedAt),
    ignore: [...settings.ignore, ...fleetParts.flatMap(({ rules }) => rules)],
    scan: { files, bytes, durationMs: world.now() - before },
    clients: () =>
      ALL_CLIENTS.filter((client) => repositories.some(({ usedBy }) => usedBy.includes(client))),
    repositories: repositories.map(({ repository }) => repository),
    missing,
    checkouts: checkoutsOf(repositories)
  }
  const lists = fleetParts.map((repository) => repository.read)
  return assemble(lists, whole, settings, world)
}

/** A repository with files that are named after it, and what is needed of its list afterwards. */
function readListed(
  listed: RepositoryUsages,
  settings: ResolvedSettings,
  modules: fleet.SharedModules,
  world: World
) {
  const { repository, dialect } = listed
  const inFull = { endedAt: null, links: new Map(), changes: null }
  const files = { ...listed, ...inFull, listed, stop: world.stop }
  const contents = readRepository(repository.name, files, settings, world)
  const rename = fleet.renamer(repository.name, modules)
  const noteOf = (note: Note): Note => ({
    ...rename.note({ ...note, problem: curedWhereRead(note.problem) }),
    checkedFor: dialect.clients
  })
  return {
    read: {
      ...contents,
      usages: contents.usages.map(rename.usage),
      roots: contents.roots.map(rename.root),
      notes: contents.notes.map(noteOf),
      rootNotes: [...contents.rootNotes, ...readByProject(listed, settings)].map(noteOf)
    },
    rules: listed.ignore.map(rename.placed),
    // These lists are not needed any more, and may have a hundred megabytes.
    listed: { ...listed, usages: [], notes: [], declared: [], units: [] }
  }
}

/** Under an allowlist of the workflow, no file of the repository decides what is read. */
const readByProject = ({ isReadByProject }: RepositoryUsages, { fixedHosts }: Settings) =>
  isReadByProject && fixedHosts.length > 0
    ? [fileNote(PROJECT_FILE, fileOutside({ what: 'project' }))]
    : []

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

// The files of 8,000 repositories have 25 MB; reading this much takes a gigabyte of memory.
const MAX_MIB = 256
// Each takes a kilobyte of memory. The files of 8,000 repositories have 50,000.
const MAX_USAGES = 500_000
const FEWER = 'check fewer repositories at once'
const TOO_MANY = `the files have more than ${MAX_USAGES} usages or ${MAX_HOSTS} hosts; ${FEWER}`
const UNREAD = 'was not read before the check ended'
const TOO_LARGE = `is one of the largest of files that have more than ${MAX_MIB} MiB together; ${FEWER}`

/**
 * Reads what `usages` names, relative to a directory, until the check ends. `name` is that of the setting. With
 * `repositories`, there may be no file: all of them are then missing.
 * @throws SettingsError if there are no files
 */
export function* readUsagesFiles(
  { usages: entries, ...settings }: Pick<Settings, 'usages' | 'repositories' | 'hostnames'>,
  { directory, stop }: Pick<World, 'directory' | 'stop'>,
  name: string
) {
  const { files, mistakes } = findUsagesFiles(entries, directory, settings.repositories.length > 0)
  if (mistakes.length > 0) throw new SettingsError(mistakes.map((why) => `${name}: ${why}`))
  const largest = largestOf(files, MAX_MIB * 1024 * 1024)
  const fileOf = new Map<string, string>()
  const hosts = new Set(settings.hostnames.map(({ host }) => host))
  let usages = 0
  for (const path of files) {
    const file = relative(directory, path)
    const reading = largest.has(path) ? unread(TOO_LARGE) : readUsagesFile(path, stop)
    if (!reading.ok) {
      yield { ...reading, ...(stop.why && { why: UNREAD }), file }
      continue
    }
    const { value } = reading
    const repository = value.repository.name
    const needed = value.usages.flatMap(({ needs }) => needs.map(({ host }) => host))
    const added = new Set(needed.filter((host) => !hosts.has(host)))
    // Case does not distinguish repositories.
    const other = fileOf.get(repository.toLowerCase())
    if (other !== undefined) {
      const why = `is of the repository ${repository}, as is ${other}; keep one file for each repository`
      yield { ...unread(why), file }
    } else if (usages + value.usages.length > MAX_USAGES || hosts.size + added.size > MAX_HOSTS) {
      yield { ...unread(TOO_MANY, repository), file }
    } else {
      for (const host of added) hosts.add(host)
      usages += value.usages.length
      fileOf.set(repository.toLowerCase(), file)
      yield { ...reading, file }
    }
  }
}

function readUsagesFile(path: string, stop: World['stop']) {
  const buffer = readShared(path, MAX_BYTES)
  if (!Buffer.isBuffer(buffer)) return unread(describeReadFailure(buffer.failure))
  // A timer would do so, which does not run while the file is parsed.
  if (buffer.length > 1024 * 1024) keepYoungSpaceSmall()
  return readUsagesLines(buffer, stop)
}
