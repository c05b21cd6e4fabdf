import { Token } from '../../src/rules/protocol/token.ts'
import { readChanges } from '../../src/run/github/api.ts'
import { runOf } from '../../src/run/github/workflow-run.ts'
import { type Event, mergeGroup, pullRequest, push } from '../support/events.ts'
import { FakeGitHub, type Identity } from '../support/github-api.ts'
import { expect, it } from '../support/jest.ts'
import { TOKEN } from '../support/publishing.ts'

type Parts = {
  readonly event?: Event
  readonly identity?: Identity
  readonly token?: null
  readonly count?: number
}

/** What is known of a pull request that adds so many files. */
const NEVER = new AbortController().signal

async function changes({ event = pullRequest(1), identity = {}, token, count = 1 }: Parts) {
  await using github = await FakeGitHub.start()
  github.repository.addIssue({ isPull: true })
  github.repository.files.set(
    1,
    Array.from({ length: count }, (_, index) => ({ filename: `${index}.tf`, status: 'added' }))
  )
  github.tokens.set(TOKEN, identity)
  const env = {
    GITHUB_REPOSITORY: 'acme/network',
    GITHUB_API_URL: github.url,
    GITHUB_EVENT_NAME: event.name
  }
  const read = await readChanges(
    runOf(env, event.payload),
    token === null ? null : new Token(TOKEN),
    NEVER
  )
  expect(github.violations).toEqual([])
  return { read, calls: github.calls.length }
}

it('lists the files of a pull request, page by page', async () => {
  const { read, calls } = await changes({ count: 250 })
  expect(read.kind === 'files' && read.files.length).toBe(250)
  expect(read.kind === 'files' && read.files[0]).toMatchObject({ file: '0.tf', status: 'added' })
  expect(calls).toBe(3)
})

it.each<[string, Parts, RegExp]>([
  ['a push', { event: push() }, /^a push event has no pull request$/],
  ['a merge queue', { event: mergeGroup() }, /^a merge_group event has no pull request$/],
  ['an empty token', { token: null }, /^github-token is empty$/],
  [
    'a token without permission',
    { identity: { pulls: 'none' } },
    /^the changed files could not be listed: .* returned 403 .*; add `pull-requests: read` to `permissions` of the job$/
  ],
  [
    'more files than GitHub lists',
    { count: 3001 },
    /^the pull request changes 3000 files or more, and GitHub lists at most 3000$/
  ]
])('does not know the changed files, and says why: %s', async (_, parts, why) => {
  const { read } = await changes(parts)
  expect(read.kind === 'all' && read.why).toMatch(why)
})

it('does not know the changed files outside of a workflow run', async () => {
  expect(await readChanges(null, null, NEVER)).toEqual({ kind: 'all', why: 'not a workflow run' })
})
