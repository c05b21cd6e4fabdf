// Notes about credentials: why a host's token is missing, and tokens for hosts to which it leads.

import type { Visit } from '../observe/visit/evidence.ts'
import type { Requirement } from '../observe/visit/requirements.ts'
import type { Bot } from '../read/scan/clients/tool-files.ts'
import * as tokenProblems from '../rules/problems/credentials.ts'
import { cloudToken } from '../rules/problems/init/cloud.ts'
import { type Note, noteOf, TOP } from '../rules/problems/note.ts'
import { isPlacedAside, type Place } from '../rules/problems/place.ts'
import type { Problem } from '../rules/problems/problem.ts'
import { explained } from '../rules/problems/token.ts'
import { ALL_CLIENTS, type Client, clientsOf } from '../rules/protocol/clients.ts'
import { type Hostname, hostIn, parseHostname, showHostname } from '../rules/protocol/hostname.ts'
import { ASKED, hasPaths, servicesWithToken } from '../rules/protocol/services.ts'
import type { Settings } from '../settings/settings.ts'
import type { JudgedHost } from './host-verdict.ts'
import type { ServiceOutcome } from './services.ts'
import { searchedBy, type TokenRules, type TokenState } from './token-state.ts'
import type { Evidence } from './verdict.ts'

export type CredentialRules = TokenRules &
  Pick<Evidence, 'tokenSources' | 'usages'> & { readonly depth: Settings['depth'] }

export function judgeCredentials(
  visit: Visit,
  requirements: readonly Requirement[],
  { misnamed }: TokenState,
  rules: CredentialRules
): readonly Note[] {
  const isMissing = visit.credentials?.hasToken !== true && visit.attempt.discovery.kind === 'found'
  const stopping = isMissing ? linesThatStop(visit.host, rules) : []
  // The lines that stop `init` say it.
  const unsaid = stopping.length > 0 ? misnamed.slice(1) : misnamed
  const notes = [visit.difference ?? [], unsaid].flat().map((problem) => noteOf(problem))
  if (!isMissing) return notes
  const said = { host: visit.host, isFork: rules.isFork, ...searchedBy(visit) }
  const [near = null] = misnamed
  const stopped = new Set(stopping.map(({ place }) => place))
  // A source that knows the host, but has no token for it, is reported by itself, and so is a variable near it.
  const isReported = misnamed.length > 0 || Boolean(visit.credentials?.problem)
  const missing = isReported ? [] : linesWithoutToken(visit.host, requirements, rules)
  const unstopped = missing.filter(({ place }) => !stopped.has(place))
  return [
    ...notes,
    ...notesOn(stopping, (service) => {
      const missing = cloudToken({ ...said, service })
      return near === null ? missing : explained(missing, near)
    }),
    ...notesOn(unstopped, (service) => tokenProblems.credentialsMissing({ ...said, service }))
  ]
}

/** A line for which the host requires a token. */
type Line = {
  readonly service: string
  readonly place: Place
  readonly clients: readonly Client[]
}

/** `init` stops without a token for these blocks, whatever the host (internal/cloud backend.go); discovery may be checked without tokens. */
function linesThatStop(host: Hostname, { usages, depth }: CredentialRules): readonly Line[] {
  if (depth === 'discovery') return []
  return usages.flatMap(({ workspace, hasOwnToken, needs, place }) =>
    workspace === undefined || hasOwnToken || isPlacedAside(place)
      ? []
      : needs.flatMap((need) => (need.host === host ? [{ ...need, place }] : []))
  )
}

/** The lines for services that the host is known to refuse without a token, though its document is public. */
function linesWithoutToken(
  host: Hostname,
  requirements: readonly Requirement[],
  { usages }: CredentialRules
): readonly Line[] {
  const withToken = new Set(usages.flatMap(({ hasOwnToken, place }) => (hasOwnToken ? place : [])))
  const ids = servicesWithToken(host)
  const required = requirements.filter(({ service }) => ids.includes(service))
  return required.flatMap(({ service, because }) =>
    because
      .filter((place) => typeof place !== 'string')
      .filter((place) => !isPlacedAside(place) && !withToken.has(place))
      .map((place) => ({ service, place, clients: ALL_CLIENTS }))
  )
}

