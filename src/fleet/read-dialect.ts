// Reads which CLIs a usages file or a report is about, and what they were detected by.
import type { Place } from '../problems/place.ts'
import { MAIN_CLIENTS, type MainClient, RELEASES } from '../protocol/clients.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import { releasesOf } from '../scan/clients/versions.ts'
import { LEVELS, type Sign } from '../scan/signs.ts'
import {
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type Read
} from '../shape/shape.ts'
import { someClients, TEXT } from './values.ts'

const MAX_RELEASES = 10_000
const MAX_EVIDENCE = 100_000

const sign = object({
  client: oneOf(MAIN_CLIENTS),
  version: nullable(TEXT),
  kind: oneOf(LEVELS),
  text: TEXT
})

/** The member `clientDetection`; `place` reads where a sign is. */
export function dialectReader(place: Read<Place>): Read<Dialect> {
  const written = object({
    clients: someClients,
    assumed: flag,
    why: TEXT,
    versions: list(object({ client: oneOf(MAIN_CLIENTS), version: TEXT }), MAIN_CLIENTS.length),
    releases: list(TEXT, MAX_RELEASES),
    evidence: list((value): Sign => {
      const { kind, ...about } = sign(value)
      return { ...about, level: kind, place: place(value) }
    }, MAX_EVIDENCE),
    evidenceLeftOut: optional(integer(0, Number.MAX_SAFE_INTEGER), 0)
  })
  return (value) => {
    const { clients, assumed, why, versions, releases, evidence, evidenceLeftOut } = written(value)
    const [only, ...others] = clients
    return {
      name: only === undefined || others.length > 0 ? 'both' : only,
      clients,
      releases: clients.flatMap((client) => releasesNamed(client, releases)),
      versions: Object.fromEntries(versions.map(({ client, version }) => [client, version])),
      why,
      evidence,
      ...(evidenceLeftOut === 0 ? {} : { evidenceLeftOut }),
      ...(assumed ? { isGuess: true } : {})
    }
  }
}

/** All releases of the client if none is known: another version of the program may divide them differently. */
function releasesNamed(client: MainClient, names: readonly string[]): Dialect['releases'] {
  const named = RELEASES.filter((each) => each.client === client && names.includes(each.name))
  return named.length === 0 ? releasesOf(client, []) : named
}
