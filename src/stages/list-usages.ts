// What a usages file says of a checkout: all that a check needs before it contacts any host.
import type { RepositoryUsages } from '../fleet/format.ts'
import { nameRepository } from '../git/name-repository.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Layout } from '../roots/find-roots.ts'
import type { Scan } from '../scan/scan.ts'
import type { Settings } from '../settings/settings.ts'
import { lockHashesIn, pluginsFor, pluginsIn } from '../visit/plugins.ts'
import { layoutsIn } from './roots.ts'
import { detect } from './scan.ts'
import type { World } from './world.ts'

/** As in a check, without the allowlist and this machine's configuration. @throws SettingsError if a glob of `roots` matches nothing */
export function listRepository(
  scanned: Scan,
  settings: Settings,
  world: Pick<World, 'environment' | 'directory'>,
  writtenAt: Date
): RepositoryUsages {
  const { directory, environment } = world
  const { dialect, usedBy, usages, notes } = detect(settings, scanned, world)
  const { clients } = dialect
  const { declared, units, installed, files, bytes, isEmpty } = scanned
  const layouts = layoutsIn({ usages, declared, units, clients }, settings, true)
  const unknown = new Set(layouts.flatMap((layout) => layout.unknown))
  const named = { dialect, setting: settings.dialect, usages, notes, declared }
  return {
    ...named,
    writtenAt: writtenAt.toISOString(),
    repository: nameRepository(directory, environment),
    usedBy: usedBy(),
    files,
    bytes,
    isEmpty,
    units: units.filter((unit) => unit.unknown === null || unknown.has(unit)),
    installed,
    roots: rootsIn(layouts),
    rootsAreNamed: settings.roots.length > 0,
    locks: locksIn(layouts, directory),
    plugins: pluginsFor(usages, clients, pluginsIn(directory))
  }
}

function rootsIn(layouts: readonly Layout[]): RepositoryUsages['roots'] {
  const found = new Map<string, MainClient[]>()
  for (const { client, roots } of layouts) {
    for (const { name } of roots) found.set(name, [...(found.get(name) ?? []), client])
  }
  return Array.from(found, ([name, clients]) => ({ directory: name || '.', clients }))
}

/** The checksums of the lock files of all roots. */
function locksIn(layouts: readonly Layout[], directory: string): RepositoryUsages['locks'] {
  const roots = layouts.flatMap((layout) => layout.roots)
  const files = new Set(roots.flatMap(({ lockFile }) => lockFile ?? []))
  return Array.from(lockHashesIn(files, directory), ([file, hashes]) => ({ file, hashes }))
}
