// The whole check, in order, and its run in a program, in which its result is recorded. Both entry points call it.

import { judge, NOTHING_PREDICTED, type Verdict } from '../judge/verdict.ts'
import { shownLines } from '../observe/credentials/redaction/shown-lines.ts'
import type { Changes } from '../observe/visit/changes.ts'
import { skip } from '../observe/visit/evidence.ts'
import { merge, namesIn, skipsOf } from '../observe/visit/requirements.ts'
import { startTimer } from '../observe/visit/stop.ts'
import { initArguments } from '../read/cli-config/init-arguments.ts'
import type { Environment } from '../read/cli-config/machine.ts'
import { reasonOf } from '../read/files/output.ts'
import { nameRepository } from '../read/git/name-repository.ts'
import type { Report } from '../report/outcome.ts'
import { connectionRemarks, firstRemarks, remarksOn, unmatchedRemarks } from '../report/sentence.ts'
import { isLikeTokenVariable } from '../rules/protocol/hostname.ts'
import { DOCS_URL, VERSION } from '../rules/protocol/version.ts'
import { visible } from '../rules/text/safe-text.ts'
import { type ResolvedSettings, readSettings } from '../settings/read.ts'
import { OF_INPUTS, type RawSettings, type Settings } from '../settings/settings.ts'
import type { ProgressDisplay } from './program/progress.ts'
import { clockOf, collectOften, type Program, pendingEvents } from './program/run.ts'
import { type Prepared, prepare } from './stages/prepare.ts'
import { prepareFleet } from './stages/prepare-fleet.ts'
import { type HistoryWorld, recordRun } from './stages/record-run.ts'
import type { World } from './stages/world.ts'

export type Checked = Report & {
  readonly settings: Settings
  readonly changes: Changes | null
}

/** Runs the check in a program and shows its progress. Returns the verdict, and warnings about the history. */
export async function runCheck(
  raw: RawSettings,
  program: Program,
  display: ProgressDisplay,
  runOptions: Omit<World, 'environment' | 'startTimer' | 'now' | 'kill' | 'pid' | 'progress'>
): Promise<{ readonly checked: Checked; readonly warnings: readonly string[] }> {
  const { env: environment, kill, pid } = program
  const machine = { environment, kill, pid, now: clockOf(program) }
  const world = { ...runOptions, ...machine, startTimer, progress: display.show }
  try {
    return keepHistory(await check(raw, world), { ...world, random: Math.random })
  } finally {
    display.end()
  }
}

/** Records the verdict if `history` is set, and adds what earlier runs found to what reports show. */
export function keepHistory<Kept extends Pick<Checked, 'verdict' | 'context' | 'settings'>>(
  checked: Kept,
  world: HistoryWorld
): { readonly checked: Kept; readonly warnings: readonly string[] } {
  const { history: file } = checked.settings
  if (file === null) return { checked, warnings: [] }
  try {
    const { history, warnings } = recordRun(file, checked, world)
    return { checked: { ...checked, context: { ...checked.context, history } }, warnings }
  } catch (error) {
    const why = visible(reasonOf(error))
    return { checked, warnings: [`the history ${visible(file)} was not read: ${why}`] }
  }
}

/** Runs the check to its end, or until `world.stop` or the deadline. @throws SettingsError with all mistakes, before any host is contacted */
export async function check(raw: RawSettings, world: World): Promise<Checked> {
  const startedAt = new Date()
  const configured = readSettings(raw, world)
  const { upgrade } = initArguments(world.environment)
  const settings = { ...configured, upgrade: configured.upgrade || upgrade }
  const ms = settings.deadlineMs
  if (settings.usages.length > 0 || settings.depth !== 'discovery') collectOften()
  const end = () => world.stop.end({ kind: 'deadline', ms })
  const cancel = world.startTimer(ms, end)
  const due = world.now() + ms
  world.stop.endIfDue = () => (world.now() < due ? undefined : end())
  try {
    const prepareFrom = settings.usages.length === 0 ? prepare : prepareFleet
    const prepared = await prepareFrom(settings, world, startedAt)
    await pendingEvents()
    const verdict = await verdictOn(prepared, settings, world)
    return reportOn(verdict, prepared, settings, world)
  } finally {
    cancel()
  }
}

