// The action `setup`: adds a directory with the command `tf-disco` to PATH. The command uses the Node that the runner
// has for actions, because the one on PATH may be older, or none.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('cli/index.js', import.meta.url))
const { RUNNER_TEMP = '', GITHUB_PATH = '' } = process.env
const directory = join(RUNNER_TEMP, 'tf-disco-bin')
const quoted = [process.execPath, cli].map((path) => `'${path.replaceAll("'", "'\\''")}'`)

mkdirSync(directory, { recursive: true })
writeFileSync(join(directory, 'tf-disco'), `#!/bin/sh\nexec ${quoted.join(' ')} "$@"\n`, {
  mode: 0o755
})
// For cmd and PowerShell; Bash on Windows uses the other file.
writeFileSync(join(directory, 'tf-disco.cmd'), `@"${process.execPath}" "${cli}" %*\r\n`)
appendFileSync(GITHUB_PATH, `${directory}\n`)
