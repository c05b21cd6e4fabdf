// The Action: reads inputs, writes log, annotations, summary, outputs and exit code.

import { openSecrets } from '../observe/credentials/redaction/secrets.ts'
import { masker } from '../observe/credentials/redaction/spellings.ts'
import type { Changes } from '../observe/visit/changes.ts'
import { Stop } from '../observe/visit/stop.ts'
import { reasonOf } from '../read/files/output.ts'
import { renderAnnotations } from '../report/annotations.ts'
import { renderJson } from '../report/json/json.ts'
import { filesOf } from '../report/links.ts'
import { renderTextParts, renderVerdict } from '../report/log.ts'
import { renderMarkdown } from '../report/summary.ts'
import { TOKEN_PREFIX } from '../rules/protocol/hostname.ts'
import { workflowText } from '../rules/text/safe-text.ts'
import type { Settings } from '../settings/settings.ts'
import { type Checked, runCheck } from './check.ts'
import { readChanges } from './github/api.ts'
import { linksOf, locateFiles } from './github/place-links.ts'
import { type Delivered, publish } from './github/publish/publish.ts'
import * as runner from './github/runner.ts'
import { isForkEvent, runOf } from './github/workflow-run.ts'
import { describeRequest, progressInLog } from './program/progress.ts'
import { prepareProgram, runProgram } from './program/run.ts'
import { writeReportFiles } from './report-files.ts'

// The width is that of the runner's log in a browser window of common size.
const LOG = { colour: false, width: 120, isRunner: true }

// The log can be lost as well; the verdict is also in the exit code and the outputs.
prepareProgram(process, (why) => process.stderr.write(`the log was not written: ${why}\n`))

const { env } = process
const event = runner.readEvent(env['GITHUB_EVENT_PATH'])
// @actions/github reads the event when it is loaded, and throws if it is not JSON.
delete env['GITHUB_EVENT_PATH']
const run = runOf(env, event)
const isFork = isForkEvent(env['GITHUB_EVENT_NAME'], event)
// A fork does not get secrets: what should hold one is empty.
const withheld = Object.keys(env).filter((name) => name.startsWith(TOKEN_PREFIX) && !env[name])
for (const name of isFork ? withheld : []) delete env[name]
// The checkout; outside a runner, the current directory.
const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd()
const raw = runner.readInputs()
const secrets = openSecrets(raw, env, masker(runner.setSecret))
const stop = new Stop()
let unwritten: readonly string[] = []
await runProgram(process, {
  stop,
  secrets,
  isFinal: false,
  act: checkAndDeliver,
  reportMistakes: (mistakes) =>
    runner.error(mistakes.map((text) => workflowText(text)).join('\n'), {
      title: 'Wrong settings'
    }),
  reportCrash: (description) => runner.error(description, { title: 'Could not run' })
})

async function checkAndDeliver(interrupted: AbortSignal): Promise<number> {
  const progress = progressInLog((line) => note([line]))
  const { checked, warnings } = await runCheck(raw, process, progress, {
    directory: workspace,
    isFork,
    stop,
    changes: changedFiles,
    onRequest:
      env['RUNNER_DEBUG'] === '1'
        ? (sent) => runner.debug(secrets.redact(describeRequest(sent)))
        : undefined,
    secrets
  })
  // Decided before the delivery, so that only a missing report file changes a whole verdict.
  const exitCode = interrupted.aborted ? 3 : checked.verdict.passed ? 0 : 1
  warn(warnings)
  await deliver(checked, interrupted)
  return unwritten.length > 0 ? 3 : exitCode
}

async function changedFiles({ githubToken }: Settings): Promise<Changes> {
  const changes = await readChanges(run, githubToken, stop.signal)
  if (changes.kind === 'all' && run?.pull) {
    warn([`changed-only has no effect: ${changes.why}`])
  }
  return changes
}

function note(messages: readonly string[]): void {
  for (const message of secrets.redact(messages)) runner.info(message)
}

function warn(warnings: readonly string[]): void {
  for (const warning of secrets.redact(warnings)) runner.warning(workflowText(warning))
}

/** A step of the delivery that fails is a warning, which `what` begins. */
async function attempt(what: string, step: () => void | Promise<void>): Promise<void> {
  try {
    await step()
  } catch (error) {
    warn([`${what}: ${reasonOf(error)}`])
  }
}

/** Delivers the verdict, what matters most first, and as the last line of the log. A step that fails prevents no other one, nor the verdict. */
async function deliver(checked: Checked, interrupted: AbortSignal): Promise<void> {
  let linked: Delivered = { ...checked, located: [] }
  await attempt('places are not links', () => {
    linked = withLinks(checked)
  })
  await write(linked)
  // A runner that has cancelled the step gives it a few seconds.
  if (!interrupted.aborted) {
    await attempt('the comment and the issue were not written', async () => {
      const { notes, warnings } = await publish(linked, run, workspace, interrupted)
      note(notes)
      warn(warnings)
    })
  }
  await attempt('the log was not written', () =>
    runner.info(renderVerdict(checked.verdict, { ...LOG, context: checked.context }))
  )
}

/** Adds the pages of files, those in the diff of the pull request if `changed-only` has read it. */
function withLinks(checked: Checked): Delivered {
  const { verdict, changes, context } = checked
  const located = run === null ? [] : locateFiles(filesOf(verdict), workspace, run)
  const changed = changes?.kind === 'files' ? changes.files : []
  const links = run === null ? new Map() : linksOf(located, changed, workspace, run)
  return { ...checked, located, context: { ...context, links } }
}

async function write({ settings, verdict, context }: Delivered): Promise<void> {
  const { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY, RUNNER_TEMP } = env
  const options = { ...LOG, context }
  const steps = {
    'the log was not written': () => runner.writeLog(renderTextParts(verdict, options)),
    'the annotations were not written': () => runner.annotate(renderAnnotations(verdict, context)),
    'the outputs were not written': () =>
      warn(runner.writeOutputs(GITHUB_OUTPUT, runner.outputsOf(verdict))),
    'the job summary was not written to GITHUB_STEP_SUMMARY': () =>
      runner.writeSummary(GITHUB_STEP_SUMMARY, renderMarkdown(verdict, context)),
    'the JSON report was not written to RUNNER_TEMP': () => {
      const report = runner.writeReport(RUNNER_TEMP, renderJson(verdict, context))
      warn(runner.writeOutputs(GITHUB_OUTPUT, { report }))
    },
    'the report files were not written': () => {
      unwritten = writeReportFiles(settings.report, { verdict, context }, workspace)
      for (const why of secrets.redact(unwritten)) runner.error(workflowText(why))
    }
  }
  for (const [what, step] of Object.entries(steps)) await attempt(what, step)
}
