// `npm run bench`: time and memory of the product against floors measured in the same run; fails over budget.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { measureColdStart } from './bench/cold-start.ts'
import { overBudget, renderFigures, renderFiguresJson, type Section } from './bench/figures.ts'
import { measureFleet } from './bench/fleet.ts'
import { measureHostileCheckout } from './bench/hostile-checkout.ts'
import { measureHostileHosts } from './bench/hostile-hosts.ts'
import { measureHostileText } from './bench/hostile-text.ts'
import { measureLargeDocuments } from './bench/large-documents.ts'
import { measureManyHosts } from './bench/many-hosts.ts'
import { measureRegistries } from './bench/registries.ts'
import { measureScan } from './bench/scan.ts'

const MEASUREMENTS = {
  'cold-start': measureColdStart,
  'many-hosts': measureManyHosts,
  registries: measureRegistries,
  scan: measureScan,
  'hostile-text': measureHostileText,
  'hostile-hosts': measureHostileHosts,
  'large-documents': measureLargeDocuments,
  'hostile-checkout': measureHostileCheckout,
  fleet: measureFleet
}

// `npm run bench -- scan hostile-text` runs only these. `--repository DIRECTORY`: a checkout to scan as well.
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, repository: { type: 'string' } },
  allowPositionals: true
})
const unknown = positionals.filter((name) => !Object.hasOwn(MEASUREMENTS, name))
if (unknown.length > 0) throw new Error(`no measurement is named ${unknown.join(', ')}`)
const about = { node: process.version, cores: availableParallelism(), platform: process.platform }

const sections: Section[] = []
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  process.stderr.write(`measuring ${name}\n`)
  sections.push(await measure(values.repository))
}
if (values.json) process.stdout.write(renderFiguresJson(sections, about))
else {
  const { node, cores, platform } = about
  process.stdout.write(`\nNode ${node}, ${cores} cores, ${platform}\n\n${renderFigures(sections)}`)
}
const over = overBudget(sections)
for (const what of over) process.stderr.write(`over budget: ${what}\n`)
if (over.length > 0) process.exitCode = 1
