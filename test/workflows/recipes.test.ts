// Runs every recipe unchanged, step by step, against hosts and a GitHub API on loopback.
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Event, pullRequest, push, schedule, workflowDispatch } from '../support/events.ts'
import { FakeGitHub } from '../support/github-api.ts'
import type { FakeFile } from '../support/github-state.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeProxy } from '../support/proxy.ts'
import { FakeRegistry } from '../support/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { eventsOf, parseWorkflow } from '../support/workflow-file.ts'
import { runWorkflow } from '../support/workflow-runner.ts'
import type { StepEnded } from '../support/workflow-steps.ts'

const PAGES = ['recipes', 'monitoring', 'other-ci'].map((name) => `docs/${name}.md`)
const TEXT = PAGES.map((path) => readFileSync(path, 'utf8')).join('\n')
const RECIPES = new Map(
  [...TEXT.matchAll(/^```yaml recipe=(\S+)\n([\s\S]*?)^```$/gm)].map((match) => [
    match[1] ?? '',
    parseWorkflow(match[2] ?? '')
  ])
)

const HOST = 'registry.example.com'
const module = (host: string): string => `module "m" {\n  source = "${host}/acme/network/aws"\n}\n`
const USES_HOST = { 'main.tf': module(HOST) }
const CHANGED: readonly FakeFile[] = [
  { filename: 'main.tf', status: 'modified', patch: '@@ -1 +1 @@\n-a\n+b' }
]

type Row = {
  readonly recipe: string
  readonly name: string
  readonly event: Event
  readonly checkout?: Readonly<Record<string, string>>
  /** Hosts that fail: without a document, or refusing requests without a token. */
  readonly down?: readonly string[]
  readonly closed?: readonly string[]
  /** Hosts that list a version of the module to requests with a token. */
  readonly listing?: readonly string[]
  readonly secrets?: Readonly<Record<string, string>>
  readonly throughProxy?: true
  /** First letters of the steps' outcomes. */
  readonly outcomes: string
  /** The resulting comments and issues. */
  readonly github?: readonly string[]
  readonly says?: RegExp
}

const SECRETS = { REGISTRY_TOKEN: 'token-of-registry', OTHER_REGISTRY_TOKEN: 'token-of-other' }
const LIST = { modules: [{ versions: [{ version: '1.0.0' }] }] }
const OTHER = 'my-other-registry.example.com'

