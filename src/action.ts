// The Action: reads inputs, writes log, annotations, summary, outputs and exit code.

import { type Checked, check } from './check.ts'
import { clearCrash, openSecrets, type Secrets } from './credentials/redaction/secrets.ts'
import { masker } from './credentials/redaction/spellings.ts'
import { reasonOf } from './files/failure.ts'
import { readChanges } from './github/changed-files.ts'
import { linksOf } from './github/diff-links.ts'
import { type LocatedFile, locateFiles } from './github/place-links.ts'
import { publish } from './github/publish/publish.ts'
import * as runner from './github/runner.ts'
import { isForkEvent, runOf } from './github/workflow-run.ts'
import { clockOf } from './program/clock.ts'
import { endWhenInterrupted, leave } from './program/interruption.ts'
import { every, progressInLog } from './program/show-progress.ts'
import { keepHeapSmall } from './program/small-heap.ts'
import { outlive } from './program/streams.ts'
import { renderAnnotations } from './report/annotations/annotations.ts'
import { renderJson } from './report/json/json.ts'
import { outputsOf } from './report/json/outputs.ts'
import { filesOf } from './report/links.ts'
import { renderMarkdown } from './report/markdown/page.ts'
import { workflowText } from './report/safe-text.ts'
import { describeCrash } from './report/text/crash.ts'
import { renderTextHead, renderTextParts } from './report/text/text.ts'
import { writeReportFiles } from './report-files.ts'
import { type RawSettings, type Settings, SettingsError } from './settings/settings.ts'
import { SETTINGS } from './settings/table.ts'
import { keepHistory } from './stages/keep-history.ts'
import type { Changes } from './visit/changes.ts'
import { Stop, startTimer } from './visit/stop.ts'

// The width of the runner's log in a browser window of common size.
const LOG_WIDTH = 120

// Each name lookup occupies a thread. With Node's four threads, a few lookups without an answer would
// block all others.
process.env['UV_THREADPOOL_SIZE'] ??= '64'
keepHeapSmall()

// The log can be lost as well; the verdict is also in the exit code and the outputs.
outlive(process.stdout, (why) => process.stderr.write(`the log was not written: ${why}\n`))
outlive(process.stderr, () => {})

const event = runner.readEvent(process.env['GITHUB_EVENT_PATH'])
// @actions/github reads the event when it is loaded, and throws if it is not JSON.
delete process.env['GITHUB_EVENT_PATH']
const stop = new Stop()
const now = clockOf(process)
await leave(process, await main(runner.readInputs(SETTINGS.map(({ name }) => name))))

async function main(raw: RawSettings): Promise<number> {
  const secrets = openSecrets(raw, process.env, masker(runner.maskSecrets))
  const crash = (error: unknown): number => {
    const text = clearCrash((clear) => describeCrash(error, clear), secrets)
    runner.fail('Could not run', text)
    return 3
  }
  const interrupted = endWhenInterrupted(process, stop, { isFinal: false, crash, now })
  try {
    const checked = await checkWithProgress(raw, secrets)
    // Decided before the delivery, so that nothing that happens in it changes a whole verdict.
    const exitCode = interrupted.aborted ? 3 : checked.verdict.passed ? 0 : 1
    await deliver(checked, secrets, interrupted)
    return exitCode
  } catch (error) {
    if (error instanceof SettingsError) {
      const mistakes = secrets.redact(error.mistakes).map((text) => workflowText(text))
      runner.fail('Wrong settings', mistakes.join('\n'))
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
      now,
      progress: progress.show,
      changes: (settings) => changesOf(settings, secrets),
      secrets,
      kill: process.kill
    })
  } finally {
    progress.end()
  }
}

type Linked = Checked & { readonly located: readonly LocatedFile[] }

/** Adds the pages of files, those in the diff of the pull request if `changed-only` has read it. */
function withLinks(checked: Checked): Linked {
  const { verdict, changes, context } = checked
  const run = runOf(process.env, event)
  const located = run === null ? [] : locateFiles(filesOf(verdict), workspace(), run)
  const changed = changes?.kind === 'files' ? changes.files : []
  const links = run === null ? new Map() : linksOf(located, changed, workspace(), run)
  return { ...checked, located, context: { ...context, links } }
}

type Warn = (warnings: readonly string[]) => void
type Attempt = (what: string, step: () => void | Promise<void>) => Promise<void>

/** Runs steps of which a failed one is a warning. */
function attempting(warn: Warn): Attempt {
  return async (what, step) => {
    try {
      await step()
    } catch (error) {
      warn([`${what}: ${reasonOf(error)}`])
    }
  }
}

/** Delivers the verdict, what matters most first. A step that fails prevents no other one, nor the verdict. */
async function deliver(
  judged: Checked,
  { redact }: Secrets,
  interrupted: AbortSignal
): Promise<void> {
  const { checked, warnings } = keepHistory(judged, {
    directory: workspace(),
    environment: process.env,
    random: Math.random
  })
  const warn: Warn = (warnings) => runner.warn(redact(warnings).map((text) => workflowText(text)))
  const attempt = attempting(warn)
  warn(warnings)
  let linked: Linked = { ...checked, located: [] }
  await attempt('places are not links', () => {
    linked = withLinks(checked)
  })
  await write(linked, attempt, warn)
  // A runner that has cancelled the step gives it a few seconds.
  if (interrupted.aborted) return
  await attempt('the comment and the issue were not written', async () => {
    const { notes, warnings } = await publish(
      linked,
      runOf(process.env, event),
      workspace(),
      interrupted
    )
    runner.note(redact(notes))
    warn(warnings)
  })
}

/** Writes what the runner shows, and the report files. */
async function write(checked: Checked, attempt: Attempt, warn: Warn): Promise<void> {
  const { settings, verdict, context } = checked
  const { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY, RUNNER_TEMP } = process.env
  const options = { colour: false, width: LOG_WIDTH, isRunner: true, context }
  await attempt('the log was not written', () =>
    runner.writeLog(renderTextHead(verdict, options), renderTextParts(verdict, options))
  )
  await attempt('the annotations were not written', () =>
    runner.annotate(renderAnnotations(verdict, context))
  )
  await attempt('the outputs were not written', async () =>
    warn(await runner.writeOutputs(GITHUB_OUTPUT, outputsOf(verdict)))
  )
  await attempt('the job summary was not written to GITHUB_STEP_SUMMARY', () =>
    runner.writeSummary(GITHUB_STEP_SUMMARY, renderMarkdown(verdict, context))
  )
  await attempt('the JSON report was not written to RUNNER_TEMP', async () => {
    const report = runner.writeReport(RUNNER_TEMP, renderJson(verdict, context))
    warn(await runner.writeOutputs(GITHUB_OUTPUT, { report }))
  })
  await attempt('the report files were not written', () =>
    warn(writeReportFiles(settings, checked, workspace()))
  )
}

async function changesOf({ githubToken }: Settings, { redact }: Secrets): Promise<Changes> {
  const run = runOf(process.env, event)
  const changes = await readChanges(run, githubToken, stop.signal)
  if (changes.kind === 'all' && run?.pull) {
    runner.warn(redact([`changed-only has no effect: ${changes.why}`]))
  }
  return changes
}

/** The checkout; outside a runner, the current directory. */
function workspace(): string {
  return process.env['GITHUB_WORKSPACE'] ?? process.cwd()
}
