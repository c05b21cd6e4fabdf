// Reads a usages file as docs/usages.schema.json describes it.
import { accept, type Parsed, refuse } from '../go/parsed.ts'
import { ALL_CLIENTS } from '../protocol/clients.ts'
import { USAGES_SCHEMA_VERSION, VERSION } from '../protocol/version.ts'
import type { Usage } from '../scan/usage.ts'
import type { RepositoryUsages } from './document.ts'
import { dialect } from './read-dialect.ts'
import { declared, note } from './read-notes.ts'
import { usage } from './read-usage.ts'
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

const COUNT = integer(0, Number.MAX_SAFE_INTEGER)
const VERSION_TEXT = text('a version', /^[\w.+-]{1,100}$/)

const head = object({
  kind: oneOf(['repository']),
  schemaVersion: COUNT,
  version: VERSION_TEXT
})

const PROVIDER = text('HOST/NAMESPACE/TYPE', /^[^\s/]+\/[^\s/]+\/[^\s/]+$/)

const body = object({
  repository,
  clientDetection: dialect,
  dialect: object({
    name: oneOf(['auto', 'terraform', 'opentofu', 'both']),
    version: nullable(VERSION_TEXT)
  }),
  usedBy: list(oneOf(ALL_CLIENTS)),
  scan: object({
    files: COUNT,
    bytes: COUNT,
    usages: COUNT,
    isEmpty: flag
  }),
  notes: list(note),
  declared: list(declared),
  roots: list(object({ directory: FILE, clients: someClients })),
  locks: list(object({ file: FILE, hashes: mapOf(PROVIDER, list(TEXT)) })),
  plugins: list(object({ directory: FILE, providers: list(PROVIDER) }))
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
