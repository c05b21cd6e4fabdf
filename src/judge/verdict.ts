// The verdict: the findings about hosts and files, and whether the check passes.
import { nothingToCheck } from '../problems/file.ts'
import type { Place, PlacedProblem } from '../problems/place.ts'
import type { Severity } from '../problems/problem.ts'
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { Note, Usage } from '../scan/usage.ts'
import type { FailOn, Settings } from '../settings/settings.ts'
import type { Visit } from '../visit/evidence.ts'
import type { Requirement } from '../visit/requirements.ts'
import { judgeDirectHosts } from './allowed-hosts.ts'
import { judgeUnused } from './credentials.ts'
import {
  bySeverity,
  type Draft,
  draftOf,
  type Finding,
  findingOf,
  isIgnored,
  narrowedTo
} from './finding.ts'
import { type HostVerdict, type HostVerdictRules, judgeVisit } from './host-verdict.ts'

export type Verdict = {
  readonly passed: boolean
  readonly hosts: readonly HostVerdict[]
  /** Findings about files and credentials, which have no host. */
  readonly files: readonly Finding[]
  /** Every finding, most severe first. */
  readonly findings: readonly Finding[]
  /** How many findings `ignore` removed. */
  readonly ignored: number
}

export type JudgeRules = HostVerdictRules & Pick<Settings, 'failOn' | 'scan'>

/** What the verdict is made from. */
export type Evidence = {
  readonly requirements: readonly Requirement[]
  readonly visits: readonly Visit[]
  readonly usages: readonly Usage[]
  readonly notes: readonly Note[]
  /** Files were scanned, and none of them is the clients'. */
  readonly isEmpty: boolean
  /** Hosts that are new in this pull request. */
  readonly newHosts: ReadonlySet<Hostname>
  /** Problems of the files that hold credentials. */
  readonly complaints: readonly PlacedProblem[]
  /** Names of variables that may be meant for tokens. */
  readonly tokenVariables: readonly string[]
  /** Hosts of the `tokens` setting. */
  readonly tokenHosts: readonly Hostname[]
}

/** The same evidence under the same rules always gives the same verdict. */
export function judge(evidence: Evidence, rules: JudgeRules): Verdict {
  const { requirements, visits, usages, tokenVariables } = evidence
  const byHost = Map.groupBy(requirements, ({ host }) => host)
  const checkedHosts = visits.map(({ host }) => host)
  const { isFork } = rules
  const credentialRules = { usages, tokenVariables, hosts: checkedHosts, isFork }
  const judged = visits.map((visit) => {
    const isNew = evidence.newHosts.has(visit.host)
    const ofHost = { visit, requirements: byHost.get(visit.host) ?? [], isNew }
    return judgeVisit(ofHost, rules, credentialRules)
  })
  const hosts = judged.map(({ verdict }) => verdict)
  const unused = judgeUnused(evidence.tokenHosts, checkedHosts)
  const all = [
    ...evidence.notes.map((note) => ({ host: note.host, finding: noteFinding(note, rules) })),
    ...judgeDirectHosts(usages, rules).map((note) => {
      const { host } = note
      return { host, finding: { ...noteFinding(note, rules), host } }
    }),
    ...evidence.complaints.map(({ problem, place }) => ({
      host: null,
      finding: fileFinding(draftOf(problem), place, rules)
    })),
    ...unused.map((draft) => ({ host: null, finding: fileFinding(draft, null, rules) })),
    ...(evidence.isEmpty ? [{ host: null, finding: nothingFound(rules) }] : [])
  ]
  const files = all
    .filter(({ host, finding }) => !isIgnored(finding.problem, host, rules.ignore))
    .map(({ finding }) => finding)
    .sort(bySeverity)
  const findings = [...hosts.flatMap((host) => host.findings), ...files].sort(bySeverity)
  return {
    passed: !findings.some(({ severity }) => failsCheck(severity, rules.failOn)),
    hosts,
    files,
    findings,
    ignored: judged.reduce((total, { ignored }) => total + ignored, 0) + all.length - files.length
  }
}

const MILDER: Readonly<Record<Severity, Severity>> = {
  error: 'warning',
  warning: 'notice',
  notice: 'notice'
}

function noteFinding({ problem, place, clients }: Note, rules: JudgeRules): Finding {
  const { dialect } = rules
  // If the CLI is a guess, a problem of only one of the two CLIs may be no problem at all.
  const isDoubtful = dialect.isGuess && MAIN_CLIENTS.some((client) => !clients.includes(client))
  const severity = isDoubtful ? MILDER[problem.severity] : problem.severity
  return fileFinding(draftOf({ ...narrowedTo(problem, clients), severity }), place, rules)
}

/** It breaks no client, but a check of nothing must not pass. */
function nothingFound(rules: JudgeRules): Finding {
  const { scan, hostnames } = rules
  const problem = nothingToCheck({ scan, hasHostnames: hostnames.length > 0 })
  return { ...fileFinding(draftOf(problem), null, rules), severity: problem.severity }
}

const fileFinding = (draft: Draft, place: Place | null, { dialect }: JudgeRules): Finding =>
  findingOf(draft, dialect.clients, {
    host: null,
    places: place === null ? [] : [place],
    isHostNew: false
  })

/** Whether a finding of this severity fails the check. */
export const failsCheck = (severity: Severity, failOn: FailOn): boolean =>
  severity === 'error' ? failOn !== 'never' : severity === 'warning' && failOn === 'warning'
