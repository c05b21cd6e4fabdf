// The usages of a repository as lines of JSON that docs/usages.schema.json describes.
import type { RepositoryUsages } from '../../fleet/format.ts'
import type { Finding } from '../../problems/problem.ts'
import { hideAddressSecrets, hideExpressionSecrets } from '../../protocol/addresses/secrets.ts'
import { USAGES_SCHEMA_VERSION } from '../../protocol/version.ts'
import type { Dialect } from '../../scan/clients/dialect.ts'
import { jsonText } from '../safe-text.ts'

/**
 * A line for each usage, of which a repository may have a quarter of a million, then one about the repository: without
 * it, the lines are not all there. What follows from the text of a usage is left out, except its host.
 */
export function* renderUsagesJson(found: RepositoryUsages, version: string): Generator<string> {
  const { usages, notes, dialect, ...rest } = found
  for (const { isHostImplied: _, directHost: _1, needs: _2, place, ...facts } of usages) {
    yield lineOf({ ...facts, ...place })
  }
  yield lineOf({
    kind: 'repository',
    schemaVersion: USAGES_SCHEMA_VERSION,
    version,
    ...rest,
    dialect: detectionOf(dialect),
    usages: usages.length,
    notes: notes.map(writtenNote)
  })
}

const lineOf = (line: object): string => jsonText(`${JSON.stringify(line, writtenAs)}\n`)

// Names of files may have any character.
const PATHS = new Set(['file', 'directory'])

/** Without secrets, and members that are false: there may be a hundred thousand usages. */
function writtenAs(name: string, value: unknown): unknown {
  if (typeof value === 'string') {
    if (PATHS.has(name)) return value
    return name === 'text' ? hideExpressionSecrets(value) : hideAddressSecrets(value)
  }
  if (value === false) return undefined
  return value instanceof Map ? Object.fromEntries(value) : value
}

const detectionOf = ({ name: _, releases, evidence, ...dialect }: Dialect) => ({
  ...dialect,
  releases: releases.map(({ name }) => name),
  evidence: evidence.map(({ isCloud: _cloud, ...sign }) => sign)
})

function writtenNote(note: Finding) {
  const { affects, clients, namedHost, places, isPlaceholder } = note
  const { code, severity, message, help } = note.problem
  return { code, severity, message, help, affects, clients, namedHost, places, isPlaceholder }
}
