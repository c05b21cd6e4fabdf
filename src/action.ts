// The Action: inputs in; log, annotations, summary, outputs and an exit code out.
import { knownTokens } from './credentials/known-tokens.ts'
import { secretForms } from './credentials/redaction.ts'
import * as runner from './github/runner.ts'
import { describeCrash } from './report/crash.ts'
import { renderJson } from './report/json.ts'
import { renderMarkdown } from './report/markdown.ts'
import { outputsOf } from './report/outputs.ts'
import { renderTextHead, renderTextParts } from './report/text.ts'
import { renderAnnotations } from './report/workflow.ts'
import { type Checked, check, redactorOf } from './run.ts'
import { type RawSettings, SETTINGS, SettingsError } from './settings.ts'

// The width of the runner's log in a browser window of usual size.
const LOG_WIDTH = 120

// A name lookup holds a thread. With Node's four, a few names that nobody answers for stop all others.
process.env['UV_THREADPOOL_SIZE'] ??= '64'

process.exitCode = await main(runner.readInputs(SETTINGS.map(({ name }) => name)))

async function main(raw: RawSettings): Promise<number> {
  runner.maskSecrets(secretForms(knownTokens(raw.tokens ?? '', process.env)))
  try {
    return await deliver(
      await check(raw, {
        environment: process.env,
        directory: process.env['GITHUB_WORKSPACE'] ?? process.cwd(),
        isFork: runner.isForkEvent(
          process.env['GITHUB_EVENT_NAME'],
          process.env['GITHUB_EVENT_PATH']
        ),
        progress: () => {},
        learn: (token) => runner.maskSecrets(secretForms([token])),
        endGroup
      })
    )
  } catch (error) {
    if (error instanceof SettingsError) {
      runner.fail('Wrong settings', error.mistakes.join('\n'))
      return 2
    }
    runner.fail('Could not run', redactorOf(raw, process.env)(describeCrash(error)))
    return 3
  }
}

async function deliver({ verdict, context }: Checked): Promise<number> {
  const options = { colour: false, width: LOG_WIDTH, context }
  runner.writeLog(renderTextHead(verdict, options), renderTextParts(verdict, options))
  runner.annotate(renderAnnotations(verdict))
  await runner.writeSummary(renderMarkdown(verdict, context))
  const directory = process.env['RUNNER_TEMP']
  const report = directory && runner.writeReport(renderJson(verdict, context), directory)
  runner.writeOutputs({ ...outputsOf(verdict), report: report || '' })
  return verdict.passed ? 0 : 1
}

/** Ends a helper and whatever it has started. */
function endGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended by itself meanwhile.
  }
}
