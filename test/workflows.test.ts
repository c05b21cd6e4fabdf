// This repository's own workflows, run step by step as far as that can be done on one machine.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from '@jest/globals'
import { push, schedule } from './support/events.ts'
import { FakeGitHub } from './support/github-api.ts'
import { FakeRegistry } from './support/registry.ts'
import { temporaryDirectory } from './support/temporary.ts'
import { parseWorkflow, type WorkflowFile } from './support/workflow-file.ts'
import { runWorkflow, type StepEnded } from './support/workflow-runner.ts'

const read = (name: string): WorkflowFile =>
  parseWorkflow(readFileSync(`.github/workflows/${name}.yml`, 'utf8'))

/** The jobs with these names, whose steps are to run here. */
const only = (file: WorkflowFile, ...names: readonly string[]): WorkflowFile => ({
  ...file,
  jobs: Object.fromEntries(Object.entries(file.jobs).filter(([name]) => names.includes(name)))
})

const outcomes = (steps: readonly StepEnded[]) => steps.map(({ outcome }) => outcome)

it('the Action is used on itself: well where all is well, failing with both errors where it must', async () => {
  await using home = await temporaryDirectory()
  await using github = await FakeGitHub.start()
  const steps = await runWorkflow(only(read('test'), 'self'), {
    event: push(),
    workspace: process.cwd(),
    home: home.path,
    github,
    secrets: {},
    inputs: {},
    // The node that runs the tests, which is new enough for the step that serves the registries.
    env: { PATH: `${dirname(process.execPath)}:${process.env['PATH']}` }
  })
  expect(outcomes(steps)).toEqual([
    'success',
    'success',
    'success',
    'success',
    'failure',
    'success'
  ])
  expect(steps[4]?.outputs).toMatchObject({ passed: 'false', errors: '2' })
})

it('the public registries are asked for what they are known for', async () => {
  await using home = await temporaryDirectory()
  await using github = await FakeGitHub.start()
  await using registry = await FakeRegistry.start()
  for (const host of ['registry.terraform.io', 'registry.opentofu.org', 'gitlab.com']) {
    registry.offer(host, { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' })
  }
  registry.offer('app.terraform.io', {
    'modules.v1': '/api/registry/v1/modules/',
    'tfe.v2': '/api/v2/',
    'tfe.v2.1': '/api/v2/'
  })
  const steps = await runWorkflow(read('public-registries'), {
    event: schedule(),
    workspace: process.cwd(),
    home: home.path,
    github,
    secrets: {},
    inputs: { resolve: registry.resolve, 'ca-file': registry.caFile },
    env: {}
  })
  expect(outcomes(steps)).toEqual(['success'])
  expect(registry.requests.length).toBe(4)
})
