// Fetches single commits of Git repositories with the `git` program into a temporary directory, and reads the configuration in
// them.
import { randomBytes } from 'node:crypto'
import { lstatSync, mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ifPossible, namesIn, systemError } from '../../../read/files/read-text.ts'
import type { PackageFailure, PackageRead } from '../../../read/packages/package-tree.ts'
import { brief } from '../../../rules/problems/brief.ts'
import type { Token } from '../../../rules/protocol/token.ts'
import { once } from '../../../rules/text/once.ts'
import { writeSshKey } from '../../credentials/ssh-key.ts'
import { broken, GitFailure } from './failure.ts'
import { findGit, type Git } from './program.ts'
import { CHECK_ENDED, type RemoteWorld, remoteOf } from './remote.ts'
import { type GitRepository, readRef, repositoryAt } from './repository.ts'
import { findTarget, type TargetRequest } from './target.ts'

export type GitRequest = Pick<TargetRequest, 'url' | 'origin'> & {
  /** `ref` of the source; null or empty for the default branch. */
  readonly ref: string | null
  /** `depth` of the source; null or 0 for a whole clone. */
  readonly depth: number | null
  readonly sshkey: Token | null
}

export type GitWorld = RemoteWorld & {
  /** Where the temporary directory is made: RUNNER_TEMP, or that of the system. */
  readonly parent: string
  readonly pid: number
  readonly isAlive: (pid: number) => boolean
  readonly now: () => number
}

/** `isPrivate`: it was fetched with a credential. `isPublic`: the host has no private address. */
export type GitRead = PackageRead & { readonly isPrivate: boolean; readonly isPublic: boolean }

export type GitFetcher = ReturnType<typeof gitFetcher>

const UNKNOWN = { isPrivate: false, isPublic: true }
const ENDED: GitRead = { kind: 'unread', why: CHECK_ENDED, ...UNKNOWN }

/** Fetches each repository into one directory, whatever the number of refs. Closes itself at the end of the check. */
export function gitFetcher(world: GitWorld) {
  const closing = new AbortController()
  const machine = { ...world, stop: AbortSignal.any([world.stop, closing.signal]) }
  let directory: string | undefined
  const start = once(() => {
    removeLeftovers(world.parent, world)
    directory = temporaryDirectory(world.parent, world.pid)
    return findGit(machine, directory)
  })
  const repositoryFor = repositoriesOf(machine, start)
  /** Rejects only for mistakes in this program, and if the machine is exhausted. */
  const fetch = async (request: GitRequest): Promise<GitRead> => {
    if (machine.stop.aborted) return ENDED
    let facts = UNKNOWN
    const readFrom = (repository: GitRepository): Promise<PackageRead> => {
      facts = repository.remote.facts
      return readRef(repository, request.ref || null, Math.max(request.depth ?? 0, 0))
    }
    const read = await repositoryFor(request)
      .then(readFrom)
      .catch((error: unknown) => failureOf(error, world.parent))
    // Git that was stopped says nothing about the repository.
    return read.kind !== 'read' && machine.stop.aborted ? ENDED : { ...read, ...facts }
  }
  /** Ends what is under way, and removes everything from the disk. */
  const close = once(async () => {
    closing.abort()
    if (directory !== undefined) await removeDirectory(directory)
  })
  world.stop.addEventListener('abort', () => void close())
  return { fetch, close }
}

/** Repositories by their URLs. One with a key of its own is not shared. */
const repositoriesOf = (world: GitWorld, start: () => Promise<Git>) =>
  once(
    async ({ url, origin, sshkey }: GitRequest): Promise<GitRepository> => {
      const git = await start()
      const place = join(git.directory, randomBytes(8).toString('hex'))
      const keyFile = sshkey === null ? null : `${place}.key`
      if (sshkey !== null && !writeSshKey(sshkey, `${place}.key`)) {
        throw broken('illegal base64 data in sshkey')
      }
      const target = await findTarget(git, { url, origin, keyFile }, world)
      return repositoryAt(place, git, remoteOf(git, target, world))
    },
    ({ url, origin, sshkey }) => sshkey ?? JSON.stringify([url, origin?.isPublic])
  )

/** @throws what is neither said by git nor by the system about the temporary directory */
function failureOf(error: unknown, parent: string): PackageFailure {
  if (error instanceof GitFailure) return error.read
  return {
    kind: 'unread',
    why: `the temporary directory ${brief(parent)} cannot be used: ${systemError(error)}`,
    cure: 'set RUNNER_TEMP to a directory that exists and can be written'
  }
}

const NAME = /^tf-disco-git-(\d+)-[A-Za-z0-9]{6}$/
const HOUR_MS = 3_600_000

/** A new directory below `parent` that only this user can read. */
const temporaryDirectory = (parent: string, pid: number): string =>
  mkdtempSync(join(parent, `tf-disco-git-${pid}-`))

/** Programs that were just killed can still write. */
const removeDirectory = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })

/**
 * Removes directories of processes that ended without doing so: after a day, or after an hour if no such process lives. A
 * container has other processes but can share the directory. Links are never followed.
 */
export function removeLeftovers(
  parent: string,
  { isAlive, now }: { readonly isAlive: (pid: number) => boolean; readonly now: () => number }
): void {
  for (const name of namesIn(parent)) {
    const [, pid] = NAME.exec(name) ?? []
    const path = join(parent, name)
    const stats = pid === undefined ? null : ifPossible(() => lstatSync(path), null)
    if (!stats?.isDirectory()) continue
    const ageMs = now() - stats.mtimeMs
    if (ageMs < HOUR_MS || (ageMs < 24 * HOUR_MS && isAlive(Number(pid)))) continue
    // Other users have directories there, too.
    ifPossible(() => rmSync(path, { recursive: true, force: true }), undefined)
  }
}
