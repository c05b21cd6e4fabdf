// The repositories of a fleet, and the findings in files by repository.
import type { Repository } from '../../git/name-repository.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { showCount, some } from '../../problems/brief.ts'
import { type Because, repositoryOf } from '../../problems/place.ts'
import type { Finding } from '../../problems/problem.ts'
import { linkToCommit, linkToRepository } from '../links.ts'
import { outcomeOf, worstOf } from '../outcome.ts'
import { showSeverities } from '../phrases.ts'
import {
  type Block,
  block,
  type ColumnOf,
  type Inline,
  inline,
  mark,
  SEVERITY_SIGNS
} from '../tree.ts'
import { codeLink, more, placeList, type View } from './view.ts'

const MAX_NAMES = 4
const COMMIT_DIGITS = 7

/** The findings in the files of one repository, each at its places there; null for the checkout. */
type OwnFindings = { readonly name: string | null; readonly findings: readonly Finding[] }

/** Those with most errors first. */
function byRepository(files: readonly Finding[]): readonly OwnFindings[] {
  const found = files.flatMap((finding) => {
    const groups = Map.groupBy(finding.places, repositoryNameIn)
    if (groups.size === 0) groups.set(null, [])
    return Array.from(groups, ([name, places]) => ({ name, finding: { ...finding, places } }))
  })
  const groups = Map.groupBy(found, ({ name }) => name)
  const errorsIn = ({ findings }: OwnFindings): number =>
    findings.filter(({ severity }) => severity === 'error').length
  return Array.from(groups, ([name, own]) => ({
    name,
    findings: own.map(({ finding }) => finding)
  })).toSorted((a, b) => errorsIn(b) - errorsIn(a) || b.findings.length - a.findings.length)
}

/** The repositories with errors or warnings in their own files, which their maintainers cure. */
export function ownFiles(files: readonly Finding[], view: View): readonly Block[] {
  if (view.context.repositories.length === 0) return []
  const wrong = files.filter(({ severity }) => severity !== 'notice')
  const own = byRepository(wrong).filter(({ name }) => name !== null)
  const [first] = own
  if (first === undefined) return []
  const names = mark.some(
    own,
    { few: MAX_NAMES },
    ({ name, findings }) => inline`${mark.code(name ?? '')} (${showSeverities(findings)})`
  )
  const of = worstOf(first.findings) === 'error' ? 'fails' : 'warns'
  const whose = own.length === 1 ? 'its' : 'their'
  const text = inline`with errors or warnings in ${whose} own files: ${names}`
  const { shown, more: left } = some(own, view.medium === 'log' ? 0 : view.limits.rows)
  const rest = shown.length === 0 ? [] : more(left, 'repository', view)
  const children = [...shown.flatMap((each) => findingsTable(each, view)), ...rest]
  const title = block.title(showCount(own.length, 'repository'), text, of)
  return [{ kind: 'details', title, children }]
}

/** It fails, or could not be checked. */
export const isDown = (host: HostVerdict): boolean =>
  ['fails', 'unchecked'].includes(outcomeOf(host))

/** All repositories of a fleet and what is wrong in each. */
export function repositoryTables({ hosts, files }: Verdict, view: View): readonly Block[] {
  const failing = countIn(hosts.filter(isDown).flatMap(repositoriesOf))
  const wrong = files.filter(({ severity }) => severity === 'error')
  const errors = countIn(
    wrong.flatMap(({ places: own }) => [...new Set(own.map(repositoryNameIn))])
  )
  const rank = (one: Repository): number => failing(one) + errors(one)
  const columns: readonly ColumnOf<Repository>[] = [
    block.column('Repository', ({ name }) =>
      mark.link(linkToRepository(name, view.context), mark.code(name))
    ),
    block.column('Commit', commitLink),
    block.column('Failing hosts', (one) => failing(one) || null, 'number'),
    block.column('Errors in files', (one) => errors(one) || null, 'number')
  ]
  const { repositories } = view.context
  const hit = repositories.filter((one) => rank(one) > 0).toSorted((a, b) => rank(b) - rank(a))
  const others = repositories.filter((one) => rank(one) === 0)
  const count = showCount(others.length, 'repository')
  const rowOf = () => ({})
  return [
    ...block.table(hit, columns, 'Repositories with failures', rowOf, 'compact'),
    ...block.details(
      block.title(`${count} without failing hosts or errors in files`),
      block.table(others, columns.slice(0, 2), 'Other repositories', rowOf, 'compact')
    )
  ]
}

function countIn(names: readonly (string | null)[]): (repository: Repository) => number {
  const groups = Map.groupBy(names, (name) => name)
  return ({ name }) => groups.get(name)?.length ?? 0
}

/** The first digits of the commit, with a link to its page. */
export const commitLink = (repository: Repository): Inline =>
  repository.commit === null
    ? mark.nothing
    : mark.link(linkToCommit(repository), mark.code(repository.commit.slice(0, COMMIT_DIGITS)))

export const repositoriesOf = ({ requirements }: HostVerdict): readonly string[] => {
  const names = requirements.flatMap(({ because }) => because.map(repositoryNameIn))
  return [...new Set(names.filter((name) => name !== null))]
}

const repositoryNameIn = (because: Because): string | null =>
  typeof because === 'string' ? null : repositoryOf(because.file)

/** Findings in files, those of each repository as a table. */
export const fileTables = (files: readonly Finding[], view: View): readonly Block[] =>
  byRepository(files).flatMap((own) => findingsTable(own, view))

function findingsTable({ name, findings }: OwnFindings, view: View): readonly Block[] {
  // The repository is in the title already.
  const columns: readonly ColumnOf<Finding>[] = [
    block.column('Place', ({ places }) =>
      placeList(places, view.limits.ownPlaces, view, { isInOne: true })
    ),
    block.column(
      'Severity',
      ({ severity }) => inline`${mark.sign(SEVERITY_SIGNS[severity])} ${severity}`
    ),
    block.column(
      'Problem',
      ({ problem: { message, code: of } }) =>
        inline`${mark.sentence(message, view.limits.characters)} (${codeLink(of, view)})`
    )
  ]
  const { shown, more: left } = some(findings, view.limits.rows)
  const title = block.title(
    name === null
      ? view.context.repository === null
        ? mark.words('This checkout')
        : mark.code(view.context.repository.name)
      : mark.link(linkToRepository(name, view.context), mark.path(name)),
    showSeverities(findings)
  )
  return block.details(title, [
    ...block.table(shown, columns, 'Findings in files'),
    ...more(left, 'finding', view)
  ])
}
