// What reports say about a check besides its findings: how it was done, restrictions and advice, each a clause.
import type { Verdict } from '../judge/verdict.ts'
import { brief, showCount, showSome, some } from '../problems/brief.ts'
import { MAX_PLACES } from '../problems/place.ts'
import { showDuration, showSize } from './measure.ts'
import type { ReportContext } from './outcome.ts'
import { showSeverities, versionedClients } from './phrases.ts'
import { hitsOf, isUsed, placeListsIn } from './places.ts'

// Each directory with plugins of its own has a remark.
const MAX_REMARKS = 50
const MAX_PATTERNS = 3

/** The remarks that every output format shows, and how many more there are. */
export function firstRemarks(remarks: readonly string[]): readonly string[] {
  const { shown, more } = some(remarks, MAX_REMARKS)
  return more === 0 ? shown : [...shown, `and ${showCount(more, 'more remark')}`]
}

type Judged = Pick<Verdict, 'files' | 'findings' | 'hosts' | 'roots'>

/** The remarks that follow from the verdict. */
export function remarksOn(verdict: Judged): readonly string[] {
  const isFull = placeListsIn(verdict).some(({ length }) => length === MAX_PLACES)
  // What `depth: packages` leaves out on each run: a remark, because no finding would need an action.
  const platforms = verdict.roots.flatMap(({ rows }) => rows.flatMap((row) => row.platforms))
  const hasPackages = platforms.some(({ available }) => available)
  return [
    ...(isFull ? [`lists of places end after ${MAX_PLACES} places`] : []),
    ...asideRemarks(verdict),
    ...(hasPackages ? ['signatures of provider packages were not verified'] : [])
  ]
}

/** Suggests `exclude` once for all findings in tests, examples and templates. */
function asideRemarks({ files }: Judged): readonly string[] {
  const aside = files.filter(({ exclude, severity }) => exclude && severity !== 'notice')
  const { length } = aside
  if (length === 0) return []
  const patterns = [...new Set(aside.flatMap(({ exclude }) => exclude ?? []))]
  const hits = hitsOf(aside).length
  const what = length === 1 ? '1 finding is' : `${length} findings are`
  const where = hits === 0 ? '' : ` of ${showCount(hits, 'repository')}`
  const how = hits === 0 ? '`exclude`' : '`exclude` where their files are read'
  const remark = `${what} in tests, examples or templates${where}, where errors are warnings; to skip such files, set ${how}`
  return [`${remark}: ${showSome(patterns, MAX_PATTERNS, brief)}`]
}

/** What was read and found: `scanned 12 files (3.4 kB) in 5 ms: …`; null when scanning was off. */
export function scanSentenceOf({ hosts }: Verdict, context: ReportContext): string | null {
  const { scan, repositories } = context
  const { files, bytes, usages, durationMs } = scan
  const named = hosts.filter(isUsed).length
  const used = `${showCount(usages, 'usage')} of ${showCount(named, 'registry host')}`
  const found = named === 0 ? 'no registry host is used' : used
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
