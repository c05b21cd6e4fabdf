// Run as a process: scans a directory with the sources of a checkout of the product; prints the costs of a warm scan and of the first.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { median } from './figures.ts'
import type { Cost } from './pairs.ts'

const WARM_ROUNDS = 5

const [product = '', root = ''] = process.argv.slice(2)

const scan = await scanOf(product)
const first = costOfScan()
const warm = Array.from({ length: WARM_ROUNDS + 1 }, costOfScan).slice(1)
const middle = {
  cpuMs: median(warm.map(({ cpuMs }) => cpuMs)),
  wallMs: median(warm.map(({ wallMs }) => wallMs))
}
// The memory is that of Node's TypeScript support rather than of the scan.
const costs: readonly Cost[] = [middle, first].map((cost) => ({ ...cost, peakBytes: null }))
process.stdout.write(JSON.stringify(costs))

function costOfScan(): Omit<Cost, 'peakBytes'> {
  const begun = performance.now()
  const before = process.cpuUsage()
  scan()
  const { user, system } = process.cpuUsage(before)
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() - begun }
}

/** Where the scan is, by the layouts that the sources have had. */
async function scanOf(product: string): Promise<() => unknown> {
  const load = (file: string) => import(pathToFileURL(join(product, 'src', file)).href)
  const selection = { root, scan: ['.'], exclude: [] }
  const layouts = ['read/scan', 'scan'].map((folder) => `${folder}/values/values.ts`)
  const values = layouts.find((file) => existsSync(join(product, 'src', file)))
  if (values !== undefined) {
    const { scanInSteps } = await load(values)
    return () => {
      const steps = scanInSteps(selection)
      while (!steps.next(false).done);
    }
  }
  const { scanRepository } = await load('scan/repository.ts')
  return () => scanRepository(selection)
}
