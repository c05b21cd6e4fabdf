// The context of the findings of one host: it is decided before the first of them is made.

import type { Visit } from '../observe/visit/evidence.ts'
import type { Requirement } from '../observe/visit/requirements.ts'
import type { Note } from '../rules/problems/note.ts'
import { type Because, boundedPlaces, isPlacedAside } from '../rules/problems/place.ts'
import { ALL_CLIENTS, type Client, clientsWithDefault } from '../rules/protocol/clients.ts'
import type { Hostname } from '../rules/protocol/hostname.ts'
import type { Settings } from '../settings/settings.ts'
import { type Finding, type FindingContext, findingOf, severityFor } from './finding.ts'
import { isSaidInRefusal, type TokenState, withCause } from './token-state.ts'

export type HostContext = FindingContext & {
  readonly visit: Visit
  readonly requirements: readonly Requirement[]
  readonly token: TokenState
  readonly depth: Settings['depth']
  readonly answering: ReadonlySet<string>
}

/** The findings of notes about the host. A note whose words are in a refusal has none. */
export const hostFindings = (notes: readonly Note[], context: HostContext): readonly Finding[] =>
  notes
    .filter((note) => !isSaidInRefusal(note, context.token))
    .map((note) => hostFinding(note, context))

/** A finding about the host, at the places that require what it is about, unless it has its own. */
function hostFinding(note: Note, context: HostContext): Finding {
  const { visit, requirements, clients, token, concerned } = context
  const { services, places } = aboutServices(note.services, requirements)
  const problem = withCause(note, token)
  const needed = note.needed && breaksInit({ problem, services }, context)
  const affects = note.affects.filter((client) => concerned.includes(client))
  const placed = { ...note, problem, services, needed, affects, host: visit.host }
  return findingOf(
    {
      ...placed,
      severity: severityFor(placed, clients),
      places: note.places.length === 0 ? places : boundedPlaces(asideLast(note.places))
    },
    context
  )
}

/**
 * Whether what breaks the requirements breaks `init`, of which a deeper check is: what only `plan` contacts does
 * not, nor a URL without a slash if what the clients make of it answers. A host that is not allowed always does.
 */
function breaksInit(
  { problem, services }: Pick<Note, 'problem' | 'services'>,
  { visit: { host, attempt }, requirements, answering, depth }: HostContext
): boolean {
  if (depth === 'discovery' || attempt.discovery.kind === 'skipped') return true
  const isAnswering = services.some((service) => answering.has(`${host} ${service}`))
  if (problem.code === 'service-url-no-slash' && isAnswering) return false
  const concerned = requirements.filter(
    ({ service }) => services.length === 0 || services.includes(service)
  )
  return concerned.length === 0 || concerned.some(({ isForInit }) => isForInit)
}

/** The services of a finding, those that are required if any is, and their places. One about the host concerns every place that names it. */
export function aboutServices(
  services: readonly string[],
  requirements: readonly Requirement[]
): Pick<Finding, 'services' | 'places'> {
  const requiring = (ids: readonly string[]) =>
    requirements.filter(({ service }) => ids.includes(service))
  const named = services.length === 0 ? requirements : requiring(services)
  const required = services.filter((id) => named.some(({ service }) => service === id))
  // A service that is not required by its id concerns places that accept any service.
  const because = (named.length > 0 ? named : requiring(['any'])).flatMap((need) => need.because)
  return {
    services: required.length > 0 ? required : services,
    places: boundedPlaces(asideLast([...new Set(because)]))
  }
}

/** A finding is shown at the first place, which is one of a module in use if there is any. */
function asideLast(places: readonly Because[]): readonly Because[] {
  const { inUse = [], aside = [] } = Object.groupBy(places, (place) =>
    typeof place !== 'string' && isPlacedAside(place) ? 'aside' : 'inUse'
  )
  return [...inUse, ...aside]
}

/** A host that is only implied concerns the clients whose default it is. */
export function clientsConcerned(
  host: Hostname,
  requirements: readonly Requirement[]
): readonly Client[] {
  if (!requirements.every(({ isImplied }) => isImplied)) return ALL_CLIENTS
  const implying: readonly Client[] = requirements.flatMap(({ clients }) => clients)
  return [...implying, ...clientsWithDefault(host)]
}
