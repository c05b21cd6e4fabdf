// Packages that the bundle has in place of the installed ones, so that it holds only code that can run.
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { buildSync } from 'esbuild'

// ncc finds these before the installed ones.
const PACKAGES = 'lib/node_modules'

/**
 * Leaves out the parts of @actions/core that this Action does not call: OIDC tokens with an HTTP client, the name of the
 * operating system with a program that is run for it, the summary with Node's fs/promises, and the files for outputs
 * with its crypto. Loading them took longer than the rest of the package.
 */
export function leaveOutOfCore(): void {
  const core = copyPackage('@actions/core')
  for (const [file, text] of Object.entries(UNUSED)) {
    requireImports(core, `./${file}`, ['lib/core.js'])
    writeFileSync(`${core}/lib/${file}`, text)
  }
}

const MISSING = "throw new Error('this function of @actions/core is not bundled')"
const UNUSED = {
  'file-command.js': `export function issueFileCommand() { ${MISSING} }\nexport function prepareKeyValueMessage() { ${MISSING} }\n`,
  'oidc-utils.js': `export class OidcClient { static async getIDToken() { ${MISSING} } }\n`,
  'platform.js': '',
  'summary.js': 'export const summary = null, markdownSummary = null\n'
}

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

/** Only the functions of valibot that the compiled modules name: `import * as v from 'valibot'`. */
export function leaveOutOfValibot(): void {
  const code = globSync('lib/{read/fleet,read/schema,report/history}/*.js').map((file) =>
    readFileSync(file, 'utf8')
  )
  const used = new Set(code.flatMap((text) => text.match(/(?<=\bv\.)\w+/g) ?? []))
  const contents = `export { ${[...used].join(', ')} } from 'valibot'`
  writePackage(`${PACKAGES}/valibot`, { 'index.js': bundled(contents, {}, 'esm') })
}

/** A module with all that it requires. */
function bundled(
  contents: string,
  define: Readonly<Record<string, string>> = {},
  format: 'cjs' | 'esm' = 'cjs'
): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: 'node_modules' },
    bundle: true,
    format,
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
