// The commands `check` and `usages`: their output, progress and exit codes.

import type { Secrets } from '../observe/credentials/redaction/secrets.ts'
import type { Stop } from '../observe/visit/stop.ts'
import { reasonOf } from '../read/files/output.ts'
import { renderConcise } from '../report/concise/concise.ts'
import { renderText, renderVerdict } from '../report/log.ts'
import type { Report } from '../report/outcome.ts'
import type { Command, OutputOptions } from '../settings/command-line/parse.ts'
import { atTop, belowTop } from '../settings/command-line/top.ts'
import { OF_FLAGS, withFlags } from '../settings/command-line/wording.ts'
import { runCheck } from './check.ts'
import * as shown from './program/progress.ts'
import type { Program } from './program/run.ts'
import { columnsOf, layoutOf, print } from './program/streams.ts'
import { renderReport, writeReportFiles } from './report-files.ts'

export type Check = Command & { readonly kind: 'check' | 'usages' }

export type Running = {
  readonly program: Program
  readonly secrets: Secrets
  readonly stop: Stop
  readonly loseOutput: (why: string) => void
}

/** Runs the check, prints the verdict and writes the report files. Returns the exit code. */
export async function checkCommand(command: Check, running: Running): Promise<number> {
  const { output } = command
  const { program, secrets, stop } = running
  const { stderr, env: environment, kill } = program
  const { raw, directory, below } = atTop(command.raw, program.cwd())
  const isNamed = below !== null && !output.isQuiet && output.format !== 'concise'
  if (isNamed) stderr.write(secrets.redact(belowTop(below, directory)))
  const { checked, warnings } = await runCheck(raw, program, progressOf(output, running), {
    directory,
    wording: OF_FLAGS,
    isFork: false,
    stop,
    changes: async () => {
      const { changedSince } = await import('../observe/visit/changed-since.ts')
      const machine = { environment, kill, stop: stop.signal }
      return changedSince(output.changedSince ?? '', directory, machine)
    },
    onRequest: output.isVerbose
      ? (sent) => void stderr.write(`${secrets.redact(shown.describeRequest(sent))}\n`)
      : undefined,
    secrets
  })
  await printReport(checked, output, below ?? '', running)
  const unwritten = writeReportFiles(checked.settings.report, checked, directory)
  for (const warning of [...warnings, ...unwritten]) {
    stderr.write(`tf-disco: ${secrets.redact(warning)}\n`)
  }
  return unwritten.length > 0 ? 3 : checked.verdict.passed ? 0 : 1
}

async function printReport(
  { verdict, context }: Report,
  { format, color, isQuiet }: OutputOptions,
  below: string,
  { program: { stdout, stderr, env }, secrets, loseOutput }: Running
): Promise<void> {
  const optionsFor = (stream: Parameters<typeof layoutOf>[0]) => {
    return { ...layoutOf(stream, color, env), withFlags, context, isQuiet }
  }
  const pieces = (): Iterable<string> => {
    if (format === 'text') return renderText(verdict, optionsFor(stdout))
    // Editors read these lines also where a terminal shows them.
    if (format === 'concise') return renderConcise(verdict, optionsFor({}), below)
    return renderReport(format, { verdict, context })
  }
  try {
    await print(stdout, pieces())
    if (format === 'concise') stderr.write(`${renderVerdict(verdict, optionsFor(stderr))}\n`)
  } catch (error) {
    loseOutput(secrets.redact(reasonOf(error)))
  }
}

function progressOf(
  { isQuiet, isVerbose }: OutputOptions,
  { program, secrets }: Running
): shown.ProgressDisplay {
  const { stderr, env } = program
  const write = (text: string) => void stderr.write(secrets.redact(text))
  if (isQuiet || isVerbose) return shown.SILENT
  return stderr.isTTY
    ? shown.progressInTerminal(write, columnsOf(stderr, env))
    : shown.progressInLog((line) => write(`${line}\n`))
}
