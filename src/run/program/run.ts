// Runs a program from its start to its exit code: signals, crashes, memory, and work in steps.
import { setFlagsFromString } from 'node:v8'
import { clearCrash, type Secrets } from '../../observe/credentials/redaction/secrets.ts'
import type { Stop } from '../../observe/visit/stop.ts'
import { isSystemError, reasonOf } from '../../read/files/output.ts'
import { ISSUES_URL, VERSION } from '../../rules/protocol/version.ts'
import { hideAddressSecrets } from '../../rules/text/address-secrets.ts'
import { logLine, visible } from '../../rules/text/safe-text.ts'
import { SettingsError } from '../../settings/settings.ts'
import { outlive } from './streams.ts'

/** Prepares the process. `onLoss` gets the reason if standard output cannot be written. */
export function prepareProgram(program: Program, onLoss: (why: string) => void): void {
  // Each name lookup occupies a thread. With Node's four threads, a few lookups without an answer would block all others.
  program.env['UV_THREADPOOL_SIZE'] ??= '64'
  setTimeout(keepYoungSpaceSmall, AFTER_MS).unref()
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

// A stack has a few dozen lines; a message that contains a document has more.
const MAX_CRASH_LINES = 100
const MAX_CAUSES = 5

/** A failure of the machine, or an error of tf-disco itself with its causes, cleared of tokens, and where to report it. */
function describeCrash(error: unknown, clear: (text: string) => string): string {
  const isMachine = isSystemError(error)
  const causes: string[] = []
  let cause = error
  while (cause !== undefined && causes.length < MAX_CAUSES) {
    const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
    causes.push(hideAddressSecrets(clear(text)))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  const most = isMachine ? 1 : MAX_CRASH_LINES
  const title = isMachine
    ? `tf-disco could not run: ${clear(reasonOf(error))}`
    : `tf-disco ${VERSION} crashed; this is a bug, please report it with this text at ${ISSUES_URL}`
  const lines = [title, ...causes.join('\ncaused by: ').split('\n').slice(0, most)]
  return lines.map((line) => logLine(visible(line))).join('\n')
}

export type Program = NodeJS.Process

/** Milliseconds since any time. Node's `performance` does the same, but takes 0.7 ms to load. */
export const clockOf =
  ({ hrtime }: Program): (() => number) =>
  () =>
    Number(hrtime.bigint()) / 1e6

// SIGBREAK is for Windows. GitHub's runner sends SIGINT, SIGTERM 7.5 s later, and kills after another 2.5 s.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const

// One Ctrl-C may arrive twice, from the terminal and from npx; a terminal that is closed sends SIGHUP twice.
const SAME_MS = 300

// A crash may have broken something that keeps the check from ending.
const CRASH_MS = 5000

/** Aborts at the first signal or crash. `isFinal`: the first signal ends the program. `crash` returns the exit code. */
export function endWhenInterrupted(
  program: Program,
  stop: Stop,
  { isFinal, crash }: { readonly isFinal: boolean; readonly crash: (error: unknown) => number }
): AbortSignal {
  const now = clockOf(program)
  const interruption = new AbortController()
  let first = 0
  const isSecond = () => isFinal || interruption.signal.aborted
  for (const signal of SIGNALS) {
    program.on(signal, () => {
      const since = now() - first
      stop.end({ kind: 'signal', signal })
      if (!isSecond()) first = now()
      else if (isFinal || since > SAME_MS) {
        // The sender sees what an uncaught signal does. Unlike `exit`, this waits for nothing.
        program.removeAllListeners(signal)
        program.kill(program.pid, signal)
      }
      interruption.abort()
    })
  }
  // Node would print the error as it is.
  program.on('uncaughtException', (error) => {
    stop.end({ kind: 'crash' })
    const exitCode = crash(error)
    if (isSecond()) program.exit(exitCode)
    interruption.abort()
    setTimeout(() => program.exit(exitCode), CRASH_MS).unref()
  })
  // Whatever ends the program, no credentials helper outlives it.
  program.on('exit', () => stop.end({ kind: 'crash' }))
  return interruption.signal
}

/** Ends after the output is written. Other ways to end wait for name lookups, which may take minutes. */
export async function leave(program: Program, exitCode: number): Promise<void> {
  const { stdout, stderr } = program
  for (const stream of [stdout, stderr]) {
    await new Promise<unknown>((resolve) => stream.write('', resolve))
  }
  const isLookingUp = program.getActiveResourcesInfo().includes('GetAddrInfoReqWrap')
  if (isLookingUp && program.platform !== 'win32' && program.execve !== undefined) {
    const { execPath } = program
    program.execve(execPath, [execPath, '--eval', `require('node:process').exit(${exitCode})`], {})
  }
  program.exit(exitCode)
}

// A check that ends sooner does not need it, and does not wait for node:v8 to load, which takes 2 ms.
const AFTER_MS = 100

/** V8's space for young objects stays small: with 100,000 files or 1,000 hosts, 60 to 110 MiB less in the same time. */
export const keepYoungSpaceSmall = (): void => setFlagsFromString('--semi-space-growth-factor=1')

/** Collects old objects once they have grown by a fifth: with questions to registries, most are garbage. Discovery needs no more. */
export const collectOften = (): void => setFlagsFromString('--heap-growing-percent=20')

// Signals are answered after at most this and one step. Giving way more often would only cost time.
const SLICE_MS = 100

/** The result of `steps`, each of which receives whether the check has ended. `report` receives what they yield. */
export async function giveWay<Step, Result>(
  steps: Generator<Step, Result, boolean>,
  stop: Stop,
  report: (step: Step) => void
): Promise<Result> {
  // Not `performance`, which takes milliseconds to load. The clock may be set, also back.
  let since = Date.now()
  for (;;) {
    const step = steps.next(stop.why !== null)
    if (step.done) return step.value
    if (Math.abs(Date.now() - since) < SLICE_MS) continue
    report(step.value)
    await pendingEvents()
    since = Date.now()
  }
}

/** Lets timers and signals that are due run. */
export const pendingEvents = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
