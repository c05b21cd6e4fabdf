// Markers of this check in texts that others wrote, and answers of GitHub without an end.

import { pullRequest, push, schedule } from '../support/events.ts'
import type { FakeUser } from '../support/github-state.ts'
import { describe, expect, it } from '../support/jest.ts'
import { Publishing } from '../support/publishing.ts'

const HOST = 'registry.example.com'
const STRANGER: FakeUser = { login: 'mallory', type: 'User', association: 'NONE' }
const MEMBER: FakeUser = { login: 'erin', type: 'User', association: 'MEMBER' }
const ISSUE = { inputs: { issue: 'on-failure' } }
const COMMENT = { inputs: { comment: 'on-failure' } }

/** A repository in which a host fails; the pull request has the number 1. */
async function failing(): Promise<Publishing> {
  const world = await Publishing.start([HOST])
  world.github.repository.addIssue({ isPull: true })
  world.down.add(HOST)
  return world
}

/** The body of the issue or comment that a run writes. */
async function written(kind: 'issue' | 'comment'): Promise<string> {
  await using world = await failing()
  await (kind === 'issue' ? world.run(schedule(), ISSUE) : world.run(pullRequest(1), COMMENT))
  const { issues, comments } = world.github.repository
  return (kind === 'issue' ? issues[1] : comments[0])?.body ?? ''
}

describe('an issue of a user without write access that has the marker of this check', () => {
  it.each(['open', 'closed'] as const)(
    'is neither updated nor closed if it is %s',
    async (state) => {
      await using world = await failing()
      const closed = state === 'closed' ? { closed: new Date(), reason: 'completed' } : {}
      const forged = world.github.repository.addIssue({
        body: await written('issue'),
        labels: ['registry-health'],
        author: STRANGER,
        state,
        ...closed
      })
      const before = structuredClone(forged)
      expect(await world.run(schedule(), ISSUE)).toEqual(['issue: #3 opened'])
      world.down.clear()
      expect(await world.run(schedule(), ISSUE)).toEqual(['issue: #3 closed'])
      expect(forged).toEqual(before)
    }
  )
})

describe('a comment of a member is left as it is', () => {
  it.each([
    ['quotes the marker of this check', '>'],
    ['has it after an empty line', '\n'],
    ['has it after words', 'Please look at this:\n\n'],
    ['has it in a list', '- ']
  ])('if it %s', async (_, start) => {
    await using world = await failing()
    const text = start + (await written('comment'))
    const reply = world.github.repository.addComment(1, text, MEMBER)
    expect(await world.run(pullRequest(1), COMMENT)).toEqual(['comment: created'])
    expect(reply.body).toBe(text)
    expect(world.github.repository.comments).toHaveLength(2)
  })
})

it.each([
  ['comment', pullRequest(1), COMMENT, /comments$/],
  ['issue', push(), ISSUE, /issues$/]
] as const)(
  'a list of more than 32 MiB ends the %s with a warning',
  async (kind, event, mode, operation) => {
    await using world = await failing()
    const body = `[${' '.repeat(33 * 1024 * 1024)}]`
    world.github.misbehave({ operation, kind: 'status', status: 200, body })
    const why = `${new URL(world.github.url).origin} did not answer as expected (the response is too long)`
    expect(await world.run(event, mode)).toEqual([`warning: the ${kind} was not written: ${why}`])
    const { issues, comments } = world.github.repository
    expect([...issues.slice(1), ...comments]).toEqual([])
  }
)