/** A note for each service, at the lines that need it: of a fleet, each repository has its own. */
const notesOn = (lines: readonly Line[], describe: (service: string) => Problem) =>
  [...Map.groupBy(lines, ({ service }) => service)].map(([service, group]) => {
    const places = [...new Set(group.map(({ place }) => place))]
    const clients = [...new Set(group.flatMap((line) => line.clients))]
    return noteOf(describe(service), { services: [service], places, clients })
  })

/** `named`: the hosts in all files; null where other files may name more, and then a token is not known to be unused. */
export const judgeUnused = (
  tokenHosts: readonly Hostname[],
  contacted: readonly Hostname[],
  named: ReadonlySet<Hostname> | null
): readonly Note[] =>
  tokenHosts
    .filter((host) => named !== null && !named.has(host) && !contacted.includes(host))
    .map((host) => noteOf(tokenProblems.credentialsUnused({ host })))

/** The CLIs send the token of a host to its services, wherever they are; a bot needs one for each host. */
export const judgeBots = (bots: readonly Bot[], judged: readonly JudgedHost[]): readonly Note[] =>
  judged.flatMap(({ visit, requirements, services }) => {
    const isOfFile = ({ because }: Requirement) => because.some((at) => typeof at !== 'string')
    const used = requirements.filter(isOfFile).map(({ service }) => service)
    const ids = used.filter((service) => clientsOf(service).includes('renovate'))
    const beyond = hostsBeyond(visit, services).filter(({ service }) => ids.includes(service ?? ''))
    const hosts = visit.credentials?.hasToken && ids.length > 0 ? [visit, ...beyond] : []
    return bots.flatMap(({ client, file, ends }) =>
      hosts
        .filter(({ host }) => !ends.some((end) => `//.${host.replace(/:.*/, '')}`.endsWith(end)))
        .map(({ host }) => tokenProblems.credentialsBot({ client, host, ends }))
        .map((problem) => noteOf(problem, { places: [{ file, ...TOP }], clients: [client] }))
    )
  })

/** Another host that requests go to, and whether they have the token of the first host. */
type Beyond = {
  readonly host: Hostname
  /** The service that is there; null for a redirect. */
  readonly service: string | null
  readonly isSent: boolean
}

/** The hosts of redirects and of services that are not the visited host itself, each once. */
export function hostsBeyond(
  { host, attempt, credentials }: Visit,
  services: readonly ServiceOutcome[]
): readonly Beyond[] {
  const hasToken = credentials?.hasToken === true
  const reached = [
    ...services.flatMap((service) =>
      service.kind === 'url' && hasPaths(service.id) && ASKED.has(service.id)
        ? [{ url: service.url, service: service.id, isSent: hasToken }]
        : []
    ),
    ...attempt.hops.map(({ url, authorization }) => ({
      url,
      service: null,
      isSent: authorization === 'sent' || authorization === 'not-sent'
    }))
  ].flatMap(({ url, ...target }) => {
    const other = parseHostname(hostIn(url) ?? '')
    return !other.ok || other.value === host ? [] : [{ ...target, host: other.value }]
  })
  return [...new Map(reached.toReversed().map((target) => [target.host, target])).values()]
}

/** The clients send the token of the first host, or none (protocol/token-reach.ts). */
export function judgeOtherTokens(
  visit: Visit,
  services: readonly ServiceOutcome[],
  { tokenSources, hosts }: CredentialRules
): readonly Note[] {
  const beyond = tokenSources.size === 0 ? [] : hostsBeyond(visit, services)
  return beyond.flatMap(({ host, service, isSent }) => {
    const source = tokenSources.get(host)
    if (source === undefined) return []
    const isNeeded = service === null ? visit.attempt.discovery.kind === 'failed' : !isSent
    const problem = tokenProblems.credentialsOtherHost({
      host: showHostname(visit.host),
      other: showHostname(host),
      source,
      service,
      isSent,
      // The token may be for uses of the other host by its own name.
      isNotice: !isNeeded || hosts.has(host)
    })
    return [noteOf(problem, { services: service === null ? [] : [service] })]
  })
}
