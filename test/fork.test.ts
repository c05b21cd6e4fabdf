// Pull requests, in the built Action: a fork gets no secrets, so a host that requires a token does not fail it.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { type ActionEnded, runAction } from './support/program.ts'
import { FakeRegistry } from './support/registry.ts'
import { temporaryDirectory } from './support/temporary.ts'

const HOST = 'registry.example.com'

const pullRequest = (head: unknown) => ({
  pull_request: { head: { repo: head }, base: { repo: { full_name: 'acme/network' } } }
})
const FORK = pullRequest({ full_name: 'contributor/network' })

type Run = {
  readonly event?: unknown
  readonly name?: string
  readonly tokens?: string
  readonly status?: number
}

async function run({ event = FORK, name = 'pull_request', tokens = '', status = 401 }: Run) {
  await using directory = await temporaryDirectory()
  const url = `https://${HOST}/.well-known/terraform.json`
  await using registry = await FakeRegistry.start({ responses: [{ url, status }] })
  const path = join(directory.path, 'event.json')
  await writeFile(path, typeof event === 'string' ? event : JSON.stringify(event))
  const { resolve, caFile } = registry
  return await runAction(
    { hostnames: HOST, resolve, 'ca-file': caFile, retries: '0', tokens },
    { env: { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path } }
  )
}

/** Each finding as `SEVERITY CODE`, and how the job ended. */
function said({ exitCode, report }: ActionEnded): readonly string[] {
  const { findings }: { readonly findings: readonly { severity: string; code: string }[] } =
    JSON.parse(report ?? '{}')
  return [...findings.map(({ severity, code }) => `${severity} ${code}`), `exit ${exitCode}`]
}

const PASSES = ['notice document-unauthorized', 'notice credentials-missing', 'exit 0']
const FAILS = ['error document-unauthorized', 'warning credentials-missing', 'exit 1']
const REJECTED = ['error document-unauthorized', 'warning credentials-rejected', 'exit 1']

const runs: readonly (Run & { readonly what: string; readonly want: readonly string[] })[] = [
  { what: 'passes a pull request of a fork', want: PASSES },
  { what: 'passes a pull request of a fork after a 403', status: 403, want: PASSES },
  { what: 'passes a pull request of a deleted fork', event: pullRequest(null), want: PASSES },
  {
    what: 'fails a pull request of a fork with a rejected token',
    tokens: `${HOST}=not-the-right-one`,
    want: REJECTED
  },
  {
    what: 'passes a pull request of a fork with an empty secret',
    tokens: `${HOST}=`,
    want: ['warning credentials-empty', ...PASSES]
  },
  {
    what: 'fails a pull request of a fork if the host has no document',
    status: 404,
    want: ['error document-absent', 'exit 1']
  },
  {
    what: 'fails a pull request of the repository itself',
    event: pullRequest({ full_name: 'acme/network' }),
    want: FAILS
  },
  {
    what: 'fails a pull request of a fork with pull_request_target',
    name: 'pull_request_target',
    want: FAILS
  },
  { what: 'fails a push', event: {}, name: 'push', want: FAILS },
  { what: 'fails if the event cannot be read', event: '{', want: FAILS }
]

it.concurrent.each(runs.map((each) => [each.what, each] as const))(
  '%s',
  async (_, { want, ...each }) => {
    const ended = await run(each)
    expect([...said(ended)].sort()).toEqual([...want].sort())
  }
)

it('tells the author of a fork that the pull request needs no change', async () => {
  const { stdout, summary } = await run({})
  expect(stdout).toContain('secrets are withheld from pull requests of forks')
  expect(summary).toContain('this pull request needs no change')
  expect(stdout).not.toMatch(/^::(error|warning)/m)
})
