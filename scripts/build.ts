// Builds dist/ (or the directory given): tsc strips the types into lib/, then ncc makes two bundles, each started by
// a file of its own.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { dirname } from 'node:path'
import { recordBuild } from './built-from.ts'

const [into = 'dist'] = process.argv.slice(2)
// Built aside and moved at the end, so that a program that runs dist/ meanwhile finds the old one whole.
const aside = mkdtempSync('.build-')

process.on('exit', () => rmSync(aside, { recursive: true, force: true }))
rmSync('lib', { recursive: true, force: true })
run('tsc', '-p', 'tsconfig.build.json')
leaveOutHttpClient()
const licenses = collectLicenses()
deferTables()
bundle('action', 'dist')
bundle('cli', 'dist/cli')
writeFileSync(`${aside}/dist/licenses.txt`, licenses)
rmSync(into, { recursive: true, force: true })
mkdirSync(dirname(into), { recursive: true })
renameSync(`${aside}/dist`, into)
if (into === 'dist') recordBuild()

/** Bundles a program and its chunks; `index.js` starts it, and is not part of the bundle. */
function bundle(program: 'action' | 'cli', directory: string): void {
  const target = `${aside}/${directory}`
  run('ncc', 'build', `lib/${program}.js`, '-o', target)
  renameSync(`${target}/index.js`, `${target}/${program}.js`)
  copyFileSync(`lib/start-${program}.js`, `${target}/index.js`)
  if (program === 'cli') chmodSync(`${target}/index.js`, 0o755)
}

/**
 * @actions/core brings an HTTP client, and with it the whole of undici, for OIDC tokens, which this
 * Action does not request. It is most of the cost of starting, so the bundle has an empty one instead.
 */
function leaveOutHttpClient(): void {
  cpSync('node_modules/@actions/core', 'lib/node_modules/@actions/core', { recursive: true })
  writePackage('@actions/http-client', 'module', {
    'index.js': 'export class HttpClient {}\n',
    'lib/auth.js': 'export class BearerCredentialHandler {}\n'
  })
}

/** tr46 reads its tables when it is loaded, in 2 to 3 ms, but only names beyond ASCII need them. */
function deferTables(): void {
  const functions = ['toASCII', 'toUnicode'].map(
    (name) =>
      `exports.${name} = (...given) => require('../../../node_modules/tr46').${name}(...given)\n`
  )
  writePackage('tr46', 'commonjs', { 'index.js': functions.join('') })
}

/** A package that ncc finds before the installed one. */
function writePackage(name: string, type: string, files: Readonly<Record<string, string>>): void {
  const manifest = { name, version: '0.0.0', type, main: 'index.js' }
  const all = { 'package.json': JSON.stringify(manifest), ...files }
  for (const [file, text] of Object.entries(all)) {
    const path = `lib/node_modules/${name}/${file}`
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** ncc lists the licenses of the last chunk only, so the list is made from a bundle without chunks. */
function collectLicenses(): string {
  writeFileSync(
    'lib/whole.js',
    "import './action.js'\nimport './network/network.js'\nimport './visit/visit.js'\nimport './github/publish/publish.js'\nimport './github/api.js'\n"
  )
  run('ncc', 'build', 'lib/whole.js', '-o', `${aside}/whole`, '--license', 'licenses.txt')
  return readFileSync(`${aside}/whole/licenses.txt`, 'utf8')
}

/** Prints nothing on success; on failure all output of the program, and exits with its code. */
function run(program: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${program}`, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32'
  })
  if (status === 0) return
  process.stderr.write(`${program} ${args.join(' ')} failed\n${stdout}${stderr}`)
  process.exit(status ?? 1)
}
