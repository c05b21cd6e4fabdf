// Runs a credentials helper for a host's token, with the protocol of both clients.
import type { HelperProgram } from '../../read/cli-config/helper-program.ts'
import type { Environment } from '../../read/cli-config/machine.ts'
import { brief } from '../../rules/problems/brief.ts'
import { credentialsHelper } from '../../rules/problems/cli-config.ts'
import { parseDocument } from '../../rules/protocol/document.ts'
import type { Hostname } from '../../rules/protocol/hostname.ts'
import { Token } from '../../rules/protocol/token.ts'
import { once } from '../../rules/text/once.ts'
import { type RunLimits, runProgram } from '../programs/run.ts'
import { type CredentialsAnswer, type CredentialsSource, describeToken } from './source.ts'

export type HelperWorld = Pick<RunLimits, 'kill'> & {
  readonly environment: Environment
  /** Called with every token before it is used. */
  readonly learn: (token: Token) => void
  /** The limit of one run, and a signal that aborts after so long. The clients have no limit. */
  readonly timeoutMs: number
  readonly abortAfter?: (ms: number) => AbortSignal
  /** Ends a run early, and lets no other begin. */
  readonly stop: AbortSignal
}

// A token has a few thousand characters; more output than this is a mistake of the helper.
const MAX_BYTES = 1024 * 1024

/** Runs the helper once for each host, and no more after a run that had to be stopped: each could take as long. */
export function helperSource(program: HelperProgram, world: HelperWorld): CredentialsSource {
  let stopAnswer: CredentialsAnswer | null = null
  const ask = async (host: Hostname): Promise<CredentialsAnswer | null> => {
    if (stopAnswer !== null) return stopAnswer
    const ended = await run(program, host, world)
    if ('output' in ended) return readOutput(program, ended.output, world)
    const answer = failed(program, ended.why)
    if (ended.isStopped) stopAnswer ??= answer
    return answer
  }
  return { name: sourceNameOf(program), isProgram: true, find: once(ask) }
}

const sourceNameOf = ({ name }: HelperProgram): string => `credentials helper ${name}`

/** The output of a run, or why there is none. `isStopped`: no other run may begin. */
type HelperRun =
  | { readonly output: Uint8Array }
  | { readonly why: string; readonly isStopped?: true }

const notStarted = ({ shown }: HelperProgram, why: string): HelperRun => ({
  why: `failed to run ${shown}: ${why}`
})

const stopped = ({ shown }: HelperProgram, why: string): HelperRun => ({
  why: `${shown} ${why} and was stopped`,
  isStopped: true
})

const CHECK_ENDED = 'was running when the check ended'

/** svcauthconfig/helper_program.go (OpenTofu), svchost auth/helper_program.go (Terraform): `exe args… get HOST`. */
async function run(program: HelperProgram, host: Hostname, world: HelperWorld): Promise<HelperRun> {
  if (program.refusal !== null) return notStarted(program, program.refusal)
  const { timeoutMs, abortAfter = (ms) => AbortSignal.timeout(ms), stop, kill } = world
  if (stop.aborted) return stopped(program, CHECK_ENDED)
  const ended = await runProgram(
    {
      path: program.path,
      args: [...program.args, 'get', host],
      // The inputs of the Action contain other secrets. `init` sees none either.
      environment: Object.fromEntries(
        Object.entries(world.environment).filter(([name]) => !name.startsWith('INPUT_'))
      )
    },
    { kill, signal: AbortSignal.any([abortAfter(timeoutMs), stop]), maxBytes: MAX_BYTES }
  )
  switch (ended.kind) {
    case 'not-started':
      return notStarted(program, REASONS[ended.code] ?? ended.code)
    case 'stopped':
      if (ended.by === 'output') {
        return stopped(program, `wrote more than ${MAX_BYTES / 1024 / 1024} MiB`)
      }
      return stopped(
        program,
        stop.aborted ? CHECK_ENDED : `did not exit within ${timeoutMs / 1000} s (timeout-seconds)`
      )
    case 'exited': {
      if (ended.code === 0) return { output: ended.output }
      const said = plainText(ended.complaint.toString())
      const why = said === '' ? ', but it produced no error message' : `: ${said}`
      return { why: `error in ${program.shown}${why}` }
    }
  }
}

// Why the system did not start a program, in its words.
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  ENOENT: 'no such file or directory',
  ENOEXEC: 'exec format error',
  E2BIG: 'argument list too long',
  // Node's own code, for a null character.
  ERR_INVALID_ARG_VALUE: 'invalid argument'
}

/** A JSON object with a string as `token`. An object without one means that there is no token. */
function readOutput(program: HelperProgram, output: Uint8Array, { learn }: HelperWorld) {
  const json = parseDocument(output)
  if (json.kind === 'not-json' || json.kind === 'not-object') {
    return failed(program, `malformed output from ${program.shown}: ${brief(json.why)}`)
  }
  const text = json.kind === 'null' ? null : json.services.find(({ id }) => id === 'token')?.value
  if (typeof text !== 'string') return null
  const token = new Token(text)
  learn(token)
  return describeToken(sourceNameOf(program), token)
}

function failed(program: HelperProgram, why: string): CredentialsAnswer {
  const problem = credentialsHelper({ name: program.name, why })
  return { source: sourceNameOf(program), place: null, token: null, problem }
}

// Terminal escape sequences, complete or cut off.
const COMMAND = /\p{Cc}(?:\[[0-?]*[ -/]*[@-~]|\][^\p{Cc}]*)/gu

/** One short line of visible text. */
const plainText = (text: string): string =>
  brief(
    text
      .replace(COMMAND, '')
      .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim()
  )
