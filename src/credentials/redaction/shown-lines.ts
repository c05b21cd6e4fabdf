// Reads the source lines of findings again after the check, and decides what of them may be shown.
import { statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { CliConfig } from '../../cli-config/read.ts'
import { ifPossible, readText, targetOf } from '../../files/read-text.ts'
import { brief } from '../../problems/brief.ts'
import { type Place, positionOf, type SourceLine } from '../../problems/place.ts'
import { classify } from '../../scan/file-kinds.ts'
import type { Usage } from '../../scan/usage.ts'
import { hideAddressSecrets } from '../../text/address-secrets.ts'
import type { Redact } from './redaction.ts'

type LineRules = {
  readonly redact: Redact
  /** Names that stay, as for `Redact`. */
  readonly kept: ReadonlySet<string>
  /** They hold the addresses that the scan has read. */
  readonly usages: readonly Pick<Usage, 'text' | 'place'>[]
  readonly directory: string
  /** In milliseconds. A file that has changed since is not shown. */
  readonly checkedAt: number
  readonly configs: readonly Pick<CliConfig, 'files'>[]
}

/** What may be shown of the lines of these places. */
export function shownLines(places: readonly Place[], rules: LineRules): readonly SourceLine[] {
  const { directory, checkedAt, configs, usages } = rules
  const files = configs.flatMap((config) => config.files)
  const ofMachine = new Set(files.flatMap(({ path, shown }) => [realPath(path), shown]))
  // A CLI configuration may lie in the checkout, and a link may give it the name of a configuration.
  const isConfiguration = (file: string): boolean => {
    const path = realPath(resolve(directory, file))
    return !ofMachine.has(file) && !ofMachine.has(path) && isScanned(file) && isScanned(path)
  }
  const readable = places.filter(({ file }) => isConfiguration(file))
  const lines = readSourceLines(readable, directory, checkedAt)
  const addresses = addressesAt(lines, usages)
  return lines.flatMap((line) =>
    shownLine(line, addresses.get(positionOf(line.place)) ?? null, rules)
  )
}

/** The path itself where there is no such file. */
function realPath(path: string): string {
  const target = targetOf(path)
  return target.kind === 'file' ? target.path : resolve(path)
}

const isScanned = (path: string): boolean =>
  classify(basename(path), new Set(), basename(dirname(path))) !== undefined

const MAX_SHOWN = 300

/**
 * The whole line, if it is short and has no known token and no sign of another one. Else only its address, without user
 * info and secrets of a query, and nothing if the scan has read no address at the place: the text there may be the secret.
 */
function shownLine(
  { place, before, literal, after }: SourceLine,
  address: string | null,
  { redact, kept }: LineRules
): readonly SourceLine[] {
  const whole = before + literal + after
  if (redact(whole, kept) !== whole) return []
  if (whole.length <= MAX_SHOWN && !mayHoldSecret(whole)) return [{ place, before, literal, after }]
  if (address === null || EXPRESSION.test(address) || !literal.includes(address)) return []
  return [{ place, before: '… ', literal: brief(hideAddressSecrets(address)), after: ' …' }]
}

// Names of what is a secret, the user info and the query of a URL, and the beginnings of common tokens.
const SIGNS =
  /token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i
// Where a line break is missing, an expression goes on with other arguments.
const EXPRESSION = /[\s"]/
const RUN = /[\w+-]{20,}/g

/** Whether the line names a secret, or has a long run of mixed characters, as keys are. */
const mayHoldSecret = (line: string): boolean =>
  SIGNS.test(line) ||
  (line.match(RUN) ?? []).some((run) => /\d/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run))

/** The address that is written at each place, if there is one. There may be a quarter of a million usages. */
function addressesAt(lines: readonly SourceLine[], usages: LineRules['usages']) {
  const wanted = new Map(lines.map(({ place }) => [positionOf(place), place.file]))
  const files = new Set(wanted.values())
  return new Map(
    usages
      .filter(({ place }) => files.has(place.file) && wanted.has(positionOf(place)))
      .flatMap(({ place, text }) => (text === null ? [] : [[positionOf(place), text] as const]))
  )
}

// The bytes of one file. Larger files, and longer lines, are written by programs.
const MAX_BYTES = 1024 * 1024
const MAX_LINE = 4000

/**
 * The lines of these places, in files of `directory` that have not changed since `checkedAt`, in milliseconds, as
 * the files have them: they may hold secrets. Long lines, and those of files that cannot be read, are left out.
 */
export function readSourceLines(places: readonly Place[], directory: string, checkedAt: number) {
  const files = Map.groupBy(places, ({ file }) => file)
  return Array.from(files).flatMap(([file, own]) => {
    const path = join(directory, file)
    const read = isUnchanged(path, checkedAt) ? readText(path, MAX_BYTES) : null
    return read?.ok ? linesOf(read.text, own) : []
  })
}

/** The clock of files has finer steps than that of the check. */
const isUnchanged = (path: string, checkedAt: number): boolean =>
  ifPossible(() => statSync(path).mtimeMs <= checkedAt + 1, false)

function linesOf(text: string, places: readonly Place[]): readonly SourceLine[] {
  const read: SourceLine[] = []
  let [line, start] = [1, text.startsWith('\uFEFF') ? 1 : 0]
  for (const place of places.toSorted((a, b) => a.line - b.line)) {
    for (; line < place.line && start >= 0; line += 1) start = text.indexOf('\n', start) + 1 || -1
    if (start < 0) break
    const next = text.indexOf('\n', start)
    const end = next < 0 ? text.length : next
    const isCrLf = end > start && text[end - 1] === '\r'
    read.push(...lineOf(text.slice(start, isCrLf ? end - 1 : end), place))
  }
  return read
}

function lineOf(line: string, place: Place): readonly SourceLine[] {
  const { column, endColumn } = place
  // Columns count code points.
  const characters = line.length > MAX_LINE ? [] : Array.from(line)
  if (column > characters.length) return []
  const [start, end] = [column - 1, endColumn - 1]
  const part = (from: number, to?: number) => characters.slice(from, to).join('')
  return [{ place, before: part(0, start), literal: part(start, end), after: part(end) }]
}
