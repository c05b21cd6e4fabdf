import { decodeRegistryProtocols } from '../../src/read/cli-config/blocks.ts'
import { decodeInstallation, mayCover, methodsFor } from '../../src/read/cli-config/installation.ts'
import { parsePattern } from '../../src/read/cli-config/provider-pattern.ts'
import { readHcl1 } from '../../src/read/hcl/hcl1.ts'
import { attributesOf, placesIn, type Span } from '../../src/read/hcl/structure.ts'
import { providerExcluded } from '../../src/rules/problems/init/unknown.ts'
import { MAIN_CLIENTS } from '../../src/rules/protocol/clients.ts'
import { aHost } from '../support/evidence-builder.ts'
import { mutate } from '../support/hcl-mutants.ts'
import { describe, expect, it } from '../support/jest.ts'
import { seededRandom } from '../support/random.ts'
import { readVectors } from '../support/vectors.ts'

const AWS = { host: aHost('registry.terraform.io'), namespace: 'hashicorp', type: 'aws' }

it.each([
  [[], true],
  [['*/*/*'], true],
  [['registry.terraform.io/hashi corp/*'], true],
  [['hashicorp/aws/extra/part'], true],
  [['tf.example.com/acme'], false]
])('a method that is rejected with %j may be meant for hashicorp/aws: %j', (include, expected) => {
  const problem = providerExcluded({ provider: 'a', rejected: undefined })
  expect(mayCover({ problem, include }, AWS.host)).toBe(expected)
})

describe('a pattern', () => {
  it.each([
    ['hashicorp/aws', 'direct'],
    ['hashicorp/*', 'direct'],
    ['*/*', 'direct'],
    ['*/*/*', 'direct'],
    ['registry.terraform.io/*/*', 'direct'],
    ['Registry.Terraform.IO:443/HashiCorp/AWS', 'direct'],
    ['hashicorp/google', 'none'],
    ['registry.opentofu.org/*/*', 'none']
  ])('%s covers hashicorp/aws: %s', (text, wanted) => {
    const pattern = parsePattern(text, 'terraform')
    const include = pattern.ok ? [pattern.value] : []
    const methods = methodsFor({ methods: [{ include, exclude: [] }] }, AWS)
    expect(methods).toHaveLength(wanted === 'direct' ? 1 : 0)
  })

  it('without a host is on the default registry of the client', () => {
    const hosts = MAIN_CLIENTS.map((client) => parsePattern('hashicorp/aws', client))
    expect(hosts).toMatchObject([
      { value: { host: 'registry.terraform.io' } },
      { value: { host: 'registry.opentofu.org' } }
    ])
  })
})

const FILES = [
  ...(readVectors('provider-mirrors') as { readonly rows: readonly { rc?: string }[] }).rows,
  ...(readVectors('releases') as { readonly limits: readonly { home?: { '.tofurc'?: string } }[] })
    .limits
].flatMap((row) =>
  'rc' in row ? (row.rc ?? []) : 'home' in row ? (row.home?.['.tofurc'] ?? []) : []
)

it('any text gives blocks, or mistakes in words', () => {
  const random = seededRandom(20261122)
  let read = 0
  for (let round = 0; round < 40; round += 1) {
    for (const file of FILES) {
      for (const client of MAIN_CLIENTS) {
        const text = round === 0 ? file : mutate(file, random)
        const { body, problems } = readHcl1(text, client === 'opentofu')
        if (problems.length > 0) continue
        read += 1
        const placeOf = (span: Span) => ({ file: 'a.tfrc', ...placesIn(text)(span) })
        const items = attributesOf(body)
        const { mistakes } = decodeInstallation({ items, placeOf }, client)
        const why = decodeRegistryProtocols(items).mistake?.message ?? []
        for (const each of mistakes.map((one) => one.why).concat(why))
          expect(each).toMatch(/^\S.* \S/)
      }
    }
  }
  expect(read).toBeGreaterThan(500)
})
