// Reads a usages file as format.ts describes it, and keeps `usages` from writing one that a check would refuse.
import { accept, type Parsed, refuse } from '../go/text.ts'
import { brief } from '../problems/brief.ts'
import { USAGES_SCHEMA_VERSION, VERSION } from '../protocol/version.ts'
import type { Usage } from '../scan/usage.ts'
import { parseJson, readAs } from '../schema/described.ts'
import { SettingsError } from '../settings/settings.ts'
import { derive, type UsageFacts } from './derive.ts'
import { lastLine, namedLine, type RepositoryUsages, repositoryLine, usageLine } from './format.ts'

// A repository with a quarter of a million usages has 80 MB.
export const MAX_BYTES = 128 * 1024 * 1024
// The usages file of such a repository has as many values.
const MAX_PARTS = 10_000_000
// As many as a scan finds.
const MAX_USAGES = 250_000

export function readUsagesLines(json: string) {
  if (REPORT.test(json.slice(0, 1000))) {
    return unread('is the report of a check, not a usages file; keep reports in another directory')
  }
  // Texts may be far larger in memory: an empty list is two characters, and takes thirty times as much.
  if (json.length > MAX_PARTS && partsIn(json) > MAX_PARTS) return unread(`has ${TOO_MANY_PARTS}`)
  // PowerShell writes a byte order mark.
  const lines = json
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\n')
  const last = readLast(lines.pop() ?? '')
  if (!last.ok) return unread(`${last.why}; ${AGAIN}`)
  const { line, schemaVersion, version } = last.value
  const named = readAs(namedLine, line)
  const repository = named.ok ? named.value.repository.name : null
  if (schemaVersion !== USAGES_SCHEMA_VERSION) {
    return unread(
      `schemaVersion is ${schemaVersion}, which tf-disco ${VERSION} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,
      repository
    )
  }
  if (lines.length > MAX_USAGES)
    return unread(`has more than ${MAX_USAGES} usages; ${FEWER}`, repository)
  const read = readWhole(lines, line)
  if (read.ok) return read
  const other = `it was written by tf-disco ${version}; write it with version ${VERSION}`
  return unread(`${read.why}; ${version === VERSION ? AGAIN : other}`, repository)
}

/** `why` follows the name of the file; `repository` is null where the file does not name it. */
export const unread = (why: string, repository: string | null = null) =>
  ({ ok: false, why, repository }) as const

/** The last line says which version wrote the file. A file that was cut off ends with another line. */
function readLast(text: string) {
  const parsed = parseJson(text)
  if (!parsed.ok) return refuse(text === '' ? parsed.why : `the last line ${parsed.why}`)
  const read = readAs(lastLine, parsed.value)
  return read.ok
    ? accept({ line: parsed.value, ...read.value })
    : refuse(`the last line is not about the repository: ${read.why}`)
}

function readWhole(lines: readonly string[], last: unknown): Parsed<RepositoryUsages> {
  const read = readAs(repositoryLine, last)
  if (!read.ok) return refuse(`line ${lines.length + 1}: ${read.why}`)
  const { kind: _, schemaVersion: _schema, version: _version, usages: count, ...rest } = read.value
  const usages: Usage[] = []
  for (const [index, line] of lines.entries()) {
    const usage = readUsage(line)
    if (!usage.ok) return refuse(`line ${index + 1}${usage.why}`)
    usages.push({ ...usage.value, ...derive(usage.value) })
  }
  // A file that has lost lines has lost hosts.
  if (count !== lines.length) {
    return refuse(`has ${lines.length} usages, and its last line counts ${count}`)
  }
  return accept({ ...rest, usages })
}

function readUsage(line: string): Parsed<UsageFacts> {
  const parsed = parseJson(line)
  if (!parsed.ok) return refuse(` ${parsed.why}`)
  const read = readAs(usageLine, parsed.value)
  return read.ok ? read : refuse(`: ${read.why}`)
}

/** By its first members. */
const REPORT = /^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/

const AGAIN = 'write the file with `tf-disco usages --format json`'

const FEWER = 'scan fewer directories of the repository'
const TOO_MANY_PARTS = `more than ${MAX_PARTS} values; ${FEWER}`

/** How many characters begin or separate values: `,`, `[` and `{`. It also counts in strings. */
function partsIn(text: string): number {
  let parts = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x2c || code === 0x5b || code === 0x7b) parts += 1
  }
  return parts
}

/** The pieces of a usages file. @throws SettingsError where a check would refuse it, also after some pieces */
export function* readableFile(
  found: RepositoryUsages,
  render: (found: RepositoryUsages) => Iterable<string>
): Generator<string> {
  const outside = pathOutside(found)
  if (outside !== undefined)
    throw unwritten(
      `${brief(outside)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`
    )
  // There may be many of these. The scan gives the rest of each the form that a check expects.
  const few = { ...found, usages: [], declared: [], units: [], roots: [], locks: [] }
  const read = readAs(repositoryLine, JSON.parse([...render(few)].join('')))
  if (!read.ok) throw unwritten(read.why)
  let [bytes, parts, count] = [0, 0, 0]
  for (const piece of render(found)) {
    bytes += Buffer.byteLength(piece)
    count += 1
    const uncounted = parts > 0 ? [piece] : Iterator.from(render(found)).take(count)
    // A smaller file has fewer values, and to count takes as long as to write.
    if (bytes > MAX_PARTS) for (const each of uncounted) parts += partsIn(each)
    if (bytes > MAX_BYTES)
      throw unwritten(`the file would have more than ${MAX_BYTES / 1024 / 1024} MiB; ${FEWER}`)
    if (parts > MAX_PARTS) throw unwritten(`the file would have ${TOO_MANY_PARTS}`)
    yield piece
  }
}

/** A path outside the current directory, which `scan` may name. */
function pathOutside({ usages, declared, roots }: RepositoryUsages): string | undefined {
  const files = [...usages, ...declared].map(({ place }) => place.file)
  const paths = [...files, ...roots.map(({ directory }) => directory)]
  return paths.find((path) => /^(?:\/|\.\.(?:\/|$))/.test(path))
}

const unwritten = (why: string) =>
  new SettingsError([`the usages of this repository cannot be written: ${why}`])
