// Which shard has a host.
import { describe, expect, it } from '@jest/globals'
import { murmur3, shardOf } from '../../src/shards/rendezvous.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const HOSTS = Array.from({ length: 2000 }, (_, index) => `registry-${index}.example.com`)

describe('hash', () => {
  // Of the reference implementation, as the test vectors of its ports have them.
  it.each([
    ['', 0, 0x00000000],
    ['', 1, 0x514e28b7],
    ['', 0xffffffff, 0x81f16f39],
    ['test', 0x9747b28c, 0x704b81dc],
    ['Hello, world!', 0x9747b28c, 0x24884cba],
    ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd]
  ])('of %j with seed %d is that of MurmurHash3', (text, seed, hash) => {
    expect(murmur3(bytes(text), seed)).toBe(hash)
  })
})

describe('shards', () => {
  it('get hosts as evenly as chance would', () => {
    const sizes = Array.from({ length: 16 }, () => 0)
    for (const host of HOSTS) {
      const at = shardOf(host, 16) - 1
      sizes[at] = (sizes[at] ?? 0) + 1
    }
    const even = HOSTS.length / 16
    const chiSquare = sizes.reduce((sum, size) => sum + (size - even) ** 2 / even, 0)
    // One of a thousand good hashes exceeds it with 15 degrees of freedom.
    expect(chiSquare).toBeLessThan(37.7)
  })

  it('keep their hosts when there is one shard more, which takes some of each', () => {
    const moved = HOSTS.filter((host) => shardOf(host, 17) !== shardOf(host, 16))
    expect(new Set(moved.map((host) => shardOf(host, 17)))).toEqual(new Set([17]))
    expect(new Set(moved.map((host) => shardOf(host, 16))).size).toBe(16)
  })

  it('never change: the jobs of a later release ask the same hosts', () => {
    const shards = ['registry.terraform.io', 'app.terraform.io', 'a.example:8443'].map((host) =>
      shardOf(host, 16)
    )
    expect(shards).toEqual([2, 11, 4])
  })
})
