// Answers that are longer than the check reads.

import { InitCheckout } from '../support/init-batches.ts'
import { ENDPOINTS, withAnswer } from '../support/init-faults.ts'
import { expect, it } from '../support/jest.ts'

// More than is read of any answer.
const BYTES = 9e6

const READ_WHOLE = [
  'module versions',
  'provider versions',
  'provider document',
  'provider sums',
  'mirror index',
  'mirror document'
]

const ENDED = { outcome: 'ok', requests: [] } as const
const NOT_RECORDED = { terraform: ENDED, opentofu: ENDED }

it.each(READ_WHOLE)('says that the answer of %s is longer than it reads', async (endpoint) => {
  const url = ENDPOINTS[endpoint]?.url ?? ''
  const row = withAnswer(endpoint, [{ url, bodyRepeat: { text: ' ', times: BYTES } }])
  await using checkout = await InitCheckout.lay([{ ...row, expected: NOT_RECORDED }])
  const [predicted] = await checkout.predict('terraform', 'packages')
  expect(predicted?.findings).toEqual(['not-followed'])
})

const MANY = Array.from({ length: 30_000 }, (_, index) => ({ version: `1.${index}.0` }))

it.each([
  ['module versions', { modules: [{ versions: MANY }] }],
  ['provider versions', { versions: MANY }]
])('says that there are more %s than it reads', async (endpoint, json) => {
  const row = withAnswer(endpoint, [{ url: ENDPOINTS[endpoint]?.url ?? '', json }])
  await using checkout = await InitCheckout.lay([{ ...row, expected: NOT_RECORDED }])
  const [predicted] = await checkout.predict('terraform', 'versions')
  expect(predicted?.findings).toEqual(['not-followed'])
})
