// Findings: their severity, their places, and their order.
import type { ProblemCode } from '../problems/catalogue.ts'
import { type Because, boundedPlaces, isAside } from '../problems/place.ts'
import { type Problem, type Reader, SEVERITIES, type Severity } from '../problems/problem.ts'
import type { Client, MainClient } from '../protocol/clients.ts'
import { type Hostname, showHostname } from '../protocol/hostname.ts'
import { statusPageOf } from '../protocol/hosts/public-registries.ts'
import type { IgnoreRule } from '../settings/lines.ts'
import type { Settings } from '../settings/settings.ts'
import type { Visit } from '../visit/evidence.ts'
import type { Requirement } from '../visit/requirements.ts'

export type Finding = {
  readonly severity: Severity
  /** Null for a finding about a file. */
  readonly host: Hostname | null
  /** The id of the service that it is about; null for the host, a file, or several services. */
  readonly service: string | null
  readonly problem: Problem
  readonly places: readonly Because[]
  readonly affects: readonly Client[]
  /** The host is new in this pull request. */
  readonly isHostNew: boolean
  /** The `exclude` patterns that skip its files, if they are tests, examples or templates. */
  readonly exclude?: readonly string[]
}

/** A finding before it is known which clients are checked. */
export type Draft = {
  /** The ids of the services that it is about; empty if it is about the host or a file. */
  readonly services: readonly string[]
  readonly problem: Problem
  /** The check requires what the problem breaks. Otherwise it is at most a warning. */
  readonly needed: boolean
}

/** A finding about something that a host serves, at its own places instead of those that require a service. */
export type PlacedDraft = Draft & { readonly host: Hostname; readonly places: readonly Because[] }

/** A finding at these places is an error only if one of them is not aside, as tests and examples are. */
export const placedDraft = (
  about: Pick<PlacedDraft, 'host' | 'services' | 'problem' | 'places'>
): PlacedDraft => ({
  ...about,
  needed: about.places.some((place) => typeof place === 'string' || !isAside(place.file))
})

// The first words of codes about one module or provider, which another line of a file can cure.
const OF_CONFIGURATION = ['module', 'provider', 'version', 'package', 'lock', 'not']

/** Whether files ask for something that a host does not have, which is no fault of that host. */
export const isOfFiles = ({ problem, places }: Pick<PlacedDraft, 'problem' | 'places'>): boolean =>
  OF_CONFIGURATION.includes(problem.code.replace(/-.*/, '')) &&
  places.length > 0 &&
  places.every((place) => typeof place !== 'string')

/** A draft of a problem of the host itself, or of `service`. */
export const draftOf = (problem: Problem, service: string | null = null, needed = true): Draft => ({
  services: service === null ? [] : [service],
  problem,
  needed
})

/** The problem for these clients only. */
export const narrowedTo = (problem: Problem, clients: readonly Client[]): Problem => ({
  ...problem,
  affects: problem.affects.filter((client) => clients.includes(client))
})

/**
 * Whether it breaks the clients that it affects. An occurrence that is milder in its circumstances
 * still breaks them: a fork's check passes without its secrets, `init` does not.
 */
export const isBreaking = ({ problem, needed }: Draft): boolean =>
  needed && problem.usualSeverity === 'error' && !OF_THIS_CHECK.includes(problem.code)

/** Errors because nothing is known of the host. The clients may work with it. */
export const OF_THIS_CHECK: readonly ProblemCode[] = ['host-http2', 'host-check-crashed']

/** An error is a warning where it breaks no client that is checked. */
export function severityOf({ problem, needed }: Draft, checked: readonly MainClient[]): Severity {
  const breaksChecked = needed && checked.some((client) => problem.affects.includes(client))
  return problem.severity === 'error' && !breaksChecked ? 'warning' : problem.severity
}

export const findingOf = (
  draft: Draft,
  checked: readonly MainClient[],
  about: Pick<Finding, 'host' | 'service' | 'places' | 'isHostNew'>
): Finding => ({
  severity: severityOf(draft, checked),
  problem: draft.problem,
  affects: draft.problem.affects,
  ...about,
  places: boundedPlaces(about.places)
})

/** For sorting: the most severe first. */
export const bySeverity = (a: Pick<Finding, 'severity'>, b: Pick<Finding, 'severity'>): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)

export const isIgnored = (
  problem: Problem,
  host: Hostname | null,
  ignore: readonly IgnoreRule[]
): boolean =>
  ignore.some((rule) => rule.code === problem.code && (rule.host === null || rule.host === host))

type InitEvidence = {
  readonly visit: Visit
  readonly requirements: readonly Requirement[]
  /** As of `Predicted`. */
  readonly answering: ReadonlySet<string>
}

/**
 * Whether what breaks the requirements breaks `init`, of which a deeper check is: what only `plan` contacts does
 * not, nor a URL without a slash if what the clients make of it answers. A host that is not allowed always does.
 */
export function breaksInit(
  { problem, services }: Draft,
  { visit: { host, attempt }, requirements, answering }: InitEvidence,
  { depth }: Pick<Settings, 'depth'>
): boolean {
  if (depth === 'discovery' || attempt.discovery.kind === 'skipped') return true
  const isAnswering = services.some((service) => answering.has(`${host} ${service}`))
  if (problem.code === 'service-url-no-slash' && isAnswering) return false
  const own = requirements.filter(
    ({ service }) => services.length === 0 || services.includes(service)
  )
  return own.length === 0 || own.some(({ isForInit }) => isForInit)
}

type About = Pick<Finding, 'service' | 'places'>

/** What findings are about, by their services. Findings about the same share their places. */
export function aboutIn(
  requirements: readonly Requirement[]
): (services: readonly string[]) => About {
  const known = new Map<string, About>()
  return (services) => {
    const key = JSON.stringify(services)
    const found = known.get(key) ?? aboutServices(services, requirements)
    known.set(key, found)
    return found
  }
}

/**
 * The service that a finding is about, and the places that require it. Of several services, those that are
 * required count; a finding about the host concerns every place that names it.
 */
function aboutServices(services: readonly string[], requirements: readonly Requirement[]): About {
  const requiring = (ids: readonly string[]) =>
    requirements.filter(({ service }) => ids.includes(service))
  const own = services.length === 0 ? requirements : requiring(services)
  const required = services.filter((id) => own.some(({ service }) => service === id))
  const ids = required.length > 0 ? required : services
  // A service that is not required by its id concerns places that accept any service.
  const because = (own.length > 0 ? own : requiring(['any'])).flatMap((each) => each.because)
  return {
    service: ids.length === 1 ? (ids[0] ?? null) : null,
    places: asideLast([...new Set(because)])
  }
}

/** A finding is shown at the first place, which is one of a module in use if there is any. */
export function asideLast(places: Finding['places']): Finding['places'] {
  const { own = [], aside = [] } = Object.groupBy(places, (place) =>
    typeof place !== 'string' && isAside(place.file) ? 'aside' : 'own'
  )
  return [...own, ...aside]
}

/**
 * Who reads the findings about a host, which decides whose cure comes first: its operator if `hostnames` lists it, else
 * someone who only uses it, and of a public registry never someone who can mend it.
 */
export function readerOf(host: Hostname, requirements: readonly Requirement[]): Reader {
  const isListed = requirements.some(({ because }) => because.includes('hostnames input'))
  const role = statusPageOf(host) !== null ? 'guest' : isListed ? 'operator' : 'user'
  return { role, host: showHostname(host) }
}