const ROWS: readonly Row[] = [
  {
    recipe: 'pull-request',
    name: 'passes',
    event: pullRequest(1),
    checkout: USES_HOST,
    outcomes: 's s'
  },
  {
    recipe: 'pull-request',
    name: 'fails',
    event: pullRequest(1),
    checkout: USES_HOST,
    down: [HOST],
    outcomes: 's f',
    github: ['comment on 1']
  },
  {
    recipe: 'pull-request',
    name: 'fails for a fork, without a comment',
    event: pullRequest(1, 'fork'),
    checkout: USES_HOST,
    down: [HOST],
    outcomes: 's f',
    says: /^::warning::the comment was not written: .* from a fork/m
  },
  {
    recipe: 'schedule',
    name: 'fails',
    event: schedule(),
    down: [HOST],
    outcomes: 's f',
    github: ['issue 2 open']
  },
  {
    recipe: 'init',
    name: 'fails for a module that the registry does not have',
    event: pullRequest(1),
    checkout: USES_HOST,
    secrets: SECRETS,
    outcomes: 's f',
    github: ['comment on 1'],
    says: /module-unknown/
  },
  {
    recipe: 'init-schedule',
    name: 'fails for a module that the registry does not have',
    event: schedule(),
    secrets: SECRETS,
    outcomes: 'f',
    github: ['issue 2 open'],
    says: /module-unknown/
  },
  {
    recipe: 'private',
    name: 'passes with tokens',
    event: push(),
    checkout: { 'main.tf': module(HOST) + module(OTHER).replace('"m"', '"n"') },
    closed: [HOST, OTHER],
    listing: [HOST, OTHER],
    secrets: SECRETS,
    outcomes: 's s'
  },
  {
    recipe: 'private',
    name: 'fails if a registry requires a token after discovery alone',
    event: push(),
    checkout: USES_HOST,
    listing: [HOST],
    outcomes: 's f',
    says: /versions-unauthorized/
  },
  {
    recipe: 'private',
    name: 'fails without tokens',
    event: push(),
    checkout: USES_HOST,
    closed: [HOST],
    outcomes: 's f',
    says: /document-unauthorized/
  },
  {
    recipe: 'forks',
    name: 'fails for a branch',
    event: pullRequest(1),
    checkout: USES_HOST,
    down: [HOST],
    secrets: SECRETS,
    outcomes: 's f',
    github: ['comment on 1']
  },
  {
    recipe: 'forks',
    name: 'passes for a fork without secrets',
    event: pullRequest(1, 'fork'),
    checkout: USES_HOST,
    closed: [HOST],
    outcomes: 's s',
    says: /^notice?\b|notice\[document-unauthorized\]/m
  },
  {
    recipe: 'forks',
    name: 'fails for a fork that adds a host',
    event: pullRequest(1, 'fork'),
    checkout: { 'main.tf': module('evil.example.org') },
    outcomes: 's f',
    says: /host-not-allowed/
  },
  {
    recipe: 'policy',
    name: 'fails for a host that is not allowed',
    event: pullRequest(1),
    checkout: { 'main.tf': module('example.org.evil') },
    outcomes: 's f',
    says: /^::error .*file=main.tf,line=2,.*host-not-allowed/m
  },
  {
    recipe: 'proxy',
    name: 'passes through the proxy',
    event: push(),
    checkout: USES_HOST,
    throughProxy: true,
    outcomes: 's s'
  },
  {
    recipe: 'enterprise-server',
    name: 'fails',
    event: pullRequest(1),
    checkout: USES_HOST,
    down: [HOST],
    outcomes: 's f',
    github: ['comment on 1']
  },
  {
    recipe: 'code-scanning',
    name: 'fails with a finding',
    event: pullRequest(1),
    checkout: { 'main.tf': module('evil.example.org') },
    outcomes: 's f s'
  },
  {
    recipe: 'keep-report',
    name: 'uploads the report of a check that fails',
    event: pullRequest(1),
    checkout: USES_HOST,
    down: [HOST],
    outcomes: 's f s'
  },
  {
    recipe: 'outputs',
    name: 'passes',
    event: workflowDispatch(),
    outcomes: 's s - s',
    says: /^https:\/\/registry\.example\.com\/v1\/modules\/acme\/network\/aws\/versions$/m
  },
  {
    recipe: 'outputs',
    name: 'fails',
    event: workflowDispatch(),
    down: [HOST],
    outcomes: 'f - s s',
    says: /^1 errors, see .*report\.json$/m
  }
]

const LETTERS = { success: 's', failure: 'f', skipped: '-' } as const

/** Runs a recipe with its hosts, checkout and GitHub API. */
async function runRecipe(row: Row) {
  await using stack = new AsyncDisposableStack()
  const isServer = row.recipe === 'enterprise-server'
  const github = stack.use(
    await FakeGitHub.start(isServer ? { description: 'ghes-3.17', prefix: '/api/v3' } : {})
  )
  const registry = stack.use(await FakeRegistry.start())
  const proxy = stack.use(
    await FakeProxy.start({ tunnelPort: registry.port, forwardPort: registry.plainPort })
  )
  const home = stack.use(await temporaryDirectory())
  const workspace = join(home.path, 'checkout')
  github.repository.addIssue({ isPull: true })
  github.repository.files.set(1, CHANGED)
  for (const host of [HOST, OTHER, 'app.example.com']) offer(registry, host, row)
  const checkout = { 'certificates/example-root.pem': registry.authority.pem, ...row.checkout }
  for (const [file, text] of Object.entries(checkout)) {
    await mkdir(dirname(join(workspace, file)), { recursive: true })
    await writeFile(join(workspace, file), text)
  }
  const recipe = RECIPES.get(row.recipe)
  if (recipe === undefined) throw new Error(`there is no recipe ${row.recipe}`)
  const steps = await runWorkflow(recipe, {
    event: row.event,
    workspace,
    home: home.path,
    github,
    secrets: row.secrets ?? {},
    inputs: row.throughProxy
      ? {}
      : { resolve: registry.resolve, ...(isServer ? {} : { 'ca-file': registry.caFile }) },
    env: {
      ...(row.throughProxy ? { HTTPS_PROXY: proxy.url, NO_PROXY: '127.0.0.1' } : {}),
      ...(isServer ? { NODE_EXTRA_CA_CERTS: registry.caFile } : {})
    }
  })
  return {
    steps,
    github,
    sarif: await readFile(join(workspace, 'registries.sarif'), 'utf8').catch(() => null)
  }
}

