// Names the files of one repository as a check of several repositories names them.
import { inRepository, type Place } from '../problems/place.ts'
import type { MainClient } from '../protocol/clients.ts'
import { below, directoryOf } from '../protocol/local/paths.ts'
import type { ModuleCall, Placed, Root } from '../roots/root.ts'
import { type Note, once, type Usage } from '../scan/usage.ts'

/** Modules by client and source: thousands of repositories call the same one, which is kept once. */
export type Called = Map<string, Pick<ModuleCall, 'source' | 'module'>>

/** For a repository of this name: the same data with other names of files. `called`: of those before. */
export function renamer(repository: string, called: Called = new Map()) {
  // One text for each file, of thousands of places.
  const file = once((name: string) => inRepository(repository, name))
  // Roots share the places of the usages: one place stays one object.
  const place = once(
    (given: Place): Place => ({
      file: file(given.file),
      line: given.line,
      column: given.column,
      endColumn: given.endColumn
    })
  )
  const placed = (given: Placed): Placed => ({ ...given, place: place(given.place) })
  const usage = (given: Usage): Usage => ({ ...given, place: place(given.place) })
  const note = (given: Note): Note => ({
    ...given,
    place: place(given.place),
    ...(given.others === undefined ? {} : { others: given.others.map(place) }),
    ...(given.aside === undefined ? {} : { aside: file(given.aside) })
  })
  const known = (call: ModuleCall, client: MainClient): Pick<ModuleCall, 'source' | 'module'> => {
    if (call.module === null) return call
    const key = `${client} ${call.source}`
    const first = called.get(key) ?? { source: call.source, module: call.module }
    called.set(key, first)
    return first
  }
  const root = (given: Root): Root => ({
    ...given,
    directory: file(given.directory),
    directories: given.directories.map((name) => directoryOf(file(below(name, 'main.tf')))),
    calls: given.calls.map((call) => {
      const { address, isOpen } = call
      const constraint = call.constraint && placed(call.constraint)
      const { source, module } = known(call, given.client)
      return { address, source, place: place(call.place), module, constraint, isOpen }
    }),
    providers: given.providers.map((each) => ({
      ...each,
      places: each.places.map(place),
      constraints: each.constraints.map(placed),
      locked: each.locked && { ...each.locked, version: placed(each.locked.version) }
    })),
    lockFile: given.lockFile === null ? null : file(given.lockFile),
    clientVersions: given.clientVersions.map(placed)
  })
  return { file, place, usage, note, root }
}
