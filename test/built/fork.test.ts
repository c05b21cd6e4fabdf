// Pull requests, in the built Action: a fork gets no secrets, so a host that requires a token does not fail it.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eachAtOnce } from '../support/at-once.ts'
import { expect } from '../support/jest.ts'
import { type ActionEnded, runAction } from '../support/program.ts'
import { FakeRegistry } from '../support/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const HOST = 'registry.example.com'

const FORK = {
  pull_request: {
    head: { repo: { full_name: 'contributor/network' } },
    base: { repo: { full_name: 'acme/network' } }
  }
}

type Run = {
  readonly name?: string
  readonly tokens?: string
  readonly variables?: Readonly<Record<string, string>>
}

async function run({ name = 'pull_request', tokens = '', variables = {} }: Run) {
  await using directory = await temporaryDirectory()
  const url = `https://${HOST}/.well-known/terraform.json`
  await using registry = await FakeRegistry.start({ responses: [{ url, status: 401 }] })
  const path = join(directory.path, 'event.json')
  await writeFile(path, JSON.stringify(FORK))
  const { resolve, caFile } = registry
  return await runAction(
    { hostnames: HOST, resolve, 'ca-file': caFile, tokens },
    { env: { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path, ...variables } }
  )
}

/** Each finding as `SEVERITY CODE`, and how the job ended. */
function said({ exitCode, report }: ActionEnded): readonly string[] {
  const { findings }: { readonly findings: readonly { severity: string; code: string }[] } =
    JSON.parse(report ?? '{}')
  return [...findings.map(({ severity, code }) => `${severity} ${code}`), `exit ${exitCode}`]
}

const PASSES = ['notice document-unauthorized', 'exit 0']
const FAILS = ['error document-unauthorized', 'exit 1']

const runs: readonly (Run & { readonly what: string; readonly want: readonly string[] })[] = [
  {
    what: 'passes a pull request of a fork, and tells its author that it needs no change',
    want: PASSES
  },
  {
    what: 'passes a pull request of a fork with a line of tokens whose secret is withheld',
    tokens: `${HOST}=`,
    want: PASSES
  },
  {
    what: 'passes a pull request of a fork with a variable whose secret is withheld',
    variables: { TF_TOKEN_registry_example_com: '' },
    want: PASSES
  },
  {
    what: 'fails a pull request of a fork with a rejected token',
    tokens: `${HOST}=not-the-right-one`,
    want: FAILS
  },
  {
    what: 'fails a pull request of a fork with pull_request_target',
    name: 'pull_request_target',
    want: FAILS
  }
]

eachAtOnce(
  '%s',
  runs.map((row) => [row.what, row] as const),
  async ({ want, ...given }) => {
    const ended = await run(given)
    expect([...said(ended)].sort()).toEqual([...want].sort())
    if (want !== PASSES) return
    // The author of the fork reads that the pull request needs no change.
    expect(ended.stdout).toMatch(/secrets\s+are withheld/)
    expect(ended.summary).toContain('needs no change')
    expect(ended.stdout).not.toMatch(/^::(error|warning)/m)
  }
)
