// Fetches single commits of Git repositories with the `git` program, and reads the configuration in them.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { systemError } from '../../../read/files/read-text.ts'
import type { PackageRead } from '../../../read/packages/package-tree.ts'
import type { Token } from '../../../rules/protocol/token.ts'
import { once } from '../../../rules/text/once.ts'
import { writeSshKey } from '../../credentials/ssh-key.ts'
import { removeDirectory, removeLeftovers, temporaryDirectory } from './directory.ts'
import { broken, type GitFailure, unread } from './failure.ts'
import { findGit, type GitMachine } from './program.ts'
import { plainRef, revisionsOf, wantedRef } from './refs.ts'
import { CHECK_ENDED, type RemoteWorld, remoteOf, type TransferLimits } from './remote.ts'
import { type GitRepository, type Obtained, repositoryAt } from './repository.ts'
import { findTarget, type TargetRequest } from './target.ts'
import { readGitTree } from './tree.ts'

export type GitRequest = Pick<TargetRequest, 'url' | 'origin'> & {
  /** `ref` of the source; null or empty for the default branch. */
  readonly ref: string | null
  /** `depth` of the source; null or 0 for a whole clone. */
  readonly depth: number | null
  readonly sshkey: Token | null
}

export type GitWorld = GitMachine &
  RemoteWorld & {
    /** Where the temporary directory is made: RUNNER_TEMP, or that of the system. */
    readonly parent: string
    readonly pid: number
    readonly isAlive: (pid: number) => boolean
    readonly now: () => number
    readonly limits?: Partial<TransferLimits>
  }

/** `isPrivate`: it was fetched with a credential. `isPublic`: the host has no private address. */
export type GitRead = PackageRead & { readonly isPrivate: boolean; readonly isPublic: boolean }

export type GitFetcher = {
  /** Rejects only for mistakes in this program, and if the machine is exhausted. */
  readonly fetch: (request: GitRequest) => Promise<GitRead>
  /** Ends what is under way, and removes everything from the disk. */
  readonly close: () => Promise<void>
}

const LIMITS: TransferLimits = { maxBytes: 64 * 1024 * 1024, silentMs: 60_000 }

const ENDED: GitRead = { kind: 'unread', why: CHECK_ENDED, isPrivate: false, isPublic: true }

const NO_GIT = 'install Git 2.31 or newer on this machine'

/** Fetches each repository into one directory, whatever the number of refs. Closes itself at the end of the check. */
export function gitFetcher(world: GitWorld): GitFetcher {
  const closing = new AbortController()
  const machine = { ...world, stop: AbortSignal.any([world.stop, closing.signal]) }
  const start = once(() => startGit(machine))
  let hasStarted = false
  const repositories = new Map<string, Promise<GitRepository | GitFailure>>()
  const repositoryFor = (request: GitRequest) => {
    const { url, origin, sshkey } = request
    const key = sshkey === null ? JSON.stringify([url, origin]) : randomBytes(16).toString('hex')
    const repository = repositories.get(key) ?? openRepository(request, start(), machine)
    repositories.set(key, repository)
    return repository
  }
  const fetch = async (request: GitRequest): Promise<GitRead> => {
    if (machine.stop.aborted) return ENDED
    hasStarted = true
    try {
      const repository = await repositoryFor(request)
      const read =
        'read' in repository
          ? { ...repository.read, isPrivate: false, isPublic: true }
          : await readFrom(repository, request)
      // Git that was stopped says nothing about the repository.
      return read.kind === 'read' || !machine.stop.aborted ? read : ENDED
    } catch (error) {
      const why = `the temporary directory cannot be used: ${systemError(error)}`
      // At the end of the check, it goes away.
      return machine.stop.aborted
        ? ENDED
        : { kind: 'unread', why, isPrivate: false, isPublic: true }
    }
  }
  const close = once(async () => {
    closing.abort()
    if (!hasStarted) return
    const started = await start().catch(() => null)
    if (started !== null) await removeDirectory(started.directory)
  })
  world.stop.addEventListener('abort', () => void close())
  return { fetch, close }
}

async function startGit(world: GitWorld) {
  removeLeftovers(world.parent, world)
  const directory = temporaryDirectory(world.parent, world.pid)
  return { found: await findGit(world, directory), directory }
}

type Started = Awaited<ReturnType<typeof startGit>>

async function openRepository(
  { url, origin, sshkey }: GitRequest,
  started: Promise<Started>,
  world: GitWorld
): Promise<GitRepository | GitFailure> {
  const { found, directory } = await started
  if (!found.ok) return unread(found.why, NO_GIT)
  const { git } = found
  const place = join(directory, randomBytes(8).toString('hex'))
  const keyFile = sshkey === null ? null : `${place}.key`
  if (sshkey !== null && keyFile !== null && !writeSshKey(sshkey, keyFile)) {
    return broken('illegal base64 data in sshkey')
  }
  const request = { url, origin, keyFile }
  const target = await findTarget(git, request, world)
  if (target.kind === 'failed') return target
  const limits = { ...LIMITS, ...world.limits }
  const { maxBytes, silentMs } = limits
  const parts = { git, directory }
  const remote = remoteOf(request, target, parts, { maxBytes, silentMs }, world)
  return repositoryAt(place, git, remote)
}

async function readFrom(repository: GitRepository, request: GitRequest) {
  const read = await readRef(repository, request)
  return { ...read, ...repository.remote.facts() }
}

/** Decides from the list of refs what to fetch, but for commits and the default branch, which need none. */
async function readRef(
  repository: GitRepository,
  { ref: written, depth: wantedDepth }: GitRequest
): Promise<PackageRead> {
  const [ref, depth] = [written || null, Math.max(wantedDepth ?? 0, 0)]
  const plain = plainRef(ref, depth)
  const wanted = plain ?? (await listedRef(repository, ref ?? '', depth))
  if ('read' in wanted) return wanted.read
  const read = async (obtained: Obtained | GitFailure): Promise<PackageRead> => {
    if ('read' in obtained) return obtained.read
    const { reader, revision } = obtained
    return readGitTree(repository.git, reader, { revision, ref: ref ?? 'HEAD' })
  }
  if (wanted.kind === 'one') {
    const obtained = await repository.obtain(wanted.name)
    const isMissing =
      'read' in obtained && obtained.isOfRef === true && obtained.read.kind === 'broken'
    // A repository without commits has no HEAD, and `git clone` makes an empty directory.
    if (isMissing && ref === null) return EMPTY
    // Some servers do not give a commit by its hash.
    if (!isMissing || plain === null) return read(obtained)
  }
  return read(await repository.history(revisionsOf(ref ?? 'HEAD'), ref ?? 'HEAD'))
}

async function listedRef(repository: GitRepository, ref: string, depth: number) {
  const refs = await repository.refs()
  if ('read' in refs) return refs
  const wanted = wantedRef(ref, depth, refs)
  return wanted.kind === 'broken' ? broken(wanted.why) : wanted
}

const EMPTY: PackageRead = {
  kind: 'read',
  tree: { files: new Map(), directories: new Set(['']) }
}
