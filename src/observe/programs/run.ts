// Runs another program without a shell, and ends it with everything that it has started.
import { type ChildProcess, spawn } from 'node:child_process'
import { platform } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '../../read/cli-config/machine.ts'
import { systemError } from '../../read/files/read-text.ts'

export type ProgramCall = {
  readonly path: string
  readonly args: readonly string[]
  readonly environment: Environment
  readonly directory?: string
  /** Standard input; it is empty without. */
  readonly input?: string | undefined
}

export type RunLimits = {
  /** `process.kill`; a negative id means a group of processes. */
  readonly kill: (pid: number, signal: 'SIGKILL') => void
  /** Ends the run. */
  readonly signal: AbortSignal
  /** Of output and error messages together. */
  readonly maxBytes: number
}

/** `code`: the exit code, or why the system did not start the program. `stopped`: by the signal, or for too much output. */
export type ProgramEnd =
  | {
      readonly kind: 'exited'
      readonly code: number | null
      readonly output: Buffer
      readonly complaint: Buffer
    }
  | { readonly kind: 'stopped'; readonly by: 'signal' | 'output' }
  | { readonly kind: 'not-started'; readonly code: string }

/** Resolves when every process that holds the output has closed it, or as soon as the program is stopped. */
export async function runProgram(program: ProgramCall, limits: RunLimits): Promise<ProgramEnd> {
  if (limits.signal.aborted) return { kind: 'stopped', by: 'signal' }
  try {
    return await waitFor(start(program), program, limits)
  } catch (error) {
    return { kind: 'not-started', code: systemError(error) }
  }
}

function waitFor(child: ChildProcess, { environment, input }: ProgramCall, limits: RunLimits) {
  const { kill, signal, maxBytes } = limits
  const { promise, resolve, reject } = Promise.withResolvers<ProgramEnd>()
  const [output, complaint]: [Uint8Array[], Uint8Array[]] = [[], []]
  let bytes = 0
  const stopFor = (by: 'signal' | 'output'): void => {
    stopAll(child, kill, environment)
    resolve({ kind: 'stopped', by })
  }
  const onAbort = (): void => stopFor('signal')
  signal.addEventListener('abort', onAbort)
  const collect = (into: Uint8Array[]) => (chunk: Uint8Array) => {
    bytes += chunk.length
    if (bytes > maxBytes) stopFor('output')
    else into.push(chunk)
  }
  child.stdout?.on('data', collect(output))
  child.stderr?.on('data', collect(complaint))
  child.on('error', reject).on('close', (code) => {
    const [all, said] = [Buffer.concat(output), Buffer.concat(complaint)]
    resolve({ kind: 'exited', code, output: all, complaint: said })
  })
  // The program may end before it has read everything.
  child.stdin?.on('error', () => {}).end(input)
  return promise.finally(() => signal.removeEventListener('abort', onAbort))
}

/** In a group of its own that can be killed as a whole. */
const start = ({ path, args, environment, directory, input }: ProgramCall): ChildProcess =>
  spawn(path, args, {
    env: environment,
    cwd: directory,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    shell: false,
    detached: true,
    windowsHide: true
  })

/** Kills the program with everything it has started, and reads no more of its output. */
function stopAll(child: ChildProcess, kill: RunLimits['kill'], environment: Environment): void {
  try {
    if (child.pid !== undefined) killTree(child.pid, kill, environment)
  } catch (error) {
    // The group has ended meanwhile.
    systemError(error)
  }
  // A process that has left the group may keep the output open.
  child.stdout?.destroy()
  child.stderr?.destroy()
  child.unref()
}

function killTree(pid: number, kill: RunLimits['kill'], { SystemRoot }: Environment): void {
  if (platform() !== 'win32') {
    kill(-pid, 'SIGKILL')
    return
  }
  // Windows has no groups of processes. This program looks through the parents of all of them, so the parent has to be there.
  const path = join(SystemRoot ?? 'C:\\Windows', 'System32', 'taskkill.exe')
  const args = ['/pid', String(pid), '/t', '/f']
  spawn(path, args, { stdio: 'ignore', windowsHide: true })
    .on('error', () => kill(pid, 'SIGKILL'))
    .unref()
}
