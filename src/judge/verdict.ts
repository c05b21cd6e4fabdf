// The verdict: the findings about hosts and files, and whether the check passes.

import type { Incomplete } from '../problems/brief.ts'
import type { Because, Place } from '../problems/place.ts'
import { addressedTo, type Finding, type Problem, type Severity } from '../problems/problem.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { FailOn, Settings } from '../settings/settings.ts'
import type { Visit } from '../visit/evidence.ts'
import type { Requests } from '../visit/registry/ask.ts'
import type { Requirement } from '../visit/requirements.ts'
import { type FileEvidence, type FileRules, judgeFiles } from './files.ts'
import {
  bySeverity,
  isIgnored,
  type ReadLines,
  readerOf,
  severityFor,
  withLines
} from './finding.ts'
import { judgeRequests } from './host.ts'
import {
  crashedVisit,
  type HostVerdict,
  type HostVerdictRules,
  judgeVisit
} from './host-verdict.ts'
import { hostsBeyond } from './other-tokens.ts'

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

/** What the verdict is made from. */
export type Evidence = Omit<FileEvidence, 'unvisited' | 'ofAnswers'> & {
  readonly requirements: readonly Requirement[]
  readonly visits: readonly Visit[]
  /** Hosts that are new in this pull request. */
  readonly newHosts: ReadonlySet<Hostname>
  /** Names of variables that may be meant for tokens. */
  readonly tokenVariables: readonly string[]
  /** Where the token of each host is from, as far as it is known without running a program. */
  readonly tokenSources: ReadonlyMap<Hostname, string>
  /** Why hosts or files are missing; null if all are there. */
  readonly stopped: Incomplete | null
  readonly predicted: Predicted
}

export type RowProblem = Pick<Problem, 'code' | 'title' | 'usualSeverity'>

/** One module call or provider of a root. */
export type RootRow = {
  readonly kind: 'module' | 'provider'
  /** `module.network`, or `registry.terraform.io/hashicorp/aws`. */
  readonly address: string
  /** The registry address of the module or provider. */
  readonly source: string
  readonly host: Hostname
  /** As written, of all modules of the root. */
  readonly constraints: readonly string[]
  readonly locked: string | null
  /** The version that each client would choose; null if none fits, absent if that is not known. */
  readonly chosen: Readonly<Partial<Record<MainClient, string | null>>>
  /** The newest release that the registry offers; null if that is not known. */
  readonly newest: string | null
  /** Of providers at depth `packages`: whether there is a package; null if that is not known. */
  readonly platforms: readonly {
    readonly platform: string
    readonly available: boolean | null
  }[]
  /** The severity of the worst finding about it, and what its findings are about, worst first. */
  readonly worst: Severity | null
  readonly problems: readonly RowProblem[]
  readonly places: readonly Because[]
}

/** What `init` will choose in one root. */
export type RootVerdict = {
  readonly directory: string
  readonly clients: readonly MainClient[]
  readonly rows: readonly RootRow[]
}

/** What is predicted from an inquiry. */
export type Predicted = {
  /** About hosts, at the places that ask them. */
  readonly findings: readonly Finding[]
  /** About files alone. */
  readonly notes: readonly Finding[]
  /** Without findings. */
  readonly roots: readonly RootVerdict[]
  /** What the findings of a row are made of, for rows that have any. */
  readonly reasons: ReadonlyMap<RootRow, RowReasons>
  readonly requests: readonly Requests[]
  /** The services that answered at their URL, as `HOST SERVICE`. */
  readonly answering: ReadonlySet<string>
}

export type RowReasons = {
  readonly findings: readonly Finding[]
  /** The places of its constraints and locked version; empty if no client rejects them. */
  readonly decidedAt: readonly Place[]
}

export const NOTHING_PREDICTED: Predicted = {
  findings: [],
  notes: [],
  roots: [],
  reasons: new Map(),
  requests: [],
  answering: new Set()
}

