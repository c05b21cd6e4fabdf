// Where clients look for a host's token and what they find there, and which file gives its services, in words.

import type { Look } from '../credentials/source.ts'
import type { HostVerdict } from '../judge/verdict.ts'
import { CLIENT_NAMES, type MainClient } from '../protocol/clients.ts'
import type { Visit } from '../visit/evidence.ts'
import { showBecause } from './places.ts'

export type ShownLook = { readonly source: string; readonly held: string }

/** Clients that find the same, and all that they look at, in their order. Sources are not yet safe to show. */
export type ShownLooks = {
  readonly clients: readonly MainClient[]
  readonly looks: readonly ShownLook[]
}

export function showLooks(looks: Visit['looks']): readonly ShownLooks[] {
  const groups = Map.groupBy(looks, (each) => JSON.stringify(each.looks.map(shownLook)))
  return [...groups.values()].map((group) => ({
    clients: group.map(({ client }) => client),
    looks: group[0]?.looks.map(shownLook) ?? []
  }))
}

const shownLook = ({ source, held, counts }: Look): ShownLook => ({
  source,
  held: counts ? `${held}, ${held === 'no token' ? 'which ends the search' : 'which counts'}` : held
})

/** One line for each source; the clients are named where they differ. `show` makes a source safe. */
export function lookLines(
  looks: Visit['looks'],
  show: (source: string) => string
): readonly string[] {
  const groups = showLooks(looks)
  return groups.flatMap(({ clients, looks: own }) =>
    own.map(({ source, held }) => {
      const by = groups.length > 1 ? `${andClients(clients)}: ` : ''
      return `${by}${show(source)}: ${held}`
    })
  )
}

export const andClients = (clients: readonly MainClient[]): string =>
  clients.map((client) => CLIENT_NAMES[client]).join(' and ')

/** Somebody has to find out why a token is not what it should be. */
export const hasTokenTrouble = ({ findings }: HostVerdict): boolean =>
  findings.some(({ problem: { code } }) => /^credentials-|^document-unauthorized$/.test(code))

/** `~/.terraformrc:3, for Terraform`: one text for each block that stands in for a host's document. */
export function forcedTexts({ forced }: Visit): readonly string[] {
  const blocks = Map.groupBy(forced, ({ place }) => showBecause(place))
  return [...blocks].map(
    ([place, group]) => `${place}, for ${andClients(group.map(({ client }) => client))}`
  )
}
