// When a host counts as down and as up again for the issue, so that one bad run raises no alarm.
import { type Alarm, type HostRun, hasResult } from './history.ts'

export type AlarmRules = {
  /** Failing runs in a row until a host counts as down. */
  readonly issueOpenAfter: number
  /** Runs in a row without a failure until it counts as up. */
  readonly issueCloseAfter: number
  /** Whether a run with this result failed. */
  readonly isFailing: (run: HostRun) => boolean
}

const FIRST: Alarm = { isDown: false, since: null, failed: 0, good: 0 }

/** `runs` are those at one host, the oldest first. Runs without a result change nothing. */
export function alarmOf(runs: readonly HostRun[], rules: AlarmRules): Alarm {
  let alarm = FIRST
  let firstFailed: string | null = null
  for (const run of runs) {
    if (!hasResult(run)) continue
    const isFailing = rules.isFailing(run)
    const failed = isFailing ? alarm.failed + 1 : 0
    const good = isFailing ? 0 : alarm.good + 1
    if (failed === 1) firstFailed = run.at
    const isDown = alarm.isDown ? good < rules.issueCloseAfter : failed >= rules.issueOpenAfter
    const since = isDown ? (alarm.since ?? firstFailed) : null
    alarm = { isDown, since, failed, good }
  }
  return alarm
}
