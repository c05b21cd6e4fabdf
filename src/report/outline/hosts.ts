// Hosts in each report: by outcome, in a table, and all that is known about each.

import { isOfMachine } from '../../judge/finding.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import { showCount, showSome } from '../../rules/problems/brief.ts'
import { type HostOutcome, isSkipped, OUTCOME_WORDS, outcomeOf, worstFindings } from '../outcome.ts'
import { NEW, showDuration } from '../phrases.ts'
import type { ColumnOf, Details, Inline, ReportBlock } from '../tree.ts'
import { block, inline, mark } from '../tree.ts'
import { historyColumns } from './history.ts'
import { factsOf, short } from './host-facts.ts'
import { hasNoGoodResult, repositoriesOf } from './repositories.ts'
import type { View } from './view.ts'
import { anchorOf, FEW, firstOf, hostLink, isLone, noted, place, placeList } from './view.ts'

// Titles of findings in a line.
const MAX_TITLES = 2
const MAX_NAMES = 4
const MAX_SERVICES = 6
// More hosts that passed are folded on a page.
const MAX_GOOD = 20
// A browser lays out only the tables that are near the screen.
const MAX_ROWS = 200

/** The worst findings of a host, or why it was skipped, or its services, with `time` after them. */
function resultOf(host: HostVerdict, time: Inline = mark.nothing): Inline {
  const { discovery } = host.visit.attempt
  const titles = new Set(worstFindings(host).map(({ problem }) => problem.title))
  if (titles.size > 0) return showSome([...titles], MAX_TITLES)
  if (discovery.kind === 'skipped') return discovery.problem.title
  const services = mark.some(host.services, MAX_SERVICES, ({ id }) => short(id))
  return noted(mark.isEmpty(services) ? 'no services' : services, time)
}

/** How long discovery took, or which host block the services are from. */
const timeOf = ({ visit, servicesFrom }: HostVerdict, view: View): Inline =>
  servicesFrom === null
    ? showDuration(visit.attempt.timing.totalMs)
    : inline`host block at ${place(servicesFrom, view)}`

/** `✗ registry.example.com failed: TLS certificate has expired`, and what is known about the host. */
export function hostDetails(host: HostVerdict, view: View): Details {
  const { visit, isNew } = host
  const outcome = outcomeOf(host)
  const name = hostLink(visit.host, { ...view, detailed: new Set() })
  const added = isNew ? ` (${NEW})` : ''
  const text = inline`${OUTCOME_WORDS[outcome]}${added}: ${resultOf(host, timeOf(host, view))}`
  const title = block.title(name, text, outcome)
  const facts: ReportBlock = { kind: 'facts', facts: factsOf(host, view) }
  const details: Details = { kind: 'details', title, children: [facts] }
  return view.medium === 'page'
    ? { ...details, isOpen: view.detailed.size === 1, anchor: anchorOf(visit.host) }
    : details
}

/** The hosts of some outcomes: each with its details if they are few or something is wrong, else a line that readers open. */
export function hostsThat(
  outcomes: readonly HostOutcome[],
  hosts: readonly HostVerdict[],
  view: View
): readonly ReportBlock[] {
  const { medium, limits } = view
  // The problems say all about a host that was not contacted or is out of reach, unless `ignore` removes them.
  const reached = hosts.filter((host) =>
    worstFindings(host).every((finding) => !isSkipped(host) && !isOfMachine(finding))
  )
  const listed = outcomes.flatMap((one) => reached.filter((host) => outcomeOf(host) === one))
  const [first] = listed
  if (first === undefined || isLone(hosts, view)) return []
  const isLog = medium === 'log'
  const areWrong = worstFindings(first).length > 0
  const areDetailed = isLog || areWrong
  const isFew = areDetailed && listed.length <= FEW
  const most = areWrong ? limits.details : isLog ? limits.items : limits.rows
  const children = firstOf(listed, isFew ? FEW : most, 'host', view, (shown) =>
    areDetailed
      ? shown.map((host) => hostDetails(host, view))
      : block.table(shown, columnsFor(view), 'Hosts')
  )
  // The problems already name hosts with errors or warnings.
  if (isFew || (areWrong && (isLog || children.length === 0))) return children
  const names = mark.some(listed, { few: MAX_NAMES }, ({ visit }) => hostLink(visit.host, view))
  const outcome = outcomeOf(first)
  const words = areWrong ? 'with errors or warnings' : OUTCOME_WORDS[outcome]
  const title =
    listed.length === 1
      ? block.title(names, words, outcome)
      : block.title(showCount(listed.length, 'host'), inline`${words}: ${names}`, outcome)
  return [{ kind: 'details', title, children }]
}

const columnsFor = (view: View): readonly ColumnOf<HostVerdict>[] => [
  block.column('Host', (host) => nameCell(host, view)),
  block.column('Required by', ({ requirements }) => {
    const because = requirements.flatMap((need) => need.because)
    return placeList(because, view.limits.ownPlaces, view)
  }),
  block.column('Result', (host) => resultOf(host, timeOf(host, view)))
]

function nameCell({ visit: { host }, isNew }: HostVerdict, view: View): Inline {
  const added = isNew ? mark.small(NEW) : mark.nothing
  return mark.joined([hostLink(host, view, mark.name), added], mark.newLine)
}

const statusCell = (host: HostVerdict): Inline =>
  inline`${mark.sign(outcomeOf(host))} ${OUTCOME_WORDS[outcomeOf(host)]} ${mark.small(resultOf(host))}`

/** All hosts, which are sorted, in tables; many that passed are folded. */
export function hostTables(hosts: readonly HostVerdict[], view: View): readonly ReportBlock[] {
  const repositories = (host: HostVerdict) => repositoriesOf(host).length || null
  const columns: readonly ColumnOf<HostVerdict>[] = [
    block.column('Host', (host) => nameCell(host, view), 'name'),
    block.column('Status', statusCell, 'status'),
    block.column('Time', (host) => (isSkipped(host) ? null : timeOf(host, view)), 'number minor'),
    block.column('Repositories', repositories, 'number repositories'),
    ...historyColumns(hosts, view),
    block.column('Certificate expires', firstExpiry, 'minor when')
  ]
  const tablesOf = (group: readonly HostVerdict[]) =>
    block.table(group, columns, 'Hosts', rowOf, 'hosts', MAX_ROWS)
  const { good = [], other = [] } = Object.groupBy(hosts, (host) =>
    outcomeOf(host) === 'works' ? 'good' : 'other'
  )
  if (good.length <= MAX_GOOD || other.length === 0) return tablesOf(hosts)
  const title = block.title(showCount(good.length, 'host'), OUTCOME_WORDS.works, 'works')
  return [...tablesOf(other), ...block.details(title, tablesOf(good))]
}

const rowOf = (host: HostVerdict) => ({
  host: { anchor: anchorOf(host.visit.host), isFailing: hasNoGoodResult(host) }
})

/** Discovery may be redirected to several hosts. How many days are left is among the details. */
const firstExpiry = ({ visit }: HostVerdict): string =>
  visit.attempt.certificates.map(({ expires }) => expires.slice(0, 10)).sort()[0] ?? ''
