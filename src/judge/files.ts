// Findings about files, settings and credentials: their severity, and which of their notes are one.

import type { Requirement } from '../observe/visit/requirements.ts'
import type { Dialect } from '../read/scan/clients/dialect.ts'
import type { Usage } from '../read/scan/usage.ts'
import { nothingToCheck } from '../rules/problems/file.ts'
import { fileOf, firstPlaceOf, mergeNotes, type Note, noteOf } from '../rules/problems/note.ts'
import { type Because, excludePattern, isPlacedAside } from '../rules/problems/place.ts'
import { readBy } from '../rules/problems/problem.ts'
import type { Hostname } from '../rules/protocol/hostname.ts'
import { marked } from '../rules/protocol/marked-text.ts'
import type { Settings } from '../settings/settings.ts'
import { isUnread, judgeDirectHosts, judgePackages, type PolicyRules } from './allowed-hosts.ts'
import { judgeUnused } from './credentials.ts'
import { type Finding, type FindingContext, findingOf, readerOf, severityFor } from './finding.ts'

export type FileEvidence = {
  /** The usages that say more than requirements do (`saysMore`). */
  readonly usages: readonly Usage[]
  readonly requirements: readonly Requirement[]
  /** Notes of the scan, on root modules, and on what registries answered about files. */
  readonly notes: readonly Note[]
  /** Files were scanned, and none of them is the clients'. */
  readonly isEmpty: boolean
  /** Problems of the files that hold credentials. */
  readonly complaints: readonly Note[]
  /** Notes on answers of hosts that are not visited, such as network mirrors. */
  readonly answered: readonly Note[]
  readonly contacted: readonly Hostname[]
  /** The calls whose packages were not opened; null where none is. */
  readonly unopened: readonly Because[] | null
  readonly tokenHosts: readonly Hostname[]
  /** The hosts in all files, also in those that a pull request leaves as they are; null if some files were not read. */
  readonly namedHosts: ReadonlySet<Hostname> | null
}

export type FileRules = PolicyRules &
  Pick<Settings, 'scan' | 'usages'> & { readonly dialect: Dialect }

/** The findings that have no visit, also those that `ignore` removes. */
export function judgeFiles(
  evidence: FileEvidence,
  rules: FileRules,
  context: FindingContext
): readonly Finding[] {
  const { notes, usages, requirements, isEmpty } = evidence
  const { complaints, tokenHosts, namedHosts, answered, contacted, unopened } = evidence
  const isBroken = ({ problem, places: [place] }: Note) =>
    problem.code === 'file-syntax' && typeof place === 'object' && place.inside === undefined
  const broken = new Set(notes.filter(isBroken).map(fileOf))
  // The allowlist makes an error of it.
  const isSaid = ({ problem }: Note) =>
    rules.allowedHosts.length > 0 &&
    problem.code === 'source-near-miss' &&
    problem.severity === 'notice'
  const judged = [
    ...judgeDirectHosts(usages, rules),
    ...judgePackages(usages, requirements, unopened, rules),
    ...answered.map((note) => readAtItsPlaces(note, rules)),
    ...complaints,
    ...judgeUnused(tokenHosts, contacted, namedHosts)
  ]
  const all = [
    ...notes.filter((note) => !isSaid(note)).map((note) => inItsFile(note, broken, rules)),
    ...judged.map((note) => ({ ...note, severity: severityFor(note, rules.dialect.clients) })),
    ...(isEmpty ? [nothingFound(rules)] : [])
  ]
  const { placed = [], placeless = [] } = Object.groupBy(all, ({ places }) =>
    places.length > 0 ? 'placed' : 'placeless'
  )
  // Notes that differ only in their places are one: 34 blocks with the same mistake have one cause.
  const merged = mergeNotes(placed, (note) => {
    const { problem, severity, affects, host, namedHost, exclude } = note
    const { code, message, help } = problem
    const said = [code, severity, message, help]
    return [
      host,
      namedHost,
      said,
      affects,
      exclude === undefined,
      context.ignoredBy(note).isIgnored
    ]
  })
  return [...merged, ...placeless].map((note) => findingOf(note, context))
}

/** The help is for a reader who may not run the host, which may be a mirror: then it has no service. */
function readAtItsPlaces(note: Note, rules: FileRules): Note {
  const { host, problem } = note
  if (host === null) return note
  return { ...note, services: [], problem: readBy(problem, readerOf(host, [], rules)) }
}

/** An error in a test, a template or a broken file is a warning: often it is deliberate, or a client never reads the placeholder. */
function inItsFile(
  note: Note,
  broken: ReadonlySet<string>,
  { dialect, allowedHosts }: FileRules
): Note {
  const { problem, isPlaceholder, checkedFor = dialect.clients } = note
  // Otherwise a pull request could use any host where the check does not see it. It may break no client.
  if (allowedHosts.length > 0 && isUnread(note)) {
    const message = marked`${problem.message}; it may use hosts that are not in \`allowed-hosts\``
    return { ...note, problem: { ...problem, message }, severity: 'error' }
  }
  const file = fileOf(note)
  const place = firstPlaceOf(note)
  const isAside = note.aside !== undefined || (place !== null && isPlacedAside(place))
  const isTemplate = note.severity === 'error' && isPlaceholder === true
  // The first mistake in a file may be the cause of others.
  const isDoubted = broken.has(file) && problem.code !== 'file-syntax'
  const isMilder = note.severity === 'error' && (isTemplate || isDoubted || isAside)
  const severity = isMilder ? 'warning' : severityFor(note, checkedFor)
  if (!isAside && !isTemplate) return { ...note, severity }
  // A remark suggests `exclude` once for all files that are aside.
  const { help: _, ...silent } = problem
  return {
    ...note,
    severity,
    problem: problem.code === 'file-syntax' ? silent : problem,
    exclude: [excludePattern(note.aside ?? file)]
  }
}

/** It breaks no client, but a check of nothing must not pass. */
const nothingFound = ({ scan, hostnames, usages }: FileRules): Note =>
  noteOf(nothingToCheck({ scan, hasHostnames: hostnames.length > 0, isFleet: usages.length > 0 }))
