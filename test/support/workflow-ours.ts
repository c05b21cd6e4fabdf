// Runs the steps of a workflow that use the actions of this repository, as they are built.
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { ACTION, inputEnv, parseFileCommands, runProgram } from './program.ts'
import { fill, type WorkflowFile } from './workflow-file.ts'
import type { Filled, Ground, Job, StepEnded } from './workflow-steps.ts'

const SETUP = fileURLToPath(new URL('../../dist/setup.js', import.meta.url))

const DEFAULTS: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(parse(readFileSync('action.yml', 'utf8')).inputs).map(([name, input]) => [
    name,
    Object(input).default ?? ''
  ])
)

/** Runs the action `setup`, which puts the command line on PATH. */
export async function runSetup(
  { home, workspace }: Ground,
  { path }: Job
): Promise<Partial<StepEnded>> {
  const added = join(home, 'added-path')
  await writeFile(added, '')
  const env = { GITHUB_PATH: added, RUNNER_TEMP: home }
  const { exitCode } = await runProgram(SETUP, [], home, { directory: workspace, env })
  path.unshift(...(await readFile(added, 'utf8')).split('\n').filter((line) => line !== ''))
  return { outcome: exitCode === 0 ? 'success' : 'failure' }
}

/** Runs the Action. */
export async function runOurs(
  { given, env, inner }: Filled,
  { event, github, home, inputs, runId = 1, workspace }: Ground,
  file: WorkflowFile,
  state: Job
): Promise<Partial<StepEnded>> {
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
      // An empty input is the same as no input.
      ...inputEnv({
        ...Object.fromEntries(defaults),
        ...inputs,
        ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
      }),
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTION: '__org_tf-disco-action',
      GITHUB_API_URL: github.url,
      GITHUB_ENV: exported,
      GITHUB_EVENT_NAME: event.name,
      GITHUB_EVENT_PATH: eventFile,
      GITHUB_JOB: state.id,
      GITHUB_OUTPUT: output,
      GITHUB_PATH: path,
      GITHUB_REF: event.ref,
      GITHUB_REPOSITORY: 'acme/network',
      GITHUB_RUN_ID: String(runId),
      GITHUB_STATE: saved,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_WORKFLOW: file.name,
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: home
    }
  })
  const outputs = parseFileCommands(await readFile(output, 'utf8'))
  return {
    outcome: exitCode === 0 ? 'success' : 'failure',
    said: stdout,
    outputs,
    summary: await readFile(summary, 'utf8'),
    given
  }
}
