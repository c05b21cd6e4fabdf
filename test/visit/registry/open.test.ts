// Which packages are fetched again, and how many and how much, with transfers that are made up.

import { gzipSync } from 'node:zlib'
import { newTransfers } from '../../../src/observe/packages/transfers.ts'
import { openerOf } from '../../../src/observe/visit/registry/open.ts'
import { notAsked } from '../../../src/observe/visit/registry/question.ts'
import { plain } from '../../../src/rules/protocol/marked-text.ts'
import { planFetch } from '../../../src/rules/registry/answers/package-plan.ts'
import { END_OF_TAR, tarEntry } from '../../support/archives.ts'
import { aHost, aProblem } from '../../support/evidence-builder.ts'
import { describe, expect, it } from '../../support/jest.ts'

const MIB = 1024 * 1024

/** The part of a question that a transfer needs. */
type Asked = {
  readonly plan: () => { readonly take: (parts: AsyncIterable<Uint8Array>) => Promise<void> }
  readonly read: () => { readonly value: unknown }
}

type Ports = Parameters<ReturnType<typeof openerOf>>[2]

// Repositories need no others.
const NO_PORTS = { countTransfer: () => true } as unknown as Ports
const TREE = {
  files: new Map(),
  directories: new Set(['']),
  mixed: new Set<string>(),
  unreadable: new Map(),
  unknown: new Map()
}

/** Opens sources, all at once, and says how each one ended and what was fetched. */
async function open(...sources: readonly string[]) {
  const fetched: string[] = []
  const opener = openerOf(
    async ({ url, ref, depth }) => {
      fetched.push([url.path, ref, depth].filter((part) => part !== null).join(' '))
      return { kind: 'read', tree: TREE, isPublic: true }
    },
    newTransfers(() => {})
  )
  const request = { registry: aHost(), client: 'terraform', origin: null } as const
  const openings = await Promise.all(
    sources.map((source) => {
      const plan = planFetch(source, 'terraform')
      if (plan.kind !== 'git') throw new Error(`${source} is no repository`)
      return opener(plan, { ...request, url: plan.url }, NO_PORTS)
    })
  )
  return { openings, fetched }
}

const REPOSITORY = 'git::https://git.example.com/net.git'

describe('a repository is fetched', () => {
  it('once for calls of any directory in it', async () => {
    const sources = Array.from({ length: 40 }, (_, index) => `${REPOSITORY}//m${index}?ref=v1`)
    const { fetched, openings } = await open(...sources)
    expect(fetched).toEqual(['/net.git v1'])
    expect(new Set(openings).size).toBe(1)
  })

  it('once for each ref and depth', async () => {
    const queries = ['', '?ref=v1', '?ref=v2', '?ref=v1&depth=1', '?ref=v2']
    const { fetched } = await open(...queries.map((query) => REPOSITORY + query))
    expect(fetched).toEqual(['/net.git', '/net.git v1', '/net.git v2', '/net.git v1 1'])
  })
})

it('gives up every package after 500, and none that is open', async () => {
  const sources = Array.from({ length: 510 }, (_, index) => `${REPOSITORY}?ref=v${index}`)
  const { fetched, openings } = await open(...sources, `${REPOSITORY}?ref=v1`)
  expect(fetched).toHaveLength(500)
  expect(openings.filter(({ tree }) => tree === null)).toHaveLength(10)
  expect(openings.at(505)?.steps).toEqual([
    { kind: 'unread', why: 'this check opens at most 500 packages' }
  ])
  expect(openings.at(-1)?.tree).toBe(TREE)
})

/** Opens archives of these names one after the other, with what `send` answers, and says how each one ended. */
async function openArchives(names: readonly string[], send: (question: Asked) => Promise<unknown>) {
  const opener = openerOf(
    () => Promise.reject(new Error('no repository')),
    newTransfers(() => {})
  )
  const ports = {
    clients: ['terraform'],
    isNamed: () => true,
    originOf: () => ({ isPublic: true }),
    send: async (question: Asked) => {
      const outcome = await send(question)
      return { terraform: { ...notAsked(aHost(), 'service'), outcome } }
    }
  } as unknown as Ports
  const ends: unknown[] = []
  for (const name of names) {
    const plan = planFetch(`https://packages.example.net/${name}.tgz`, 'terraform')
    if (plan.kind !== 'archive') throw new Error('no archive')
    const request = { registry: aHost(), client: 'terraform', origin: null, url: plan.url } as const
    const { steps, tree } = await opener(plan, request, ports)
    ends.push(tree === null ? steps.at(-1) : 'read')
  }
  return ends
}

it('does not wait for an archive as long as the clients, which is no finding', async () => {
  const problem = aProblem('host-timeout', 'packages.example.net sent nothing within 60 s')
  const ends = await openArchives(['a'], async () => ({ kind: 'failed', problem }))
  expect(ends).toEqual([{ kind: 'unread', why: plain(problem.message) }])
})

it('gives up every archive after 512 MiB', async () => {
  const part = gzipSync(Buffer.alloc(MIB, 'x'), { level: 0 })
  const begin = gzipSync(tarEntry({ name: 'a.bin', size: 50 * MIB }))
  async function* parts() {
    yield begin
    for (let left = 50; left > 0; left -= 1) yield part
    yield gzipSync(END_OF_TAR)
  }
  let transfers = 0
  const names = Array.from({ length: 12 }, (_, index) => `${index}`)
  const ends = await openArchives(names, async (question) => {
    transfers += 1
    await question.plan().take(parts())
    return { kind: 'read', value: question.read().value }
  })
  const limit = { kind: 'unread', why: 'this check transfers at most 512 MiB of packages' }
  expect(ends).toEqual([...Array(11).fill('read'), limit])
  expect(transfers).toBe(11)
})
