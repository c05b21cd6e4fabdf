// `npm run demo`: finds or installs Node 24 and starts the demo with it.
// Plain JavaScript, so that older Node releases can run it; the demo is TypeScript, which Node 24 runs directly.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The version on GitHub's runners, and the oldest supported one.
const NODE_MAJOR = 24
const ROOT = fileURLToPath(new URL('..', import.meta.url))
// An optional package of this repository, which exists for x64 Linux only.
const OWN_NODE = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
const DEMO = fileURLToPath(new URL('demo/main.ts', import.meta.url))

const node = findNode() ?? setUp()
process.exitCode = node === null ? 3 : start(node)

/** The path of Node 24 or later; null if there is none. */
function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return process.execPath
  if (!existsSync(OWN_NODE)) return null
  const { stdout } = spawnSync(OWN_NODE, ['--version'], { encoding: 'utf8' })
  return Number.parseInt(stdout?.slice(1) ?? '', 10) >= NODE_MAJOR ? OWN_NODE : null
}

/** Installs the packages of package-lock.json, which include Node 24. */
function setUp() {
  process.stderr.write(
    `Node ${process.versions.node} is too old for the demo; installing Node ${NODE_MAJOR} with \`npm ci\`…\n`
  )
  const npm = process.env.npm_execpath
  const parameters = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stdout, stderr } = npm
    ? spawnSync(process.execPath, [npm, ...parameters], { cwd: ROOT, encoding: 'utf8' })
    : spawnSync(`npm ${parameters.join(' ')}`, { cwd: ROOT, encoding: 'utf8', shell: true })
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}\`npm ci\` failed.\n`)
    return null
  }
  const found = findNode()
  if (found === null) {
    process.stderr.write(
      `\`npm ci\` installs no Node for ${process.platform} on ${process.arch}. ` +
        `Install Node ${NODE_MAJOR} or later (https://nodejs.org/) and run the demo again.\n`
    )
  }
  return found
}

/** Runs the demo and returns its exit code; 3 if it could not run. */
function start(program) {
  const { status, error } = spawnSync(program, [DEMO], { cwd: ROOT, stdio: 'inherit' })
  if (error) process.stderr.write(`${program} cannot be started: ${error.message}\n`)
  return status ?? 3
}
