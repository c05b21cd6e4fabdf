// What a pull request changes, and which of the usages are in it; which hosts it is the first to name.
import type { Hostname } from '../protocol/hostname.ts'
import { showHostname } from '../protocol/hostname.ts'
import type { Note, Usage } from './usage.ts'

/** A file of a pull request, as GitHub's list of them has it. */
export type ChangedFile = {
  /** Relative to the repository, with slashes; after a renaming, the new name. */
  readonly file: string
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed' | 'unchanged'
  /** Lines added and removed. */
  readonly changes: number
  /** The hunks of the difference; null where GitHub has none or finds it too large. */
  readonly patch: string | null
}

/** `all`: nothing is left out, and why. */
export type Changes =
  | { readonly kind: 'files'; readonly files: readonly ChangedFile[] }
  | { readonly kind: 'all'; readonly why: string }

/** The names of the files that are there after the change. */
export const changedNames = (files: readonly ChangedFile[]): ReadonlySet<string> =>
  new Set(files.filter(({ status }) => status !== 'removed').map(({ file }) => file))

/** What files say. */
export type Mentions = { readonly usages: readonly Usage[]; readonly notes: readonly Note[] }

/** What the changed files say, and a clause about how much of the whole it is. */
export function withinChanges(
  { usages, notes }: Mentions,
  files: readonly ChangedFile[]
): Mentions & { readonly remarks: readonly string[] } {
  const names = changedNames(files)
  const kept = usages.filter(({ place }) => names.has(place.file))
  const count = `${kept.length} of ${usages.length} usages`
  const remark = `the pull request changes ${files.length} ${files.length === 1 ? 'file' : 'files'}: changed-only keeps ${count}`
  return {
    usages: kept,
    notes: notes.filter(({ place }) => concerns(place.file, names)),
    remarks: [remark]
  }
}

/** A directory that cannot be read concerns every changed file below it. */
const concerns = (place: string, names: ReadonlySet<string>): boolean =>
  names.has(place) || place === '' || [...names].some((name) => name.startsWith(`${place}/`))

export type Content = (file: string) => string | null

/**
 * Hosts that nothing named before the pull request, as far as that can be known without asking for the
 * files as they were: every usage is in a changed file, on lines that were added, and no line that was
 * there before names the host. A host that is somebody's default is never new. In doubt a host is not new.
 */
export function newHosts(
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

/** Whether all lines of a file that name the host were added to it. */
function hasOnlyAdded(file: ChangedFile | undefined, host: Hostname, contentOf: Content): boolean {
  if (file === undefined) return false
  if (file.status === 'added') return true
  const content = contentOf(file.file)
  if (file.patch === null || content === null) return false
  const now = content.split('\n').filter((line) => names(line, host)).length
  const added = file.patch.split('\n').filter((line) => line.startsWith('+') && names(line, host))
  return now > 0 && added.length === now
}

// What a host can be named in, as far as a name of a file tells.
const CONFIGURATION = /\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/

/** Whether a line that the change kept or removed names the host. */
function mayHaveNamed({ file, status, changes, patch }: ChangedFile, host: Hostname): boolean {
  if (patch === null) return status !== 'added' && changes > 0 && CONFIGURATION.test(file)
  return patch.split('\n').some((line) => /^[ -]/.test(line) && names(line, host))
}

function names(line: string, host: Hostname): boolean {
  const text = line.toLowerCase()
  return text.includes(host) || text.includes(showHostname(host).toLowerCase())
}
