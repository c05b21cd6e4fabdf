import { describe, expect, it } from '@jest/globals'
import { openApi } from '../../src/github/api.ts'
import { ApiFailure } from '../../src/github/failure.ts'
import { runOf } from '../../src/github/workflow-run.ts'
import { Token } from '../../src/protocol/token.ts'
import { type Event, pullRequest, push, schedule } from '../support/events.ts'
import { FakeGitHub, type Fault, type Identity } from '../support/github-api.ts'
import { type RunOptions, saidOf, TOKEN, Workflow } from '../support/on-github.ts'

const HOST = 'registry.example.com'
const BOTH = { comment: 'on-failure', issue: 'on-failure' }

/** One run of a check that fails, or passes when `isWell`; the pull request has the number 1. */
async function runWith(
  event: Event,
  staged: {
    readonly identity?: Identity
    readonly faults?: readonly Fault[]
    readonly isWell?: boolean
  } & RunOptions
) {
  await using world = await Workflow.start([HOST])
  const { github } = world
  const { identity, faults = [], isWell = false, ...options } = staged
  github.repository.addIssue({ isPull: true })
  if (identity !== undefined) github.tokens.set(TOKEN, identity)
  for (const fault of faults) github.misbehave(fault)
  if (!isWell) world.down.add(HOST)
  const ended = await world.run(event, { inputs: BOTH, ...options })
  expect(ended.exitCode).toBe(isWell ? 0 : 1)
  expect(ended.stderr).toBe('')
  expect(ended.outputs['passed']).toBe(String(isWell))
  expect(github.violations).toEqual([])
  const { comments, issues } = github.repository
  return {
    said: saidOf(ended).map((line) => line.replaceAll(github.url, 'API')),
    written: [...comments, ...issues.slice(1)].length,
    asked: github.operations,
    durationMs: ended.durationMs
  }
}

const IN_PULL = 'issue: what pull_request checks is a proposal, which opens and closes no issue'

type Row = {
  readonly name: string
  readonly event: Event
  readonly identity?: Identity
  readonly fault?: Fault
  readonly token?: string | null
  readonly says: string
}

const NO_ISSUE = 'comment: the event push has no pull request'

