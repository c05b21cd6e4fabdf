// The command line: reads arguments, writes text or JSON, sets the exit code.

import { type Checked, check, detectDialect, scan, tokenVariablesIn } from './check.ts'
import { configure, readCliConfigs } from './configure.ts'
import { openCredentials } from './contact.ts'
import { clearCrash, openSecrets, type Secrets } from './credentials/redaction/secrets.ts'
import {
  explainHost,
  explainModule,
  explainProvider,
  renderExplainedHost,
  renderExplainedModule,
  renderExplainedProvider
} from './explain/addresses.ts'
import { explainCredentials, renderExplainedCredentials } from './explain/credentials.ts'
import { reasonOf } from './files/failure.ts'
import { endWhenInterrupted, leave } from './interruption.ts'
import { VERSION } from './protocol/version.ts'
import { renderJson } from './report/json/json.ts'
import { firstRemarks } from './report/phrases.ts'
import { visible } from './report/safe-text.ts'
import { describeCrash, renderText } from './report/text/text.ts'
import { renderUsagesJson, renderUsagesText } from './report/text/usages.ts'
import { writeReportFiles } from './report-files.ts'
import { type Dialect, resolveDialect } from './scan/clients/dialect.ts'
import { narrowUsages, notesFor } from './scan/usage.ts'
import { type Command, parseCommandLine } from './settings/command-line.ts'
import { renderHelp } from './settings/help.ts'
import { readSettings } from './settings/read.ts'
import { type RawSettings, type Settings, SettingsError } from './settings/settings.ts'
import { every, progressInLog, progressInTerminal } from './show-progress.ts'
import { keepHeapSmall } from './small-heap.ts'
import { linesOf, outlive, print } from './streams.ts'
import { requirementsOf } from './visit/requirements.ts'
import { skipsOf } from './visit/skip.ts'
import { Stop, startTimer } from './visit/stop.ts'

const { env, stderr, stdin, stdout } = process
// Wider lines are hard to read. Output that is not a terminal is not wrapped.
const MAX_WIDTH = 100

// Each name lookup occupies a thread. With Node's four threads, a few lookups without an answer would
// block all others.
env['UV_THREADPOOL_SIZE'] ??= '64'
keepHeapSmall()
const command = parseCommandLine(process.argv.slice(2))
// A check has its exit code and reports as well; other commands have only their output.
const loseOutput = (why: string): void => {
  stderr.write(`tf-disco: the output was not written: ${visible(why)}\n`)
  if (command.kind !== 'check') process.exit(3)
}
outlive(stdout, loseOutput)
outlive(stderr, () => {})

const stop = new Stop()
const now = () => performance.now()
await leave(process, await main(command))

async function main(command: Command): Promise<number> {
  const secrets = openSecrets('raw' in command ? command.raw : {}, env)
  const crash = (error: unknown): number => {
    stderr.write(`${clearCrash((clear) => describeCrash(error, clear), secrets)}\n`)
    return 3
  }
  // The other commands have no results to be reported in part.
  const isFinal = command.kind !== 'check'
  const interrupted = endWhenInterrupted(process, stop, { isFinal, crash, now })
  try {
    const exitCode = await perform(command, secrets)
    return interrupted.aborted ? 3 : exitCode
  } catch (error) {
    if (error instanceof SettingsError) return complain(secrets.redact(error.mistakes))
    return crash(error)
  }
}

async function perform(command: Command, secrets: Secrets): Promise<number> {
  switch (command.kind) {
    case 'help':
      stdout.write(renderHelp())
      return 0
    case 'version':
      stdout.write(`${VERSION}\n`)
      return 0
    case 'mistakes':
      return complain(secrets.redact(command.mistakes))
    case 'explain':
      return explain(command, secrets)
    case 'usages':
      return listUsages(command.raw, command.format === 'json', secrets)
    case 'check':
      return runCheck(command.raw, command.format === 'json', secrets)
  }
}

function complain(mistakes: readonly string[]): number {
  for (const mistake of mistakes) stderr.write(`tf-disco: ${visible(mistake)}\n`)
  return 2
}

async function runCheck(raw: RawSettings, json: boolean, secrets: Secrets): Promise<number> {
  const { settings, verdict, context } = await checkWithProgress(raw, secrets)
  const width = stdout.isTTY
    ? Math.min(stdout.columns || MAX_WIDTH, MAX_WIDTH)
    : Number.POSITIVE_INFINITY
  const options = { colour: wantsColour(), width, context }
  try {
    await print(stdout, json ? renderJson(verdict, context) : renderText(verdict, options))
  } catch (error) {
    loseOutput(secrets.redact(reasonOf(error)))
  }
  const { report } = settings
  for (const warning of await writeReportFiles(report, { verdict, context }, process.cwd())) {
    stderr.write(`tf-disco: ${warning}\n`)
  }
  return verdict.passed ? 0 : 1
}

