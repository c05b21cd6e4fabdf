// Names the files of one repository as a check of several repositories names them.
import { inRepository, type Place } from '../problems/place.ts'
import type { Finding } from '../problems/problem.ts'
import { below, directoryOf } from '../protocol/local/paths.ts'
import type { ModuleCall, Placed, Root } from '../roots/root.ts'
import { once, type Usage } from '../scan/usage.ts'

/** Registry modules by client and source, shared by all repositories to save memory. */
export type SharedModules = Map<string, Pick<ModuleCall, 'source' | 'module'>>

/** Renames the files in the data of one repository. `modules` receives those of the repository. */
export function renamer(repository: string, modules: SharedModules = new Map()) {
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
  const usage = (given: Usage): Usage => ({ ...given, repository, place: place(given.place) })
  const note = (given: Finding): Finding => ({
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
      locked: each.locked && { ...each.locked, version: placed(each.locked.version) }
    })),
    lockFile: given.lockFile === null ? null : file(given.lockFile),
    clientVersions: given.clientVersions.map(placed)
  })
  return { file, place, usage, note, root }
}
