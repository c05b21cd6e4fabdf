// Builds dist/, or another directory that is named: types stripped by tsc into lib/, then two bundles.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

const [into = 'dist'] = process.argv.slice(2)

for (const directory of ['lib', into]) rmSync(directory, { recursive: true, force: true })
run('tsc', '-p', 'tsconfig.build.json')
run('ncc', 'build', 'lib/action.js', '-o', into, '--license', 'licenses.txt')
run('ncc', 'build', 'lib/cli.js', '-o', `${into}/cli`)

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
