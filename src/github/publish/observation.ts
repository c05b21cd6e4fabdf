// What a run observed for the issue: what fails the check, and what counts as failing although this run did not.
import { failsCheck } from '../../judge/verdict.ts'
import type { Finding } from '../../problems/problem.ts'
import { isUnchecked, outcomeOf, type Report } from '../../report/outcome.ts'
import { FILES } from '../../report/pages/markdown/issue.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Run } from '../workflow-run.ts'

export type Observation = {
  /** All hosts that were checked, sorted. */
  readonly hosts: readonly string[]
  /** What counts as failing, sorted: hosts, and `FILES`. */
  readonly failing: readonly string[]
  /** Since when some of them have failed, as the history says. */
  readonly since: ReadonlyMap<string, string>
  /** Hosts without enough good runs in a row to count as recovered, if an issue lists them, and how many they have. */
  readonly unsettled: ReadonlyMap<string, number>
  /** How many they need. */
  readonly goodRuns: number
  /** Hosts that failed in this run, but in too few runs to count as failing, and in how many. */
  readonly pending: ReadonlyMap<string, number>
  /** False if repositories are missing, and with them some hosts. */
  readonly isWhole: boolean
  /** ISO 8601, UTC. */
  readonly at: string
  /** The ID of the run. */
  readonly run: number
}

/** Without a history, and with thresholds of one run, this run decides. */
export function observationOf(
  { verdict, context }: Report,
  { issueCloseAfter }: Pick<Settings, 'issueCloseAfter'>,
  run: Run
): Observation {
  const isFailing = (findings: readonly Finding[]) =>
    findings.some(({ severity }) => failsCheck(severity, context.failOn))
  const { stopped } = verdict
  const judged = verdict.hosts.map((host) => {
    const name = host.visit.host
    const alarm = context.history?.get(name)?.alarm ?? null
    const failsNow = isFailing(host.findings)
    // A host that is deliberately not contacted any more would never recover.
    const isLeftOut = outcomeOf(host) === 'skipped'
    const isDown = alarm === null ? failsNow || isUnchecked(host) : alarm.isDown && !isLeftOut
    return { name, alarm: isLeftOut ? null : alarm, failsNow, isDown }
  })
  const down = judged.filter(({ isDown }) => isDown).map(({ name }) => name)
  const files = isFailing(verdict.files) ? [FILES] : []
  return {
    hosts: judged.map(({ name }) => name).toSorted(),
    failing: [...down, ...files].toSorted(),
    since: new Map(
      judged.flatMap(({ name, alarm }) => (alarm?.since ? [[name, alarm.since]] : []))
    ),
    unsettled: new Map(
      judged.flatMap(({ name, alarm }) =>
        alarm !== null && alarm.good < issueCloseAfter ? [[name, alarm.good]] : []
      )
    ),
    goodRuns: issueCloseAfter,
    pending: new Map(
      judged.flatMap(({ name, alarm, failsNow, isDown }) =>
        alarm !== null && failsNow && !isDown ? [[name, alarm.failed]] : []
      )
    ),
    // A check that ended early has all of its hosts; one without the usages of a repository may lack some.
    isWhole: stopped === null || ['deadline', 'signal', 'crash'].includes(stopped.kind),
    at: context.startedAt,
    run: run.id
  }
}
