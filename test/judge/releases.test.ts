import { resultFor } from '../../src/judge/host.ts'
import { attemptLimitMs } from '../../src/observe/visit/visit.ts'
import { readCliConfig } from '../../src/read/cli-config/read.ts'
import { firstPlaceOf } from '../../src/rules/problems/note.ts'
import { type MainClient, RELEASES } from '../../src/rules/protocol/clients.ts'
import { aHop, anAttempt, aProblem, aTiming } from '../support/evidence-builder.ts'
import { aHome, type HomeFiles } from '../support/home.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

/** What `init` did on loopback: see `about` in the file. */
type Vectors = {
  readonly attempts: readonly {
    readonly situation: string
    readonly attempts: readonly Seen[]
    readonly init: Readonly<Record<string, { readonly works: boolean; readonly requests: number }>>
  }[]
  readonly limits: readonly {
    readonly situation: string
    readonly hostMs: number
    readonly environment?: Readonly<Record<string, string>>
    readonly home?: HomeFiles
    readonly works: boolean
  }[]
}

type Seen = {
  readonly status: number | null
  readonly headMs?: number
  readonly totalMs?: number
  readonly broken?: true
}

const { attempts, limits } = readVectors('releases') as Vectors

const attemptOf = ({ status, headMs = 5, totalMs = headMs, broken }: Seen) =>
  anAttempt({
    hops: [aHop({ status })],
    headMs: status === null ? null : headMs,
    timing: aTiming({ totalMs }),
    ...(status === 200 && !broken
      ? {}
      : { discovery: { kind: 'failed', problem: aProblem('document-status'), excerpt: null } })
  })

const MEASURED: Readonly<Record<string, string>> = {
  'terraform-1.11.4': 'Terraform 1.14 and earlier',
  'terraform-1.15.9': 'Terraform 1.15 and later',
  'opentofu-1.12.6': 'OpenTofu'
}

const releaseOf = (client: string) => {
  const release = RELEASES.find(({ name }) => name === MEASURED[client])
  if (release === undefined) throw new Error(`no rules for ${client}`)
  return release
}

const timeout = (client: MainClient) =>
  Math.max(...RELEASES.filter((each) => each.client === client).map(({ attemptMs }) => attemptMs))

describe('a release makes of a host what init does', () => {
  it.each(attempts)('$situation', ({ attempts: seen, init }) => {
    const ours = Object.keys(init).map((client) => [
      client,
      resultFor(seen.map(attemptOf), releaseOf(client)) === 'always'
    ])
    expect(Object.fromEntries(ours)).toEqual(
      Object.fromEntries(Object.entries(init).map(([client, { works }]) => [client, works]))
    )
  })
})

it('a release that gives up before an attempt that works works sometimes', () => {
  const seen = [{ status: 503 }, { status: 200 }].map(attemptOf)
  const results = RELEASES.map((release) => `${release.name}: ${resultFor(seen, release)}`)
  expect(results).toEqual([
    'Terraform 1.14 and earlier: sometimes',
    'Terraform 1.15 and later: always',
    'OpenTofu: sometimes'
  ])
})

it('a response works up to the very limit of a release', () => {
  for (const release of RELEASES) {
    const after = (headMs: number) => [attemptOf({ status: 200, headMs })]
    expect(resultFor(after(release.attemptMs), release)).toBe('always')
    expect(resultFor(after(release.attemptMs + 1), release)).toBe('never')
  }
})

it('an attempt lasts as long as the most patient release waits, at most 300 s', () => {
  expect(attemptLimitMs(RELEASES)).toBe(11_000)
  expect(attemptLimitMs(RELEASES.filter(({ retries }) => retries > 0))).toBe(5_000)
  const [release] = RELEASES
  const endless = { ...release, attemptMs: Number.POSITIVE_INFINITY } as (typeof RELEASES)[number]
  expect(attemptLimitMs([endless])).toBe(300_000)
})

describe('the limits of registry requests', () => {
  const block = (text: string) => ({ '.tofurc': `registry_protocols {\n  ${text}\n}\n` })
  const variables = (timeout: string, retries: string) => ({
    TF_REGISTRY_CLIENT_TIMEOUT: timeout,
    TF_REGISTRY_DISCOVERY_RETRY: retries
  })
  it.each([
    { name: 'are those of the clients', files: {}, environment: {}, both: '10000 1' },
    { name: 'come from variables', files: {}, environment: variables('3', '+4'), both: '3000 4' },
    { name: 'ignore 0', files: {}, environment: variables('0', '0'), both: '10000 1' },
    { name: 'ignore less', files: {}, environment: variables('-1', '-1'), both: '10000 1' },
    { name: 'ignore words', files: {}, environment: variables('5s', '1.5'), both: '10000 1' },
    {
      name: 'of OpenTofu come from its block',
      files: block('retry_count = 0'),
      environment: {},
      both: '10000 1, 10000 0'
    },
    {
      name: 'may be turned off there',
      files: block('retry_count = -1\n  request_timeout_seconds = 0'),
      environment: {},
      both: '10000 1, Infinity 0'
    },
    {
      name: 'come from variables before the block',
      files: block('retry_count = 0'),
      environment: variables('', '2'),
      both: '10000 2'
    }
  ])('$name', async ({ files, environment, both }) => {
    await using home = await aHome(files, environment)
    const [terraform, opentofu] = (['terraform', 'opentofu'] as const).map((client) => {
      const { attemptMs, retries } = readCliConfig(client, home.machine).patience
      return `${attemptMs} ${retries}`
    })
    const [forTerraform, forOpentofu = forTerraform] = both.split(', ')
    expect([terraform, opentofu]).toEqual([forTerraform, forOpentofu])
  })
})

describe('the CLI configuration sets the limit of OpenTofu', () => {
  it.each(limits)('$situation', async ({ hostMs, environment, home: files, works }) => {
    await using home = await aHome(files, environment)
    const { requestTimeoutMs } = readCliConfig('opentofu', home.machine)
    expect(hostMs <= (requestTimeoutMs ?? timeout('opentofu'))).toBe(works)
  })

  it('and not that of Terraform', async () => {
    await using home = await aHome({}, { TF_REGISTRY_CLIENT_TIMEOUT: '2' })
    expect(readCliConfig('terraform', home.machine).requestTimeoutMs).toBeNull()
  })

  it('unless a value is not a number, which is reported', async () => {
    await using home = await aHome({
      '.tofurc': 'registry_protocols {\n  request_timeout_seconds = 2.5\n}\n'
    })
    const { findings } = readCliConfig('opentofu', home.machine)
    expect(findings.map((each) => [each.problem.message, firstPlaceOf(each)?.line])).toEqual([
      ['~/.tofurc:2: registry_protocols.request_timeout_seconds must be a whole number', 2]
    ])
  })
})
