// Runs the check in a program: its progress is shown, and its result is recorded in the history.
import { type Checked, check } from './check.ts'
import { clockOf, type Program } from './program/run.ts'
import type { ProgressDisplay } from './program/show-progress.ts'
import type { Report } from './report/outcome.ts'
import type { RawSettings, Settings } from './settings/settings.ts'
import { type HistoryWorld, recordRun } from './stages/record-run.ts'
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

/** Records the verdict if `history` is set, and adds what earlier runs found to what reports show. */
export function keepHistory<Kept extends Report & { readonly settings: Settings }>(
  checked: Kept,
  world: HistoryWorld
): { readonly checked: Kept; readonly warnings: readonly string[] } {
  const { history: file } = checked.settings
  if (file === null) return { checked, warnings: [] }
  const { history, warnings } = recordRun(file, checked, world)
  return { checked: { ...checked, context: { ...checked.context, history } }, warnings }
}
