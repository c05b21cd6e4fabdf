import { type Event, mergeGroup, pullRequest, push, schedule } from '../support/events.ts'
import type { FakeUser } from '../support/github-state.ts'
import { describe, expect, it } from '../support/jest.ts'
import { Publishing, type RunOptions, TOKEN } from '../support/publishing.ts'

const HOSTS = ['registry.example.com', 'app.example.com']
const [A = '', B = ''] = HOSTS

/** A repository with twelve issues, of which the last is the pull request. */
async function startWithPull(): Promise<Publishing> {
  const world = await Publishing.start(HOSTS)
  for (let number = 1; number <= 12; number += 1) {
    world.github.repository.addIssue({ isPull: number === 12 })
  }
  return world
}

const modes = (comment: string): RunOptions => ({ inputs: { comment } })

/** The body without its marker, up to the end of the first line. */
const firstLine = (body: string | undefined): string => body?.split('\n')[1] ?? ''

type Step = {
  readonly name: string
  readonly event: Event
  readonly down: readonly string[]
  readonly mode?: string
  readonly says: string
  /** How the comment begins after the run; empty when there is none. */
  readonly comment: RegExp | ''
}

const PULL = pullRequest(12)
const FAILED_ONE = /^### ❌ Terraform service discovery: 1 of 2 registry hosts failed$/
const FAILED_TWO = /^### ❌ Terraform service discovery: both registry hosts failed$/
const WELL = /^✅ Terraform service discovery: both registry hosts passed\. <sub>/

const LIFE: readonly Step[] = [
  {
    name: 'well from the start',
    event: PULL,
    down: [],
    says: 'unchanged, the check passed',
    comment: ''
  },
  {
    name: 'a push is about no pull request',
    event: push(),
    down: [A],
    says: 'skipped, a push event has no pull request',
    comment: ''
  },
  { name: 'one host goes down', event: PULL, down: [A], says: 'created', comment: FAILED_ONE },
  {
    name: 'nothing new',
    event: PULL,
    down: [A],
    says: 'unchanged, the findings are the same',
    comment: FAILED_ONE
  },
  {
    name: 'a merge queue',
    event: mergeGroup(),
    down: [A],
    says: 'skipped, a merge_group event has no pull request',
    comment: FAILED_ONE
  },
  {
    name: 'the other one as well',
    event: PULL,
    down: [A, B],
    says: 'updated',
    comment: FAILED_TWO
  },
  {
    name: 'nothing new',
    event: PULL,
    down: [A, B],
    says: 'unchanged, the findings are the same',
    comment: FAILED_TWO
  },
  { name: 'they change places', event: PULL, down: [A], says: 'updated', comment: FAILED_ONE },
  {
    name: 'all is well again',
    event: PULL,
    down: [],
    says: 'reduced to one line, the check passed',
    comment: WELL
  },
  {
    name: 'still well',
    event: PULL,
    down: [],
    says: 'unchanged, the check still passes',
    comment: WELL
  },
  { name: 'down again', event: PULL, down: [A], says: 'updated', comment: FAILED_ONE },
  {
    name: 'a schedule',
    event: schedule(),
    down: [],
    says: 'skipped, a schedule event has no pull request',
    comment: FAILED_ONE
  },
  {
    name: 'always means each time',
    event: PULL,
    down: [A],
    mode: 'always',
    says: 'updated',
    comment: FAILED_ONE
  },
  {
    name: 'well, always',
    event: PULL,
    down: [],
    mode: 'always',
    says: 'reduced to one line, the check passed',
    comment: WELL
  },
  { name: 'down at last', event: PULL, down: [B], says: 'updated', comment: FAILED_ONE }
]

it('one comment follows many runs', async () => {
  await using world = await startWithPull()
  const { github } = world
  for (const [index, { name, event, down, mode = 'on-failure', says, comment }] of LIFE.entries()) {
    world.down.clear()
    for (const host of down) world.down.add(host)
    const said = await world.run(event, modes(mode))
    const comments = github.repository.comments.map(({ body }) => firstLine(body))
    const step = `${index + 1} ${name}`
    expect([step, ...said]).toEqual([step, `comment: ${says}`])
    expect([step, ...comments]).toEqual([
      step,
      ...(comment === '' ? [] : [expect.stringMatching(comment)])
    ])
  }
  expect(github.violations).toEqual([])
  expect(new Set(github.repository.comments.map(({ issue }) => issue))).toEqual(new Set([12]))
})

