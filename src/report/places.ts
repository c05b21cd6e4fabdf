import type { Finding } from '../judge/finding.ts'
import type { Verdict } from '../judge/verdict.ts'
import { showCount, showSome } from '../rules/problems/brief.ts'
import { firstPlaceOf } from '../rules/problems/note.ts'
import type { Because, Place } from '../rules/problems/place.ts'
import { firstOfEach, repositoryOf, showBecause, showInside } from '../rules/problems/place.ts'

/** At most `most` distinct lines, then `and 3 more places`; of several repositories, the first line of each. */
export function showPlaces(because: readonly Because[], most: number): string {
  const { places, noun } = firstPlaces(because)
  return showSome(places, most, showBecause, (more) => showCount(more, `more ${noun}`))
}

/** The first place of each line, or of several repositories the first place in each. */
export function firstPlaces<B extends Because>(because: readonly B[]) {
  const lines = distinctLines(because)
  const firsts = firstOfEach(lines, (one) => (isPlace(one) ? (repositoryOf(one.file) ?? one) : one))
  const isOfSeveral = inRepositories(firsts).length > 1
  return { places: isOfSeveral ? firsts : lines, noun: isOfSeveral ? 'repository' : 'place' }
}

const inRepositories = (because: readonly Because[]): readonly Place[] =>
  because.filter(isPlace).filter(({ file }) => repositoryOf(file) !== null)

/** The first place of findings in each repository that they hit; empty without other repositories. */
export const hitsOf = (findings: readonly Finding[]): readonly Place[] =>
  firstOfEach(inRepositories(placesOf(findings)), ({ file }) => repositoryOf(file))

/** Findings about one host share their places. */
const placesOf = (findings: readonly Finding[]): readonly Because[] =>
  [...new Set(findings.map(({ places }) => places))].flat()

/** `120 of 300 repositories`, `all 300 repositories`, `both repositories` */
export const outOf = (count: number, total: number, nouns: string): string =>
  `${count < total ? `${count} of ${total}` : total === 2 ? 'both' : `all ${total}`} ${nouns}`

/** How many repositories findings hit; empty for none and for one, which their places name. */
export function showHits(findings: readonly Finding[], total: number): string {
  const { length } = total > 1 ? hitsOf(findings) : []
  return length > 1 ? outOf(length, total, 'repositories') : ''
}

/** The lines besides those that are shown; of several repositories, those in other repositories. */
export function besides(lines: readonly Place[], shown: readonly Place[]): readonly Place[] {
  const isOfSeveral = new Set(lines.flatMap(({ file }) => repositoryOf(file) ?? [])).size > 1
  const subjectOf = (place: Place): string =>
    (isOfSeveral ? repositoryOf(place.file) : null) ?? lineKey(place)
  const subjects = new Set(shown.map(subjectOf))
  return lines.filter((place) => !subjects.has(subjectOf(place)))
}

/** The lines of a finding besides the first. */
export function alsoAt(finding: Finding, most: number): string {
  const lines = linesOf([finding])
  return showPlaces(besides(lines, lines.slice(0, 1)), most)
}

/** The lines of files that some findings are about, each once. */
export const linesOf = (findings: readonly Finding[]): readonly Place[] =>
  distinctLines(placesOf(findings).filter(isPlace))

/** The settings that require a service, each once. */
export const settingsOf = (findings: readonly Finding[]) => [
  ...new Set(placesOf(findings).filter((because) => typeof because === 'string'))
]

/** The places of findings, requirements, and modules and providers. */
export function placeListsIn(verdict: Pick<Verdict, 'findings' | 'hosts' | 'roots'>) {
  const required = verdict.hosts.flatMap(({ requirements }) => requirements)
  const placed = [...verdict.findings, ...verdict.roots.flatMap(({ rows }) => rows)]
  return [
    ...new Set([...required.map(({ because }) => because), ...placed.map((one) => one.places)])
  ]
}

/** The place where some findings are shown; null where none is in a file. */
export const firstPlaceIn = (findings: readonly Finding[]): Place | null =>
  findings
    .values()
    .map(firstPlaceOf)
    .find((place) => place !== null) ?? null

/** The id of the service that a finding is about; null for the host, a file, or several services. */
export const onlyServiceOf = ({ services: [first, ...others] }: Finding): string | null =>
  others.length === 0 ? (first ?? null) : null

/** True if a file can be in the checkout. Other files of the machine are shown by their whole path, those of other repositories with the repository. */
export const isInCheckout = (file: string): boolean =>
  !/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(file) && repositoryOf(file) === null

const isPlace = (because: Because): because is Place => typeof because !== 'string'

/** The first place of each line. */
const distinctLines = <B extends Because>(because: readonly B[]): readonly B[] =>
  firstOfEach(because, (one) => (isPlace(one) ? lineKey(one) : one))

const lineKey = ({ file, line, inside }: Place): string =>
  `${line}:${file}${inside === undefined ? '' : `\n${showInside(inside)}`}`
