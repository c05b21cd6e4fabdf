// Records the verdict in the history file and gives reports what earlier runs found.
import type { Environment } from '../cli-config/machine.ts'
import { reasonOf } from '../files/failure.ts'
import type { Report } from '../report/outcome.ts'
import { visible } from '../report/safe-text.ts'
import type { Settings } from '../settings/settings.ts'
import { recordRun } from './record-run.ts'

export type HistoryWorld = {
  /** The checkout: the file is relative to it. */
  readonly directory: string
  readonly environment: Environment
  /** From 0 to 1; identifies runs outside of GitHub. */
  readonly random: () => number
}

/**
 * Call it before anything is rendered. What fails is a warning; the verdict stays as it is.
 */
export function keepHistory<Checked extends Report & { readonly settings: Settings }>(
  checked: Checked,
  world: HistoryWorld
): { readonly checked: Checked; readonly warnings: readonly string[] } {
  const { history: file } = checked.settings
  if (file === null) return { checked, warnings: [] }
  try {
    const { history, warnings } = recordRun(file, checked, world)
    return { checked: { ...checked, context: { ...checked.context, history } }, warnings }
  } catch (error) {
    return {
      checked,
      warnings: [`the history ${visible(file)} was not read: ${visible(reasonOf(error))}`]
    }
  }
}
