// Settings together with what they refer to on this machine: files and proxy variables.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Environment } from '../cli-config/machine.ts'
import { readText } from '../files/read-text.ts'
import { accept, type Parsed, refuse } from '../go/parsed.ts'
import { describeReadFailure } from '../problems/brief.ts'
import { problemFacts } from '../problems/catalogue.ts'
import { DOCS_URL } from '../protocol/version.ts'
import { parseNamedAddress } from '../roots/named-addresses.ts'
import { parseAuthorities } from './authorities.ts'
import { firstOf } from './kinds.ts'
import { nearestOf } from './nearest.ts'
import { type ChooseProxy, proxiesFrom } from './proxy.ts'
import {
  OF_INPUTS,
  parseSettings,
  type RawSettings,
  type Settings,
  SettingsError,
  type Wording
} from './settings.ts'
import { fleetMistakes } from './together.ts'

// All public authorities together have a quarter of a megabyte.
const MAX_AUTHORITIES_BYTES = 4 * 1024 * 1024

/** Settings whose files and variables have been read. */
export type ResolvedSettings = Settings & {
  /** The certificates of `ca-file` in PEM; null without the setting. */
  readonly authorities: string | null
  readonly chooseProxy: ChooseProxy
}

// More of them are one mistake, such as a wrong directory.
const MAX_MISSING = 20

type Surroundings = {
  readonly environment: Environment
  /** The paths of `scan` are relative to it. */
  readonly directory: string
  readonly wording?: Wording
}

/**
 * Parses settings and reads what they refer to.
 * @throws SettingsError with the mistakes of all of them
 */
export function readSettings(
  raw: RawSettings,
  { environment, directory, wording = OF_INPUTS }: Surroundings
): ResolvedSettings {
  const { settings, mistakes } = parseSettings(raw, wording)
  const authorities = readAuthorities(settings.caFile, wording)
  const proxies = readProxies(environment)
  const unreadable = [authorities, proxies].flatMap((each) => (each.ok ? [] : [each.why]))
  const missing = missingPaths(settings.scan, directory)
    .slice(0, MAX_MISSING)
    .map((path) => wording.missingPath(path, directory))
  const wrong = [
    ...mistakes,
    ...fleetMistakes(settings, wording),
    ...addressMistakes(settings, wording),
    ...codeMistakes(settings, wording),
    ...unreadable,
    ...missing
  ]
  if (wrong.length > 0 || !authorities.ok || !proxies.ok) throw new SettingsError(wrong)
  return { ...settings, authorities: authorities.value, chooseProxy: proxies.value }
}

/** A misspelled path would otherwise pass a check of nothing. Globs may match nothing. */
const missingPaths = (scan: readonly string[], directory: string): readonly string[] =>
  scan.filter((entry) => !/[*?[\]{}]/.test(entry) && !existsSync(resolve(directory, entry)))

/** What is wrong with the modules and providers in `hostnames`. */
function addressMistakes({ hostnames }: Settings, { setting }: Wording): readonly string[] {
  const name = setting('hostnames')
  const named = hostnames.flatMap(({ addresses }) => addresses)
  const mistakes = named.flatMap((each) => {
    const parsed = parseNamedAddress(each, 'terraform')
    return parsed.ok ? [] : [`${name}: "${each.service}=${each.text}" is wrong: ${parsed.why}`]
  })
  return firstOf(mistakes, name)
}

/** The codes in `ignore` that do not exist. */
function codeMistakes({ ignore }: Settings, { setting }: Wording): readonly string[] {
  const name = setting('ignore')
  if (ignore.length === 0) return []
  const facts = problemFacts()
  const mistakes = ignore.flatMap(({ code }) => {
    if (Object.hasOwn(facts, code)) return []
    const meant = nearestOf(code, Object.keys(facts))
    const cure = meant === null ? `${DOCS_URL} lists the codes` : `did you mean "${meant}"?`
    return [`${name}: "${code}" is not a problem code; ${cure}`]
  })
  return firstOf(mistakes, name)
}

function readProxies(environment: Environment): Parsed<ChooseProxy> {
  try {
    return accept(proxiesFrom(environment))
  } catch (error) {
    if (error instanceof TypeError) return refuse(error.message)
    throw error
  }
}

function readAuthorities(path: string | null, { setting }: Wording): Parsed<string | null> {
  if (path === null) return accept(null)
  const read = readText(path, MAX_AUTHORITIES_BYTES)
  const name = setting('ca-file')
  if (!read.ok) return refuse(`${name} "${path}" ${describeReadFailure(read.failure)}`)
  const parsed = parseAuthorities(read.text)
  return parsed.ok ? parsed : refuse(`${name} "${path}" ${parsed.why}`)
}
