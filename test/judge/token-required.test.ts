// Hosts whose discovery documents are public, but whose services need a token.

import { checkHere } from '../support/check-in-process.ts'
import { inWords } from '../support/in-words.ts'
import { expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { readVectors } from '../support/vectors.ts'

const TFC = 'app.terraform.io'
const HOSTS = [TFC, 'backend.api.env0.com', 'acme.scalr.io', 'gitlab.com', 'tfe.example.com']
const SERVICES = {
  'modules.v1': '/m/',
  'providers.v1': '/p/',
  'tfe.v2': '/t/',
  'tfe.v2.1': '/t/',
  'tfe.v2.2': '/t/'
}

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

const rows = readVectors('token-needs') as readonly Row[]

it.each(rows)('reports a missing token only where one is needed: $name', async (row) => {
  await using registry = await FakeRegistry.start()
  for (const host of [...HOSTS, 'registry.terraform.io']) registry.offer(host, SERVICES)
  const { verdict } = await checkHere(registry, {
    files: { [row.path ?? 'main.tf']: row.file },
    settings: { dialect: 'terraform', ...row.settings },
    environment: row.environment ?? {},
    world: { isFork: row.isFork ?? false }
  })
  const found = verdict.findings.map(({ severity, problem, services, places: [place] }) => {
    const line = typeof place === 'object' ? place.line : place
    return `${severity} ${problem.code} ${services[0] ?? null} ${line}`
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
  expect(inWords(verdict.findings[0]?.problem)).toMatchObject({
    message: expect.stringMatching(
      /^host app\.terraform\.io requires a token for tfe\.v2, and no token /
    ),
    help: expect.stringContaining('TF_TOKEN_app_terraform_io')
  })
})
