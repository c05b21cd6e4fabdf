// The whole check, in order. Both entry points call it.

import type { Environment } from './cli-config/machine.ts'
import { shownLines } from './credentials/redaction/shown-lines.ts'
import type { Repository } from './git/repository.ts'
import { judge, type Verdict } from './judge/verdict.ts'
import type { Incomplete, Missing, Stopped } from './problems/brief.ts'
import { pendingEvents } from './program/give-way.ts'
import { showHostname } from './protocol/hostname.ts'
import { DOCS_URL, VERSION } from './protocol/version.ts'
import { framedPlaces } from './report/causes.ts'
import { filesOf } from './report/links.ts'
import type { Report } from './report/outcome.ts'
import { firstRemarks, remarksOn } from './report/remarks.ts'
import { type ResolvedSettings, readSettings } from './settings/read.ts'
import type { RawSettings, Settings } from './settings/settings.ts'
import { loadHosts } from './stages/configure.ts'
import { contact } from './stages/contact.ts'
import { predict } from './stages/predict.ts'
import { boundHosts, type Prepared, prepare } from './stages/prepare.ts'
import type { World } from './stages/world.ts'
import type { Changes } from './visit/changes.ts'
import type { Requirement } from './visit/requirements.ts'

export type Checked = Report & {
  readonly settings: Settings
  /** Null without `changed-only`. */
  readonly changes: Changes | null
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
    const prepared = await prepareFor(settings, world)
    boundHosts(prepared)
    await pendingEvents()
    const verdict = await verdictOn(prepared, settings, world, startedAt)
    return await reportOn(verdict, prepared, settings, world, startedAt)
  } finally {
    cancel()
  }
}

/** Reads the checkout, or usages files of others. Their code is only loaded for them. */
async function prepareFor(settings: ResolvedSettings, world: World): Promise<Prepared> {
  if (settings.usages.length === 0) return prepare(settings, world)
  const { prepareFleet } = await import('./stages/prepare-fleet.ts')
  return prepareFleet(settings, world)
}

/** Contacts the hosts and judges what was found. */
async function verdictOn(
  prepared: Prepared,
  settings: ResolvedSettings,
  world: World,
  startedAt: Date
): Promise<Verdict> {
  const { environment, stop, isFork } = world
  const { dialect, configs } = prepared
  const seen = await contact(prepared, settings, { ...dialect, configs }, world)
  const initRules = { ...settings, dialect, isFork }
  const predicted = await predict(seen.inquiry, seen.visits, initRules)
  const evidence = {
    ...prepared,
    visits: seen.visits,
    tokenVariables: tokenVariablesIn(environment),
    tokenHosts: settings.tokens.map(({ host }) => host),
    tokenSources: seen.tokenSources,
    stopped: incompleteFor(stop.why, prepared.missing),
    predicted
  }
  const rules = { ...settings, dialect, isFork, now: startedAt.getTime() }
  const hasHosts = seen.visits.length > 0 || evidence.predicted.requests.length > 0
  return judge(evidence, rules, hasHosts ? await loadHosts() : null)
}

const incompleteFor = (stopped: Stopped | null, missing: Missing | null): Incomplete | null =>
  stopped === null || missing === null
    ? (stopped ?? missing)
    : { kind: 'several', reasons: [stopped, missing] }

/** The verdict with what reports say about the check, without the tokens that the check knows. */
async function reportOn(
  judged: Verdict,
  prepared: Prepared,
  settings: ResolvedSettings,
  world: World,
  startedAt: Date
): Promise<Checked> {
  const { configs, allUsages, requirements, changes, scan, clients } = prepared
  const kept = namesIn(requirements)
  const given = [...prepared.remarks, ...remarksOn(judged)]
  // A server may have sent a token back, even one that was found later; from here on, nothing contains one.
  const { why, evidence } = prepared.dialect
  const found = { verdict: judged, remarks: firstRemarks(given), detection: { why, evidence } }
  const { verdict, remarks, detection } = world.secrets.redact(found, kept)
  return {
    settings,
    changes,
    verdict,
    context: {
      dialect: { ...prepared.dialect, ...detection },
      failOn: settings.failOn,
      scan,
      remarks,
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
      version: VERSION,
      docsUrl: DOCS_URL,
      clients: await clients(),
      sources: shownLines(framedPlaces(verdict.findings), {
        ...world.secrets,
        kept,
        usages: allUsages,
        configs,
        directory: world.directory,
        checkedAt: startedAt.getTime()
      }),
      links: null,
      repository: await repositoryOf(verdict, prepared, world),
      repositories: prepared.repositories,
      history: null
    }
  }
}

/** The repository of the checkout. Without files, none is checked. */
async function repositoryOf(
  verdict: Verdict,
  { scan, repositories }: Pick<Prepared, 'scan' | 'repositories'>,
  { directory, environment }: World
): Promise<Repository | null> {
  if (scan.files === 0 || repositories.length > 0) return null
  const { nameRepository } = await import('./git/name-repository.ts')
  return nameRepository(directory, filesOf(verdict), environment)
}

/** Names of variables that look like token variables, whether or not a client reads them. */
export const tokenVariablesIn = (environment: Environment): readonly string[] =>
  Object.keys(environment).filter((name) => /^TFE?_?TOKEN/i.test(name))

/** The names of hosts and services that the settings and the files contain. */
export const namesIn = (requirements: readonly Requirement[]): ReadonlySet<string> =>
  new Set(requirements.flatMap(({ host, service }) => [host, showHostname(host), service]))
