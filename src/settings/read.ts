// Reads the settings, and the files and proxy variables of this machine that they need.
import { X509Certificate } from 'node:crypto'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Environment } from '../read/cli-config/machine.ts'
import { ifPossible, readText } from '../read/files/read-text.ts'
import { accept, type Parsed, refuse } from '../rules/go/text.ts'
import { brief, describeReadFailure } from '../rules/problems/brief.ts'
import { visible } from '../rules/text/safe-text.ts'
import { readProjectFile } from './project-file.ts'
import { mergeProject, narrowHosts } from './project-merge.ts'
import { type ChooseProxy, proxiesFrom } from './proxy.ts'
import {
  OF_INPUTS,
  parseSettings,
  type RawSettings,
  SettingsError,
  type Wording
} from './settings.ts'

// All public authorities together have a quarter of a megabyte.
const MAX_AUTHORITIES_BYTES = 4 * 1024 * 1024

export type ResolvedSettings = ReturnType<typeof readSettings>

export type SettingsWorld = {
  readonly environment: Environment
  readonly directory: string
  readonly wording?: Wording
}

/** Parses the settings, and reads the authorities and proxies. @throws SettingsError with all mistakes */
export function readSettings(
  raw: RawSettings,
  { environment, directory, wording = OF_INPUTS }: SettingsWorld
) {
  const project = readProjectFile(directory)
  const { merged, ofProject, remarks } = mergeProject(raw, project, wording.setting)
  const { settings, mistakes } = parseSettings(merged, wording)
  const authorities = readAuthorities(settings.caFile, wording)
  const proxies = readProxies(environment)
  const unreadable = [authorities, proxies].flatMap((read) => (read.ok ? [] : [read.why]))
  const paths = settings.scan.filter((entry) => !/[*?[\]{}]/.test(entry))
  const missing = paths.flatMap((path) => pathMistake(path, directory, wording) ?? [])
  const hosts = narrowHosts(settings.allowedHosts, project, wording.setting)
  const isDirectory = ifPossible(() => statSync(directory).isDirectory(), false)
  const noDirectory = `GITHUB_WORKSPACE names ${brief(directory)}, which is not a directory`
  const ofSettings = [...mistakes, ...unreadable, ...(isDirectory ? missing : [noDirectory])]
  const wrong = [...ofSettings.map((text) => visible(text)), ...project.mistakes, ...hosts.mistakes]
  if (wrong.length > 0 || !authorities.ok || !proxies.ok) throw new SettingsError(wrong)
  return {
    ...settings,
    allowedHosts: hosts.allowed,
    fixedHosts: settings.allowedHosts,
    ignore: [...settings.ignore, ...project.ignore],
    ofProject,
    remarks: [...remarks, ...hosts.remarks],
    authorities: authorities.value,
    chooseProxy: proxies.value
  }
}

/** Requires each path to exist, since a check of no files would pass. A glob may match nothing. */
function pathMistake(entry: string, directory: string, { missingPath, setting }: Wording) {
  const path = resolve(directory, entry)
  if (!existsSync(path)) return missingPath(entry, directory)
  const isReadable = ifPossible(() => accessSync(path, constants.R_OK) === undefined, false)
  return isReadable ? null : `${setting('scan')} names ${path}, which this user may not read`
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
  const parsed = read.ok ? parseAuthorities(read.text) : refuse(describeReadFailure(read.failure))
  return parsed.ok ? parsed : refuse(`${setting('ca-file')} "${path}" ${parsed.why}`)
}

// No hyphen within: a certificate without an end would otherwise make the search quadratic.
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g

export function parseAuthorities(text: string): Parsed<string> {
  const certificates = text.match(CERTIFICATE) ?? []
  if (certificates.length === 0) return refuse('contains no certificate; expected PEM')
  try {
    for (const certificate of certificates) new X509Certificate(certificate)
    return accept(certificates.join('\n'))
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    return refuse(`contains an invalid certificate: ${why}`)
  }
}