async function verdictOn(prepared: Prepared, settings: ResolvedSettings, world: World) {
  const { environment, stop, isFork, wording = OF_INPUTS } = world
  const { dialect, missing, ignore } = prepared
  const observed = await observe(prepared, settings, world)
  const { predicted } = observed
  const required = [prepared.requirements, predicted.requirements]
  const evidence = {
    ...prepared,
    ...observed,
    requirements: merge(required, dialect.clients),
    tokenVariables: tokenVariablesIn(environment),
    tokenHosts: settings.tokens.map(({ host }) => host),
    stopped: [stop.why ?? [], missing ?? []].flat()
  }
  const shown = {
    ...world.secrets,
    names: namesIn(evidence.requirements, prepared.usages),
    configs: prepared.configs,
    directory: world.directory,
    checkedAt: prepared.startedAt.getTime()
  }
  const { isTerminal } = wording
  const rules = { ...settings, ignore, dialect, isFork, isTerminal, now: shown.checkedAt }
  return judge(evidence, rules, (places) => shownLines(places, shown))
}

/** The code for the network is loaded only if a host is contacted. */
async function observe(prepared: Prepared, settings: ResolvedSettings, world: World) {
  const { requirements, roots } = prepared
  const skips = skipsOf(requirements, settings)
  const skipped = Array.from(skips, ([host, problem]) => skip(host, problem))
  const hosts = new Set(requirements.map(({ host }) => host).filter((host) => !skips.has(host)))
  // Network mirrors are asked though no host is visited.
  const asksMirrors = settings.depth !== 'discovery' && roots.length > 0
  if (hosts.size === 0 && !asksMirrors) {
    return { visits: skipped, predicted: NOTHING_PREDICTED, tokenSources: new Map() }
  }
  const { contact } = await import('./stages/contact.ts')
  const observed = await contact([...hosts], prepared, settings, world)
  const visited = new Set(observed.visits.map(({ host }) => host))
  const others = skipped.filter(({ host }) => !visited.has(host))
  return { ...observed, visits: [...observed.visits, ...others] }
}

/** The verdict with what reports say about the check, without the tokens that the check knows. */
function reportOn(
  judged: Verdict,
  prepared: Prepared,
  settings: ResolvedSettings,
  world: World
): Checked {
  const { startedAt, requirements, usages, changes, scan, clients, repositories } = prepared
  const names = namesIn([...requirements, ...judged.roots.flatMap(({ rows }) => rows)], usages)
  const connections = connectionRemarks(judged, world.environment)
  const settled = [...settings.remarks, ...prepared.remarks, ...unmatchedRemarks(judged, settings)]
  const all = firstRemarks([...connections, ...settled, ...remarksOn(judged)])
  // A server may have sent a token back, even one that was found later; from here on, nothing contains one.
  const { why, evidence } = prepared.dialect
  const unsafe = { verdict: judged, remarks: all, detection: { why, evidence } }
  const { verdict, remarks, detection } = world.secrets.redact(unsafe, names)
  const isCheckout = scan.files > 0 && repositories.length === 0
  const context = {
    dialect: { ...prepared.dialect, ...detection },
    failOn: settings.failOn,
    depth: settings.depth,
    scan,
    remarks,
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    version: VERSION,
    docsUrl: DOCS_URL,
    clients: clients(),
    links: null,
    repository: isCheckout ? nameRepository(world.directory, world.environment) : null,
    repositories,
    history: null
  }
  return { settings, changes, verdict, context }
}

/** Names of variables that look like token variables, whether or not a client reads them. */
export const tokenVariablesIn = (environment: Environment): readonly string[] =>
  Object.keys(environment).filter(isLikeTokenVariable)
