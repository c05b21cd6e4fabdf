// Places of findings and requirements as text, safe for a log.
import type { Repository } from '../git/name-repository.ts'
import type { HostVerdict } from '../judge/host-verdict.ts'
import type { Verdict } from '../judge/verdict.ts'
import { showSome } from '../problems/brief.ts'
import { type Because, type Place, repositoryOf, splitFile } from '../problems/place.ts'
import { type Finding, fileOf, firstPlaceOf, type Severity } from '../problems/problem.ts'
import type { Client } from '../protocol/clients.ts'
import { visible, visibleFile } from '../text/safe-text.ts'
import { showAffected, showCount } from './phrases.ts'

/** `main.tf:12`, or the name of the setting. */
export const showBecause = (because: Because): string =>
  isPlace(because) ? `${showFile(because.file)}:${because.line}` : because

/** `main.tf:12:7`, which editors and terminals can open. */
export const showPlace = ({ file, line, column }: Place): string =>
  `${showFile(file)}:${line}:${column}`

/** `main.tf`, `acme/network//main.tf`, or `acme/network` for the top of that repository. */
export function showFile(file: string): string {
  const { repository, path } = splitFile(file)
  if (repository === null) return visibleFile(file)
  const name = visibleFile(repository)
  return path === '.' ? name : `${name}//${visibleFile(path)}`
}

/**
 * At most `most` distinct lines, then `and 3 more places`. Of several repositories, the first line of each, then `and 3
 * more repositories`. `show` formats one of them.
 */
export function showPlaces(
  because: readonly Because[],
  most: number,
  show: (because: Because) => string = showBecause
): string {
  const { places, isOfRepositories } = representatives(distinctLines(because))
  const noun = isOfRepositories ? 'more repository' : 'more place'
  return showSome(places, most, show, (more) => showCount(more, noun))
}

/** The first place in each repository if there are several; else all places. Settings are kept. */
function representatives<B extends Because>(because: readonly B[]) {
  const firsts = firstInEach(because)
  const isOfRepositories = firsts.filter(isInRepository).length > 1
  return { places: isOfRepositories ? firsts : because, isOfRepositories }
}

/** The places without those after the first in a repository. */
const firstInEach = <B extends Because>(because: readonly B[]): readonly B[] =>
  firstOfEach(because, (one) => (isPlace(one) ? (repositoryOf(one.file) ?? one) : one))

const isInRepository = (because: Because): because is Place =>
  isPlace(because) && repositoryOf(because.file) !== null

/** The first place of findings in each repository that they hit; empty without other repositories. */
export const hitsOf = (findings: readonly Finding[]): readonly Place[] =>
  firstInEach(placesOf(findings)).filter(isInRepository)

/** Findings about one host share their places. */
const placesOf = (findings: readonly Pick<Finding, 'places'>[]): readonly Because[] =>
  [...new Set(findings.map(({ places }) => places))].flat()

/** `120 of 300 repositories` */
export const ofRepositories = (count: number, total: number): string =>
  count === total ? `all ${total} repositories` : `${count} of ${total} repositories`

/** How many repositories findings hit; empty for none and for one, which their places name. */
export function showHits(findings: readonly Finding[], total: number): string {
  const { length } = total > 1 ? hitsOf(findings) : []
  return length > 1 ? ofRepositories(length, total) : ''
}

/** The findings in the files of one repository, each at its first place there. */
export type OwnFindings = { readonly repository: string; readonly findings: readonly Finding[] }

/** The repositories with errors or warnings in their own files, those with most errors first. */
export function ownFindingsIn(files: readonly Finding[]): readonly OwnFindings[] {
  const own = files
    .filter(({ severity }) => severity !== 'notice')
    .flatMap((finding) => hitsOf([finding]).map((place) => ({ ...finding, places: [place] })))
  const count = ({ findings }: OwnFindings, severity: Severity): number =>
    findings.filter((one) => one.severity === severity).length
  return Array.from(
    Map.groupBy(own, (finding) => repositoryOf(fileOf(finding)) ?? ''),
    ([repository, findings]) => ({ repository, findings })
  ).toSorted(
    (a, b) => count(b, 'error') - count(a, 'error') || count(b, 'warning') - count(a, 'warning')
  )
}

/** Follows how many repositories there are. */
export const inOwnFiles = ({ length }: readonly OwnFindings[]): string =>
  `with errors or warnings in ${length === 1 ? 'its' : 'their'} own files`

