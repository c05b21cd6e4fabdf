// `check --usages`: one check of many repositories.

import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Stop } from '../../src/observe/visit/stop.ts'
import { sentenceOf } from '../../src/report/sentence.ts'
import type { World } from '../../src/run/stages/world.ts'
import type { RawSettings } from '../../src/settings/settings.ts'
import { findingsIn, hostsIn } from '../support/check-in-process.ts'
import type { CheckoutFiles } from '../support/checkout.ts'
import { aContext } from '../support/evidence-builder.ts'
import { inWords } from '../support/in-words.ts'
import { afterAll, beforeAll, describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { moduleFrom } from '../support/scanned.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { checkUsagesFiles, fileOf, partsOf, usagesOf } from '../support/usages-files.ts'

const HOST = 'registry.example.com'
const TERRAFORM = { '.terraform-version': '1.9.8\n' }
const OPENTOFU = { '.opentofu-version': '1.10.0\n' }
const SERVICES = { 'modules.v1': '/m/', 'providers.v1': '/p/' }
const PATIENT = { retries: '0', 'slow-seconds': '60' }

let registry: FakeRegistry
beforeAll(async () => {
  registry = await FakeRegistry.start()
  const list = { modules: [{ versions: [{ version: '1.2.0' }] }] }
  for (const host of [HOST, 'registry.terraform.io', 'registry.opentofu.org']) {
    registry.offer(host, SERVICES)
    registry.answer(`https://${host}/m/acme/network/aws/versions`, { json: list })
  }
})
afterAll(() => registry[Symbol.asyncDispose]())

/** Checks the usages of repositories, by their names. */
async function checkFleet(
  repositories: Readonly<Record<string, CheckoutFiles>>,
  raw: RawSettings = {},
  world: Partial<World> = {}
) {
  await using directory = await temporaryDirectory()
  registry.requests.length = 0
  const documents = await Promise.all(
    Object.entries(repositories).map(async ([name, files], at) => [
      `${at}`,
      await usagesOf(files, name)
    ])
  )
  const settings = { ...PATIENT, resolve: registry.resolve, 'ca-file': registry.caFile, ...raw }
  return await checkUsagesFiles(Object.fromEntries(documents), directory.path, settings, {}, world)
}

it('asks each address once, and names the repository of each line', async () => {
  const files = { ...TERRAFORM, 'main.tf': moduleFrom(`${HOST}/acme/network/aws`) }
  const checked = await checkFleet({ 'acme/a': files, 'acme/b': files }, { depth: 'versions' })
  expect(findingsIn(checked).filter((line) => !line.startsWith('notice'))).toEqual([])
  expect(registry.urls).toEqual([
    `https://${HOST}/.well-known/terraform.json`,
    `https://${HOST}/m/acme/network/aws/versions`
  ])
  const [host] = checked.verdict.hosts
  expect(host?.requirements[0]?.because).toMatchObject([
    { file: 'acme/a//main.tf', line: 2 },
    { file: 'acme/b//main.tf', line: 2 }
  ])
  expect(checked.verdict.roots.map(({ directory }) => directory)).toEqual([
    'acme/a//.',
    'acme/b//.'
  ])
  expect(checked.context.repositories.map(({ name }) => name)).toEqual(['acme/a', 'acme/b'])
  expect(checked.context.dialect.versions).toEqual({ terraform: '1.9.8' })
})

it('says in one finding which lines of which repositories it concerns', async () => {
  const missing = moduleFrom(`${HOST}/acme/missing/aws`)
  const checked = await checkFleet(
    {
      'acme/a': { ...TERRAFORM, 'main.tf': missing },
      'acme/b': { ...TERRAFORM, 'x/b.tf': missing }
    },
    { depth: 'versions' }
  )
  const found = checked.verdict.findings.filter(({ problem }) => problem.code === 'module-unknown')
  expect(found.map(({ places }) => places)).toMatchObject([
    [{ file: 'acme/a//main.tf' }, { file: 'acme/b//x/b.tf' }]
  ])
  expect(checked.verdict.passed).toBe(false)
})

it('names the command whose settings decide how files are read', async () => {
  const { verdict } = await checkFleet({ 'acme/a': { ...TERRAFORM, 'main.tf': 'module "a" {' } })
  expect(inWords(verdict.files.map(({ problem }) => problem.help))).toContain(
    'fix the file, or list it in `exclude` if it is invalid on purpose; set this for `tf-disco usages`'
  )
})

it('keeps the clients of each requirement, and a version only where all agree', async () => {
  const short = { 'main.tf': moduleFrom('acme/network/aws') }
  const checked = await checkFleet({
    'acme/a': { ...TERRAFORM, ...short },
    'acme/b': { ...OPENTOFU, ...short },
    'acme/c': { '.terraform-version': '1.5.0\n', 'main.tf': '' }
  })
  const clients = checked.verdict.hosts.map(({ visit, requirements }) => [
    visit.host,
    requirements.flatMap((each) => each.clients)
  ])
  expect(clients).toEqual([
    ['registry.terraform.io', ['terraform']],
    ['registry.opentofu.org', ['opentofu']]
  ])
  expect(checked.context.dialect).toMatchObject({
    name: 'both',
    versions: { opentofu: '1.10.0' },
    why: 'Terraform in 2, OpenTofu in 1 repository'
  })
})

it('says that all repositories use one CLI', async () => {
  const checked = await checkFleet({
    'acme/a': { ...TERRAFORM, 'main.tf': '' },
    'acme/b': { ...TERRAFORM, 'main.tf': '' }
  })
  expect(checked.context.dialect.why).toBe('Terraform in all 2 repositories')
})

describe('a repository whose CLI is only assumed', () => {
  const assumed = { 'main.tf': moduleFrom('acme/network/aws') }

  const absent = moduleFrom('acme/network/aws').replace('~> 1.0', '9999.0.0')
  const NONE_FITS = 'error version-none-fits registry.terraform.io'

  it.each([
    ['beside one of OpenTofu', { ...OPENTOFU, 'main.tf': moduleFrom(`${HOST}/acme/network/aws`) }],
    ['beside one of Terraform', { ...TERRAFORM, 'main.tf': moduleFrom('acme/network/aws') }]
  ])('is checked as it would be alone, %s', async (_, other) => {
    const repositories = { 'acme/a': { 'main.tf': absent }, 'acme/b': other }
    const checked = await checkFleet(repositories, { depth: 'versions' })
    expect(findingsIn(checked).filter((line) => line.startsWith('error'))).toEqual([NONE_FITS])
    expect(inWords(checked.verdict.findings[0])).toMatchObject({
      places: [{ file: 'acme/a//main.tf', line: 3 }],
      problem: { help: expect.stringMatching(/; if acme\/a uses OpenTofu, set `dialect` for /) }
    })
  })

  it('shares a finding with others, which names both', async () => {
    const { verdict } = await checkFleet(
      {
        'acme/a': { ...TERRAFORM, 'main.tf': absent },
        'acme/b': { 'main.tf': absent },
        'acme/c': assumed
      },
      { depth: 'versions' }
    )
    expect(inWords(verdict.findings.filter(({ severity }) => severity === 'error'))).toMatchObject([
      {
        places: [{ file: 'acme/a//main.tf' }, { file: 'acme/b//main.tf' }],
        problem: { help: expect.stringMatching(/; if acme\/b uses OpenTofu, set `dialect` for /) }
      }
    ])
  })

  it('has no errors about syntax of the other CLI', async () => {
    const files = { 'main.tf': 'terraform {\n  backend "remote" {}\n}\n' }
    const alone = await checkFleet({ 'acme/a': files })
    const among = await checkFleet({ 'acme/a': files, 'acme/b': { ...OPENTOFU, 'main.tf': '' } })
    const ofFile = (line: string) => line.includes('host-missing')
    expect(findingsIn(among).filter(ofFile)).toEqual(findingsIn(alone).filter(ofFile))
  })
})

it.each([
  ['discovery', 'credentials-missing', 'tfe.v2'],
  ['versions', 'cloud-token', 'tfe.v2']
])(
  'names for each service the repositories that need a token outside tests, at depth %s',
  async (depth, code, service) => {
    const host = 'app.terraform.io'
    registry.offer(host, { ...SERVICES, 'tfe.v2': '/api/v2/' })
    const cloud = 'terraform {\n  cloud {\n    organization = "acme"\n  }\n}\n'
    const fleet = {
      'acme/a': { ...TERRAFORM, 'main.tf': cloud },
      'acme/b': { ...TERRAFORM, 'main.tf': moduleFrom(`${host}/acme/network/aws`) },
      'acme/c': { ...TERRAFORM, 'main.tf': '', 'tests/x/main.tf': cloud }
    }
    const { verdict } = await checkFleet(fleet, { depth })
    const missing = verdict.findings.filter(({ problem }) =>
      ['cloud-token', 'credentials-missing', 'module-unknown'].includes(problem.code)
    )
    expect(
      missing.map(({ problem, services, places }) => [problem.code, services, places])
    ).toEqual([
      [code, [service], [expect.objectContaining({ file: 'acme/a//main.tf', line: 2 })]],
      [
        // The host is known to hide what it has.
        depth === 'discovery' ? 'credentials-missing' : 'module-unknown',
        ['modules.v1'],
        [expect.objectContaining({ file: 'acme/b//main.tf', line: 2 })]
      ]
    ])
  }
)

it('names in one warning the repositories whose files are older than seven days', async () => {
  await using directory = await temporaryDirectory()
  const days = { old: 8, older: 9, young: 6, future: -1 }
  const written = Object.entries(days).map(async ([name, count]) => {
    const parts = partsOf(await usagesOf({ ...TERRAFORM, 'main.tf': '' }, `acme/${name}`))
    const age = Date.now() - Date.parse(parts.writtenAt)
    expect(age >= 0 && age < 60_000).toBe(true)
    const writtenAt = new Date(Date.now() - count * 86_400_000).toISOString()
    return [name, fileOf({ ...parts, writtenAt })]
  })
  const files = Object.fromEntries(await Promise.all(written))
  // Such a file says nothing of its age.
  const { writtenAt: _, ...undated } = partsOf(await usagesOf({}, 'acme/undated'))
  const texts = { ...files, undated: fileOf(undated) }
  const { verdict } = await checkUsagesFiles(texts, directory.path, PATIENT)
  const stale = verdict.findings.filter(({ problem }) => problem.code === 'file-stale')
  const top = { line: 1, column: 1, endColumn: 1 }
  expect(stale).toMatchObject([
    {
      severity: 'warning',
      places: ['acme/old', 'acme/older'].map((name) => ({ file: `${name}//.`, ...top })),
      problem: {
        message: expect.stringContaining(
          new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10)
        )
      }
    }
  ])
})

