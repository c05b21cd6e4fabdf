// `npm run update`: writes what the documents repeat of the code; with --check only says what is stale.
import { writeFileSync } from 'node:fs'
import { documents } from './documents.ts'

const stale = documents().filter(({ actual, expected }) => actual !== expected)
const checking = process.argv.includes('--check')
for (const { path, expected } of stale) {
  if (!checking) writeFileSync(path, expected)
  console.log(`${path} ${checking ? 'is out of step, run npm run update' : 'is up to date now'}`)
}
if (stale.length === 0) console.log('every document is in step with the code')
process.exitCode = checking && stale.length > 0 ? 1 : 0
