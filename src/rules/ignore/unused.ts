// The notices about rules of files that ignored nothing.
import { ignoreUnused } from '../problems/file.ts'
import { fileNote, type Note } from '../problems/note.ts'
import type { Ignorable, IgnoredBy, IgnoreRule } from './ignore.ts'

/** `isFixed`: no rule of a file can ignore what has the code. */
export function unusedNotes(
  findings: readonly Ignorable[],
  rules: {
    readonly ignore: readonly IgnoreRule[]
    readonly depth: string
    readonly scan: readonly string[]
  },
  ignoredBy: IgnoredBy,
  isFixed: (code: string) => boolean
): readonly Note[] {
  const { used = [], partly = [] } = Object.groupBy(findings.map(ignoredBy), ({ isIgnored }) =>
    isIgnored ? 'used' : 'partly'
  )
  const [isUsed, isPartly] = [used, partly].map((of) => new Set(of.flatMap(({ rules }) => rules)))
  // One of the project file may be about files that this check does not read.
  const isWhole = rules.scan.includes('.')
  return rules.ignore.flatMap((rule) => {
    const { code, line, place } = rule
    if (place === null || isUsed?.has(rule) || (line === undefined && !isWhole)) return []
    const kind = isFixed(code) ? 'fixed' : isPartly?.has(rule) ? 'elsewhere' : 'unmatched'
    if (kind === 'unmatched' && mayReturn(code, rules.depth)) return []
    return fileNote(place.file, ignoreUnused({ kind, code, line }), place)
  })
}

// These return with the network or the day, are ignored in many repositories at once, or are about rules themselves.
const MAY_RETURN = /^(?:machine|host|proxy|document|nothing|ignore)-|expir/
// What a check at a depth does not find in any file.
const BEYOND: Readonly<Record<string, RegExp>> = {
  discovery: /^(?:answer|cloud|lock-platform|mirror|module|not|package|provider|versions?)\b/,
  versions: /^(?:lock-platform|mirror-version|package)\b/,
  packages: /^package-broken$/
}

/** Another run may have findings of the code. */
export const mayReturn = (code: string, depth: string): boolean =>
  MAY_RETURN.test(code) || BEYOND[depth]?.test(code) === true
