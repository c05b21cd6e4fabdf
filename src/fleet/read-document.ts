// Reads a usages file as docs/usages.schema.json describes it.
import { type Parsed, refuse } from '../go/parsed.ts'
import { isRepositoryName } from '../problems/place.ts'
import { ALL_CLIENTS, MAIN_CLIENTS, type MainClient, RELEASES } from '../protocol/clients.ts'
import { USAGES_SCHEMA_VERSION, VERSION } from '../protocol/version.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import { releasesOf } from '../scan/clients/versions.ts'
import { LEVELS } from '../scan/signs.ts'
import {
  flag,
  integer,
  list,
  mapOf,
  mismatch,
  nullable,
  object,
  oneOf,
  parseJson,
  type Read,
  readShape,
  text
} from '../shape/shape.ts'
import type { RepositoryUsages } from './document.ts'
import { declared, note } from './read-notes.ts'
import { usageReader } from './read-usage.ts'
import { FILE, PLACE, someClients, TEXT } from './values.ts'

// What a scan of a checkout keeps at most, or more.
const MAX = {
  usages: 300_000,
  notes: 100_000,
  declared: 3_000_000,
  directories: 1_000_000,
  evidence: 100_000,
  providers: 10_000,
  hashes: 10_000,
  count: 2 ** 53 - 1
}

const head = object({ schemaVersion: integer(1, MAX.count), version: text('a version', null, 100) })

const detection = object({
  clients: someClients,
  assumed: flag,
  why: TEXT,
  versions: list(object({ client: oneOf(MAIN_CLIENTS), version: TEXT }), MAIN_CLIENTS.length),
  releases: list(TEXT, MAX.providers),
  evidence: list(
    object({
      client: oneOf(MAIN_CLIENTS),
      version: nullable(TEXT),
      kind: oneOf(LEVELS),
      text: TEXT,
      ...PLACE
    }),
    MAX.evidence
  )
})

const repositoryName: Read<string> = (value) =>
  typeof value === 'string' && isRepositoryName(value)
    ? value
    : mismatch('a name such as acme/network', value)

const PROVIDER = text('HOST/NAMESPACE/TYPE', /^[^\s/]+\/[^\s/]+\/[^\s/]+$/, 1000)

const body = (usage: ReturnType<typeof usageReader>) =>
  object({
    repository: object({
      name: repositoryName,
      url: nullable(text('a URL of a page', /^https?:\/\/[\w.:/-]+$/, 1000)),
      commit: nullable(text('the hash of a commit', /^[0-9a-f]{40}$/))
    }),
    clientDetection: detection,
    dialect: object({
      name: oneOf(['auto', 'terraform', 'opentofu', 'both']),
      version: nullable(text('a version', null, 100))
    }),
    usedBy: list(oneOf(ALL_CLIENTS), ALL_CLIENTS.length),
    scan: object({
      files: integer(0, MAX.count),
      bytes: integer(0, MAX.count),
      isEmpty: flag
    }),
    usages: list(usage, MAX.usages),
    notes: list(note, MAX.notes),
    declared: list(declared, MAX.declared),
    roots: list(object({ directory: FILE, clients: someClients }), MAX.directories),
    locks: list(
      object({ file: FILE, hashes: mapOf(PROVIDER, list(TEXT, MAX.hashes), MAX.providers) }),
      MAX.directories
    ),
    plugins: list(
      object({ directory: FILE, providers: list(PROVIDER, MAX.providers) }),
      MAX.directories
    )
  })

/** `why` follows the name of the file. */
export function readUsagesDocument(json: string): Parsed<RepositoryUsages> {
  const parsed = parseJson(json)
  if (!parsed.ok) return refuse(`${parsed.why}; ${AGAIN}`)
  const { value } = parsed
  const known = readShape(value, head)
  if (!known.ok) return refuse(`${known.why}; ${AGAIN}`)
  const { schemaVersion, version } = known.value
  if (schemaVersion !== USAGES_SCHEMA_VERSION) {
    return refuse(
      `schemaVersion is ${schemaVersion}, which tf-disco ${VERSION} cannot read; use the same version of tf-disco for \`usages\` and \`check\``
    )
  }
  const read = readShape(value, body(usageReader()))
  if (!read.ok) return refuse(`${read.why}; ${version === VERSION ? AGAIN : sameVersion(version)}`)
  const { repository, clientDetection, dialect: setting, scan, ...rest } = read.value
  const dialect = dialectOf(clientDetection)
  return { ok: true, value: { ...rest, ...scan, repository, dialect, setting } }
}

const AGAIN = 'write the file with `tf-disco usages --format json`'

const sameVersion = (version: string): string =>
  `it was written by tf-disco ${version}; write it with version ${VERSION}`

function dialectOf(given: ReturnType<typeof detection>): Dialect {
  const { clients, assumed, why, versions, evidence } = given
  const [only, ...others] = clients
  const read = {
    name: only === undefined || others.length > 0 ? ('both' as const) : only,
    clients,
    releases: clients.flatMap((client) => releasesNamed(client, given.releases)),
    versions: Object.fromEntries(versions.map(({ client, version }) => [client, version])),
    why,
    evidence: evidence.map(({ kind, client, version, text, file, line, column, endColumn }) => ({
      client,
      version,
      level: kind,
      text,
      place: { file, line, column, endColumn }
    }))
  }
  return assumed ? { ...read, isGuess: true } : read
}

/** All releases of the client if none is known: another version of the program may divide them differently. */
function releasesNamed(client: MainClient, names: readonly string[]): Dialect['releases'] {
  const named = RELEASES.filter((each) => each.client === client && names.includes(each.name))
  return named.length === 0 ? releasesOf(client, []) : named
}
