// The built Action against a fake GitHub: what only a whole run shows. Decisions are tested in process.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pullRequest, schedule } from '../support/events.ts'
import { aRepository, git } from '../support/git.ts'
import { expect, it } from '../support/jest.ts'
import { saidOf, TOKEN, Workflow } from '../support/on-github.ts'

const HOST = 'registry.example.com'
const BOTH = { inputs: { comment: 'on-failure', issue: 'on-failure' } }

async function start(): Promise<Workflow> {
  const world = await Workflow.start([HOST])
  world.github.repository.addIssue({ isPull: true })
  return world
}

it('writes a comment on a pull request, then reduces it, and logs both', async () => {
  await using world = await start()
  const { repository } = world.github
  world.down.add(HOST)
  const failed = await world.run(pullRequest(1), BOTH)
  expect([failed.exitCode, failed.stderr, saidOf(failed)]).toEqual([
    1,
    '',
    ['comment: created', 'issue: skipped, a pull_request event checks a proposed change']
  ])
  expect(repository.comments[0]?.body).toContain('### ❌ Terraform service discovery: ')
  world.down.clear()
  const passed = await world.run(pullRequest(1), BOTH)
  expect([passed.exitCode, saidOf(passed)[0]]).toEqual([
    0,
    'comment: reduced to one line, the check passed'
  ])
  expect(repository.comments).toHaveLength(1)
  expect(world.github.violations).toEqual([])
})

it('opens an issue on a schedule, then closes it', async () => {
  await using world = await start()
  world.down.add(HOST)
  expect(saidOf(await world.run(schedule(), BOTH))).toContain('issue: #2 opened')
  world.down.clear()
  expect(saidOf(await world.run(schedule(), BOTH))).toContain('issue: #2 closed')
  expect(world.github.violations).toEqual([])
})

it('keeps the verdict of a check that passed when the comment cannot be written', async () => {
  await using world = await start()
  world.github.tokens.set(TOKEN, { issues: 'read', pulls: 'read' })
  const ended = await world.run(pullRequest(1, 'fork'), { inputs: { comment: 'always' } })
  expect([ended.exitCode, ended.outputs['passed']]).toEqual([0, 'true'])
  expect(saidOf(ended)).toEqual([
    expect.stringMatching(/^warning: the comment was not written: .* returned 403 /)
  ])
})

it('links places to the commit in the summary, and to the diff where it is known', async () => {
  await using world = await start()
  world.down.add(HOST)
  const module = `module "m" {\n  source = "${HOST}/acme/network/aws"\n}\n`
  const patch =
    '@@ -1,3 +1,3 @@\n module "m" {\n-  source = "./m"\n+  source = "registry.example.com/acme/network/aws"\n }'
  world.github.repository.files.set(1, [{ filename: 'a (1).tf', status: 'modified', patch }])
  let sha = ''
  const prepare = (checkout: string) => {
    sha = aRepository(checkout, {})
    git(checkout, 'remote', 'add', 'origin', 'https://github.com/acme/network')
    // What a fetch leaves.
    writeFileSync(join(checkout, '.git/FETCH_HEAD'), `${sha}\t\tbranch 'main'\n`)
  }
  const run = (inputs: Readonly<Record<string, string>>) =>
    world.run(pullRequest(1), { files: { 'a (1).tf': module }, prepare, inputs })
  const { summary } = await run({ comment: 'always' })
  const linksIn = (text: string | undefined) =>
    text?.match(/https:[\w/.%]*acme\/network\/(?:blob|pull)\/[^"]+/g) ?? []
  const unescaped = (text: string | undefined) =>
    text?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
  const commit = `https://github.com/acme/network/blob/${sha}/a%20%281%29.tf#L2`
  const hash = createHash('sha256').update('a (1).tf').digest('hex')
  const diff = `https://github.com/acme/network/pull/1/files#diff-${hash}R2`
  expect(linksIn(unescaped(summary))).toContain(commit)
  expect(linksIn(unescaped(world.github.repository.comments[0]?.body))).toEqual([diff])
  expect(linksIn(unescaped((await run({ 'changed-only': 'true' })).summary))).toContain(diff)
  expect(world.github.violations).toEqual([])
})

it('sends no request to GitHub without comment and issue', async () => {
  await using world = await start()
  world.down.add(HOST)
  await world.run(pullRequest(1))
  expect(world.github.operations).toEqual([])
})