async function checkWithProgress(raw: RawSettings, secrets: Secrets): Promise<Checked> {
  const write = (text: string) => void stderr.write(secrets.redact(text))
  const progress = stderr.isTTY
    ? progressInTerminal(write, stderr.columns || MAX_WIDTH, every)
    : progressInLog((line) => write(`${line}\n`), every)
  try {
    return await check(raw, {
      environment: env,
      directory: process.cwd(),
      isFork: false,
      stop,
      startTimer,
      progress: progress.show,
      changes: noPullRequest,
      secrets,
      kill: process.kill
    })
  } finally {
    progress.end()
  }
}

async function listUsages(raw: RawSettings, json: boolean, { redact }: Secrets): Promise<number> {
  const world = { environment: env, directory: process.cwd(), stop, progress: () => {} }
  const settings = await readSettings(raw, world)
  const scanned = await scan(settings, world)
  const dialect = await detectDialect(settings, scanned, world)
  const found = narrowUsages(scanned.usages, dialect.clients)
  const { usages, remarks } = await configure(found, settings, dialect, {
    ...world,
    scanned: { ...settings, ...scanned }
  })
  const requirements = requirementsOf(settings, usages, dialect.clients)
  const skips = skipsOf(requirements, settings, dialect)
  const shown = json
    ? renderUsagesJson(usages, skips)
    : renderUsagesText(usages, requirements, skips)
  await print(stdout, shown)
  const notes = notesFor(scanned.notes, dialect.clients).map(
    ({ problem, place }) =>
      `${visible(place.file)}:${place.line}: ${problem.code}: ${visible(problem.message)}\n`
  )
  const lines = firstRemarks(remarks).map((remark) => `${visible(remark)}\n`)
  await print(stderr, redact([...new Set(notes), ...lines]))
  return 0
}

/** `changed-only` is an input of the Action; the command line has no pull request. */
async function noPullRequest() {
  return { kind: 'all', why: 'there is no pull request' } as const
}

/** Follows https://no-color.org and FORCE_COLOR; empty variables are ignored. */
function wantsColour(): boolean {
  if (env['NO_COLOR']) return false
  return env['FORCE_COLOR'] ? env['FORCE_COLOR'] !== '0' : stdout.isTTY
}

type Explain = Command & { readonly kind: 'explain' }

/** Explains each text. The exit code is 1 if a client rejects one of them. */
async function explain(command: Explain, secrets: Secrets): Promise<number> {
  const world = { environment: env, directory: process.cwd() }
  const explainText = await explainer(command, await readSettings(command.raw, world), secrets)
  const isJson = command.format === 'json'
  let isRejected = false
  for (const text of command.texts) {
    for await (const line of text === '-' ? linesOf(stdin) : [text]) {
      const { explained, rendered } = await explainText(line)
      isRejected ||= explained.error !== null
      stdout.write(isJson ? `${JSON.stringify(explained)}\n` : rendered)
    }
  }
  return isRejected ? 1 : 0
}

type Explainer = (text: string) => Promise<{
  readonly explained: { readonly error: string | null }
  readonly rendered: string
}>

async function explainer(
  { subject }: Explain,
  settings: Settings,
  secrets: Secrets
): Promise<Explainer> {
  const dialect = await resolveDialect({ setting: settings.dialect, scan: null })
  // For both clients, the explanation shows Terraform's defaults.
  const client = dialect.clients[0] ?? 'terraform'
  switch (subject) {
    case 'host':
      return await hostExplainer(settings, dialect, secrets)
    case 'module':
      return async (text) => {
        const explained = explainModule(text, client)
        return { explained, rendered: renderExplainedModule(explained, client) }
      }
    case 'provider':
      return async (text) => {
        const explained = explainProvider(text, client)
        return { explained, rendered: renderExplainedProvider(explained, client) }
      }
  }
}

/** Reads the credentials of this machine once. Other subjects do not load them. */
async function hostExplainer(
  settings: Settings,
  dialect: Dialect,
  secrets: Secrets
): Promise<Explainer> {
  const world = { environment: env, secrets, kill: process.kill, stop }
  const configs = await readCliConfigs(settings.cliConfig, dialect.clients, env)
  const open = await openCredentials(settings, configs, world)
  const machine = {
    ...open,
    variables: tokenVariablesIn(env),
    redact: secrets.redact
  }
  return async (text) => {
    const host = explainHost(text)
    const { hostname } = host
    const credentials = hostname === null ? null : await explainCredentials(hostname, machine)
    return {
      explained: { ...host, credentials },
      rendered: `${renderExplainedHost(host)}${credentials === null ? '' : renderExplainedCredentials(credentials)}`
    }
  }
}
