// `npm run update`: regenerates parts of the documents from the code; --check only lists stale files.
import { writeFileSync } from 'node:fs'
import { documents } from './documents.ts'

const stale = documents().filter(({ actual, expected }) => actual !== expected)
const checking = process.argv.includes('--check')
for (const { path, expected } of stale) {
  if (!checking) writeFileSync(path, expected)
  console.log(`${path} ${checking ? 'is out of date, run npm run update' : 'updated'}`)
}
if (stale.length === 0) console.log('all documents are up to date')
process.exitCode = checking && stale.length > 0 ? 1 : 0
