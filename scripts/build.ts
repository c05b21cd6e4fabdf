// Builds dist/, or another directory that is named: types stripped by tsc into lib/, then two bundles.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'

const [into = 'dist'] = process.argv.slice(2)
// Built aside and moved at the end, so that whoever runs dist/ meanwhile finds the old one whole.
const aside = mkdtempSync('.build-')

process.on('exit', () => rmSync(aside, { recursive: true, force: true }))
rmSync('lib', { recursive: true, force: true })
run('tsc', '-p', 'tsconfig.build.json')
run('ncc', 'build', 'lib/action.js', '-o', `${aside}/dist`, '--license', 'licenses.txt')
run('ncc', 'build', 'lib/cli.js', '-o', `${aside}/dist/cli`)
rmSync(into, { recursive: true, force: true })
renameSync(`${aside}/dist`, into)

/** Silent when it works; when not, everything it said, and its exit code. */
function run(program: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${program}`, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32'
  })
  if (status === 0) return
  process.stderr.write(`${program} ${args.join(' ')} failed\n${stdout}${stderr}`)
  process.exit(status ?? 1)
}
