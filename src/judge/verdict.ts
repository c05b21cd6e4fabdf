// The verdict: the findings about hosts and files, and whether the check passes.

import type { Visit } from '../observe/visit/evidence.ts'
import type { Requests } from '../observe/visit/registry/ask.ts'
import type { Guess, Requirement } from '../observe/visit/requirements.ts'
import type { Root } from '../read/roots/root.ts'
import type { Bot } from '../read/scan/clients/tool-files.ts'
import { type IgnoreRule, ignoredIn, ignoring } from '../rules/ignore/ignore.ts'
import { unusedNotes } from '../rules/ignore/unused.ts'
import { firstPlaceOf, type Note } from '../rules/problems/note.ts'
import {
  type Because,
  distinctPlaces,
  type Place,
  repositoryOf,
  type SourceLine
} from '../rules/problems/place.ts'
import type { Severity } from '../rules/problems/problem.ts'
import type { Incomplete } from '../rules/problems/stops.ts'
import { ALL_CLIENTS } from '../rules/protocol/clients.ts'
import type { Hostname } from '../rules/protocol/hostname.ts'
import { plain } from '../rules/protocol/marked-text.ts'
import type { FailOn, Settings } from '../settings/settings.ts'
import { isFixed } from './allowed-hosts.ts'
import { hostsBeyond, judgeBots } from './credentials.ts'
import { machineProblem } from './explained.ts'
import { type FileEvidence, type FileRules, judgeFiles } from './files.ts'
import {
  bySeverity,
  type Finding,
  type FindingContext,
  findingOf,
  isFaultOfFiles
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
import { type InitOutcome, initOutcome } from './init-outcome.ts'
import { type RootVerdict, withFindings } from './roots.ts'

/** A finding with the rule that ignores it, or the first of several. */
export type IgnoredFinding = { readonly finding: Finding; readonly rule: IgnoreRule }

export type Verdict = {
  /** Never of a check that ended before it was complete, whatever `fail-on` and `ignore` are. */
  readonly passed: boolean
  /** Why the check is not complete; empty if it is. */
  readonly stopped: readonly Incomplete[]
  readonly hosts: readonly HostVerdict[]
  /** Findings about files and credentials, and about what files ask hosts for. */
  readonly files: readonly Finding[]
  /** Every finding, most severe first. */
  readonly findings: readonly Finding[]
  readonly ignored: readonly IgnoredFinding[]
  /** The lines of the setting `ignore` that removed none. */
  readonly unmatched: readonly IgnoreRule[]
  /** The choices of `init` in each root module; empty at depth `discovery`. */
  readonly roots: readonly RootVerdict[]
  readonly init: InitOutcome
  /** The lines of the places at which findings are shown, as far as they may be shown. */
  readonly lines: readonly SourceLine[]
}

export type JudgeRules = Omit<
  HostVerdictRules,
  keyof Evidence | 'machine' | 'hosts' | 'ignoredBy'
> &
  FileRules &
  Pick<Settings, 'failOn' | 'ignore' | 'fixedHosts' | 'changedOnly'>

export type Evidence = Omit<FileEvidence, 'answered' | 'contacted' | 'unopened'> & {
  readonly guesses: readonly Guess[]
  readonly bots?: readonly Bot[]
  readonly visits: readonly Visit[]
  readonly newHosts: ReadonlySet<Hostname>
  readonly tokenVariables: readonly string[]
  /** The source of the token of each host, as far as it is known without running a program. */
  readonly tokenSources: ReadonlyMap<Hostname, string>
  readonly stopped: readonly Incomplete[]
  readonly predicted: Predicted
  readonly roots: readonly Root[]
}

export type Predicted = {
  /** About hosts, at the places that ask them, and about files alone. */
  readonly notes: readonly Note[]
  /** The tables, which have no findings yet. */
  readonly roots: readonly RootVerdict[]
  readonly requests: readonly Requests[]
  /** The services that answered at their URL, as `HOST SERVICE`. */
  readonly answering: ReadonlySet<string>
  readonly unopened: readonly Because[] | null
  /** The services that modules in packages require. */
  readonly requirements: readonly Requirement[]
}

export const NOTHING_PREDICTED: Predicted = {
  notes: [],
  roots: [],
  requests: [],
  answering: new Set(),
  unopened: null,
  requirements: []
}

/** The same evidence under the same rules always gives the same verdict. By default it has no source lines. */
export function judge(
  evidence: Evidence,
  rules: JudgeRules,
  readLines: ReadLines = () => []
): Verdict {
  const { predicted, stopped, visits, guesses } = evidence
  const { clients } = rules.dialect
  const ignoredBy = ignoring(
    rules.ignore.filter(({ code, place }) => place === null || !isFixed(code, rules))
  )
  const context = { ...rules, guesses, machine: machineProblem(visits), clients, ignoredBy }
  const judged = judgeHosts(evidence, { ...rules, ...context })
  const ofFiles = findingsOnFiles(evidence, judged, rules, context)
  const all = [...judged.flatMap((host) => host.findings), ...ofFiles]
  const { ignored, isSilent, used } = ignoredIn(all.toSorted(bySeverity), ignoredBy)
  const unignored = (some: readonly Finding[]) =>
    some.filter((finding) => !isSilent(finding)).sort(bySeverity)
  const hosts = judged.map((host) => {
    const findings = unignored(host.findings.filter((finding) => !isFaultOfFiles(finding)))
    return { ...host, findings, clients: outcomesOf(findings) }
  })
  const isAside = ({ exclude }: Finding): number => Number(exclude !== undefined)
  const files = unignored([
    ...judged.flatMap((host) => host.findings.filter(isFaultOfFiles)),
    ...ofFiles
  ]).toSorted((a, b) => bySeverity(a, b) || isAside(a) - isAside(b))
  const findings = [...hosts.flatMap((host) => host.findings), ...files].sort(bySeverity)
  const roots = withFindings(predicted.roots, unignored(all))
  return {
    passed:
      stopped.length === 0 && !findings.some(({ severity }) => failsCheck(severity, rules.failOn)),
    stopped,
    hosts,
    files,
    findings,
    ignored,
    unmatched: rules.ignore.filter((rule) => rule.place === null && !used.has(rule)),
    roots,
    init: initOutcome(evidence.roots, roots, hosts, files),
    lines: linesOf(findings, readLines)
  }
}

/** Reads what may be shown of the lines of some places in files of the checkout. */
export type ReadLines = (places: readonly Place[]) => readonly SourceLine[]

// More than a person reads.
const MAX_LINES = 1000

/** The lines of the first places, of the worst findings first. A finding about a whole file has no line, and files of other repositories are not in the checkout. */
export function linesOf(findings: readonly Finding[], readLines: ReadLines): readonly SourceLine[] {
  const places = findings
    .flatMap((finding) => firstPlaceOf(finding) ?? [])
    .filter(({ file, column, endColumn }) => endColumn > column && repositoryOf(file) === null)
  return readLines(distinctPlaces(places).slice(0, MAX_LINES))
}

/** Every visited host; one whose judgment fails leaves the others as they are. */
function judgeHosts(
  evidence: Evidence,
  common: JudgeRules & Pick<FindingContext, 'machine' | 'ignoredBy'>
): readonly JudgedHost[] {
  const { visits, newHosts, predicted } = evidence
  const requirements = Map.groupBy(evidence.requirements, ({ host }) => host)
  const answers = Map.groupBy(predicted.notes, ({ host }) => host)
  const requests = new Map(predicted.requests.map((sent) => [sent.host, sent]))
  const rules = { ...common, ...evidence, hosts: new Set(visits.map(({ host }) => host)) }
  return visits.map((visit) => {
    const { host } = visit
    const ofHost = {
      visit,
      requirements: requirements.get(host) ?? [],
      predicted: answers.get(host) ?? [],
      requests: requests.get(host) ?? null,
      answering: predicted.answering,
      isNew: newHosts.has(host)
    }
    try {
      return judgeVisit(ofHost, rules)
    } catch (thrown) {
      return crashedVisit(ofHost, rules, thrown)
    }
  })
}

/** Findings about files alone, about hosts that were asked and not visited, and about rules that ignored nothing. */
function findingsOnFiles(
  evidence: Evidence,
  judged: readonly JudgedHost[],
  rules: JudgeRules,
  context: Omit<FindingContext, 'concerned' | 'reader' | 'isHostNew'>
): readonly Finding[] {
  const { notes, requests, unopened } = evidence.predicted
  const visited = new Set(judged.map(({ visit }) => visit.host))
  const beyond = judged.flatMap(({ visit, services }) => hostsBeyond(visit, services))
  const asked = [...notes, ...requests.flatMap((sent) => judgeRequests(sent, [], rules))]
  const { files = [], hosts = [] } = Object.groupBy(asked, ({ host }) =>
    host === null ? 'files' : 'hosts'
  )
  // A refusal, or a provider without an installation method, says the mistake that is its cause.
  const ofHosts = judged.flatMap(({ findings }) => findings)
  const found = [...ofHosts, ...asked].filter((note) => !context.ignoredBy(note).isIgnored)
  const said = found.map(({ problem }) => plain(problem.message))
  const onFiles = {
    ...evidence,
    complaints: evidence.complaints.filter(
      ({ problem }) => !said.some((message) => message.endsWith(plain(problem.message)))
    ),
    unopened,
    notes: [...evidence.notes, ...files, ...judgeBots(evidence.bots ?? [], judged)],
    answered: hosts.filter(({ host }) => host !== null && !visited.has(host)),
    contacted: [...visited, ...[...beyond, ...requests].map(({ host }) => host)]
  }
  // Only what hosts answered shows that this machine is the cause.
  const ofFiles = {
    ...context,
    ...{ concerned: ALL_CLIENTS, reader: null, isHostNew: false, machine: null }
  }
  const findings = judgeFiles(onFiles, rules, ofFiles)
  const isWhole = evidence.stopped.length === 0 && !rules.changedOnly
  const unused = unusedNotes([...ofHosts, ...findings], rules, context.ignoredBy, (code) =>
    isFixed(code, rules)
  )
  return [...findings, ...(isWhole ? unused : []).map((note) => findingOf(note, ofFiles))]
}

export const failsCheck = (severity: Severity, failOn: FailOn): boolean =>
  severity === 'error' ? failOn !== 'never' : severity === 'warning' && failOn === 'warning'
