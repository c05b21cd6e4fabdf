// Fetches packages of modules with the `git` program of this machine. The code for it is loaded with the first one.
import { tmpdir } from 'node:os'
import type { Network } from '../../observe/network/dial.ts'
import type { GitFetcher } from '../../observe/packages/git/fetcher.ts'
import type { Transfers } from '../../observe/packages/transfers.ts'
import type { FetchRepository } from '../../observe/visit/registry/open.ts'
import { pause } from '../../observe/visit/stop.ts'
import { systemError } from '../../read/files/read-text.ts'
import { showUrl } from '../../rules/go/url.ts'
import { isNamed } from '../../rules/protocol/hostname.ts'
import { Token } from '../../rules/protocol/token.ts'
import { once } from '../../rules/text/once.ts'
import type { ResolvedSettings } from '../../settings/read.ts'
import type { World } from './world.ts'

/** `close` removes everything that git has written. */
export function gitPackages(
  network: Network,
  settings: ResolvedSettings,
  world: World,
  transfers: Transfers
) {
  const { environment, kill, pid, secrets, stop, startTimer } = world
  let opened: GitFetcher | null = null
  const start = once(async () => {
    const { gitFetcher } = await import('../../observe/packages/git/fetcher.ts')
    opened = gitFetcher({
      environment,
      kill,
      stop: stop.signal,
      learn: secrets.learn,
      network,
      isNamed: (host) => isNamed(host, settings),
      pause: (ms) => pause(ms, { stop, startTimer }),
      transfers,
      parent: environment['RUNNER_TEMP'] || tmpdir(),
      pid,
      isAlive: (other) => isAlive(other, kill),
      now: Date.now
    })
    return opened
  })
  const fetchRepository: FetchRepository = async (plan, origin) => {
    const { url, ref, sshkey } = plan
    const git = await start()
    const depth = Number(plan.depth) || null
    const key = sshkey === null ? null : new Token(sshkey)
    if (key !== null) secrets.learn(key)
    const read = await git.fetch({ url: showUrl(url), origin, ref, depth, sshkey: key })
    return { ...read, origin: { isPublic: read.isPublic } }
  }
  return { fetchRepository, close: async () => opened?.close() }
}

function isAlive(pid: number, kill: World['kill']): boolean {
  try {
    kill(pid, 0)
    return true
  } catch (error) {
    // The process is another user's.
    return systemError(error) === 'EPERM'
  }
}
