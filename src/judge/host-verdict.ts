// The verdict on one host: its findings, and whether it works for each client.

import { hostCheckCrashed } from '../problems/not-contacted.ts'
import type { Place } from '../problems/place.ts'
import { addressedTo, type Reader } from '../problems/problem.ts'
import { ALL_CLIENTS, type Client, clientsWithDefault } from '../protocol/clients.ts'
import { type Hostname, showHostname } from '../protocol/hostname.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { IgnoreRule, ResolveRule } from '../settings/lines.ts'
import type { Settings } from '../settings/settings.ts'
import type { Visit } from '../visit/evidence.ts'
import type { Requests } from '../visit/registry/ask.ts'
import type { Requirement } from '../visit/requirements.ts'
import { judgeServiceHosts, type PolicyRules } from './allowed-hosts.ts'
import { placeOfHost } from './base-urls.ts'
import { type CredentialRules, judgeCredentials } from './credentials.ts'
import {
  aboutIn,
  asideLast,
  breaksInit,
  bySeverity,
  type Draft,
  draftOf,
  type Finding,
  findingOf,
  isBreaking,
  isIgnored,
  isOfFiles,
  narrowedTo,
  type PlacedDraft,
  readerOf
} from './finding.ts'
import { judgeForced, type View, viewsOf } from './forced.ts'
import { type HostRules, judgeHost, judgeModuleHost, judgeRequests } from './host.ts'
import type { ServiceOutcome } from './lookups.ts'
import { judgeOtherTokens } from './other-tokens.ts'
import { type JudgedServices, judgeServices } from './services.ts'

export type ClientOutcome = 'works' | 'fails' | 'warns'

/** What is known about one host. */
export type HostVerdict = {
  readonly visit: Visit
  readonly requirements: readonly Requirement[]
  readonly services: readonly ServiceOutcome[]
  /** The host block that defines the services; null if the host's own document does. */
  readonly servicesFrom: Place | null
  readonly findings: readonly Finding[]
  readonly clients: Readonly<Record<Client, ClientOutcome>>
  /** The host is new in this pull request. */
  readonly isNew: boolean
}

export type HostVerdictRules = Omit<HostRules, 'clients' | 'releases'> &
  PolicyRules &
  Pick<Settings, 'depth'> & {
    readonly dialect: Dialect
    readonly ignore: readonly IgnoreRule[]
    /** Their addresses are not the hosts' own. */
    readonly resolve: readonly ResolveRule[]
  }

type HostEvidence = Pick<HostVerdict, 'visit' | 'requirements' | 'isNew'> & {
  readonly predicted: readonly PlacedDraft[]
  /** Those after discovery. */
  readonly requests: Requests | null
  /** As of `Predicted`. */
  readonly answering: ReadonlySet<string>
}

type JudgedVisit = {
  readonly verdict: HostVerdict
  /** What files ask for, and the host does not have. */
  readonly ofFiles: readonly Finding[]
  /** How many findings `ignore` removed. */
  readonly ignored: number
}

export function judgeVisit(
  evidence: HostEvidence,
  rules: HostVerdictRules,
  credentialRules: CredentialRules
): JudgedVisit {
  const { visit, requirements, isNew } = evidence
  const { host } = visit
  const clients = rules.dialect.clients.filter((client) =>
    requirements.some((each) => each.clients.includes(client))
  )
  const reader = readerOf(host, requirements)
  const views = viewsOf(visit, clients)
  const judged = views.map((view) => judgeView(visit, view, requirements, rules, reader))
  const services = judged[0]?.services ?? []
  const isContacted = views.some(({ forced }) => forced === null)
  const ofCredentials = isContacted
    ? [
        ...judgeCredentials(visit, requirements, reader, credentialRules),
        ...judgeOtherTokens(visit, services, credentialRules)
      ]
    : []
  const drafts = [...judged.flatMap((each) => each.drafts), ...ofCredentials]
  const all = draftsOf(drafts, evidence, rules)
  const kept = all.filter(({ problem }) => !isIgnored(problem, host, rules.ignore))
  const about = aboutIn(requirements)
  const toFinding = (draft: Draft | PlacedDraft): Finding =>
    findingOf({ ...draft, problem: addressedTo(draft.problem, reader) }, clients, {
      host,
      ...about(draft.services),
      ...('places' in draft ? { places: asideLast(draft.places) } : {}),
      isHostNew: isNew
    })
  const { own = [], ofFiles = [] } = Object.groupBy(kept, (draft) =>
    'places' in draft && isOfFiles(draft) ? 'ofFiles' : 'own'
  )
  const verdict = {
    visit,
    requirements,
    services,
    servicesFrom: views[0]?.forced?.place ?? null,
    findings: own.map(toFinding).sort(bySeverity),
    clients: outcomes(own),
    isNew
  }
  return { verdict, ofFiles: ofFiles.map(toFinding), ignored: all.length - kept.length }
}

