// The repositories of a fleet, and the findings in files by repository.

import type { Repository } from '../../../git/repository.ts'
import type { HostVerdict } from '../../../judge/host-verdict.ts'
import type { Verdict } from '../../../judge/verdict.ts'
import { type Because, repositoryOf } from '../../../problems/place.ts'
import type { Finding } from '../../../problems/problem.ts'
import { linkToCommit, linkToRepository } from '../../links.ts'
import { showCount, showSeverities } from '../../phrases.ts'
import { code, type Html, html, linked, NOTHING } from './markup.ts'
import { type HtmlColumn, table } from './table.ts'
import {
  codeLink,
  details,
  isFailing,
  type PageView,
  places,
  sentence,
  severityWord
} from './view.ts'

const MAX_PLACES = 4
const COMMIT_DIGITS = 7

/** The repositories of a fleet and what is wrong in each. */
export function repositoryTables({ hosts, files }: Verdict, view: PageView): readonly Html[] {
  const failing = countIn(hosts.filter(isFailing).flatMap(repositoriesOf))
  const wrong = files.filter(({ severity }) => severity === 'error')
  const errors = countIn(
    wrong.flatMap(({ places: own }) => [...new Set(own.map(repositoryNameIn))])
  )
  const rank = (one: Repository): number => failing(one) + errors(one)
  const columns: readonly HtmlColumn<Repository>[] = [
    { title: 'Repository', cell: ({ name }) => nameLink(name, view) },
    { title: 'Commit', cell: commitLink },
    { title: 'Failing hosts', style: 'number', cell: (one) => failing(one) || null },
    { title: 'Errors in files', style: 'number', cell: (one) => errors(one) || null }
  ]
  const { repositories } = view.context
  const hit = repositories.filter((one) => rank(one) > 0).toSorted((a, b) => rank(b) - rank(a))
  const others = repositories.filter((one) => rank(one) === 0)
  const count = showCount(others.length, 'repository')
  const caption = 'Other repositories'
  return [
    table(hit, { caption: 'Repositories with failures', columns, style: 'compact' }),
    details(
      `${count} without failing hosts and errors in files`,
      table(others, { caption, columns: columns.slice(0, 2), style: 'compact' })
    )
  ]
}

/** How often the name of a repository is among these. */
function countIn(names: readonly (string | null)[]): (repository: Repository) => number {
  const groups = Map.groupBy(names, (name) => name)
  return ({ name }) => groups.get(name)?.length ?? 0
}

const nameLink = (name: string, { context }: PageView): Html =>
  linked(linkToRepository(name, context), code(name))

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
  const found = new Map<string | null, Finding[]>()
  for (const finding of files) {
    const groups = Map.groupBy(finding.places, repositoryNameIn)
    if (groups.size === 0) groups.set(null, [])
    for (const [name, own] of groups) {
      const others = found.get(name) ?? []
      if (others.length === 0) found.set(name, others)
      others.push({ ...finding, places: own })
    }
  }
  return Array.from(found, ([name, findings]) => ofRepository(name, findings, view))
}

function ofRepository(
  repository: string | null,
  findings: readonly Finding[],
  view: PageView
): Html {
  // The repository is in the heading already.
  const inRepository = { ...view, isInRepository: true }
  const columns: readonly HtmlColumn<Finding>[] = [
    { title: 'Place', cell: ({ places: own }) => places(own, MAX_PLACES, inRepository) },
    { title: 'Severity', cell: ({ severity }) => severityWord(severity) },
    {
      title: 'Problem',
      style: 'wide',
      cell: ({ problem }) => html`${sentence(problem.message)} (${codeLink(problem.code, view)})`
    }
  ]
  const name = repository ?? view.context.repository?.name ?? 'This checkout'
  return details(
    html`<h3>${name}</h3> ${showSeverities(findings)}`,
    table(findings, { caption: 'Findings in files', columns })
  )
}
