// The whole check, in order. Both entry points call it.

import { join } from 'node:path'
import type { Environment } from './cli-config/machine.ts'
import { configure, loadHosts } from './configure.ts'
import { contact } from './contact.ts'
import type { Secrets } from './credentials/redaction/secrets.ts'
import { shownLines } from './credentials/redaction/shown-lines.ts'
import { readText } from './files/read-text.ts'
import { judge } from './judge/verdict.ts'
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
import {
  clientsInUse,
  type Detection,
  type Dialect,
  resolveDialect,
  toolReader
} from './scan/clients/dialect.ts'
import type { Scan } from './scan/scan.ts'
import { hostsNamedIn, type Note, narrowUsages, noteAbout, notesFor } from './scan/usage.ts'
import { scan } from './scan-checkout.ts'
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
  const { environment, stop } = world
  const before = performance.now()
  const scanned = await scan(settings, world)
  const scanMs = settings.scan.length === 0 ? 0 : performance.now() - before
  const detection = detectionOf(settings, scanned, world)
  const dialect = await resolveDialect(detection)
  const all = {
    usages: narrowUsages(scanned.usages, dialect.clients),
    notes: notesFor([...scanned.notes, ...unreadNotes(scanned, stop.why)], dialect.clients)
  }
  const changes = settings.changedOnly ? await world.changes(settings) : null
  const contentOf = (file: string) => {
    const read = readText(join(world.directory, file))
    return read.ok ? read.text : null
  }
  const changed = applyChanges(all, changes, contentOf)
  const { notes, newHosts } = changed
  const configured = await configure(changed.usages, settings, dialect, {
    ...world,
    scanned: { ...settings, ...scanned }
  })
  const { configs, releases } = configured
  const { files: changedFiles } = changed
  const { roots, notes: ofRoots } = await findRoots({
    ...all,
    scanned,
    changed: changedFiles,
    dialect,
    settings
  })
  const usages = await withoutUnusedLocks(configured.usages, roots)
  const named = hostsNamedIn(all.usages)
  const requirements = requirementsOf(settings, usages, dialect.clients, named)
  boundHosts(requirements)
  await pendingEvents()
  const seen = await contact(
    { requirements, roots, usages },
    settings,
    { ...dialect, configs, releases },
    world
  )
  const evidence = {
    requirements,
    visits: seen.visits,
    usages,
    notes: [...withoutHostname(notes, usages, settings, environment), ...ofRoots],
    isEmpty: settings.scan.length > 0 && scanned.isEmpty && scanned.endedAt === null,
    newHosts,
    complaints: configured.findings,
    tokenVariables: tokenVariablesIn(environment),
    tokenHosts: settings.tokens.map(({ host }) => host),
    tokenSources: seen.tokenSources,
    stopped: stop.why,
    predicted: await predict(seen.inquiry, { ...settings, dialect, isFork: world.isFork })
  }
  const { isFork } = world
  const rules = { ...settings, dialect: { ...dialect, releases }, isFork }
  const hasHosts = seen.visits.length > 0 || evidence.predicted.requests.length > 0
  const ofHosts = hasHosts ? await loadHosts() : null
  const verdict = judge(evidence, { ...rules, now: startedAt.getTime() }, ofHosts)
  // A server may have sent a token back, even one that was found later; from here on, nothing contains one.
  const kept = namesIn(requirements)
  const redacted = world.secrets.redact(
    {
      verdict,
      remarks: firstRemarks([...changed.remarks, ...remarksOn(verdict), ...configured.remarks])
    },
    kept
  )
  return {
    settings,
    changes,
    verdict: redacted.verdict,
    context: {
      dialect,
      failOn: settings.failOn,
      scan: {
        files: scanned.files,
        bytes: scanned.bytes,
        usages: usages.length,
        durationMs: scanMs
      },
      remarks: redacted.remarks,
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
      version: VERSION,
      docsUrl: DOCS_URL,
      clients: await clientsInUse(dialect, detection.scan),
      sources: shownLines(framedPlaces(redacted.verdict.findings), {
        ...world.secrets,
        kept,
        usages: all.usages,
        configs,
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

/** The clients that the settings or the scanned files choose. */
export const detectDialect = (
  settings: Settings,
  scanned: Scan,
  world: Pick<World, 'environment' | 'directory'>
): Promise<Dialect> => resolveDialect(detectionOf(settings, scanned, world))

function detectionOf(
  { dialect: setting, exclude, scan: entries }: Settings,
  scanned: Scan,
  { environment, directory }: Pick<World, 'environment' | 'directory'>
): Detection {
  if (entries.length === 0) return { setting, scan: null }
  const tools = toolReader({ root: directory, exclude }, scanned.toolFiles)
  const hasCloudHostname = Boolean(environment['TF_CLOUD_HOSTNAME'])
  return { setting, scan: { ...scanned, tools, hasCloudHostname } }
}

/** A file with more hosts than this would keep the check busy for hours. */
function boundHosts(requirements: readonly Requirement[]): void {
  const { size } = new Set(requirements.map(({ host }) => host))
  if (size <= MAX_HOSTS) return
  throw new SettingsError([
    `scan found ${size} hosts, the limit is ${MAX_HOSTS}: narrow scan or exclude files`
  ])
}
