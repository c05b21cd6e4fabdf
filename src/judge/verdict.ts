// The verdict: the findings about hosts and files, and whether the check passes.
import type { Stopped } from '../problems/brief.ts'
import type { Severity } from '../problems/problem.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { FailOn, Settings } from '../settings/settings.ts'
import type { Visit } from '../visit/evidence.ts'
import type { Requirement } from '../visit/requirements.ts'
import { type FileEvidence, type FileRules, judgeFiles } from './files.ts'
import { bySeverity, type Finding } from './finding.ts'
import { type HostVerdict, type HostVerdictRules, judgeVisit } from './host-verdict.ts'
import { hostsBeyond } from './other-tokens.ts'

export type Verdict = {
  /** Never of a check that ended before it was complete, whatever `fail-on` and `ignore` are. */
  readonly passed: boolean
  /** Why the check ended before it was complete; null if it is complete. */
  readonly stopped: Stopped | null
  readonly hosts: readonly HostVerdict[]
  /** Findings about files and credentials, which have no host. */
  readonly files: readonly Finding[]
  /** Every finding, most severe first. */
  readonly findings: readonly Finding[]
  /** How many findings `ignore` removed. */
  readonly ignored: number
}

export type JudgeRules = HostVerdictRules & FileRules & Pick<Settings, 'failOn'>

/** What the verdict is made from. */
export type Evidence = FileEvidence & {
  readonly requirements: readonly Requirement[]
  readonly visits: readonly Visit[]
  /** Hosts that are new in this pull request. */
  readonly newHosts: ReadonlySet<Hostname>
  /** Names of variables that may be meant for tokens. */
  readonly tokenVariables: readonly string[]
  /** Where the token of each host is from, as far as it is known without running a program. */
  readonly tokenSources: ReadonlyMap<Hostname, string>
  /** Why hosts or files are missing; null if all are there. */
  readonly stopped: Stopped | null
}

/** The same evidence under the same rules always gives the same verdict. */
export function judge(evidence: Evidence, rules: JudgeRules): Verdict {
  const { requirements, visits, usages, tokenVariables } = evidence
  const byHost = Map.groupBy(requirements, ({ host }) => host)
  const checkedHosts = visits.map(({ host }) => host)
  const { isFork } = rules
  const { tokenSources } = evidence
  const credentialRules = {
    usages,
    tokenVariables,
    tokenSources,
    hosts: new Set(checkedHosts),
    isFork
  }
  const judged = visits.map((visit) => {
    const isNew = evidence.newHosts.has(visit.host)
    const ofHost = { visit, requirements: byHost.get(visit.host) ?? [], isNew }
    return judgeVisit(ofHost, rules, credentialRules)
  })
  const hosts = judged.map(({ verdict }) => verdict)
  const beyond = hosts.flatMap(({ visit, services }) => hostsBeyond(visit, services))
  const contacted = [...checkedHosts, ...beyond.map(({ host }) => host)]
  const { files, ignored } = judgeFiles(evidence, contacted, rules)
  const findings = [...hosts.flatMap((host) => host.findings), ...files].sort(bySeverity)
  const { stopped } = evidence
  return {
    passed:
      stopped === null && !findings.some(({ severity }) => failsCheck(severity, rules.failOn)),
    stopped,
    hosts,
    files,
    findings,
    ignored: judged.reduce((total, one) => total + one.ignored, ignored)
  }
}

/** Whether a finding of this severity fails the check. */
export const failsCheck = (severity: Severity, failOn: FailOn): boolean =>
  severity === 'error' ? failOn !== 'never' : severity === 'warning' && failOn === 'warning'
