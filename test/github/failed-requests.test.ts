import { Token } from '../../src/rules/protocol/token.ts'
import { openApi } from '../../src/run/github/api.ts'
import { ApiFailure } from '../../src/run/github/failure.ts'
import { runOf } from '../../src/run/github/workflow-run.ts'
import { type Event, pullRequest, push, schedule } from '../support/events.ts'
import { FakeGitHub, type Fault, type Identity } from '../support/github-api.ts'
import { describe, expect, it } from '../support/jest.ts'
import { Publishing, type RunOptions, TOKEN } from '../support/publishing.ts'

const HOST = 'registry.example.com'
const BOTH = { comment: 'on-failure', issue: 'on-failure' }

/** One run with a host that fails unless `isWell`; the pull request has the number 1. */
async function runWith(
  event: Event,
  staged: {
    readonly identity?: Identity
    readonly faults?: readonly Fault[]
    readonly isWell?: boolean
  } & RunOptions
) {
  await using world = await Publishing.start([HOST])
  const { github } = world
  const { identity, faults = [], isWell = false, ...options } = staged
  github.repository.addIssue({ isPull: true })
  if (identity !== undefined) github.tokens.set(TOKEN, identity)
  for (const fault of faults) github.misbehave(fault)
  if (!isWell) world.down.add(HOST)
  const said = await world.run(event, { inputs: BOTH, ...options })
  expect(github.violations).toEqual([])
  const { comments, issues } = github.repository
  return {
    said: said.map((line) => line.replaceAll(github.url, 'API')),
    written: [...comments, ...issues.slice(1)].length,
    asked: github.operations
  }
}

const IN_PULL = 'issue: skipped, a pull_request event checks a proposed change'

type Row = {
  readonly name: string
  readonly event: Event
  readonly identity?: Identity
  readonly fault?: Fault
  readonly token?: string | null
  readonly says: string
}

const NO_ISSUE = 'comment: skipped, a push event has no pull request'

