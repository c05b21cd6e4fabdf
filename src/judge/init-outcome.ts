// In which root modules `init` fails, by what is known of their hosts and files at every depth.

import type { Root } from '../read/roots/root.ts'
import { MAIN_CLIENTS, type MainClient } from '../rules/protocol/clients.ts'
import { directoryOf } from '../rules/protocol/local/paths.ts'
import { STATE } from '../rules/protocol/services.ts'
import { type Finding, isBreaking } from './finding.ts'
import type { HostVerdict } from './host-verdict.ts'
import type { RootVerdict } from './roots.ts'

/** The directories of the root modules in which `init` of these clients certainly fails, and how many root modules there are. */
export type InitOutcome = {
  readonly failing: readonly string[]
  readonly of: number
  readonly clients: readonly MainClient[]
}

type RootDirectories = Pick<Root, 'directory' | 'client' | 'directories' | 'isAside'>

export function initOutcome(
  all: readonly RootDirectories[],
  rows: readonly RootVerdict[],
  hosts: readonly HostVerdict[],
  files: readonly Finding[]
): InitOutcome {
  const refused = rows.filter((root) => root.rows.some(({ worst }) => worst === 'error'))
  const failed = new Set(
    refused.flatMap(({ directory, clients }) => clients.map((client) => `${client} ${directory}`))
  )
  const stopped = new Set([...hosts.flatMap(ofInit), ...files].flatMap(stopsAt))
  const isStopped = ({ client, directories: [own, ...others] }: RootDirectories): boolean =>
    [`own ${own}`, own, ...others].some((name) => stopped.has(`${client} ${name}`))
  const failing = all.filter(
    (root) => failed.has(`${root.client} ${root.directory}`) || (!root.isAside && isStopped(root))
  )
  const distinct = (some: typeof all) => [...new Set(some.map(({ directory }) => directory))]
  const clients = MAIN_CLIENTS.filter((cli) => failing.some(({ client }) => client === cli))
  return { failing: distinct(failing), of: distinct(all).length, clients }
}

/** The findings about what `init` needs of a host. Lines from which only `plan` needs the same service are not told apart. */
function ofInit({ findings, requirements }: HostVerdict): readonly Finding[] {
  const needed = requirements.filter(({ isForInit }) => isForInit)
  return findings.flatMap((one) => {
    if (one.services.length === 0) {
      return needed.map(({ service, because }) => ({
        ...one,
        services: [service],
        places: because
      }))
    }
    return needed.some(({ service }) => one.services.includes(service)) ? one : []
  })
}

// `init` may succeed on another machine.
const OF_THIS_CHECK = /^(?:machine-network|host-not-(?:allowed|checked)|allowlist-incomplete)$/
// It may succeed in other root modules that call the same modules, where backend and cloud blocks are ignored.
const OF_ROOT = /^(?:block-backend$|cloud-|lock-|constraint-unmeetable$)/

/** The clients and directories that a finding stops, but for one about the rows of a table. */
function stopsAt(finding: Finding): readonly string[] {
  const { problem, affects, places, severity, rowKeys, services } = finding
  const { code } = problem
  const stops = severity === 'error' && isBreaking(finding)
  if (!stops || rowKeys !== undefined || OF_THIS_CHECK.test(code)) return []
  const isOfRoot =
    OF_ROOT.test(code) || (services.length > 0 && services.every((id) => STATE.includes(id)))
  return places.flatMap((place) => {
    if (typeof place === 'string') return []
    const directory = `${isOfRoot ? 'own ' : ''}${directoryOf(place.file)}`
    return affects.map((client) => `${client} ${directory}`)
  })
}
