// Places of findings and requirements as text, safe for a log.

import type { Finding } from '../judge/finding.ts'
import type { HostVerdict } from '../judge/host-verdict.ts'
import type { Place } from '../problems/place.ts'
import type { Because } from '../visit/requirements.ts'
import { showCount } from './phrases.ts'
import { visible, visibleFile } from './safe-text.ts'

/** `main.tf:12`, or the name of the setting. */
export const showBecause = (because: Because): string =>
  isPlace(because) ? `${visibleFile(because.file)}:${because.line}` : because

/** `main.tf:12:7`, which editors and terminals can open. */
export const showPlace = ({ file, line, column }: Place): string =>
  `${visibleFile(file)}:${line}:${column}`

/** At most `most` distinct lines, then `and 3 more places`, with `leftOut` further ones. `show` formats one of them. */
export function showPlaces(
  because: readonly Because[],
  most: number,
  show: (because: Because) => string = showBecause,
  leftOut = 0
): string {
  const lines = distinctLines(because)
  const shown = lines.slice(0, most).map(show).join(', ')
  const more = Math.max(0, lines.length - most) + leftOut
  const rest = more > 0 ? [showCount(more, 'more place')] : []
  return [...(shown === '' ? [] : [shown]), ...rest].join(' and ')
}

/** The setting, if it requires the service, and the first line of a file that does. */
export const showRequiring = (
  because: readonly Because[],
  show: (because: Because) => string = showBecause
): string => showPlaces(because, because.every(isPlace) ? 1 : 2, show)

// Findings about one host share their places.
const MAX_PLACES = 100_000

/**
 * What some findings are about: lines of files and the settings that require a service, each once. `leftOut` is
 * the number of further places.
 */
export function originOf(findings: readonly Finding[]) {
  const lists = new Map(
    findings.map(({ places, placesLeftOut = 0 }) => [places, placesLeftOut] as const)
  )
  const places: Because[] = []
  for (const list of lists.keys()) if (places.length < MAX_PLACES) places.push(...list)
  const more = lists.entries().reduce((sum, [list, left]) => sum + list.length + left, 0)
  const lines = distinctLines(places.filter(isPlace))
  const settings = [...new Set(places.filter((because) => typeof because === 'string'))]
  return { lines, settings, leftOut: more - places.length }
}

/** Where a finding is shown; null where no file is involved. */
export const firstPlaceOf = ({ places }: Finding): Place | null => places.find(isPlace) ?? null

/** Where the first of some findings is that is in a file. */
export const firstPlaceIn = (findings: readonly Finding[]): Place | null =>
  findings.map(firstPlaceOf).find((place) => place !== null) ?? null

/** What to say below the message of a finding: labels and texts. `affected` are the clients, as words or empty. */
export function findingFacts(
  finding: Finding,
  affected: string,
  maxCharacters: number,
  maxPlaces: number
) {
  const { lines, settings, leftOut } = originOf([finding])
  const facts = [
    ['help', visible(finding.problem.help ?? '', maxCharacters)],
    ['affects', affected],
    ['also at', showPlaces(lines.slice(1), maxPlaces, showBecause, leftOut)],
    ['required by', showPlaces(settings, maxPlaces)]
  ] as const
  return facts.filter(([, text]) => text !== '')
}

/** Whether some file uses a host. */
export const isUsed = ({ requirements }: HostVerdict): boolean =>
  requirements.some(({ because }) => because.some(isPlace))

/** How many files the findings are in. */
export const countFiles = (findings: readonly Finding[]): number =>
  new Set(findings.flatMap(({ places }) => places.filter(isPlace).map(({ file }) => file))).size

/** Findings that have no place. */
export const withoutFile = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter((finding) => firstPlaceOf(finding) === null)

/** What findings without a host and a place are about. */
export const subjectOf = (findings: readonly Finding[]): 'credentials' | 'settings' =>
  findings.every(({ problem }) => problem.code.startsWith('credentials-'))
    ? 'credentials'
    : 'settings'

/** Whether a file can be in the checkout. Other files of the machine are shown by their whole path. */
export const isInCheckout = (file: string): boolean =>
  !/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(file)

const isPlace = (because: Because): because is Place => typeof because !== 'string'

/** The first place of each line. There may be a hundred thousand. */
function distinctLines<B extends Because>(because: readonly B[]): readonly B[] {
  const seen = new Map<string, Set<number>>()
  return because.filter((one) => {
    const { file, line } = typeof one === 'string' ? { file: one, line: 0 } : one
    const lines = seen.get(file)
    if (lines === undefined) seen.set(file, new Set([line]))
    else if (lines.has(line)) return false
    else lines.add(line)
    return true
  })
}