function offer(registry: FakeRegistry, host: string, row: Row): void {
  const { down = [], closed = [], listing = [] } = row
  const services = { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' }
  const more = { 'login.v1': { client: 'c', authz: '/a', token: '/t' }, 'tfe.v2': '/api/v2/' }
  registry.answer(`https://${host}/.well-known/terraform.json`, ({ authorization }) => {
    if (down.includes(host)) return { status: 404, body: 'gone' }
    if (closed.includes(host) && !authorization) return { status: 401, body: 'no' }
    return { json: { ...services, ...more } }
  })
  if (!listing.includes(host)) return
  registry.answer(`https://${host}/v1/modules/acme/network/aws/versions`, ({ authorization }) =>
    authorization ? { json: LIST } : { status: 401, body: 'no' }
  )
}

const shownOutcomes = (steps: readonly StepEnded[]): string =>
  steps.map(({ outcome }) => LETTERS[outcome]).join(' ')

describe('the recipe', () => {
  it.each(ROWS.map((row) => [row.recipe, row.name, row] as const))('%s %s', async (_, __, row) => {
    const { steps, github, sarif } = await runRecipe(row)
    const said = steps.map((step) => step.said).join('\n')
    expect([shownOutcomes(steps), said]).toEqual([row.outcomes, said])
    if (row.says !== undefined) expect(said).toMatch(row.says)
    const { comments, issues } = github.repository
    expect([
      ...comments.map(({ issue }) => `comment on ${issue}`),
      ...issues.slice(1).map(({ number, state }) => `issue ${number} ${state}`)
    ]).toEqual(row.github ?? [])
    expect(github.violations).toEqual([])
    if (row.recipe === 'code-scanning') expect(JSON.parse(sarif ?? '').version).toBe('2.1.0')
  })

  // Those that keep the history need several runs: history-recipes.test.ts.
  const single = [...RECIPES].filter(([name]) => !name.startsWith('history-'))
  it.each(single)('%s is tested only with events that trigger it', (name, file) => {
    const known = ROWS.filter(({ recipe }) => recipe === name).map(({ event }) => event.name)
    expect(known.length).toBeGreaterThan(0)
    const unknown = known.filter((event) => !eventsOf(file).includes(event))
    expect(unknown).toEqual([])
  })
})

it('every artifact replaces that of an earlier attempt, which the upload would otherwise refuse', () => {
  const steps = [...RECIPES.values()].flatMap(({ jobs }) =>
    Object.values(jobs).flatMap((job) => job.steps)
  )
  const uploads = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
  expect(uploads.length).toBeGreaterThan(0)
  expect(uploads.filter((step) => step.with?.['overwrite'] !== true)).toEqual([])
})

it('the recipe for code scanning may read its run, which the upload does in private repositories', () => {
  expect(RECIPES.get('code-scanning')?.permissions).toMatchObject({ actions: 'read' })
})

it('every YAML block on the pages is a recipe, a pipeline, a hook or a step of its own', () => {
  const fences = [...TEXT.matchAll(/^```yaml\b(?!\n- uses: org)(.*)$/gm)].map((match) =>
    (match[1] ?? '').trim()
  )
  expect(fences.filter((fence) => !/^(recipe|gitlab|hook)=[a-z-]+$/.test(fence))).toEqual([])
  expect(new Set(fences).size).toBe(fences.length)
})
