// Findings: how one is made of a note and of what is known of its context, and what kinds there are.

import type { Guess, Requirement } from '../observe/visit/requirements.ts'
import type { IgnoredBy } from '../rules/ignore/ignore.ts'
import { statusPageOf } from '../rules/problems/brief.ts'
import type { ProblemCode } from '../rules/problems/catalogue.ts'
import type { Note } from '../rules/problems/note.ts'
import { type Because, isPlacedAside, repositoryOf, showInside } from '../rules/problems/place.ts'
import {
  otherPackage,
  type Problem,
  type Reader,
  readBy,
  SEVERITIES,
  type Severity,
  unlessOpenTofu,
  wordedFor
} from '../rules/problems/problem.ts'
import type { Client, MainClient } from '../rules/protocol/clients.ts'
import { type Hostname, showHostname } from '../rules/protocol/hostname.ts'
import { marked } from '../rules/protocol/marked-text.ts'

/** Something wrong, where it is, and whom it concerns: the note with all that its context says. Its severity is for the clients that are checked. */
export type Finding = Omit<
  Note,
  'clients' | 'aside' | 'answeredBy' | 'isPlaceholder' | 'checkedFor'
> & {
  readonly isHostNew: boolean
}

/** What decides about findings besides their notes. It is known before the first one is made. */
export type FindingContext = {
  /** The clients that findings can concern. */
  readonly concerned: readonly Client[]
  /** Null if every reader can do the same. */
  readonly reader: Reader | null
  readonly isHostNew: boolean
  /** The repositories whose CLI is assumed. */
  readonly guesses: readonly Guess[]
  /** The problem of this machine, if it is the cause of what stops all hosts. */
  readonly machine: Problem | null
  readonly ignoredBy: IgnoredBy
  /** The CLIs that are checked. */
  readonly clients: readonly MainClient[]
  readonly isTerminal: boolean
}

/** Makes a finding. Nothing changes it afterwards. */
export function findingOf(note: Note, context: FindingContext): Finding {
  const { clients, aside, answeredBy, isPlaceholder, checkedFor, ...fields } = note
  const meeting = (checkedFor ?? context.clients).filter((client) => clients.includes(client))
  return {
    ...fields,
    problem: wordedFor(problemIn(note, context), meeting, context.isTerminal),
    affects: note.affects.filter((client) => context.concerned.includes(client)),
    isHostNew: context.isHostNew
  }
}

/** The obstacle of this machine causes what seems to be wrong with hosts, unless that is ignored. */
function problemIn(note: Note, context: FindingContext): Problem {
  const { machine, ignoredBy, guesses } = context
  const reader = context.reader && readerFor(note, context.reader)
  if (machine !== null && note.problem.obstacle && !ignoredBy(note).isIgnored) return machine
  const problem = readIn(note, reader === null ? note.problem : readBy(note.problem, reader))
  const assuming = assumedAt(note, guesses)
  if (assuming.length === 0) return problem
  const cure = unlessOpenTofu(assuming.flatMap(({ repository }) => repository ?? []))
  return { ...problem, help: problem.help === undefined ? cure : marked`${problem.help}; ${cure}` }
}

// What only the files of the package can mend.
const OF_PACKAGE =
  /^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/

/** The reader cannot change a package. */
function readIn({ places: [place] }: Note, problem: Problem): Problem {
  const inside = typeof place === 'object' ? place.inside : undefined
  if (inside === undefined || !OF_PACKAGE.test(problem.code)) return problem
  const cure = otherPackage(inside.package)
  const isOfClient = problem.code === 'client-version'
  return { ...problem, help: isOfClient ? `use a version that it allows, or ${cure}` : cure }
}

/** The guesses of Terraform without which there may be no such finding, or not there. */
function assumedAt({ host, places, problem }: Note, guesses: readonly Guess[]): readonly Guess[] {
  if (guesses.length === 0) return []
  const isOfOne = problem.affects.includes('terraform') && !problem.affects.includes('opentofu')
  const files = places.flatMap((place) => (typeof place === 'string' ? [] : place.file))
  const repositories = new Set(files.map(repositoryOf))
  return guesses.filter(
    ({ repository, hosts }) =>
      repositories.has(repository) && (isOfOne || (host !== null && hosts.has(host)))
  )
}

/** For these checked clients: an error is a warning where it breaks none of them. */
export function severityFor(
  { severity, affects, needed }: Pick<Note, 'severity' | 'affects' | 'needed'>,
  checked: readonly MainClient[]
): Severity {
  const breaksChecked = needed && checked.some((client) => affects.includes(client))
  return severity === 'error' && !breaksChecked ? 'warning' : severity
}

/** Another host that answered may be private where the host of the address is public. */
function readerFor({ answeredBy: host }: Note, reader: Reader): Reader {
  if (host === undefined) return reader
  const role = statusPageOf(host) !== null ? 'guest' : 'user'
  return { ...reader, host, role: reader.role === 'operator' ? 'operator' : role }
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

// The first words of codes about one module or provider, which another line of a file can cure.
const CONFIGURATION_CODES = ['module', 'provider', 'version', 'package', 'lock', 'not']

/** Files ask for something that a host does not have, which is no fault of that host. */
export const isFaultOfFiles = ({ problem, places }: Finding): boolean =>
  CONFIGURATION_CODES.includes(problem.code.replace(/-.*/, '')) &&
  places.length > 0 &&
  places.every((place) => typeof place !== 'string')

/** It breaks the clients that it affects, even if it is milder here: a fork's check passes without its secrets, `init` does not. */
export const isBreaking = ({ problem, needed }: Pick<Note, 'problem' | 'needed'>): boolean =>
  needed && problem.usualSeverity === 'error' && !CHECK_FAILURES.includes(problem.code)

export const isOfMachine = ({ problem }: Finding): boolean => problem.code === 'machine-network'

/** A finding at these places is an error only if one of them is not aside, as tests and examples are. */
export const isInUse = (places: readonly Because[]): boolean =>
  places.some((place) => typeof place === 'string' || !isPlacedAside(place))

/** Errors because nothing is known of the host. The clients may work with it. */
export const CHECK_FAILURES: readonly ProblemCode[] = ['host-http2', 'host-check-crashed']

export const bySeverity = (a: Pick<Finding, 'severity'>, b: Pick<Finding, 'severity'>): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)

/** `main.tf:12`, or the line of a package with the calls that lead to it. */
export function lineOf(because: Because): string {
  if (typeof because === 'string') return because
  const { file, line, inside } = because
  return inside === undefined ? `${file}:${line}` : showInside(inside)
}
