// The settings held against the machine: the files that they name and the variables beside them.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Environment } from '../cli-config/machine.ts'
import { proxiesFrom } from './proxy.ts'
import { parseSettings, type RawSettings, type Settings, SettingsError } from './settings.ts'

type Place = {
  readonly environment: Environment
  /** What the paths of scan are relative to. */
  readonly directory: string
}

/**
 * Settings, and the files and variables that they stand on.
 * @throws SettingsError with all mistakes of all of them at once
 */
export async function readSettings(
  raw: RawSettings,
  { environment, directory }: Place
): Promise<Settings> {
  const mistakes: string[] = []
  const attempt = async <T>(read: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await read()
    } catch (error) {
      if (error instanceof SettingsError) mistakes.push(...error.mistakes)
      else throw error
      return undefined
    }
  }
  const settings = await attempt(() => parseSettings(raw))
  await attempt(() => checkAuthorities(raw['ca-file']?.trim() || null))
  await attempt(() => checkProxies(environment))
  await attempt(() => checkScan(settings?.scan ?? [], directory))
  if (settings === undefined || mistakes.length > 0) throw new SettingsError(mistakes)
  return settings
}

/** A path that is not there is a slip of the pen, and a check of nothing would pass. */
function checkScan(entries: readonly string[], directory: string): void {
  const lost = entries.filter(
    (entry) => !/[*?[\]{}]/.test(entry) && !existsSync(resolve(directory, entry))
  )
  if (lost.length === 0) return
  throw new SettingsError(
    lost.map((entry) => `scan names "${entry}", which does not exist in ${directory}`)
  )
}

function checkProxies(environment: Environment): void {
  try {
    proxiesFrom(environment)
  } catch (error) {
    if (error instanceof TypeError) throw new SettingsError([error.message])
    throw error
  }
}

async function checkAuthorities(path: string | null): Promise<void> {
  const text = readAuthorities(path)
  if (text === null) return
  const { parseAuthorities } = await import('./authorities.ts')
  const parsed = parseAuthorities(text)
  if (!parsed.ok) throw new SettingsError([`ca-file "${path}" ${parsed.why}`])
}

/**
 * The text of ca-file, `null` where none is set.
 * @throws SettingsError where it cannot be read
 */
export function readAuthorities(path: string | null): string | null {
  if (path === null) return null
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new SettingsError([`ca-file "${path}" cannot be read: ${why}`])
  }
}
