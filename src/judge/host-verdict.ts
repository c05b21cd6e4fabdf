// The verdict on one host: its findings, and whether it works for each client.

import type { Visit } from '../observe/visit/evidence.ts'
import type { Requests } from '../observe/visit/registry/ask.ts'
import type { Requirement } from '../observe/visit/requirements.ts'
import type { Dialect } from '../read/scan/clients/dialect.ts'
import { servicesForced } from '../rules/problems/cli-config.ts'
import { hostCheckCrashed } from '../rules/problems/not-contacted.ts'
import { type Note, noteOf } from '../rules/problems/note.ts'
import type { Place } from '../rules/problems/place.ts'
import type { Reader } from '../rules/problems/problem.ts'
import { ALL_CLIENTS, type Client } from '../rules/protocol/clients.ts'
import { showHostname } from '../rules/protocol/hostname.ts'
import type { ResolveRule } from '../settings/lines.ts'
import { judgeServiceHosts, type PolicyRules } from './allowed-hosts.ts'
import { placeOfHost } from './base-urls.ts'
import { type CredentialRules, judgeCredentials, judgeOtherTokens } from './credentials.ts'
import { codesByService, explain } from './explained.ts'
import { type Finding, type FindingContext, isBreaking, lineOf, readerOf } from './finding.ts'
import { type ForcedView, viewsOf } from './forced.ts'
import { type HostRules, judgeHost, judgeModuleHost, judgeRequests } from './host.ts'
import { aboutServices, clientsConcerned, type HostContext, hostFindings } from './host-context.ts'
import { judgeServices, type ServiceOutcome } from './services.ts'
import { NO_TOKEN_NEEDED, tokenStateOf, withExpiry } from './token-state.ts'

export type ClientOutcome = 'works' | 'fails' | 'warns'

export type HostVerdict = {
  readonly visit: Visit
  readonly requirements: readonly Requirement[]
  readonly services: readonly ServiceOutcome[]
  /** The host block that defines the services; null if the host's own document does. */
  readonly servicesFrom: Place | null
  readonly findings: readonly Finding[]
  readonly clients: Readonly<Record<Client, ClientOutcome>>
  readonly isNew: boolean
}

export type HostVerdictRules = Omit<HostRules, 'clients' | 'releases'> &
  PolicyRules &
  CredentialRules &
  Pick<FindingContext, 'guesses' | 'machine' | 'ignoredBy'> & {
    readonly dialect: Dialect
    /** Their addresses are not the hosts' own. */
    readonly resolve: readonly ResolveRule[]
  }

type HostEvidence = Pick<HostVerdict, 'visit' | 'requirements' | 'isNew'> & {
  /** Notes on the answers of registries. */
  readonly predicted: readonly Note[]
  readonly requests: Requests | null
  readonly answering: ReadonlySet<string>
}

/** The findings include those that `ignore` removes, and those that files are at fault for. */
export type JudgedHost = Omit<HostVerdict, 'clients'>

export function judgeVisit(evidence: HostEvidence, rules: HostVerdictRules): JudgedHost {
  const { requirements, predicted, requests, answering, isNew } = evidence
  const visit = withExpiry(evidence.visit, rules)
  const clients = clientsOf(evidence, rules.dialect)
  const reader = readerOf(visit.host, requirements, rules)
  const views = viewsOf(visit, clients).map((view) => judgeView(view, evidence, rules, reader))
  const allNotes = [...views.flatMap(({ notes }) => notes), ...predicted]
  const isAsked = views.some(({ forced }) => forced === null)
  const token = tokenStateOf(visit, allNotes, reader, { ...rules, isAsked })
  const context = contextOf({ ...evidence, visit }, rules, { clients, reader, token })
  const services = views[0]?.services ?? []
  let answers = predicted
  const ofViews = views.flatMap((view) => {
    const isAnswering = (id: string) => answering.has(`${visit.host} ${id}`)
    // What is ignored explains nothing.
    const { silent = [], said = [] } = Object.groupBy(view.notes, (note) => {
      const places =
        note.places.length > 0 ? note.places : aboutServices(note.services, requirements).places
      return context.ignoredBy({ ...note, host: visit.host, places }).isIgnored ? 'silent' : 'said'
    })
    const explained = explain({ ...view, notes: said }, answers, isAnswering)
    answers = explained.answers
    return hostFindings([...explained.causes, ...silent], {
      ...context,
      reader: view.reader,
      concerned: context.concerned.filter((client) => view.viewers.includes(client))
    })
  })
  const notes = [
    ...(isAsked ? judgeCredentials(visit, requirements, token, rules) : []),
    ...(isAsked ? judgeOtherTokens(visit, services, rules) : []),
    ...answers,
    ...(requests === null ? [] : judgeRequests(requests, visit.attempt.certificates, rules)),
    ...judgeModuleHost(visit, requirements)
  ]
  const findings = [...ofViews, ...hostFindings(notes, context)]
  const servicesFrom = views[0]?.forced?.place ?? null
  return { visit, requirements, services, servicesFrom, findings, isNew }
}

