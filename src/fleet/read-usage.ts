// Reads one usage of a usages file.
import type { Place } from '../problems/place.ts'
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import type { Need, Usage, UsageVersion } from '../scan/usage.ts'
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

// No text of a service ID is longer.
const SERVICE = text('a service ID', /^[\w.-]+$/, 100)
// A host of another grammar: that of a package or an HTTP backend.
const DIRECT = text('a host', /^[^\s/@]+$/, 1000)
// One for each client, and one more where they have several values.
const MAX_NEEDS = 10

const written = object({
  kind: oneOf(USAGE_KINDS),
  ...PLACE,
  address: TEXT,
  text: nullable(TEXT),
  versions: nullable(TEXT),
  versionsAt: optional(
    object({
      ...RANGE,
      values: optional(mapOf(oneOf(MAIN_CLIENTS), nullable(TEXT), MAIN_CLIENTS.length), null),
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
  needs: list(object({ host: hostname, service: SERVICE, clients: someClients }), MAX_NEEDS)
})

type Written = ReturnType<typeof written>

/** Makes a reader that keeps one copy of equal texts and needs. */
export function usageReader(): Read<Usage> {
  const files = new Map<string, string>()
  const needs = new Map<string, readonly Need[]>()
  const checked = new Set<string>()
  return (value) => {
    const given = written(value)
    const { kind, line, column, endColumn, address, text: own, host, clients } = given
    checkOnce(given, checked)
    const file = shared(files, given.file, given.file)
    const place = { file, line, column, endColumn }
    const { directHost, workspace } = given
    const usage: Usage = {
      kind,
      host,
      isHostImplied: given.implied,
      directHost,
      hasOwnToken: given.ownToken,
      text: own,
      address,
      version: versionOf(given, place),
      place,
      clients,
      isOverridden: given.overridden,
      needs: shared(needs, keyOf(given.needs), given.needs)
    }
    return workspace === undefined ? usage : { ...usage, workspace }
  }
}

function shared<T>(known: Map<string, T>, key: string, value: T): T {
  const before = known.get(key)
  if (before !== undefined) return before
  known.set(key, value)
  return value
}

const keyOf = (needs: readonly Need[]): string =>
  needs.map(({ host, service, clients }) => [host, service, ...clients].join(' ')).join('|')

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

// Of a hundred thousand usages, a few thousand differ. Beyond this size they are checked again.
const MAX_CHECKED = 20_000

function checkOnce(given: Written, checked: Set<string>): void {
  const { kind, text: own, versions, host, implied, needs } = given
  const key = [kind, own, versions === null, host, implied, keyOf(needs)].join('\n')
  if (checked.has(key)) return
  if (checked.size >= MAX_CHECKED) checked.clear()
  checkHosts(given)
  checked.add(key)
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
