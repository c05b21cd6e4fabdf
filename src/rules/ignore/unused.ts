// The notices about rules of files that ignored nothing.
import { ignoreUnused } from '../problems/file.ts'
import { fileNote, type Note } from '../problems/note.ts'
import { showBecause } from '../problems/place.ts'
import { type Ignorable, type IgnoredBy, type IgnoreRule, ignoring } from './ignore.ts'

// There may be ten thousand findings with as many places, and as many rules.
const MAX_COMPARED = 100

type Rules = {
  readonly ignore: readonly IgnoreRule[]
  readonly fixedHosts: readonly unknown[]
  readonly depth: string
}

/** `isOfAllowlist`: an allowlist finds what has the code. */
export function unusedNotes(
  findings: readonly Ignorable[],
  { ignore, fixedHosts, depth }: Rules,
  ignoredBy: IgnoredBy,
  isOfAllowlist: (code: string) => boolean
): readonly Note[] {
  const used = new Set(findings.flatMap((finding) => ignoredBy(finding) ?? []))
  const byCode = Map.groupBy(findings, ({ problem }) => problem.code as string)
  return ignore.flatMap((rule, at) => {
    const { code, line, place } = rule
    if (place === null || used.has(rule)) return []
    const noteHere = (data: Parameters<typeof ignoreUnused>[0]) =>
      fileNote(place.file, ignoreUnused(data), place)
    if (fixedHosts.length > 0 && isOfAllowlist(code)) return noteHere({ kind: 'fixed', code })
    const covers = ignoring([rule], () => false)
    const candidates = at < MAX_COMPARED ? (byCode.get(code) ?? []) : []
    for (const finding of candidates.slice(0, MAX_COMPARED)) {
      const places = finding.places.slice(0, MAX_COMPARED)
      if (!places.some((one) => covers(finding, () => [one]) !== null)) continue
      const other = places.find((one) => ignoredBy(finding, () => [one]) === null)
      if (other !== undefined) return noteHere({ kind: 'elsewhere', code, at: showBecause(other) })
    }
    return mayReturn(code, depth) ? [] : noteHere({ kind: 'unmatched', code, line })
  })
}

// These return with the network or the day, are ignored in many repositories at once, or are about rules themselves.
const MAY_RETURN = /^(?:machine|host|proxy|document|nothing|ignore)-|expir/
// A check of a lower depth does not find these.
const OF_INIT = /^(?:block|cloud|constraint|lock|mirror|module|not|package|provider|versions?)-/

/** Another run may have findings of the code. */
export const mayReturn = (code: string, depth: string): boolean =>
  MAY_RETURN.test(code) || (depth !== 'init' && OF_INIT.test(code))
