// The changes of a pull request, or since a commit: the usages in changed files, and the hosts that it adds.

import { PROJECT_FILE } from '../../read/scan/file-kinds.ts'
import type { ScanResult, Usage } from '../../read/scan/usage.ts'
import { brief, showCount } from '../../rules/problems/brief.ts'
import { fileOf, type Note } from '../../rules/problems/note.ts'
import { type Hostname, unicodeHostname } from '../../rules/protocol/hostname.ts'
import { once } from '../../rules/text/once.ts'

/** A file of a pull request, from GitHub's list. */
export type ChangedFile = {
  /** Relative to the repository, with slashes; of a renamed file, the new name. */
  readonly file: string
  /** GitHub's word: `added`, `removed`, `modified`, `renamed`, … */
  readonly status: string
  /** Lines added and removed. */
  readonly changes: number
  /** The hunks of the difference; null if there are none, or GitHub finds them too large. */
  readonly patch: string | null
}

/** `all`: every usage is checked, and why. */
export type Changes =
  | {
      readonly kind: 'files'
      readonly files: readonly ChangedFile[]
      /** What `--changed-since` names; absent for a pull request, whose files may lie elsewhere. */
      readonly since?: string
    }
  | { readonly kind: 'all'; readonly why: string }

/** The text of a file of the checkout, by its name in the repository; null if it cannot be read. */
export type Content = (file: string) => string | null

/** The part of a scan that is checked, with what an allowlist forbids. `changes` is null without `changed-only`; in doubt everything is checked. */
export function applyChanges(
  { links, ...scanned }: ScanResult & { readonly links: ReadonlyMap<string, string> },
  changes: Changes | null,
  contentOf: Content,
  isForbidden: (usageOrNote: Usage | Note) => boolean
) {
  const all = { ...scanned, newHosts: new Set<Hostname>(), files: null, remarks: [] }
  if (changes === null) return all
  const { since } = { since: undefined, ...changes }
  const setting = since === undefined ? 'changed-only' : `--changed-since ${brief(since)}`
  const keepAll = (why: string) => ({ ...all, remarks: [`${setting} has no effect: ${why}`] })
  if (changes.kind === 'all') return keepAll(changes.why)
  if (changes.files.some(({ file }) => file === PROJECT_FILE)) {
    return keepAll(`${PROJECT_FILE} has changed`)
  }
  const files = withLinks(changes.files, links)
  const names = new Set(files.filter(({ status }) => status !== 'removed').map(({ file }) => file))
  const isHere = names.size === 0 || [...names].some((name) => contentOf(name) !== null)
  if (since === undefined && !isHere) {
    return keepAll('the checkout contains none of the files that the pull request changes')
  }
  const usages = scanned.usages.filter((usage) => names.has(usage.place.file) || isForbidden(usage))
  const finds = since === undefined ? `${setting}: the pull request changes` : `${setting} finds`
  const count = showCount(changes.files.length, 'file')
  const used = `${usages.length} of ${showCount(scanned.usages.length, 'usage')}`
  const remark = `${finds} ${count} with ${used}`
  return {
    usages,
    notes: scanned.notes.filter((note) => concerns(fileOf(note), names) || isForbidden(note)),
    newHosts: newHosts(scanned.usages, files, contentOf),
    /** Null if everything is checked. */
    files: new Set(files.map(({ file }) => file)),
    /** Each a clause without capital and full stop, for the reports. */
    remarks: [remark]
  }
}

/** The changed files, and the links to them. */
function withLinks(files: readonly ChangedFile[], links: ReadonlyMap<string, string>) {
  const changed = new Map(files.map((file) => [file.file, file]))
  const linked = links.entries().flatMap(([file, target]) => {
    const targetFile = changed.get(target)
    return targetFile === undefined ? [] : [{ ...targetFile, file }]
  })
  return [...files, ...linked]
}

/** A note about a directory concerns every changed file below it. */
const concerns = (place: string, names: ReadonlySet<string>): boolean =>
  names.has(place) || place === '.' || [...names].some((name) => name.startsWith(`${place}/`))

// Characters that are searched for hosts. A pull request may have 3,000 patches and 10,000 hosts.
const MAX_SEARCHED = 200_000_000

/**
 * Hosts that the pull request adds, as far as its patches show: every usage is in a changed file, on
 * added lines, and no removed or unchanged line of a patch names the host. A default registry is never
 * new. In doubt, as when there is too much to search, a host is not new.
 */
function newHosts(usages: readonly Usage[], files: readonly ChangedFile[], contentOf: Content) {
  const hosts = new Set<Hostname>()
  if (files.some(mayHaveNamedAny)) return hosts
  const changed = new Map(files.map((file) => [file.file, file]))
  // Read when they are needed first.
  const linesIn = once((name: string) => linesOf(changed.get(name), contentOf))
  const oldLines = files.flatMap(({ patch }) => patchLines(patch, /^[ -]/))
  let searched = 0
  const count = (lines: readonly string[], host: Hostname): number => {
    const spellings = [host, unicodeHostname(host).toLowerCase()]
    return lines.filter((line) => {
      searched += line.length
      return searched <= MAX_SEARCHED && spellings.some((spelling) => line.includes(spelling))
    }).length
  }
  const isAdded = (file: string, host: Hostname): boolean => {
    const { isNew, now, added } = linesIn(file)
    const lines = isNew ? 0 : count(now, host)
    return isNew || (lines > 0 && lines === count(added, host))
  }
  for (const [host, using] of Map.groupBy(usages, (usage) => usage.host)) {
    if (host === null || using.some(({ isHostImplied }) => isHostImplied)) continue
    const used = [...new Set(using.map(({ place }) => place.file))]
    if (!used.every((file) => changed.has(file)) || count(oldLines, host) > 0) continue
    if (used.every((file) => isAdded(file, host)) && searched <= MAX_SEARCHED) hosts.add(host)
  }
  return hosts
}

/** In lower case: the lines of a changed file, and those that were added. */
function linesOf(changed: ChangedFile | undefined, contentOf: Content) {
  const { file = '', status, patch = null } = changed ?? {}
  const isNew = status === 'added'
  if (isNew || patch === null) return { isNew, now: [], added: [] }
  const now = (contentOf(file) ?? '').toLowerCase().split('\n')
  return { isNew, now, added: patchLines(patch, /^\+/) }
}

const patchLines = (patch: string | null, sign: RegExp): readonly string[] =>
  (patch ?? '')
    .toLowerCase()
    .split('\n')
    .filter((line) => sign.test(line))

// Files that can name a host.
const CONFIGURATION = /\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/

/** A change that cannot be seen, and may have removed the name of any host. */
const mayHaveNamedAny = ({ file, status, changes, patch }: ChangedFile): boolean =>
  patch === null && status !== 'added' && changes > 0 && CONFIGURATION.test(file)
