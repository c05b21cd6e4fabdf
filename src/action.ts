// The Action: reads inputs, writes log, annotations, summary, outputs and exit code.

import { type Checked, check } from './check.ts'
import { clearCrash, openSecrets, type Secrets } from './credentials/redaction/secrets.ts'
import { maskedSpellings } from './credentials/redaction/spellings.ts'
import * as runner from './github/runner.ts'
import { isForkEvent, runOf } from './github/workflow-run.ts'
import { endWhenInterrupted, leave } from './interruption.ts'
import { renderAnnotations } from './report/annotations.ts'
import { renderJson } from './report/json.ts'
import { renderMarkdown } from './report/markdown/page.ts'
import { outputsOf } from './report/outputs.ts'
import { describeCrash, renderTextHead, renderTextParts } from './report/text/text.ts'
import { writeReportFiles } from './report-files.ts'
import { type RawSettings, type Settings, SettingsError } from './settings/settings.ts'
import { SETTINGS } from './settings/table.ts'
import { every, progressInLog } from './show-progress.ts'
import type { Changes } from './visit/changes.ts'
import { Stop, startTimer } from './visit/stop.ts'

// The width of the runner's log in a browser window of common size.
const LOG_WIDTH = 120

// Each name lookup occupies a thread. With Node's four threads, a few lookups without an answer would
// block all others.
process.env['UV_THREADPOOL_SIZE'] ??= '64'

const event = runner.readEvent(process.env['GITHUB_EVENT_PATH'])
const stop = new Stop()
await leave(process, await main(runner.readInputs(SETTINGS.map(({ name }) => name))))

async function main(raw: RawSettings): Promise<number> {
  const secrets = openSecrets(raw, process.env, (tokens) =>
    runner.maskSecrets(maskedSpellings(tokens))
  )
  const crash = (error: unknown): number => {
    const text = clearCrash((clear) => describeCrash(error, clear), secrets)
    runner.fail('Could not run', text)
    return 3
  }
  const interrupted = endWhenInterrupted(process, stop, { isFinal: false, crash })
  try {
    const checked = await checkWithProgress(raw, secrets)
    await deliver(checked)
    // A runner that has cancelled the step gives it a few seconds.
    if (!interrupted.aborted) await publish(checked, secrets, interrupted)
    if (interrupted.aborted) return 3
    return checked.verdict.passed ? 0 : 1
  } catch (error) {
    if (error instanceof SettingsError) {
      runner.fail('Wrong settings', secrets.redact(error.mistakes.join('\n')))
      return 2
    }
    return crash(error)
  }
}

async function checkWithProgress(raw: RawSettings, secrets: Secrets): Promise<Checked> {
  const progress = progressInLog((line) => runner.note(secrets.redact([line])), every)
  try {
    return await check(raw, {
      environment: process.env,
      directory: workspace(),
      isFork: isForkEvent(process.env['GITHUB_EVENT_NAME'], event),
      stop,
      startTimer,
      progress: progress.show,
      changes: (settings) => readChanges(settings, secrets),
      secrets,
      kill: process.kill
    })
  } finally {
    progress.end()
  }
}

async function deliver({ settings, verdict, context }: Checked): Promise<void> {
  const options = { colour: false, width: LOG_WIDTH, context }
  runner.writeLog(renderTextHead(verdict, options), renderTextParts(verdict, options))
  runner.annotate(renderAnnotations(verdict))
  await runner.writeSummary(renderMarkdown(verdict, context))
  const directory = process.env['RUNNER_TEMP']
  const report = directory && runner.writeReport(renderJson(verdict, context), directory)
  runner.writeOutputs({ ...outputsOf(verdict), report: report || '' })
  runner.warn(writeReportFiles(settings.report, { verdict, context }, workspace()))
}

/** Updates the comment and the issue. GitHub's API is loaded only if one of them is enabled. */
async function publish(
  checked: Checked,
  { redact }: Secrets,
  interrupted: AbortSignal
): Promise<void> {
  const { comment, issue } = checked.settings
  if (comment === 'never' && issue === 'never') return
  const github = await import('./github/publish.ts')
  const { notes, warnings } = await github.publish(checked, runOf(process.env, event), interrupted)
  runner.note(redact(notes))
  runner.warn(redact(warnings))
}

async function readChanges({ githubToken }: Settings, { redact }: Secrets): Promise<Changes> {
  const run = runOf(process.env, event)
  const github = await import('./github/changed-files.ts')
  const changes = await github.readChanges(run, githubToken, stop.signal)
  if (changes.kind === 'all' && run?.pull) {
    runner.warn(redact([`changed-only has no effect: ${changes.why}`]))
  }
  return changes
}

/** The checkout; outside a runner, the current directory. */
function workspace(): string {
  return process.env['GITHUB_WORKSPACE'] ?? process.cwd()
}
