// The whole check, in order. Both entry points call it.

import { join } from 'node:path'
import type { Environment } from './cli-config/machine.ts'
import { configure, loadHosts } from './configure.ts'
import { contact } from './contact.ts'
import type { Secrets } from './credentials/redaction/secrets.ts'
import { shownLines } from './credentials/redaction/shown-lines.ts'
import { readText } from './files/read-text.ts'
import { judge, type Verdict } from './judge/verdict.ts'
import type { StartTimer } from './network/redirects.ts'
import { findRoots, predict, withoutHostname, withoutUnusedLocks } from './predict.ts'
import type { Stopped } from './problems/brief.ts'
import { fileLimit } from './problems/file.ts'
import { pendingEvents } from './program/give-way.ts'
import { showHostname } from './protocol/hostname.ts'
import { DOCS_URL, VERSION } from './protocol/version.ts'
import { framedPlaces } from './report/causes.ts'
import type { Report } from './report/outcome.ts'
import { firstRemarks, remarksOn } from './report/remarks.ts'
import type { Progress } from './report/text/progress.ts'
import { clientsInUse, resolveDialect } from './scan/clients/dialect.ts'
import type { Scan } from './scan/scan.ts'
import { hostsNamedIn, type Note, narrowUsages, noteAbout, notesFor } from './scan/usage.ts'
import { detectionOf, scan } from './scan.ts'
import { MAX_HOSTS } from './settings/kinds.ts'
import { type ResolvedSettings, readSettings } from './settings/read.ts'
import {
  type RawSettings,
  type Settings,
  SettingsError,
  type Wording
} from './settings/settings.ts'
import { applyChanges, type Changes } from './visit/changes.ts'
import { type Requirement, requirementsOf } from './visit/requirements.ts'
import type { Stop } from './visit/stop.ts'

export type Checked = Report & {
  readonly settings: Settings
  /** Null without `changed-only`. */
  readonly changes: Changes | null
}

export type World = {
  readonly environment: Environment
  /** The checkout. Places are relative to it. */
  readonly directory: string
  /** By default, settings are named as inputs of the Action. */
  readonly wording?: Wording
  /** Whether this is a pull request from a fork, which gets no secrets. */
  readonly isFork: boolean
  /** Ends the check early. The result is then what is known by then. */
  readonly stop: Stop
  /** The clock of the deadline, and of all waits for hosts. */
  readonly startTimer: StartTimer
  /** Milliseconds since any time. */
  readonly now: () => number
  /** Called often, during the scan and the visits. */
  readonly progress: (progress: Progress) => void
  /** What the pull request changes. Called for `changed-only` only; ends with `stop`, never rejects. */
  readonly changes: (settings: Settings) => Promise<Changes>
  /** The tokens of the settings and the environment, and those that are found during the check. */
  readonly secrets: Secrets
  /** `process.kill`, to end a credentials helper. */
  readonly kill: (pid: number, signal: 'SIGKILL') => void
}

/**
 * Runs the check until it is complete, or `world.stop` or the deadline ends it.
 * @throws SettingsError with all mistakes; no host has been contacted then
 */
export async function check(raw: RawSettings, world: World): Promise<Checked> {
  const startedAt = new Date()
  const settings = await readSettings(raw, world)
  const ms = settings.deadlineMs
  const cancel = world.startTimer(ms, () => world.stop.end({ kind: 'deadline', ms }))
  try {
    return await checkWith(settings, world, startedAt)
  } finally {
    cancel()
  }
}

/** Usages, requirements, visits, verdict. */
async function checkWith(
  settings: ResolvedSettings,
  world: World,
  startedAt: Date
): Promise<Checked> {
  const prepared = await prepare(settings, world)
  await pendingEvents()
  const verdict = await verdictOn(prepared, settings, world, startedAt)
  return await reportOn(verdict, prepared, settings, world, startedAt)
}

type Prepared = Awaited<ReturnType<typeof prepare>>

/** What is known before a host is contacted. */
async function prepare(settings: ResolvedSettings, world: World) {
  const before = world.now()
  const scanned = await scan(settings, world)
  const scanMs = settings.scan.length === 0 ? 0 : world.now() - before
  const detection = detectionOf(settings, scanned, world)
  const dialect = await resolveDialect(detection)
  const { clients } = dialect
  const all = {
    usages: narrowUsages(scanned.usages, clients),
    notes: notesFor([...scanned.notes, ...unreadNotes(scanned, world.stop.why)], clients)
  }
  const changed = await narrowToChanges(all, settings, world)
  const configured = await configure(changed.usages, settings, dialect, {
    ...world,
    scanned: { ...settings, ...scanned }
  })
  const ofRoots = await findRoots({ ...all, scanned, changed: changed.files, dialect, settings })
  const usages = await withoutUnusedLocks(configured.usages, ofRoots.roots)
  const requirements = requirementsOf(settings, usages, clients, hostsNamedIn(all.usages))
  boundHosts(requirements)
  const { configs, releases } = configured
  const full = { ...dialect, configs, releases }
  return {
    scanned,
    scanMs,
    detection,
    dialect,
    full,
    all,
    changed,
    configured,
    ofRoots,
    usages,
    requirements
  }
}

