// Findings about files, settings and credentials: their severity, and which of them are one.

import { describeUnread } from '../problems/brief.ts'
import { nothingToCheck } from '../problems/file.ts'
import {
  boundedPlaces,
  excludePattern,
  isAside,
  type Place,
  type PlacedProblem
} from '../problems/place.ts'
import { addressedTo, type Severity } from '../problems/problem.ts'
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { Note, Usage } from '../scan/usage.ts'
import type { IgnoreRule } from '../settings/lines.ts'
import type { Settings } from '../settings/settings.ts'
import { judgeDirectHosts, type PolicyRules } from './allowed-hosts.ts'
import { judgeUnused } from './credentials.ts'
import {
  bySeverity,
  type Draft,
  draftOf,
  type Finding,
  findingOf,
  isIgnored,
  narrowedTo,
  type PlacedDraft,
  readerOf
} from './finding.ts'

export type FileEvidence = {
  /** Those that say more than requirements do (`saysMore`). */
  readonly usages: readonly Usage[]
  readonly notes: readonly Note[]
  /** Files were scanned, and none of them is the clients'. */
  readonly isEmpty: boolean
  /** Problems of the files that hold credentials. */
  readonly complaints: readonly PlacedProblem[]
  /** What registries answered, about files alone. */
  readonly ofAnswers: readonly Note[]
  /** About hosts that are not visited, such as network mirrors. */
  readonly others: readonly PlacedDraft[]
  /** Hosts of the `tokens` setting. */
  readonly tokenHosts: readonly Hostname[]
}

export type FileRules = PolicyRules &
  Pick<Settings, 'scan' | 'usages'> & {
    readonly dialect: Dialect
    readonly ignore: readonly IgnoreRule[]
  }

/** A finding, and the host that `ignore` knows it by. */
type Judged = { readonly host: Hostname | null; readonly finding: Finding }

/** The findings that have no visit, and how many of them `ignore` removed. */
export function judgeFiles(
  evidence: FileEvidence,
  contacted: readonly Hostname[],
  rules: FileRules
): { readonly files: readonly Finding[]; readonly ignored: number } {
  const broken = new Set(
    evidence.notes.flatMap(({ problem, place }) =>
      problem.code === 'file-syntax' ? place.file : []
    )
  )
  const general = [
    ...evidence.complaints.map(({ problem, place }) => fileFinding(draftOf(problem), place, rules)),
    ...judgeUnused(evidence.tokenHosts, contacted).map((draft) => fileFinding(draft, null, rules)),
    ...(evidence.isEmpty ? [nothingFound(rules)] : [])
  ]
  const judged: readonly Judged[] = [
    ...evidence.notes.map((note) => judgeNote(note, broken, rules)),
    ...judgeDirectHosts(evidence.usages, rules).map(({ problem, clients, place, host }) => {
      const draft = draftOf(narrowedTo(problem, clients))
      return { host, finding: { ...fileFinding(draft, place, rules), host } }
    }),
    ...evidence.ofAnswers.map((note) => judgeNote(note, broken, rules)),
    ...evidence.others.map((draft) => ({ host: draft.host, finding: otherFinding(draft, rules) })),
    ...general.map((finding) => ({ host: null, finding }))
  ]
  const { placed = [], others = [] } = Object.groupBy(judged, ({ finding }) =>
    finding.places.length > 0 ? 'placed' : 'others'
  )
  const all = [...merge(placed), ...others]
  const kept = all.flatMap(({ host, finding }) =>
    isIgnored(finding.problem, host, rules.ignore) ? [] : [finding]
  )
  const isLater = ({ exclude }: Finding) => Number(exclude !== undefined)
  const files = kept.toSorted((a, b) => bySeverity(a, b) || isLater(a) - isLater(b))
  return { files, ignored: all.length - files.length }
}

/** Findings that differ only in their places are one: 34 blocks with the same mistake have one cause. */
function merge(placed: readonly Judged[]): readonly Judged[] {
  const groups = Map.groupBy(placed, ({ host, finding }) => {
    const { problem, severity, affects, exclude } = finding
    const { code, message, help } = problem
    return JSON.stringify([host, code, severity, message, help, affects, exclude === undefined])
  })
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined || group.length === 1) return group
    const places = boundedPlaces(group.flatMap(({ finding }) => finding.places))
    const exclude = new Set(group.flatMap(({ finding }) => finding.exclude ?? []))
    const patterns = exclude.size === 0 ? {} : { exclude: [...exclude] }
    return [{ ...first, finding: { ...first.finding, places, ...patterns } }]
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
function judgeNote(note: Note, broken: ReadonlySet<string>, rules: FileRules): Judged {
  const { problem, place, others = [], host, clients, isPlaceholder } = note
  const dialect = note.checkedFor ?? rules.dialect
  const file = note.aside ?? place.file
  const isMilder =
    problem.severity === 'error' && (isPlaceholder || broken.has(place.file) || isAside(file))
  const milder = isMilder ? 'warning' : problem.severity
  // If the CLI is a guess, a problem of only one of the two CLIs may be no problem at all.
  const isDoubtful = dialect.isGuess && MAIN_CLIENTS.some((client) => !clients.includes(client))
  const severity = isDoubtful ? MILDER[milder] : milder
  const draft = draftOf({ ...narrowedTo(problem, clients), severity })
  const alone = fileFinding(draft, place, { dialect })
  const finding = { ...alone, places: [...alone.places, ...others] }
  // Otherwise a pull request could use any host behind enough text. It breaks no client.
  if (problem.code === 'file-limit' && rules.allowedHosts.length > 0) {
    const unread = { ...draft.problem, message: describeUnread(problem.message) }
    return { host, finding: { ...finding, problem: unread, severity: 'error' } }
  }
  if (!isMilder && !isAside(file)) return { host, finding }
  return { host, finding: { ...finding, exclude: [excludePattern(file)] } }
}

/** It breaks no client, but a check of nothing must not pass. */
function nothingFound(rules: FileRules): Finding {
  const { scan, hostnames, usages } = rules
  const hasHostnames = hostnames.length > 0
  const problem = nothingToCheck({ scan, hasHostnames, isFleet: usages.length > 0 })
  return { ...fileFinding(draftOf(problem), null, rules), severity: problem.severity }
}

/** At its own places, with the help for a reader who may not run the host. */
function otherFinding({ host, places, ...draft }: PlacedDraft, rules: FileRules): Finding {
  const problem = addressedTo(draft.problem, readerOf(host, []))
  return { ...fileFinding({ ...draft, problem }, null, rules), host, places: boundedPlaces(places) }
}

type Checked = { readonly dialect: Pick<Dialect, 'clients'> }

const fileFinding = (draft: Draft, place: Place | null, { dialect }: Checked): Finding =>
  findingOf(draft, dialect.clients, {
    host: null,
    service: null,
    places: place === null ? [] : [place],
    isHostNew: false
  })
