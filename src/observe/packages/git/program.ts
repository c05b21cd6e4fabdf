// Runs the `git` program: with the user's configuration, and without this check's secrets, the checkout, prompts and hooks.
import { dirname, join } from 'node:path'
import type { Environment } from '../../../read/cli-config/machine.ts'
import { Gate } from '../../network/gate.ts'
import {
  type ProgramCall,
  type ProgramEnd,
  type RunLimits,
  runProgram
} from '../../programs/run.ts'
import { explainRun, unread } from './failure.ts'

/** `path`: another program in the same environment. `environment` adds to that. */
export type GitRun = Pick<ProgramCall, 'args' | 'input'> &
  Partial<Pick<ProgramCall, 'path' | 'environment'> & Pick<RunLimits, 'signal' | 'maxBytes'>>

export type Git = Awaited<ReturnType<typeof findGit>>

export type GitMachine = Pick<RunLimits, 'kill'> & {
  readonly environment: Environment
  /** Aborts at the end of the check. */
  readonly stop: AbortSignal
}

// Transfers, of which fewer are under way, and runs that only read files.
const RUNS_AT_ONCE = 16

// Answers of git are short, other than lists.
const MAX_OUTPUT = 1024 * 1024

// GIT_CONFIG_COUNT and --config-env, which take secrets.
const OLDEST = [2, 31]
const CURE = 'install Git 2.31 or newer on this machine'
// GIT_NO_LAZY_FETCH.
const FILTERS = [2, 44]

/** `directory`: a new one of this run. @throws GitFailure if git cannot be used */
export async function findGit(machine: GitMachine, directory: string) {
  const ask = runnerIn(directory, machine, [])
  const asked = await ask({ args: ['version'] })
  const version = outputOf(asked)
  if (version === null) throw explainRun('git', asked, CURE)
  const [, shown = '', major, minor] = /^git version ((\d+)\.(\d+)\S*)/.exec(version) ?? []
  const isFrom = ([from = 0, least = 0]: readonly number[]): boolean =>
    Number(major) > from || (Number(major) === from && Number(minor) >= least)
  if (!isFrom(OLDEST)) throw unread(`git ${shown} is too old: ${OLDEST.join('.')} is needed`, CURE)
  const local = outputOf(await ask({ args: ['rev-parse', '--local-env-vars'] })) ?? ''
  const runNow = runnerIn(directory, machine, local.trim().split('\n'))
  const gate = new Gate(RUNS_AT_ONCE)
  return {
    /** For temporary files. */
    directory,
    /** Blobs can be left out of a transfer, and are never fetched later. */
    canFilter: isFrom(FILTERS),
    run: (run: GitRun) => gate.pass(() => runNow(run))
  }
}

/** The standard output of a run that succeeded, else null. */
export const bytesOf = (end: ProgramEnd): Buffer | null =>
  end.kind === 'exited' && end.code === 0 ? end.output : null

export const outputOf = (end: ProgramEnd): string | null => bytesOf(end)?.toString() ?? null

// Settings that the user may not change. A hook, a monitor and maintenance are programs; bundles and packs at other URLs are
// not fetched through our proxy; unpacked objects need more room; and large files are not held in memory.
const SETTINGS = [
  'core.fsmonitor=false',
  'submodule.recurse=false',
  'fetch.recurseSubmodules=false',
  'fetch.parallel=1',
  'fetch.prune=false',
  'fetch.unpackLimit=1',
  'fetch.writeCommitGraph=false',
  'fetch.uriProtocols=',
  'fetch.output=full',
  'transfer.bundleURI=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'core.bigFileThreshold=8m'
]

function runnerIn(directory: string, machine: GitMachine, local: readonly string[]) {
  const { kill, stop } = machine
  const clean = cleanEnvironment(machine, directory, local)
  const settings = [`core.hooksPath=${join(directory, 'no-hooks')}`, ...SETTINGS]
  const options = settings.flatMap((setting) => ['-c', setting])
  return (run: GitRun): Promise<ProgramEnd> => {
    const { path = 'git', input, maxBytes = MAX_OUTPUT, signal = stop } = run
    const args = path === 'git' ? [...options, ...run.args] : run.args
    const environment = { ...clean, ...run.environment }
    return runProgram({ path, args, environment, directory, input }, { kill, signal, maxBytes })
  }
}

// Inputs of the Action, tokens for registries, and those of the runner; what would lead around our proxy; a window that asks
// for a password; and traces, which repeat secrets.
const REMOVED =
  /^(?:INPUT_.*|TF_TOKEN_.*|ACTIONS_.*|(?:HTTPS?|ALL|NO)_PROXY|SSH_ASKPASS|GIT_TRACE.*|GIT_CURL_VERBOSE|GIT_HTTP_PROXY_AUTHMETHOD)$/i

/** `local`: variables that belong to one repository. Those of GIT_CONFIG_ are the user's configuration. */
function cleanEnvironment(
  { environment }: GitMachine,
  directory: string,
  local: readonly string[]
): Environment {
  const isKept = (name: string): boolean =>
    !REMOVED.test(name) && (name.startsWith('GIT_CONFIG_') || !local.includes(name))
  const kept = Object.entries(environment).filter(([name]) => isKept(name))
  return {
    ...Object.fromEntries(kept),
    // Only runs against a remote allow the protocol of that.
    GIT_ALLOW_PROTOCOL: '',
    GIT_CEILING_DIRECTORIES: dirname(directory),
    GIT_TERMINAL_PROMPT: '0',
    GCM_INTERACTIVE: 'never',
    GIT_NO_LAZY_FETCH: '1',
    // One object, such as the result of a small delta, takes no more memory than this.
    GIT_ALLOC_LIMIT: '512m',
    // The messages are read.
    LC_ALL: 'C'
  }
}

/** `words`: the same command without the options of this check. */
export type SshCommand = { readonly command: string; readonly words: readonly string[] }

/** The command that git runs for ssh, so that it never asks (go-getter get_git.go, git's connect.c). */
export function sshCommand(
  environment: Environment,
  configured: string | null,
  keyFile: string | null
): SshCommand {
  const { GIT_SSH_COMMAND: command, GIT_SSH: program } = environment
  // With a key, go-getter sets GIT_SSH_COMMAND.
  const other = keyFile === null ? configured || (program && quoted(program)) : null
  const ssh = command || other || 'ssh'
  const key = keyFile === null ? '' : ` -i ${quoted(keyFile.replaceAll('\\', '/'))}`
  const batch = /plink/i.test(ssh) ? '-batch' : '-o BatchMode=yes'
  // A shell would read anything else.
  const words = /^[\w./:=@+-]+(?: +[\w./:=@+-]+)*$/.test(ssh) ? ssh.split(/ +/) : ['ssh']
  return { command: `${ssh}${key} ${batch}`, words }
}

/** As one word of a POSIX shell, which git has on Windows as well. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
