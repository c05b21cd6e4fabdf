// Hosts whose discovery documents are public, but whose services need a token.
import { expect, it } from '@jest/globals'
import { checkHere } from '../support/check-in-process.ts'
import { FakeRegistry } from '../support/registry.ts'
import { moduleFrom } from '../support/scanned.ts'

const TFC = 'app.terraform.io'
const HOSTS = [TFC, 'backend.api.env0.com', 'acme.scalr.io', 'gitlab.com', 'tfe.example.com']
const SERVICES = {
  'modules.v1': '/m/',
  'providers.v1': '/p/',
  'tfe.v2': '/t/',
  'tfe.v2.1': '/t/',
  'tfe.v2.2': '/t/'
}

const remote = (host: string, more = '') =>
  `terraform {\n  backend "remote" {\n    hostname = "${host}"\n    ${more}\n  }\n}`
const CLOUD = 'terraform {\n  cloud {\n    organization = "acme"\n  }\n}'

type Row = {
  readonly name: string
  readonly file: string
  readonly path?: string
  readonly settings?: Readonly<Record<string, string>>
  readonly environment?: Readonly<Record<string, string>>
  readonly isFork?: boolean
  /** Severity, code, service and line of each finding. */
  readonly found: readonly string[]
}

const MISSING = 'credentials-missing'

const rows: readonly Row[] = [
  { name: 'a cloud block', file: CLOUD, found: [`warning ${MISSING} tfe.v2 2`] },
  { name: 'a remote backend', file: remote(TFC), found: [`warning ${MISSING} tfe.v2.1 3`] },
  {
    name: 'a private module',
    file: moduleFrom(`${TFC}/acme/network/aws`),
    found: [`warning ${MISSING} modules.v1 2`]
  },
  {
    name: 'a backend at Scalr',
    file: remote('acme.scalr.io'),
    found: [`warning ${MISSING} tfe.v2.1 3`]
  },
  { name: 'a fork', file: CLOUD, isFork: true, found: [`notice ${MISSING} tfe.v2 2`] },
  {
    name: 'a token',
    file: CLOUD,
    environment: { TF_TOKEN_app_terraform_io: 'x'.repeat(20) },
    found: []
  },
  { name: 'a token in the block', file: remote(TFC, 'token = var.token'), found: [] },
  {
    name: 'a misspelled variable, which is the cause',
    file: CLOUD,
    environment: { TFE_TOKEN_app_terraform_io: 'x'.repeat(20) },
    found: ['warning credentials-near-miss null 2']
  },
  {
    name: 'an empty secret, which is the cause',
    file: CLOUD,
    environment: { TF_TOKEN_app_terraform_io: '' },
    found: ['warning credentials-empty null 2']
  },
  { name: 'a registry with public modules', file: moduleFrom('gitlab.com/acme/a/aws'), found: [] },
  {
    name: 'a fixture',
    path: 'testdata/cloud/main.tf',
    file: CLOUD,
    found: []
  },
  { name: 'the tfe provider', file: 'provider "tfe" {}\nlocals {}', found: [] },
  {
    name: 'a host of the settings alone',
    file: 'locals {}',
    settings: { hostnames: `${TFC} tfe.v2 modules.v1` },
    found: []
  },
  { name: 'an ignored code', file: CLOUD, settings: { ignore: `${MISSING} ${TFC}` }, found: [] }
]

it.each(rows)('reports a missing token only where one is needed: $name', async (row) => {
  await using registry = await FakeRegistry.start()
  for (const host of [...HOSTS, 'registry.terraform.io']) registry.offer(host, SERVICES)
  const { verdict } = await checkHere(registry, {
    files: { [row.path ?? 'main.tf']: row.file },
    settings: { dialect: 'terraform', ...row.settings },
    environment: row.environment ?? {},
    world: { isFork: row.isFork ?? false }
  })
  const found = verdict.findings.map(({ severity, problem, service, places: [place] }) => {
    const line = typeof place === 'object' ? place.line : place
    return `${severity} ${problem.code} ${service} ${line}`
  })
  expect(found).toEqual(row.found)
  expect(verdict.passed).toBe(true)
})

it('names the variable', async () => {
  await using registry = await FakeRegistry.start()
  registry.offer(TFC, SERVICES)
  const { verdict } = await checkHere(registry, {
    files: { 'main.tf': CLOUD },
    settings: { dialect: 'terraform' }
  })
  expect(verdict.findings[0]?.problem).toMatchObject({
    message: expect.stringMatching(
      /^host app\.terraform\.io requires a token for tfe\.v2, and none /
    ),
    help: expect.stringContaining('TF_TOKEN_app_terraform_io')
  })
})
