// Runs the built programs as child processes: the Action as the runner starts it, and the command line.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { temporaryDirectory } from './temporary.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The built Action and command line, or their sources, where scripts/mutate.ts has put a fault. */
const isMutated = process.env['TEST_SOURCES'] === 'true'
export const ACTION = join(ROOT, isMutated ? 'src/run/start-action.ts' : 'dist/index.js')
export const CLI = join(ROOT, isMutated ? 'src/run/start-cli.ts' : 'dist/cli/index.js')

// What Node compiled of the built programs, for their next start. A program elsewhere is started once.
const CACHE = { NODE_COMPILE_CACHE: join(ROOT, '.tmp/compiled') }
const cacheFor = (program: string) => (program === ACTION || program === CLI ? CACHE : {})

const MEMORY_REPORTER = fileURLToPath(new URL('memory-reporter.cjs', import.meta.url))

// A safety net: far longer than any staged run, below jest's limit, so that the output of a hang is shown.
const LIMIT_MS = 150_000

/** Limits that a slow machine does not reach; a test about a limit sets its own. */
export const PATIENT = { 'timeout-seconds': '100', 'slow-seconds': '100' }

// As text: the demo runs before a parser of YAML is installed.
const [INPUTS = ''] = readFileSync(join(ROOT, 'action.yml'), 'utf8').split('\noutputs:')

const isInput = (name: string): boolean => INPUTS.includes(`\n  ${name}:\n`)

/** The settings of the command line that are inputs of the Action as well. */
export const inputsIn = (settings: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => isInput(name)))

/** The same, as far as the Action has inputs for it. */
const PATIENT_ACTION = { 'timeout-seconds': '100', ignore: 'host-slow' }

export type Ended = {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
  readonly durationMs: number
  /** Peak resident memory; 0 unless `measureMemory` is set. */
  readonly peakMemoryBytes: number
}

export type ProgramOptions = {
  /** Added to an environment that holds PATH, HOME and Node's cache of compiled code only. */
  readonly env?: Readonly<Record<string, string>>
  /** The working directory, and the Action's checkout; by default an empty one. */
  readonly directory?: string
  /** Another program than the built one. */
  readonly program?: string
  /** Kills the program; by default after a generous time limit. */
  readonly signal?: AbortSignal
  readonly measureMemory?: boolean
  /** Called with the whole standard output so far, whenever there is more of it. */
  readonly watch?: (stdout: string) => void
  /** Called at the start with a function that sends a signal. */
  readonly started?: (send: (signal: NodeJS.Signals) => void) => void
}

// Written after seconds of silence, which a busy machine reaches anywhere: src/run/program/progress.ts.
export const PROGRESS =
  /^(?:[\d,]+ of [\d,]+ (?:hosts? checked|registry requests? done).*|[\d,]+ transfers? of packages done.*|read [\d,]+ files?)\n/gm

/** Runs `dist/cli/index.js` with these arguments. */
export async function runCli(
  parameters: readonly string[],
  options: ProgramOptions = {}
): Promise<Ended> {
  await using home = await temporaryDirectory()
  return await runProgram(options.program ?? CLI, parameters, home.path, options)
}

export type ActionEnded = Ended & {
  /** GITHUB_OUTPUT, parsed. */
  readonly outputs: Readonly<Record<string, string>>
  /** The contents of GITHUB_STEP_SUMMARY, GITHUB_ENV and GITHUB_STATE. */
  readonly summary: string
  readonly exported: string
  readonly state: string
  /** The content of the file that the output `report` names; null without that output. */
  readonly report: string | null
}

/** Runs `dist/index.js` with these inputs, and reads the files that it wrote for the runner. */
export async function runAction(
  inputs: Readonly<Record<string, string>>,
  options: ProgramOptions = {}
): Promise<ActionEnded> {
  await using home = await temporaryDirectory()
  const files = await runnerFiles(home.path)
  const { directory = files.workspace } = options
  const runner = runnerEnv(home.path, { ...files, workspace: directory })
  const env = { ...runner, ...inputEnv({ ...PATIENT_ACTION, ...inputs }), ...options.env }
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

/** Inputs as the runner passes them: upper case, spaces become `_`, hyphens stay. @throws for one that action.yml does not declare */
export function inputEnv(inputs: Readonly<Record<string, string>>): Record<string, string> {
  const unknown = Object.keys(inputs).filter((name) => !isInput(name))
  if (unknown.length > 0) throw new Error(`there is no input ${unknown.join(', ')}`)
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
    // No server listens there; tests of the API set their own URL.
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
 * Parses `name=value` and `name<<DELIMITER … DELIMITER` as the runner does; the last value of a name wins.
 * @throws on any other line, where the runner would fail the step
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
      if (end === -1) throw new Error(`the value of ${name} has no end line "${delimiter}"`)
      values[name] = lines.slice(at + 1, end).join('\n')
      at = end
    } else {
      const equals = line.indexOf('=')
      if (equals < 1) throw new Error(`"${line}" is not a file command`)
      values[line.slice(0, equals)] = line.slice(equals + 1)
    }
  }
  return values
}

/** A Node program with `home` as its HOME, without lines of progress: the Action logs them on standard output. Rejects when a signal ends it. */
export function runProgram(
  program: string,
  parameters: readonly string[],
  home: string,
  options: ProgramOptions
): Promise<Ended> {
  const memoryFile = join(home, 'peak-memory')
  const { signal = AbortSignal.timeout(LIMIT_MS), measureMemory = false } = options
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    ...(measureMemory ? { PEAK_MEMORY_FILE: memoryFile } : cacheFor(program)),
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
    options.started?.((sent) => void child.kill(sent))
    const kill = (): void => void child.kill('SIGKILL')
    signal.addEventListener('abort', kill)
    const said = { stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.stdout += text
      options.watch?.(said.stdout)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said.stderr += text
    })
    child.once('error', reject)
    child.once('close', (exitCode, killedBy) => {
      signal.removeEventListener('abort', kill)
      const durationMs = performance.now() - started
      if (exitCode === null) {
        const why = `${program} was ended by ${killedBy} after ${Math.round(durationMs)} ms`
        reject(new Error(`${why}\n${said.stdout}\n${said.stderr}`))
        return
      }
      for (const stream of ['stdout', 'stderr'] as const) {
        said[stream] = said[stream].replace(PROGRESS, '')
      }
      const memory = measureMemory ? readFile(memoryFile, 'utf8').then(Number) : Promise.resolve(0)
      memory.then(
        (peakMemoryBytes) => resolve({ exitCode, ...said, durationMs, peakMemoryBytes }),
        reject
      )
    })
  })
}
