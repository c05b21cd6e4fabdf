import { checkExchanges } from '../support/fuzz-hosts.ts'
import { randomFor } from '../support/hcl-mutants.ts'
import { makeExchange } from '../support/http-mutants.ts'
import { expect, it } from '../support/jest.ts'

// Long enough for all hosts on a busy machine: no exchange is silent.
const TIMEOUT_SECONDS = 60

// More of them, some of which stay silent, in scripts/fuzz-http.ts.
it('names an outcome for each of 150 valid, cut and mutated responses, and never a wrong one', async () => {
  const numbers = Array.from({ length: 150 }, (_, number) => number)
  const exchanges = numbers.map((number) => makeExchange(randomFor(number), { holds: false }))
  const { outcomes, faults } = await checkExchanges(exchanges, TIMEOUT_SECONDS)
  expect(faults).toEqual([])
  const accepted = exchanges.filter((each) => each.accepted === true).length
  expect(accepted).toBeGreaterThan(15)
  expect(outcomes.filter((outcome) => outcome === 'found').length).toBeGreaterThan(accepted)
})
