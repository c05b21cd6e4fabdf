// The repositories of a fleet, and the findings in files by repository.

import type { Finding } from '../../judge/finding.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import type { Repository } from '../../read/git/name-repository.ts'
import { showCount } from '../../rules/problems/brief.ts'
import { type Because, repositoryOf } from '../../rules/problems/place.ts'
import { linkToCommit, linkToRepository } from '../links.ts'
import { isActionable, outcomeOf, worstOf } from '../outcome.ts'
import { showSeverities } from '../phrases.ts'
import type { ColumnOf, Inline, ReportBlock } from '../tree.ts'
import { block, inline, mark, SEVERITY_SIGNS } from '../tree.ts'
import { codeLink, firstOf, placeList, type View } from './view.ts'

const MAX_NAMES = 4
const COMMIT_DIGITS = 7

/** The findings in the files of one repository, each at its places there; null for the checkout. */
type OwnFindings = readonly [name: string | null, findings: readonly Finding[]]

/** Repositories with most errors come first. */
function byRepository(files: readonly Finding[]): readonly OwnFindings[] {
  const parts = files.flatMap((finding) => {
    const groups = Map.groupBy(finding.places, repositoryNameIn)
    if (groups.size === 0) groups.set(null, [])
    return Array.from(groups, ([name, places]) => ({ name, finding: { ...finding, places } }))
  })
  const errorsIn = ([, findings]: OwnFindings): number =>
    findings.filter(({ severity }) => severity === 'error').length
  return [...Map.groupBy(parts, ({ name }) => name)]
    .map(([name, group]) => [name, group.map(({ finding }) => finding)] as const)
    .toSorted((a, b) => errorsIn(b) - errorsIn(a))
}

/** The repositories with errors or warnings in their own files, which their maintainers cure. */
export function ownFiles(files: readonly Finding[], view: View): readonly ReportBlock[] {
  if (view.context.repositories.length === 0) return []
  const repositories = byRepository(files.filter(isActionable)).filter(([name]) => name !== null)
  const [first] = repositories
  if (first === undefined) return []
  const names = mark.some(
    repositories,
    { few: MAX_NAMES },
    ([name, findings]) => inline`${mark.code(name ?? '')} (${showSeverities(findings)})`
  )
  const title = block.title(
    showCount(repositories.length, 'repository'),
    inline`with errors or warnings in files: ${names}`,
    worstOf(first[1]) === 'error' ? 'fails' : 'warns'
  )
  // A log has the problems.
  const most = view.medium === 'log' ? 0 : view.limits.rows
  const children = firstOf(repositories, most, 'repository', view, (shown) => tablesOf(shown, view))
  return [{ kind: 'details', title, children }]
}

/** It fails, or could not be checked. */
export const hasNoGoodResult = (host: HostVerdict): boolean =>
  ['fails', 'unchecked'].includes(outcomeOf(host))

/** All repositories of a fleet and what is wrong in each. */
export function repositoryTables({ hosts, files }: Verdict, view: View): readonly ReportBlock[] {
  const failing = countIn(hosts.filter(hasNoGoodResult).map(repositoriesOf))
  const wrong = files.filter(({ severity }) => severity === 'error')
  const errors = countIn(wrong.map(({ places }) => repositoriesIn(places)))
  const columns = [
    block.column('Repository', (one: Repository) =>
      mark.link(linkToRepository(one), mark.code(one.name))
    ),
    block.column('Commit', commitLink),
    block.column('Failing hosts', failing, 'number'),
    block.column('Errors in files', errors, 'number')
  ]
  const tableOf = (group: readonly Repository[], caption: string) =>
    block.table(group, columns, caption)
  const rank = (one: Repository): number => (failing(one) ?? 0) + (errors(one) ?? 0)
  const { hit = [], other = [] } = Object.groupBy(view.context.repositories, (one) =>
    rank(one) > 0 ? 'hit' : 'other'
  )
  const sorted = hit.toSorted((a, b) => rank(b) - rank(a))
  const count = showCount(other.length, 'repository')
  const title = block.title(`${count} without failing hosts or errors in files`)
  return [
    ...tableOf(sorted, 'Repositories with failures'),
    ...block.details(title, tableOf(other, 'Other repositories'))
  ]
}

/** In how many of the lists a repository is; null if in none. */
function countIn(lists: readonly (readonly string[])[]) {
  const groups = Map.groupBy(lists.flat(), (name) => name)
  return ({ name }: Repository): number | null => groups.get(name)?.length ?? null
}

/** The first digits of the commit, with a link to its page. */
export const commitLink = (repository: Repository): Inline =>
  repository.commit === null
    ? mark.nothing
    : mark.link(linkToCommit(repository), mark.code(repository.commit.slice(0, COMMIT_DIGITS)))

export const repositoriesOf = ({ requirements }: HostVerdict): readonly string[] =>
  repositoriesIn(requirements.flatMap(({ because }) => because))

const repositoriesIn = (because: readonly Because[]): readonly string[] =>
  [...new Set(because.map(repositoryNameIn))].filter((name) => name !== null)

const repositoryNameIn = (because: Because): string | null =>
  typeof because === 'string' ? null : repositoryOf(because.file)

/** Findings in files, those of each repository of a fleet as a table. Of one repository, the problems say the same. */
export const fileTables = (files: readonly Finding[], view: View): readonly ReportBlock[] =>
  view.context.repositories.length === 0 ? [] : tablesOf(byRepository(files), view)

const tablesOf = (repositories: readonly OwnFindings[], view: View): readonly ReportBlock[] =>
  repositories.flatMap(([name, findings]) => {
    const { context, limits } = view
    const repository = context.repositories.find((one) => one.name === name)
    const shown = mark.link(linkToRepository(repository), mark.path(name ?? 'this checkout'))
    const title = block.title(shown, showSeverities(findings))
    const table = (shown: readonly Finding[]) =>
      block.table(shown, columnsFor(view), 'Findings in files')
    return block.details(title, firstOf(findings, limits.rows, 'finding', view, table))
  })

const columnsFor = (view: View): readonly ColumnOf<Finding>[] => [
  // The repository is in the title already.
  block.column('Place', ({ places }) => placeList(places, view.limits.ownPlaces, view, true)),
  block.column('Severity', ({ severity: of }) => inline`${mark.sign(SEVERITY_SIGNS[of])} ${of}`),
  block.column('Problem', ({ problem: { message, code } }) => {
    return inline`${mark.sentence(message, view.limits.characters)} (${codeLink(code, view)})`
  })
]