const ROWS: readonly Row[] = [
  {
    name: 'a fork: its token may only read',
    event: pullRequest(1, 'fork'),
    identity: { issues: 'read', pulls: 'read' },
    says: 'the comment was not written: API answered 403 (Resource not accessible by integration - ); a pull request from a fork has a token that may only read, whatever `permissions:` says'
  },
  {
    name: 'a fork that is gone',
    event: pullRequest(1, 'deleted fork'),
    identity: { issues: 'read', pulls: 'read' },
    says: 'the comment was not written: API answered 403 (Resource not accessible by integration - ); a pull request from a fork has a token that may only read, whatever `permissions:` says'
  },
  {
    name: 'a branch without permission',
    event: pullRequest(1),
    identity: { issues: 'read', pulls: 'read' },
    says: 'the comment was not written: API answered 403 (Resource not accessible by integration - ); the job needs `permissions: pull-requests: write`; GitHub takes `issues: write; pull-requests: write`'
  },
  {
    name: 'no permission for issues',
    event: push(),
    identity: { issues: 'read' },
    says: 'the issue was not written: API answered 403 (Resource not accessible by integration - ); the job needs `permissions: issues: write`'
  },
  {
    name: 'a private repository and no permission at all',
    event: push(),
    fault: { kind: 'status', status: 404, body: { message: 'Not Found' } },
    says: 'the issue was not written: API answered 404 (Not Found); the job needs `permissions: issues: write`'
  },
  {
    name: 'issues that are disabled',
    event: push(),
    fault: {
      kind: 'status',
      status: 410,
      body: { message: 'Issues are disabled for this repo' }
    },
    says: 'the issue was not written: API answered 410 (Issues are disabled for this repo); issues are disabled in this repository'
  },
  {
    name: 'a token that is none',
    event: push(),
    token: 'ghs_expired_long_ago',
    says: 'the issue was not written: API answered 401 (Bad credentials); github-token is not valid here, or has expired'
  },
  {
    name: 'something that GitHub refuses to take',
    event: push(),
    fault: {
      operation: /^post .*issues$/,
      kind: 'status',
      status: 422,
      body: {
        message: 'Validation Failed',
        errors: [{ code: 'custom', message: 'body is too long' }]
      }
    },
    says: 'the issue was not written: API answered 422 (Validation Failed: {"code":"custom","message":"body is too long"})'
  },
  {
    name: 'a proxy that answers with a page',
    event: push(),
    fault: {
      kind: 'status',
      status: 200,
      body: '<html>sign in</html>',
      headers: { 'content-type': 'text/html' }
    },
    says: 'the issue was not written: API gave no good answer (it is not what the API gives)'
  },
  {
    name: 'a page of JSON that is something else',
    event: push(),
    fault: { kind: 'status', status: 200, body: [{ hello: 'world' }] },
    says: 'the issue was not written: API gave no good answer (it is not what the API gives)'
  },
  {
    name: 'a limit that lasts an hour',
    event: push(),
    fault: {
      kind: 'status',
      status: 403,
      headers: {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3600)
      },
      body: { message: 'API rate limit exceeded' }
    },
    says: 'the issue was not written: API answered 403 (API rate limit exceeded); too much was asked with this token, later it works again'
  },
  {
    name: 'a server that is down for good',
    event: push(),
    fault: { kind: 'status', status: 503, body: { message: 'Unicorn' }, times: 99 },
    says: 'the issue was not written: API answered 503 (Unicorn)'
  },
  {
    name: 'a message that would be a command',
    event: push(),
    fault: { kind: 'status', status: 409, body: { message: 'x\n::error::y ##[error]z\u202e' } },
    says: 'the issue was not written: API answered 409 (x ::error::y # #[error]z<U+202E>)'
  }
]

