// Runs a row of init.json with a real client and with the built command line, each with its own hosts.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import type { Authority } from '../../test/support/certificates.ts'
import { type InitRow, lastRun } from '../../test/support/init-rows.ts'
import { type CheckDepth, CLIENT_VERSIONS } from '../../test/support/init-verdict.ts'
import { type InitWorld, startInitWorld } from '../../test/support/init-world.ts'
import { CLI, runCli } from '../../test/support/program.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import { startProgram } from './programs.ts'

export type Ran = {
  readonly passed: boolean
  readonly requests: readonly string[]
  readonly durationMs: number
  /** The output of the client, or the codes of the errors of the check. */
  readonly said: string
}

/** What `init` of the client ends with. */
export async function runInit(row: InitRow, program: string, authority: Authority): Promise<Ran> {
  await using world = await startInitWorld([row], { authority })
  await using directory = await temporaryDirectory()
  await using home = await temporaryDirectory()
  await lay(directory.path, row.files)
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: home.path,
    SSL_CERT_FILE: world.registry.caFile,
    CHECKPOINT_DISABLE: '1',
    ...(await variables(row, world, directory.path, home.path))
  }
  const plain = ['init', '-input=false', '-no-color', '-json', ...(row.args ?? [])]
  const started = performance.now()
  let last = { exitCode: 0, text: '' }
  for (const words of row.steps ?? [plain]) {
    last = await startProgram(program, words, { directory: directory.path, env })
  }
  return {
    passed: last.exitCode === 0,
    requests: world.requests(),
    durationMs: performance.now() - started,
    said: last.text
  }
}

export type Checked = Ran & {
  readonly exitCode: number
  readonly stderr: string
  /** Null if there is none. */
  readonly report: unknown
}

export type CheckOptions = {
  readonly depth: CheckDepth
  readonly program?: string
  /** A line of `resolve`; none by default. */
  readonly resolve?: string
}

/** What the check predicts for the last `init` of the row. */
export async function runCheck(
  row: InitRow,
  client: MainClient,
  authority: Authority,
  { depth, program = CLI, resolve = '' }: CheckOptions
): Promise<Checked> {
  const { files, before, upgrade } = lastRun(row, client)
  await using world = await startInitWorld([row], { authority, before })
  await using directory = await temporaryDirectory()
  await using home = await temporaryDirectory()
  await lay(directory.path, files)
  const ended = await runCli(
    [
      'check',
      '--format=json',
      `--depth=${depth}`,
      `--dialect=${CLIENT_VERSIONS[client]}`,
      '--platforms=linux_amd64',
      `--ca-file=${world.registry.caFile}`,
      '--slow-seconds=100',
      ...(resolve === '' ? [] : [`--resolve=${resolve}`]),
      ...(upgrade ? ['--upgrade'] : [])
    ],
    {
      directory: directory.path,
      env: await variables(row, world, directory.path, home.path),
      program
    }
  )
  const report = ended.stdout.startsWith('{') ? JSON.parse(ended.stdout) : null
  return {
    passed: ended.exitCode === 0,
    requests: world.requests(),
    durationMs: ended.durationMs,
    said: errorsIn(report).join(' '),
    exitCode: ended.exitCode,
    stderr: ended.stderr,
    report
  }
}

function errorsIn(report: unknown): readonly string[] {
  const { findings = [] } = (report ?? {}) as {
    findings?: readonly { code: string; severity: string }[]
  }
  return findings.filter(({ severity }) => severity === 'error').map(({ code }) => code)
}

async function variables(
  { env = {}, cliConfig }: InitRow,
  world: InitWorld,
  directory: string,
  home: string
): Promise<Readonly<Record<string, string>>> {
  const own = Object.entries(env).map(([name, value]) => [
    name,
    value.replaceAll('@DIR@', directory)
  ])
  const file = join(home, 'cli-config')
  if (cliConfig !== undefined) await writeFile(file, cliConfig)
  return {
    ...world.env,
    ...Object.fromEntries(own),
    ...(cliConfig === undefined ? {} : { TF_CLI_CONFIG_FILE: file })
  }
}

async function lay(directory: string, files: InitRow['files']): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(directory, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}
