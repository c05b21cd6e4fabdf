// The rows of follow.json: what `init` did with packages of modules, some of them in Git repositories.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import { aRepository, commit, git } from './git.ts'
import { GitServer } from './git-server.ts'
import { type Ended, type InitRow, readInitRows } from './init-rows.ts'
import { temporaryDirectory } from './temporary.ts'
import { readVectors } from './vectors.ts'

type Commit = {
  readonly files: Readonly<Record<string, string>>
  readonly tag?: string
  /** The commit is on a branch of its own. */
  readonly branch?: string
}

export type FollowRow = InitRow & {
  readonly gitRepos?: Readonly<Record<string, readonly Commit[]>>
  /** The number of requests of each client, without those of Git. */
  readonly requestCounts: Readonly<Record<MainClient, number>>
}

type Recorded = {
  readonly rows: readonly {
    readonly expected: Readonly<Record<MainClient, { readonly requests: number }>>
  }[]
}

const { rows: RECORDED } = readVectors('follow') as Recorded

// The rows count requests, but do not list them.
const withoutRequests = (ended: Ended): Ended => ({ ...ended, requests: [] })

/** All rows of follow.json. */
export const FOLLOW_ROWS: readonly FollowRow[] = readInitRows('follow').map((row, index) => {
  const { terraform, opentofu } = row.expected
  const recorded = RECORDED[index]?.expected
  return {
    ...row,
    requestCounts: {
      terraform: recorded?.terraform.requests ?? 0,
      opentofu: recorded?.opentofu.requests ?? 0
    },
    expected: { terraform: withoutRequests(terraform), opentofu: withoutRequests(opentofu) }
  }
})

/** Rows of which the check knows less than `init` says: servers hide private repositories in this way. */
export const isHidden = ({ name }: InitRow): boolean => name === 'Git, repository does not exist'

// The commit with this tag, when the rows were recorded.
const RECORDED_TAG = 'v2.0.0'
const RECORDED_COMMIT = '5808cdb6c7ec6ff2d0011f5a6544463336486347'
const SHORT = 7

export type ServedRow = AsyncDisposable & {
  /** The row with the commits of the served repositories, and with what `git` has to trust. */
  readonly row: FollowRow
  /** The value of `resolve` with which the check reaches them. */
  readonly resolve: string
  readonly server: GitServer | null
}

/** Serves the repositories of a row on loopback. */
export async function serveRow(row: FollowRow): Promise<ServedRow> {
  if (row.gitRepos === undefined) {
    return { row, resolve: '', server: null, [Symbol.asyncDispose]: async () => {} }
  }
  await using stack = new AsyncDisposableStack()
  const server = stack.use(await GitServer.start())
  let text = JSON.stringify(row)
  for (const [name, commits] of Object.entries(row.gitRepos)) {
    const tagged = await serveRepository(server, name, commits)
    text = text
      .replaceAll(RECORDED_COMMIT, tagged)
      .replaceAll(RECORDED_COMMIT.slice(0, SHORT), tagged.slice(0, SHORT))
  }
  const { name, address, addressPort } = server.rule()
  const served: FollowRow = JSON.parse(text)
  const rest = stack.move()
  return {
    row: { ...served, env: { ...served.env, GIT_SSL_CAINFO: server.caFile } },
    resolve: `${name}=${address}:${addressPort}`,
    server,
    [Symbol.asyncDispose]: () => rest.disposeAsync()
  }
}

/** The commit with the recorded tag; '' without one. */
async function serveRepository(
  server: GitServer,
  name: string,
  commits: readonly Commit[]
): Promise<string> {
  await using directory = await temporaryDirectory()
  const { path } = directory
  let tagged = ''
  aRepository(path, { 'README.md': '' })
  for (const { files, tag, branch } of commits) {
    if (branch !== undefined) git(path, 'checkout', '-q', '-b', branch)
    const id = commit(path, { ...files, 'NOTES.md': `${tag} ${branch}` })
    if (tag !== undefined) git(path, 'tag', tag)
    if (tag === RECORDED_TAG) tagged = id
    if (branch !== undefined) git(path, 'checkout', '-q', 'main')
  }
  mkdirSync(dirname(join(server.root, name)), { recursive: true })
  server.publish(path, name)
  return tagged
}
