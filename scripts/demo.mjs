// `npm run demo`: finds a Node that can run the demo, sets one up when there is none, and starts it.
// Plain JavaScript for whatever Node is there: the rest is TypeScript, which Node 24 runs as it is.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The runner's version, and the first that the product promises to work with.
const NODE_MAJOR = 24
const ROOT = fileURLToPath(new URL('..', import.meta.url))
// An optional package of this repository, which exists for x64 Linux only.
const OWN_NODE = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
const DEMO = fileURLToPath(new URL('demo/main.ts', import.meta.url))

const node = findNode() ?? setUp()
process.exitCode = node === null ? 3 : start(node)

/** A program that is Node 24 or later; null without. */
function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return process.execPath
  if (!existsSync(OWN_NODE)) return null
  const { stdout } = spawnSync(OWN_NODE, ['--version'], { encoding: 'utf8' })
  return Number.parseInt(stdout?.slice(1) ?? '', 10) >= NODE_MAJOR ? OWN_NODE : null
}

/** Installs what package-lock.json says, Node 24 among it, and says so. */
function setUp() {
  process.stderr.write(
    `Setting up: this is Node ${process.versions.node}, the demo needs ${NODE_MAJOR}; \`npm ci\` brings it, once…\n`
  )
  const npm = process.env.npm_execpath
  const parameters = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stdout, stderr } = npm
    ? spawnSync(process.execPath, [npm, ...parameters], { cwd: ROOT, encoding: 'utf8' })
    : spawnSync(`npm ${parameters.join(' ')}`, { cwd: ROOT, encoding: 'utf8', shell: true })
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}\`npm ci\` failed, so there is no demo.\n`)
    return null
  }
  const found = findNode()
  if (found === null) {
    process.stderr.write(
      `For ${process.platform} on ${process.arch} \`npm ci\` brings no Node. ` +
        `Please install Node ${NODE_MAJOR} or later (https://nodejs.org/), then run the demo again.\n`
    )
  }
  return found
}

/** Runs the demo to its end and returns its exit code; 3 when it could not run. */
function start(program) {
  const { status, error } = spawnSync(program, [DEMO], { cwd: ROOT, stdio: 'inherit' })
  if (error) process.stderr.write(`${program} cannot be started: ${error.message}\n`)
  return status ?? 3
}
