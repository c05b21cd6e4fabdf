// Findings about files, settings and credentials: their severity, and which of them are one.
import { nothingToCheck } from '../problems/file.ts'
import { excludePattern, isPlacedAside } from '../problems/place.ts'
import {
  addressedTo,
  type Finding,
  fileOf,
  findingOf,
  firstPlaceOf,
  mergeFindings
} from '../problems/problem.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { Usage } from '../scan/usage.ts'
import type { IgnoreRule } from '../settings/lines.ts'
import type { Settings } from '../settings/settings.ts'
import type { Requirement } from '../visit/requirements.ts'
import { isUnread, judgeDirectHosts, judgePackages, type PolicyRules } from './allowed-hosts.ts'
import { judgeUnused } from './credentials.ts'
import { readerOf, settledFor } from './finding.ts'

export type FileEvidence = {
  /** Those that say more than requirements do (`saysMore`). */
  readonly usages: readonly Usage[]
  readonly requirements: readonly Requirement[]
  /** Findings of the scan and of root modules, and what registries answered about files. */
  readonly notes: readonly Finding[]
  /** Files were scanned, and none of them is the clients'. */
  readonly isEmpty: boolean
  /** Problems of the files that hold credentials. */
  readonly complaints: readonly Finding[]
  /** What hosts answered that are not visited, such as network mirrors. */
  readonly answered: readonly Finding[]
  readonly contacted: readonly Hostname[]
  readonly tokenHosts: readonly Hostname[]
}

export type FileRules = PolicyRules &
  Pick<Settings, 'scan' | 'usages'> & {
    readonly dialect: Dialect
    readonly ignore: readonly IgnoreRule[]
  }

/** The findings that have no visit, also those that `ignore` removes. */
export function judgeFiles(evidence: FileEvidence, rules: FileRules): readonly Finding[] {
  const { notes, usages, requirements, isEmpty } = evidence
  const { complaints, tokenHosts, answered, contacted } = evidence
  const isBroken = ({ problem }: Finding) => problem.code === 'file-syntax'
  const broken = new Set(notes.filter(isBroken).map(fileOf))
  // The allowlist makes an error of it.
  const isSaid = ({ problem }: Finding) =>
    rules.allowedHosts.length > 0 &&
    problem.code === 'source-near-miss' &&
    problem.severity === 'notice'
  const found = [
    ...notes.filter((note) => !isSaid(note)).map((note) => settledInFile(note, broken, rules)),
    ...[
      ...judgeDirectHosts(usages, rules),
      ...judgePackages(usages, requirements, rules),
      ...answered.map((finding) => atItsPlaces(finding, rules)),
      ...complaints,
      ...judgeUnused(tokenHosts, contacted)
    ].map((finding) => settledFor(finding, rules.dialect.clients)),
    ...(isEmpty ? [nothingFound(rules)] : [])
  ]
  const { placed = [], others = [] } = Object.groupBy(found, ({ places }) =>
    places.length > 0 ? 'placed' : 'others'
  )
  // Findings that differ only in their places are one: 34 blocks with the same mistake have one cause.
  const merged = mergeFindings(placed, (finding) => {
    const { problem, severity, affects, host, namedHost, exclude } = finding
    const { code, message, help } = problem
    return [host, namedHost, code, severity, message, help, affects, exclude === undefined]
  })
  return [...merged, ...others]
}

/** The help for a reader who may not run the host, and no service: what was asked may be a mirror. */
function atItsPlaces(finding: Finding, rules: FileRules): Finding {
  const { host, problem } = finding
  if (host === null) return finding
  return { ...finding, services: [], problem: addressedTo(problem, readerOf(host, [], rules)) }
}

/** An error in a test, a template or a broken file is a warning: often it is deliberate, or a client never reads the placeholder. */
function settledInFile(
  finding: Finding,
  broken: ReadonlySet<string>,
  { dialect, allowedHosts }: FileRules
): Finding {
  const { problem, isPlaceholder, checkedFor = dialect.clients } = finding
  // Otherwise a pull request could use any host where the check does not see it. It may break no client.
  if (allowedHosts.length > 0 && isUnread(finding)) {
    const message = `${problem.message}; it may use hosts that are not in \`allowed-hosts\``
    const unread = { ...problem, message }
    return { ...finding, problem: unread, severity: 'error' }
  }
  const file = fileOf(finding)
  const place = firstPlaceOf(finding)
  const isAside = finding.aside !== undefined || (place !== null && isPlacedAside(place))
  const isError = finding.severity === 'error'
  const isTemplate = isError && isPlaceholder === true
  // The first mistake in a file may be the cause of others.
  const isDoubted = broken.has(file) && problem.code !== 'file-syntax'
  const isMilder = isError && (isTemplate || isDoubted || isAside)
  const given: Finding = isMilder ? { ...finding, severity: 'warning' } : finding
  const settled = settledFor(given, checkedFor)
  if (!isAside && !isTemplate) return settled
  // A remark suggests `exclude` once for all files that are aside.
  const { help: _, ...silent } = problem
  return {
    ...settled,
    ...(problem.code === 'file-syntax' && { problem: silent }),
    exclude: [excludePattern(finding.aside ?? file)]
  }
}

/** It breaks no client, but a check of nothing must not pass. */
const nothingFound = ({ scan, hostnames, usages }: FileRules): Finding =>
  findingOf(
    nothingToCheck({ scan, hasHostnames: hostnames.length > 0, isFleet: usages.length > 0 })
  )