const ROWS: readonly Row[] = [
  {
    name: 'in a fork, whose token is read-only',
    event: pullRequest(1, 'fork'),
    identity: { issues: 'read', pulls: 'read' },
    says: 'the comment was not written: API returned 403 (Resource not accessible by integration - ); the token of a pull request from a fork is read-only, whatever `permissions` says'
  },
  {
    name: 'in a deleted fork',
    event: pullRequest(1, 'deleted fork'),
    identity: { issues: 'read', pulls: 'read' },
    says: 'the comment was not written: API returned 403 (Resource not accessible by integration - ); the token of a pull request from a fork is read-only, whatever `permissions` says'
  },
  {
    name: 'without a permission for pull requests',
    event: pullRequest(1),
    identity: { issues: 'read', pulls: 'read' },
    says: 'the comment was not written: API returned 403 (Resource not accessible by integration - ); add `pull-requests: write` to `permissions` of the job'
  },
  {
    name: 'without a permission for issues',
    event: push(),
    identity: { issues: 'read' },
    says: 'the issue was not written: API returned 403 (Resource not accessible by integration - ); add `issues: write` to `permissions` of the job'
  },
  {
    name: 'in a private repository without any permission',
    event: push(),
    fault: { kind: 'status', status: 404, body: { message: 'Not Found' } },
    says: 'the issue was not written: API returned 404 (Not Found); add `issues: write` to `permissions` of the job'
  },
  {
    name: 'with issues disabled',
    event: push(),
    fault: {
      kind: 'status',
      status: 410,
      body: { message: 'Issues are disabled for this repo' }
    },
    says: 'the issue was not written: API returned 410 (Issues are disabled for this repo); issues are disabled in this repository'
  },
  {
    name: 'with an invalid token',
    event: push(),
    token: 'ghs_expired_long_ago',
    says: 'the issue was not written: API returned 401 (Bad credentials); github-token is invalid or has expired'
  },
  {
    name: 'when GitHub rejects the content',
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
    says: 'the issue was not written: API returned 422 (Validation Failed: {"code":"custom","message":"body is too long"})'
  },
  {
    name: 'when a proxy returns a page',
    event: push(),
    fault: {
      kind: 'status',
      status: 200,
      body: '<html>sign in</html>',
      headers: { 'content-type': 'text/html' }
    },
    says: 'the issue was not written: API returned 200 (text/html; expected JSON of GitHub’s REST API)'
  },
  {
    name: 'when the JSON has another shape',
    event: push(),
    fault: { kind: 'status', status: 200, body: [{ hello: 'world' }] },
    says: 'the issue was not written: API did not answer as expected (the response is not one of GitHub’s REST API)'
  },
  ...[[{ id: 1, body: 5 }], [{ id: '1', body: '' }], [{ id: 1, body: '' }, null], [[]], {}, 5].map(
    (body) => ({
      name: `when the comments are ${JSON.stringify(body)}`,
      event: pullRequest(1),
      fault: { kind: 'status' as const, status: 200, body },
      says: 'the comment was not written: API did not answer as expected (the response is not one of GitHub’s REST API)'
    })
  ),
  {
    name: 'when an issue has no list of labels',
    event: push(),
    fault: {
      kind: 'status',
      status: 200,
      body: [{ number: 1, title: '', state: 'open', labels: null }]
    },
    says: 'the issue was not written: API did not answer as expected (the response is not one of GitHub’s REST API)'
  },
  {
    name: 'when the server redirects',
    event: push(),
    fault: { kind: 'status', status: 302, headers: { location: 'http://127.0.0.1:9/' } },
    says: 'the issue was not written: API did not answer as expected (the response is a redirect)'
  },
  {
    name: 'when a list continues on another server',
    event: push(),
    fault: {
      kind: 'status',
      status: 200,
      body: [],
      headers: { link: '<http://127.0.0.1:9/>; rel="next"' }
    },
    says: 'the issue was not written: API did not answer as expected (the response links to another server)'
  },
  {
    name: 'when the confirmation of a new comment has another shape',
    event: pullRequest(1),
    fault: { operation: /^post /, kind: 'status', status: 201, body: { id: null }, times: 2 },
    says: 'the comment was not written: API did not answer as expected (the response is not one of GitHub’s REST API)'
  },
  {
    name: 'with a rate limit of an hour',
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
    says: 'the issue was not written: API returned 403 (API rate limit exceeded); GitHub limits the rate of requests, try again later'
  },
  {
    name: 'when the server is down',
    event: push(),
    fault: { kind: 'status', status: 503, body: { message: 'Unicorn' }, times: 99 },
    says: 'the issue was not written: API returned 503 (Unicorn)'
  },
  {
    name: 'with a message that looks like a workflow command',
    event: push(),
    fault: { kind: 'status', status: 409, body: { message: 'x\n::error::y ##[error]z\u202e' } },
    says: 'the issue was not written: API returned 409 (x ::error::y # #[error]z<U+202E>)'
  }
]

