// What reports say about a check besides its findings: how it was done, restrictions and advice, each a clause.
import type { Verdict } from '../judge/verdict.ts'
import { brief, showSome } from '../problems/brief.ts'
import { MAX_PLACES } from '../problems/place.ts'
import { showDuration, showSize } from './measure.ts'
import type { ReportContext } from './outcome.ts'
import { showCount, showSeverities, someLines, versionedClients } from './phrases.ts'
import { hitsOf, isUsed, placeListsIn } from './places.ts'

// Each directory with plugins of its own has a remark.
const MAX_REMARKS = 50
const MAX_PATTERNS = 3

/** The remarks that every output format shows, and how many more there are. */
export const firstRemarks = (remarks: readonly string[]): readonly string[] =>
  someLines(remarks, MAX_REMARKS, String, (more) => `and ${showCount(more, 'more remark')}`)

type Judged = Pick<Verdict, 'files' | 'findings' | 'hosts' | 'roots'>

/** The remarks that follow from the verdict. */
export function remarksOn(verdict: Judged): readonly string[] {
  const isFull = placeListsIn(verdict).some(({ length }) => length === MAX_PLACES)
  // What `depth: packages` leaves out on each run: a remark, because no finding would need an action.
  const hasPackages = verdict.roots.some(({ rows }) =>
    rows.some(({ platforms }) => platforms.some(({ available }) => available === true))
  )
  return [
    ...(isFull ? [`lists of places end after ${MAX_PLACES} places`] : []),
    ...asideRemarks(verdict),
    ...(hasPackages ? ['signatures of provider packages were not verified'] : [])
  ]
}

/**
 * Suggests `exclude` once for all findings in tests, examples and templates. Those of other repositories are excluded
 * where they are read.
 */
function asideRemarks({ files }: Judged): readonly string[] {
  const aside = files.filter(
    ({ exclude, severity }) => exclude !== undefined && severity !== 'notice'
  )
  const { length } = aside
  if (length === 0) return []
  const patterns = [...new Set(aside.flatMap(({ exclude }) => exclude ?? []))]
  const hits = hitsOf(aside).length
  const what = length === 1 ? '1 finding is' : `${length} findings are`
  const where = hits === 0 ? '' : ` of ${showCount(hits, 'repository')}`
  const how = hits === 0 ? '`exclude`' : '`exclude` where their files are read'
  return [
    `${what} in tests, examples or templates${where}, where errors are warnings; to skip such files, set ${how}: ${showSome(patterns, MAX_PATTERNS, brief)}`
  ]
}

/** What was read and found: `scanned 12 files (3.4 kB) in 5 ms: …`; null when scanning was off. */
export function scanSentenceOf(
  { hosts }: Verdict,
  { scan, repositories }: Pick<ReportContext, 'scan' | 'repositories'>
): string | null {
  const { files, bytes, usages, durationMs } = scan
  const named = hosts.filter(isUsed).length
  const found =
    named === 0
      ? 'no registry host is used'
      : `${showCount(usages, 'usage')} of ${showCount(named, 'registry host')}`
  if (repositories.length > 0) return `${found} in ${showCount(repositories.length, 'repository')}`
  if (files === 0 && durationMs === 0) return null
  if (files === 0) return 'found no Terraform or OpenTofu files'
  return `scanned ${showCount(files, 'file')} (${showSize(bytes)}) in ${showDuration(durationMs)}: ${found}`
}

/** How the verdict was reached, what was scanned, and remarks, each a clause. */
export function notesOf(verdict: Verdict, context: ReportContext): readonly string[] {
  const { dialect, durationMs, scan, remarks } = context
  const scanned = scanSentenceOf(verdict, context)
  // Without hosts and files, no client was looked for.
  const isForAny = verdict.hosts.length === 0 && scan.files === 0
  const clients = isForAny ? '' : ` for ${versionedClients(dialect)} (${dialect.why})`
  return [
    `${countsOf(verdict)}; checked in ${showDuration(durationMs)}${clients}`,
    ...(scanned === null ? [] : [scanned]),
    ...remarks
  ]
}

/** Findings by severity, and how many `ignore` removed. */
export function countsOf({ findings, ignored }: Verdict): string {
  const found = showSeverities(findings) || 'no findings'
  return ignored > 0 ? `${found}, ${ignored} ignored` : found
}
