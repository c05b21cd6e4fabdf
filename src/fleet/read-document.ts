// Reads a usages file as docs/usages.schema.json describes it.
import { type Parsed, refuse } from '../go/parsed.ts'
import { ALL_CLIENTS } from '../protocol/clients.ts'
import { USAGES_SCHEMA_VERSION, VERSION } from '../protocol/version.ts'
import {
  flag,
  integer,
  list,
  mapOf,
  nullable,
  object,
  oneOf,
  parseJson,
  readShape,
  text
} from '../shape/shape.ts'
import { repository } from '../shape/values.ts'
import type { RepositoryUsages } from './document.ts'
import { dialectReader } from './read-dialect.ts'
import { declared, note } from './read-notes.ts'
import { usageReader } from './read-usage.ts'
import { FILE, place, someClients, TEXT } from './values.ts'

// What a scan of a checkout keeps at most, or more.
const MAX = {
  usages: 300_000,
  notes: 100_000,
  declared: 3_000_000,
  directories: 1_000_000,
  providers: 10_000,
  hashes: 10_000,
  count: 2 ** 53 - 1
}

const head = object({ schemaVersion: integer(1, MAX.count), version: text('a version', null, 100) })

const PROVIDER = text('HOST/NAMESPACE/TYPE', /^[^\s/]+\/[^\s/]+\/[^\s/]+$/, 1000)

const body = (usage: ReturnType<typeof usageReader>) =>
  object({
    repository,
    clientDetection: dialectReader(place),
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
  if (isReport(value)) {
    return refuse('is the report of a check, not a usages file; keep reports in another directory')
  }
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
  const { clientDetection: dialect, dialect: setting, scan, ...rest } = read.value
  return { ok: true, value: { ...rest, ...scan, dialect, setting } }
}

const isReport = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'passed' in value

const AGAIN = 'write the file with `tf-disco usages --format json`'

const sameVersion = (version: string): string =>
  `it was written by tf-disco ${version}; write it with version ${VERSION}`
