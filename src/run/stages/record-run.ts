// One run in the history file: reads the lines of earlier runs, appends its own, and keeps the file bounded.

import { isOfMachine } from '../../judge/finding.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Environment } from '../../read/cli-config/machine.ts'
import { appendLines, type ReadPart, readLines, removeLines } from '../../read/files/line-file.ts'
import { provideFile, whyFailed } from '../../read/files/output.ts'
import {
  alarmOf,
  type History,
  type HostRun,
  MAX_CODES,
  statisticsOf
} from '../../report/history/history.ts'
import { HistoryRecords, LINE_START, MAX_BYTES, writeLine } from '../../report/history/records.ts'
import { outcomeOf, type Report, worstFindings } from '../../report/outcome.ts'
import { showCount, showSome, statusPageOf } from '../../rules/problems/brief.ts'
import { visible } from '../../rules/text/safe-text.ts'
import type { Settings } from '../../settings/settings.ts'
import type { World } from './world.ts'

// Two files of the largest size, united by Git.
const MAX_READ = 2 * MAX_BYTES
const MAX_NAMED = 3

/** `random`: from 0 to 1; identifies runs outside of GitHub. */
export type HistoryWorld = Pick<World, 'directory' | 'environment'> & {
  readonly random: () => number
}

/** Call it before anything is rendered. @throws ExplainedError, or an error of the system, if the file cannot be read */
export function recordRun(
  path: string,
  { verdict, context, settings }: Report & { readonly settings: Settings },
  { directory, environment, random }: HistoryWorld
): { readonly history: History | null; readonly warnings: readonly string[] } {
  const { startedAt } = context
  const name = visible(path)
  const file = provideFile(directory, path)
  const records = new HistoryRecords(startedAt)
  const part = readLines(file, MAX_READ, (line) => records.add(line))
  if (!isHistory(records, part)) {
    const warning = `${name} is not a history and stays as it is${describeBroken(records)}`
    return { history: null, warnings: [warning] }
  }
  const removed = records.toRemove()
  const warnings = warningsAbout(name, records)
  const run = runId(environment, startedAt, random)
  // A public registry that fails as others do is not down: this machine is offline.
  const isOffline = verdict.hosts.length > 1 && verdict.hosts.some(isUnreached)
  const lines = verdict.hosts.map((host) => writeLine(runOf(host, run, startedAt, isOffline)))
  for (const line of lines) records.add(line)
  const whyUnwritten = whyFailed(() => {
    if (lines.length > 0) appendLines(file, lines.map((line) => `${line}\n`).join(''))
  })
  const whyLong = whyFailed(() => {
    if (part !== null && removed.size > 0) removeLines(file, part, (line) => removed.has(line))
  })
  const isCounted = whyUnwritten === null && settings.issueAfter > 1
  const byHost = records.byHost()
  const historyOf = ({ visit: { host } }: HostVerdict) => {
    const runs = byHost.get(host) ?? []
    const { others = [], this: last = [] } = Object.groupBy(runs, (record) =>
      record.run === run ? 'this' : 'others'
    )
    // This run decides last, even if a concurrent one began later.
    const alarm = isCounted ? alarmOf([...others, ...last], settings) : null
    return [host, { ...statisticsOf(runs, startedAt), alarm }] as const
  }
  return {
    history: new Map(verdict.hosts.map(historyOf)),
    warnings: [
      ...warnings,
      ...(whyUnwritten === null ? [] : [`the history ${name} was not written: ${whyUnwritten}`]),
      ...(whyLong === null ? [] : [`the history ${name} was not shortened: ${whyLong}`])
    ]
  }
}

function warningsAbout(name: string, records: HistoryRecords): readonly string[] {
  const broken = describeBroken(records)
  const removes = 'has lines that cannot be read, and removes them'
  const [first] = records.implausible
  const count = showCount(records.implausible.length, 'line')
  const example = `such as line ${(first?.line ?? 0) + 1} of ${first?.at}`
  const wrong = `has lines whose time is not plausible, which do not count: ${count}, ${example}`
  return [
    ...(broken === '' ? [] : [`the history ${name} ${removes}${broken}`]),
    ...(first === undefined ? [] : [`the history ${name} ${wrong}`])
  ]
}

/** A setting may name any file by mistake. The first run may have ended while it wrote the first line. */
function isHistory(records: HistoryRecords, part: ReadPart | null): boolean {
  if (records.broken.size > 0 || records.understood > 0) return records.areMostUnderstood
  const { rest } = part ?? { rest: '' }
  return LINE_START.startsWith(rest.slice(0, LINE_START.length))
}

function describeBroken({ broken }: HistoryRecords): string {
  if (broken.size === 0) return ''
  const show = ([line, why]: readonly [number, string]) => visible(`line ${line + 1}${why}`)
  return `: ${showSome([...broken], MAX_NAMED, show)}`
}

function runId(
  { GITHUB_RUN_ID: id = '', GITHUB_RUN_ATTEMPT: attempt = '' }: Environment,
  startedAt: string,
  random: () => number
): string {
  if (/^\d{1,20}$/.test(id)) return `${id}.${/^\d{1,6}$/.test(attempt) ? attempt : 1}`
  return `${startedAt.replace(/[^\dTZ]/g, '')}-${Math.floor(random() * 2 ** 32).toString(36)}`
}

const isUnreached = ({ visit, findings }: HostVerdict): boolean =>
  statusPageOf(visit.host) !== null && findings.some(isOfMachine)

function runOf(host: HostVerdict, run: string, at: string, isOffline: boolean): HostRun {
  const { visit } = host
  const { discovery, hops, timing } = visit.attempt
  // A host block needs no request.
  const isMeasured = discovery.kind === 'found' && hops.length > 0
  const codes = worstFindings(host).map(({ problem }) => problem.code)
  return {
    at,
    run,
    host: visit.host,
    outcome: isOffline ? 'unchecked' : outcomeOf(host),
    ms: isMeasured ? Math.round(timing.totalMs) : null,
    codes: [...new Set(codes)].slice(0, MAX_CODES)
  }
}