it('fails as incomplete without the usages of a repository, whatever its case', async () => {
  const files = { 'acme/A': { ...TERRAFORM, 'main.tf': moduleFrom(`${HOST}/acme/network/aws`) } }
  const repositories = '# those of the team\nacme/a\n\nacme/b\nAcme/C'
  const { verdict } = await checkFleet(files, { repositories, 'fail-on': 'never' })
  expect(verdict).toMatchObject({
    passed: false,
    stopped: [{ kind: 'missing', repositories: ['acme/b', 'Acme/C'], total: 3 }]
  })
  const whole = await checkFleet(files, { repositories: 'ACME/a' })
  expect(whole.verdict).toMatchObject({ passed: true, stopped: [] })
})

it('reads no file after the check has ended, and names the repositories', async () => {
  const stop = new Stop()
  const progress = () => stop.end({ kind: 'deadline', ms: 1 })
  const files = { 'acme/a': { 'main.tf': '' }, 'acme/b': { 'main.tf': '' } }
  const { verdict } = await checkFleet(files, { repositories: 'acme/c' }, { stop, progress })
  expect(verdict.passed).toBe(false)
  expect(sentenceOf(verdict, { ...aContext(), repositories: [] })).toMatch(
    /^the deadline of 0 s was reached; 2 of 2 repositories are missing: acme\/c, acme\/b; /
  )
})

