// Runs a script of this folder with Node 24: `node scripts/node-24.mjs check.ts …`. The scripts are TypeScript,
// which older releases cannot load; this file is JavaScript, which they can.
import { spawnSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'

// The version on GitHub's runners, and the oldest supported one.
const OLDEST = 24
const ROOT = fileURLToPath(new URL('..', import.meta.url))
// An optional package of this repository.
const OWN_NODE = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))

const [name = '', ...parameters] = process.argv.slice(2)
const script = fileURLToPath(new URL(name, import.meta.url))

if (isNew(process.version)) {
  process.argv.splice(1, 2, script)
  void import(pathToFileURL(script).href)
} else if (hasOwn() || (isInstallable() && install() && hasOwn())) {
  process.exitCode = spawnSync(OWN_NODE, [script, ...parameters], { stdio: 'inherit' }).status ?? 3
} else {
  process.stderr.write(
    `tf-disco needs Node ${OLDEST} or newer, this is ${process.version}\nget it from https://nodejs.org/\n`
  )
  process.exitCode = 3
}

/** @param {string} version such as `v24.1.0` */
function isNew(version) {
  return Number.parseInt(version.replace('v', ''), 10) >= OLDEST
}

function hasOwn() {
  return isNew(spawnSync(OWN_NODE, ['--version'], { encoding: 'utf8' }).stdout ?? '')
}

/** package-lock.json has a Node for this platform only. */
function isInstallable() {
  return process.platform === 'linux' && process.arch === 'x64'
}

function install() {
  process.stderr.write(
    `Node ${process.versions.node} is too old, installing Node ${OLDEST} with \`npm ci\`\n`
  )
  const command = 'npm ci --no-audit --no-fund --loglevel=error'
  const { status } = spawnSync(command, { cwd: ROOT, shell: true, stdio: ['ignore', 2, 2] })
  return status === 0
}
