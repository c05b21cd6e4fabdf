// The repositories of a fleet, and the findings in files by repository.

import type { Repository } from '../../git/repository.ts'
import type { Finding } from '../../judge/finding.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { repositoryOf } from '../../problems/place.ts'
import type { Because } from '../../visit/requirements.ts'
import { linkToCommit, linkToRepository } from '../links.ts'
import { outcomeOf } from '../outcome.ts'
import { showCount, showSeverities } from '../phrases.ts'
import { MAX_MESSAGE } from '../safe-text.ts'
import { code, type Html, html, linked, NOTHING, prose } from './markup.ts'
import { type Column, table } from './table.ts'
import { asSentence, codeLink, places, severityWord, type View } from './view.ts'

const MAX_PLACES = 4
const COMMIT_DIGITS = 7

/** Findings of one repository, which may have places in others; null for the checkout. */
type OfRepository = ReadonlyMap<string | null, readonly Finding[]>

/** The repositories of a fleet and what is wrong in each; nothing for one checkout. */
export function renderRepositories({ hosts, files }: Verdict, view: View): Html {
  const { repositories } = view.context
  if (repositories.length === 0) return NOTHING
  const failing = failingHosts(hosts)
  const inFiles = byRepository(files)
  const errorsIn = (name: string): number =>
    (inFiles.get(name) ?? []).filter(({ severity }) => severity === 'error').length
  const rank = ({ name }: Repository): number => (failing.get(name) ?? 0) + errorsIn(name)
  const counted = (count: number): Html => (count === 0 ? NOTHING : html`${count}`)
  const columns: readonly Column<Repository>[] = [
    { title: 'Repository', cell: ({ name }) => nameLink(name, view) },
    { title: 'Commit', cell: commitLink },
    {
      title: 'Failing hosts',
      style: 'number',
      cell: ({ name }) => counted(failing.get(name) ?? 0)
    },
    { title: 'Errors in files', style: 'number', cell: ({ name }) => counted(errorsIn(name)) }
  ]
  const hit = repositories.filter((one) => rank(one) > 0).toSorted((a, b) => rank(b) - rank(a))
  const others = repositories.filter((one) => rank(one) === 0)
  return html`<section id="repositories" aria-labelledby="repositories-title">
<h2 id="repositories-title">Repositories</h2>
${table(hit, { caption: 'Repositories with failures', columns, style: 'compact' })}${
  others.length === 0
    ? NOTHING
    : html`<details><summary>${showCount(others.length, 'repository')} without failing hosts and errors in files</summary>
${table(others, { caption: 'Other repositories', columns: columns.slice(0, 2), style: 'compact' })}</details>\n`
}</section>
`
}

const nameLink = (name: string, { context }: View): Html =>
  linked(linkToRepository(name, context), code(name))

/** The first digits of the commit, with a link to its page. */
export const commitLink = (repository: Repository): Html =>
  repository.commit === null
    ? NOTHING
    : linked(linkToCommit(repository), code(repository.commit.slice(0, COMMIT_DIGITS)))

/** How many failing hosts each repository requires. */
function failingHosts(hosts: readonly HostVerdict[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const failing = hosts.filter((host) => ['fails', 'unchecked'].includes(outcomeOf(host)))
  for (const { requirements } of failing) {
    const names = new Set(requirements.flatMap(({ because }) => because.map(nameOf)))
    for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

const nameOf = (because: Because): string | null =>
  typeof because === 'string' ? null : repositoryOf(because.file)

/** The findings about files, each with its places in that repository. */
function byRepository(files: readonly Finding[]): OfRepository {
  const found = new Map<string | null, Finding[]>()
  for (const finding of files) {
    const groups = Map.groupBy(finding.places, nameOf)
    if (groups.size === 0) groups.set(null, [])
    for (const [repository, own] of groups) {
      const others = found.get(repository) ?? []
      if (others.length === 0) found.set(repository, others)
      others.push({ ...finding, places: own })
    }
  }
  return found
}

/** Findings in files as tables, one for each repository; nothing if there are none. */
export function renderFiles({ files }: Verdict, view: View): Html {
  if (files.length === 0) return NOTHING
  const groups = Array.from(byRepository(files), ([repository, findings]) =>
    ofRepository(repository, findings, view)
  )
  return html`<section id="files" aria-labelledby="files-title">
<h2 id="files-title">Findings in files</h2>
${groups}</section>
`
}

function ofRepository(repository: string | null, findings: readonly Finding[], view: View): Html {
  const rows = table(findings, {
    caption: 'Findings in files',
    columns: [
      { title: 'Place', cell: (finding) => placesOf(finding, view) },
      { title: 'Severity', cell: ({ severity }) => severityWord(severity) },
      {
        title: 'Problem',
        style: 'wide',
        cell: ({ problem }) =>
          html`${prose(asSentence(problem.message), MAX_MESSAGE)} (${codeLink(problem.code, view)})`
      }
    ]
  })
  const name = repository ?? view.context.repository?.name ?? 'This checkout'
  return html`<details><summary><h3>${name}</h3> ${showSeverities(findings)}</summary>
${rows}</details>
`
}

/** The repository is in the heading already. */
const placesOf = ({ places: own }: Finding, view: View): Html =>
  places(own, MAX_PLACES, { ...view, isInRepository: true })
