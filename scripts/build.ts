// Builds dist/ (or the directory given): tsc strips the types into lib/, ncc bundles both programs, esbuild removes
// what only people read.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import { joinChunks } from './build/chunks.ts'
import { deferGroups } from './build/late.ts'
import { minify } from './build/minify.ts'
import {
  deferTables,
  leaveOutOfCore,
  leaveOutOfUndici,
  leaveOutOfValibot
} from './build/packages.ts'
import { recordBuild } from './built-from.ts'

const [into = 'dist'] = process.argv.slice(2)
// Built aside and moved at the end, so that a program that runs dist/ meanwhile finds the old one whole.
const aside = mkdtempSync('.build-')
// ncc lists no license of packages whose modules it joins with the first one.
const UNLISTED = ['@actions/core', 'tr46', 'valibot']

process.on('exit', () => rmSync(aside, { recursive: true, force: true }))
rmSync('lib', { recursive: true, force: true })
run('tsc', '-p', 'tsconfig.build.json')
leaveOutOfCore()
const licenses = collectLicenses()
leaveOutOfUndici()
leaveOutOfValibot()
deferGroups()
bundle(`${aside}/dist`)
writeFileSync(`${aside}/dist/licenses.txt`, licenses)
rmSync(into, { recursive: true, force: true })
mkdirSync(dirname(into), { recursive: true })
renameSync(`${aside}/dist`, into)
if (into === 'dist') recordBuild()

/** One bundle for both programs, which share most chunks. A small file starts each of them. */
function bundle(target: string): void {
  const tables = deferTables()
  run('ncc', 'build', 'lib/run/programs.js', '-o', target)
  renameSync(`${target}/index.js`, `${target}/programs.js`)
  joinChunks(target, 'programs.js')
  for (const [file, text] of Object.entries(tables)) writeFileSync(`${target}/${file}`, text)
  minify(target)
  copyFileSync('lib/run/start-action.js', `${target}/index.js`)
  copyFileSync('lib/run/start-setup.js', `${target}/setup.js`)
  mkdirSync(`${target}/cli`)
  const startCli = readFileSync('lib/run/start-cli.js', 'utf8')
  writeFileSync(`${target}/cli/index.js`, startCli.replace('./programs.js', '../programs.js'))
  chmodSync(`${target}/cli/index.js`, 0o755)
}

/** ncc lists the licenses of the last chunk only, so the list is made from a bundle without chunks. */
function collectLicenses(): string {
  writeFileSync(
    'lib/whole.js',
    "import './run/action.js'\nimport './observe/visit/visit.js'\nimport './read/fleet/format.js'\nimport './run/github/publish/publish.js'\nimport './run/github/api.js'\nimport './observe/packages/archives/package.js'\n"
  )
  run('ncc', 'build', 'lib/whole.js', '-o', `${aside}/whole`, '--license', 'licenses.txt')
  const listed = readFileSync(`${aside}/whole/licenses.txt`, 'utf8')
  return [listed, ...UNLISTED.map(licenseOf)].join('\n\n')
}

function licenseOf(name: string): string {
  return `${name}\n${readFileSync(`node_modules/${name}/LICENSE.md`, 'utf8')}`
}

/** Prints nothing on success; on failure all output of the program, and exits with its code. */
function run(program: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(join('node_modules', '.bin', program), args, {
    encoding: 'utf8',
    shell: process.platform === 'win32'
  })
  if (status === 0) return
  process.stderr.write(`${program} ${args.join(' ')} failed\n${stdout}${stderr}`)
  process.exit(status ?? 1)
}
