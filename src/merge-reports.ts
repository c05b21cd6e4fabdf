// The merge of reports, from settings to a verdict, for both entry points.
import { hash } from 'node:crypto'
import { relative } from 'node:path'
import { type Checked, namesIn } from './check.ts'
import type { Secrets } from './credentials/redaction/secrets.ts'
import { namedFiles } from './files/named-files.ts'
import { readText } from './files/read-text.ts'
import { mistakesIn, type NamedReport } from './merge/fit.ts'
import { merge } from './merge/merge.ts'
import { type PastReport, readReport } from './merge/read-report.ts'
import { describeReadFailure } from './problems/brief.ts'
import { pendingEvents } from './program/give-way.ts'
import { visible } from './report/safe-text.ts'
import { readReportFile } from './settings/report-file.ts'
import {
  OF_INPUTS,
  parseSettings,
  type RawSettings,
  type Settings,
  SettingsError,
  type Wording
} from './settings/settings.ts'
import { SETTINGS, type SettingName } from './settings/table.ts'

type Surroundings = {
  /** Paths of reports are relative to it. */
  readonly directory: string
  readonly wording?: Wording
  readonly secrets: Secrets
}

// A report has less than 100 MB.
const MAX_BYTES = 128 * 1024 * 1024
// Of all reports: more do not fit into the memory of a runner. Reports of 10,000 hosts have 20 MB.
const MAX_TOTAL = 512 * 1024 * 1024
const MAX_FILES = 5000
// More are one mistake, such as a wrong directory.
const MAX_MISTAKES = 20

/**
 * Reads the reports and unites them.
 * @throws SettingsError for settings without effect, and reports that cannot be read or merged
 */
export async function mergeReports(
  raw: RawSettings,
  { directory, wording = OF_INPUTS, secrets }: Surroundings
): Promise<Checked> {
  const settings = settingsFor(raw, wording)
  const reports = await readReports(settings.merge, directory, wording)
  const mistakes = mistakesIn(reports)
  if (mistakes.length > 0) throw new SettingsError(mistakes)
  const { verdict: united, context } = merge(reports, settings.repositories)
  const kept = namesIn(united.hosts.flatMap(({ requirements }) => requirements))
  const { verdict, ...rest } = secrets.redact(
    { verdict: united, remarks: context.remarks, dialect: context.dialect },
    kept
  )
  return { settings, changes: null, verdict, context: { ...context, ...rest } }
}

const TAKEN: readonly SettingName[] = [
  'merge',
  'repositories',
  'report',
  'history',
  'badge',
  'comment',
  'issue',
  'issue-labels',
  'issue-open-after',
  'issue-close-after',
  'github-token'
]

/** Settings of a check have no effect on reports of checks that are over. */
function settingsFor(raw: RawSettings, wording: Wording): Settings {
  const { settings, mistakes } = parseSettings(raw, wording)
  const useless = SETTINGS.filter(({ name, default: fallback }) => {
    const given = raw[name]?.trim() ?? ''
    return !TAKEN.includes(name) && given !== '' && given !== fallback
  }).map(({ name }) => `${wording.setting(name)} has no effect on a merge; set it for the checks`)
  if (mistakes.length + useless.length > 0) throw new SettingsError([...mistakes, ...useless])
  return settings
}

/** Other formats of reports are JSON as well. */
function isReport(path: string): boolean {
  const report = readReportFile(path)
  return report.ok && report.value.format === 'json'
}

async function readReports(
  entries: readonly string[],
  directory: string,
  { setting }: Wording
): Promise<readonly (PastReport & NamedReport)[]> {
  const cure = `a check writes one with ${setting('report')}`
  const found = namedFiles(entries, directory, {
    noun: '.json report',
    isWanted: isReport,
    cure,
    maxFiles: MAX_FILES
  })
  const mistakes = [
    ...(entries.length === 0 ? [`there is no report to merge; ${cure}`] : []),
    ...found.mistakes
  ]
  const reports: (PastReport & NamedReport)[] = []
  const texts = new Set<string>()
  let total = 0
  for (const path of found.files) {
    // Signals, and the timer that keeps the heap small.
    await pendingEvents()
    const file = visible(relative(directory, path))
    const read = readText(path, MAX_BYTES)
    if (mistakes.length >= MAX_MISTAKES || total > MAX_TOTAL) break
    if (!read.ok) mistakes.push(`${file} ${describeReadFailure(read.failure)}`)
    else {
      total += read.bytes
      if (total > MAX_TOTAL) mistakes.push(`the reports have more than ${MAX_TOTAL} bytes together`)
      const id = hash('sha256', read.text)
      // Equal files are one report.
      if (texts.has(id)) continue
      texts.add(id)
      const report = readReport(read.text)
      if (report.ok) reports.push({ ...report.value, file })
      else mistakes.push(`${file} ${report.why}`)
    }
  }
  if (mistakes.length > 0) throw new SettingsError(mistakes)
  return reports
}
