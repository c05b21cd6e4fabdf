// Where something is asked for, in words: the places of findings and requirements, safe for a log.

import type { Finding, HostVerdict } from '../judge/verdict.ts'
import type { Place } from '../problems/place.ts'
import type { Because } from '../visit/requirements.ts'
import { showCount } from './phrases.ts'
import { visibleFile } from './safe-text.ts'

/** `main.tf:12`, or the name of the setting. */
export const showBecause = (because: Because): string =>
  isPlace(because) ? `${visibleFile(because.file)}:${because.line}` : because

/** `main.tf:12:7`, as editors and terminals open it. */
export const showPlace = ({ file, line, column }: Place): string =>
  `${visibleFile(file)}:${line}:${column}`

/** At most `most` of them, then `and 3 more places`. `show` makes a face's own text of each. */
export function showPlaces(
  because: readonly Because[],
  most: number,
  show: (because: Because) => string = showBecause
): string {
  const lines = distinctLines(because)
  const shown = lines.slice(0, most).map(show).join(', ')
  const more = lines.length - most
  return more > 0 ? `${shown} and ${showCount(more, 'more place')}` : shown
}

/** The setting, if it asks, the first place, and the number of the others. */
export const showAsking = (
  because: readonly Because[],
  show: (because: Because) => string = showBecause
): string => showPlaces(because, because.every(isPlace) ? 1 : 2, show)

/** Whence a finding comes, each part for its own place in a face. */
export type Origin = {
  /** Where the finding is shown; null where no file is to blame. */
  readonly first: Place | null
  /** Other lines of files. */
  readonly others: readonly Place[]
  /** The setting that asks for it, if one does. */
  readonly settings: readonly Because[]
}

export function originOf(finding: Finding): Origin {
  const [first = null, ...others] = distinctLines(finding.places.filter(isPlace))
  const settings = finding.places.filter((because) => !isPlace(because))
  return { first, others, settings }
}

/** Lines of files that use a host. */
export const usedAt = (host: HostVerdict): readonly Place[] =>
  distinctLines(host.requirements.flatMap(({ because }) => because.filter(isPlace)))

/** Findings about files by their file, in the order of the first of each; those without a place are left out. */
export function byFile(
  findings: readonly Finding[]
): readonly (readonly [file: string, findings: readonly Finding[]])[] {
  const placed = findings.filter((finding) => originOf(finding).first !== null)
  return [...Map.groupBy(placed, (finding) => originOf(finding).first?.file ?? '')]
}

/** Findings about neither a host nor a file: about credentials, of which nothing else is said there. */
export const withoutFile = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter((finding) => originOf(finding).first === null)

/**
 * Whether a file may be one of the checkout: what stands in the home directory, or anywhere else on the
 * machine, is shown by its whole path.
 */
export const isInCheckout = (file: string): boolean =>
  !/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(file)

const isPlace = (because: Because): because is Place => typeof because !== 'string'

/** Two usages on one line are one line to whoever goes there. A raw key: most are never shown. */
function distinctLines<B extends Because>(because: readonly B[]): readonly B[] {
  const lines = new Map<string, B>()
  for (const one of because) {
    const key = typeof one === 'string' ? one : `${one.line}:${one.file}`
    if (!lines.has(key)) lines.set(key, one)
  }
  return [...lines.values()]
}
