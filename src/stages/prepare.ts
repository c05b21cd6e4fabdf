// What is known before a host is contacted: usages, root modules, and what they require.
import { join } from 'node:path'
import type { CliConfig } from '../cli-config/read.ts'
import { textIn } from '../files/read-text.ts'
import type { Repository } from '../git/name-repository.ts'
import { isForbidden } from '../judge/allowed-hosts.ts'
import type { Evidence } from '../judge/verdict.ts'
import type { Missing, Stopped } from '../problems/brief.ts'
import { fileLimit } from '../problems/file.ts'
import { type Finding, fileFinding } from '../problems/problem.ts'
import type { Client } from '../protocol/clients.ts'
import type { ScanSummary } from '../report/outcome.ts'
import { type Root, withoutUnusedLocks } from '../roots/root.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { Scan } from '../scan/scan.ts'
import { hostsNamedIn, saysMore } from '../scan/usage.ts'
import { MAX_HOSTS } from '../settings/kinds.ts'
import type { ResolvedSettings } from '../settings/read.ts'
import { SettingsError } from '../settings/settings.ts'
import { applyChanges, type Changes } from '../visit/changes.ts'
import type { Checkouts } from '../visit/registry/evidence.ts'
import { guessesOf, requirementsOf } from '../visit/requirements.ts'
import { configure } from './configure.ts'
import { inEnvironment } from './environment.ts'
import { findRoots, settle } from './roots.ts'
import { detect, scan } from './scan.ts'
import type { World } from './world.ts'

/** Plain data: what hosts are contacted for, and what is said about files. */
export type Prepared = Pick<
  Evidence,
  'usages' | 'requirements' | 'guesses' | 'newHosts' | 'isEmpty' | 'complaints' | 'notes'
> & {
  /** With the limits of the CLI configuration. */
  readonly dialect: Dialect
  readonly configs: readonly CliConfig[]
  readonly roots: readonly Root[]
  /** Null without `changed-only`. */
  readonly changes: Changes | null
  readonly remarks: readonly string[]
  readonly scan: ScanSummary
  readonly clients: () => readonly Client[]
  /** Those whose usages files were read; none in a check of this checkout. */
  readonly repositories: readonly Repository[]
  /** Repositories that must be there and are not; null if all are there. */
  readonly missing: Missing | null
  /** Null: what the check needs of files later is in this checkout. */
  readonly checkouts: Checkouts | null
}

/** Reads the checkout. @throws SettingsError for globs that match nothing, and for too many hosts */
export async function prepare(settings: ResolvedSettings, world: World): Promise<Prepared> {
  const before = world.now()
  const scanned = await scan(settings, world)
  const durationMs = settings.scan.length === 0 ? 0 : world.now() - before
  const { dialect, usedBy, ...detected } = detect(settings, scanned, world)
  const notes = [...detected.notes, ...unreadNotes(scanned, world.stop.why)]
  const seen = inEnvironment({ ...detected, notes }, world.environment, settings.depth)
  const settled = settle({ ...seen, scanned, dialect, settings })
  const all = { ...seen, ...settled, remarks: [...seen.remarks, ...settled.remarks] }
  const changed = await narrowToChanges({ ...all, links: scanned.links }, settings, world)
  const configured = configure(changed.usages, settings, dialect, world)
  const found = findRoots({ ...all, changed: changed.files, dialect, settings })
  const usages = withoutUnusedLocks(configured.usages, found.roots)
  const requirements = requirementsOf(settings, usages, dialect.clients, hostsNamedIn(all.usages))
  boundHosts(requirements)
  const { configs, releases } = configured
  const { files, bytes } = scanned
  return {
    dialect: { ...dialect, releases },
    configs,
    usages: usages.filter(saysMore),
    roots: found.roots,
    requirements,
    guesses: guessesOf(null, dialect, requirements),
    notes: [...changed.notes, ...found.notes],
    newHosts: changed.newHosts,
    isEmpty: settings.scan.length > 0 && scanned.isEmpty && scanned.endedAt === null,
    complaints: configured.findings,
    changes: changed.changes,
    remarks: [...changed.remarks, ...all.remarks, ...configured.remarks],
    scan: { files, bytes, usages: usages.length, durationMs },
    clients: usedBy,
    repositories: [],
    missing: null,
    checkouts: null
  }
}

/** What the pull request changes; all of it without `changed-only`. */
async function narrowToChanges(
  all: Parameters<typeof applyChanges>[0],
  settings: ResolvedSettings,
  world: World
) {
  const changes = settings.changedOnly ? await world.changes(settings) : null
  const contentOf = (file: string) => textIn(join(world.directory, file))
  return {
    changes,
    ...applyChanges(all, changes, contentOf, (each) => isForbidden(each, settings))
  }
}

/** The first directory that a scan did not reach before its end. */
function unreadNotes({ endedAt, files }: Scan, stopped: Stopped | null): readonly Finding[] {
  if (endedAt === null || stopped === null) return []
  return [fileFinding(endedAt, fileLimit({ kind: 'time', stopped, files }))]
}

/** A file with more hosts than this would keep the check busy for hours. @throws SettingsError */
function boundHosts(requirements: Prepared['requirements']): void {
  const { size } = new Set(requirements.map(({ host }) => host))
  const why = `scan found ${size} hosts, the limit is ${MAX_HOSTS}: narrow scan or exclude files`
  if (size > MAX_HOSTS) throw new SettingsError([why])
}
