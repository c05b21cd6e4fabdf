// Time and memory of scanning a repository, against walking and reading its files only.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCli } from '../../test/support/program.ts'
import { atOnce } from '../../test/support/scan-at-once.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import { type Figure, median, type Section, timed } from './figures.ts'
import { type Built, buildLibrary } from './library.ts'
import { measureParsing } from './parsing.ts'
import { readTree } from './read-tree.ts'
import { writeCorpus } from './terraform-corpus.ts'

const FILES = 20_000
// The first warms up the process for the others.
const SIZES = [FILES, 2_000, 100_000] as const
const ROUNDS = 9
const PROCESSES = 5
const BUDGET_MIB = 180

const ONCE = fileURLToPath(new URL('scan-once.ts', import.meta.url))

type Tree = {
  readonly name: string
  readonly root: string
  /** How many are read; null if that is not known beforehand. */
  readonly files: number | null
  readonly rounds: number
  /** Multiples of walking and reading: of a scan in a warm process, and of the first in its process. */
  readonly budgets: { readonly warm: number; readonly cold: number | null }
}

/**
 * `repository`: a checkout to scan besides the generated ones.
 * @throws Error when the scan does not find all files, or the built command line fails
 */
export async function measureScan(repository?: string): Promise<Section> {
  await using home = await temporaryDirectory()
  const built = await buildLibrary()
  const generated = SIZES.map((count): Tree => {
    const root = join(home.path, String(count))
    writeCorpus(root, count)
    const rounds = count > FILES ? PROCESSES : ROUNDS
    const budgets = { warm: 2, cold: count === FILES ? 2.6 : null }
    return { name: `${count} files`, root, files: count, rounds, budgets }
  })
  const budgets = { warm: 2.2, cold: 3 }
  const real: readonly Tree[] = repository
    ? [{ name: 'repository', root: repository, files: null, rounds: ROUNDS, budgets }]
    : []
  const figures: Figure[] = []
  for (const tree of [...generated, ...real]) figures.push(...(await measureTree(tree, built)))
  const sample = generated.find(({ files }) => files === FILES)
  if (sample !== undefined) figures.push(...(await measureParsing(sample.root, built)))
  return {
    title: 'Scan of a repository',
    notes: [
      'The floor is to walk the directories and to read the files, in the same rounds.',
      `${ROUNDS} rounds in one process, after one that is not counted (${PROCESSES} of the most files); ${PROCESSES} processes.`,
      'Scanned by JavaScript that tsc built from src/. The memory is that of the built command line.',
      repository === undefined
        ? 'NO REAL REPOSITORY WAS MEASURED: give one with --repository DIRECTORY, such as a clone of github.com/ministryofjustice/cloud-platform-environments (12,469 files).'
        : `repository: ${readTree(repository)} files of ${repository}`
    ],
    figures
  }
}

async function measureTree(tree: Tree, built: Built): Promise<readonly Figure[]> {
  const { name, budgets } = tree
  const { read, scanned } = timeRounds(tree, built)
  const floorMs = median(read)
  const program = await timeProgram(tree)
  const figures = [
    timed(`${name}: walk and read`, read),
    { ...timed(`${name}: scan`, scanned), floorMs, budget: budgets.warm },
    {
      ...timed(`${name}: tf-disco usages`, program.ms),
      floorMs,
      peakBytes: program.peakBytes,
      budgetMiB: BUDGET_MIB
    }
  ]
  if (budgets.cold === null) return figures
  const cold = timeProcesses(tree, built)
  return [
    ...figures,
    timed(`${name}: walk and read, first in a process`, cold.read),
    {
      ...timed(`${name}: scan, first in a process`, cold.scan),
      floorMs: median(cold.read),
      budget: budgets.cold
    }
  ]
}

/** Interleaved, so that other load affects both alike. */
function timeRounds({ root, files, rounds }: Tree, { scanInSteps }: Built) {
  const read: number[] = []
  const scanned: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const readMs = timeOf(() => readTree(root))
    let found = 0
    const scanMs = timeOf(() => {
      found = atOnce(scanInSteps({ root, scan: ['.'], exclude: [] })).files
    })
    if (found !== (files ?? found) || found === 0) throw new Error(`only ${found} files scanned`)
    if (round === 0) continue
    read.push(readMs)
    scanned.push(scanMs)
  }
  return { read, scanned }
}

function timeOf(act: () => unknown): number {
  const begun = performance.now()
  act()
  return performance.now() - begun
}

/** Of one run in each process, interleaved. */
function timeProcesses({ root }: Tree, { directory }: Built) {
  const once = (...given: readonly string[]): number => {
    const { stdout } = spawnSync(process.execPath, ['--no-warnings', ONCE, root, ...given])
    return Number(String(stdout))
  }
  const read: number[] = []
  const scan: number[] = []
  for (let round = 0; round < PROCESSES; round += 1) {
    read.push(once())
    scan.push(once(directory))
  }
  return { read, scan }
}

async function timeProgram({ root }: Tree): Promise<{ ms: number[]; peakBytes: number }> {
  const ms: number[] = []
  let peakBytes = 0
  for (let round = 0; round < PROCESSES; round += 1) {
    const options = { directory: root, measureMemory: true }
    const ended = await runCli(['usages', '--format', 'json', '.'], options)
    if (ended.exitCode !== 0)
      throw new Error(`tf-disco ended with ${ended.exitCode}\n${ended.stderr}`)
    ms.push(ended.durationMs)
    peakBytes = Math.max(peakBytes, ended.peakMemoryBytes)
  }
  return { ms, peakBytes }
}
