// What the check predicts for recorded situations, against what `init` of each client did there. Tests of single rules
// cannot show that the rules together end as `init` does. Left out are failures that only a whole archive or a signature shows.

import { MAIN_CLIENTS, type MainClient } from '../../src/rules/protocol/clients.ts'
import { InitCheckout } from '../support/init-batches.ts'
import { INIT_ROWS, type InitRow } from '../support/init-rows.ts'
import {
  type CheckDepth,
  mustFail,
  type Predicted,
  requestFaults,
  versionFaults,
  whyUnknown
} from '../support/init-verdict.ts'
import { afterAll, describe, expect, it } from '../support/jest.ts'

const checkout = await InitCheckout.lay(INIT_ROWS)
afterAll(() => checkout[Symbol.asyncDispose]())

/** What differs from `init`: the row, how it ended, and our errors. */
const wrongVerdicts = (
  all: readonly Predicted[],
  client: MainClient,
  depth: CheckDepth
): readonly string[] =>
  all
    .filter(({ row, errors }) => mustFail(row, client, depth) !== errors.length > 0)
    .map(
      ({ row, errors }) =>
        `${row.group}: ${row.name}: init ${row.expected[client].outcome}, [${errors}]`
    )

describe.each(MAIN_CLIENTS)('at depth packages, for %s', (client) => {
  it('ends as init does, with the same versions and requests', async () => {
    const known = (row: InitRow): boolean => whyUnknown(row, client) === null
    const all = await checkout.predict(client, 'packages', known)
    expect(all).toHaveLength(INIT_ROWS.filter(known).length)
    expect(wrongVerdicts(all, client, 'packages')).toEqual([])
    expect(all.flatMap(({ row, roots }) => versionFaults(row, client, roots))).toEqual([])
    expect(all.flatMap((each) => requestFaults(each, client))).toEqual([])
  })
})

it('fails at depth versions already where the versions show the failure', async () => {
  const fails = (row: InitRow): boolean => mustFail(row, 'terraform', 'versions')
  const known = (row: InitRow): boolean => fails(row) && whyUnknown(row, 'terraform') === null
  const all = await checkout.predict('terraform', 'versions', known)
  expect(wrongVerdicts(all, 'terraform', 'versions')).toEqual([])
  expect(all.length).toBeGreaterThan(90)
})
