// Reads which CLIs a usages file is about, and what they were detected by.
import { MAIN_CLIENTS, type MainClient, RELEASES } from '../protocol/clients.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import { releasesOf } from '../scan/clients/versions.ts'
import { LEVELS, type Sign } from '../scan/signs.ts'
import { flag, list, nullable, object, oneOf, type Read } from './shape.ts'
import { place, someClients, TEXT } from './values.ts'

const sign = object({
  client: oneOf(MAIN_CLIENTS),
  version: nullable(TEXT),
  kind: oneOf(LEVELS),
  text: TEXT
})

const written = object({
  clients: someClients,
  assumed: flag,
  why: TEXT,
  versions: list(object({ client: oneOf(MAIN_CLIENTS), version: TEXT })),
  releases: list(TEXT),
  evidence: list((value): Sign => {
    const { kind, ...about } = sign(value)
    return { ...about, level: kind, place: place(value) }
  })
})

/** The member `clientDetection`. */
export const dialect: Read<Dialect> = (value) => {
  const { clients, assumed, why, versions, releases, evidence } = written(value)
  const [only, ...others] = clients
  return {
    name: only === undefined || others.length > 0 ? 'both' : only,
    clients,
    releases: clients.flatMap((client) => releasesNamed(client, releases)),
    versions: Object.fromEntries(versions.map(({ client, version }) => [client, version])),
    why,
    evidence,
    ...(assumed ? { isGuess: true } : {})
  }
}

/** All releases of the client if none is known: another version of the program may divide them differently. */
function releasesNamed(client: MainClient, names: readonly string[]): Dialect['releases'] {
  const named = RELEASES.filter((each) => each.client === client && names.includes(each.name))
  return named.length === 0 ? releasesOf(client, []) : named
}