/** The lines besides those that are shown; of several repositories, those in other repositories. */
export function besides(
  lines: readonly Place[],
  shown: readonly (Place | null)[]
): readonly Place[] {
  const { isOfRepositories } = representatives(lines)
  const subjectOf = (place: Place): string =>
    (isOfRepositories ? repositoryOf(place.file) : null) ?? showBecause(place)
  const seen = new Set(shown.map((place) => place && subjectOf(place)))
  return lines.filter((place) => !seen.has(subjectOf(place)))
}

/** What some findings are about: lines of files and the settings that require a service, each once. */
export function originOf(findings: readonly Pick<Finding, 'places'>[]) {
  const places = placesOf(findings)
  const lines = distinctLines(places.filter(isPlace))
  const settings = [...new Set(places.filter((because) => typeof because === 'string'))]
  return { lines, settings }
}

/** The places of findings, requirements, and modules and providers. */
export const placeListsIn = ({
  findings,
  hosts,
  roots
}: Pick<Verdict, 'findings' | 'hosts' | 'roots'>): readonly (readonly Because[])[] => [
  ...new Set([
    ...findings.map(({ places }) => places),
    ...hosts.flatMap(({ requirements }) => requirements.map(({ because }) => because)),
    ...roots.flatMap(({ rows }) => rows.map(({ places }) => places))
  ])
]

/** The first of some findings that is in a file. */
export const firstInFile = (findings: readonly Finding[]): Finding | undefined =>
  findings.find((finding) => firstPlaceOf(finding) !== null)

/** The id of the service that a finding is about; null for the host, a file, or several services. */
export const onlyServiceOf = ({ services: [first, ...others] }: Finding): string | null =>
  others.length === 0 ? (first ?? null) : null

/** Where the first of some findings is that is in a file. */
export const firstPlaceIn = (findings: readonly Finding[]): Place | null =>
  findings.map(firstPlaceOf).find((place) => place !== null) ?? null

type InUse = { readonly clients: readonly Client[]; readonly repositories: readonly Repository[] }

/** What to say below the message of a finding: labels and texts. */
export function findingFacts(
  finding: Finding,
  { clients, repositories }: InUse,
  maxCharacters: number,
  maxPlaces: number
) {
  const { lines, settings } = originOf([finding])
  const facts = [
    ['help', visible(finding.problem.help ?? '', maxCharacters)],
    ['affects', showAffected(finding.affects, clients)],
    ['hits', showHits([finding], repositories.length)],
    ['also at', showPlaces(besides(lines, lines.slice(0, 1)), maxPlaces)],
    ['required by', showPlaces(settings, maxPlaces)]
  ] as const
  return facts.filter(([, text]) => text !== '')
}

/** Whether some file uses a host. */
export const isUsed = ({ requirements }: HostVerdict): boolean =>
  requirements.some(({ because }) => because.some(isPlace))

/** How many files the findings are in. */
export const countFiles = (findings: readonly Finding[]): number =>
  new Set(originOf(findings).lines.map(({ file }) => file)).size

/** What findings without a host and a place are about. */
export const subjectOf = (findings: readonly Finding[]): 'credentials' | 'settings' =>
  findings.every(({ problem }) => problem.code.startsWith('credentials-'))
    ? 'credentials'
    : 'settings'

/** Whether a file can be in the checkout. Other files of the machine are shown by their whole path, those of other repositories with the repository. */
export const isInCheckout = (file: string): boolean =>
  !/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(file) && repositoryOf(file) === null

const isPlace = (because: Because): because is Place => typeof because !== 'string'

/** The first place of each line. */
const distinctLines = <B extends Because>(because: readonly B[]): readonly B[] =>
  firstOfEach(because, (one) => (isPlace(one) ? `${one.line}:${one.file}` : one))

function firstOfEach<T>(items: readonly T[], groupOf: (item: T) => unknown): readonly T[] {
  const seen = new Set<unknown>()
  return items.filter((item) => {
    const group = groupOf(item)
    return !seen.has(group) && seen.add(group)
  })
}

/** The first place of each line, or of several repositories the first place in each. */
export function firstPlaces(because: readonly Because[]) {
  const { places, isOfRepositories } = representatives(distinctLines(because))
  return { places, noun: isOfRepositories ? 'repository' : 'place' }
}

/** The settings that require a service, each once. */
export const settingsOf = (findings: readonly Pick<Finding, 'places'>[]) =>
  originOf(findings).settings

/** `120 of 300 repositories`, `all 300 repositories` */
export const outOf = (count: number, total: number, nouns: string): string =>
  `${count === total ? 'all' : `${count} of`} ${total} ${nouns}`
