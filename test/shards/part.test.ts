// A host with more addresses than one job asks for is divided by their names.
import { describe, expect, it } from '@jest/globals'
import type { Hostname } from '../../src/protocol/hostname.ts'
import { partOf } from '../../src/shards/part.ts'
import { aHost } from '../support/evidence-builder.ts'

const LARGE = aHost('large.example.com')
const SMALL = aHost('small.example.com')

/** Modules of a host, and the host of each. */
const modulesOf = (host: Hostname, count: number): readonly (readonly [string, Hostname])[] =>
  Array.from({ length: count }, (_, index) => [`${host}/acme/m${index}/aws`, host])

const ASKED = new Map([...modulesOf(LARGE, 501), ...modulesOf(SMALL, 500)])

const partsOf = (count: number, asked = ASKED) =>
  Array.from({ length: count }, (_, index) => partOf({ index: index + 1, count }, [], asked))

const ownIn = (others: ReadonlySet<string>, asked = ASKED) =>
  [...asked.keys()].filter((key) => !others.has(key))

describe('a host with more than 500 modules and providers', () => {
  it('is contacted by all shards, each of which asks for other addresses', () => {
    const parts = partsOf(8)
    expect(parts.filter((part) => !part.otherHosts.has(LARGE))).toHaveLength(8)
    expect(parts.filter((part) => !part.otherHosts.has(SMALL))).toHaveLength(1)
    const own = parts.map(({ others }) => ownIn(others).filter((key) => key.startsWith(LARGE)))
    expect(own.flat().toSorted()).toEqual([...new Map(modulesOf(LARGE, 501)).keys()].toSorted())
    expect(own.every(({ length }) => length > 30 && length < 100)).toBe(true)
  })

  it('keeps the shards of its addresses, and those of other hosts, when hosts and addresses are added', () => {
    const more = new Map([
      ...modulesOf(LARGE, 520),
      ...modulesOf(SMALL, 500),
      ...modulesOf(aHost('new.example.com'), 3)
    ])
    const after = partsOf(8, more)
    for (const [index, { others }] of partsOf(8).entries()) {
      const now = new Set(ownIn(after[index]?.others ?? new Set(), more))
      expect(ownIn(others).filter((key) => !now.has(key))).toEqual([])
    }
  })
})
