// Repositories in Markdown pages with findings in their own files, which their maintainers cure.
import { some } from '../../../problems/brief.ts'
import type { Finding } from '../../../problems/problem.ts'
import { linkToRepository } from '../../links.ts'
import { worstOf } from '../../outcome.ts'
import { showCount, showSeverities } from '../../phrases.ts'
import { firstPlaceIn, inOwnFiles, type OwnFindings, ownFindingsIn } from '../../places.ts'
import {
  code,
  details,
  type Html,
  html,
  joined,
  linked,
  NOTHING,
  pathCode,
  someOf
} from '../markup.ts'
import { place } from '../place-links.ts'
import { column, docsLink, type HtmlColumn, more, type PageView, severitySign } from '../view.ts'

const MAX_ROWS = 50
const MAX_NAMES = 3
const MAX_CODES = 3

/** The repositories with errors or warnings in their own files; empty without such. */
export function repositoriesBlock(files: readonly Finding[], view: PageView): Html {
  const own = ownFindingsIn(files)
  const [first] = own
  if (first === undefined) return NOTHING
  const list = someOf(own, MAX_NAMES, ({ repository }) => code(repository))
  const sign = severitySign(worstOf(first.findings) ?? 'warning', view)
  const title = html`${sign} <b>${showCount(own.length, 'repository')}</b> ${inOwnFiles(own)}: ${list}`
  if (view.isBrief) return html`<p>${title}</p>`
  const { shown, more: left } = some(own, MAX_ROWS)
  const columns: readonly HtmlColumn<OwnFindings>[] = [
    column('Repository', ({ repository }) =>
      linked(linkToRepository(repository, view.context), pathCode(repository))
    ),
    column('Findings', ({ findings }) => showSeverities(findings)),
    column('First in', ({ findings }) => firstPlaces(findings, view))
  ]
  const table = view.medium.table(shown, { caption: 'Repositories', columns })
  return details(title, html`${table}${more(left, 'repository', view)}`)
}

/** The first place of each code. */
function firstPlaces(findings: OwnFindings['findings'], view: PageView): Html {
  const codes = some([...Map.groupBy(findings, ({ problem }) => problem.code)], MAX_CODES)
  const lines = codes.shown.map(([id, group]) => {
    const first = firstPlaceIn(group)
    const at = first === null ? NOTHING : html` at ${place(first, view, true)}`
    const rest = group.length === 1 ? NOTHING : html` and ${group.length - 1} more`
    return html`${docsLink(id, html`${id}`, view)}${at}${rest}`
  })
  const left = codes.more > 0 ? [html`and ${showCount(codes.more, 'more code')}`] : []
  return joined([...lines, ...left], '<br/>')
}
