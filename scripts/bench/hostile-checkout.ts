// Time and memory of the built Action for a checkout that costs a careless scanner the most.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheckoutFiles, writeCheckout } from '../../test/support/checkout.ts'
import { runAction } from '../../test/support/program.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import { type Section, timed } from './figures.ts'
import { readTree } from './read-tree.ts'

const TINY_FILES = 20_000
const DEPTH = 10_000
const ROUNDS = 3

const nested = (open: string, close: string): string => open.repeat(1e5) + close.repeat(1e5)

const FILES: CheckoutFiles = {
  'gibibyte.tf': { bytes: 1024 ** 3 },
  'line.tf': `a = "${'x'.repeat(10e6)}"\n`,
  'deep.tf': `a = ${nested('[', ']')}\n`,
  'blocks.tf': nested('a {\n', '}\n'),
  'deep.tf.json': nested('[', ']'),
  'loop.tf': { link: 'loop.tf' },
  'zero.tf': { link: '/dev/zero' },
  'pipe.tf': { kind: 'fifo' }
}

export async function measureHostileCheckout(): Promise<Section> {
  await using directory = await temporaryDirectory()
  await using tiny = await temporaryDirectory()
  const root = directory.path
  writeCheckout(root, FILES)
  // Directory by directory, since the system refuses a path of this length.
  const dig = `for (let i = 0; i < ${DEPTH}; i++) { fs.mkdirSync('d', { recursive: true }); process.chdir('d') }`
  execFileSync(process.execPath, ['--eval', dig], { cwd: root })
  for (const parent of [root, tiny.path]) {
    mkdirSync(join(parent, 'tiny'))
    for (let i = 0; i < TINY_FILES; i += 1) writeFileSync(join(parent, `tiny/${i}.tf`), '#\n')
  }
  const ms: number[] = []
  const floors: number[] = []
  let peakBytes = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    readTree(tiny.path)
    floors.push(performance.now() - begun)
    const ended = await runAction({}, { directory: root, measureMemory: true })
    if (ended.exitCode > 1) throw new Error(`the Action ended with ${ended.exitCode}`)
    ms.push(ended.durationMs)
    peakBytes = Math.max(peakBytes, ended.peakMemoryBytes)
  }
  execFileSync('rm', ['-rf', join(root, 'd')])
  return {
    title: 'Hostile checkout',
    notes: [
      `${TINY_FILES} tiny files, and files and directories that are far too large or deep.`,
      `Floor: reading the tiny files alone. ${ROUNDS} rounds of whole processes.`
    ],
    figures: [
      {
        ...timed('the Action, no hosts', ms),
        floorMs: Math.min(...floors),
        budget: 12,
        peakBytes,
        budgetMiB: 300
      }
    ]
  }
}
