// What starts the built programs and the scripts, on a Node that says it is an older one.
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '../support/jest.ts'
import { ACTION, CLI, runProgram } from '../support/program.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const SCRIPTS = fileURLToPath(new URL('../../scripts/node-24.mjs', import.meta.url))

/** Runs a file from a directory that holds nothing else, so that whatever it loads is missing. */
async function runAlone(
  program: string,
  { version, parameters = [] }: { version: string; parameters?: readonly string[] }
) {
  await using home = await temporaryDirectory()
  const alone = join(home.path, 'folder', program.endsWith('.mjs') ? 'run.mjs' : 'index.js')
  await mkdir(dirname(alone))
  await writeFile(join(home.path, 'folder/package.json'), '{"type":"module"}')
  await copyFile(program, alone)
  const claimed = {
    version: `v${version}`,
    platform: 'darwin',
    versions: { ...process.versions, node: version }
  }
  const code = `for (const [name, value] of Object.entries(${JSON.stringify(claimed)})) Object.defineProperty(process, name, { value })`
  const { exitCode, stdout, stderr } = await runProgram(alone, parameters, home.path, {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` }
  })
  return { exitCode, stdout, stderr, files: (await readdir(home.path, { recursive: true })).length }
}

const REFUSAL = 'tf-disco needs Node 24 or newer, this is v20.20.2\n'
const ANYWAY = `help: install it from https://nodejs.org, or let npm download it for this run, with the same arguments:
  npx --yes -p node@24 -p tf-disco tf-disco
npm 12 and newer need --allow-scripts=node after npx
`
const NOTHING = { exitCode: 3, stdout: '', files: 3 }

describe('on Node 20, before anything else is loaded', () => {
  it.each([
    ['the Action', ACTION, [], `::error::${REFUSAL}`],
    ['the command line', CLI, ['--version'], `${REFUSAL}${ANYWAY}`],
    ['npm test', SCRIPTS, ['check.ts'], `${REFUSAL}get it from https://nodejs.org/\n`],
    ['npm run demo', SCRIPTS, ['demo/main.ts'], `${REFUSAL}get it from https://nodejs.org/\n`]
  ])('%s says which Node it needs and exits with 3', async (_, program, parameters, says) => {
    const ended = await runAlone(program, { version: '20.20.2', parameters })
    expect(ended).toEqual({ ...NOTHING, stderr: says })
  })
})

it.each([
  ['the Action', ACTION],
  ['the command line', CLI]
])('%s exits with 3 if the program is missing', async (_, program) => {
  const ended = await runAlone(program, { version: '24.0.0' })
  expect(ended).toMatchObject(NOTHING)
  expect(ended.stderr).toMatch(
    /^(::error::)?tf-disco could not be loaded: Cannot find module .*\n$/
  )
})
