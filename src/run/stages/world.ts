// The surroundings of a check: the machine, the clock, and who watches it.

import type { Secrets } from '../../observe/credentials/redaction/secrets.ts'
import type { FollowOptions, StartTimer } from '../../observe/network/redirects.ts'
import type { Changes } from '../../observe/visit/changes.ts'
import type { Stop } from '../../observe/visit/stop.ts'
import type { Environment } from '../../read/cli-config/machine.ts'
import type { Settings, Wording } from '../../settings/settings.ts'
import type { Progress } from '../program/progress.ts'

export type World = {
  readonly environment: Environment
  /** The checkout. Places are relative to it. */
  readonly directory: string
  /** By default, settings are named as inputs of the Action. */
  readonly wording?: Wording
  /** A pull request from a fork gets no secrets. */
  readonly isFork: boolean
  /** Ends the check early. The result is then what is known by then. */
  readonly stop: Stop
  /** The clock of the deadline, and of all waits for hosts. */
  readonly startTimer: StartTimer
  /** Milliseconds since any time. */
  readonly now: () => number
  readonly progress: (progress: Progress) => void
  readonly onRequest?: FollowOptions['onRequest']
  /** Called for `changed-only` only; ends with `stop`, never rejects. */
  readonly changes: (settings: Settings) => Promise<Changes>
  /** The tokens of the settings and the environment, and those that are found during the check. */
  readonly secrets: Secrets
  /** `process.kill`, to end other programs; with 0, it throws if there is no such process. */
  readonly kill: (pid: number, signal: 'SIGKILL' | 0) => void
  readonly pid: number
}
