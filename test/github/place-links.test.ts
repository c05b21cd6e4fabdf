import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '../../src/report/links.ts'
import { locateFiles } from '../../src/run/github/place-links.ts'
import { type Run, runOf } from '../../src/run/github/workflow-run.ts'
import { pullRequest } from '../support/events.ts'
import { aFileFinding, aPlace, aVerdict } from '../support/evidence-builder.ts'
import { aRepository, checkOut, commit, git } from '../support/git.ts'
import { afterAll, beforeAll, describe, expect, it } from '../support/jest.ts'
import { type TemporaryDirectory, temporaryDirectory } from '../support/temporary.ts'

const ENV = { GITHUB_REPOSITORY: 'acme/network', GITHUB_EVENT_NAME: 'pull_request' }
const SECRET = 'ghs_0123456789abcdef'

let ground: TemporaryDirectory
let workspace: string
let sha: string

/** The workspace is a checkout with another one in it, of another repository. */
beforeAll(async () => {
  ground = await temporaryDirectory()
  const upstream = join(ground.path, 'upstream')
  workspace = join(ground.path, 'workspace')
  sha = aRepository(upstream, { 'live/a (1).tf': '', 'main.tf': '' })
  checkOut(workspace, upstream, sha, `https://x:${SECRET}@github.com/Acme/network`)
  checkOut(join(workspace, 'modules'), upstream, sha, 'git@github.com:acme/modules.git')
})
afterAll(async () => {
  await ground[Symbol.asyncDispose]()
})

const runWith = (env: Readonly<Record<string, string>> = {}): Run => {
  const run = runOf({ ...ENV, ...env }, pullRequest(7, 'fork').payload)
  if (run === null) throw new Error('no run')
  return run
}
const locate = (files: readonly string[], env?: Readonly<Record<string, string>>) =>
  locateFiles(new Set(files), workspace, runWith(env))

it('gives each file its page at the commit of its own checkout', () => {
  const located = locate(['live/a (1).tf', 'main.tf', 'modules/main.tf'])
  expect(located).toEqual([
    {
      file: 'live/a (1).tf',
      path: 'live/a (1).tf',
      url: `https://github.com/Acme/network/blob/${sha}/live/a%20%281%29.tf`,
      isOfRun: true
    },
    {
      file: 'main.tf',
      path: 'main.tf',
      url: `https://github.com/Acme/network/blob/${sha}/main.tf`,
      isOfRun: true
    },
    {
      file: 'modules/main.tf',
      path: 'main.tf',
      url: `https://github.com/acme/modules/blob/${sha}/main.tf`,
      isOfRun: false
    }
  ])
  expect(JSON.stringify(located)).not.toContain(SECRET)
})

it('needs only the path of a file, which a step may have changed or created', () => {
  expect(locate(['modules/new.tf'])).toMatchObject([
    { url: `https://github.com/acme/modules/blob/${sha}/new.tf` }
  ])
})

it('uses the server of the run, such as GitHub Enterprise', () => {
  const url = git(workspace, 'remote', 'get-url', 'origin')
  git(workspace, 'remote', 'set-url', 'origin', 'https://git.example.com:8443/acme/network')
  const env = { GITHUB_SERVER_URL: 'https://git.example.com:8443/' }
  expect(locate(['main.tf'], env)[0]?.url).toBe(
    `https://git.example.com:8443/acme/network/blob/${sha}/main.tf`
  )
  git(workspace, 'remote', 'set-url', 'origin', url)
})

it('counts the checkout of a fork as one that the pull request can change', () => {
  const fork = join(ground.path, 'fork')
  checkOut(fork, join(ground.path, 'upstream'), sha, 'https://github.com/somebody/network')
  expect(locateFiles(new Set(['main.tf']), fork, runWith())).toMatchObject([
    { url: `https://github.com/somebody/network/blob/${sha}/main.tf`, isOfRun: true }
  ])
})

describe('a file has no page', () => {
  it.each([
    ['with a remote on another server', { GITHUB_SERVER_URL: 'https://git.example.com' }],
    ['with a server URL that is none', { GITHUB_SERVER_URL: 'github.com' }],
    ['with a server URL that needs escaping', { GITHUB_SERVER_URL: 'https://github.com/"(' }],
    ['with a server URL that has a password', { GITHUB_SERVER_URL: 'https://a:b@github.com' }]
  ])('%s', (_, env) => expect(locate(['main.tf'], env)).toEqual([]))

  it('outside of the workspace, even if there is a checkout', () => {
    const files = [
      '../main.tf',
      '../workspace/../workspace-2/main.tf',
      'live/../../workspace-2/main.tf'
    ]
    checkOut(join(ground.path, 'workspace-2'), workspace, sha, 'https://github.com/acme/network')
    expect(locate(files)).toEqual([])
  })

  it('outside of a checkout', () => {
    expect(locateFiles(new Set(['x.tf', 'none/x.tf']), ground.path, runWith())).toEqual([])
  })

  it('if it is the checkout itself, or its path is not one of a URL', () => {
    expect(locate(['', '.', 'live/../../modules', 'live//main.tf', '\ud800.tf'])).toEqual([])
  })

  it('at a commit that was made in this job', () => {
    const own = join(ground.path, 'own')
    checkOut(own, join(ground.path, 'upstream'), sha, 'https://github.com/acme/network')
    commit(own, { 'new.tf': '' })
    expect(locateFiles(new Set(['main.tf', 'new.tf']), own, runWith())).toEqual([])
  })
})

it.each([
  ['the merge commit of the run', (sha: string) => runWith({ GITHUB_SHA: sha })],
  [
    'the head of the pull request',
    (sha: string) => {
      const payload = { pull_request: { number: 7, head: { sha } } }
      return runOf({ ...ENV, GITHUB_SHA: '0'.repeat(40) }, payload) ?? runWith()
    }
  ]
])('knows that the server has %s, whatever was fetched last', (name, run) => {
  const own = join(ground.path, name)
  checkOut(own, join(ground.path, 'upstream'), sha, 'https://github.com/acme/network')
  rmSync(join(own, '.git/FETCH_HEAD'))
  expect(locateFiles(new Set(['main.tf']), own, runWith())).toEqual([])
  expect(locateFiles(new Set(['main.tf']), own, run(sha))).toHaveLength(1)
})

it('looks for the files that a verdict names, not for those of the machine', () => {
  const files = ['main.tf', '~/.terraformrc', '/etc/x.tf'].map((file) =>
    aFileFinding({ place: aPlace({ file }) })
  )
  expect([...filesOf(aVerdict([], { files }))]).toEqual(['main.tf'])
})
