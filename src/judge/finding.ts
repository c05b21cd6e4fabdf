// Findings: their severity, their places, and their order.
import { statusPageOf } from '../problems/brief.ts'
import type { ProblemCode } from '../problems/catalogue.ts'
import {
  type Because,
  boundedPlaces,
  distinctPlaces,
  isPlacedAside,
  type Place,
  positionOf,
  repositoryOf,
  type SourceLine
} from '../problems/place.ts'
import {
  type Finding,
  firstPlaceOf,
  type Reader,
  SEVERITIES,
  unlessOpenTofu
} from '../problems/problem.ts'
import type { MainClient } from '../protocol/clients.ts'
import { type Hostname, showHostname } from '../protocol/hostname.ts'
import type { IgnoreRule } from '../settings/lines.ts'
import type { Guess, Requirement } from '../visit/requirements.ts'
import { isOfMachine } from './machine.ts'

// The first words of codes about one module or provider, which another line of a file can cure.
const CONFIGURATION_CODES = ['module', 'provider', 'version', 'package', 'lock', 'not']

/** Whether files ask for something that a host does not have, which is no fault of that host. */
export const isFaultOfFiles = ({ problem, places }: Finding): boolean =>
  CONFIGURATION_CODES.includes(problem.code.replace(/-.*/, '')) &&
  places.length > 0 &&
  places.every((place) => typeof place !== 'string')

/** Whether it breaks the clients that it affects, even if it is milder here: a fork's check passes without its secrets, `init` does not. */
export const isBreaking = ({ problem, needed }: Finding): boolean =>
  needed && problem.usualSeverity === 'error' && !CHECK_FAILURES.includes(problem.code)

/** A finding at these places is an error only if one of them is not aside, as tests and examples are. */
export const isInUse = (places: readonly Because[]): boolean =>
  places.some((place) => typeof place === 'string' || !isPlacedAside(place))

/** Errors because nothing is known of the host. The clients may work with it. */
export const CHECK_FAILURES: readonly ProblemCode[] = ['host-http2', 'host-check-crashed']

/** The finding for these checked clients: an error is a warning where it breaks none of them. */
export function settledFor(finding: Finding, checked: readonly MainClient[]): Finding {
  const { severity, affects, needed } = finding
  const breaksChecked = needed && checked.some((client) => affects.includes(client))
  return severity === 'error' && !breaksChecked ? { ...finding, severity: 'warning' } : finding
}

export const bySeverity = (a: Pick<Finding, 'severity'>, b: Pick<Finding, 'severity'>): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)

export const isIgnored = (
  { problem, host, namedHost = host }: Finding,
  ignore: readonly IgnoreRule[]
): boolean =>
  ignore.some(({ code, host }) => code === problem.code && (host === null || host === namedHost))

/** The services of a finding, those that are required if any is, and their places. One about the host concerns every place that names it. */
export function aboutServices(
  services: readonly string[],
  requirements: readonly Requirement[]
): Pick<Finding, 'services' | 'places'> {
  const requiring = (ids: readonly string[]) =>
    requirements.filter(({ service }) => ids.includes(service))
  const own = services.length === 0 ? requirements : requiring(services)
  const required = services.filter((id) => own.some(({ service }) => service === id))
  // A service that is not required by its id concerns places that accept any service.
  const because = (own.length > 0 ? own : requiring(['any'])).flatMap((each) => each.because)
  return {
    services: required.length > 0 ? required : services,
    places: boundedPlaces(asideLast([...new Set(because)]))
  }
}

/** A finding is shown at the first place, which is one of a module in use if there is any. */
export function asideLast(places: Finding['places']): Finding['places'] {
  const { own = [], aside = [] } = Object.groupBy(places, (place) =>
    typeof place !== 'string' && isPlacedAside(place) ? 'aside' : 'own'
  )
  return [...own, ...aside]
}

/** Who reads the findings about a host: its operator if `hostnames` lists it, else a user; of a public registry never one who can mend it. */
export function readerOf(
  host: Hostname,
  requirements: readonly Requirement[],
  { isTerminal }: Pick<Reader, 'isTerminal'>
): Reader {
  const isListed = requirements.some(({ because }) => because.includes('hostnames input'))
  const role = statusPageOf(host) !== null ? 'guest' : isListed ? 'operator' : 'user'
  return { role, host: showHostname(host), isTerminal }
}

/** A finding that OpenTofu may not have, or not there, with the setting that mends a guess of Terraform. */
export function ofAssumed(finding: Finding, guesses: readonly Guess[]): Finding {
  const { host, places, problem } = finding
  if (guesses.length === 0 || isOfMachine(finding)) return finding
  const isOfOne = problem.affects.includes('terraform') && !problem.affects.includes('opentofu')
  const files = places.flatMap((place) => (typeof place === 'string' ? [] : place.file))
  const repositories = new Set(files.map(repositoryOf))
  const assuming = guesses.filter(
    ({ repository, hosts }) =>
      repositories.has(repository) && (isOfOne || (host !== null && hosts.has(host)))
  )
  if (assuming.length === 0) return finding
  const names = assuming.flatMap(({ repository }) => repository ?? [])
  return { ...finding, problem: unlessOpenTofu(problem, names) }
}

/** `main.tf:12` */
export const lineOf = (because: Because): string =>
  typeof because === 'string' ? because : `${because.file}:${because.line}`

/** Reads what may be shown of the lines of some places in files of the checkout. */
export type ReadLines = (places: readonly Place[]) => readonly SourceLine[]

// More than a person reads.
const MAX_LINES = 1000

/**
 * Adds to a finding the line of its first place. The lines of all findings are read here, the first ones of `findings`.
 * A finding about a whole file has no line, and files of other repositories are not in the checkout.
 */
export function withLines(
  findings: readonly Finding[],
  readLines: ReadLines
): (finding: Finding) => Finding {
  const first = findings
    .flatMap((finding) => firstPlaceOf(finding) ?? [])
    .filter(({ file, column, endColumn }) => endColumn > column && repositoryOf(file) === null)
  const read = readLines(distinctPlaces(first).slice(0, MAX_LINES))
  const lines = new Map(read.map((line) => [positionOf(line.place), line]))
  // The rows of root modules already show the findings that name them.
  return ({ rows: _, ...finding }) => {
    const place = firstPlaceOf(finding)
    const line = place && lines.get(positionOf(place))
    return line ? { ...finding, line } : finding
  }
}
