// The verdict: the findings about hosts and files, and whether the check passes.
import type { Incomplete } from '../problems/brief.ts'
import type { Finding, Severity } from '../problems/problem.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { FailOn, Settings } from '../settings/settings.ts'
import type { Visit } from '../visit/evidence.ts'
import type { Requests } from '../visit/registry/ask.ts'
import type { Guess } from '../visit/requirements.ts'
import { hostsBeyond } from './credentials.ts'
import { type FileEvidence, type FileRules, judgeFiles } from './files.ts'
import {
  bySeverity,
  isFaultOfFiles,
  isIgnored,
  ofAssumed,
  type ReadLines,
  withLines
} from './finding.ts'
import { judgeRequests } from './host.ts'
import {
  crashedVisit,
  type HostVerdict,
  type HostVerdictRules,
  type JudgedHost,
  judgeVisit,
  outcomesOf
} from './host-verdict.ts'
import { machineProblem } from './machine.ts'
import { type RootVerdict, withFindings } from './roots.ts'

export type Verdict = {
  /** Never of a check that ended before it was complete, whatever `fail-on` and `ignore` are. */
  readonly passed: boolean
  /** Why the check is not complete; null if it is. */
  readonly stopped: Incomplete | null
  readonly hosts: readonly HostVerdict[]
  /** Findings about files and credentials, and about what files ask hosts for. */
  readonly files: readonly Finding[]
  /** Every finding, most severe first. */
  readonly findings: readonly Finding[]
  /** How many findings `ignore` removed. */
  readonly ignored: number
  /** What `init` would choose in each root module; empty at depth `discovery`. */
  readonly roots: readonly RootVerdict[]
}

export type JudgeRules = HostVerdictRules & FileRules & Pick<Settings, 'failOn'>

export type Evidence = Omit<FileEvidence, 'answered' | 'contacted'> & {
  readonly guesses: readonly Guess[]
  readonly visits: readonly Visit[]
  readonly newHosts: ReadonlySet<Hostname>
  readonly tokenVariables: readonly string[]
  /** Where the token of each host is from, as far as it is known without running a program. */
  readonly tokenSources: ReadonlyMap<Hostname, string>
  readonly stopped: Incomplete | null
  readonly predicted: Predicted
}

export type Predicted = {
  /** About hosts, at the places that ask them, and about files alone. */
  readonly findings: readonly Finding[]
  /** Without findings. */
  readonly roots: readonly RootVerdict[]
  readonly requests: readonly Requests[]
  /** The services that answered at their URL, as `HOST SERVICE`. */
  readonly answering: ReadonlySet<string>
}

export const NOTHING_PREDICTED: Predicted = {
  findings: [],
  roots: [],
  requests: [],
  answering: new Set()
}

/** The same evidence under the same rules always gives the same verdict. By default it has no source lines. */
export function judge(
  evidence: Evidence,
  rules: JudgeRules,
  readLines: ReadLines = () => []
): Verdict {
  const { predicted, stopped } = evidence
  const isKept = (finding: Finding) => !isIgnored(finding, rules.ignore)
  const machine = machineProblem(evidence.visits)
  const ofMachine = (each: Finding) =>
    machine && each.problem.obstacle && isKept(each) ? { ...each, problem: machine } : each
  const judged = judgeHosts(evidence, rules).map((host) => {
    return { ...host, findings: host.findings.map(ofMachine) }
  })
  const notes = [...evidence.notes, ...predicted.findings.filter(({ host }) => host === null)]
  const withoutVisit = judgeFiles(
    { ...evidence, notes, ...unvisited(judged, predicted, rules) },
    rules
  )
  const found = [...judged.flatMap((host) => host.findings), ...withoutVisit]
  const kept = found.filter(isKept).sort(bySeverity)
  const withLine = withLines(kept, readLines)
  const keptFindings = (all: readonly Finding[]) =>
    all
      .filter(isKept)
      .map((finding) => ofAssumed(withLine(finding), evidence.guesses))
      .sort(bySeverity)
  const hosts = judged.map((host) => {
    const findings = keptFindings(host.findings.filter((finding) => !isFaultOfFiles(finding)))
    return { ...host, findings, clients: outcomesOf(findings) }
  })
  const isLater = ({ exclude }: Finding) => Number(exclude !== undefined)
  const files = keptFindings([
    ...judged.flatMap((host) => host.findings.filter(isFaultOfFiles)),
    ...withoutVisit
  ]).toSorted((a, b) => bySeverity(a, b) || isLater(a) - isLater(b))
  const findings = [...hosts.flatMap((host) => host.findings), ...files].sort(bySeverity)
  return {
    passed:
      stopped === null && !findings.some(({ severity }) => failsCheck(severity, rules.failOn)),
    stopped,
    hosts,
    files,
    findings,
    ignored: found.length - findings.length,
    roots: withFindings(predicted.roots, kept)
  }
}

/** Every visited host; one whose judgment fails leaves the others as they are. */
function judgeHosts(evidence: Evidence, rules: JudgeRules): readonly JudgedHost[] {
  const { visits, newHosts, predicted } = evidence
  const requirements = Map.groupBy(evidence.requirements, ({ host }) => host)
  const answers = Map.groupBy(predicted.findings, ({ host }) => host)
  const requests = new Map(predicted.requests.map((each) => [each.host, each]))
  const hosts = new Set(visits.map(({ host }) => host))
  const credentialRules = { ...rules, ...evidence, hosts }
  return visits.map((visit) => {
    const { host } = visit
    const known = {
      visit,
      requirements: requirements.get(host) ?? [],
      predicted: answers.get(host) ?? [],
      requests: requests.get(host) ?? null,
      answering: predicted.answering,
      isNew: newHosts.has(host)
    }
    try {
      return judgeVisit(known, rules, credentialRules)
    } catch (thrown) {
      return crashedVisit(known, rules.dialect, thrown)
    }
  })
}

/** The hosts that were contacted, and the findings about those of them that are not visited. */
function unvisited(
  judged: readonly JudgedHost[],
  { findings, requests }: Predicted,
  rules: JudgeRules
): Pick<FileEvidence, 'answered' | 'contacted'> {
  const visited = new Set(judged.map(({ visit }) => visit.host))
  const beyond = judged.flatMap(({ visit, services }) => hostsBeyond(visit, services))
  const requestFindings = requests.flatMap((each) =>
    judgeRequests(each, [], rules).map((finding) => ({ ...finding, host: each.host }))
  )
  return {
    answered: [...findings, ...requestFindings].filter(
      ({ host }) => host !== null && !visited.has(host)
    ),
    contacted: [...visited, ...[...beyond, ...requests].map(({ host }) => host)]
  }
}

export const failsCheck = (severity: Severity, failOn: FailOn): boolean =>
  severity === 'error' ? failOn !== 'never' : severity === 'warning' && failOn === 'warning'
