// The commands `check` and `usages`: their output, progress and exit codes.
import { type Checked, check } from './check.ts'
import type { Secrets } from './credentials/redaction/secrets.ts'
import { reasonOf } from './files/failure.ts'
import { clockOf } from './program/clock.ts'
import type { Program } from './program/interruption.ts'
import { columnsOf, layoutOf } from './program/layout.ts'
import {
  every,
  type ProgressDisplay,
  progressInLog,
  progressInTerminal,
  SILENT
} from './program/show-progress.ts'
import { print } from './program/streams.ts'
import { renderJson } from './report/json/json.ts'
import { renderText } from './report/text/text.ts'
import { writeReportFiles } from './report-files.ts'
import type { Command, OutputOptions } from './settings/command-line/parse.ts'
import { OF_FLAGS, withFlags } from './settings/command-line/wording.ts'
import { keepHistory } from './stages/keep-history.ts'
import { type Stop, startTimer } from './visit/stop.ts'

export type Check = Command & { readonly kind: 'check' | 'usages' }

/** What a command runs with. */
export type Running = {
  readonly program: Program
  readonly secrets: Secrets
  readonly stop: Stop
  /** Reports that the output could not be written. */
  readonly loseOutput: (why: string) => void
}

/** Runs the check, prints the verdict and writes the report files. Returns the exit code. */
export async function runCheck(command: Check, running: Running): Promise<number> {
  const { output } = command
  const { program, secrets, loseOutput } = running
  const { stdout, stderr, env } = program
  const { checked, warnings } = keepHistory(await checkWithProgress(command, running), {
    directory: program.cwd(),
    environment: env,
    random: Math.random
  })
  const { settings, verdict, context } = checked
  const layout = { ...layoutOf(stdout, output.color, env), withFlags }
  const options = { ...layout, context, isQuiet: output.isQuiet }
  try {
    const isJson = output.format === 'json'
    await print(stdout, isJson ? renderJson(verdict, context) : renderText(verdict, options))
  } catch (error) {
    loseOutput(secrets.redact(reasonOf(error)))
  }
  const unwritten = writeReportFiles(settings, { verdict, context }, program.cwd())
  for (const warning of [...warnings, ...unwritten]) {
    stderr.write(`tf-disco: ${secrets.redact(warning)}\n`)
  }
  return verdict.passed ? 0 : 1
}

async function checkWithProgress({ raw, output }: Check, running: Running): Promise<Checked> {
  const { program, secrets, stop } = running
  const progress = showProgress(output, running)
  try {
    return await check(raw, {
      environment: program.env,
      directory: program.cwd(),
      wording: OF_FLAGS,
      isFork: false,
      stop,
      startTimer,
      now: clockOf(program),
      progress: progress.show,
      changes: noPullRequest,
      secrets,
      kill: program.kill
    })
  } finally {
    progress.end()
  }
}

function showProgress({ isQuiet }: OutputOptions, { program, secrets }: Running): ProgressDisplay {
  const { stderr, env } = program
  const write = (text: string) => void stderr.write(secrets.redact(text))
  if (isQuiet) return SILENT
  return stderr.isTTY
    ? progressInTerminal(write, columnsOf(stderr, env), every)
    : progressInLog((line) => write(`${line}\n`), every)
}

/** `changed-only` is an input of the Action; the command line has no pull request. */
async function noPullRequest() {
  return { kind: 'all', why: 'there is no pull request' } as const
}
