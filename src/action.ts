// The Action: inputs in; log, annotations, summary, outputs and an exit code out.

import { type Checked, check, redactorOf } from './check.ts'
import { knownTokens } from './credentials/known-tokens.ts'
import { type Redact, secretForms } from './credentials/redaction.ts'
import * as runner from './github/runner.ts'
import { isForkEvent, runOf } from './github/workflow-run.ts'
import { renderAnnotations } from './report/annotations.ts'
import { renderJson } from './report/json.ts'
import { renderMarkdown } from './report/markdown/page.ts'
import { outputsOf } from './report/outputs.ts'
import { describeCrash, renderTextHead, renderTextParts } from './report/text/text.ts'
import { writeReportFiles } from './report-files.ts'
import type { Changes } from './scan/changes.ts'
import { type RawSettings, type Settings, SettingsError } from './settings/settings.ts'
import { SETTINGS } from './settings/table.ts'

// The width of the runner's log in a browser window of usual size.
const LOG_WIDTH = 120

// A name lookup holds a thread. With Node's four, a few names that nobody answers for stop all others.
process.env['UV_THREADPOOL_SIZE'] ??= '64'

const event = runner.readEvent(process.env['GITHUB_EVENT_PATH'])
process.exitCode = await main(runner.readInputs(SETTINGS.map(({ name }) => name)))

async function main(raw: RawSettings): Promise<number> {
  runner.maskSecrets(secretForms(knownTokens(raw, process.env)))
  try {
    const checked = await check(raw, {
      environment: process.env,
      directory: workspace(),
      isFork: isForkEvent(process.env['GITHUB_EVENT_NAME'], event),
      progress: () => {},
      changes: readChanges,
      learn: (token) => runner.maskSecrets(secretForms([token])),
      endGroup
    })
    await deliver(checked)
    await tell(checked, redactorOf(raw, process.env))
    return checked.verdict.passed ? 0 : 1
  } catch (error) {
    if (error instanceof SettingsError) {
      runner.fail('Wrong settings', error.mistakes.join('\n'))
      return 2
    }
    runner.fail('Could not run', redactorOf(raw, process.env)(describeCrash(error)))
    return 3
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

/** The comment and the issue. What GitHub's API takes to load is paid for only by whoever wants them. */
async function tell(checked: Checked, redact: Redact): Promise<void> {
  const { comment, issue } = checked.settings
  if (comment === 'never' && issue === 'never') return
  const { publish } = await import('./github/publish.ts')
  const { notes, warnings } = await publish(checked, runOf(process.env, event))
  runner.note(notes)
  runner.warn(redact(warnings))
}

async function readChanges({ githubToken }: Settings): Promise<Changes> {
  const run = runOf(process.env, event)
  const { readChanges: ask } = await import('./github/changed-files.ts')
  const changes = await ask(run, githubToken)
  // Where there is a pull request, somebody counts on it.
  if (changes.kind === 'all' && run?.pull) {
    runner.warn([`nothing is left out by changed-only: ${changes.why}`])
  }
  return changes
}

/** The checkout; without a runner, where one is. */
function workspace(): string {
  return process.env['GITHUB_WORKSPACE'] ?? process.cwd()
}

/** Ends a helper and whatever it has started. */
function endGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended by itself meanwhile.
  }
}
