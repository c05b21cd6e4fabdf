// What a pull request changes: the usages in changed files, and the hosts that it adds.
import { type Hostname, showHostname } from '../protocol/hostname.ts'
import type { ScanResult, Usage } from '../scan/usage.ts'

/** A file of a pull request, from GitHub's list. */
export type ChangedFile = {
  /** Relative to the repository, with slashes; of a renamed file, the new name. */
  readonly file: string
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed' | 'unchanged'
  /** Lines added and removed. */
  readonly changes: number
  /** The hunks of the difference; null if there are none, or GitHub finds them too large. */
  readonly patch: string | null
}

/** `all`: every usage is checked, and why. */
export type Changes =
  | { readonly kind: 'files'; readonly files: readonly ChangedFile[] }
  | { readonly kind: 'all'; readonly why: string }

/** The text of a file of the checkout, by its name in the repository; null if it cannot be read. */
export type Content = (file: string) => string | null

/** What `changed-only` leaves of a scan. */
export type ChangedScan = ScanResult & {
  readonly newHosts: ReadonlySet<Hostname>
  /** Each a clause without capital and full stop, for the reports. */
  readonly remarks: readonly string[]
}

/** What is checked of a scan. `changes` is null without `changed-only`; in doubt everything is checked. */
export function applyChanges(
  scanned: ScanResult,
  changes: Changes | null,
  contentOf: Content
): ChangedScan {
  const all = { ...scanned, newHosts: new Set<Hostname>(), remarks: [] }
  if (changes === null) return all
  const keepAll = (why: string) => ({ ...all, remarks: [`changed-only has no effect: ${why}`] })
  if (changes.kind === 'all') return keepAll(changes.why)
  const { files } = changes
  const names = new Set(files.filter(({ status }) => status !== 'removed').map(({ file }) => file))
  if (names.size > 0 && ![...names].some((name) => contentOf(name) !== null)) {
    return keepAll('the checkout contains none of the files that the pull request changes')
  }
  const usages = scanned.usages.filter(({ place }) => names.has(place.file))
  const count = files.length === 1 ? '1 file' : `${files.length} files`
  const remark = `changed-only: the pull request changes ${count} with ${usages.length} of ${scanned.usages.length} usages`
  return {
    usages,
    notes: scanned.notes.filter(({ place }) => concerns(place.file, names)),
    newHosts: newHosts(scanned.usages, files, contentOf),
    remarks: [remark]
  }
}

/** A note about a directory concerns every changed file below it. */
const concerns = (place: string, names: ReadonlySet<string>): boolean =>
  names.has(place) || place === '.' || [...names].some((name) => name.startsWith(`${place}/`))

/**
 * Hosts that the pull request adds, as far as its patches show: every usage is in a changed file, on
 * added lines, and no removed or unchanged line of a patch names the host. A default registry is never
 * new. In doubt a host is not new.
 */
function newHosts(
  usages: readonly Usage[],
  files: readonly ChangedFile[],
  contentOf: Content
): ReadonlySet<Hostname> {
  const changed = new Map(files.map((each) => [each.file, each]))
  const byHost = Map.groupBy(usages, ({ host }) => host)
  const found = new Set<Hostname>()
  for (const [host, using] of byHost) {
    if (host === null || using.some(({ isHostImplied }) => isHostImplied)) continue
    const used = [...new Set(using.map(({ place }) => place.file))]
    const isAdded = (file: string) => hasOnlyAdded(changed.get(file), host, contentOf)
    if (!files.some((file) => mayHaveNamed(file, host)) && used.every(isAdded)) found.add(host)
  }
  return found
}

/** Whether all lines of a file that name the host are added ones. */
function hasOnlyAdded(file: ChangedFile | undefined, host: Hostname, contentOf: Content): boolean {
  if (file === undefined) return false
  if (file.status === 'added') return true
  const content = contentOf(file.file)
  if (file.patch === null || content === null) return false
  const now = content.split('\n').filter((line) => names(line, host)).length
  const added = file.patch.split('\n').filter((line) => line.startsWith('+') && names(line, host))
  return now > 0 && added.length === now
}

// Files that can name a host.
const CONFIGURATION = /\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/

/** Whether a removed or unchanged line may name the host. */
function mayHaveNamed({ file, status, changes, patch }: ChangedFile, host: Hostname): boolean {
  if (patch === null) return status !== 'added' && changes > 0 && CONFIGURATION.test(file)
  return patch.split('\n').some((line) => /^[ -]/.test(line) && names(line, host))
}

function names(line: string, host: Hostname): boolean {
  const text = line.toLowerCase()
  return text.includes(host) || text.includes(showHostname(host).toLowerCase())
}
