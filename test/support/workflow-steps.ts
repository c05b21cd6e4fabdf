// Runs the steps of one job of a workflow in order, with the built Action.
import { spawn } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { type Event, HEAD } from './events.ts'
import type { FakeGitHub } from './github-api.ts'
import { parseFileCommands } from './program.ts'
import { play } from './workflow-actions.ts'
import { fill, isWanted, type Json, type StepFile, type WorkflowFile } from './workflow-file.ts'
import { runOurs, runSetup } from './workflow-ours.ts'

/** Whether a step uses this Action, under any of its names. */
const OURS = /^(org\/tf-disco-action@|\.\/$)/
const OUR_SETUP = /^org\/tf-disco-action\/setup@/
export type Ground = {
  readonly event: Event
  /** The checkout. */
  readonly workspace: string
  /** The runner's home directory, empty at first. */
  readonly home: string
  readonly github: FakeGitHub
  readonly secrets: Readonly<Record<string, string>>
  /** Inputs of this Action that reach hosts on loopback. */
  readonly inputs: Readonly<Record<string, string>>
  /** Replaces variables that a recipe sets for real servers. */
  readonly env: Readonly<Record<string, string>>
  /** Holds artifacts and caches. With it, each job has a machine of its own, without a checkout at first. */
  readonly storage?: string
  /** What actions/checkout then copies. */
  readonly source?: string
  /** 1 if absent. */
  readonly runId?: number
  /** Whether the machine of a job dies before this step. */
  readonly dies?: (job: Job, step: StepFile) => boolean
}

export type StepEnded = {
  readonly name: string
  readonly outcome: 'success' | 'failure' | 'skipped'
  readonly said: string
  readonly outputs: Readonly<Record<string, string>>
  /** What the Action wrote to the job summary. */
  readonly summary: string
  /** The inputs of a step that is not run. */
  readonly given: Readonly<Record<string, string>>
  /** Whether the job continues if the step fails. */
  readonly isExcused: boolean
}

/** A job that runs, and what its steps have done. */
export type Job = {
  readonly id: string
  readonly token: string
  readonly env: Readonly<Record<string, unknown>>
  /** Those that are the same for all steps. */
  readonly contexts: Json
  readonly done: Map<string, StepEnded>
  /** What steps have added to PATH. */
  readonly path: string[]
}

/** Runs the steps of a job in order, on the machine that `ground` describes. */
export async function runSteps(
  steps: readonly StepFile[],
  file: WorkflowFile,
  ground: Ground,
  job: Job
): Promise<{ readonly steps: readonly StepEnded[]; readonly result: 'success' | 'failure' }> {
  const ended: StepEnded[] = []
  for (const step of steps) {
    // A machine that dies runs no further step, not even those that always run.
    if (ground.dies?.(job, step)) return { steps: ended, result: 'failure' }
    ended.push(await runStep(step, file, ground, job))
  }
  return { steps: ended, result: hasFailed(job) ? 'failure' : 'success' }
}

const hasFailed = ({ done }: Job): boolean =>
  [...done.values()].some(({ outcome, isExcused }) => outcome === 'failure' && !isExcused)

async function runStep(
  step: StepFile,
  file: WorkflowFile,
  ground: Ground,
  state: Job
): Promise<StepEnded> {
  const status = { hasFailed: hasFailed(state) }
  const contexts = contextsOf(state)
  const envOf = (env: StepFile['env'], inner: Json) =>
    Object.fromEntries(
      Object.entries(env ?? {}).map(([name, value]) => [name, fill(value, inner, status)])
    )
  const jobEnv = envOf(state.env, contexts)
  const inner = { ...contexts, env: jobEnv }
  const name = step.name ?? step.uses ?? step.run ?? ''
  const isExcused = step['continue-on-error'] === true
  const skipped: StepEnded = {
    name,
    outcome: 'skipped',
    said: '',
    outputs: {},
    summary: '',
    given: {},
    isExcused
  }
  if (!isWanted(step.if, inner, status)) return skipped
  const given = envOf(step.with, inner)
  const env = { ...jobEnv, ...envOf(step.env, inner), ...ground.env }
  const ended = {
    ...skipped,
    ...(await perform(step, { given, env, inner }, ground, file, state)),
    name
  }
  state.done.set(step.id ?? `step ${state.done.size}`, ended)
  return ended
}

/** A step with its expressions evaluated. */
export type Filled = {
  readonly given: Readonly<Record<string, string>>
  readonly env: Readonly<Record<string, string>>
  readonly inner: Json
}

async function perform(
  step: StepFile,
  filled: Filled,
  ground: Ground,
  file: WorkflowFile,
  state: Job
): Promise<Partial<StepEnded>> {
  const { run, uses = '' } = step
  if (run !== undefined) return await runScript({ ...step, run }, filled.env, ground, state)
  if (OUR_SETUP.test(uses)) return await runSetup(ground, state)
  if (OURS.test(uses)) return await runOurs(filled, ground, file, state)
  if (!PINNED.test(uses)) throw new Error(`${uses} is not pinned`)
  const { storage, source = '', workspace } = ground
  const [name = ''] = uses.split('@')
  const played =
    storage === undefined ? null : await play(name, filled.given, { storage, source, workspace })
  return played ?? (await pretend(filled.given, ground))
}

const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/

/** As GitHub runs a script: without a shell named, a pipe fails only with its last command. */
export const shellFor = (shell: StepFile['shell']): readonly string[] =>
  shell === 'bash' ? ['bash', '-eo', 'pipefail'] : [shell ?? 'bash', '-e']

async function runScript(
  { run, shell }: StepFile & { readonly run: string },
  env: Readonly<Record<string, string>>,
  { workspace, home }: Ground,
  { path }: Job
): Promise<Partial<StepEnded>> {
  const output = join(home, 'script-output')
  await writeFile(output, '')
  const [program = '', ...options] = shellFor(shell)
  const child = spawn(program, [...options, '-c', run], {
    cwd: workspace,
    env: {
      HOME: home,
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: output,
      GITHUB_REPOSITORY: 'acme/network',
      RUNNER_TEMP: home,
      ...env,
      PATH: [...path, env['PATH'] ?? process.env['PATH']].join(delimiter)
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  const outputs = parseFileCommands(await readFile(output, 'utf8'))
  return { outcome: code === 0 ? 'success' : 'failure', said, outputs }
}

/** Steps with other actions are not run, but their inputs are checked. */
async function pretend(
  given: Readonly<Record<string, string>>,
  { workspace }: Ground
): Promise<Partial<StepEnded>> {
  const path = given['sarif_file'] ?? given['path']
  if (path !== undefined) await stat(resolve(workspace, path))
  return { outcome: 'success', given }
}

/** What steps see of the run, the job and the steps before. */
function contextsOf({ contexts, token, done }: Job): Json {
  const steps = Object.fromEntries(
    [...done].map(([id, { outputs, outcome }]) => [id, { outputs, outcome }])
  )
  const github = { ...Object(contexts['github']), token }
  return { ...contexts, github, steps }
}

/** What all jobs of a run see. */
export function staticContexts(file: WorkflowFile, { event, secrets, runId = 1 }: Ground): Json {
  const github = {
    event: event.payload,
    event_name: event.name,
    ref: event.ref,
    ref_name: event.ref.replace(/^refs\/[a-z]+\//, ''),
    repository: 'acme/network',
    repository_owner: 'acme',
    run_attempt: 1,
    run_id: runId,
    server_url: 'https://github.com',
    sha: HEAD,
    workflow: file.name
  }
  return { github, secrets, steps: {}, env: {}, runner: { os: 'Linux' } }
}
