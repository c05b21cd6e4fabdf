// Builds dist/: types stripped by tsc into lib/, then one file for the Action and one for the CLI.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

for (const directory of ['lib', 'dist']) rmSync(directory, { recursive: true, force: true })
run('tsc', '-p', 'tsconfig.build.json')
run('ncc', 'build', 'lib/action.js', '-o', 'dist', '--license', 'licenses.txt')
run('ncc', 'build', 'lib/cli.js', '-o', 'dist/cli')

/** Silent when it works; when not, everything it said, and its exit code. */
function run(program: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${program}`, args, {
    encoding: 'utf8'
  })
  if (status === 0) return
  process.stderr.write(`${program} ${args.join(' ')} failed\n${stdout}${stderr}`)
  process.exit(status ?? 1)
}