/** The same evidence under the same rules always gives the same verdict. By default it has no source lines. */
export function judge(
  evidence: Evidence,
  rules: JudgeRules,
  readLines: ReadLines = () => []
): Verdict {
  const { requirements, visits } = evidence
  const byHost = Map.groupBy(requirements, ({ host }) => host)
  const checkedHosts = visits.map(({ host }) => host)
  const visited = new Set(checkedHosts)
  const credentialRules = { ...rules, ...evidence, hosts: visited }
  const predicted = Map.groupBy(evidence.predicted.findings, ({ host }) => host)
  const requests = new Map(evidence.predicted.requests.map((each) => [each.host, each]))
  const judged = visits.map((visit) => {
    const isNew = evidence.newHosts.has(visit.host)
    const ofHost = {
      visit,
      requirements: byHost.get(visit.host) ?? [],
      predicted: predicted.get(visit.host) ?? [],
      requests: requests.get(visit.host) ?? null,
      answering: evidence.predicted.answering,
      isNew
    }
    try {
      const found = judgeVisit(ofHost, rules, credentialRules)
      return { ...found, beyond: hostsBeyond(visit, found.verdict.services) }
    } catch (thrown) {
      // The other hosts keep their verdicts.
      return { ...crashedVisit(ofHost, rules, thrown), beyond: [] }
    }
  })
  const beyond = judged.flatMap((each) => each.beyond)
  const reached = [...beyond.map(({ host }) => host), ...requests.keys()]
  const contacted = [...checkedHosts, ...reached]
  const ofRequests = evidence.predicted.requests.flatMap((each) =>
    judgeRequests(each, [], rules).map((finding) => ({ ...finding, host: each.host }))
  )
  const unvisited = [...evidence.predicted.findings, ...ofRequests].flatMap((finding) => {
    const { host, problem } = finding
    if (host === null || visited.has(host)) return []
    return { ...finding, services: [], problem: addressedTo(problem, readerOf(host, [])) }
  })
  const ofAnswers = evidence.predicted.notes
  const inFiles = judgeFiles({ ...evidence, ofAnswers, unvisited }, contacted, rules)
  const ofHosts = judged.flatMap(({ verdict }) => verdict.findings)
  const inOrder = [...judged.flatMap(({ ofFiles }) => ofFiles), ...inFiles.files].sort(bySeverity)
  const withLine = withLines([...ofHosts, ...inOrder].sort(bySeverity), readLines)
  const hosts = judged.map(({ verdict }) => {
    return { ...verdict, findings: verdict.findings.map(withLine) }
  })
  const files = inOrder.map(withLine)
  const findings = [...hosts.flatMap((host) => host.findings), ...files].sort(bySeverity)
  const { stopped } = evidence
  const refusals = refusalsIn(inFiles.files)
  return {
    passed:
      stopped === null && !findings.some(({ severity }) => failsCheck(severity, rules.failOn)),
    stopped,
    hosts,
    files,
    findings,
    ignored: judged.reduce((total, one) => total + one.ignored, inFiles.ignored),
    roots: evidence.predicted.roots.map((root) => rootOf(root, evidence.predicted, rules, refusals))
  }
}

type Found = Pick<Finding, 'severity' | 'problem'>

/** A row shows findings as the verdict has them: without those that `ignore` removes. */
function rootOf(
  { rows, ...root }: RootVerdict,
  { reasons }: Predicted,
  { ignore }: JudgeRules,
  inFile: ReadonlyMap<string, readonly Found[]>
): RootVerdict {
  const ownOf = ({ findings, decidedAt }: RowReasons): readonly Found[] =>
    findings.length > 0
      ? findings
          .filter((finding) => !isIgnored(finding, ignore))
          .map((finding) => ({ ...finding, severity: severityFor(finding, root.clients) }))
      : decidedAt.flatMap((place) => inFile.get(lineOf(place)) ?? [])
  return {
    ...root,
    rows: rows.map((row) => {
      const why = reasons.get(row)
      if (why === undefined) return row
      const own = ownOf(why).toSorted(bySeverity)
      const problems = new Map(own.map(({ problem }) => [problem.code, rowProblem(problem)]))
      return { ...row, worst: own[0]?.severity ?? null, problems: [...problems.values()] }
    })
  }
}

const rowProblem = ({ code, title, usualSeverity }: Problem): RowProblem => ({
  code,
  title,
  usualSeverity
})

const lineOf = ({ file, line }: Place): string => `${file}:${line}`

// The first words of codes of what `init` refuses by its files alone.
const OF_FILES = /^(?:constraint|lock)-/

/** The findings of that kind by their lines. */
const refusalsIn = (files: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> => {
  const placed = files
    .filter(({ problem }) => OF_FILES.test(problem.code))
    .flatMap((finding) => finding.places.map((place) => ({ place, finding })))
  const byLine = Map.groupBy(placed, ({ place }) =>
    typeof place === 'string' ? place : lineOf(place)
  )
  return new Map(Array.from(byLine, ([line, group]) => [line, group.map(({ finding }) => finding)]))
}

/** Whether a finding of this severity fails the check. */
export const failsCheck = (severity: Severity, failOn: FailOn): boolean =>
  severity === 'error' ? failOn !== 'never' : severity === 'warning' && failOn === 'warning'
