// The whole check, in order. Both entry points call it.

import { join } from 'node:path'
import type { Environment } from './cli-config/machine.ts'
import type { CliConfig } from './cli-config/read.ts'
import { type Configured, configure } from './configure.ts'
import type { MachineCredentials } from './credentials/machine-credentials.ts'
import type { Secrets } from './credentials/redaction/secrets.ts'
import { readText } from './files/read-text.ts'
import { type Evidence, judge, type Verdict } from './judge/verdict.ts'
import { describeAside } from './problems/place.ts'
import { MAX_REDIRECTS } from './protocol/clients.ts'
import { showHostname } from './protocol/hostname.ts'
import { DOCS_URL, VERSION } from './protocol/version.ts'
import type { Report } from './report/outcome.ts'
import { type Dialect, resolveDialect } from './scan/clients/dialect.ts'
import type { Scan } from './scan/scan.ts'
import { hostsNamedIn, narrowUsages, notesFor } from './scan/usage.ts'
import { scanCheckout } from './scan/values/scan-checkout.ts'
import { MAX_HOSTS } from './settings/kinds.ts'
import { type ResolvedSettings, readSettings } from './settings/read.ts'
import { type RawSettings, type Settings, SettingsError } from './settings/settings.ts'
import { applyChanges, type Changes } from './visit/changes.ts'
import type { Visit } from './visit/evidence.ts'
import { type Requirement, requirementsOf } from './visit/requirements.ts'
import { skip, skipsOf } from './visit/skip.ts'

export type Checked = Report & { readonly settings: Settings }

export type World = {
  readonly environment: Environment
  /** The checkout. Places are relative to it. */
  readonly directory: string
  /** Whether this is a pull request from a fork, which gets no secrets. */
  readonly isFork: boolean
  /** Called after each visit. */
  readonly progress: (done: number, total: number) => void
  /** What the pull request changes. Called for `changed-only` only; never rejects. */
  readonly changes: (settings: Settings) => Promise<Changes>
  /** The tokens of the settings and the environment, and those that are found during the check. */
  readonly secrets: Secrets
  /** `process.kill`, to end a credentials helper. */
  readonly kill: (pid: number, signal: 'SIGKILL') => void
}

/**
 * Runs the check: settings, usages, requirements, visits, verdict.
 * @throws SettingsError with all mistakes; no host has been contacted then
 */
export async function check(raw: RawSettings, world: World): Promise<Checked> {
  const startedAt = new Date()
  const { environment } = world
  const settings = await readSettings(raw, world)
  const before = performance.now()
  const scanned = scan(settings, world.directory, environment)
  const scanMs = settings.scan.length === 0 ? 0 : performance.now() - before
  const dialect = await detectDialect(settings, scanned, world)
  const all = {
    usages: narrowUsages(scanned.usages, dialect.clients),
    notes: notesFor(scanned.notes, dialect.clients)
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
  const { usages, configs, releases } = configured
  const named = hostsNamedIn(all.usages)
  const requirements = requirementsOf(settings, usages, dialect.clients, named)
  boundHosts(requirements)
  const seen = await visit(requirements, settings, { ...dialect, configs, releases }, world)
  const evidence = {
    requirements,
    visits: seen.visits,
    usages,
    notes,
    isEmpty: settings.scan.length > 0 && scanned.isEmpty,
    newHosts,
    complaints: configured.findings,
    tokenVariables: tokenVariablesIn(environment),
    tokenHosts: settings.tokens.map(({ host }) => host),
    tokenSources: seen.tokenSources
  }
  const { isFork } = world
  const rules = { ...settings, dialect: { ...dialect, releases }, isFork }
  const verdict = judge(evidence, { ...rules, now: startedAt.getTime() })
  // A server may have sent a token back, even one that was found later; from here on, nothing contains one.
  const redacted = world.secrets.redact(
    { verdict, remarks: [...changed.remarks, ...configured.remarks, ...asideRemarks(verdict)] },
    namesIn(requirements)
  )
  return {
    settings,
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
      docsUrl: DOCS_URL
    }
  }
}

