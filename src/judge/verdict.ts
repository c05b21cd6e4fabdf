// The verdict: the findings about hosts and files, and whether the check passes.
import type { Incomplete } from '../problems/brief.ts'
import type { Because, Place } from '../problems/place.ts'
import type { Finding, Problem, Severity } from '../problems/problem.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { FailOn, Settings } from '../settings/settings.ts'
import type { Visit } from '../visit/evidence.ts'
import type { Requests } from '../visit/registry/ask.ts'
import type { Requirement } from '../visit/requirements.ts'
import { hostsBeyond } from './credentials.ts'
import { type FileEvidence, type FileRules, judgeFiles } from './files.ts'
import {
  bySeverity,
  isFaultOfFiles,
  isIgnored,
  lineOf,
  type ReadLines,
  settledFor,
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
export type Evidence = Omit<FileEvidence, 'answered' | 'contacted'> & {
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
  /** Whether there is a package of a provider, at depth `packages`; null if that is not known. */
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
  /** About hosts, at the places that ask them, and about files alone. */
  readonly findings: readonly Finding[]
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
  const { predicted, stopped } = evidence
  const judged = judgeHosts(evidence, rules)
  const notes = [...evidence.notes, ...predicted.findings.filter(({ host }) => host === null)]
  const withoutVisit = judgeFiles(
    { ...evidence, notes, ...unvisited(judged, predicted, rules) },
    rules
  )
  const found = [...judged.flatMap((host) => host.findings), ...withoutVisit]
  const isKept = (finding: Finding) => !isIgnored(finding, rules.ignore)
  const withLine = withLines(found.filter(isKept).sort(bySeverity), readLines)
  const shown = (all: readonly Finding[]) => all.filter(isKept).map(withLine).sort(bySeverity)
  const hosts = judged.map((host) => {
    const findings = shown(host.findings.filter((finding) => !isFaultOfFiles(finding)))
    return { ...host, findings, clients: outcomesOf(findings) }
  })
  const isLater = ({ exclude }: Finding) => Number(exclude !== undefined)
  const files = shown([
    ...judged.flatMap((host) => host.findings.filter(isFaultOfFiles)),
    ...withoutVisit
  ]).toSorted((a, b) => bySeverity(a, b) || isLater(a) - isLater(b))
  const findings = [...hosts.flatMap((host) => host.findings), ...files].sort(bySeverity)
  const refusals = Map.groupBy(refusalsIn(files), ({ line }) => line)
  return {
    passed:
      stopped === null && !findings.some(({ severity }) => failsCheck(severity, rules.failOn)),
    stopped,
    hosts,
    files,
    findings,
    ignored: found.length - findings.length,
    roots: predicted.roots.map((root) => rootOf(root, predicted, rules, refusals))
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

/** A row shows findings as the verdict has them: without those that `ignore` removes. */
function rootOf(
  { rows, ...root }: RootVerdict,
  { reasons }: Predicted,
  { ignore }: JudgeRules,
  refusals: ReadonlyMap<string, ReturnType<typeof refusalsIn>>
): RootVerdict {
  const ownOf = ({ findings, decidedAt }: RowReasons): readonly Finding[] =>
    findings.length > 0
      ? findings
          .filter((finding) => !isIgnored(finding, ignore))
          .map((finding) => settledFor(finding, root.clients))
      : decidedAt
          .flatMap((place) => refusals.get(lineOf(place)) ?? [])
          .map(({ finding }) => finding)
  return {
    ...root,
    rows: rows.map((row) => {
      const why = reasons.get(row)
      if (why === undefined) return row
      const own = ownOf(why).toSorted(bySeverity)
      const problems = new Map(
        own.map(({ problem: { code, title, usualSeverity } }) => [
          code,
          { code, title, usualSeverity }
        ])
      )
      return { ...row, worst: own[0]?.severity ?? null, problems: [...problems.values()] }
    })
  }
}

// The first words of codes of what `init` refuses by its files alone.
const REFUSED_BY_FILES = /^(?:constraint|lock)-/

/** The findings of that kind with each of their lines. */
const refusalsIn = (files: readonly Finding[]) =>
  files
    .filter(({ problem, host }) => host === null && REFUSED_BY_FILES.test(problem.code))
    .flatMap((finding) => finding.places.map((place) => ({ line: lineOf(place), finding })))

/** Whether a finding of this severity fails the check. */
export const failsCheck = (severity: Severity, failOn: FailOn): boolean =>
  severity === 'error' ? failOn !== 'never' : severity === 'warning' && failOn === 'warning'
