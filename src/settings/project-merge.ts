// Which lines of the project file count beside the settings of the workflow or command line.
import type { Environment } from '../read/cli-config/machine.ts'
import { brief } from '../rules/problems/brief.ts'
import { type HostPattern, isAllowed } from '../rules/protocol/hostname.ts'
import { list } from './kinds.ts'
import { readHostPattern } from './lines.ts'
import { nameInFile, type ProjectFile } from './project-file.ts'
import type { RawSettings, Wording } from './settings.ts'
import type { SettingName } from './table.ts'

// What a scan reads. Under the allowlist of a workflow, no file of the checkout decides about it.
const OF_SCAN: readonly SettingName[] = ['exclude', 'roots', 'dialect']

const ALLOWED = 'allowed-hosts'

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
    if (why !== null) {
      unused.push(`${nameInFile(name)}, ${from}, is not used: ${why}`)
      continue
    }
    // In CI, the file may be that of a stranger, and this depth runs `git` with the logins of the machine.
    const isLimited = name === 'depth' && text === 'init' && Boolean(environment['CI'])
    const counting = isLimited || raw.usages ? text.replace(/^init$/, 'packages') : text
    if (isLimited) unused.push(INIT_IN_CI)
    if (name !== ALLOWED) merged[name] = counting
    used.push(`${name}: ${brief(counting.replaceAll('\n', ', '))}, ${from}`)
  }
  return { merged, remarks: [...(used.length === 0 ? [] : [used.join('; ')]), ...unused] }
}

function whyUnused(name: SettingName, raw: RawSettings, setting: Wording['setting']) {
  if (name === ALLOWED) return null
  if (raw[name]) return `${setting(name)} is set`
  if (!OF_SCAN.includes(name)) return null
  if (raw[ALLOWED]) return `${setting(ALLOWED)} is set, and covers all files`
  return raw.usages ? `${setting('usages')} is set` : null
}

/** The hosts that are allowed by the workflow or command line and by the file, which can only narrow it. */
export function narrowHosts(fixed: readonly HostPattern[], { settings }: ProjectFile) {
  const inFile = settings.get(ALLOWED)
  if (inFile === undefined) return { allowed: fixed, mistakes: [] }
  const others = list('HOST', readHostPattern).parse(inFile.text, ALLOWED).value
  if (fixed.length === 0) return { allowed: others, mistakes: [] }
  const allowed = [
    ...others.filter((pattern) => isCovered(pattern, fixed)),
    ...fixed.filter((pattern) => isCovered(pattern, others))
  ]
  const at = `${inFile.place.file}:${inFile.place.line}`
  const why =
    'allowed_hosts has no host that the allowlist of the workflow has, and can only narrow it'
  return { allowed, mistakes: allowed.length === 0 ? [`${at}: ${why}`] : [] }
}

const isCovered = ({ host, subdomains }: HostPattern, patterns: readonly HostPattern[]): boolean =>
  patterns.some((other) => {
    const isSame = subdomains && other.subdomains && host === other.host
    return isSame || (isAllowed(host, [other]) && (other.subdomains || !subdomains))
  })
