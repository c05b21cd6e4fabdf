// What the evidence means: findings, what fails, what warns, and for which client.
import type { ConfigFinding } from '../cli-config/blocks.ts'
import { PROBLEMS, withFacts } from '../problems/catalogue.ts'
import type { Place } from '../problems/place.ts'
import { type Problem, SEVERITIES, type Severity } from '../problems/problem.ts'
import { ALL_CLIENTS, type Client } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { Dialect } from '../scan/client-detection.ts'
import type { Note } from '../scan/usage.ts'
import type { IgnoreRule } from '../settings/lines.ts'
import type { FailOn } from '../settings/settings.ts'
import type { Visit } from '../visit/evidence.ts'
import type { Because, Requirement } from '../visit/requirements.ts'
import { type CredentialRules, judgeCredentials, judgeUnused } from './credentials.ts'
import { type Draft, draftOf, isBreaking, severityOf } from './draft.ts'
import { judgeForced, type View, viewsOf } from './forced.ts'
import { type HostRules, judgeHost } from './host.ts'
import { judgeModuleHost } from './module-host.ts'
import { type JudgedServices, judgeServices, type ServiceOutcome } from './services.ts'

export type Finding = {
  readonly severity: Severity
  /** Null for a finding about a file. */
  readonly host: Hostname | null
  /** The service id that it is about; null when it is about the host. */
  readonly service: string | null
  readonly problem: Problem
  readonly places: readonly Because[]
  readonly affects: readonly Client[]
  /** The host is new in this pull request. */
  readonly isHostNew: boolean
}

export type { Login as LoginOutcome } from '../protocol/login.ts'
export type { ServiceOutcome } from './services.ts'

export type ClientOutcome = 'works' | 'fails' | 'warns'

/** All about one host, in the order in which people read it. */
export type HostVerdict = {
  readonly visit: Visit
  readonly requirements: readonly Requirement[]
  readonly services: readonly ServiceOutcome[]
  /** The host block that the services are from; null where they are from the host's own document. */
  readonly servicesFrom: Place | null
  readonly findings: readonly Finding[]
  readonly clients: Readonly<Record<Client, ClientOutcome>>
  /** As far as is known, this pull request is the first to name the host. */
  readonly isNew: boolean
}

export type Verdict = {
  readonly passed: boolean
  readonly hosts: readonly HostVerdict[]
  /** What is wrong in files, apart from what the hosts answered. */
  readonly files: readonly Finding[]
  /** All findings, those about hosts and those about files, worst first. */
  readonly findings: readonly Finding[]
  /** How many `ignore` left out. */
  readonly ignored: number
}

export type JudgeRules = Omit<HostRules, 'clients'> & {
  readonly dialect: Dialect
  readonly failOn: FailOn
  readonly ignore: readonly IgnoreRule[]
}

/** All that a verdict is made of. */
export type Evidence = {
  readonly requirements: readonly Requirement[]
  readonly visits: readonly Visit[]
  readonly notes: readonly Note[]
  /** Hosts that this pull request is the first to name. */
  readonly newHosts: ReadonlySet<Hostname>
  /** What is wrong with the files that hold credentials. */
  readonly complaints: readonly ConfigFinding[]
  /** Names of variables that may be meant for tokens. */
  readonly tokenVariables: readonly string[]
  /** Hosts of the `tokens` setting. */
  readonly tokenHosts: readonly Hostname[]
}

/** Pure: the same evidence under the same rules is always the same verdict. */
export function judge(evidence: Evidence, rules: JudgeRules): Verdict {
  const { requirements, visits, notes, newHosts } = evidence
  const { complaints, tokenVariables, tokenHosts } = evidence
  const byHost = Map.groupBy(requirements, ({ host }) => host)
  const checked = visits.map(({ host }) => host)
  const doctor = { tokenVariables, hosts: checked, isFork: rules.isFork }
  const judged = visits.map((visit) => {
    const isNew = newHosts.has(visit.host)
    return judgeVisit({ visit, requirements: byHost.get(visit.host) ?? [], isNew }, rules, doctor)
  })
  const hosts = judged.map(({ verdict }) => verdict)
  const about = [
    ...notes.map((note) => ({ host: note.host, finding: findingOf(note, rules) })),
    ...complaints.map((each) => ({ host: null, finding: complaintOf(each, rules) })),
    ...judgeUnused(tokenHosts, checked).map((draft) => ({
      host: null,
      finding: apart(draft, rules)
    }))
  ]
  const files = about
    .filter(({ host, finding }) => !isIgnored(finding.problem, host, rules.ignore))
    .map(({ finding }) => finding)
    .sort(worstFirst)
  const findings = [...hosts.flatMap((host) => host.findings), ...files].sort(worstFirst)
  return {
    passed: !findings.some(({ severity }) => failsCheck(severity, rules.failOn)),
    hosts,
    files,
    findings,
    ignored: judged.reduce((total, { ignored }) => total + ignored, 0) + about.length - files.length
  }
}

const MILDER: Readonly<Record<Severity, Severity>> = {
  error: 'warning',
  warning: 'notice',
  notice: 'notice'
}

