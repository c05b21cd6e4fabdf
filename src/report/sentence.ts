// A verdict in one sentence, and its clauses.

import type { Finding } from '../judge/finding.ts'
import type { HostVerdict } from '../judge/host-verdict.ts'
import type { RootVerdict } from '../judge/roots.ts'
import type { Verdict } from '../judge/verdict.ts'
import { HOSTNAMES_LINE } from '../read/roots/root.ts'
import { describeStop, showCount } from '../rules/problems/brief.ts'
import { firstPlaceOf } from '../rules/problems/note.ts'
import { repositoryOf, splitFile } from '../rules/problems/place.ts'
import { directoryOf } from '../rules/protocol/local/paths.ts'
import {
  byOutcome,
  isFailing,
  isSkipped,
  isUnchecked,
  OUTCOME_WORDS,
  outcomeOf,
  type ReportContext,
  worstOf
} from './outcome.ts'
import { hitsOf, linesOf, outOf } from './places.ts'

/** The repositories whose usages were checked, if they are several. */
export type Fleet = Pick<ReportContext, 'repositories'>

/** One sentence about all hosts and files, in which names of missing repositories are the only text from outside. */
export function sentenceOf(verdict: Verdict, { repositories: { length: total } }: Fleet): string {
  const { hosts, files, findings, passed, stopped } = verdict
  const failure = failureOf(verdict, total)
  // The clause about `init` covers these.
  const rest = files.filter(({ problem }) => failure === null || !INIT_CODES.test(problem.code))
  const others = rest.filter((finding) => !isNothing(finding))
  const isFilesFault = worstOf(others) === 'error' && !hosts.some(isFailing)
  const where = failure === null && total > 0 ? ` in ${showCount(total, 'repository')}` : ''
  const isNone = others.length < rest.length
  const ofHosts = isNone ? [`nothing to check${where}`] : hostClauses(hosts, where)
  const own = [ofHosts, fileClauses(others)]
  const clauses = [failure ?? [], isFilesFault ? own.toReversed() : own].flat(2).join(', ')
  const hasErrors = worstOf(findings) === 'error'
  if (stopped !== null) {
    const why = describeStop(stopped)
    // Otherwise the sentence begins with hosts that passed, in a check that failed.
    return hasErrors || hosts.some(isUnchecked) ? `${clauses} (${why})` : `${why}; ${clauses}`
  }
  if (passed && hasErrors) return `${clauses} (the check passes: fail-on is never)`
  return passed || hasErrors ? clauses : `${clauses} (the check fails: fail-on is warning)`
}

/** If there are hostnames, the finding is only a warning, and hosts are checked. */
const isNothing = ({ problem, severity }: Finding): boolean =>
  problem.code === 'nothing-to-check' && severity === 'error'

// The first words of codes of what fails in root modules.
const INIT_CODES = /^(?:module|provider|version|package|constraint|lock)-/

/** Said of a host that a setting does not allow. */
export const NOT_ALLOWED = 'not allowed'

/** `where` is said of all hosts. */
function hostClauses(hosts: readonly HostVerdict[], where: string): readonly string[] {
  const total = hosts.length
  if (total === 0) return [`no registry hosts to check${where}`]
  const { skipped = [], checked = [] } = Object.groupBy(hosts, (host) =>
    isSkipped(host) ? 'skipped' : 'checked'
  )
  const { fails, unchecked, works } = OUTCOME_WORDS
  const counted = (words: string, own: readonly HostVerdict[]) =>
    own.length === 0 ? [] : [{ words, count: own.length }]
  const bad = [
    ...counted(fails, checked.filter(isFailing)),
    ...counted(NOT_ALLOWED, skipped.filter(isFailing)),
    ...counted(unchecked, skipped.filter(isUnchecked))
  ]
  const good = [...counted(works, checked), ...counted(OUTCOME_WORDS.skipped, skipped)]
  // The first clause says of how many hosts, the others only how many.
  const [first, ...others] = bad.length > 0 ? bad : good
  const warned = checked.filter((host) => outcomeOf(host) === 'warns').length
  const more = total === 1 ? '' : `${warned} ${bad.length > 0 ? 'more ' : ''}`
  const isState = first?.words === NOT_ALLOWED || first?.words === unchecked
  const be = !isState ? '' : first.count === 1 ? 'is ' : 'are '
  const which = total === 1 ? '1 registry host' : outOf(first?.count ?? 0, total, 'registry hosts')
  return [
    `${which}${where} ${be}${first?.words}`,
    ...others.map(({ count, words }) => `${count} ${words}`),
    ...(warned === 0 ? [] : [`${more}with warnings`])
  ]
}

/** Nothing for notices, which need no action. */
function fileClauses(findings: readonly Finding[]): readonly string[] {
  const worst = worstOf(findings)
  if (worst === null || worst === 'notice') return []
  const own = findings.filter(({ severity }) => severity === worst)
  const hits = hitsOf(own).length
  const files = new Set(linesOf(own).map(({ file }) => file)).size
  const where = hits > 0 ? `files of ${showCount(hits, 'repository')}` : showCount(files, 'file')
  const isElsewhere = own.some((finding) => firstPlaceOf(finding) === null)
  return [
    ...(files > 0 ? [`${worst}s in ${where}`] : []),
    ...(isElsewhere ? [`${worst}s in settings or credentials`] : [])
  ]
}

/** `init fails in 2 of 40 root modules`, of several repositories also in how many of them; null where it fails in none. */
function failureOf({ roots, findings }: Verdict, repositories: number): string | null {
  // The addresses in `hostnames` are no root module.
  const real = roots.filter(({ directory }) => directory !== HOSTNAMES_LINE.file)
  const [failing] = byOutcome(real, ({ rows }) => rows)
  const nameOf = ({ directory }: RootVerdict): string => directory
  const failed = new Set([...failing.map(nameOf), ...stoppedAtStart(findings)])
  if (failed.size === 0) return null
  const all = new Set([...real.map(nameOf), ...failed]).size
  const owners = new Set(Array.from(failed, repositoryOf)).size
  const count = all < 2 ? '' : ` in ${outOf(failed.size, all, 'root modules')}`
  const where = repositories < 2 ? '' : ` (${outOf(owners, repositories, 'repositories')})`
  return `init fails${count}${where}`
}

/** The failures besides hosts: `init fails in 4 root modules`, `errors in 2 files`; null if nothing does. */
export function describeFiles(verdict: Verdict, { repositories }: Fleet): string | null {
  const errors = verdict.files.filter(({ severity }) => severity === 'error')
  return failureOf(verdict, repositories.length) ?? fileClauses(errors)[0] ?? null
}

/** The root modules in which `init` stops before it installs anything. They may have no rows. */
const stoppedAtStart = (findings: readonly Finding[]): readonly string[] =>
  linesOf(
    findings.filter(
      ({ problem, severity }) => problem.code === 'cloud-token' && severity === 'error'
    )
  ).map(({ file }) => {
    const { path } = splitFile(file)
    return `${file.slice(0, file.length - path.length)}${directoryOf(path) || '.'}`
  })
