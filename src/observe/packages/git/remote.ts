// Runs git against one remote repository: through the proxy of this check, within limits, and again after transient failures.
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { textIn } from '../../../read/files/read-text.ts'
import { openTunnelProxy } from '../../network/tunnel-proxy.ts'
import { NO_ROOM, type Transfers } from '../transfers.ts'
import { explainGit, type FailedGit, type GitFailure, unread } from './failure.ts'
import type { Git } from './program.ts'
import { sizeWatch } from './size-watch.ts'
import type { GitTarget, TargetRequest, TargetWorld } from './target.ts'

export type RemoteWorld = TargetWorld & {
  readonly stop: AbortSignal
  /** Waits before a retry; not after the end of the check. */
  readonly pause: (ms: number) => Promise<void>
  readonly transfers: Transfers
}

export type TransferLimits = { readonly maxBytes: number; readonly silentMs: number }

export type Ran =
  | { readonly kind: 'done'; readonly output: string }
  | ({ readonly kind: 'failed' } & GitFailure)

export type GitRemote = {
  /** Its name in arguments of git. */
  readonly name: string
  /** A repository for what is fetched is `bare`. */
  readonly run: (bare: string, args: readonly string[]) => Promise<Ran>
  /** What is known so far: any credential was sent; the host has no private address. */
  readonly facts: () => { readonly isPrivate: boolean; readonly isPublic: boolean }
}

export const CHECK_ENDED = 'the check ended before git did'

// go-getter does not retry; a check of many packages meets rate limits more often.
const WAITS_MS = [1000, 4000]
// The names of a million refs.
const MAX_LIST = 64 * 1024 * 1024
// GIT_TRACE_CURL, which shows no values of these. It has all that curl adds by itself, as from a .netrc.
const SENT_CREDENTIAL = /(?:send header:\s*|\[)(?:authorization|cookie)\s*:/i
const MAX_TRACE = 16 * 1024 * 1024

const [URL_VARIABLE, PROXY_VARIABLE] = ['TF_DISCO_GIT_URL', 'TF_DISCO_GIT_PROXY']

type Tools = {
  readonly git: Git
  /** For temporary files. */
  readonly directory: string
}

/** A remote for git, with limits for each run. */
export function remoteOf(
  request: TargetRequest,
  target: GitTarget,
  parts: Tools,
  limits: TransferLimits,
  world: RemoteWorld
): GitRemote {
  const { host } = target
  // The user has no settings for a remote of this name, and its own ones go before all `http.` settings.
  const name = `tf-disco-${randomBytes(8).toString('hex')}`
  let { isPrivate } = target
  let isPublic = true
  const attempt = async (bare: string, args: readonly string[]): Promise<Ran> => {
    const { room } = world.transfers
    if (room.bytes <= 0) return { kind: 'failed', read: NO_ROOM }
    const command = ['--git-dir', bare, ...settingsOf(name), ...args]
    const run = await runOnce({ bare, args: command, request, target }, parts, limits, world)
    room.bytes -= run.received
    isPrivate ||= run.sentCredential
    isPublic &&= run.isPublic
    return explainEnd(run, { host, isSsh: target.ssh !== null, isPrivate }, world)
  }
  const run = async (bare: string, args: readonly string[]): Promise<Ran> => {
    for (const wait of WAITS_MS) {
      const ran = await world.transfers.pass(host, () => attempt(bare, args))
      if (ran.kind === 'done' || !ran.isTransient || world.stop.aborted) return ran
      await world.pause(wait)
    }
    return world.transfers.pass(host, () => attempt(bare, args))
  }
  return { name, run, facts: () => ({ isPrivate, isPublic }) }
}

const settingsOf = (name: string): readonly string[] => [
  `--config-env=remote.${name}.url=${URL_VARIABLE}`,
  `--config-env=remote.${name}.proxy=${PROXY_VARIABLE}`,
  `--config-env=http.proxy=${PROXY_VARIABLE}`,
  // Otherwise git first asks without the password.
  ...['-c', `remote.${name}.proxyAuthMethod=basic`, '-c', 'http.proxyAuthMethod=basic']
]

type RemoteRun = {
  readonly bare: string
  readonly args: readonly string[]
  readonly request: TargetRequest
  readonly target: GitTarget
}

/** One run of git, with a transfer of its own. `why`: the limit that ended it, if one did. */
async function runOnce(
  { bare, args, request, target }: RemoteRun,
  { git, directory }: Tools,
  limits: TransferLimits,
  { isNamed, stop }: RemoteWorld
) {
  const { network, ssh } = target
  const proxy = await openTunnelProxy({ network, isNamed, origin: request.origin, ...limits })
  const trace = join(directory, `trace-${randomBytes(8).toString('hex')}`)
  const watch = ssh === null ? null : sizeWatch(join(bare, 'objects', 'pack'), limits)
  const run = git.run({
    args,
    environment: {
      [URL_VARIABLE]: request.url,
      [PROXY_VARIABLE]: proxy.url,
      GIT_TRACE_CURL: trace,
      GIT_TRACE_CURL_NO_DATA: '1',
      ...(ssh === null ? {} : { GIT_SSH_COMMAND: ssh })
    },
    maxBytes: MAX_LIST,
    signal: watch === null ? stop : AbortSignal.any([stop, watch.signal])
  })
  const end = await run.finally(() => {
    proxy.close()
    watch?.end()
  })
  const seen = textIn(trace, MAX_TRACE)
  rmSync(trace, { force: true })
  // A trace that cannot be read may have shown one.
  const sentCredential = seen === null || SENT_CREDENTIAL.test(seen)
  const { refusals, received } = proxy.seen
  const isPublic = target.isPublic ?? proxy.seen.isPublic
  return { end, sentCredential, isPublic, received, refusals, why: watch?.why() ?? null }
}

function explainEnd(
  { end, refusals, why }: Awaited<ReturnType<typeof runOnce>>,
  about: Pick<FailedGit, 'host' | 'isSsh' | 'isPrivate'>,
  { stop }: RemoteWorld
): Ran {
  const failed = (failure: GitFailure): Ran => ({ kind: 'failed', ...failure })
  switch (end.kind) {
    case 'not-started':
      return failed(unread(`git was not started: ${end.code}`))
    case 'stopped':
      if (stop.aborted) return failed(unread(CHECK_ENDED))
      return failed({
        ...unread(`${about.host}: ${why ?? 'it names too many refs'}`),
        isOfRef: true
      })
    case 'exited':
      if (end.code === 0) return { kind: 'done', output: end.output.toString() }
      return failed(explainGit({ ...about, text: end.complaint.toString(), refusals }))
  }
}
