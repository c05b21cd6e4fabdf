// Unites what several reports say about the same host: the worst result, and what each of them requires.
import type { HostVerdict } from '../judge/host-verdict.ts'
import { ALL_CLIENTS, MAIN_CLIENTS } from '../protocol/clients.ts'
import { type HostOutcome, isSkipped, outcomeOf } from '../report/outcome.ts'
import type { Requirement } from '../visit/requirements.ts'
import { byText, sumOf, uniteFindings, unitePlaces } from './unite-findings.ts'

// The worst first. A report that checked the host says more than one that skipped it.
const RANKS: readonly HostOutcome[] = ['fails', 'unchecked', 'warns', 'works', 'skipped']

/** Hosts in alphabetical order, each once. */
export function uniteHosts(lists: readonly (readonly HostVerdict[])[]): readonly HostVerdict[] {
  const groups = Map.groupBy(lists.flat(), ({ visit }) => visit.host)
  return [...groups].sort(([a], [b]) => byText(a, b)).flatMap(([, group]) => uniteEqual(group))
}

function uniteEqual(group: readonly HostVerdict[]): readonly HostVerdict[] {
  const [first, ...others] = group
  if (first === undefined || others.length === 0) return group
  const worst = others.reduce((a, b) => (isWorse(b, a) ? b : a), first)
  return [
    {
      ...worst,
      requirements: uniteRequirements(group.flatMap(({ requirements }) => requirements)),
      findings: uniteFindings(group.map(({ findings }) => findings)),
      clients: worstClients(group),
      isNew: group.some(({ isNew }) => isNew)
    }
  ]
}

/** Of equal results, the slower one; in the end any order that does not depend on that of the reports. */
function isWorse(a: HostVerdict, b: HostVerdict): boolean {
  const rank =
    RANKS.indexOf(outcomeOf(b)) - RANKS.indexOf(outcomeOf(a)) ||
    Number(isSkipped(b)) - Number(isSkipped(a)) ||
    a.visit.attempt.timing.totalMs - b.visit.attempt.timing.totalMs
  return rank === 0 ? byText(evidenceOf(a), evidenceOf(b)) > 0 : rank > 0
}

const evidenceOf = ({ visit, services, servicesFrom }: HostVerdict): string =>
  JSON.stringify([visit, services, servicesFrom])

function uniteRequirements(all: readonly Requirement[]): readonly Requirement[] {
  const groups = Map.groupBy(all, ({ service }) => service)
  return [...groups]
    .sort(([a], [b]) => byText(a, b))
    .flatMap(([, group]) => {
      const [first] = group
      const left = sumOf(group, ({ becauseLeftOut = 0 }) => becauseLeftOut)
      if (first === undefined) return []
      const { becauseLeftOut: _, ...rest } = first
      return {
        ...rest,
        clients: MAIN_CLIENTS.filter((client) =>
          group.some(({ clients }) => clients.includes(client))
        ),
        because: unitePlaces(group.map(({ because }) => because)),
        ...(left === 0 ? {} : { becauseLeftOut: left })
      }
    })
}

function worstClients(group: readonly HostVerdict[]): HostVerdict['clients'] {
  const outcomes = ALL_CLIENTS.map((client) => {
    const own = group.map(({ clients }) => clients[client])
    const worst = (['fails', 'warns'] as const).find((outcome) => own.includes(outcome))
    return [client, worst ?? 'works'] as const
  })
  return Object.fromEntries(outcomes) as HostVerdict['clients']
}
