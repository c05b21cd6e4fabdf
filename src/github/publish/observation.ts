// What a run observed for the issue: what fails the check, and what counts as failing although this run did not.
import { failsCheck } from '../../judge/verdict.ts'
import type { Finding } from '../../problems/problem.ts'
import { isUnchecked, outcomeOf, type Report } from '../../report/outcome.ts'
import { FILES } from '../../report/pages/markdown/issue.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Run } from '../workflow-run.ts'

export type Observation = Readonly<ReturnType<typeof observationOf>>

/** Without a history, and with thresholds of one run, this run decides. */
export function observationOf(
  { verdict, context }: Report,
  { issueCloseAfter }: Pick<Settings, 'issueCloseAfter'>,
  run: Run
) {
  const isFailing = (findings: readonly Finding[]) =>
    findings.some(({ severity }) => failsCheck(severity, context.failOn))
  const { stopped } = verdict
  const judged = verdict.hosts.map((host) => {
    const name: string = host.visit.host
    const alarm = context.history?.get(host.visit.host)?.alarm ?? null
    const failsNow = isFailing(host.findings)
    // A host that is deliberately not contacted any more would never recover.
    const isLeftOut = outcomeOf(host) === 'skipped'
    const isDown = alarm === null ? failsNow || isUnchecked(host) : alarm.isDown && !isLeftOut
    return { name, alarm: isLeftOut ? null : alarm, failsNow, isDown }
  })
  const hosts: readonly string[] = judged.map(({ name }) => name).toSorted()
  const down = judged.filter(({ isDown }) => isDown).map(({ name }) => name)
  const files = isFailing(verdict.files) ? [FILES] : []
  const failing: readonly string[] = [...down, ...files].toSorted()
  const known = judged.flatMap(({ alarm, ...host }) => (alarm === null ? [] : { alarm, ...host }))
  const unsettled = known.filter(({ alarm }) => alarm.good < issueCloseAfter)
  const pending = known.filter(({ failsNow, isDown }) => failsNow && !isDown)
  return {
    /** All hosts that were checked. */
    hosts,
    /** What counts as failing: hosts, and `FILES`. */
    failing,
    /** Since when some of them have failed, as the history says. */
    since: new Map(
      known.flatMap(({ name, alarm }) => (alarm.since ? [[name, alarm.since] as const] : []))
    ),
    /** Hosts without enough good runs in a row to count as recovered, if an issue lists them, and how many they have. */
    unsettled: new Map(unsettled.map(({ name, alarm }) => [name, alarm.good])),
    /** How many they need. */
    goodRuns: issueCloseAfter,
    /** Hosts that failed in this run, but in too few runs to count as failing, and in how many. */
    pending: new Map(pending.map(({ name, alarm }) => [name, alarm.failed])),
    // A check that ended early has all of its hosts; one without the usages of a repository may lack some.
    isWhole: stopped === null || ['deadline', 'signal', 'crash'].includes(stopped.kind),
    /** ISO 8601, UTC. */
    at: context.startedAt,
    run: run.id
  }
}
