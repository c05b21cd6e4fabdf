import { askInTurn } from '../../src/observe/network/gate.ts'
import { aHost } from '../support/evidence-builder.ts'
import { expect, it } from '../support/jest.ts'

const wantedAt = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => {
    return [`${name} ${at}`, aHost(name)] as const
  })

it('asks for everything once, with a few questions of a few hosts pending at a time', async () => {
  const hosts = Array.from({ length: 10 }, (_, at) =>
    wantedAt(`r${at}.example.com`, at === 3 ? 50 : 2)
  )
  const wanted = new Map(hosts.flat())
  const pending = new Map<string, number>()
  const asked: string[] = []
  let most = 0
  await askInTurn(
    wanted,
    ([, host]) => host,
    { concurrency: 1 },
    async ([key, host]) => {
      asked.push(key)
      pending.set(host, (pending.get(host) ?? 0) + 1)
      const counts = [...pending.values()].filter((count) => count > 0)
      expect(counts.length).toBeLessThanOrEqual(4)
      most = Math.max(most, ...counts)
      await new Promise(setImmediate)
      pending.set(host, (pending.get(host) ?? 0) - 1)
    }
  )
  expect(asked.toSorted()).toEqual([...wanted.keys()].toSorted())
  expect(most).toBe(4)
})