function findingOf({ problem, place, clients }: Note, rules: JudgeRules): Finding {
  const { dialect } = rules
  const known = withFacts(problem)
  const affects = clients.filter((client) => known.affects.includes(client))
  // While the CLI is a guess, a mistake for only one of the two may not be a mistake at all.
  const isDoubtful = dialect.isGuess && dialect.clients.some((client) => !clients.includes(client))
  const severity = isDoubtful ? MILDER[known.severity] : known.severity
  return { ...apart(draftOf({ ...known, affects, severity }), rules), places: [place] }
}

const complaintOf = ({ problem, place }: ConfigFinding, rules: JudgeRules): Finding => ({
  ...apart(draftOf(problem), rules),
  places: place === null ? [] : [place]
})

/** A finding about no host that was visited, and no line of a file. */
const apart = (draft: Draft, { dialect }: JudgeRules): Finding => ({
  severity: severityOf(draft, dialect.clients),
  host: null,
  service: null,
  problem: draft.problem,
  places: [],
  affects: draft.problem.affects,
  isHostNew: false
})

function judgeVisit(
  { visit, requirements, isNew }: Pick<HostVerdict, 'visit' | 'requirements' | 'isNew'>,
  rules: JudgeRules,
  doctor: CredentialRules
): { readonly verdict: HostVerdict; readonly ignored: number } {
  const clients = rules.dialect.clients.filter((client) =>
    requirements.some((each) => each.clients.includes(client))
  )
  const views = viewsOf(visit, clients)
  const seen = views.map((view) => judgeView(visit, view, requirements, rules))
  const services = seen[0]?.services ?? []
  const all = [
    ...seen.flatMap(({ drafts }) => drafts),
    ...(views.some(({ forced }) => forced === null) ? judgeCredentials(visit, doctor) : []),
    ...judgeModuleHost(visit, requirements)
  ]
  const kept = all.filter(({ problem }) => !isIgnored(problem, visit.host, rules.ignore))
  const findings = kept.map(
    (draft): Finding => ({
      severity: severityOf(draft, clients),
      host: visit.host,
      service: draft.service,
      problem: draft.problem,
      places: placesOf(draft.service, requirements),
      affects: draft.problem.affects,
      isHostNew: isNew
    })
  )
  return {
    verdict: {
      visit,
      requirements,
      services,
      servicesFrom: views[0]?.forced?.place ?? null,
      findings: findings.sort(worstFirst),
      clients: outcomes(kept),
      isNew
    },
    ignored: all.length - kept.length
  }
}

/** What some clients see of a host: its own document, or what their configuration puts in its place. */
function judgeView(
  visit: Visit,
  view: View,
  requirements: readonly Requirement[],
  rules: JudgeRules
): JudgedServices {
  const { services, drafts } = judgeServices(view.visit, requirements, view.clients)
  const all = [
    ...judgeForced(visit, view),
    ...judgeHost(view.visit, { ...rules, clients: view.clients }),
    ...drafts
  ]
  // Nobody but these clients reads the block, and they do not ask the host.
  const readers = visit.forced.map(({ client }) => client)
  const isTheirs = (client: Client): boolean =>
    view.forced === null ? !isOneOf(client, readers) : isOneOf(client, view.clients)
  return { services, drafts: all.map((draft) => narrowed(draft, isTheirs)) }
}

const narrowed = (draft: Draft, isTheirs: (client: Client) => boolean): Draft => ({
  ...draft,
  problem: { ...draft.problem, affects: draft.problem.affects.filter(isTheirs) }
})

const isOneOf = (client: Client, clients: readonly Client[]): boolean => clients.includes(client)

/** Where a service is asked for; what concerns the host concerns every place that needs it. */
function placesOf(
  service: string | null,
  requirements: readonly Requirement[]
): readonly Because[] {
  const asking = (id: string | null) => requirements.filter((each) => each.service === id)
  const own = asking(service)
  // What nobody asked for by name concerns those who would take any service, and no line of a file.
  const concerned = service === null ? requirements : own.length > 0 ? own : asking('any')
  return [...new Set(concerned.flatMap(({ because }) => because))]
}

const worstFirst = (a: Finding, b: Finding): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)

/** Whether a finding of this severity fails the check. */
export const failsCheck = (severity: Severity, failOn: FailOn): boolean =>
  severity === 'error' ? failOn !== 'never' : severity === 'warning' && failOn === 'warning'

const isIgnored = (
  problem: Problem,
  host: Hostname | null,
  ignore: readonly IgnoreRule[]
): boolean =>
  ignore.some((rule) => rule.code === problem.code && (rule.host === null || rule.host === host))

function outcomes(drafts: readonly Draft[]): Readonly<Record<Client, ClientOutcome>> {
  const outcome = (client: Client): ClientOutcome => {
    const own = drafts.filter(
      ({ problem }) =>
        problem.affects.includes(client) && PROBLEMS[problem.code].severity !== 'notice'
    )
    if (own.some(isBreaking)) return 'fails'
    return own.length > 0 ? 'warns' : 'works'
  }
  const entries = ALL_CLIENTS.map((client) => [client, outcome(client)] as const)
  return Object.fromEntries(entries) as Record<Client, ClientOutcome>
}
