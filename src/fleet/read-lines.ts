// Reads a usages file as docs/usages.schema.json describes it.
import { accept, type Parsed, refuse } from '../go/parsed.ts'
import { ALL_CLIENTS } from '../protocol/clients.ts'
import { USAGES_SCHEMA_VERSION, VERSION } from '../protocol/version.ts'
import type { Usage } from '../scan/usage.ts'
import type { RepositoryUsages } from './document.ts'
import { dialect } from './read-dialect.ts'
import { declared, note } from './read-notes.ts'
import { usageReader } from './read-usage.ts'
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
} from './shape.ts'
import { FILE, repository, someClients, TEXT } from './values.ts'

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

const head = object({
  kind: oneOf(['repository']),
  schemaVersion: integer(1, MAX.count),
  version: text('a version', null, 100)
})

const PROVIDER = text('HOST/NAMESPACE/TYPE', /^[^\s/]+\/[^\s/]+\/[^\s/]+$/, 1000)

const body = object({
  repository,
  clientDetection: dialect,
  dialect: object({
    name: oneOf(['auto', 'terraform', 'opentofu', 'both']),
    version: nullable(text('a version', null, 100))
  }),
  usedBy: list(oneOf(ALL_CLIENTS), ALL_CLIENTS.length),
  scan: object({
    files: integer(0, MAX.count),
    bytes: integer(0, MAX.count),
    usages: integer(0, MAX.count),
    isEmpty: flag
  }),
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

/** Reads the lines of a usages file. `why` follows the name of the file. */
export function readUsagesLines(json: string): Parsed<RepositoryUsages> {
  if (isReport(json)) {
    return refuse('is the report of a check, not a usages file; keep reports in another directory')
  }
  // PowerShell writes a byte order mark.
  const lines = json
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\n')
  const last = readLast(lines.pop() ?? '')
  if (!last.ok) return refuse(`${last.why}; ${AGAIN}`)
  const { schemaVersion, version } = last.value.head
  if (schemaVersion !== USAGES_SCHEMA_VERSION) {
    return refuse(
      `schemaVersion is ${schemaVersion}, which tf-disco ${VERSION} cannot read; use the same version of tf-disco for \`usages\` and \`check\``
    )
  }
  const cure = version === VERSION ? AGAIN : sameVersion(version)
  const repository = readShape(last.value.line, body)
  if (!repository.ok) return refuse(`${repository.why}; ${cure}`)
  const usages = readUsages(lines)
  if (!usages.ok) return refuse(`${usages.why}; ${cure}`)
  const { clientDetection, dialect: setting, scan: scanned, ...rest } = repository.value
  const { usages: count, ...scan } = scanned
  // A file that has lost lines has lost hosts.
  if (count !== lines.length) {
    return refuse(`has ${lines.length} usages, but scan.usages is ${count}; ${cure}`)
  }
  return accept({ ...rest, ...scan, usages: usages.value, dialect: clientDetection, setting })
}

/** The last line says which version wrote the file. A file that was cut off ends with another line. */
function readLast(text: string) {
  const parsed = parseJson(text)
  if (!parsed.ok) return refuse(text === '' ? parsed.why : `the last line ${parsed.why}`)
  const read = readShape(parsed.value, head)
  return read.ok
    ? accept({ line: parsed.value, head: read.value })
    : refuse(`the last line is not about the repository: ${read.why}`)
}

function readUsages(lines: readonly string[]): Parsed<readonly Usage[]> {
  if (lines.length > MAX.usages)
    return refuse(`has ${lines.length} usages, the limit is ${MAX.usages}`)
  const usage = usageReader()
  const usages: Usage[] = []
  for (const [index, line] of lines.entries()) {
    const parsed = parseJson(line)
    if (!parsed.ok) return refuse(`line ${index + 1} ${parsed.why}`)
    const read = readShape(parsed.value, usage)
    if (!read.ok) return refuse(`line ${index + 1}: ${read.why}`)
    usages.push(read.value)
  }
  return accept(usages)
}

/** By its first members. */
const isReport = (json: string): boolean =>
  /^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.test(json.slice(0, 1000))

const AGAIN = 'write the file with `tf-disco usages --format json`'

const sameVersion = (version: string): string =>
  `it was written by tf-disco ${version}; write it with version ${VERSION}`