const clientsOf = ({ requirements }: HostEvidence, { clients }: Pick<Dialect, 'clients'>) =>
  clients.filter((client) => requirements.some((need) => need.clients.includes(client)))

const contextOf = (
  evidence: HostEvidence,
  rules: HostVerdictRules,
  decided: Pick<HostContext, 'clients' | 'reader' | 'token'>
): HostContext => ({
  ...rules,
  ...evidence,
  ...decided,
  isHostNew: evidence.isNew,
  concerned: clientsConcerned(evidence.visit.host, evidence.requirements)
})

/** A host whose visit a mistake in this program kept from being judged. */
export function crashedVisit(
  evidence: HostEvidence,
  rules: HostVerdictRules,
  thrown: unknown
): JudgedHost {
  const { visit, requirements, isNew } = evidence
  const problem = hostCheckCrashed({ host: showHostname(visit.host), thrown })
  const discovery = { kind: 'skipped', problem } as const
  const unjudged = { ...visit, attempt: { ...visit.attempt, discovery, hops: [] } }
  const decided = { clients: rules.dialect.clients, reader: null, token: NO_TOKEN_NEEDED }
  const context = contextOf({ ...evidence, visit: unjudged }, rules, decided)
  const findings = hostFindings([noteOf(problem)], { ...context, concerned: ALL_CLIENTS })
  return { visit: unjudged, requirements, services: [], servicesFrom: null, findings, isNew }
}

/** A host as some clients see it: its own document, or the services of their host block. */
function judgeView(
  { clients, forced, visit: viewed }: ForcedView,
  { visit, requirements, predicted }: HostEvidence,
  rules: HostVerdictRules,
  ofHost: Reader
) {
  // A host block is a file of this machine, so its reader can edit it.
  const reader: Reader = forced === null ? ofHost : { ...ofHost, role: 'operator' }
  const host = showHostname(visit.host)
  const block = forced && lineOf(forced.place)
  const { services, notes } = judgeServices(viewed.attempt, {
    requirements,
    clients,
    reader,
    block,
    hostname: visit.host,
    host,
    hasToken: visit.credentials?.hasToken === true,
    // A file of the reader names the URLs of a host block.
    failures: new Map(forced === null ? predicted.flatMap(codesByService) : []),
    // The URLs of a host block are for this machine.
    kind: forced === null ? placeOfHost(visit, rules.resolve) : 'loopback'
  })
  const releases = rules.dialect.releases.filter(({ client }) => clients.includes(client))
  // Only clients with a host block use its services, and they do not contact the host.
  const withBlock: readonly Client[] = visit.forced.map(({ client }) => client)
  const viewers: readonly Client[] =
    forced === null ? ALL_CLIENTS.filter((client) => !withBlock.includes(client)) : clients
  return {
    forced,
    reader,
    viewers,
    services,
    notes: [
      ...(block === null ? [] : [noteOf(servicesForced({ host, at: block }), { clients })]),
      ...judgeHost(viewed, { ...rules, clients, releases }),
      ...notes,
      // A host block is the machine's own configuration, as `allowed-hosts` is.
      ...(forced === null ? judgeServiceHosts(visit.host, services, requirements, rules) : [])
    ]
  }
}

/** Notices affect no outcome, and an occurrence that is milder than its code affects it like others. */
export function outcomesOf(findings: readonly Finding[]): Readonly<Record<Client, ClientOutcome>> {
  const outcomeOf = (client: Client): ClientOutcome => {
    const affecting = findings.filter(
      ({ problem, affects }) => affects.includes(client) && problem.usualSeverity !== 'notice'
    )
    if (affecting.some(isBreaking)) return 'fails'
    return affecting.length > 0 ? 'warns' : 'works'
  }
  const entries = ALL_CLIENTS.map((client) => [client, outcomeOf(client)] as const)
  return Object.fromEntries(entries) as Record<Client, ClientOutcome>
}
