// Runs the reusable workflow "fleet" step by step: repositories are local, artifacts are folders, hosts are on loopback.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { VERSION } from '../../src/rules/protocol/version.ts'
import { Fleet } from '../support/fleet-runs.ts'
import { afterAll, beforeAll, describe, expect, it } from '../support/jest.ts'
import { moduleFrom } from '../support/scanned.ts'
import { partsOf } from '../support/usages-files.ts'
import { inputsOf, parseWorkflow } from '../support/workflow-file.ts'

const TEXT = readFileSync('.github/workflows/fleet.yml', 'utf8')
const FLEET = parseWorkflow(TEXT)

/** Runs the first jobs of the workflow, up to the one named. */
async function runUntil(last: string, fleet: Fleet, inputs: Readonly<Record<string, string>>) {
  const names = Object.keys(FLEET.jobs)
  const jobs = Object.entries(FLEET.jobs).slice(0, names.indexOf(last) + 1)
  const file = { ...FLEET, jobs: Object.fromEntries(jobs) }
  return await fleet.run(file, { call: inputsOf(FLEET, inputs) })
}

const USES_REGISTRY = { 'main.tf': moduleFrom('registry.example.com/acme/dns/aws') }

describe('the job "list"', () => {
  let fleet: Fleet
  beforeAll(async () => {
    fleet = await Fleet.start({})
  })
  afterAll(() => fleet[Symbol.asyncDispose]())

  const listed = async (inputs: Readonly<Record<string, string>>) => {
    const [list] = (await runUntil('list', fleet, inputs)).jobs
    const { batches = '[]', names = '' } = list?.outputs ?? {}
    return {
      result: list?.result,
      said: list?.steps.map(({ said }) => said).join(''),
      names: names.split('\n'),
      batches: JSON.parse(batches || '[]')
    }
  }

  it('takes each repository once, without comments', async () => {
    const repositories = 'acme/dns # zones\n\n  acme/vpc\t\nAcme/DNS\r\n# acme/old\nacme/.github'
    const names = ['acme/dns', 'acme/vpc', 'acme/.github']
    expect(await listed({ repositories })).toMatchObject({
      result: 'success',
      names,
      batches: [{ number: 1, repositories: names }]
    })
  })

  it('takes repositories from a file of the calling repository, too', async () => {
    writeFileSync(join(fleet.home, 'caller/fleet.txt'), 'acme/vpc\n')
    const inputs = { repositories: 'acme/dns', 'repositories-file': 'fleet.txt' }
    const { jobs } = await runUntil('list', fleet, inputs)
    expect(jobs[0]?.outputs['names']).toBe('acme/dns\nacme/vpc')
  })

  it.each([
    [26, 2, 25],
    [300, 12, 25],
    [8_000, 250, 32]
  ])('divides %i repositories into %i batches', async (count, number, size) => {
    const all = Array.from({ length: count }, (_, at) => `acme/r${at}`)
    const { batches } = await listed({ repositories: all.join('\n') })
    expect(batches).toHaveLength(number)
    expect(batches[0]?.repositories).toHaveLength(size)
    expect(
      batches.flatMap((batch: { repositories: readonly string[] }) => batch.repositories)
    ).toEqual(all)
  })

  it.each([
    ['an empty list', { repositories: '# none' }, 'the list of repositories is empty'],
    ['a line that is no repository', { repositories: 'acme/a;b' }, 'not OWNER/NAME'],
    ['more names than a variable holds', { repositories: namesOf(130_000) }, '120,000 bytes']
  ])('rejects %s', async (_, inputs, said) => {
    expect(await listed(inputs)).toMatchObject({
      result: 'failure',
      said: expect.stringMatching(new RegExp(`^::error::.*${said}`))
    })
  })
})

function namesOf(bytes: number): string {
  return Array.from({ length: bytes / 10 }, (_, at) => `a/${String(at).padStart(7, '0')}`).join(
    '\n'
  )
}

it('the job "usages" clones each repository without its token, and names the one that it cannot clone', async () => {
  await using fleet = await Fleet.start({ 'acme/dns': USES_REGISTRY, 'acme/vpc': USES_REGISTRY })
  const { jobs, home, artifacts } = await runUntil('usages', fleet, {
    repositories: 'acme/dns\nacme/gone\nacme/vpc'
  })
  const usages = jobs[1]
  expect(usages?.result).toBe('success')
  const said = usages?.steps.map((step) => step.said).join('') ?? ''
  expect(said.match(/^::warning::.*$/gm)).toEqual([
    '::warning::acme/gone could not be cloned: the check will be incomplete'
  ])
  expect(readdirSync(join(artifacts, 'fleet-usages-1')).sort()).toEqual([
    'acme__dns.jsonl',
    'acme__vpc.jsonl'
  ])
  const read = partsOf(readFileSync(join(artifacts, 'fleet-usages-1/acme__dns.jsonl'), 'utf8'))
  expect(read.repository).toMatchObject({
    name: 'acme/dns',
    url: 'https://github.com/acme/dns',
    commit: expect.stringMatching(/^[0-9a-f]{40}$/)
  })
  expect(read.usages).toHaveLength(1)
  const clone = join(home, 'usages-0/workspace/clones/acme__dns')
  const kept = readFileSync(join(clone, '.git/config'), 'utf8')
  expect(kept).toContain('url = https://github.com/acme/dns\n')
  expect(kept).not.toMatch(/header|token/i)
})

it.each([
  ['a file of the calling repository', (path: string) => path.replace(/^.*\//, '')],
  ['an absolute path of the runner', String]
])('the job "check" trusts the authority in `ca-file`, %s', async (_, pathOf) => {
  await using fleet = await Fleet.start({ 'acme/dns': USES_REGISTRY })
  fleet.registry.offer('registry.example.com', { 'modules.v1': '/v1/modules/' })
  const { caFile, resolve } = fleet.registry
  cpSync(caFile, join(fleet.home, 'caller', basename(caFile)))
  const call = inputsOf(FLEET, { repositories: 'acme/dns', 'ca-file': pathOf(caFile) })
  const { jobs } = await fleet.run(FLEET, { call, inputs: { resolve } })
  expect(jobs.at(-1)).toMatchObject({ result: 'success', outputs: { passed: 'true' } })
})

it('docs/fleets.md describes each input', () => {
  const [, table = ''] = readFileSync('docs/fleets.md', 'utf8').split('\n## ').slice(1)
  const described = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', ')
  )
  expect(described.sort()).toEqual(Object.keys(inputsOf(FLEET, {})).sort())
})

it('all jobs use the Action of this release', () => {
  const used = [...TEXT.matchAll(/uses: org\/tf-disco-action[^@]*@(\S+)/g)].map(([, ref]) => ref)
  expect(used).toEqual([`v${VERSION}`, `v${VERSION}`])
})
