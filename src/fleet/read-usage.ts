// Reads one usage of a usages file.
import type { Place } from '../problems/place.ts'
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import type { Usage, UsageVersion } from '../scan/usage.ts'
import { DEFAULT_HOSTS, hostsFor, servicesOf, USAGE_KINDS } from './named-hosts.ts'
import {
  flag,
  inside,
  list,
  mapOf,
  mismatch,
  nullable,
  object,
  oneOf,
  optional,
  type Read,
  text
} from './shape.ts'
import { hostname, PLACE, RANGE, someClients, TEXT } from './values.ts'

const SERVICE = text('a service ID', /^[\w.-]+$/)
// A host of another grammar: that of a package or an HTTP backend.
const DIRECT = text('a host', /^[^\s/@]+$/)

const written = object({
  kind: oneOf(USAGE_KINDS),
  ...PLACE,
  address: TEXT,
  text: nullable(TEXT),
  versions: nullable(TEXT),
  versionsAt: optional(
    object({
      ...RANGE,
      values: optional(mapOf(oneOf(MAIN_CLIENTS), nullable(TEXT)), null),
      withheld: optional(flag, false),
      recorded: optional(TEXT, null)
    }),
    null
  ),
  host: nullable(hostname),
  implied: optional(flag, false),
  directHost: optional(DIRECT, undefined),
  ownToken: optional(flag, false),
  workspace: optional(object({ organization: nullable(TEXT), name: nullable(TEXT) }), undefined),
  overridden: optional(flag, false),
  clients: someClients,
  needs: list(object({ host: hostname, service: SERVICE, clients: someClients }))
})

type Written = ReturnType<typeof written>

export const usage: Read<Usage> = (value) => {
  const given = written(value)
  checkHosts(given)
  const { kind, file, line, column, endColumn, workspace } = given
  const place = { file, line, column, endColumn }
  return {
    kind,
    host: given.host,
    isHostImplied: given.implied,
    directHost: given.directHost,
    hasOwnToken: given.ownToken,
    text: given.text,
    address: given.address,
    version: versionOf(given, place),
    place,
    clients: given.clients,
    isOverridden: given.overridden,
    needs: given.needs,
    ...(workspace === undefined ? {} : { workspace })
  }
}

/** `place` is that of the usage, which may have the version in its text. */
function versionOf({ versions, versionsAt }: Written, place: Place): UsageVersion | null {
  if (versionsAt === null) return versions === null ? null : { text: versions, place }
  const { values, withheld, recorded, ...range } = versionsAt
  return {
    text: versions,
    place: { file: place.file, ...range },
    ...(values === null ? {} : { values: Object.fromEntries(values) }),
    ...(values === null && !withheld ? {} : { isWithheld: withheld }),
    ...(recorded === null ? {} : { recorded })
  }
}

/** Refuses a host or service that a checkout with this text could not lead to. */
function checkHosts({ kind, text: own, versions, host, implied, clients, needs }: Written): void {
  if (implied && host !== null && !DEFAULT_HOSTS.has(host)) {
    refuse('.host', 'the default host of a CLI, because it is implied', host)
  }
  const named = { kind, text: own, hasVersion: versions !== null }
  for (const [at, need] of needs.entries()) {
    const path = `.needs[${at}]`
    if (!servicesOf(kind).has(need.service)) {
      refuse(`${path}.service`, `a service that ${kind} can need`, need.service)
    }
    for (const client of need.clients) {
      if (!clients.includes(client)) refuse(`${path}.clients`, 'clients of the usage', client)
      const hosts = hostsFor(named, client)
      if (hosts !== null && !hosts.has(need.host)) {
        refuse(`${path}.host`, 'a host that the text names', need.host)
      }
    }
  }
}

const refuse = (path: string, expected: string, value: unknown): never =>
  inside(path, value, (given) => mismatch(expected, given))
