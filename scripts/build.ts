// Builds dist/ (or the directory given): tsc strips the types into lib/, then ncc makes two bundles.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
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
run('ncc', 'build', 'lib/action.js', '-o', `${aside}/dist`)
run('ncc', 'build', 'lib/cli.js', '-o', `${aside}/dist/cli`)
writeLicenses()
rmSync(into, { recursive: true, force: true })
mkdirSync(dirname(into), { recursive: true })
renameSync(`${aside}/dist`, into)
if (into === 'dist') recordBuild()

/**
 * @actions/core brings an HTTP client, and with it the whole of undici, for OIDC tokens, which this
 * Action does not request. It is most of the cost of starting, so the bundle has an empty one instead.
 */
function leaveOutHttpClient(): void {
  const stub = 'lib/node_modules/@actions/http-client'
  mkdirSync(`${stub}/lib`, { recursive: true })
  cpSync('node_modules/@actions/core', 'lib/node_modules/@actions/core', { recursive: true })
  const manifest = {
    name: '@actions/http-client',
    version: '0.0.0',
    type: 'module',
    main: 'index.js'
  }
  writeFileSync(`${stub}/package.json`, JSON.stringify(manifest))
  writeFileSync(`${stub}/index.js`, 'export class HttpClient {}\n')
  writeFileSync(`${stub}/lib/auth.js`, 'export class BearerCredentialHandler {}\n')
}

/** ncc lists the licenses of the last chunk only, so the list is made from a bundle without chunks. */
function writeLicenses(): void {
  writeFileSync(
    'lib/whole.js',
    "import './action.js'\nimport './network/network.js'\nimport './visit/visit.js'\nimport './github/publish.js'\n"
  )
  run('ncc', 'build', 'lib/whole.js', '-o', `${aside}/whole`, '--license', 'licenses.txt')
  copyFileSync(`${aside}/whole/licenses.txt`, `${aside}/dist/licenses.txt`)
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