describe('a delivery that fails is a warning that names the cure, and no verdict', () => {
  it.each(ROWS.map((row) => [row.name, row] as const))(
    '%s',
    async (_, { event, identity, fault, token, says }) => {
      const { said, written } = await runWith(event, {
        ...(identity === undefined ? {} : { identity }),
        ...(fault === undefined ? {} : { faults: [fault] }),
        ...(token === undefined ? {} : { token })
      })
      const other = event.name === 'push' ? NO_ISSUE : IN_PULL
      expect(said.toSorted()).toEqual([other, `warning: ${says}`].toSorted())
      expect(written).toBe(0)
    }
  )

  it('a check that passed has still passed', async () => {
    const { said } = await runWith(pullRequest(1, 'fork'), {
      identity: { issues: 'read', pulls: 'read' },
      isWell: true,
      inputs: { comment: 'always' }
    })
    expect(said).toEqual([expect.stringMatching(/^warning: the comment was not written: /)])
  })

  it('no token at all', async () => {
    const { said, asked } = await runWith(push(), { token: null })
    expect(said).toEqual([
      'warning: the comment was not written: github-token is empty',
      'warning: the issue was not written: github-token is empty'
    ])
    expect(asked).toEqual([])
  })

  it('no repository', async () => {
    const { said } = await runWith(push(), { env: { GITHUB_REPOSITORY: '' } })
    expect(said[0]).toBe(
      'warning: the comment was not written: this is no run of a workflow, GITHUB_REPOSITORY is not set'
    )
  })

  it('nobody listens', async () => {
    const { said, durationMs } = await runWith(push(), {
      env: { GITHUB_API_URL: 'http://127.0.0.1:9' }
    })
    expect(said).toContainEqual(
      expect.stringMatching(
        /^warning: the issue was not written: http:.* gave no good answer \(bad port/
      )
    )
    expect(durationMs).toBeLessThan(5000)
  })
})

describe('what passes is waited for', () => {
  const limited = (headers: Readonly<Record<string, string>>, status = 403): Fault => ({
    operation: /^get/,
    kind: 'status',
    status,
    headers,
    body: { message: 'You have exceeded a secondary rate limit' }
  })

  it.each<[string, readonly Fault[], string]>([
    [
      '5xx twice',
      [{ operation: /^get .*issues$/, kind: 'status', status: 502, times: 2 }],
      'opened'
    ],
    ['a connection that breaks off', [{ operation: /^get .*issues$/, kind: 'cut' }], 'opened'],
    ['a limit that says for how long', [limited({ 'retry-after': '1' })], 'opened'],
    ['a limit of 429', [limited({ 'retry-after': '0' }, 429)], 'opened'],
    [
      'an issue whose answer was lost',
      [{ operation: /^post .*issues$/, kind: 'lost' }],
      'opened, though GitHub has not said so'
    ],
    [
      'an issue that was not opened for a fault of the server',
      [{ operation: /^post .*issues$/, kind: 'status', status: 500 }],
      'opened'
    ],
    [
      'a label that cannot be made',
      [{ operation: /^post .*labels$/, kind: 'status', status: 403 }],
      'opened'
    ]
  ])('%s', async (_, faults, says) => {
    const { said, written } = await runWith(push(), { faults })
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`^issue: (#2 )?${says}$`)))
    expect(written).toBe(1)
  })

  it.each<[string, Fault]>([
    ['lost its answer', { operation: /^post/, kind: 'lost' }],
    ['failed', { operation: /^post/, kind: 'status', status: 502 }]
  ])('a comment that %s is there once', async (_, fault) => {
    const { said, written } = await runWith(pullRequest(1), { faults: [fault] })
    expect(said).toContain('comment: created')
    expect(written).toBe(1)
  })

  it('an issue whose labels GitHub dropped is found all the same', async () => {
    await using world = await Workflow.start([HOST])
    world.github.repository.dropsLabels = true
    world.down.add(HOST)
    for (let run = 0; run < 3; run += 1) await world.run(schedule(), { inputs: BOTH })
    expect(world.github.repository.issues).toHaveLength(1)
  })

  it.each(['hang', 'status'] as const)('in vain for no longer than bounded: %s', async (kind) => {
    await using github = await FakeGitHub.start()
    github.misbehave({ kind, status: 429, headers: { 'retry-after': '5' }, times: 99 })
    const run = runOf({ GITHUB_REPOSITORY: 'acme/network', GITHUB_API_URL: github.url }, null)
    if (run === null) throw new Error('this is a run')
    const started = performance.now()
    const done = openApi(run, new Token(TOKEN), 400).listIssues({ state: 'open' })
    await expect(done).rejects.toBeInstanceOf(ApiFailure)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('a server of one’s own', () => {
  it('has its API elsewhere and is spoken to as its own description has it', async () => {
    await using world = await Workflow.start([HOST], {
      description: 'ghes-3.17',
      prefix: '/api/v3'
    })
    const { github } = world
    const env = { GITHUB_SERVER_URL: 'https://github.example.com' }
    github.repository.addIssue({ isPull: true })
    for (const down of [true, true, false]) {
      if (down) world.down.add(HOST)
      else world.down.clear()
      await world.run(schedule(), { inputs: BOTH, env })
      await world.run(pullRequest(1), { inputs: BOTH, env })
    }
    expect(github.violations).toEqual([])
    expect(github.repository.issues.map(({ state }) => state)).toEqual(['open', 'closed'])
    expect(github.repository.comments.map(({ issue }) => issue)).toEqual([1, 2])
    expect(github.repository.comments[0]?.body).toContain(
      'https&#58;//github.example.com/acme/network/actions/runs/'
    )
  })
})

it('neither comment nor issue: nothing of GitHub is asked', async () => {
  const { asked, said } = await runWith(pullRequest(1), { inputs: {} })
  expect({ asked, said }).toEqual({ asked: [], said: [] })
})
