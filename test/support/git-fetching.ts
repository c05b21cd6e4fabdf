// Fetches from Git servers on loopback as a check does.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kill, pid } from 'node:process'
import type { Network } from '../../src/observe/network/dial.ts'
import {
  type GitFetcher,
  type GitRequest,
  type GitWorld,
  gitFetcher
} from '../../src/observe/packages/git/fetcher.ts'
import { newTransfers } from '../../src/observe/packages/transfers.ts'
import { makeTrust } from '../../src/observe/tls/trust.ts'
import type { Token } from '../../src/rules/protocol/token.ts'
import { GIT_HOST, GitServer } from './git-server.ts'
import { isAlive } from './processes.ts'
import { temporaryDirectory } from './temporary.ts'

export type FetchOptions = Partial<Omit<GitWorld, 'environment' | 'learn' | 'network'>> & {
  readonly environment?: Readonly<Record<string, string | undefined>>
  readonly network?: Partial<Network>
  /** ~/.gitconfig */
  readonly config?: string
}

export type Fetching = AsyncDisposable & {
  readonly server: GitServer
  readonly fetcher: GitFetcher
  readonly learnt: readonly string[]
  readonly home: string
  readonly waits: readonly number[]
  /** What is on the disk. */
  readonly left: () => readonly string[]
  readonly fetch: (
    repository: string,
    request?: Partial<GitRequest>
  ) => ReturnType<GitFetcher['fetch']>
}

/** A server and a fetcher whose user has an empty home, with programs in `bin`. */
export async function fetching(options: FetchOptions = {}): Promise<Fetching> {
  const server = await GitServer.start()
  const directory = await temporaryDirectory()
  const [home, parent] = [join(directory.path, 'home'), join(directory.path, 'temp')]
  mkdirSync(home)
  mkdirSync(parent)
  writeFileSync(join(home, '.gitconfig'), options.config ?? '')
  const learnt: string[] = []
  const waits: number[] = []
  const { environment, network, config: _, ...world } = options
  const fetcher = gitFetcher({
    kill,
    stop: new AbortController().signal,
    learn: (token: Token) => void learnt.push(token.reveal()),
    isNamed: () => true,
    pause: async (ms) => void waits.push(ms),
    transfers: newTransfers(() => {}),
    parent,
    pid,
    isAlive,
    now: Date.now,
    ...world,
    environment: {
      PATH: `${join(home, 'bin')}:${process.env['PATH']}`,
      HOME: home,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_SSL_CAINFO: server.caFile,
      ...environment
    },
    network: {
      resolve: [server.rule()],
      chooseProxy: () => null,
      trust: makeTrust(null),
      maxInterim: Number.POSITIVE_INFINITY,
      namedHosts: new Set([GIT_HOST]),
      ...network
    }
  })
  return {
    server,
    fetcher,
    learnt,
    home,
    waits,
    left: () => readdirSync(parent),
    fetch: (repository, request = {}) =>
      fetcher.fetch({
        url: server.url(repository),
        ref: null,
        depth: null,
        sshkey: null,
        origin: null,
        ...request
      }),
    [Symbol.asyncDispose]: async () => {
      await fetcher.close()
      await server[Symbol.asyncDispose]()
      await directory[Symbol.asyncDispose]()
    }
  }
}