it('misses a repository with more than 10,000 hosts, and checks the others', async () => {
  const modules = Array.from(
    { length: 10_001 },
    (_, at) => `module "m${at}" {\n  source = "r${at}.example.com/acme/network/aws"\n}\n`
  )
  const { verdict } = await checkFleet({
    'acme/a': { ...TERRAFORM, 'main.tf': modules.join('') },
    'acme/b': { ...TERRAFORM, 'main.tf': moduleFrom(`${HOST}/acme/network/aws`) }
  })
  expect(verdict).toMatchObject({
    hosts: [{ visit: { host: HOST } }],
    stopped: [
      {
        repositories: ['acme/a'],
        reasons: [
          expect.stringMatching(
            /: the files have more than 500000 usages or 10000 hosts; check fewer/
          )
        ]
      }
    ]
  })
})

it('looks for a relative CLI configuration in no directory of the repositories', async () => {
  await using home = await temporaryDirectory()
  const config = join(home.path, 'ci.tfrc')
  await writeFile(config, `credentials "${HOST}" {\n  token = "not-a-real-token"\n}\n`)
  const files = { ...TERRAFORM, 'net/main.tf': moduleFrom(`${HOST}/acme/network/aws`) }
  const environment = { TF_CLI_CONFIG_FILE: relative('', config) }
  const checked = await checkFleet({ 'acme/a': files }, {}, { environment })
  expect(findingsIn(checked)).toEqual([])
  expect(registry.requests[0]?.authorization).toBe('Bearer not-a-real-token')
})

