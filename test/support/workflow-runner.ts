// A small runner that runs the steps of a workflow in order, with the built Action.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { type Event, HEAD } from './events.ts'
import type { Access, FakeGitHub } from './github-api.ts'
import { ACTION, inputEnv, parseFileCommands, runProgram } from './program.ts'
import { fill, isWanted, type Json, type StepFile, type WorkflowFile } from './workflow-file.ts'

/** Whether a step uses this Action, under any of its names. */
const OURS = /^(org\/tf-disco-action@|\.\/$)/

const DEFAULTS: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(parse(readFileSync('action.yml', 'utf8')).inputs).map(([name, input]) => [
    name,
    Object(input).default ?? ''
  ])
)

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
}

export type StepEnded = {
  readonly name: string
  readonly outcome: 'success' | 'failure' | 'skipped'
  readonly said: string
  readonly outputs: Readonly<Record<string, string>>
  /** The inputs of a step that is not run. */
  readonly given: Readonly<Record<string, string>>
  /** Whether the job continues if the step fails. */
  readonly isExcused: boolean
}

/** Runs every job of a workflow, each with a token that has the job's `permissions`. */
export async function runWorkflow(
  file: WorkflowFile,
  ground: Ground
): Promise<readonly StepEnded[]> {
  const ended: StepEnded[] = []
  for (const [name, job] of Object.entries(file.jobs)) {
    const token = `token-of-${name}`
    ground.github.tokens.set(token, identityOf(job.permissions ?? file.permissions ?? {}, ground))
    const state = {
      name,
      token,
      env: { ...file.env, ...job.env },
      done: new Map<string, StepEnded>()
    }
    for (const step of job.steps) ended.push(await runStep(step, file, ground, state))
  }
  return ended
}

type JobState = {
  readonly name: string
  readonly token: string
  readonly env: Readonly<Record<string, unknown>>
  readonly done: Map<string, StepEnded>
}

/** The token of a fork's pull request only reads (GitHub, "Permissions for the GITHUB_TOKEN"). */
function identityOf(permissions: Json, { event }: Ground): { issues: Access; pulls: Access } {
  const head = Object(Object(event.payload).pull_request).head
  const isFork = head !== undefined && Object(head.repo).id !== 1
  const access = (name: string): Access => {
    const wanted = permissions[name]
    if (wanted !== 'write' && wanted !== 'read') return 'none'
    return isFork ? 'read' : wanted
  }
  return { issues: access('issues'), pulls: access('pull-requests') }
}

async function runStep(
  step: StepFile,
  file: WorkflowFile,
  ground: Ground,
  state: JobState
): Promise<StepEnded> {
  const status = {
    hasFailed: [...state.done.values()].some(
      ({ outcome, isExcused }) => outcome === 'failure' && !isExcused
    )
  }
  const contexts = contextsOf(file, ground, state)
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

type Filled = {
  readonly given: Readonly<Record<string, string>>
  readonly env: Readonly<Record<string, string>>
  readonly inner: Json
}

async function perform(
  step: StepFile,
  filled: Filled,
  ground: Ground,
  file: WorkflowFile,
  state: JobState
): Promise<Partial<StepEnded>> {
  if (step.run !== undefined) return await runScript(step.run, filled.env, ground)
  if (OURS.test(step.uses ?? '')) return await runOurs(filled, ground, file, state)
  return await pretend(step.uses ?? '', filled.given, ground)
}

async function runScript(
  script: string,
  env: Readonly<Record<string, string>>,
  { workspace, home }: Ground
): Promise<Partial<StepEnded>> {
  const output = join(home, 'script-output')
  await writeFile(output, '')
  const child = spawn('bash', ['-eo', 'pipefail', '-c', script], {
    cwd: workspace,
    env: { PATH: process.env['PATH'] ?? '', GITHUB_OUTPUT: output, RUNNER_TEMP: home, ...env },
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

async function runOurs(
  { given, env, inner }: Filled,
  { event, github, home, inputs, workspace }: Ground,
  file: WorkflowFile,
  state: JobState
): Promise<Partial<StepEnded>> {
  const unknown = Object.keys(given).filter((name) => !(name in DEFAULTS))
  if (unknown.length > 0) throw new Error(`there is no input ${unknown.join(', ')}`)
  const defaults = Object.entries(DEFAULTS).map(([name, value]) => [
    name,
    fill(value, inner, { hasFailed: false })
  ])
  const files = ['output', 'summary', 'env', 'path', 'state', 'event.json'].map((name) =>
    join(home, name)
  )
  const [output = '', summary = '', exported = '', path = '', saved = '', eventFile = ''] = files
  for (const each of files)
    await writeFile(each, each === eventFile ? JSON.stringify(event.payload) : '')
  const { exitCode, stdout } = await runProgram(ACTION, [], home, {
    directory: workspace,
    env: {
      ...env,
      ...inputEnv({ ...Object.fromEntries(defaults), ...inputs, ...given }),
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTION: '__org_tf-disco-action',
      GITHUB_API_URL: github.url,
      GITHUB_ENV: exported,
      GITHUB_EVENT_NAME: event.name,
      GITHUB_EVENT_PATH: eventFile,
      GITHUB_JOB: state.name,
      GITHUB_OUTPUT: output,
      GITHUB_PATH: path,
      GITHUB_REF: event.ref,
      GITHUB_REPOSITORY: 'acme/network',
      GITHUB_RUN_ID: '1',
      GITHUB_STATE: saved,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_WORKFLOW: file.name,
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: home
    }
  })
  const outputs = parseFileCommands(await readFile(output, 'utf8'))
  return { outcome: exitCode === 0 ? 'success' : 'failure', said: stdout, outputs, given }
}

/** Steps with other actions are not run, but their inputs are checked. */
async function pretend(
  uses: string,
  given: Readonly<Record<string, string>>,
  { workspace }: Ground
): Promise<Partial<StepEnded>> {
  if (!/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(uses)) throw new Error(`${uses} is not pinned`)
  const path = given['sarif_file'] ?? given['path']
  if (path !== undefined) await stat(resolve(workspace, path))
  return { outcome: 'success', given }
}

function contextsOf(file: WorkflowFile, { event, secrets }: Ground, state: JobState): Json {
  const steps = Object.fromEntries(
    [...state.done].map(([id, { outputs, outcome }]) => [id, { outputs, outcome }])
  )
  const github = {
    event: event.payload,
    event_name: event.name,
    ref: event.ref,
    ref_name: event.ref.replace(/^refs\/[a-z]+\//, ''),
    repository: 'acme/network',
    server_url: 'https://github.com',
    sha: HEAD,
    token: state.token,
    workflow: file.name
  }
  return { github, secrets, steps, env: {}, runner: { os: 'Linux' } }
}
