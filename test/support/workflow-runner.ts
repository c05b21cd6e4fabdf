// A small runner of workflows: jobs in the order of their needs, matrices, reusable workflows.
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Access } from './github-api.ts'
import {
  fill,
  inputsOf,
  isWanted,
  type JobFile,
  type Json,
  listOf,
  parseWorkflow,
  type WorkflowFile
} from './workflow-file.ts'
import {
  type Ground,
  type Job,
  runSteps,
  type StepEnded,
  staticContexts
} from './workflow-steps.ts'

export type JobEnded = {
  /** With the values of the matrix: `check 2`. */
  readonly name: string
  readonly result: 'success' | 'failure' | 'skipped'
  readonly outputs: Readonly<Record<string, string>>
  readonly steps: readonly StepEnded[]
}

/** What a workflow is called with; a workflow that an event starts has neither. */
type Call = { readonly inputs: Json; readonly permissions: Json | null }

const NO_CALL: Call = { inputs: {}, permissions: null }

/** The steps of all jobs of a workflow, each job with a token that has the job's `permissions`. */
export const runWorkflow = async (
  file: WorkflowFile,
  ground: Ground
): Promise<readonly StepEnded[]> => (await runJobs(file, ground)).flatMap(({ steps }) => steps)

/** Runs the jobs of a workflow one after another. A workflow declares them in the order of their needs. */
export async function runJobs(
  file: WorkflowFile,
  ground: Ground,
  call: Call = NO_CALL
): Promise<readonly JobEnded[]> {
  const ended = new Map<string, readonly JobEnded[]>()
  for (const [id, job] of Object.entries(file.jobs)) {
    const needs = Object.fromEntries(
      [job.needs ?? []].flat().map((need) => [need, summaryOf(ended.get(need) ?? [])])
    )
    const contexts = { ...staticContexts(file, ground), inputs: call.inputs, needs }
    const status = { hasFailed: Object.values(needs).some(({ result }) => result !== 'success') }
    if (!isWanted(job.if, contexts, status)) {
      ended.set(id, [{ name: id, result: 'skipped', outputs: {}, steps: [] }])
      continue
    }
    const runs = matrixOf(job, contexts)
    const done: JobEnded[] = []
    for (const [index, matrix] of runs.entries()) {
      const strategy = { 'job-index': index, 'job-total': runs.length }
      const inner = { ...contexts, matrix, strategy }
      done.push(...(await runJob({ id, job, file, contexts: inner, call }, ground, index)))
    }
    ended.set(id, done)
  }
  return [...ended.values()].flat()
}

/** Every combination of the values of a matrix. */
function matrixOf({ strategy }: JobFile, contexts: Json): readonly Json[] {
  return Object.entries(strategy?.matrix ?? {}).reduce<readonly Json[]>(
    (rows, [name, values]) => {
      const list = listOf(values, contexts)
      if (list.length > 256) throw new Error(`a matrix has at most 256 jobs, not ${list.length}`)
      return rows.flatMap((row) => list.map((value) => ({ ...row, [name]: value })))
    },
    [{}]
  )
}

/** What later jobs see of a job; of the jobs of a matrix, one that fails is a failure. */
function summaryOf(jobs: readonly JobEnded[]) {
  const { result = 'success' } = jobs.find((job) => job.result !== 'success') ?? {}
  return { result, outputs: Object.assign({}, ...jobs.map(({ outputs }) => outputs)) }
}

type Started = {
  readonly id: string
  readonly job: JobFile
  readonly file: WorkflowFile
  readonly contexts: Json
  readonly call: Call
}

async function runJob(
  { id, job, file, contexts, call }: Started,
  ground: Ground,
  index: number
): Promise<readonly JobEnded[]> {
  const filled = (values: Readonly<Record<string, unknown>> | undefined, inner: Json) =>
    Object.fromEntries(
      Object.entries(values ?? {}).map(([name, value]) => [
        name,
        fill(value, inner, { hasFailed: false })
      ])
    )
  const permissions = job.permissions ?? file.permissions ?? {}
  if (call.permissions !== null) allow(permissions, call.permissions, id)
  if (job.uses !== undefined) {
    const called = parseWorkflow(readFileSync(calledFile(job.uses), 'utf8'))
    const inputs = inputsOf(called, filled(job.with, contexts))
    const secrets = filled(job.secrets, contexts)
    const jobs = await runJobs(called, { ...ground, secrets }, { inputs, permissions })
    const { outputs } = Object(called.on).workflow_call
    const values = Object.entries<Json>(outputs ?? {}).map(([name, { value }]) => [name, value])
    const byName = Object.fromEntries(jobs.map((each) => [each.name, each]))
    const inner = { ...contexts, jobs: byName }
    const { result } = summaryOf(jobs)
    const all = filled(Object.fromEntries(values), inner)
    return [...jobs, { name: id, result, outputs: all, steps: [] }]
  }
  const token = `token-of-${id}`
  ground.github.tokens.set(token, identityOf(permissions, ground))
  const machine = await machineFor(ground, `${id}-${index}`)
  const state: Job = {
    id,
    token,
    env: { ...file.env, ...job.env },
    contexts,
    done: new Map(),
    path: []
  }
  const isMatrix = job.strategy !== undefined
  const { steps, result } = await runSteps(job.steps, file, machine, state)
  const done = Object.fromEntries([...state.done].map(([step, { outputs }]) => [step, { outputs }]))
  const outputs = filled(job.outputs, { ...contexts, steps: done })
  return [{ name: isMatrix ? `${id} ${index + 1}` : id, result, outputs, steps }]
}

/** With `storage`, each job has a machine of its own. */
async function machineFor(ground: Ground, name: string): Promise<Ground> {
  if (ground.storage === undefined) return ground
  const home = join(ground.home, name)
  const workspace = join(home, 'workspace')
  await mkdir(workspace, { recursive: true })
  return { ...ground, home, workspace, source: ground.workspace }
}

/** @throws if a job of a reusable workflow wants more than its caller may give, which GitHub refuses */
function allow(wanted: Json, given: Json, id: string): void {
  const rank = (access: unknown): number => ['none', 'read', 'write'].indexOf(String(access))
  for (const [name, access] of Object.entries(wanted)) {
    if (rank(access) <= Math.max(0, rank(given[name]))) continue
    throw new Error(`the nested job "${id}" is requesting "${name}: ${access}"`)
  }
}

/** The file of this repository that `uses` names, at the release or in this repository. */
const calledFile = (uses: string): string =>
  uses.replace(/^(org\/tf-disco-action|\.)\//, '').replace(/@.*$/, '')

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
