// Searches the verdict for tokens that hosts return in every combination of token, encoding and place.
//
//   npx node scripts/fuzz-tokens.ts [COUNT] [FIRST]
//
// Exits with 1 if any is found. All combinations take some minutes.
import { leakingEchoes } from '../test/support/echo-search.ts'
import { COMBINATIONS, echoes } from '../test/support/echoes.ts'

const AT_ONCE = 400

const [count = COMBINATIONS, first = 0] = process.argv.slice(2).map(Number)
let leaks = 0
for (let from = first; from < first + count; from += AT_ONCE) {
  const some = echoes(Math.min(AT_ONCE, first + count - from), from)
  for (const name of await leakingEchoes(some)) {
    console.log(name)
    leaks += 1
  }
}
console.log(`${leaks} of ${count} tokens were found`)
process.exitCode = leaks === 0 ? 0 : 1
