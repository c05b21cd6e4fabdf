import type { HostVerdict } from '../../judge/host-verdict.ts'
import { showCount, showSome, some } from '../../problems/brief.ts'
import type { Finding } from '../../problems/problem.ts'
import {
  type HostOutcome,
  isSkipped,
  isWrong,
  OUTCOME_WORDS,
  outcomeOf,
  worstFindings,
  worstFirst
} from '../outcome.ts'
import { NEW } from '../phrases.ts'
import {
  type Block,
  block,
  type ColumnOf,
  type Details,
  type Inline,
  inline,
  mark,
  SEVERITY_SIGNS
} from '../tree.ts'
import { historyColumns, historyFacts } from './history.ts'
import { factsOf, servicesOf, timeOf } from './host-facts.ts'
import { incidentsTable } from './incidents.ts'
import { isDown, repositoriesOf } from './repositories.ts'
import { anchorOf, codeLink, hostLink, more, placeList, type View } from './view.ts'

// Titles of findings in a line.
const MAX_TITLES = 2
const MAX_NAMES = 4
// So few hosts have a line each in a log, and their details in a terminal.
const FEW = 3
// More hosts that passed are folded on a page.
const MAX_GOOD = 20
const DATE = '2026-11-20'.length
// A browser lays out only the tables that are near the screen.
const MAX_ROWS = 200

/** The worst findings of a host, or why it was skipped, or its services. */
function resultOf(host: HostVerdict): Inline {
  const { discovery } = host.visit.attempt
  const titles = [...new Set(worstFindings(host).map(({ problem }) => problem.title))]
  if (titles.length > 0) return showSome(titles, MAX_TITLES)
  return discovery.kind === 'skipped' ? discovery.problem.title : servicesOf(host)
}

/** With how long discovery took, if that is all there is to say. */
function resultAndTime(host: HostVerdict, view: View): Inline {
  const isGood = worstFindings(host).length === 0 && !isSkipped(host)
  return isGood ? inline`${resultOf(host)} (${timeOf(host, view)})` : resultOf(host)
}

/** `✗ registry.example.com failed: TLS certificate has expired`, and what is known about the host. */
export function hostDetails(host: HostVerdict, view: View, isOpen = false): Details {
  const { visit, isNew } = host
  const outcome = outcomeOf(host)
  const added = isNew ? ` (${NEW})` : ''
  const text = inline`${OUTCOME_WORDS[outcome]}${added}: ${resultAndTime(host, view)}`
  const isPage = view.medium === 'page'
  const history = isPage ? view.context.history?.get(visit.host) : undefined
  return {
    kind: 'details',
    title: block.title(hostLink(visit.host, { ...view, detailed: new Set() }), text, outcome),
    isOpen,
    ...(isPage ? { anchor: anchorOf(visit.host) } : {}),
    children: [
      ...(isPage ? findingList(host.findings, view) : []),
      { kind: 'facts', facts: factsOf(host, view, history && historyFacts(history)) },
      ...incidentsTable(history?.incidents ?? [], view)
    ]
  }
}

function findingList(findings: readonly Finding[], view: View): readonly Block[] {
  const items = findings.map(({ severity, problem: { message, help, code } }) => {
    const cure = help ? inline` ${mark.strong('Help:')} ${mark.prose(help)}` : mark.nothing
    return inline`${mark.sign(SEVERITY_SIGNS[severity])} ${mark.sentence(message)}.${cure} (${codeLink(code, view)})`
  })
  return items.length === 0 ? [] : [{ kind: 'list', items }]
}

/** The details of hosts that were contacted and have errors or warnings. */
export function wrongHosts(hosts: readonly HostVerdict[], view: View): readonly Block[] {
  const wrong = worstFirst(hosts).filter((host) => isWrong(host) && !isSkipped(host))
  const most = wrong.length <= FEW ? FEW : view.limits.details
  const { shown, more: left } = some(wrong, most)
  const all = shown.map((host) => hostDetails(host, view))
  const rest = shown.length === 0 ? [] : more(left, 'host', view)
  if (view.medium === 'log' || all.length < 2) return [...all, ...rest]
  const title = `Requests, responses and certificates of ${showCount(wrong.length, 'host')}`
  return block.details(block.title(title), [...all, ...rest])
}