/** Suggests `exclude` once for all findings in tests, examples and templates. */
function asideRemarks({ files }: Verdict): readonly string[] {
  const aside = files.filter(
    ({ exclude, severity }) => exclude !== undefined && severity !== 'notice'
  )
  const patterns = new Set(aside.flatMap(({ exclude }) => exclude ?? []))
  return aside.length === 0 ? [] : [describeAside(aside.length, [...patterns])]
}

/** Names of variables that look like token variables, whether or not a client reads them. */
export const tokenVariablesIn = (environment: Environment): readonly string[] =>
  Object.keys(environment).filter((name) => /^TFE?_?TOKEN/i.test(name))

/** Scans the repository. Contacts no host. */
export function scan(settings: Settings, directory: string, environment: Environment): Scan {
  const selection = { root: directory, scan: settings.scan, exclude: settings.exclude }
  return scanCheckout(selection, Object.keys(environment))
}

/** The names of hosts and services that the settings and the files contain. */
const namesIn = (requirements: readonly Requirement[]): ReadonlySet<string> =>
  new Set(requirements.flatMap(({ host, service }) => [host, showHostname(host), service]))

/** The clients that the settings or the scanned files choose. */
export const detectDialect = (
  settings: Settings,
  scanned: Scan,
  { environment, directory }: Pick<World, 'environment' | 'directory'>
): Promise<Dialect> =>
  resolveDialect({
    setting: settings.dialect,
    scan:
      settings.scan.length === 0
        ? null
        : {
            ...scanned,
            selection: { root: directory, exclude: settings.exclude },
            hasCloudHostname: Boolean(environment['TF_CLOUD_HOSTNAME'])
          }
  })

/** A file with more hosts than this would keep the check busy for hours. */
function boundHosts(requirements: readonly Requirement[]): void {
  const { size } = new Set(requirements.map(({ host }) => host))
  if (size <= MAX_HOSTS) return
  throw new SettingsError([
    `scan found ${size} hosts, the limit is ${MAX_HOSTS}: narrow scan or exclude files`
  ])
}

type Seen = {
  readonly visits: readonly Visit[]
  readonly tokenSources: Evidence['tokenSources']
}

async function visit(
  requirements: readonly Requirement[],
  settings: ResolvedSettings,
  dialect: Dialect & Pick<Configured, 'configs'>,
  world: World
): Promise<Seen> {
  const hosts = [...new Set(requirements.map(({ host }) => host))]
  const skips = skipsOf(requirements, settings, dialect)
  const skipped = Array.from(skips, ([host, problem]) => skip(host, problem))
  const asked = hosts.filter((host) => !skips.has(host))
  if (asked.length === 0) return { visits: skipped, tokenSources: new Map() }
  // Loaded only if there are hosts to visit: TLS and HTTP are most of the start-up cost.
  const { networkOf } = await import('./network/network.ts')
  const { attemptLimitMs, startTimer, visitHosts } = await import('./visit/visit.ts')
  const { configs, releases } = dialect
  const { credentials, forced } = await openCredentials(settings, configs, world)
  const visited = await visitHosts(asked, {
    network: networkOf(settings),
    credentials,
    forced,
    maxRedirects: Math.max(...dialect.clients.map((client) => MAX_REDIRECTS[client])),
    releases,
    timeoutMs: settings.timeoutMs ?? attemptLimitMs(releases),
    retries: settings.retries,
    concurrency: settings.concurrency,
    random: Math.random,
    now: Date.now,
    startTimer,
    progress: world.progress
  })
  return { visits: [...visited, ...skipped], tokenSources: credentials.known }
}

/** The credentials that the clients of these configurations find on this machine. */
export async function openCredentials(
  settings: Pick<Settings, 'tokens' | 'timeoutMs'>,
  configs: readonly CliConfig[],
  { environment, secrets, kill }: Pick<World, 'environment' | 'secrets' | 'kill'>
): Promise<MachineCredentials> {
  const { readMachineCredentials } = await import('./credentials/machine-credentials.ts')
  return readMachineCredentials({ ...settings, configs }, environment, {
    learn: secrets.learn,
    kill,
    abortAfter: (ms) => AbortSignal.timeout(ms)
  })
}
