// What the evidence means: findings, what fails, what warns, and for which client.
import type { Dialect } from './dialect.ts'
import type { Visit } from './evidence.ts'
import { type Draft, isBreaking, severityOf } from './judge/draft.ts'
import { type HostRules, judgeHost } from './judge/host.ts'
import { judgeModuleHost } from './judge/module-host.ts'
import { judgeServices, type ServiceOutcome } from './judge/services.ts'
import type { Problem, Severity } from './problem.ts'
import { PROBLEMS } from './problem.ts'
import { ALL_CLIENTS, type Client } from './protocol/clients.ts'
import type { Hostname } from './protocol/hostname.ts'
import type { Because, Requirement } from './requirements.ts'
import type { Note } from './scan/usage.ts'
import type { IgnoreRule } from './setting-lines.ts'
import type { FailOn } from './settings.ts'

export type Finding = {
  readonly severity: Severity
  /** Null for a finding about a file. */
  readonly host: Hostname | null
  /** The service id that it is about; null when it is about the host. */
  readonly service: string | null
  readonly problem: Problem
  readonly places: readonly Because[]
  readonly affects: readonly Client[]
}

export type { ServiceOutcome } from './judge/services.ts'
export type { Login as LoginOutcome } from './protocol/login.ts'

export type ClientOutcome = 'works' | 'fails' | 'warns'

/** All about one host, in the order in which people read it. */
export type HostVerdict = {
  readonly visit: Visit
  readonly requirements: readonly Requirement[]
  readonly services: readonly ServiceOutcome[]
  readonly findings: readonly Finding[]
  readonly clients: Readonly<Record<Client, ClientOutcome>>
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
}

/** Pure: the same evidence under the same rules is always the same verdict. */
export function judge({ requirements, visits, notes }: Evidence, rules: JudgeRules): Verdict {
  const byHost = Map.groupBy(requirements, ({ host }) => host)
  const judged = visits.map((visit) => judgeVisit(visit, byHost.get(visit.host) ?? [], rules))
  const hosts = judged.map(({ verdict }) => verdict)
  const files = notes
    .filter(({ problem, host }) => !isIgnored(problem, host, rules.ignore))
    .map((note) => findingOf(note, rules))
    .sort(worstFirst)
  const findings = [...hosts.flatMap((host) => host.findings), ...files].sort(worstFirst)
  return {
    passed: !findings.some(({ severity }) => fails(severity, rules.failOn)),
    hosts,
    files,
    findings,
    ignored: judged.reduce((total, { ignored }) => total + ignored, 0) + notes.length - files.length
  }
}

const MILDER: Readonly<Record<Severity, Severity>> = {
  error: 'warning',
  warning: 'notice',
  notice: 'notice'
}

function findingOf({ problem, place, clients }: Note, { dialect }: JudgeRules): Finding {
  const affects = clients.filter((client) => PROBLEMS[problem.code].affects.includes(client))
  // Where nothing says which client is used, what one of them takes is no fault yet.
  const isDoubtful = dialect.isGuess && dialect.clients.some((client) => !clients.includes(client))
  const { severity } = PROBLEMS[problem.code]
  const atMost = isDoubtful ? MILDER[severity] : severity
  const draft = { service: null, problem, affects, needed: true, atMost }
  return {
    severity: severityOf(draft, dialect.clients),
    host: null,
    service: null,
    problem,
    places: [place],
    affects
  }
}

function judgeVisit(
  visit: Visit,
  requirements: readonly Requirement[],
  rules: JudgeRules
): { readonly verdict: HostVerdict; readonly ignored: number } {
  const clients = rules.dialect.clients.filter((client) =>
    requirements.some((each) => each.clients.includes(client))
  )
  const { services, drafts } = judgeServices(visit, requirements, clients)
  const all = [
    ...judgeHost(visit, { ...rules, clients }),
    ...drafts,
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
      affects: draft.affects
    })
  )
  return {
    verdict: {
      visit,
      requirements,
      services,
      findings: findings.sort(worstFirst),
      clients: outcomes(kept)
    },
    ignored: all.length - kept.length
  }
}

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

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice']

const worstFirst = (a: Finding, b: Finding): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)

const fails = (severity: Severity, failOn: FailOn): boolean =>
  severity === 'error' ? failOn !== 'never' : severity === 'warning' && failOn === 'warning'

const isIgnored = (
  problem: Problem,
  host: Hostname | null,
  ignore: readonly IgnoreRule[]
): boolean =>
  ignore.some((rule) => rule.code === problem.code && (rule.host === null || rule.host === host))

function outcomes(drafts: readonly Draft[]): Readonly<Record<Client, ClientOutcome>> {
  const outcome = (client: Client): ClientOutcome => {
    const own = drafts.filter(({ affects }) => affects.includes(client))
    if (own.some(isBreaking)) return 'fails'
    return own.length > 0 ? 'warns' : 'works'
  }
  const entries = ALL_CLIENTS.map((client) => [client, outcome(client)] as const)
  return Object.fromEntries(entries) as Record<Client, ClientOutcome>
}