/** What the pull request changes; all of it without `changed-only`. */
async function narrowToChanges(
  all: Parameters<typeof applyChanges>[0],
  settings: ResolvedSettings,
  world: World
) {
  const changes = settings.changedOnly ? await world.changes(settings) : null
  const contentOf = (file: string) => {
    const read = readText(join(world.directory, file))
    return read.ok ? read.text : null
  }
  return { changes, ...applyChanges(all, changes, contentOf) }
}

/** Contacts the hosts and judges what was found. */
async function verdictOn(
  { scanned, dialect, full, changed, configured, ofRoots, usages, requirements }: Prepared,
  settings: ResolvedSettings,
  world: World,
  startedAt: Date
): Promise<Verdict> {
  const { environment, stop, isFork } = world
  const { roots, notes } = ofRoots
  const seen = await contact({ requirements, roots, usages }, settings, full, world)
  const evidence = {
    requirements,
    visits: seen.visits,
    usages,
    notes: [...withoutHostname(changed.notes, usages, settings, environment), ...notes],
    isEmpty: settings.scan.length > 0 && scanned.isEmpty && scanned.endedAt === null,
    newHosts: changed.newHosts,
    complaints: configured.findings,
    tokenVariables: tokenVariablesIn(environment),
    tokenHosts: settings.tokens.map(({ host }) => host),
    tokenSources: seen.tokenSources,
    stopped: stop.why,
    predicted: await predict(seen.inquiry, { ...settings, dialect, isFork })
  }
  const rules = { ...settings, dialect: full, isFork, now: startedAt.getTime() }
  const hasHosts = seen.visits.length > 0 || evidence.predicted.requests.length > 0
  return judge(evidence, rules, hasHosts ? await loadHosts() : null)
}

/** The verdict with what reports say about the check, without the tokens that the check knows. */
async function reportOn(
  judged: Verdict,
  { scanned, scanMs, detection, dialect, all, changed, configured, usages, requirements }: Prepared,
  settings: ResolvedSettings,
  world: World,
  startedAt: Date
): Promise<Checked> {
  const kept = namesIn(requirements)
  const given = [...changed.remarks, ...remarksOn(judged), ...configured.remarks]
  // A server may have sent a token back, even one that was found later; from here on, nothing contains one.
  const found = { verdict: judged, remarks: firstRemarks(given) }
  const { verdict, remarks } = world.secrets.redact(found, kept)
  const { files, bytes } = scanned
  return {
    settings,
    changes: changed.changes,
    verdict,
    context: {
      dialect,
      failOn: settings.failOn,
      scan: { files, bytes, usages: usages.length, durationMs: scanMs },
      remarks,
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
      version: VERSION,
      docsUrl: DOCS_URL,
      clients: await clientsInUse(dialect, detection.scan),
      sources: shownLines(framedPlaces(verdict.findings), {
        ...world.secrets,
        kept,
        usages: all.usages,
        configs: configured.configs,
        directory: world.directory,
        checkedAt: startedAt.getTime()
      }),
      links: null
    }
  }
}

/** Names of variables that look like token variables, whether or not a client reads them. */
export const tokenVariablesIn = (environment: Environment): readonly string[] =>
  Object.keys(environment).filter((name) => /^TFE?_?TOKEN/i.test(name))

/** The first directory that a scan did not reach before its end. */
function unreadNotes({ endedAt, files }: Scan, stopped: Stopped | null): readonly Note[] {
  if (endedAt === null || stopped === null) return []
  return [noteAbout(endedAt, fileLimit({ kind: 'time', stopped, files }))]
}

/** The names of hosts and services that the settings and the files contain. */
export const namesIn = (requirements: readonly Requirement[]): ReadonlySet<string> =>
  new Set(requirements.flatMap(({ host, service }) => [host, showHostname(host), service]))

/** A file with more hosts than this would keep the check busy for hours. */
function boundHosts(requirements: readonly Requirement[]): void {
  const { size } = new Set(requirements.map(({ host }) => host))
  if (size <= MAX_HOSTS) return
  throw new SettingsError([
    `scan found ${size} hosts, the limit is ${MAX_HOSTS}: narrow scan or exclude files`
  ])
}
