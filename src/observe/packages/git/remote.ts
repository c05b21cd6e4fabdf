// Runs git against one remote repository: through the proxy of this check, within limits, and again after transient failures.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { ifPossible, namesIn } from '../../../read/files/read-text.ts'
import { openTunnelProxy } from '../../network/tunnel-proxy.ts'
import type { ProgramEnd } from '../../programs/run.ts'
import { NO_ROOM, type Transfers } from '../transfers.ts'
import { explainGit, explainRun, type FailedGit, GitFailure, unread } from './failure.ts'
import type { Git, GitMachine } from './program.ts'
import type { GitTarget, TargetWorld } from './target.ts'

export type RemoteWorld = TargetWorld &
  GitMachine & {
    /** Waits before a retry; not after the end of the check. */
    readonly pause: (ms: number) => Promise<void>
    readonly transfers: Transfers
    readonly limits?: Partial<TransferLimits>
  }

export type GitRemote = ReturnType<typeof remoteOf>

export const CHECK_ENDED = 'the check ended before git did'

const LIMITS: TransferLimits = { maxBytes: 64 * 1024 * 1024, silentMs: 60_000 }
// go-getter does not retry; a check of many packages meets rate limits more often.
const WAITS_MS = [1000, 4000]
// The names of a million refs.
const MAX_LIST = 64 * 1024 * 1024
// In the trace, which has all that curl adds by itself, as from a .netrc.
const SENT_CREDENTIAL = /(?:send header:\s*|\[)(?:authorization|cookie)\s*:/i
// Lines of GIT_TRACE_CURL on standard error, also behind what another program has not ended with a line break.
const TRACE = /\d\d:\d\d:\d\d\.\d{6} http\.c:\d+ .*\n?/g

const PROXY_VARIABLE = 'TF_DISCO_GIT_PROXY'

/** A remote for git, with limits for each run. */
export function remoteOf(git: Git, target: GitTarget, world: RemoteWorld) {
  // What is known so far: any credential was sent; the host has no private address.
  const facts = { isPrivate: target.isPrivate, isPublic: true }
  const attempt = (bare: string, args: readonly string[]): Promise<string> =>
    runOnce(git, target, bare, args, facts, world)
  /** The output of a run in a repository. @throws GitFailure */
  const run = async (bare: string, args: readonly string[]): Promise<string> => {
    for (let retries = 0; ; retries += 1) {
      try {
        return await world.transfers.pass(target.host, () => attempt(bare, args))
      } catch (error) {
        const isTransient = error instanceof GitFailure && error.scope === 'transient'
        const wait = WAITS_MS[retries]
        if (!isTransient || wait === undefined || world.stop.aborted) throw error
        await world.pause(wait)
      }
    }
  }
  return { name: target.name, facts, run }
}

const settingsOf = (name: string): readonly string[] => [
  `--config-env=remote.${name}.proxy=${PROXY_VARIABLE}`,
  `--config-env=http.proxy=${PROXY_VARIABLE}`,
  // Otherwise git first asks without the password.
  ...['-c', `remote.${name}.proxyAuthMethod=basic`, '-c', 'http.proxyAuthMethod=basic']
]

async function runOnce(
  git: Git,
  { name, options, environment, origin, host, login, ssh, network, isPublic }: GitTarget,
  bare: string,
  args: readonly string[],
  facts: { isPrivate: boolean; isPublic: boolean },
  { isNamed, stop, transfers: { room }, limits: less }: RemoteWorld
): Promise<string> {
  if (room.bytes <= 0) throw new GitFailure(NO_ROOM)
  const limits = { ...LIMITS, ...less }
  const proxy = await openTunnelProxy({ network, isNamed, origin, ...limits })
  const sizeNow = (): number =>
    ssh === null ? proxy.seen.received : sizeOf(join(bare, 'objects', 'pack'))
  const before = sizeNow()
  const watch = sizeWatch(host, sizeNow, limits)
  const run = git.run({
    args: ['--git-dir', bare, ...options, ...settingsOf(name), ...args],
    environment: {
      ...environment,
      [PROXY_VARIABLE]: proxy.url,
      GIT_TRACE_CURL: '1',
      GIT_TRACE_CURL_NO_DATA: '1',
      ...(ssh === null ? {} : { GIT_SSH_COMMAND: ssh })
    },
    maxBytes: MAX_LIST,
    signal: AbortSignal.any([stop, watch.signal])
  })
  const end = await run.finally(() => {
    proxy.close()
    watch.end()
  })
  room.bytes -= sizeNow() - before
  const said = end.kind === 'exited' ? end.complaint.toString() : ''
  // What cannot be read may have shown one.
  facts.isPrivate ||= end.kind !== 'exited' || SENT_CREDENTIAL.test(said)
  facts.isPublic &&= isPublic ?? proxy.seen.isPublic
  if (end.kind === 'exited' && end.code === 0) return end.output.toString()
  if (stop.aborted) throw unread(CHECK_ENDED)
  if (watch.signal.aborted) throw watch.signal.reason
  const { refusals } = proxy.seen
  const text = said.replaceAll(TRACE, '')
  throw explainEnd(end, { host, login, isPrivate: facts.isPrivate, text, refusals })
}

function explainEnd(end: ProgramEnd, about: FailedGit) {
  switch (end.kind) {
    case 'not-started':
      return explainRun('git', end)
    case 'stopped':
      return unread(
        `${about.host}: git printed more than 64 MiB, such as names of refs`,
        undefined,
        'ref'
      )
    case 'exited':
      return explainGit(about)
  }
}

const INTERVAL_MS = 250

type TransferLimits = { readonly maxBytes: number; readonly silentMs: number }

/** The bytes of the files in a directory. */
const sizeOf = (directory: string): number =>
  namesIn(directory)
    .map((name) => ifPossible(() => statSync(join(directory, name)).size, 0))
    .reduce((sum, size) => sum + size, 0)

/** Aborts, with a failure as the reason, if the size grows by more than `maxBytes`, or not for `silentMs`. */
function sizeWatch(host: string, sizeNow: () => number, { maxBytes, silentMs }: TransferLimits) {
  const controller = new AbortController()
  const stop = (why: string, scope: GitFailure['scope']): void =>
    controller.abort(unread(`${host}: ${why}`, undefined, scope))
  const before = sizeNow()
  let [last, silent] = [before, 0]
  const timer = setInterval(() => {
    const size = sizeNow()
    silent = size === last ? silent + INTERVAL_MS : 0
    last = size
    if (size - before > maxBytes) {
      stop(`more than ${maxBytes / 1024 / 1024} MiB would be transferred`, 'ref')
    } else if (silent >= silentMs) stop(`no byte arrived for ${silentMs / 1000} s`, 'repository')
  }, INTERVAL_MS)
  return { signal: controller.signal, end: () => clearInterval(timer) }
}
