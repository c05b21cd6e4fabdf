// Checks that tests notice faults: puts each mutant of scripts/mutate/ into a copy of the checkout, runs the
// tests that should fail, and prints whether they did. `node scripts/mutate.ts [PATTERN]` runs the mutants
// whose file or promise contains the pattern.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { MUTATED } from './mutate/all.ts'
import type { Mutant, MutatedFile } from './mutate/mutant.ts'

// The slowest of the named tests take a minute on a busy machine. A mutant may also make a test hang.
const LIMIT_MS = 300_000
// What npm installs and what programs write.
const NOT_COPIED = ['node_modules', '.git', '.tmp', 'lib', 'coverage']

const JEST = ['node_modules/jest/bin/jest.js']

const [pattern = ''] = process.argv.slice(2)
const copy = mkdtempSync(join(tmpdir(), 'mutants-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(3))
process.exitCode = await main()

async function main(): Promise<number> {
  const chosen = MUTATED.map((group) => ({
    ...group,
    mutants: group.mutants.filter(({ promise }) => `${group.file} ${promise}`.includes(pattern))
  })).filter(({ mutants }) => mutants.length > 0)
  cpSync('.', copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !NOT_COPIED.includes(path) && !basename(path).startsWith('.build-')
  })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  const tests = new Set(chosen.flatMap((group) => group.tests))
  // Otherwise every mutant would seem to be noticed.
  const before = await judge([...tests])
  if (before.outcome !== 'survived') {
    console.log(`the tests fail without a mutant:\n${before.output}`)
    return 3
  }
  const counts = { killed: 0, survived: 0 }
  for (const group of chosen) {
    for (const mutant of group.mutants) counts[await tryOut(group, mutant)] += 1
  }
  console.log(`\n${counts.killed} killed, ${counts.survived} survived`)
  return counts.survived === 0 ? 0 : 1
}

/** Runs the tests against one mutant, prints the result, and restores the file. */
async function tryOut(
  { file, tests }: MutatedFile,
  { promise, text, replacement }: Mutant
): Promise<Judged['outcome']> {
  const path = join(copy, file)
  const original = readFileSync(path, 'utf8')
  if (original.split(text).length !== 2) throw new Error(`${file} does not contain once: ${text}`)
  const started = performance.now()
  writeFileSync(
    path,
    original.replace(text, () => replacement)
  )
  const { outcome, by } = await judge(tests)
  writeFileSync(path, original)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${outcome.toUpperCase()} ${file}: ${promise} (${by}${seconds} s)`)
  return outcome
}

type Judged = {
  readonly outcome: 'killed' | 'survived'
  /** What noticed the mutant. */
  readonly by: string
  readonly output: string
}

/** Runs the tests up to the first failure, in the copy. */
async function judge(tests: readonly string[]): Promise<Judged> {
  const { code, output } = await run([...JEST, '--bail', '--silent', ...tests])
  if (code === 0) return { outcome: 'survived', by: '', output }
  return { outcome: 'killed', by: code === null ? 'its time limit, ' : '', output }
}

/** Runs Node in the copy. The code is null for a program that had to be stopped. */
async function run(
  parameters: readonly string[]
): Promise<{ readonly code: number | null; readonly output: string }> {
  // A group of its own, so that the programs that a test has started end as well.
  // Tests of the programs run the sources, since nothing builds the copy.
  const env = { ...process.env, TEST_SOURCES: 'true' }
  const child = spawn(process.execPath, parameters, { cwd: copy, detached: true, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return await new Promise((resolve) => {
    let isStopped = false
    const stop = () => {
      isStopped = true
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }
    const timer = setTimeout(stop, LIMIT_MS)
    process.once('exit', stopAll)
    child.on('close', (code) => {
      clearTimeout(timer)
      process.off('exit', stopAll)
      resolve({ code: isStopped ? null : code, output })
    })
    function stopAll(): void {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }
  })
}
