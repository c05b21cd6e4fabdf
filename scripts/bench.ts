// `npm run bench`: measures speed as ratios to a baseline in the same run, so that machines can be compared.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { measureColdStart } from './bench/cold-start.ts'
import { renderFigures, renderFiguresJson, type Section } from './bench/figures.ts'
import { measureManyHosts } from './bench/many-hosts.ts'
import { measureScan } from './bench/scan.ts'

const MEASUREMENTS = [
  { name: 'cold start', measure: measureColdStart },
  { name: 'many hosts', measure: measureManyHosts },
  { name: 'scan', measure: measureScan }
]

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const about = { node: process.version, cores: availableParallelism(), platform: process.platform }

const sections: Section[] = []
for (const { name, measure } of MEASUREMENTS) {
  // The figures are printed at the end; this shows the progress.
  process.stderr.write(`measuring: ${name}…\n`)
  sections.push(await measure())
}
if (values.json) process.stdout.write(renderFiguresJson(sections, about))
else {
  const { node, cores, platform } = about
  process.stdout.write(`\nNode ${node}, ${cores} cores, ${platform}\n\n${renderFigures(sections)}`)
}
