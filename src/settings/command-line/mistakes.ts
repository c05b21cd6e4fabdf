// Mistakes in settings, for a command line that has mistakes itself.
import { readSettings, type SettingsWorld } from '../read.ts'
import { type RawSettings, SettingsError } from '../settings.ts'
import { OF_FLAGS } from './wording.ts'

export function settingsMistakes(raw: RawSettings, world: SettingsWorld): readonly string[] {
  try {
    readSettings(raw, { ...world, wording: OF_FLAGS })
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes
    throw error
  }
}
