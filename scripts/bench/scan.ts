// Time and memory of scanning a repository, against walking and reading its files only.
//
//   node scripts/bench/scan.ts
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readHcl } from '../../src/hcl/native.ts'
import type { Scan } from '../../src/scan/scan.ts'
import { scanCheckout } from '../../src/scan/values/scan-checkout.ts'
import { startOfficialParser } from '../../test/support/official-hcl.ts'
import { runCli } from '../../test/support/program.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import { type Figure, median, renderFigures, type Section, timed } from './figures.ts'
import { readTree } from './read-tree.ts'
import { type Corpus, writeCorpus } from './terraform-corpus.ts'

const FILES = 20_000
// The first warms up the process for the others.
const SIZES = [FILES, 2_000, 100_000] as const
const ROUNDS = 9
const PROCESSES = 5
const BUDGET = 2
const COLD = { budget: 3, goal: 2.6 }
const MEMORY = { budgetMiB: 240, goalMiB: 180 }
const PARSED_PER_MS = 150_000
// The official parser would take a minute for all files.
const SAMPLE = 200

const ONCE = fileURLToPath(new URL('scan-once.ts', import.meta.url))

type Tree = { readonly root: string; readonly corpus: Corpus }

/** @throws Error when the scan does not find all files, or the built command line fails */
export async function measureScan(): Promise<Section> {
  await using home = await temporaryDirectory()
  const trees = SIZES.map((count): Tree => {
    const root = join(home.path, String(count))
    return { root, corpus: writeCorpus(root, count) }
  })
  const figures: Figure[] = []
  for (const tree of trees) figures.push(...(await measureTree(tree)))
  const bytes = trees.find(({ corpus }) => corpus.files.length === FILES)?.corpus.bytes ?? 0
  const megabytes = Math.round(bytes / 1e6)
  return {
    title: 'Scan of a repository',
    notes: [
      `${FILES} files have ${megabytes} MB; the floor is to walk and to read them, in the same rounds.`,
      `${ROUNDS} rounds in one process, after one that is not counted (${PROCESSES} of the most files); ${PROCESSES} processes.`,
      `@cdktf/hcl2json is the official parser in WebAssembly; its time for ${SAMPLE} files, times ${FILES / SAMPLE}.`,
      'The memory is that of the built command line.'
    ],
    figures
  }
}

async function measureTree(tree: Tree): Promise<readonly Figure[]> {
  const { files } = tree.corpus
  const name = `${files.length} files`
  const { read, scanned } = timeRounds(tree)
  const floorMs = median(read)
  const program = await timeProgram(tree)
  const figures = [
    timed(`${name}: walk and read`, read),
    { ...timed(`${name}: scan`, scanned), floorMs, budget: BUDGET },
    {
      ...timed(`${name}: tf-disco usages`, program.ms),
      floorMs,
      peakBytes: program.peakBytes,
      ...MEMORY
    }
  ]
  if (files.length !== FILES) return figures
  const coldRead = timeProcesses('read', tree)
  const coldScan = timeProcesses('scan', tree)
  return [
    ...figures,
    timed(`${name}: walk and read, first thing in a process`, coldRead),
    {
      ...timed(`${name}: scan, first thing in a process`, coldScan),
      floorMs: median(coldRead),
      ...COLD
    },
    parsing(tree),
    { ...timed(`${name}: @cdktf/hcl2json, extrapolated`, [await timeOfficial(tree)]), floorMs }
  ]
}

/** Interleaved, so that other load affects both alike. */
function timeRounds({ root, corpus }: Tree): { read: number[]; scanned: number[] } {
  const read: number[] = []
  const scanned: number[] = []
  const rounds = corpus.files.length > FILES ? PROCESSES : ROUNDS
  for (let round = 0; round <= rounds; round += 1) {
    const readMs = timeOf(() => readTree(root))
    let scan: Scan | undefined
    const scanMs = timeOf(() => {
      scan = scanCheckout({ root, scan: ['.'], exclude: [] })
    })
    if (scan?.files !== corpus.files.length) throw new Error(`only ${scan?.files} files scanned`)
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

function timeProcesses(what: 'read' | 'scan', { root }: Tree): number[] {
  return Array.from({ length: PROCESSES }, () => {
    const { stdout } = spawnSync(process.execPath, ['--no-warnings', ONCE, what, root])
    return Number(String(stdout))
  })
}

/** Parsing texts in memory, against the expected speed. */
function parsing({ root }: Tree): Figure {
  const texts: string[] = []
  readTree(root, (name, text) => {
    if (!name.endsWith('.json')) texts.push(text)
  })
  const characters = texts.reduce((sum, { length }) => sum + length, 0)
  const ms = Array.from({ length: ROUNDS }, () => timeOf(() => texts.map((text) => readHcl(text))))
  const speed = Math.round(characters / median(ms) / 1000)
  const wanted = PARSED_PER_MS / 1000
  return {
    ...timed(`parsing alone, ${speed} MB/s; the floor is ${wanted} MB/s`, ms),
    floorMs: characters / PARSED_PER_MS,
    budget: 1
  }
}

async function timeOfficial({ root }: Tree): Promise<number> {
  const texts: string[] = []
  readTree(root, (name, text) => {
    if (!name.endsWith('.json')) texts.push(text)
  })
  const every = Math.floor(texts.length / SAMPLE)
  const sample = texts.filter((_, at) => at % every === 0).slice(0, SAMPLE)
  const parser = startOfficialParser()
  // The first call compiles the parser.
  await parser.read('')
  const begun = performance.now()
  for (const text of sample) {
    const { kind } = await parser.read(text)
    if (kind !== 'read') throw new Error('the corpus is not what the official parser accepts')
  }
  const ms = performance.now() - begun
  await parser.close()
  return (ms / SAMPLE) * texts.length
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

if (import.meta.main) process.stdout.write(`${renderFigures([await measureScan()])}`)
