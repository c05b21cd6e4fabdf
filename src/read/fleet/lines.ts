// Reads a usages file as format.ts describes it.
import { accept, type Parsed, refuse } from '../../rules/go/text.ts'
import { isRepositoryName } from '../../rules/problems/place.ts'
import type { Stopped } from '../../rules/problems/stops.ts'
import { USAGES_SCHEMA_VERSION, VERSION } from '../../rules/protocol/version.ts'
import type { Usage } from '../scan/usage.ts'
import { parseJson, readAs } from '../schema/described.ts'
import { derive } from './derive.ts'
import { lastLine, type RepositoryUsages, repositoryLine, usageLine } from './format.ts'

const MIB = 1024 * 1024
// A repository with a quarter of a million usages has 80 MB.
export const MAX_BYTES = 128 * MIB
// The usages file of such a repository has 5 million.
const MAX_PARTS = 6_000_000
// A scan finds as many.
const MAX_USAGES = 250_000
// JSON.parse cannot be interrupted, and values are far larger in memory: an empty list has two characters, and takes thirty
// times as much. The last line about 3,000 root modules with 95 checksums each has 23 MB and 490,000 values.
const MAX_LINE_BYTES = 24 * MIB
const MAX_LINE_PARTS = 600_000

/** Says why the check has ended; null while it goes on. */
type Ended = { readonly why: Stopped | null }

export function readUsagesLines(bytes: Buffer, stop: Ended) {
  if (REPORT.test(bytes.toString('utf8', 0, 1000))) {
    return unread('is the report of a check, not a usages file; keep reports in another directory')
  }
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] ?? 0) <= 0x20) end -= 1
  // PowerShell writes a byte order mark.
  const file = bytes.subarray(bytes.toString('utf8', 0, 3) === '\uFEFF' ? 3 : 0, end)
  const start = file.lastIndexOf('\n') + 1
  const [, name = ''] = NAME.exec(file.toString('utf8', start, start + 2000)) ?? []
  const repository = isRepositoryName(name) ? name : null
  const excess = stop.why === null ? new Size().add(file) : 'not been read'
  if (excess !== null) return unread(`has ${excess}; ${FEWER}`, repository)
  const parsed = parseJson(file.toString('utf8', start))
  if (!parsed.ok) {
    const what = file.length === 0 ? '' : 'the last line '
    return unread(`${what}${parsed.why}; ${AGAIN}`, repository)
  }
  // It says which version wrote the file. A file that was cut off ends with another line.
  const last = readAs(lastLine, parsed.value)
  if (!last.ok) return unread(`the last line is not about the repository: ${last.why}; ${AGAIN}`)
  const { schemaVersion, version } = last.value
  if (schemaVersion !== USAGES_SCHEMA_VERSION) {
    return unread(
      `schemaVersion is ${schemaVersion}, which tf-disco ${VERSION} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,
      repository
    )
  }
  const whole = readWhole(file.subarray(0, start), parsed.value, stop)
  if (whole.ok) return whole
  const other = `it was written by tf-disco ${version}; write it with version ${VERSION}`
  return unread(`${whole.why}; ${version === VERSION ? AGAIN : other}`, repository)
}

/** `why` follows the name of the file. */
export const unread = (why: string, repository: string | null = null) =>
  ({ ok: false, why, repository }) as const

function readWhole(lines: Buffer, last: unknown, stop: Ended): Parsed<RepositoryUsages> {
  const data = readAs(repositoryLine, last)
  if (!data.ok) return refuse(`the last line: ${data.why}`)
  const { kind: _, schemaVersion: _schema, version: _version, usages: count, ...rest } = data.value
  const usages: Usage[] = []
  for (let start = 0, end = 0; start < lines.length; start = end + 1) {
    if (stop.why !== null) return refuse('has not been read')
    end = lines.indexOf('\n', start)
    const parsed = parseJson(lines.toString('utf8', start, end))
    const usage = parsed.ok ? readAs(usageLine, parsed.value) : parsed
    if (!usage.ok) return refuse(`line ${usages.length + 1}${parsed.ok ? ':' : ''} ${usage.why}`)
    usages.push({ ...usage.value, ...derive(usage.value) })
  }
  // A file that has lost lines has lost hosts.
  if (count !== usages.length) {
    return refuse(`has ${usages.length} usages, and its last line counts ${count}`)
  }
  return accept({ ...rest, usages })
}

const REPORT = /^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/

const AGAIN = 'write the file with `tf-disco usages --format json`'

export const FEWER = 'scan fewer directories of the repository'

/** The name of the repository, which the writer puts before the lists. It is read also if the line is too long. */
const NAME =
  /^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/

export class Size {
  private lines = 0
  private bytes = 0
  private parts = 0
  private lineBytes = 0
  private lineParts = 0

  /** Returns what there is too much of. Values are counted by `,`, `[` and `{`, also in texts. */
  add(piece: Buffer): string | null {
    this.bytes += piece.length
    for (let at = 0; at < piece.length; at += 1) {
      const byte = piece[at]
      if (this.lineBytes === 0) this.lines += 1
      this.lineBytes += 1
      if (byte === 0x0a) {
        this.lineBytes = 0
        this.lineParts = 0
      } else if (byte === 0x2c || byte === 0x5b || byte === 0x7b) {
        this.parts += 1
        this.lineParts += 1
      }
      if (this.lineBytes > MAX_LINE_BYTES) return `a line of more than ${MAX_LINE_BYTES / MIB} MiB`
      if (this.lineParts > MAX_LINE_PARTS) return `a line with more than ${MAX_LINE_PARTS} values`
    }
    if (this.lines - 1 > MAX_USAGES) return `more than ${MAX_USAGES} usages`
    if (this.bytes > MAX_BYTES) return `more than ${MAX_BYTES / MIB} MiB`
    return this.parts > MAX_PARTS ? `more than ${MAX_PARTS} values` : null
  }
}
