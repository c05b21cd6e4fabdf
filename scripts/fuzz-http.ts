// Checks hosts whose HTTP/1 responses are valid, cut off or mutated, with the built program.
//
//   npm run build && npx node scripts/fuzz-http.ts [EXCHANGES] [FIRST]
//
// Exits with 1 if the program crashes or hangs, leaves a host without a verdict, rejects a valid response, or
// accepts one that is cut off. `FIRST` is the number of the first exchange, which is its seed.
import { checkExchanges } from '../test/support/fuzz-hosts.ts'
import { randomFor } from '../test/support/hcl-mutants.ts'
import { makeExchange } from '../test/support/http-mutants.ts'

// Hosts of one run. Few enough for 64 at a time to get their answer well before the time-out.
const BATCH = 400
const TIMEOUT_SECONDS = 4

const [count = '10000', from = '0'] = process.argv.slice(2)
const [first, end] = [Number(from), Number(from) + Number(count)]
const tally = new Map<string, number>()
let faults = 0
for (let start = first; start < end; start += BATCH) {
  const numbers = Array.from({ length: Math.min(BATCH, end - start) }, (_, index) => start + index)
  const exchanges = numbers.map((number) => makeExchange(randomFor(number), { holds: true }))
  const result = await checkExchanges(exchanges, TIMEOUT_SECONDS)
  for (const outcome of result.outcomes) tally.set(outcome, (tally.get(outcome) ?? 0) + 1)
  for (const fault of result.faults) console.log(`from ${start}: ${fault}`)
  faults += result.faults.length
}
console.log(`${count} exchanges from ${first}, ${faults} faults`)
for (const [outcome, hosts] of [...tally].sort(([, a], [, b]) => b - a)) {
  console.log(`${String(hosts).padStart(7)}  ${outcome}`)
}
process.exitCode = faults === 0 ? 0 : 1
