// Which lines of the project file count beside the settings of the workflow or command line.
import type { Environment } from '../read/cli-config/machine.ts'
import { brief } from '../rules/problems/brief.ts'
import { type HostPattern, isAllowed } from '../rules/protocol/hostname.ts'
import { listItems, readHostPattern } from './lines.ts'
import { nameInFile, type ProjectFile } from './project-file.ts'
import type { RawSettings, Wording } from './settings.ts'
import type { SettingName } from './table.ts'

// What a scan reads. Under the allowlist of a workflow, no file of the checkout decides about it.
const OF_SCAN: readonly SettingName[] = ['exclude', 'roots', 'dialect']

const INIT_IN_CI =
  'in CI, depth init of the project file counts as packages, since it runs `git` with the logins of the machine; to have it there, set it in the workflow'

/** The settings together, and remarks on which lines of the file count, and which do not and why. */
export function mergeProject(
  raw: RawSettings,
  { settings }: ProjectFile,
  environment: Environment,
  setting: Wording['setting']
) {
  const merged: Partial<Record<SettingName, string>> = { ...raw }
  const used: string[] = []
  const unused: string[] = []
  for (const [name, { text, place }] of settings) {
    const from = `from ${place.file}:${place.line}`
    const why = whyUnused(name, raw, setting)
    // In CI, the file may be that of a stranger, and this depth runs `git` with the logins of the machine.
    const isLimited = name === 'depth' && text === 'init' && Boolean(environment['CI'])
    const counting = isLimited || raw.usages ? text.replace(/^init$/, 'packages') : text
    if (why !== null) unused.push(`${nameInFile(name)}, ${from}, is not used: ${why}`)
    else {
      merged[name] ||= counting
      used.push(`${name}: ${brief(counting.replaceAll('\n', ', '))}, ${from}`)
    }
    if (why === null && isLimited) unused.push(INIT_IN_CI)
  }
  return { merged, remarks: [...(used.length === 0 ? [] : [used.join('; ')]), ...unused] }
}

function whyUnused(name: SettingName, raw: RawSettings, setting: Wording['setting']) {
  const isOfScan = OF_SCAN.includes(name)
  if (raw[name] && name !== 'allowed-hosts') return `${setting(name)} is set`
  if (isOfScan && raw['allowed-hosts']) {
    return `${setting('allowed-hosts')} is set, and covers all files`
  }
  return isOfScan && raw.usages ? `${setting('usages')} is set` : null
}

const patternsIn = (text: string): readonly HostPattern[] =>
  listItems(text).flatMap((line) => {
    const read = readHostPattern(line)
    return read.ok ? read.value : []
  })

/** `allowed`: what the lists of both allow. `fixed`: that of the workflow or command line, which the file can only narrow. */
export function allowedHostsIn(raw: RawSettings, { settings }: ProjectFile) {
  const fixed = patternsIn(raw['allowed-hosts'] ?? '')
  const inFile = settings.get('allowed-hosts')
  if (inFile === undefined) return { allowed: fixed, fixed, mistakes: [] }
  const others = patternsIn(inFile.text)
  if (fixed.length === 0) return { allowed: others, fixed, mistakes: [] }
  const allowed = [
    ...others.filter((pattern) => isCovered(pattern, fixed)),
    ...fixed.filter((pattern) => isCovered(pattern, others))
  ]
  const at = `${inFile.place.file}:${inFile.place.line}`
  const why =
    'allowed_hosts has no host that the allowlist of the workflow has, and can only narrow it'
  return { allowed, fixed, mistakes: allowed.length === 0 ? [`${at}: ${why}`] : [] }
}

const isCovered = ({ host, subdomains }: HostPattern, patterns: readonly HostPattern[]): boolean =>
  patterns.some((other) =>
    subdomains
      ? other.subdomains && (host === other.host || isAllowed(host, [other]))
      : isAllowed(host, [other])
  )