describe('a comment', () => {
  it('is created by a check that passed if the mode is always', async () => {
    await using world = await startWithPull()
    await world.run(PULL, modes('always'))
    expect(world.github.repository.comments.map(({ body }) => firstLine(body))).toEqual([
      expect.stringMatching(WELL)
    ])
  })

  it('is found after three pages of others', async () => {
    await using world = await startWithPull()
    const { repository } = world.github
    world.down.add(A)
    for (let at = 0; at < 250; at += 1) repository.addComment(12, `number ${at}`)
    await world.run(PULL, modes('on-failure'))
    for (let at = 0; at < 100; at += 1) repository.addComment(12, `later ${at}`)
    world.down.clear()
    const said = await world.run(PULL, modes('on-failure'))
    expect(said).toEqual(['comment: reduced to one line, the check passed'])
    expect(repository.comments).toHaveLength(351)
    expect(world.github.violations).toEqual([])
  })

  it('names the run and the last commit of the pull request', async () => {
    await using world = await startWithPull()
    world.down.add(A)
    await world.run(PULL, { ...modes('on-failure'), runId: 4711 })
    const body = world.github.repository.comments[0]?.body
    expect(body).toContain(
      'actions/runs/4711"><code>registries.yml</code></a>, job <code>discovery</code>'
    )
    expect(body).toContain('commit <code>fedcba9</code>')
  })

  it('is separate for each job, workflow and step', async () => {
    await using world = await startWithPull()
    world.down.add(A)
    const reference = 'acme/network/.github/workflows/other.yml@refs/heads/main'
    for (const env of [
      {},
      { GITHUB_JOB: 'other' },
      { GITHUB_ACTION: '__self_2' },
      { GITHUB_WORKFLOW_REF: reference }
    ]) {
      const said = await world.run(PULL, { ...modes('on-failure'), env })
      expect(said).toEqual(['comment: created'])
    }
    expect(world.github.repository.comments).toHaveLength(4)
  })

  it('is not overwritten by an earlier run', async () => {
    await using world = await startWithPull()
    world.down.add(A)
    await world.run(PULL, { ...modes('on-failure'), runId: 900 })
    world.down.clear()
    const said = await world.run(PULL, { ...modes('on-failure'), runId: 899 })
    expect(said).toEqual(['comment: unchanged, a later run has updated it'])
    expect(firstLine(world.github.repository.comments[0]?.body)).toMatch(FAILED_ONE)
  })

  it('is created again if it was deleted during the run', async () => {
    await using world = await startWithPull()
    world.down.add(A)
    await world.run(PULL, modes('on-failure'))
    world.github.misbehave({ operation: /^patch/, kind: 'status', status: 404 })
    world.down.add(B)
    const said = await world.run(PULL, modes('on-failure'))
    expect(said).toEqual(['comment: created again'])
  })

  const outsider: FakeUser = { login: 'mallory', type: 'User', association: 'CONTRIBUTOR' }

  it('of a user without write access is ignored', async () => {
    await using world = await startWithPull()
    const { repository } = world.github
    world.down.add(A)
    await world.run(PULL, modes('on-failure'))
    const copy = repository.comments[0]?.body ?? ''
    repository.comments.length = 0
    const forged = repository.addComment(12, copy, outsider)
    const said = await world.run(PULL, modes('on-failure'))
    expect(said).toEqual(['comment: created'])
    expect(forged.body).toBe(copy)
    expect(repository.comments).toHaveLength(2)
  })

  it('with an invalid state is updated', async () => {
    await using world = await startWithPull()
    world.down.add(A)
    await world.run(PULL, modes('on-failure'))
    const [comment] = world.github.repository.comments
    if (comment) comment.body = comment.body.replace(/\{.*\}/, '{"passed":"maybe","run":[]}')
    const said = await world.run(PULL, modes('on-failure'))
    expect(said).toEqual(['comment: updated'])
    expect(world.github.repository.comments).toHaveLength(1)
  })
})

describe('the diff of the pull request', () => {
  const LIST = 'get /pulls/{pull_number}/files'
  const located = [
    {
      file: 'a.tf',
      path: 'a.tf',
      url: 'https://github.com/acme/network/blob/0/a.tf',
      isOfRun: true
    }
  ]
  const runWith = async (world: Publishing, options: RunOptions = {}) => {
    const said = await world.run(PULL, { ...modes('on-failure'), located, ...options })
    return { said, lists: world.github.operations.filter((name) => name === LIST).length }
  }

  it('is read once for a comment that shows files', async () => {
    await using world = await startWithPull()
    world.github.repository.files.set(12, [{ filename: 'a.tf', status: 'added' }])
    expect((await runWith(world)).lists).toBe(0)
    world.down.add(A)
    expect(await runWith(world)).toEqual({ said: ['comment: created'], lists: 1 })
    // The same findings: nothing is written.
    expect((await runWith(world)).lists).toBe(1)
    expect(world.github.violations).toEqual([])
  })

  it('is not read if it can show no file', async () => {
    await using world = await startWithPull()
    world.down.add(A)
    const elsewhere = located.map((file) => ({ ...file, isOfRun: false }))
    expect((await runWith(world, { located: elsewhere })).lists).toBe(0)
  })

  it.each(['no permission', 'another answer', 'a very long answer'])(
    'is left out without a warning if there is %s',
    async (why) => {
      await using world = await startWithPull()
      const { github } = world
      if (why === 'no permission') github.tokens.set(TOKEN, { issues: 'write', pulls: 'none' })
      const body = why === 'another answer' ? [{ hello: 'world' }] : ' '.repeat(33 * 1024 * 1024)
      if (why !== 'no permission') {
        github.misbehave({ operation: /files$/, kind: 'status', status: 200, body })
      }
      world.down.add(A)
      expect(await runWith(world)).toEqual({ said: ['comment: created'], lists: 1 })
      expect(github.repository.comments).toHaveLength(1)
    }
  )
})

describe('two concurrent runs', () => {
  it('leave one comment', async () => {
    await using world = await startWithPull()
    const { github } = world
    world.down.add(A)
    // Both have looked before either has written.
    github.misbehave({ operation: /^post .*comments$/, kind: 'meet', times: 2 })
    await Promise.all([world.run(PULL, modes('on-failure')), world.run(PULL, modes('on-failure'))])
    expect(github.operations.filter((name) => name.startsWith('post'))).toHaveLength(2)
    expect(github.repository.comments).toHaveLength(1)
    expect(github.violations).toEqual([])
  })

  it('that were cancelled leave two comments, and the next run deletes one', async () => {
    await using world = await startWithPull()
    const { repository } = world.github
    world.down.add(A)
    await world.run(PULL, modes('on-failure'))
    const first = repository.comments[0]?.body ?? ''
    repository.addComment(12, first)
    world.down.add(B)
    await world.run(PULL, modes('on-failure'))
    expect(repository.comments.map(({ body }) => firstLine(body))).toEqual([
      expect.stringMatching(FAILED_TWO)
    ])
  })
})
