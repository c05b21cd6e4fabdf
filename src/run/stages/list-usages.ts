// The content of a usages file: all that a check needs of a checkout before it contacts any host.

import { lockHashesIn, pluginsFor, pluginsIn } from '../../observe/visit/plugins.ts'
import { isSaved, type RepositoryUsages } from '../../read/fleet/format.ts'
import { nameRepository } from '../../read/git/name-repository.ts'
import type { Scan } from '../../read/scan/scan.ts'
import { OF_SCAN } from '../../settings/project-merge.ts'
import type { Settings } from '../../settings/settings.ts'
import { layoutsIn } from './roots.ts'
import { detect } from './scan.ts'
import type { World } from './world.ts'

/** The allowlist of the project file and this machine's configuration are not applied. @throws SettingsError if a glob of `roots` matches nothing */
export function listRepository(
  scanned: Scan,
  settings: Settings,
  world: Pick<World, 'environment' | 'directory'>,
  writtenAt: Date
): RepositoryUsages {
  const { directory, environment } = world
  const fixed = { ...settings, allowedHosts: settings.fixedHosts }
  const { dialect, usedBy, usages, notes, ignore } = detect(fixed, scanned, world)
  const { clients, versions } = dialect
  const { declared, units, installed, files, bytes, isEmpty } = scanned
  const layouts = layoutsIn({ ...scanned, usages, clients, versions }, settings, true)
  const unknown = new Set(layouts.flatMap((layout) => layout.unknown))
  const roots = layouts.flatMap((layout) =>
    layout.roots.map(({ name, lockFile }) => ({ name, lockFile, client: layout.client }))
  )
  const lockFiles = new Set(roots.flatMap(({ lockFile }) => lockFile ?? []))
  return {
    dialect,
    setting: settings.dialect,
    usages,
    notes,
    ignore: ignore.flatMap((rule) => (rule.place === null ? [] : { ...rule, place: rule.place })),
    declared: declared.filter(isSaved),
    writtenAt: writtenAt.toISOString(),
    repository: nameRepository(directory, environment),
    usedBy: usedBy(),
    files,
    bytes,
    isEmpty,
    units: units
      .filter((unit) => unit.unknown === null || unknown.has(unit))
      .map(({ covers: _, ...unit }) => unit),
    installed,
    roots: Array.from(
      Map.groupBy(roots, ({ name }) => name),
      ([name, group]) => ({ directory: name || '.', clients: group.map(({ client }) => client) })
    ),
    rootsAreNamed: settings.roots.length > 0,
    isReadByProject: OF_SCAN.some((name) => settings.ofProject.has(name)),
    locks: Array.from(lockHashesIn(lockFiles, directory), ([file, hashes]) => ({ file, hashes })),
    plugins: pluginsFor(usages, clients, pluginsIn(directory))
  }
}
