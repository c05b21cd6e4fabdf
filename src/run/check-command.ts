// The commands `check` and `usages`: their output, progress and exit codes.

import type { Secrets } from '../observe/credentials/redaction/secrets.ts'
import type { Stop } from '../observe/visit/stop.ts'
import { reasonOf } from '../read/files/output.ts'
import { renderConcise } from '../report/concise/concise.ts'
import { renderText, renderVerdict, type TextOptions } from '../report/log.ts'
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
  const { program, secrets, stop, loseOutput } = running
  const { stdout, stderr, env } = program
  const { raw, directory, below } = atTop(command.raw, program.cwd())
  const machine = { environment: env, kill: program.kill, stop: stop.signal }
  const changedOnly = output.changedSince === null ? {} : { 'changed-only': 'true' }
  const isConcise = output.format === 'concise'
  const isNamed = below !== null && !output.isQuiet && !isConcise
  if (isNamed) stderr.write(secrets.redact(belowTop(below, directory)))
  const { checked, warnings } = await runCheck(
    { ...raw, ...changedOnly },
    program,
    progressOf(output, running),
    {
      directory,
      wording: OF_FLAGS,
      isFork: false,
      stop,
      changes: async () => {
        const { changedSince } = await import('../observe/visit/changed-since.ts')
        return changedSince(output.changedSince ?? '', directory, machine)
      },
      secrets
    }
  )
  const { settings, verdict, context } = checked
  const optionsFor = (stream: Parameters<typeof layoutOf>[0]) => ({
    ...layoutOf(stream, output.color, env),
    withFlags,
    context,
    isQuiet: output.isQuiet
  })
  try {
    // Editors read lines with findings also where a terminal shows them.
    const options = optionsFor(isConcise ? {} : stdout)
    await print(stdout, rendered(checked, output.format, options, below))
    if (isConcise) stderr.write(`${renderVerdict(verdict, optionsFor(stderr))}\n`)
  } catch (error) {
    loseOutput(secrets.redact(reasonOf(error)))
  }
  const unwritten = writeReportFiles(settings.report, checked, directory)
  for (const warning of [...warnings, ...unwritten]) {
    stderr.write(`tf-disco: ${secrets.redact(warning)}\n`)
  }
  return unwritten.length > 0 ? 3 : verdict.passed ? 0 : 1
}

function rendered(
  report: Report,
  format: OutputOptions['format'],
  options: TextOptions,
  below: string | null
): Iterable<string> {
  switch (format) {
    case 'text':
      return renderText(report.verdict, options)
    case 'concise':
      return renderConcise(report.verdict, options, below ?? '')
    default:
      return renderReport(format, report)
  }
}

function progressOf(
  { isQuiet }: OutputOptions,
  { program, secrets }: Running
): shown.ProgressDisplay {
  const { stderr, env } = program
  const write = (text: string) => void stderr.write(secrets.redact(text))
  if (isQuiet) return shown.SILENT
  return stderr.isTTY
    ? shown.progressInTerminal(write, columnsOf(stderr, env))
    : shown.progressInLog((line) => write(`${line}\n`))
}