describe('a comment or issue that cannot be written is a warning that says what to do', () => {
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

  it('also when the check passed', async () => {
    const { said } = await runWith(pullRequest(1, 'fork'), {
      identity: { issues: 'read', pulls: 'read' },
      isWell: true,
      inputs: { comment: 'always' }
    })
    expect(said).toEqual([expect.stringMatching(/^warning: the comment was not written: /)])
  })

  it('without a token', async () => {
    const { said, asked } = await runWith(push(), { token: null })
    expect(said).toEqual([
      'warning: the comment was not written: github-token is empty',
      'warning: the issue was not written: github-token is empty'
    ])
    expect(asked).toEqual([])
  })

  it('without a repository', async () => {
    const { said } = await runWith(push(), { env: { GITHUB_REPOSITORY: '' } })
    expect(said[0]).toBe(
      'warning: the comment was not written: not a workflow run, GITHUB_REPOSITORY is not set'
    )
  })

  it('when nothing listens at the API URL', async () => {
    const { said } = await runWith(push(), {
      env: { GITHUB_API_URL: 'http://127.0.0.1:9' }
    })
    expect(said).toContainEqual(
      expect.stringMatching(
        /^warning: the issue was not written: http:.* did not answer \(bad port/
      )
    )
  })
})

describe('a transient failure is retried', () => {
  const limited = (headers: Readonly<Record<string, string>>, status = 403): Fault => ({
    operation: /^get/,
    kind: 'status',
    status,
    headers,
    body: { message: 'You have exceeded a secondary rate limit' }
  })

  it.each<[string, readonly Fault[], string]>([
    [
      'two server errors',
      [{ operation: /^get .*issues$/, kind: 'status', status: 502, times: 2 }],
      'opened'
    ],
    ['a connection that is cut', [{ operation: /^get .*issues$/, kind: 'cut' }], 'opened'],
    ['a rate limit with retry-after', [limited({ 'retry-after': '1' })], 'opened'],
    ['a rate limit with status 429', [limited({ 'retry-after': '0' }, 429)], 'opened'],
    ['a lost response to a new issue', [{ operation: /^post .*issues$/, kind: 'lost' }], 'opened'],
    [
      'a server error for a new issue',
      [{ operation: /^post .*issues$/, kind: 'status', status: 500 }],
      'opened'
    ],
    [
      'a label that cannot be created',
      [{ operation: /^post .*labels$/, kind: 'status', status: 403 }],
      'opened'
    ]
  ])('%s', async (_, faults, says) => {
    const { said, written } = await runWith(push(), { faults })
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`^issue: (#2 )?${says}$`)))
    expect(written).toBe(1)
  })

  it.each<[string, Fault]>([
    ['lost its response', { operation: /^post/, kind: 'lost' }],
    ['failed', { operation: /^post/, kind: 'status', status: 502 }]
  ])('a comment whose request %s is created once', async (_, fault) => {
    const { said, written } = await runWith(pullRequest(1), { faults: [fault] })
    expect(said).toContain('comment: created')
    expect(written).toBe(1)
  })

  it('an issue whose labels GitHub dropped is found again', async () => {
    await using world = await Publishing.start([HOST])
    world.github.repository.dropsLabels = true
    world.down.add(HOST)
    for (let run = 0; run < 3; run += 1) await world.run(schedule(), { inputs: BOTH })
    expect(world.github.repository.issues).toHaveLength(1)
  })

  it.each(['hang', 'status'] as const)('only until the deadline: %s', async (kind) => {
    await using github = await FakeGitHub.start()
    github.misbehave({ kind, status: 429, headers: { 'retry-after': '5' }, times: 99 })
    const run = runOf({ GITHUB_REPOSITORY: 'acme/network', GITHUB_API_URL: github.url }, null)
    if (run === null) throw new Error('this is a run')
    const api = await openApi(run, new Token(TOKEN), 400, new AbortController().signal)
    await expect(api.listIssues({ state: 'open' })).rejects.toBeInstanceOf(ApiFailure)
    expect(github.operations).toEqual(['get /issues'])
  })
})

it('a list whose pages lead in a circle ends', async () => {
  await using github = await FakeGitHub.start()
  const link = `<${github.url}/repos/acme/network/issues/1/comments>; rel="next"`
  github.misbehave({ kind: 'status', status: 200, body: [], headers: { link }, times: 1000 })
  const run = runOf({ GITHUB_REPOSITORY: 'acme/network', GITHUB_API_URL: github.url }, null)
  if (run === null) throw new Error('this is a run')
  const api = await openApi(run, new Token(TOKEN), 60_000, new AbortController().signal)
  await expect(api.listComments(1)).rejects.toThrow('the list has more than 100 pages')
  expect(github.operations).toHaveLength(100)
})

describe('GitHub Enterprise Server', () => {
  it('gets requests that its own description allows', async () => {
    await using world = await Publishing.start([HOST], {
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
