// The built programs as child processes: the Action as the runner starts it, the CLI as a person does.
import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { temporaryDirectory } from './temporary.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The built Action and command line. */
export const ACTION = join(ROOT, 'dist/index.js')
export const CLI = join(ROOT, 'dist/cli/index.js')

const MEMORY_REPORTER = fileURLToPath(new URL('memory-reporter.cjs', import.meta.url))

// Longer than anything that is staged lasts; a program that hangs is killed and said to.
const LIMIT_MS = 60_000

export type Ended = {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
  readonly durationMs: number
  /** The most memory that the process held; 0 unless it was asked for. */
  readonly peakMemoryBytes: number
}

export type ProgramOptions = {
  /** Added to a clean environment: nothing else of ours but PATH gets through. */
  readonly env?: Readonly<Record<string, string>>
  /** The working directory, and the Action's checkout; by default a new and empty one. */
  readonly directory?: string
  /** Another program than the built one. */
  readonly program?: string
  readonly limitMs?: number
  readonly measureMemory?: boolean
  /** Told of all that stands on standard output so far. */
  readonly watch?: (stdout: string) => void
}

/** `dist/cli/index.js` with these arguments. */
export async function runCli(
  parameters: readonly string[],
  options: ProgramOptions = {}
): Promise<Ended> {
  await using home = await temporaryDirectory()
  return await runProgram(options.program ?? CLI, parameters, home.path, options)
}

export type ActionEnded = Ended & {
  /** What stands in GITHUB_OUTPUT. */
  readonly outputs: Readonly<Record<string, string>>
  /** What was put into GITHUB_STEP_SUMMARY, GITHUB_ENV and GITHUB_STATE. */
  readonly summary: string
  readonly exported: string
  readonly state: string
  /** The file that the output `report` names, as it was written; null without one. */
  readonly report: string | null
}

/** `dist/index.js` with these inputs, and all that it left behind. */
export async function runAction(
  inputs: Readonly<Record<string, string>>,
  options: ProgramOptions = {}
): Promise<ActionEnded> {
  await using home = await temporaryDirectory()
  const files = await runnerFiles(home.path)
  const { directory = files.workspace } = options
  const runner = runnerEnv(home.path, { ...files, workspace: directory })
  const env = { ...runner, ...inputEnv(inputs), ...options.env }
  const ended = await runProgram(options.program ?? ACTION, [], home.path, {
    ...options,
    directory,
    env
  })
  const outputs = parseFileCommands(await readFile(files.output, 'utf8'))
  const report = outputs['report'] ?? ''
  return {
    ...ended,
    outputs,
    summary: await readFile(files.summary, 'utf8'),
    exported: await readFile(files.env, 'utf8'),
    state: await readFile(files.state, 'utf8'),
    report: report === '' ? null : await readFile(report, 'utf8')
  }
}

/** Inputs as the runner hands them over: upper case, spaces become `_`, hyphens stay. */
export function inputEnv(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      value
    ])
  )
}

type RunnerFiles = Record<
  'output' | 'summary' | 'env' | 'path' | 'state' | 'event' | 'workspace' | 'temporary',
  string
>

async function runnerFiles(home: string): Promise<RunnerFiles> {
  const at = (name: string): string => join(home, name)
  const files: RunnerFiles = {
    output: at('output'),
    summary: at('summary'),
    env: at('env'),
    path: at('path'),
    state: at('state'),
    event: at('event.json'),
    workspace: at('workspace'),
    temporary: at('temp')
  }
  const { event, workspace, temporary, ...empty } = files
  await Promise.all([
    mkdir(workspace),
    mkdir(temporary),
    writeFile(event, '{}'),
    ...Object.values(empty).map((file) => writeFile(file, ''))
  ])
  return files
}

function runnerEnv(home: string, files: RunnerFiles): Record<string, string> {
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__self',
    // Nothing listens there: a test that wants the API says where it is.
    GITHUB_API_URL: 'http://127.0.0.1:9',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: files.event,
    GITHUB_JOB: 'discovery',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REPOSITORY: 'acme/network',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '1',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
    GITHUB_WORKFLOW: 'registries',
    GITHUB_WORKSPACE: files.workspace,
    GITHUB_OUTPUT: files.output,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_ENV: files.env,
    GITHUB_PATH: files.path,
    GITHUB_STATE: files.state,
    RUNNER_ARCH: 'X64',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: files.temporary,
    RUNNER_TOOL_CACHE: home
  }
}

/**
 * The runner's `name=value` and `name<<DELIMITER … DELIMITER` lines; a name given twice has its last
 * value.
 * @throws when a line is neither, for the runner would fail the step
 */
export function parseFileCommands(text: string): Record<string, string> {
  const values: Record<string, string> = {}
  const lines = text.split(/\r?\n/)
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line === '') continue
    const [, name, delimiter] = /^([^=]+?)<<(.+)$/.exec(line) ?? []
    if (name !== undefined && delimiter !== undefined) {
      const end = lines.indexOf(delimiter, at + 1)
      if (end === -1) throw new Error(`no line "${delimiter}" ends the value of ${name}`)
      values[name] = lines.slice(at + 1, end).join('\n')
      at = end
    } else {
      const equals = line.indexOf('=')
      if (equals < 1) throw new Error(`"${line}" is no file command`)
      values[line.slice(0, equals)] = line.slice(equals + 1)
    }
  }
  return values
}

/** Any program of Node's, with `home` as its HOME. Fails when it does not end by itself in time. */
export function runProgram(
  program: string,
  parameters: readonly string[],
  home: string,
  options: ProgramOptions
): Promise<Ended> {
  const memoryFile = join(home, 'peak-memory')
  const { limitMs = LIMIT_MS, measureMemory = false } = options
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    ...(measureMemory && { PEAK_MEMORY_FILE: memoryFile }),
    ...options.env
  }
  const flags = measureMemory ? ['--require', MEMORY_REPORTER] : []
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(process.execPath, [...flags, program, ...parameters], {
      cwd: options.directory ?? home,
      env,
      stdio: ['ignore', 'pipe', 'pipe']
    })
    const said = { stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.stdout += text
      options.watch?.(said.stdout)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said.stderr += text
    })
    const limit = setTimeout(() => child.kill('SIGKILL'), limitMs)
    child.once('error', reject)
    child.once('close', (exitCode, signal) => {
      clearTimeout(limit)
      const durationMs = performance.now() - started
      if (exitCode === null) {
        const why = `${program} ended by ${signal} after ${Math.round(durationMs)} ms`
        reject(new Error(`${why}, limit ${limitMs} ms\n${said.stdout}\n${said.stderr}`))
        return
      }
      const memory = measureMemory ? readFile(memoryFile, 'utf8').then(Number) : Promise.resolve(0)
      memory.then(
        (peakMemoryBytes) => resolve({ exitCode, ...said, durationMs, peakMemoryBytes }),
        reject
      )
    })
  })
}
