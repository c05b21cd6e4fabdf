// The repositories of a fleet, and the findings in files by repository.
import type { Repository } from '../../../git/name-repository.ts'
import type { HostVerdict } from '../../../judge/host-verdict.ts'
import type { Verdict } from '../../../judge/verdict.ts'
import { type Because, repositoryOf } from '../../../problems/place.ts'
import type { Finding } from '../../../problems/problem.ts'
import { linkToCommit, linkToRepository } from '../../links.ts'
import { outcomeOf } from '../../outcome.ts'
import { showCount, showSeverities } from '../../phrases.ts'
import { code, details, type Html, html, linked, NOTHING } from '../markup.ts'
import {
  codeLink,
  column,
  type HtmlColumn,
  type PageView,
  placeList,
  sentence,
  severitySign
} from '../view.ts'

const MAX_PLACES = 4
const COMMIT_DIGITS = 7

export const isFailing = (host: HostVerdict): boolean =>
  ['fails', 'unchecked'].includes(outcomeOf(host))

/** The repositories of a fleet and what is wrong in each. */
export function repositoryTables({ hosts, files }: Verdict, view: PageView): readonly Html[] {
  const failing = countIn(hosts.filter(isFailing).flatMap(repositoriesOf))
  const wrong = files.filter(({ severity }) => severity === 'error')
  const errors = countIn(
    wrong.flatMap(({ places: own }) => [...new Set(own.map(repositoryNameIn))])
  )
  const rank = (one: Repository): number => failing(one) + errors(one)
  const columns: readonly HtmlColumn<Repository>[] = [
    column('Repository', ({ name }) => linked(linkToRepository(name, view.context), code(name))),
    column('Commit', commitLink),
    column('Failing hosts', (one) => failing(one) || null, 'number'),
    column('Errors in files', (one) => errors(one) || null, 'number')
  ]
  const { repositories } = view.context
  const hit = repositories.filter((one) => rank(one) > 0).toSorted((a, b) => rank(b) - rank(a))
  const others = repositories.filter((one) => rank(one) === 0)
  const count = showCount(others.length, 'repository')
  const caption = 'Other repositories'
  return [
    view.medium.table(hit, { caption: 'Repositories with failures', columns, style: 'compact' }),
    details(
      `${count} without failing hosts and errors in files`,
      view.medium.table(others, { caption, columns: columns.slice(0, 2), style: 'compact' })
    )
  ]
}

/** How often the name of a repository is among these. */
function countIn(names: readonly (string | null)[]): (repository: Repository) => number {
  const groups = Map.groupBy(names, (name) => name)
  return ({ name }) => groups.get(name)?.length ?? 0
}

/** The first digits of the commit, with a link to its page. */
export const commitLink = (repository: Repository): Html =>
  repository.commit === null
    ? NOTHING
    : linked(linkToCommit(repository), code(repository.commit.slice(0, COMMIT_DIGITS)))

/** The repositories that require the host. */
export const repositoriesOf = ({ requirements }: HostVerdict): readonly string[] => {
  const names = requirements.flatMap(({ because }) => because.map(repositoryNameIn))
  return [...new Set(names.filter((name) => name !== null))]
}

const repositoryNameIn = (because: Because): string | null =>
  typeof because === 'string' ? null : repositoryOf(because.file)

/** Findings in files as tables, one for each repository, which may have places in others; null for the checkout. */
export function fileTables(files: readonly Finding[], view: PageView): readonly Html[] {
  const found = files.flatMap((finding) => {
    const groups = Map.groupBy(finding.places, repositoryNameIn)
    if (groups.size === 0) groups.set(null, [])
    return Array.from(groups, ([name, places]) => ({ ...finding, places, repository: name }))
  })
  const groups = Map.groupBy(found, ({ repository }) => repository)
  return Array.from(groups, ([name, findings]) => ofRepository(name, findings, view))
}

function ofRepository(
  repository: string | null,
  findings: readonly Finding[],
  view: PageView
): Html {
  const name = repository ?? view.context.repository?.name ?? 'This checkout'
  // The repository is in the heading already.
  const columns: readonly HtmlColumn<Finding>[] = [
    column('Place', ({ places }) => placeList(places, MAX_PLACES, view, true)),
    column('Severity', ({ severity }) => html`${severitySign(severity, view)} ${severity}`),
    column(
      'Problem',
      ({ problem }) => html`${sentence(problem.message)} (${codeLink(problem.code, view)})`
    )
  ]
  return details(
    html`<h3>${name}</h3> ${showSeverities(findings)}`,
    view.medium.table(findings, { caption: 'Findings in files', columns })
  )
}
