import { type Event, pullRequest, push } from '../support/events.ts'
import type { FakeFile } from '../support/github-state.ts'
import { describe, expect, it } from '../support/jest.ts'
import { Workflow } from '../support/on-github.ts'
import { FakeProxy } from '../support/proxy.ts'

const [OLD, NEW] = ['old.example.com', 'new.example.com'] as const
const module = (host: string): string =>
  `module "m" {\n  source = "${host}/acme/network/aws"\n  version = "1.0.0"\n}\n`
const CHECKOUT = { 'old/main.tf': module(OLD), 'new/main.tf': module(NEW) }
const added = (file: string): FakeFile => ({
  filename: file,
  status: 'added',
  patch: '@@ -0,0 +1 @@\n+x'
})

type Parts = {
  readonly event?: Event
  readonly files?: readonly FakeFile[]
  readonly checkout?: Readonly<Record<string, string>>
  readonly token?: null
}

/** A check of the checkout with changed-only; what was asked of the hosts, and what was said. */
async function runChanged({ event = pullRequest(1), files, checkout, token }: Parts) {
  await using world = await Workflow.start([OLD, NEW])
  const { github } = world
  github.repository.addIssue({ isPull: true })
  github.repository.files.set(1, files ?? [])
  github.tokens.set('a-token-for-github', { pulls: 'read', issues: 'read' })
  const ended = await world.run(event, {
    files: checkout ?? CHECKOUT,
    inputs: { 'changed-only': 'true' },
    ...(token === null ? { token } : {})
  })
  expect(ended.stderr).toBe('')
  expect(github.violations).toEqual([])
  return {
    exitCode: ended.exitCode,
    asked: JSON.parse(ended.outputs['hosts'] ?? '[]'),
    remark: /^changed-only.*$/m.exec(ended.stdout)?.[0],
    warned: ended.stdout.includes('::warning::changed-only has no effect: '),
    calls: github.calls.length,
    ended
  }
}

describe('changed-only', () => {
  it('checks only the hosts that changed files use', async () => {
    const seen = await runChanged({ files: [added('new/main.tf'), added('README.md')] })
    expect(seen.asked).toEqual([NEW])
    expect(seen.remark).toBe('changed-only: the pull request changes 2 files with 1 of 2 usages')
    expect(seen.warned).toBe(false)
  })

  it('reads every page of the list of changed files', async () => {
    const many = Array.from({ length: 250 }, (_, index) => added(`docs/${index}.md`))
    const seen = await runChanged({ files: [...many, added('old/main.tf')] })
    expect(seen.asked).toEqual([OLD])
    expect(seen.calls).toBe(3)
  })

  it('passes if no changed file uses a host', async () => {
    const seen = await runChanged({
      files: [added('old/README.md')],
      checkout: { ...CHECKOUT, 'old/README.md': 'x' }
    })
    expect(seen).toMatchObject({ asked: [], exitCode: 0 })
    expect(seen.remark).toBe('changed-only: the pull request changes 1 file with 0 of 2 usages')
  })

  it.each<[string, Parts, RegExp, boolean]>([
    ['a push', { event: push() }, /a push event has no pull request$/, false],
    ['no token', { token: null }, /github-token is empty$/, true]
  ])('checks everything, and says why: %s', async (_, parts, why, isWarned) => {
    const seen = await runChanged(parts)
    expect(seen.asked.toSorted()).toEqual([NEW, OLD])
    expect(seen.remark).toMatch(why)
    expect(seen.warned).toBe(isWarned)
    expect(seen.ended.summary).toMatch(/<br>Changed-only has no effect/)
  })
})

describe('a host that only added lines name', () => {
  it('is marked as new in every output format', async () => {
    const patch = `@@ -0,0 +1,4 @@\n${module(NEW).replace(/^(?=.)/gm, '+')}`
    await using world = await Workflow.start([OLD, NEW])
    world.github.repository.addIssue({ isPull: true })
    world.github.repository.files.set(1, [
      { filename: 'new/main.tf', status: 'added', patch },
      {
        filename: 'old/main.tf',
        status: 'modified',
        patch: '@@ -3 +3 @@\n-  version = "0.9"\n+  version = "1.0.0"'
      }
    ])
    world.down.add(NEW)
    const { stdout, summary, report } = await world.run(pullRequest(1), {
      files: CHECKOUT,
      inputs: { 'changed-only': 'true', comment: 'on-failure' }
    })
    const MARK = 'new in this pull request'
    expect(stdout).toContain(`✗ ${NEW} failed (${MARK}): Host has no discovery document`)
    expect(stdout).toMatch(new RegExp(`^::error .*%0Ahost: ${NEW} \\(${MARK}\\)%0A`, 'm'))
    const marks = (text: string) => text.split(MARK).length - 1
    expect(marks(summary)).toBe(2) // With the cause, and with the host.
    expect(marks(world.github.repository.comments[0]?.body ?? '')).toBe(1)
    const { hosts } = JSON.parse(report ?? '{}')
    expect(hosts.map((host: Record<string, unknown>) => [host['host'], host['new']])).toEqual([
      [NEW, true],
      [OLD, undefined]
    ])
  })
})

it('reaches the API through a proxy with a password', async () => {
  await using world = await Workflow.start([OLD, NEW])
  const { registry } = world
  const list = 'https://api.example.com/repos/acme/network/pulls/1/files?per_page=100'
  registry.answer(list, { json: [{ ...added('new/main.tf'), changes: 1 }] })
  const options = { tunnelPort: registry.port, credentials: 'user:password' }
  await using proxy = await FakeProxy.start(options)
  const ended = await world.run(pullRequest(1), {
    files: CHECKOUT,
    inputs: { 'changed-only': 'true' },
    env: {
      GITHUB_API_URL: 'https://api.example.com',
      HTTPS_PROXY: proxy.url,
      NO_PROXY: NEW,
      NODE_EXTRA_CA_CERTS: registry.caFile
    }
  })
  expect([ended.outputs['hosts'], proxy.targets]).toEqual([
    JSON.stringify([NEW]),
    ['api.example.com:443']
  ])
})
