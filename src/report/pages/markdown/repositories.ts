// Repositories in Markdown pages: those that findings hit, and those with findings in their own files.

import { showSome, some } from '../../../problems/brief.ts'
import type { Finding } from '../../../problems/problem.ts'
import { linkToRepository } from '../../links.ts'
import { worstOf } from '../../outcome.ts'
import { showCount, showSeverities } from '../../phrases.ts'
import {
  firstPlaceIn,
  hitsOf,
  inOwnFiles,
  type OwnFindings,
  ownFindingsIn,
  showHits
} from '../../places.ts'
import { htmlText, markdownCode } from '../../safe-text.ts'
import { breakablePath, folded, htmlTable } from './layout.ts'
import {
  docsLink,
  type MarkdownView,
  markdownBecause,
  markdownInRepository,
  moreText,
  SEVERITY_SIGNS,
  showMore
} from './view.ts'

// Repositories that are shown before a reader opens the others.
const MAX_IN_LINE = 6
const MAX_FOLDED = 200
const MAX_ROWS = 50
const MAX_NAMES = 3
const MAX_CODES = 3
const MAX_URL = 1000

/** `120 of 300 repositories: acme/dns//main.tf:3, …`: the first line in the first ones; in a brief page, how many follow. */
export function hitsText(findings: readonly Finding[], view: MarkdownView, isNamed = true): string {
  const total = view.context.repositories.length
  const count = `<b>${showHits(findings, total)}</b>`
  if (!isNamed) return count
  const { shown, more } = some(hitsOf(findings), MAX_IN_LINE)
  const rest = view.isBrief && more > 0 ? ` ${showMore(more, 'repository', view)}` : ''
  return `${count}: ${shown.map((place) => markdownBecause(place, view)).join(', ')}${rest}`
}

/** The other repositories, which readers open. */
export function otherHits(findings: readonly Finding[], view: MarkdownView): readonly string[] {
  const hits = view.isBrief ? [] : hitsOf(findings).slice(MAX_IN_LINE)
  if (hits.length === 0) return []
  const { shown, more } = some(hits, MAX_FOLDED)
  return [
    folded(showCount(hits.length, 'more repository'), [
      `<p>${shown.map((place) => markdownBecause(place, view)).join(', ')}</p>`,
      ...moreText(more, 'repository', view)
    ])
  ]
}

/** The repositories with errors or warnings in their own files, which their maintainers cure; empty without such. */
export function renderMarkdownRepositories(files: readonly Finding[], view: MarkdownView): string {
  const own = ownFindingsIn(files)
  const [first] = own
  if (first === undefined) return ''
  const list = showSome(own, MAX_NAMES, ({ repository }) => markdownCode(repository))
  const title = `${SEVERITY_SIGNS[worstOf(first.findings) ?? 'warning']} <b>${showCount(own.length, 'repository')}</b> ${inOwnFiles(own)}: ${list}`
  if (view.isBrief) return `<p>${title}</p>`
  const { shown, more } = some(own, MAX_ROWS)
  const rows = shown.map((each) => rowOf(each, view))
  return folded(title, [
    htmlTable(['Repository', 'Findings', 'First in'], rows),
    ...moreText(more, 'repository', view)
  ])
}

function rowOf(own: OwnFindings, view: MarkdownView): readonly string[] {
  const { repository, findings } = own
  const codes = some([...Map.groupBy(findings, ({ problem }) => problem.code)], MAX_CODES)
  const lines = codes.shown.map(([code, group]) => {
    const place = firstPlaceIn(group)
    const at = place === null ? '' : ` at ${markdownInRepository(place, view)}`
    return `${docsLink(code, code, view)}${at}${group.length === 1 ? '' : ` and ${group.length - 1} more`}`
  })
  const url = linkToRepository(repository, view.context)
  const name = breakablePath(repository)
  return [
    url === null ? name : `<a href="${htmlText(url, MAX_URL)}">${name}</a>`,
    showSeverities(findings),
    [...lines, ...(codes.more > 0 ? [`and ${showCount(codes.more, 'more code')}`] : [])].join(
      '<br>'
    )
  ]
}