/** The verdict on a host whose visit a mistake in this program kept from being judged. */
export function crashedVisit(
  { visit, requirements, isNew }: HostEvidence,
  { dialect, ignore }: Pick<HostVerdictRules, 'dialect' | 'ignore'>,
  thrown: unknown
): JudgedVisit {
  const { host, attempt } = visit
  const problem = hostCheckCrashed({ host: showHostname(host), thrown })
  const drafts = isIgnored(problem, host, ignore) ? [] : [draftOf(problem)]
  const findings = drafts.map((draft) =>
    findingOf(draft, dialect.clients, { host, ...aboutIn(requirements)([]), isHostNew: isNew })
  )
  const verdict = {
    visit: {
      ...visit,
      attempt: { ...attempt, discovery: { kind: 'skipped', problem } as const, hops: [] }
    },
    requirements,
    services: [],
    servicesFrom: null,
    findings,
    clients: outcomes(drafts),
    isNew
  }
  return { verdict, ofFiles: [], ignored: 1 - drafts.length }
}

/** These drafts and those of what happened after discovery, for the clients that they concern. */
function draftsOf(
  drafts: readonly Draft[],
  evidence: HostEvidence,
  rules: HostVerdictRules
): readonly (Draft | PlacedDraft)[] {
  const { visit, requirements, predicted, requests } = evidence
  const known = visit.attempt.certificates
  const concerned = clientsConcerned(visit.host, requirements)
  return [
    ...drafts,
    ...predicted,
    ...(requests === null ? [] : judgeRequests(requests, known, rules)),
    ...judgeModuleHost(visit, requirements)
  ].map((draft) => ({
    ...draft,
    needed: draft.needed && breaksInit(draft, evidence, rules),
    problem: narrowedTo(draft.problem, concerned)
  }))
}

/** A host that is only implied concerns the clients whose default it is. */
function clientsConcerned(host: Hostname, requirements: readonly Requirement[]): readonly Client[] {
  if (!requirements.every(({ isImplied }) => isImplied)) return ALL_CLIENTS
  const implying: readonly Client[] = requirements.flatMap(({ clients }) => clients)
  return [...implying, ...clientsWithDefault(host)]
}

/** What some clients see of a host: its own document, or the services of their host block. */
function judgeView(
  visit: Visit,
  view: View,
  requirements: readonly Requirement[],
  rules: HostVerdictRules,
  reader: Reader
): JudgedServices {
  const { clients, forced } = view
  const { services, drafts } = judgeServices(view.visit.attempt, {
    requirements,
    clients,
    block: forced === null ? null : `${forced.place.file}:${forced.place.line}`,
    base: {
      hostname: visit.host,
      host: showHostname(visit.host),
      hasToken: visit.credentials?.hasToken === true,
      // The URLs of a host block are for this machine.
      kind: forced === null ? placeOfHost(visit, rules.resolve) : 'loopback'
    }
  })
  // A host block is a file of this machine, so its reader can edit it.
  const editor: Reader = forced === null ? reader : { ...reader, role: 'operator' }
  const releases = rules.dialect.releases.filter(({ client }) => clients.includes(client))
  const all = [
    ...judgeForced(visit, view),
    ...judgeHost(view.visit, { ...rules, clients, releases }),
    ...drafts,
    // A host block is the machine's own configuration, as `allowed-hosts` is.
    ...(forced === null ? judgeServiceHosts(visit.host, services, requirements, rules) : [])
  ]
  // Only clients with a host block use its services, and they do not contact the host.
  const withBlock: readonly Client[] = visit.forced.map(({ client }) => client)
  const viewers =
    forced === null ? ALL_CLIENTS.filter((client) => !withBlock.includes(client)) : view.clients
  return {
    services: services.map((service) =>
      service.kind === 'problem'
        ? { ...service, problem: addressedTo(service.problem, editor) }
        : service
    ),
    drafts: all.map((draft) => ({
      ...draft,
      problem: addressedTo(narrowedTo(draft.problem, viewers), editor)
    }))
  }
}

/** Notices affect no outcome, and an occurrence that is milder than its code affects it like others. */
function outcomes(drafts: readonly Draft[]): Readonly<Record<Client, ClientOutcome>> {
  const outcomeOf = (client: Client): ClientOutcome => {
    const own = drafts.filter(
      ({ problem }) => problem.affects.includes(client) && problem.usualSeverity !== 'notice'
    )
    if (own.some(isBreaking)) return 'fails'
    return own.length > 0 ? 'warns' : 'works'
  }
  const entries = ALL_CLIENTS.map((client) => [client, outcomeOf(client)] as const)
  return Object.fromEntries(entries) as Record<Client, ClientOutcome>
}
