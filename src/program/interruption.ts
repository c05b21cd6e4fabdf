// Signals and crashes: the first ends the check, so that what is known is reported, the second the program.
import type { Stop } from '../visit/stop.ts'

/** `process`. */
export type Program = NodeJS.Process

/** Milliseconds since any time. Node's `performance` does the same, but takes 0.7 ms to load. */
export const clockOf =
  ({ hrtime }: Program): (() => number) =>
  () =>
    Number(hrtime.bigint()) / 1e6

// SIGBREAK is sent on Windows only. GitHub's runner sends SIGINT when a job is cancelled or too long,
// SIGTERM 7.5 s later, and kills after another 2.5 s.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const

// One Ctrl-C may arrive twice, from the terminal and from npx; a terminal that is closed sends SIGHUP twice.
const SAME_MS = 300

// What a crash broke may keep the check from ending.
const CRASH_MS = 5000

/**
 * Watches for signals and crashes. The result aborts at the first of them. With `isFinal`, the first signal already
 * ends the program. `crash` describes a crash and returns the exit code.
 */
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
        // As if the signal had not been caught, for its sender. Unlike `exit`, this waits for nothing.
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

/**
 * Ends the program after its output is written. Other ways to end would wait for name lookups, which the system may
 * not answer for minutes and which cannot be cancelled.
 */
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
