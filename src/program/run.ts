// Runs a program from its start to its exit code.
import { clearCrash, type Secrets } from '../credentials/redaction/secrets.ts'
import { describeCrash } from '../report/text/crash.ts'
import { SettingsError } from '../settings/settings.ts'
import type { Stop } from '../visit/stop.ts'
import { endWhenInterrupted, leave, type Program } from './interruption.ts'
import { keepHeapSmall } from './small-heap.ts'
import { outlive } from './streams.ts'

/** Prepares the process. `onLoss` gets the reason if standard output cannot be written. */
export function prepareProgram(program: Program, onLoss: (why: string) => void): void {
  // Each name lookup occupies a thread. With Node's four threads, a few lookups without an answer would block all others.
  program.env['UV_THREADPOOL_SIZE'] ??= '64'
  keepHeapSmall()
  outlive(program.stdout, onLoss)
  outlive(program.stderr, () => {})
}

type ProgramRun = {
  readonly stop: Stop
  readonly secrets: Secrets
  /** The first signal already ends the program. */
  readonly isFinal: boolean
  /** Returns the exit code. The signal aborts at the first interruption or crash. */
  readonly act: (interrupted: AbortSignal) => Promise<number>
  readonly reportMistakes: (mistakes: readonly string[]) => void
  readonly reportCrash: (description: string) => void
}

/** Runs `act` and ends the program: with exit code 2 for wrong settings, and 3 for a crash. */
export async function runProgram(
  program: Program,
  { stop, secrets, isFinal, act, reportMistakes, reportCrash }: ProgramRun
): Promise<void> {
  const crash = (error: unknown): number => {
    reportCrash(clearCrash((clear) => describeCrash(error, clear), secrets))
    return 3
  }
  const interrupted = endWhenInterrupted(program, stop, { isFinal, crash })
  const exitCode = await act(interrupted).catch((error: unknown) => {
    if (!(error instanceof SettingsError)) return crash(error)
    reportMistakes(secrets.redact(error.mistakes))
    return 2
  })
  await leave(program, exitCode)
}