/** The hosts of one outcome: in a log a line each if they are few, else a line that readers open. */
export function hostsThat(
  outcome: HostOutcome,
  hosts: readonly HostVerdict[],
  view: View
): readonly Block[] {
  const own = hosts.filter((host) => outcomeOf(host) === outcome)
  const isLog = view.medium === 'log'
  if (own.length === 0) return []
  if (isLog && own.length <= FEW) return own.map((host) => hostDetails(host, view))
  // Those with warnings passed as well, and are among the causes.
  const isRest = outcome === 'works' && hosts.some((host) => outcomeOf(host) === 'warns')
  const words = `${OUTCOME_WORDS[outcome]}${isRest ? ' without warnings' : ''}`
  const names = mark.some(own, { few: MAX_NAMES }, ({ visit }) => hostLink(visit.host, view))
  const title =
    own.length === 1
      ? block.title(names, words, outcome)
      : block.title(showCount(own.length, 'host'), inline`${words}: ${names}`, outcome)
  const { shown, more: left } = some(own, isLog ? view.limits.items : view.limits.rows)
  const list = isLog
    ? shown.map((host) => hostDetails(host, view))
    : hostTable(shown, outcome, view)
  const children = [...list, ...(shown.length === 0 ? [] : more(left, 'host', view))]
  return [{ kind: 'details', title, children }]
}

const hostTable = (hosts: readonly HostVerdict[], outcome: HostOutcome, view: View) =>
  block.table(
    hosts,
    [
      block.column('Host', (host) => nameCell(host, view)),
      block.column('Required by', ({ requirements }) => {
        const because = requirements.flatMap((each) => each.because)
        return placeList(because, view.limits.ownPlaces, view)
      }),
      block.column(outcome === 'works' ? 'Services' : 'Reason', (host) => resultAndTime(host, view))
    ],
    'Hosts'
  )

export function nameCell({ visit: { host }, isNew }: HostVerdict, view: View): Inline {
  const shown = hostLink(host, view, mark.name)
  return isNew ? inline`${shown}${mark.newLine}${mark.small(NEW)}` : shown
}

/** All hosts, which are sorted, in tables; many that passed are folded. */
export function hostTables(hosts: readonly HostVerdict[], view: View): readonly Block[] {
  const columns = columnsFor(hosts, view)
  const tablesOf = (some: readonly HostVerdict[]) =>
    Array.from({ length: Math.ceil(some.length / MAX_ROWS) }, (_, at) =>
      block.table(some.slice(at * MAX_ROWS, (at + 1) * MAX_ROWS), columns, 'Hosts', rowOf, 'hosts')
    ).flat()
  const { good = [], other = [] } = Object.groupBy(hosts, (host) =>
    outcomeOf(host) === 'works' ? 'good' : 'other'
  )
  if (good.length <= MAX_GOOD || other.length === 0) return tablesOf(hosts)
  const title = block.title(showCount(good.length, 'host'), OUTCOME_WORDS.works, 'works')
  return [...tablesOf(other), ...block.details(title, tablesOf(good))]
}

const rowOf = (host: HostVerdict) => ({
  about: { anchor: anchorOf(host.visit.host), isFailing: isDown(host) }
})

function columnsFor(hosts: readonly HostVerdict[], view: View): readonly ColumnOf<HostVerdict>[] {
  const hasCertificate = hosts.some(({ visit }) => visit.attempt.certificates.length > 0)
  const hasRepositories = view.context.repositories.length > 0
  const columns: readonly ColumnOf<HostVerdict>[] = [
    block.column('Host', (host) => nameCell(host, view), 'name'),
    block.column('Status', statusCell, 'status'),
    block.column(
      'Time',
      (host) => (isSkipped(host) ? mark.nothing : timeOf(host, view)),
      'number minor'
    )
  ]
  return [
    ...columns,
    ...(hasRepositories
      ? [
          block.column(
            'Repositories',
            (host: HostVerdict) => repositoriesOf(host).length,
            'number repositories'
          )
        ]
      : []),
    ...historyColumns(hosts, view).map((each) => ({
      ...each,
      cell: (host: HostVerdict) => each.cell([host])
    })),
    ...(hasCertificate ? [block.column('Certificate expires', firstExpiry, 'minor when')] : [])
  ]
}

function statusCell(host: HostVerdict): Inline {
  const outcome = outcomeOf(host)
  return inline`${mark.sign(outcome)} ${OUTCOME_WORDS[outcome]} ${mark.small(resultOf(host))}`
}

/** Discovery may be redirected to several hosts. How many days are left is among the details. */
function firstExpiry({ visit: { attempt } }: HostVerdict): string {
  const dates = attempt.certificates.map(({ expires }) => expires)
  const [first = ''] = dates.toSorted((a, b) => Date.parse(a) - Date.parse(b))
  return first.slice(0, DATE)
}
