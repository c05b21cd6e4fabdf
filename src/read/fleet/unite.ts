// Unites several repositories: their clients, and the names of their files.
import type { Note } from '../../rules/problems/note.ts'
import { inRepository, type Place } from '../../rules/problems/place.ts'
import { CLIENT_NAMES, MAIN_CLIENTS, RELEASES } from '../../rules/protocol/clients.ts'
import { below, directoryOf } from '../../rules/protocol/local/paths.ts'
import { once } from '../../rules/text/once.ts'
import type { ModuleCall, Root } from '../roots/root.ts'
import { type Dialect, dialectName } from '../scan/clients/dialect.ts'
import type { Usage } from '../scan/usage.ts'
import type { RepositoryUsages } from './format.ts'

/** Repositories without files have no CLIs, unless all of them are so. The CLIs are assumed if all are. */
export function dialectOf(all: readonly RepositoryUsages[]): Dialect {
  const withFiles = all.filter(({ isEmpty }) => !isEmpty)
  const counted = withFiles.length === 0 ? all : withFiles
  const dialects = counted.map(({ dialect }) => dialect)
  const clients = MAIN_CLIENTS.filter((client) =>
    dialects.some((dialect) => dialect.clients.includes(client))
  )
  const names = new Set(dialects.flatMap(({ releases }) => releases.map(({ name }) => name)))
  const versions = clients.flatMap((client) => {
    const using = dialects.filter((dialect) => dialect.clients.includes(client))
    const [version = null, ...others] = new Set(using.map((dialect) => dialect.versions[client]))
    return version === null || others.length > 0 ? [] : [[client, version] as const]
  })
  return {
    name: dialectName(clients),
    clients,
    releases: RELEASES.filter(({ name }) => names.has(name)),
    versions: Object.fromEntries(versions),
    ...(dialects.every(({ isGuess }) => isGuess) && { isGuess: true }),
    why: whyOf(dialects),
    evidence: counted.flatMap(({ repository, dialect }) => {
      const { place } = renamer(repository.name)
      return dialect.evidence.map((sign) => ({ ...sign, place: place(sign.place) }))
    })
  }
}

function whyOf(dialects: readonly Dialect[]): string {
  const [only, ...others] = dialects
  if (only !== undefined && others.length === 0) return only.why
  const detected = dialects.filter(({ isGuess }) => !isGuess)
  const counts = MAIN_CLIENTS.flatMap((client) => {
    const { length } = detected.filter(({ clients }) => clients.includes(client))
    return length === 0 ? [] : [`${CLIENT_NAMES[client]} in ${length}`]
  })
  const assumed = dialects.length - detected.length
  if (counts.length === 1 && assumed === 0) {
    return `${counts[0]?.replace(' in ', ' in all ')} repositories`
  }
  const parts = [...counts, ...(assumed === 0 ? [] : [`assumed in ${assumed}`])]
  const noun = parts.at(-1)?.endsWith(' 1') ? 'repository' : 'repositories'
  return `${parts.join(', ')} ${noun}`
}

/** Registry modules by client and source, shared by all repositories to save memory. */
export type SharedModules = Map<string, Pick<ModuleCall, 'source' | 'module'>>

export function renamer(repository: string, modules: SharedModules = new Map()) {
  // One text for each file, of thousands of places.
  const file = once((name: string) => inRepository(repository, name))
  // Roots share the places of the usages: one place stays one object.
  const place = once(
    (inFile: Place): Place => ({
      ...inFile,
      file: file(inFile.file),
      target: inFile.target && file(inFile.target)
    })
  )
  const placed = <T extends { readonly place: Place }>(item: T): T => ({
    ...item,
    place: place(item.place)
  })
  const usage = (listed: Usage): Usage => placed({ ...listed, repository })
  const note = (listed: Note): Note => ({
    ...listed,
    places: listed.places.map((at) => (typeof at === 'string' ? at : place(at))),
    ...(listed.aside && { aside: file(listed.aside) })
  })
  const root = (listed: Root): Root => ({
    ...listed,
    directory: file(listed.directory),
    directories: listed.directories.map((name) => directoryOf(file(below(name, 'main.tf')))),
    calls: listed.calls.map((call) => {
      const key = `${listed.client} ${call.source}`
      const { source, module } = (call.module && modules.get(key)) ?? call
      if (module !== null) modules.set(key, { source, module })
      const constraint = call.constraint && placed(call.constraint)
      return { ...placed(call), source, module, constraint }
    }),
    providers: listed.providers.map((required) => ({
      ...required,
      places: required.places.map(place),
      constraints: required.constraints.map(placed),
      locked: required.locked && placed(required.locked)
    })),
    lockFile: listed.lockFile && file(listed.lockFile),
    clientVersions: listed.clientVersions.map(placed),
    refused: []
  })
  return { file, place, placed, usage, note, root }
}
