// The verdict on one host: its findings, and whether it works for each client.
import { hostCheckCrashed } from '../problems/not-contacted.ts'
import { boundedPlaces, type Place } from '../problems/place.ts'
import {
  addressedTo,
  type Finding,
  findingOf,
  narrowedTo,
  type Reader
} from '../problems/problem.ts'
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
import {
  type CredentialRules,
  explainRefusals,
  judgeCredentials,
  judgeOtherTokens
} from './credentials.ts'
import { aboutServices, asideLast, isBreaking, lineOf, readerOf, settledFor } from './finding.ts'
import { type ForcedView, judgeBlock, viewsOf } from './forced.ts'
import { type HostRules, judgeHost, judgeModuleHost, judgeRequests } from './host.ts'
import { type JudgedServices, judgeServices, type ServiceOutcome } from './services.ts'

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
  Pick<Settings, 'depth'> & {
    readonly dialect: Dialect
    readonly ignore: readonly IgnoreRule[]
    /** Their addresses are not the hosts' own. */
    readonly resolve: readonly ResolveRule[]
  }

type HostEvidence = Pick<HostVerdict, 'visit' | 'requirements' | 'isNew'> & {
  /** What registries answered for it. */
  readonly predicted: readonly Finding[]
  readonly requests: Requests | null
  /** As of `Predicted`. */
  readonly answering: ReadonlySet<string>
}

/** With all findings about the host, also those that `ignore` removes and those that files are at fault for. */
export type JudgedHost = Omit<HostVerdict, 'clients'>

export function judgeVisit(
  evidence: HostEvidence,
  rules: HostVerdictRules,
  credentialRules: CredentialRules
): JudgedHost {
  const { visit, requirements, predicted, requests, isNew } = evidence
  const { host } = visit
  const clients = rules.dialect.clients.filter((client) =>
    requirements.some((each) => each.clients.includes(client))
  )
  const reader = readerOf(host, requirements, rules)
  const views = viewsOf(visit, clients)
  const judged = views.map((view) => judgeView(visit, view, requirements, rules, reader))
  const services = judged[0]?.services ?? []
  const credentialFindings = views.some(({ forced }) => forced === null)
    ? [
        ...judgeCredentials(visit, requirements, credentialRules),
        ...judgeOtherTokens(visit, services, credentialRules)
      ]
    : []
  const all = [
    ...judged.flatMap((each) => each.findings),
    ...credentialFindings,
    ...predicted,
    ...(requests === null ? [] : judgeRequests(requests, visit.attempt.certificates, rules)),
    ...judgeModuleHost(visit, requirements)
  ].map((finding) => placed(evidence, finding))
  const concerned = clientsConcerned(host, requirements)
  const findings = explainRefusals(all, visit, reader, credentialRules).map((finding) => {
    const needed = finding.needed && breaksInit(finding, evidence, rules)
    const problem = addressedTo(finding.problem, reader)
    return settledFor(narrowedTo({ ...finding, problem, needed }, concerned), clients)
  })
  const servicesFrom = views[0]?.forced?.place ?? null
  return { visit, requirements, services, servicesFrom, findings, isNew }
}

/**
 * Whether what breaks the requirements breaks `init`, of which a deeper check is: what only `plan` contacts does
 * not, nor a URL without a slash if what the clients make of it answers. A host that is not allowed always does.
 */
function breaksInit(
  { problem, services }: Finding,
  { visit: { host, attempt }, requirements, answering }: HostEvidence,
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

/** Adds the host to a finding, and the places that require what it is about, unless it has its own. */
function placed({ visit, requirements, isNew }: HostEvidence, finding: Finding): Finding {
  const { services, places } = aboutServices(finding.services, requirements)
  const own = finding.places.length === 0 ? places : boundedPlaces(asideLast(finding.places))
  return { ...finding, services, places: own, host: visit.host, isHostNew: isNew }
}

/** A host whose visit a mistake in this program kept from being judged. */
export function crashedVisit(
  evidence: HostEvidence,
  { clients }: Pick<Dialect, 'clients'>,
  thrown: unknown
): JudgedHost {
  const { visit, requirements, isNew } = evidence
  const problem = hostCheckCrashed({ host: showHostname(visit.host), thrown })
  const discovery = { kind: 'skipped', problem } as const
  return {
    visit: { ...visit, attempt: { ...visit.attempt, discovery, hops: [] } },
    requirements,
    services: [],
    servicesFrom: null,
    findings: [settledFor(placed(evidence, findingOf(problem)), clients)],
    isNew
  }
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
  view: ForcedView,
  requirements: readonly Requirement[],
  rules: HostVerdictRules,
  reader: Reader
): JudgedServices {
  const { clients, forced } = view
  const host = showHostname(visit.host)
  const at = forced && lineOf(forced.place)
  const { services, findings } = judgeServices(view.visit.attempt, {
    requirements,
    clients,
    block: at,
    base: {
      hostname: visit.host,
      host,
      hasToken: visit.credentials?.hasToken === true,
      // The URLs of a host block are for this machine.
      kind: forced === null ? placeOfHost(visit, rules.resolve) : 'loopback'
    }
  })
  // A host block is a file of this machine, so its reader can edit it.
  const editor: Reader = forced === null ? reader : { ...reader, role: 'operator' }
  const releases = rules.dialect.releases.filter(({ client }) => clients.includes(client))
  const all = [
    ...(forced === null ? [] : judgeBlock(visit, forced, clients)),
    ...judgeHost(view.visit, { ...rules, clients, releases }),
    ...findings,
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
    findings: all.map((finding) => ({
      ...narrowedTo(finding, viewers),
      problem: addressedTo(finding.problem, editor)
    }))
  }
}

/** Notices affect no outcome, and an occurrence that is milder than its code affects it like others. */
export function outcomesOf(findings: readonly Finding[]): Readonly<Record<Client, ClientOutcome>> {
  const outcomeOf = (client: Client): ClientOutcome => {
    const own = findings.filter(
      ({ problem, affects }) => affects.includes(client) && problem.usualSeverity !== 'notice'
    )
    if (own.some(isBreaking)) return 'fails'
    return own.length > 0 ? 'warns' : 'works'
  }
  const entries = ALL_CLIENTS.map((client) => [client, outcomeOf(client)] as const)
  return Object.fromEntries(entries) as Record<Client, ClientOutcome>
}
