// Blocks of a Markdown page: causes of findings; hosts of each outcome and what failing ones returned, and repositories,
// as a line with a count that readers open.
import type { HostVerdict } from '../../../judge/host-verdict.ts'
import { some } from '../../../problems/brief.ts'
import type { Finding } from '../../../problems/problem.ts'
import { showHostname } from '../../../protocol/hostname.ts'
import { type Cause, causesOf } from '../../causes.ts'
import { linkToRepository } from '../../links.ts'
import { showDuration } from '../../measure.ts'
import {
  type HostOutcome,
  isSkipped,
  isWrong,
  OUTCOME_WORDS,
  outcomeOf,
  worstOf
} from '../../outcome.ts'
import { showCount, showSeverities } from '../../phrases.ts'
import { firstPlaceIn, inOwnFiles, type OwnFindings, ownFindingsIn } from '../../places.ts'
import { entryOf } from '../causes.ts'
import { answerTables, factsOf, nameCell, resultOf } from '../evidence.ts'
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
import { column, docsLink, more, type PageView, place, placeList, severitySign } from '../view.ts'
import { type BlockForms, blockOf, foldedTable, formsOf } from './layout.ts'

const MAX_CAUSES = 20
const MAX_CAUSES_IN_BRIEF = 10
// Names in the line with the count.
const MAX_NAMES = 3
const MAX_HOSTS = 20
const MAX_CODES = 3

/** The causes of some findings, worst first. The shortest form of each is its title. */
export function causeBlocks(findings: readonly Finding[], view: PageView): readonly BlockForms[] {
  const most = view.isBrief ? MAX_CAUSES_IN_BRIEF : MAX_CAUSES
  const { shown, more: left } = some(causesOf(findings), most)
  const blocks = shown.map(
    (cause): BlockForms => [
      ...formsOf(view).map((each) => () => blockOf(causeBlock(cause, each))),
      () => blockOf(html`<p>${titleLine(cause, entryOf(cause, view).title, view)}</p>`)
    ]
  )
  return [...blocks, [() => blockOf(more(left, 'cause', view))]]
}

function causeBlock(cause: Cause, view: PageView): Html {
  const entry = entryOf(cause, view)
  const lines = [joined(entry.items), entry.where, entry.message, entry.help]
  const small = entry.small.isEmpty ? entry.small : view.medium.small(entry.small)
  return html`<p>${titleLine(cause, entry.title, view)}
${[...lines, small].map((line) => (line.isEmpty ? line : html`<br/>${line}\n`))}</p>
${entry.messages}${entry.others}`
}

/** The sign, how many hosts or places there are, what is wrong, and the code. */
const titleLine = ({ severity, code }: Cause, title: Html, view: PageView): Html =>
  html`${severitySign(severity, view)} <b>${title}</b> (${docsLink(code, html`${code}`, view)})`

/** The hosts of one outcome. In a brief page, only the line; empty without hosts. */
export function hostBlock(
  hosts: readonly HostVerdict[],
  outcome: HostOutcome,
  view: PageView
): Html {
  const own = hosts.filter((host) => outcomeOf(host) === outcome)
  if (own.length === 0) return NOTHING
  // Those with warnings passed as well, and are among the causes.
  const isRest = outcome === 'works' && hosts.some((host) => outcomeOf(host) === 'warns')
  const words = `${OUTCOME_WORDS[outcome]}${isRest ? ' without warnings' : ''}`
  const title = html`${view.medium.sign(outcome)} ${countOf(own, words)}`
  return foldedTable(title, own, 'host', view, [
    column('Host', (host) => nameCell(host, view)),
    column('Required by', ({ requirements }) => {
      const because = requirements.flatMap((each) => each.because)
      return placeList(because, view.medium.limits.places, view)
    }),
    column(outcome === 'works' ? 'Services' : 'Reason', (host) => resultOf(host, view))
  ])
}

function countOf(hosts: readonly HostVerdict[], words: string): Html {
  const list = someOf(hosts, MAX_NAMES, ({ visit }) => code(showHostname(visit.host)))
  return hosts.length === 1
    ? html`${list} ${words}`
    : html`<b>${showCount(hosts.length, 'host')}</b> ${words}: ${list}`
}

/** What failing hosts returned, folded; empty in a brief page, and if no failing host was contacted. */
export function evidenceBlock(hosts: readonly HostVerdict[], view: PageView): Html {
  const wrong = hosts.filter((host) => isWrong(host) && !isSkipped(host))
  const [only, ...others] = wrong
  if (only === undefined || view.isBrief) return NOTHING
  const title = 'Requests, responses and certificates of'
  if (others.length === 0) return details(html`${title} ${titleOf(only)}`, evidence(only, view))
  const { shown, more: left } = some(wrong, MAX_HOSTS)
  const each = shown.map((host) =>
    details(html`${view.medium.sign(outcomeOf(host))} ${titleOf(host)}`, evidence(host, view))
  )
  return details(
    `${title} ${showCount(wrong.length, 'host')}`,
    html`${each}${more(left, 'host', view)}`
  )
}

/** The host, how many requests there were, and how long they took. */
const titleOf = ({ visit: { host, attempt } }: HostVerdict): Html =>
  html`${code(showHostname(host))} (${showCount(attempt.hops.length, 'request')}, ${showDuration(attempt.timing.totalMs)})`

function evidence(host: HostVerdict, view: PageView): Html {
  const rows = factsOf(host, view).map(
    ({ label, texts }) =>
      html`<tr><td><b>${label}</b></td><td>${joined(texts, '<br/>')}</td></tr>\n`
  )
  return html`<table>\n${rows}</table>\n${answerTables(host, view)}`
}

/** The repositories with errors or warnings in their own files; empty without such. */
export function repositoriesBlock(files: readonly Finding[], view: PageView): Html {
  const own = ownFindingsIn(files)
  const [first] = own
  if (first === undefined) return NOTHING
  const list = someOf(own, MAX_NAMES, ({ repository }) => code(repository))
  const sign = severitySign(worstOf(first.findings) ?? 'warning', view)
  const title = html`${sign} <b>${showCount(own.length, 'repository')}</b> ${inOwnFiles(own)}: ${list}`
  return foldedTable(title, own, 'repository', view, [
    column('Repository', ({ repository }) =>
      linked(linkToRepository(repository, view.context), pathCode(repository))
    ),
    column('Findings', ({ findings }) => showSeverities(findings)),
    column('First in', ({ findings }) => firstPlaces(findings, view))
  ])
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
