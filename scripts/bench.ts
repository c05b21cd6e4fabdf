// `npm run bench`: time and memory of the product against floors measured in the same run; fails over budget.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { compare, renderCompared } from './bench/against.ts'
import { measureColdStart } from './bench/cold-start.ts'
import { overBudget, renderFigures, renderFiguresJson, type Section } from './bench/figures.ts'
import { measureFleet } from './bench/fleet.ts'
import { measureHostileCheckout } from './bench/hostile-checkout.ts'
import { measureHostileHosts } from './bench/hostile-hosts.ts'
import { measureHostileText } from './bench/hostile-text.ts'
import { measureHostileUsages } from './bench/hostile-usages.ts'
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
  'hostile-usages': measureHostileUsages,
  fleet: measureFleet
}

// `npm run bench -- scan hostile-text` runs only these. `--repository DIRECTORY`: a checkout to scan as well.
// `--against COMMIT` or `--against release` compares with that commit instead; names are then parts of names.
const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    repository: { type: 'string' },
    against: { type: 'string' },
    pairs: { type: 'string' }
  },
  allowPositionals: true
})
const about = { node: process.version, cores: availableParallelism(), platform: process.platform }
const failed = values.against === undefined ? await measure() : await measureAgainst(values.against)
if (failed) process.exitCode = 1

/** Whether a budget is exceeded. */
async function measure(): Promise<boolean> {
  const unknown = positionals.filter((name) => !Object.hasOwn(MEASUREMENTS, name))
  if (unknown.length > 0) throw new Error(`no measurement is named ${unknown.join(', ')}`)
  const sections: Section[] = []
  for (const [name, measureSection] of Object.entries(MEASUREMENTS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    process.stderr.write(`measuring ${name}\n`)
    sections.push(await measureSection(values.repository))
  }
  if (values.json) process.stdout.write(renderFiguresJson(sections, about))
  else printTable(renderFigures(sections))
  const over = overBudget(sections)
  for (const what of over) process.stderr.write(`over budget: ${what}\n`)
  return over.length > 0
}

/** Whether a goal is missed. */
async function measureAgainst(against: string): Promise<boolean> {
  const { repository, pairs } = values
  const compared = await compare({
    against,
    only: positionals,
    ...(repository === undefined ? {} : { repository }),
    ...(pairs === undefined ? {} : { pairs: Number(pairs) })
  })
  if (values.json) process.stdout.write(`${JSON.stringify({ ...about, compared }, null, 2)}\n`)
  else if (compared.length === 0) process.stdout.write('no release to compare with\n')
  else printTable(`This checkout as a multiple of ${against}\n\n${renderCompared(compared)}\n`)
  const over = compared.filter(({ verdict }) => verdict === 'over')
  for (const { what } of over) process.stderr.write(`over its goal: ${what}\n`)
  return over.length > 0
}

function printTable(table: string): void {
  const { node, cores, platform } = about
  process.stdout.write(`\nNode ${node}, ${cores} cores, ${platform}\n\n${table}`)
}
