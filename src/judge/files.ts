// Findings about files, settings and credentials: their severity, and which of them are one.

import { describeUnread } from '../problems/brief.ts'
import { nothingToCheck } from '../problems/file.ts'
import { boundedPlaces, excludePattern, isAside } from '../problems/place.ts'
import { type Finding, fileOf, findingOf, type Severity } from '../problems/problem.ts'
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { Usage } from '../scan/usage.ts'
import type { IgnoreRule } from '../settings/lines.ts'
import type { Settings } from '../settings/settings.ts'
import { judgeDirectHosts, type PolicyRules } from './allowed-hosts.ts'
import { judgeUnused } from './credentials.ts'
import { bySeverity, isIgnored, severityFor } from './finding.ts'

export type FileEvidence = {
  /** Those that say more than requirements do (`saysMore`). */
  readonly usages: readonly Usage[]
  /** Findings of the scan and of root modules. */
  readonly notes: readonly Finding[]
  /** Files were scanned, and none of them is the clients'. */
  readonly isEmpty: boolean
  /** Problems of the files that hold credentials. */
  readonly complaints: readonly Finding[]
  /** What registries answered, about files alone. */
  readonly ofAnswers: readonly Finding[]
  /** Findings about hosts that are not visited, such as network mirrors. */
  readonly unvisited: readonly Finding[]
  /** Hosts of the `tokens` setting. */
  readonly tokenHosts: readonly Hostname[]
}

export type FileRules = PolicyRules &
  Pick<Settings, 'scan' | 'usages'> & {
    readonly dialect: Dialect
    readonly ignore: readonly IgnoreRule[]
  }

/** The findings that have no visit, and how many of them `ignore` removed. */
export function judgeFiles(
  { notes, usages, isEmpty, complaints, tokenHosts, ofAnswers, unvisited }: FileEvidence,
  contacted: readonly Hostname[],
  rules: FileRules
): { readonly files: readonly Finding[]; readonly ignored: number } {
  const isBroken = ({ problem }: Finding) => problem.code === 'file-syntax'
  const broken = new Set(notes.filter(isBroken).map(fileOf))
  const settled = (findings: readonly Finding[]): readonly Finding[] =>
    findings.map((each) => ({ ...each, severity: severityFor(each, rules.dialect.clients) }))
  const found = [
    ...notes.map((note) => settledInFile(note, broken, rules)),
    ...settled(judgeDirectHosts(usages, rules)),
    ...ofAnswers.map((note) => settledInFile(note, broken, rules)),
    ...settled([...unvisited, ...complaints, ...judgeUnused(tokenHosts, contacted)]),
    ...(isEmpty ? [nothingFound(rules)] : [])
  ]
  const { placed = [], others = [] } = Object.groupBy(found, ({ places }) =>
    places.length > 0 ? 'placed' : 'others'
  )
  const all = [...merge(placed), ...others]
  const isLater = ({ exclude }: Finding) => Number(exclude !== undefined)
  const files = all
    .filter((finding) => !isIgnored(finding, rules.ignore))
    .sort((a, b) => bySeverity(a, b) || isLater(a) - isLater(b))
  return { files, ignored: all.length - files.length }
}

/** Findings that differ only in their places are one: 34 blocks with the same mistake have one cause. */
function merge(placed: readonly Finding[]): readonly Finding[] {
  const groups = Map.groupBy(placed, (finding) => {
    const { problem, severity, affects, host, namedHost, exclude } = finding
    const { code, message, help } = problem
    const hosts = [host, namedHost]
    return JSON.stringify([hosts, code, severity, message, help, affects, exclude === undefined])
  })
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined || group.length === 1) return group
    const places = boundedPlaces(group.flatMap((finding) => finding.places))
    const exclude = new Set(group.flatMap((finding) => finding.exclude ?? []))
    return [{ ...first, places, ...(exclude.size === 0 ? {} : { exclude: [...exclude] }) }]
  })
}

const MILDER: Readonly<Record<Severity, Severity>> = {
  error: 'warning',
  warning: 'notice',
  notice: 'notice'
}

/**
 * An error in a test, a template or a broken file is a warning: often it is deliberate, or a placeholder
 * is replaced before a client reads the file.
 */
function settledInFile(
  finding: Finding,
  broken: ReadonlySet<string>,
  { dialect, allowedHosts }: FileRules
): Finding {
  const { problem, clients, isPlaceholder, checkedFor = dialect } = finding
  // Otherwise a pull request could use any host behind enough text. It breaks no client.
  if (problem.code === 'file-limit' && allowedHosts.length > 0) {
    const unread = { ...problem, message: describeUnread(problem.message) }
    return { ...finding, problem: unread, severity: 'error' }
  }
  const file = fileOf(finding)
  const aside = finding.aside ?? file
  const isMilder =
    finding.severity === 'error' && (isPlaceholder || broken.has(file) || isAside(aside))
  const milder = isMilder ? 'warning' : finding.severity
  // If the CLI is a guess, a problem of only one of the two CLIs may be no problem at all.
  const isDoubtful = checkedFor.isGuess && MAIN_CLIENTS.some((client) => !clients.includes(client))
  const given = { ...finding, severity: isDoubtful ? MILDER[milder] : milder }
  const settled = { ...given, severity: severityFor(given, checkedFor.clients) }
  return isMilder || isAside(aside) ? { ...settled, exclude: [excludePattern(aside)] } : settled
}

/** It breaks no client, but a check of nothing must not pass. */
const nothingFound = ({ scan, hostnames, usages }: FileRules): Finding =>
  findingOf(
    nothingToCheck({ scan, hasHostnames: hostnames.length > 0, isFleet: usages.length > 0 })
  )
