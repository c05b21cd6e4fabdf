// Faults of each endpoint after discovery, against what `init` of both clients did with them.

import { problemFacts } from '../../src/rules/problems/catalogue.ts'
import { InitCheckout } from '../support/init-batches.ts'
import { ENDPOINTS, FAULTS, faultRow } from '../support/init-faults.ts'
import type { InitRow } from '../support/init-rows.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

type Row = {
  readonly endpoint: string
  readonly passes: readonly string[]
  readonly hops: Readonly<Record<string, readonly string[]>>
}

const { rows } = readVectors('init-faults') as { readonly rows: readonly Row[] }
const recorded = new Map(rows.map((row) => [row.endpoint, row]))

const named = (group: string, name: string): string => `${group}: ${name}`

// The body of an archive is not read.
const ONLY_THE_BODY =
  /^(?:an? (?:empty body|list|object|text|number)|HTML|null|text that|nested|endless lists|half|gzip)/

// More than is read of a signature.
const TOO_LONG = 'provider signature: endless lists'

const isUnread = (endpoint: string, fault: string): boolean =>
  named(endpoint, fault) === TOO_LONG ||
  (/archive|^module package$/.test(endpoint) && ONLY_THE_BODY.test(fault))

const cases = Object.keys(ENDPOINTS).flatMap((endpoint) =>
  Object.keys(FAULTS).map((fault): InitRow => {
    const ended = {
      outcome: recorded.get(endpoint)?.passes.includes(fault) === true ? 'ok' : 'fails',
      requests: []
    } as const
    return { ...faultRow(endpoint, fault), expected: { terraform: ended, opentofu: ended } }
  })
)
const known: ReadonlySet<string> = new Set(Object.keys(problemFacts()))
const checkout = await InitCheckout.lay(cases)
const predicted = await checkout.predict('opentofu', 'packages')
await checkout[Symbol.asyncDispose]()

it('checks every endpoint with every fault', () => {
  expect(predicted.map(({ row }) => named(row.group, row.name)).toSorted()).toEqual(
    cases.map(({ group, name }) => named(group, name)).toSorted()
  )
  expect([...recorded.keys()].toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted())
})

describe.each(Object.keys(ENDPOINTS))('%s', (endpoint) => {
  const own = predicted.filter(({ row }) => row.group === endpoint)

  it('passes with the faults that init accepts, and names a problem for the others', () => {
    const wrong = own.filter(
      ({ row, errors }) =>
        !isUnread(endpoint, row.name) &&
        (row.expected.opentofu.outcome === 'ok'
          ? errors.length > 0
          : errors.length === 0 || !errors.every((code) => known.has(code)))
    )
    expect(wrong.map(({ row, errors }) => `${row.name}: [${errors}]`)).toEqual([])
  })

  it('sends a token where init does, and never over http', () => {
    const sent = own.flatMap(({ row, requests }) => {
      const hops = recorded.get(endpoint)?.hops[row.name] ?? []
      return requests
        .filter((each) => /\/(?:moved|back)\//.test(each) && each.endsWith(' token'))
        .filter((each) => !hops.includes(each) || each.includes(' http:'))
        .map((each) => `${row.name}: ${each}`)
    })
    expect(sent).toEqual([])
  })

  it('follows redirects as init does', () => {
    const plain = (request: string): string => request.split(' ').slice(0, 2).join(' ')
    const asked = (name: string): readonly string[] =>
      own.find(({ row }) => row.name === name)?.requests.map(plain) ?? []
    const left = Object.entries(recorded.get(endpoint)?.hops ?? {}).flatMap(([name, hops]) =>
      hops.filter((hop) => !asked(name).includes(plain(hop))).map((hop) => `${name}: ${hop}`)
    )
    expect(left).toEqual([])
  })
})
