// The usages of a repository as lines of JSON that docs/usages.schema.json describes, and no file that a check would refuse.
import { inChunks } from '../../read/files/output.ts'
import { MAX_ITEMS, type RepositoryUsages, repositoryLine } from '../../read/fleet/format.ts'
import { FEWER, Size } from '../../read/fleet/lines.ts'
import { readAs } from '../../read/schema/described.ts'
import { brief } from '../../rules/problems/brief.ts'
import type { Note } from '../../rules/problems/note.ts'
import { USAGES_SCHEMA_VERSION, VERSION } from '../../rules/protocol/version.ts'
import {
  hideAddressSecrets,
  hideExpressionSecrets,
  mayHideInJson
} from '../../rules/text/address-secrets.ts'
import { jsonText } from '../../rules/text/safe-text.ts'
import { SettingsError } from '../../settings/settings.ts'

/**
 * A line for each usage, of which a repository may have a quarter of a million, then the line about the repository in
 * pieces. A file without that line is incomplete. What follows from the text of a usage is left out, except its host.
 */
export const renderUsagesJson = (
  listed: RepositoryUsages,
  clear: Clear = (data) => data
): Iterable<string> =>
  // To search in each short piece takes longer.
  inChunks(piecesOf(listed, clear)).map((chunk) => jsonText(chunk))

type Clear = <T>(data: T) => T

function* piecesOf(listed: RepositoryUsages, clear: Clear): Generator<string> {
  const { usages, notes, dialect, repository, ...rest } = listed
  const { name: _name, releases, evidence, ...detected } = dialect
  for (const usage of usages) {
    const { isHostImplied: _, directHost: _1, needs: _2, place, ...facts } = clear(usage)
    const hasOwnToken = facts.hasOwnToken || undefined
    const isOverridden = facts.isOverridden || undefined
    yield `${jsonPiece({ ...facts, hasOwnToken, isOverridden, ...place })}\n`
  }
  const last = {
    kind: 'repository',
    schemaVersion: USAGES_SCHEMA_VERSION,
    version: VERSION,
    repository,
    ...clear({
      ...rest,
      locks: rest.locks.map(({ file, hashes }) => ({ file, hashes: Object.fromEntries(hashes) })),
      dialect: {
        ...detected,
        releases: releases.map(({ name }) => name),
        evidence: evidence.map(({ isCloud: _, ...sign }) => sign)
      },
      usages: usages.length,
      notes: notes.map(writtenNote)
    })
  }
  for (const [name, value] of Object.entries(last)) {
    if (value === false) continue
    yield `${name === 'kind' ? '{' : ','}"${name}":${Array.isArray(value) ? '[' : jsonPiece(value)}`
    if (!Array.isArray(value)) continue
    for (const [at, item] of value.entries()) yield `${at === 0 ? '' : ','}${jsonPiece(item)}`
    yield ']'
  }
  yield '}\n'
}

// With a function for each part of a value, JSON.stringify takes longer than all the rest.
function jsonPiece(value: unknown): string {
  const json = JSON.stringify(value)
  const isWritten = !mayHideInJson(json) && !json.includes('false')
  return isWritten ? json : JSON.stringify(value, writtenAs)
}

// Names of files may have any character.
const PATHS = new Set(['file', 'directory', 'target', 'root'])

/** The value as a usages file has it, without secrets and members that are false: there may be a hundred thousand usages. */
function writtenAs(name: string, value: unknown): unknown {
  if (typeof value === 'string') {
    if (PATHS.has(name)) return value
    return name === 'text' ? hideExpressionSecrets(value) : hideAddressSecrets(value)
  }
  return value === false ? undefined : value
}

function writtenNote({ problem, affects, clients, namedHost, places, isPlaceholder }: Note) {
  const { code, severity, message, help } = problem
  return { code, severity, message, help, affects, clients, namedHost, places, isPlaceholder }
}

function hasLongList(value: unknown, isBounded = true): boolean {
  if (typeof value !== 'object' || value === null) return false
  const all: readonly unknown[] = value instanceof Map ? [...value.values()] : Object.values(value)
  const isLong = isBounded && Array.isArray(value) && value.length > MAX_ITEMS
  return isLong || all.some((member) => hasLongList(member))
}

/** The pieces of a usages file. @throws SettingsError where a check would refuse it, also after some pieces */
export function* readableFile(
  repository: RepositoryUsages,
  render: (repository: RepositoryUsages) => Iterable<string>
): Generator<string> {
  const { usages, declared, roots } = repository
  const files = [...usages, ...declared].map(({ place }) => place.file)
  const paths = [...files, ...roots.map(({ directory }) => directory)]
  const outside = paths.find((path) => /^(?:\/|\.\.(?:\/|$))/.test(path))
  if (outside !== undefined)
    throw unwritten(
      `${brief(outside)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`
    )
  const long = Object.entries(repository).find(([name, value]) =>
    hasLongList(value, name !== 'usages')
  )
  if (long !== undefined)
    throw unwritten(`${long[0]} would have a list of more than ${MAX_ITEMS} items; ${FEWER}`)
  // There may be many of these. The scan gives the rest of each the form that a check expects.
  const few = { ...repository, usages: [], declared: [], units: [], roots: [], locks: [] }
  const parsed = readAs(repositoryLine, JSON.parse([...render(few)].join('')))
  if (!parsed.ok) throw unwritten(parsed.why)
  const size = new Size()
  for (const piece of render(repository)) {
    const excess = size.add(Buffer.from(piece))
    if (excess !== null) throw unwritten(`the file would have ${excess}; ${FEWER}`)
    yield piece
  }
}

const unwritten = (why: string) =>
  new SettingsError([`the usages of this repository cannot be written: ${why}`])