/** Some hosts of the network are not asked. */
const remarksOn = ({ context }: Awaited<ReturnType<typeof checkFleet>>) =>
  context.remarks.filter((remark) => !remark.startsWith('`resolve`'))

it('checks hosts of `hostnames` as well, and names repositories without files', async () => {
  const files = { ...TERRAFORM, 'main.tf': moduleFrom(`${HOST}/acme/network/aws`) }
  const hostnames = 'registry.opentofu.org modules.v1'
  const checked = await checkFleet({ 'acme/a': files, 'acme/empty': {} }, { hostnames })
  expect(hostsIn(checked)).toEqual([HOST, 'registry.opentofu.org'])
  expect(remarksOn(checked)).toEqual(['no Terraform or OpenTofu files in acme/empty'])
  const empty = await checkFleet({ 'acme/empty': {} })
  expect(findingsIn(empty)).toEqual(['error nothing-to-check'])
})

it('reads checksums and plugins of the repositories, not files of the same names here', async () => {
  const box =
    'terraform {\n  required_providers {\n    box = { source = "down.example.com/acme/box" }\n  }\n}\n'
  const at =
    'net/terraform.d/plugins/down.example.com/acme/box/terraform-provider-box_1.0.0_linux_amd64.zip'
  const checked = await checkFleet({
    'acme/a': { ...TERRAFORM, 'net/main.tf': box, [at]: '' },
    'acme/b': { ...TERRAFORM, 'net/main.tf': box }
  })
  const because = checked.verdict.hosts.flatMap(({ requirements }) =>
    requirements.flatMap((each) => each.because)
  )
  expect(because).toMatchObject([{ file: 'acme/b//net/main.tf' }])
  expect(remarksOn(checked)).toEqual([
    'Terraform installs 1 provider from acme/a//net/terraform.d/plugins instead of a registry'
  ])
})

it('judges no provider by its registry where a repository brings it along', async () => {
  const host = 'down.example.com'
  registry.offer(host, SERVICES)
  registry.answer(`https://${host}/p/acme/box/versions`, {
    json: { versions: [{ version: '1.0.0' }] }
  })
  const requiring = (constraint: string) => ({
    ...TERRAFORM,
    'main.tf': `terraform {\n  required_providers {\n    box = { source = "${host}/acme/box", version = "${constraint}" }\n  }\n}\n`
  })
  const plugin = `terraform.d/plugins/${host}/acme/box/terraform-provider-box_2.0.0_linux_amd64.zip`
  const fleet = {
    'acme/a': { ...requiring('~> 2.0'), [plugin]: '' },
    'acme/b': requiring('~> 1.0')
  }
  const { verdict } = await checkFleet(fleet, { depth: 'versions' })
  const chosen = verdict.roots.map(({ directory, rows }) => [directory, rows[0]?.chosen])
  expect([chosen, verdict.passed]).toEqual([
    [
      ['acme/a//.', {}],
      ['acme/b//.', { terraform: '1.0.0' }]
    ],
    true
  ])
})

it('reads a file of a module that is used in several ways with the same mistake', async () => {
  const call = (name: string) => `module "${name}" {\n  source = "./m"\n  from = "./${name}"\n}\n`
  const inner = 'variable "from" {}\nmodule "x" {\n  source = var.from\n  version = "1.0.0"\n}\n'
  const files = { ...OPENTOFU, 'main.tf': call('a') + call('b'), 'm/main.tf': inner }
  const { verdict } = await checkFleet({ 'acme/a': files })
  expect(verdict.stopped).toEqual([])
  expect(verdict.findings.map(({ problem }) => problem.code)).toContain('source-invalid')
})

it('installs no plugins of one repository in others, whatever its name is', async () => {
  const own = 'required_providers {\n  box = { source = "down.example.com/acme/box" }\n}'
  const files = { ...TERRAFORM, 'main.tf': `terraform {\n${own}\n}\n` }
  const plugin =
    'terraform.d/plugins/down.example.com/acme/box/terraform-provider-box_1.0.0_linux_amd64.zip'
  const checked = await checkFleet({ acme: { ...files, [plugin]: '' }, 'acme/a': files })
  const [requirement] = checked.verdict.hosts[0]?.requirements ?? []
  expect(requirement?.because).toMatchObject([{ file: 'acme/a//main.tf' }])
})
