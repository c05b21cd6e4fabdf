// Runs the check in a program: its progress is shown, and its result is recorded in the history.
import { type Checked, check } from './check.ts'
import { clockOf, type Program } from './program/interruption.ts'
import type { ProgressDisplay } from './program/show-progress.ts'
import type { RawSettings } from './settings/settings.ts'
import { keepHistory } from './stages/keep-history.ts'
import type { World } from './stages/world.ts'
import { startTimer } from './visit/stop.ts'

type CheckWorld = Omit<World, 'environment' | 'startTimer' | 'now' | 'kill' | 'progress'>

/** The verdict, and warnings about the history. */
export async function runCheck(
  raw: RawSettings,
  program: Program,
  display: ProgressDisplay,
  world: CheckWorld
): Promise<{ readonly checked: Checked; readonly warnings: readonly string[] }> {
  const { env: environment, kill } = program
  try {
    const checked = await check(raw, {
      ...world,
      environment,
      startTimer,
      now: clockOf(program),
      kill,
      progress: display.show
    })
    return keepHistory(checked, { directory: world.directory, environment, random: Math.random })
  } finally {
    display.end()
  }
}
