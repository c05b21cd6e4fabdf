// The state of a host's token, decided before any note of it becomes a finding: a refusal explains why the token is
// missing or wrong.

import type { Visit } from '../observe/visit/evidence.ts'
import * as tokenProblems from '../rules/problems/credentials.ts'
import type { Note } from '../rules/problems/note.ts'
import type { Problem, Reader } from '../rules/problems/problem.ts'
import { explained, type VainSearch } from '../rules/problems/token.ts'
import { isDefaultRegistry } from '../rules/protocol/clients.ts'
import { type Hostname, nearMisses } from '../rules/protocol/hostname.ts'
import { servicesWithToken } from '../rules/protocol/services.ts'
import type { Evidence } from './verdict.ts'

export type TokenState = {
  /** Problems of variables that are named almost as those of the host; empty if it has a token. */
  readonly misnamed: readonly Problem[]
  /** The cause that refusals add: a flaw of the token, or a search in vain. Null if they say it all. */
  readonly cause: Problem | VainSearch | null
  /** The source of the token; undefined without one. */
  readonly source?: string | undefined
  /** The refusals that say the cause. */
  readonly refusals: readonly Note[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The visit with the problem that its token has expired, or soon will. A token of a life as short as that is renewed by a program. */
export function withExpiry(visit: Visit, rules: { certificateDays: number; now: number }): Visit {
  const { host, credentials } = visit
  if (!credentials?.life || credentials.problem !== null) return visit
  const { source, life } = credentials
  const days = (life.expires - rules.now) / DAY_MS
  const isShort = (life.expires - (life.issued ?? 0)) / DAY_MS <= rules.certificateDays
  if (days >= (isShort ? 0 : rules.certificateDays)) return visit
  const on = new Date(life.expires).toISOString().slice(0, 10)
  const problem = tokenProblems.credentialsExpiry({ host, source, on, days })
  return { ...visit, credentials: { ...credentials, problem } }
}

/** The state for a host that was not checked. */
export const NO_TOKEN_NEEDED: TokenState = { misnamed: [], cause: null, refusals: [] }

export type TokenRules = Pick<Evidence, 'tokenVariables'> & {
  readonly hosts: ReadonlySet<Hostname>
  readonly isFork: boolean
}

/** `isAsked`: some client has no host block, and asks the host itself. A refusal says no cause if the host asks for another scheme than a token, or serves everyone else. */
export function tokenStateOf(
  visit: Visit,
  notes: readonly Note[],
  { role }: Reader,
  rules: TokenRules & { readonly isAsked: boolean }
): TokenState {
  const { isFork, isAsked } = rules
  const { hasToken = false, source, problem = null } = visit.credentials ?? {}
  const expiresLater = problem?.code === 'credentials-expiry' && problem.flaw === undefined
  const flaw = expiresLater ? null : problem
  const { status = null } = visit.attempt.hops.at(-1) ?? {}
  const misnamed = hasToken || !isAsked ? [] : misnamedFor(visit, rules)
  // A public registry that answers 403 blocks this network, whatever the token. The refusal of a fork is a notice, which
  // says that secrets are withheld.
  const isPublic = isAsked && isDefaultRegistry(visit.host)
  const isAside = (isPublic && status === 403) || (isFork && !hasToken)
  const cause = isAside ? null : (flaw ?? (hasToken ? null : visit.lost) ?? misnamed[0] ?? null)
  // What is hidden from everyone without a token may not exist either, unless the host is known to hide it.
  const isOpen = servicesWithToken(visit.host).length === 0
  const refusals = notes.filter(
    ({ problem: { code, refusal } }) =>
      refusal !== undefined &&
      (cause !== null ||
        code === 'document-unauthorized' ||
        !(isFork || isPublic || (isOpen && refusal === 'hides')))
  )
  // A host that answers 403 to discovery may be no registry.
  const isAsking =
    refusals.some(({ problem }) => problem.code !== 'document-unauthorized') ||
    (role !== 'guest' && (isFork || status === 401))
  const isVain = cause !== null || (isAsking && !hasToken)
  if (!isVain) return { ...NO_TOKEN_NEEDED, misnamed }
  return { misnamed, cause: cause ?? { isFork, ...searchedBy(visit) }, source, refusals }
}

/** The problem of a note, with the cause if it is a refusal that says it. */
export const withCause = (note: Note, { cause, source, refusals }: TokenState): Problem =>
  cause !== null && refusals.includes(note) ? explained(note.problem, cause, source) : note.problem

/** A refusal says what the note does. */
export function isSaidInRefusal(
  { problem, services }: Note,
  { cause, refusals }: TokenState
): boolean {
  if (refusals.length === 0) return false
  const refused = refusals.flatMap((refusal) => refusal.services)
  return (
    problem === cause ||
    (problem.code === 'credentials-missing' && services.every((id) => refused.includes(id)))
  )
}

/** A variable for a parent domain has its own use, unless this host requires a token. */
const misnamedFor = (visit: Visit, { tokenVariables, hosts }: TokenRules): readonly Problem[] =>
  nearMisses(tokenVariables, visit.host, hosts)
    .filter(({ isParent }) => !isParent || isRefused(visit))
    .map((near) => tokenProblems.credentialsNearMiss({ host: visit.host, ...near }))

/** The host requires another token for discovery, or one at all. */
const isRefused = ({ attempt: { discovery } }: Visit): boolean =>
  discovery.kind === 'failed' && discovery.problem.code === 'document-unauthorized'

/** The credentials sources that were searched in vain, and those that no client reads. */
export function searchedBy({ credentials, looks }: Visit) {
  const all = looks.flatMap((client) => client.looks)
  const sources = (isRead: boolean) => [
    ...new Set(all.flatMap(({ held, source }) => ((held !== 'not read') === isRead ? source : [])))
  ]
  // A source that knows the host without a token ends the search.
  const searched = credentials === null ? sources(true) : [credentials.source]
  const notRead = credentials === null ? sources(false) : []
  return { searched, notRead }
}
