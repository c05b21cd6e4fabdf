// What several repositories have in common: their clients, which hosts none of them contacts, and the names of files.
import type { Note } from '../problems/note.ts'
import { inRepository, type Place } from '../problems/place.ts'
import * as known from '../protocol/clients.ts'
import { below, directoryOf } from '../protocol/local/paths.ts'
import type { ModuleCall, Placed, Root } from '../roots/root.ts'
import { type Dialect, dialectName } from '../scan/clients/dialect.ts'
import type { Usage } from '../scan/usage.ts'
import { once } from '../text/once.ts'
import type { RepositoryUsages } from './format.ts'

/** The CLIs of all repositories. Those without files have none, unless all of them are. They are assumed if all are. */
export function dialectOf(all: readonly RepositoryUsages[]): Dialect {
  const withFiles = all.filter(({ isEmpty }) => !isEmpty)
  const counted = withFiles.length === 0 ? all : withFiles
  const dialects = counted.map(({ dialect }) => dialect)
  const clients = known.MAIN_CLIENTS.filter((one) =>
    dialects.some((each) => each.clients.includes(one))
  )
  const names = new Set(dialects.flatMap(({ releases }) => releases.map(({ name }) => name)))
  return {
    name: dialectName(clients),
    clients,
    releases: known.RELEASES.filter(({ name }) => names.has(name)),
    versions: Object.fromEntries(
      clients.flatMap((client) => {
        const version = commonVersion(client, dialects)
        return version === null ? [] : [[client, version] as const]
      })
    ),
    ...(dialects.every(({ isGuess }) => isGuess) ? { isGuess: true } : {}),
    why: whyOf(dialects),
    evidence: counted.flatMap(({ repository, dialect }) => {
      const { place } = renamer(repository.name)
      return dialect.evidence.map((sign) => ({ ...sign, place: place(sign.place) }))
    })
  }
}

/** The version of a client on which all repositories agree that use it; null without one. */
function commonVersion(client: known.MainClient, dialects: readonly Dialect[]): string | null {
  const own = dialects.filter(({ clients }) => clients.includes(client))
  const [version, ...others] = new Set(own.map(({ versions }) => versions[client] ?? null))
  return version === undefined || others.length > 0 ? null : version
}

function whyOf(dialects: readonly Dialect[]): string {
  const [only, ...others] = dialects
  if (only !== undefined && others.length === 0) return only.why
  const detected = dialects.filter(({ isGuess }) => !isGuess)
  const counts = known.MAIN_CLIENTS.flatMap((client) => {
    const { length } = detected.filter(({ clients }) => clients.includes(client))
    return length === 0 ? [] : [`${known.CLIENT_NAMES[client]} in ${length}`]
  })
  const assumed = dialects.length - detected.length
  if (counts.length === 1 && assumed === 0) {
    return `${counts[0]?.replace(' in ', ' in all ')} repositories`
  }
  const parts = [...counts, ...(assumed === 0 ? [] : [`assumed in ${assumed}`])]
  const noun = parts.at(-1)?.endsWith(' 1') ? 'repository' : 'repositories'
  return `${parts.join(', ')} ${noun}`
}

export const uniteClients = (all: readonly RepositoryUsages[]): readonly known.Client[] =>
  known.ALL_CLIENTS.filter((client) => all.some(({ usedBy }) => usedBy.includes(client)))

/** Registry modules by client and source, shared by all repositories to save memory. */
export type SharedModules = Map<string, Pick<ModuleCall, 'source' | 'module'>>

export function renamer(repository: string, modules: SharedModules = new Map()) {
  // One text for each file, of thousands of places.
  const file = once((name: string) => inRepository(repository, name))
  // Roots share the places of the usages: one place stays one object.
  const place = once(
    (given: Place): Place => ({
      file: file(given.file),
      line: given.line,
      column: given.column,
      endColumn: given.endColumn,
      target: given.target && file(given.target),
      ...(given.isInUse && { isInUse: true })
    })
  )
  const placed = (given: Placed): Placed => ({ ...given, place: place(given.place) })
  const usage = (given: Usage): Usage => ({ ...given, repository, place: place(given.place) })
  const note = (given: Note): Note => ({
    ...given,
    places: given.places.map((each) => (typeof each === 'string' ? each : place(each))),
    ...(given.aside === undefined ? {} : { aside: file(given.aside) })
  })
  const root = (given: Root): Root => ({
    ...given,
    directory: file(given.directory),
    directories: given.directories.map((name) => directoryOf(file(below(name, 'main.tf')))),
    calls: given.calls.map(({ address, isOpen, ...call }) => {
      const key = `${given.client} ${call.source}`
      const { source, module } = (call.module && modules.get(key)) ?? call
      if (module !== null) modules.set(key, { source, module })
      const constraint = call.constraint && placed(call.constraint)
      return { address, source, place: place(call.place), module, constraint, isOpen }
    }),
    providers: given.providers.map((each) => ({
      ...each,
      places: each.places.map(place),
      constraints: each.constraints.map(placed),
      locked: each.locked && placed(each.locked)
    })),
    lockFile: given.lockFile === null ? null : file(given.lockFile),
    clientVersions: given.clientVersions.map(placed)
  })
  return { file, place, usage, note, root }
}
