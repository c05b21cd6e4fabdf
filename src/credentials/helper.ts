// Asks a credentials helper program for a host's token, by the protocol that both clients have for it.
import { type ChildProcess, spawn } from 'node:child_process'
import type { Environment } from '../cli-config/machine.ts'
import type { HelperProgram } from '../cli-config/read.ts'
import { systemError } from '../files/read-text.ts'
import { brief } from '../problems/brief.ts'
import { credentialsHelper } from '../problems/credentials.ts'
import { parseDocument } from '../protocol/document.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { Token } from '../protocol/token.ts'
import { type Answer, type CredentialsSource, describeToken } from './source.ts'

export type HelperWorld = {
  readonly environment: Environment
  /** Ends a group of processes at once, or one process where there are no groups. */
  readonly endGroup: (pid: number) => void
  /** Told of every token before anybody else is. */
  readonly learn: (token: Token) => void
  /** How long one run may take. The clients wait for ever. */
  readonly timeoutMs: number
}

// A token has a few thousand characters; whoever says so much more has lost its way.
const MAX_BYTES = 1024 * 1024

/**
 * One helper for one run: each host is asked for once. After a run that had to be ended, the program
 * is not started again, or a thousand hosts would wait for it.
 */
export function helperSource(program: HelperProgram, world: HelperWorld): CredentialsSource {
  const answers = new Map<Hostname, Promise<Answer | null>>()
  let stopped: Answer | null = null
  const ask = async (host: Hostname): Promise<Answer | null> => {
    if (stopped !== null) return stopped
    const outcome = await run(program, host, world)
    const answer = answerOf(program, outcome, world)
    if (outcome.kind === 'stopped') stopped ??= answer
    return answer
  }
  return {
    name: nameOf(program),
    isProgram: true,
    find: (host) => {
      const known = answers.get(host) ?? ask(host)
      answers.set(host, known)
      return known
    }
  }
}

const nameOf = ({ name }: HelperProgram): string => `credentials helper ${name}`

type Outcome =
  | {
      readonly kind: 'ended'
      readonly isSuccess: boolean
      readonly output: Uint8Array
      readonly complaint: string
    }
  | { readonly kind: 'not started'; readonly why: string }
  | { readonly kind: 'stopped'; readonly why: string }

/**
 * internal/command/cliconfig/svcauthconfig/helper_program.go of OpenTofu, svchost auth/helper_program.go
 * of Terraform: `exe args… get HOST`, the host in punycode, nothing to read from.
 */
async function run(program: HelperProgram, host: Hostname, world: HelperWorld): Promise<Outcome> {
  if (program.refusal !== null) return { kind: 'not started', why: program.refusal }
  const child = start(program, host, world.environment)
  return typeof child === 'string'
    ? { kind: 'not started', why: child }
    : await outcomeOf(child, world)
}

function outcomeOf(child: ChildProcess, world: HelperWorld): Promise<Outcome> {
  return new Promise((resolve) => {
    const output: Uint8Array[] = []
    const complaint: Uint8Array[] = []
    let bytes = 0
    const end = (outcome: Outcome) => {
      clearTimeout(timer)
      resolve(outcome)
    }
    const stop = (why: string) => {
      stopAll(child, world)
      end({ kind: 'stopped', why })
    }
    const { timeoutMs } = world
    const timer = setTimeout(
      () => stop(`did not end within ${timeoutMs / 1000} s (timeout-seconds)`),
      timeoutMs
    )
    const collect = (into: Uint8Array[]) => (chunk: Uint8Array) => {
      bytes += chunk.length
      if (bytes > MAX_BYTES) stop(`wrote more than ${MAX_BYTES / 1024 / 1024} MiB`)
      else into.push(chunk)
    }
    child.stdout?.on('data', collect(output))
    child.stderr?.on('data', collect(complaint))
    child.on('error', (error) => end({ kind: 'not started', why: reasonOf(error) }))
    // The clients, too, wait until all who write have closed their end.
    child.on('close', (code) => {
      const [whole, said] = [Buffer.concat(output), Buffer.concat(complaint).toString()]
      end({ kind: 'ended', isSuccess: code === 0, output: whole, complaint: said })
    })
  })
}

/** The group, as far as it has not ended by itself in the meantime, and all that it may still say. */
function stopAll(child: ChildProcess, world: HelperWorld): void {
  try {
    if (child.pid !== undefined) world.endGroup(child.pid)
  } catch (error) {
    reasonOf(error)
  }
  // Whoever left the group may hold the other ends for ever.
  child.stdout?.destroy()
  child.stderr?.destroy()
  child.unref()
}

/** Never through a shell. A group of its own lets all of it be ended. */
function start(
  { path, args }: HelperProgram,
  host: Hostname,
  environment: Environment
): ChildProcess | string {
  try {
    return spawn(path, [...args, 'get', host], {
      env: inherited(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: false,
      detached: true,
      windowsHide: true
    })
  } catch (error) {
    return reasonOf(error)
  }
}

/** All but what only an Action is told: its inputs hold other secrets. */
const inherited = (environment: Environment): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('INPUT_')))

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  ENOENT: 'no such file or directory',
  ENOEXEC: 'exec format error',
  E2BIG: 'argument list too long',
  // Node's own, for a null character.
  ERR_INVALID_ARG_VALUE: 'invalid argument'
}

/** Why the system did not start a program, in its own words. */
function reasonOf(error: unknown): string {
  const code = systemError(error)
  return REASONS[code] ?? code
}

function answerOf(program: HelperProgram, outcome: Outcome, world: HelperWorld): Answer | null {
  const { shown } = program
  switch (outcome.kind) {
    case 'not started':
      return failed(program, `failed to run ${shown}: ${outcome.why}`)
    case 'stopped':
      return failed(program, `${shown} ${outcome.why} and was stopped`)
    case 'ended': {
      if (!outcome.isSuccess) {
        const complaint = plainText(outcome.complaint)
        return failed(
          program,
          complaint === ''
            ? `error in ${shown}, but it produced no error message`
            : `error in ${shown}: ${complaint}`
        )
      }
      return readOutput(program, outcome.output, world)
    }
  }
}

/** A JSON object with a string as `token`; one without is an answer, too: none. */
function readOutput(
  program: HelperProgram,
  output: Uint8Array,
  { learn }: HelperWorld
): Answer | null {
  const read = parseDocument(output)
  if (read.kind === 'not-json' || read.kind === 'not-object') {
    return failed(program, `malformed output from ${program.shown}: ${brief(read.why)}`)
  }
  const text = read.kind === 'null' ? null : read.services.find(({ id }) => id === 'token')?.value
  if (typeof text !== 'string') return null
  const token = new Token(text)
  learn(token)
  return describeToken(nameOf(program), token)
}

function failed(program: HelperProgram, why: string): Answer {
  const problem = credentialsHelper({ kind: 'run', name: program.name, why })
  return { source: nameOf(program), place: null, token: null, problem }
}

// What a terminal takes for a command, up to its last letter; what is left of one is taken out as well.
const COMMAND = /\p{Cc}(?:\[[0-?]*[ -/]*[@-~]|\][^\p{Cc}]*)/gu

/** One line without anything that cannot be seen, and short. */
const plainText = (text: string): string =>
  brief(
    text
      .replace(COMMAND, '')
      .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim()
  )
