// Which lines of the project file count beside the settings of the workflow or command line.
import { brief } from '../rules/problems/brief.ts'
import { firstOfEach } from '../rules/problems/place.ts'
import { type HostPattern, isAllowed, showHostname } from '../rules/protocol/hostname.ts'
import { list } from './kinds.ts'
import { readHostPattern } from './lines.ts'
import { nameInFile, type ProjectFile } from './project-file.ts'
import type { RawSettings, Wording } from './settings.ts'
import type { SettingName } from './table.ts'

// What a scan reads. Under the allowlist of a workflow, no file of the checkout decides about it.
export const OF_SCAN: readonly SettingName[] = ['exclude', 'roots', 'dialect']

const ALLOWED = 'allowed-hosts'

const INIT_IN_FILE =
  'depth init of the project file counts as packages, since it runs `git` with the logins of the machine; to have it, set it in the workflow or on the command line'

/** The settings together, those that the file sets, and remarks on which lines of the file count, and which do not and why. */
export function mergeProject(
  raw: RawSettings,
  { settings }: ProjectFile,
  setting: Wording['setting']
) {
  const merged: Partial<Record<SettingName, string>> = { ...raw }
  const used = new Map<SettingName, string>()
  const unused: string[] = []
  for (const [name, { text, place }] of settings) {
    if (name === ALLOWED) continue
    const from = `from ${place.file}:${place.line}`
    const why = whyUnused(name, raw, setting)
    // A stranger may have written the file.
    const isLimited = name === 'depth' && text === 'init'
    const counting = isLimited ? 'packages' : text
    if (why !== null) unused.push(`${nameInFile(name)}, ${from}, is not used: ${why}`)
    else {
      merged[name] = counting
      used.set(name, `${name}: ${brief(counting.replaceAll('\n', ', '))}, ${from}`)
      if (isLimited) unused.push(INIT_IN_FILE)
    }
  }
  const ofProject: ReadonlySet<SettingName> = new Set(used.keys())
  const all = [...used.values()].join('; ')
  return { merged, ofProject, remarks: [...(all === '' ? [] : [all]), ...unused] }
}

function whyUnused(name: SettingName, raw: RawSettings, setting: Wording['setting']) {
  if (raw[name]) return `${setting(name)} is set`
  if (!OF_SCAN.includes(name)) return null
  if (raw[ALLOWED]) return `${setting(ALLOWED)} is set, and covers all files`
  if (raw.usages) return `${setting('usages')} is set`
  return raw.hostnames && !raw.scan ? `${setting('hostnames')} is set, and no files are read` : null
}

/** The hosts that are allowed by the workflow or command line and by the file, which can only narrow it. */
export function narrowHosts(
  fixed: readonly HostPattern[],
  { settings }: ProjectFile,
  setting: Wording['setting']
) {
  const inFile = settings.get(ALLOWED)
  if (inFile === undefined) return { allowed: fixed, mistakes: [], remarks: [] }
  const from = `${inFile.place.file}:${inFile.place.line}`
  const others = list('HOST', readHostPattern).parse(inFile.text, ALLOWED).value
  const isOpen = fixed.length === 0
  const within = (some: readonly HostPattern[], all: readonly HostPattern[]) =>
    some.filter((pattern) => isCovered(pattern, all))
  const both = [...within(others, fixed), ...within(fixed, others)]
  const allowed = firstOfEach(isOpen ? others : both, (one) => showAll([one]))
  const why = `allowed_hosts has no host that ${setting(ALLOWED)} has, and can only narrow it`
  const mistakes = allowed.length === 0 ? [`${from}: ${why}`] : []
  const lost = others.filter((one) => !allowed.some((each) => isCovered(each, [one])))
  const without = `; not used: ${brief(showAll(lost))}, which ${setting(ALLOWED)} does not have`
  const remark = `${ALLOWED}: ${brief(showAll(allowed))}, from ${from}${lost.length > 0 ? without : ''}`
  return { allowed, mistakes, remarks: [remark] }
}

const showAll = (patterns: readonly HostPattern[]): string =>
  patterns
    .map(({ host, subdomains }) => `${subdomains ? '*.' : ''}${showHostname(host)}`)
    .join(', ')

const isCovered = ({ host, subdomains }: HostPattern, patterns: readonly HostPattern[]): boolean =>
  patterns.some((other) => {
    const isSame = subdomains && other.subdomains && host === other.host
    return isSame || (isAllowed(host, [other]) && (other.subdomains || !subdomains))
  })
