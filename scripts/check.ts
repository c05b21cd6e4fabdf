// `npm test`: types, lint and format, workflows and action.yml, dist/ compared with a fresh build, and all tests.
import { spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const RESULTS = '.tmp/jest.json'
const FRESH = '.tmp/dist'
const NODE = process.execPath
const bin = (name: string) => join('node_modules', '.bin', name)

type Step = { readonly name: string; readonly command: readonly string[] }

const STEPS: readonly Step[] = [
  { name: 'types', command: [bin('tsc'), '-p', 'tsconfig.json'] },
  { name: 'lint and format', command: [bin('biome'), 'ci', '.', '--max-diagnostics=200'] },
  { name: 'action.yml and workflows', command: [NODE, 'scripts/lint-yaml.ts'] },
  { name: 'build', command: [NODE, 'scripts/build.ts', FRESH] }
]
const TESTS: Step = {
  name: 'tests',
  command: [
    NODE,
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${RESULTS}`,
    ...process.argv.slice(2)
  ]
}

if (process.platform === 'win32') {
  console.error(
    'npm test needs Linux, macOS or WSL: the tests make named pipes, links and shell scripts'
  )
  process.exit(3)
}
mkdirSync('.tmp', { recursive: true })
console.log(`node ${process.version}`)
const early = await Promise.all(STEPS.map(runStep))
const fresh = report('dist/ is built from src/', staleFiles())
const tested = await runStep(TESTS)
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(RESULTS, 'utf8'))
console.log(`\n${numPassedTests} passed, ${numFailedTests} failed`)
process.exitCode = [...early, fresh, tested].every(Boolean) ? 0 : 1

/** Runs a step and prints its output if it fails. */
async function runStep({ name, command }: Step): Promise<boolean> {
  const started = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, { shell: process.platform === 'win32' && program !== NODE })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const passed = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      output += error.message
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (!passed) console.log(output)
  return passed
}

/** The files in which dist/ and a fresh build differ. */
function staleFiles(): readonly string[] {
  const list = (directory: string) => globSync('**/*.*', { cwd: directory }).sort()
  const files = [...new Set([...list('dist'), ...list(FRESH)])]
  const read = (directory: string, file: string): string | null => {
    try {
      return readFileSync(join(directory, file), 'latin1')
    } catch {
      return null
    }
  }
  return files.filter((file) => read('dist', file) !== read(FRESH, file))
}

function report(name: string, wrong: readonly string[]): boolean {
  const passed = wrong.length === 0
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}`)
  if (!passed) console.log(`differs: ${wrong.join(', ')}; run npm run build and commit dist/`)
  return passed
}
