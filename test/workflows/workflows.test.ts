// Runs the workflows of this repository and those that its documents show, as far as one machine can.
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { parse } from 'yaml'
import { HEAD, push, schedule, tagged } from '../support/events.ts'
import { FakeGitHub } from '../support/github-api.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { moduleFrom } from '../support/scanned.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { parseWorkflow, type WorkflowFile } from '../support/workflow-file.ts'
import { runWorkflow } from '../support/workflow-runner.ts'
import type { StepEnded } from '../support/workflow-steps.ts'

const read = (name: string): WorkflowFile =>
  parseWorkflow(readFileSync(`.github/workflows/${name}.yml`, 'utf8'))

/** PATH with the Node that runs the tests first, which steps of workflows need, after other directories. */
const pathWith = (...directories: readonly string[]): string =>
  [...directories, dirname(process.execPath), process.env['PATH']].join(delimiter)

const outcomes = (steps: readonly StepEnded[]) => steps.map(({ outcome }) => outcome)

it('the workflow "test" passes for good registries and fails with 2 errors for broken ones', async () => {
  await using home = await temporaryDirectory()
  await using github = await FakeGitHub.start()
  const { self } = read('test').jobs
  if (self === undefined) throw new Error('there is no job "self"')
  // Once, and not for each of its operating systems.
  const { strategy: _, ...once } = self
  const steps = await runWorkflow(
    { ...read('test'), jobs: { once } },
    {
      event: push(),
      workspace: process.cwd(),
      home: home.path,
      github,
      secrets: {},
      inputs: {},
      env: { PATH: pathWith() }
    }
  )
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

it('the workflow "public registries" passes when each host has its services', async () => {
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

it('the workflow "nightly" runs scripts and tests that exist', () => {
  const { generators, tests } = parse(readFileSync('.github/workflows/nightly.yml', 'utf8')).jobs
  const scripts: readonly { script: string }[] = generators.strategy.matrix.include
  const files = [
    ...scripts.map(({ script }) => `scripts/${script}.ts`),
    ...tests.steps.at(-1).run.match(/test\/\S+/g)
  ]
  expect(files.length).toBeGreaterThan(4)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

const CHANGELOG = '# Changelog\n\n## [1.2.3] - 2026-12-01\n\n- A change,\n  explained.\n'

/** Runs the workflow "release" for a tag, with programs that only record how they are called. */
async function release(tag: string, failing: string, major = '') {
  await using home = await temporaryDirectory()
  await using github = await FakeGitHub.start()
  const at = (path: string): string => join(home.path, path)
  const log = at('calls')
  await Promise.all([mkdir(at('bin')), mkdir(at('checkout'))])
  for (const program of ['gh', 'npm']) {
    const script = `#!/bin/sh\necho "${program} $*" >> "$CALLS"\ncase "$*" in ${failing}) exit 1 ;; view*) echo 1.2.3 ;; *object.sha) echo "\${MAJOR:-}" ;; esac\n`
    await writeFile(at(`bin/${program}`), script, { mode: 0o755 })
  }
  await writeFile(log, '')
  await cp('scripts/release-notes.ts', at('checkout/scripts/release-notes.ts'))
  await writeFile(at('checkout/package.json'), '{ "type": "module", "version": "1.2.3" }')
  await writeFile(at('checkout/CHANGELOG.md'), CHANGELOG)
  const steps = await runWorkflow(read('release'), {
    event: tagged(tag),
    workspace: at('checkout'),
    home: home.path,
    github,
    secrets: {},
    inputs: {},
    env: { PATH: pathWith(at('bin')), CALLS: log, MAJOR: major }
  })
  return {
    failed: outcomes(steps).filter((outcome) => outcome !== 'success'),
    notes: (await readFile(at('notes.md'), 'utf8')).replaceAll(HEAD, 'SHA'),
    calls: (await readFile(log, 'utf8'))
      .replaceAll(at('notes.md'), 'NOTES')
      .replaceAll(HEAD, 'SHA')
      .trim()
      .split('\n')
  }
}

describe('the workflow "release"', () => {
  it('publishes the first release of a major version with notes from the changelog', async () => {
    expect(await release('v1.2.3', '"release view"*|*PATCH*|view*')).toEqual({
      failed: [],
      notes: '```yaml\n- uses: acme/network@SHA # v1.2.3\n```\n\n- A change, explained.\n',
      calls: [
        'npm cit',
        'gh release view v1.2.3 --repo acme/network',
        'gh release create v1.2.3 --repo acme/network --verify-tag --title v1.2.3 --notes-file NOTES',
        'gh api repos/acme/network/git/ref/tags/v1 --jq .object.sha',
        'gh api --method PATCH repos/acme/network/git/refs/tags/v1 -f sha=SHA -F force=true',
        'gh api --method POST repos/acme/network/git/refs -f ref=refs/tags/v1 -f sha=SHA',
        'npm view tf-disco@1.2.3 version',
        'npm publish --provenance --access public'
      ]
    })
  })

  it('moves the major tag again if an earlier run created the release, and publishes no package twice', async () => {
    const { calls, failed } = await release('v1.2.3', 'never')
    expect(failed).toEqual([])
    expect(calls.slice(1, 4)).toEqual([
      'gh release view v1.2.3 --repo acme/network',
      'gh api repos/acme/network/git/ref/tags/v1 --jq .object.sha',
      'gh api --method PATCH repos/acme/network/git/refs/tags/v1 -f sha=SHA -F force=true'
    ])
    expect(calls.at(-1)).toBe('npm view tf-disco@1.2.3 version')
  })

  it('goes on if the major tag was moved by hand', async () => {
    const { calls, failed } = await release('v1.2.3', '*PATCH*|*POST*|view*', HEAD)
    expect(failed).toEqual([])
    expect(calls.filter((call) => call.includes('--method'))).toEqual([])
    expect(calls.at(-1)).toBe('npm publish --provenance --access public')
  })
})

/** A workflow from YAML that is a workflow, a job, or a list of steps. */
function asWorkflow(text: string): WorkflowFile {
  const shown = Object(parse(text))
  const jobs = shown.jobs ?? { shown: Array.isArray(shown) ? { steps: shown } : shown }
  return { name: 'shown', on: 'push', jobs }
}

/** The steps that use this Action; the others stand for the reader's own. */
const ours = (file: WorkflowFile): WorkflowFile => ({
  ...file,
  jobs: Object.fromEntries(
    Object.entries(file.jobs).map(([name, job]) => [
      name,
      { ...job, steps: job.steps.filter(({ uses }) => uses?.startsWith('org/tf-disco-action@')) }
    ])
  )
})

const PAGES = [
  'README',
  ...['tokens', 'monitoring', 'depth', 'inputs', 'reports'].map((page) => `docs/${page}`)
]
// Without the pieces of a step, which are indented.
const SHOWN = PAGES.flatMap((page) =>
  [...readFileSync(`${page}.md`, 'utf8').matchAll(/^```yaml\n(?! )([\s\S]*?)^```$/gm)].map(
    (match, index) => [`${page}.md ${index + 1}`, match[1] ?? ''] as const
  )
)

it.each(SHOWN)('the workflow in %s passes when its registries are good', async (_, text) => {
  await using home = await temporaryDirectory()
  await using github = await FakeGitHub.start()
  await using registry = await FakeRegistry.start()
  const login = { client: 'c', authz: '/a', token: '/t', ports: [10_000, 10_010] }
  for (const host of ['registry.example.com', 'app.example.com:8443', 'git.example.com']) {
    registry.offer(host, {
      'modules.v1': '/v1/modules/',
      'providers.v1': '/v1/providers/',
      'tfe.v2': '/api/v2/',
      'login.v1': login
    })
  }
  registry.answer('https://registry.example.com/v1/modules/acme/dns/aws/versions', {
    json: { modules: [{ versions: [{ version: '1.0.0' }] }] }
  })
  await writeFile(join(home.path, 'main.tf'), moduleFrom('registry.example.com/acme/dns/aws'))
  const steps = await runWorkflow(ours(asWorkflow(text)), {
    event: push(),
    workspace: home.path,
    home: home.path,
    github,
    secrets: { REGISTRY_TOKEN: 'token-of-registry' },
    inputs: { resolve: registry.resolve, 'ca-file': registry.caFile },
    env: {}
  })
  expect(outcomes(steps)).toEqual(['success'])
})
