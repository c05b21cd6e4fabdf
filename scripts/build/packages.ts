// Packages that the bundle has in place of the installed ones, so that it holds only code that can run.
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { buildSync } from 'esbuild'

// ncc finds these before the installed ones.
const PACKAGES = 'lib/node_modules'

/**
 * @actions/core has an HTTP client for OIDC tokens and runs programs to read the name of the operating system. This
 * Action uses neither, and loading them took longer than the rest of the package.
 */
export function leaveOutOfCore(): void {
  const core = copyPackage('@actions/core')
  requireImports(core, '@actions/http-client', ['lib/oidc-utils.js'])
  requireImports(core, '@actions/exec', ['lib/platform.js'])
  deferCrypto(`${core}/lib/file-command.js`)
  // It loads Node's fs/promises. github/runner.ts writes the summary itself.
  requireImports(core, './summary.js', ['lib/core.js'])
  writeFileSync(`${core}/lib/summary.js`, 'export const summary = null, markdownSummary = null\n')
  writePackage(`${core}/node_modules/@actions/http-client`, {
    'index.js': `export class HttpClient { constructor() { ${MISSING} } }\n`,
    'lib/auth.js': `export class BearerCredentialHandler { constructor() { ${MISSING} } }\n`
  })
  writePackage(`${core}/node_modules/@actions/exec`, {
    'index.js': `export async function getExecOutput() { ${MISSING} }\n`
  })
}

/** Node's crypto takes 3 ms to load, for the names of delimiters. Without outputs, none is needed. */
function deferCrypto(file: string): void {
  const before = "import * as crypto from 'crypto';"
  const after =
    "const crypto = { randomUUID: () => process.getBuiltinModule('crypto').randomUUID() };"
  const text = readFileSync(file, 'utf8')
  if (text.split(before).length !== 2) throw new Error(`${file} imports crypto in another way`)
  writeFileSync(file, text.replace(before, after))
}

const MISSING = "throw new Error('this function of @actions/core is not bundled')"

/** @throws Error if other files of a package import `name`, so that it may be needed after all */
function requireImports(directory: string, name: string, expected: readonly string[]): void {
  const importing = globSync('lib/**/*.js', { cwd: directory })
    .filter((file) => readFileSync(`${directory}/${file}`, 'utf8').includes(`'${name}`))
    .map((file) => file.replaceAll('\\', '/'))
  if (importing.join() !== expected.join())
    throw new Error(`${directory}: ${importing} import ${name}, not only ${expected}`)
}

/**
 * The API client uses two exports of undici, but its package loads WebSockets, caches and mocks as well. The second
 * parser for HTTP/1, which is on trial, is left out as in the undici that is part of Node (`npm run build:node`).
 */
export function leaveOutOfUndici(): void {
  // Copies, because the installed packages would find the installed undici.
  copyPackage('@actions/github')
  copyPackage('@actions/http-client')
  const contents = `
    exports.fetch = require('undici/lib/web/fetch').fetch
    exports.ProxyAgent = require('undici/lib/dispatcher/proxy-agent')
    Object.assign(require('undici/lib/dispatcher/dispatcher').prototype, require('undici/lib/api'))`
  writePackage(`${PACKAGES}/undici`, {
    'index.js': "export { fetch, ProxyAgent } from './used.cjs'\n",
    'used.cjs': bundled(contents, { esbuildDetection: '1' })
  })
}

/** tr46 reads its tables when it is loaded. Only names beyond ASCII need them: then from a file of their own. */
export function deferTables(): { readonly 'tr46.cjs': string } {
  const load = "process.getBuiltinModule('module').createRequire(import.meta.url)('./tr46.cjs')"
  const functions = ['toASCII', 'toUnicode'].map(
    (name) => `export const ${name} = (...given) => ${load}.${name}(...given)\n`
  )
  writePackage(`${PACKAGES}/tr46`, { 'index.js': functions.join('') })
  return { 'tr46.cjs': bundled("module.exports = require('tr46')") }
}

/** A CommonJS module with all that it requires. */
function bundled(contents: string, define: Readonly<Record<string, string>> = {}): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: 'node_modules' },
    bundle: true,
    define: { ...define },
    platform: 'node',
    target: 'node24',
    write: false
  })
  return outputFiles.map(({ text }) => text).join('')
}

function copyPackage(name: string): string {
  const copy = `${PACKAGES}/${name}`
  cpSync(`node_modules/${name}`, copy, { recursive: true })
  return copy
}

/** ES modules, so that ncc fails if an imported name is missing. */
function writePackage(directory: string, files: Readonly<Record<string, string>>): void {
  const manifest = JSON.stringify({ version: '0.0.0', type: 'module', main: 'index.js' })
  for (const [file, text] of Object.entries({ 'package.json': manifest, ...files })) {
    const path = `${directory}/${file}`
    mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true })
    writeFileSync(path, text)
  }
}
