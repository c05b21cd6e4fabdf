// Which clients use a repository, besides the CLI that is detected.

import { clientsInUse, resolveDialect } from '../../../src/read/scan/clients/dialect.ts'
import { readTools } from '../../../src/read/scan/clients/tools.ts'
import { type CheckoutFiles, writeCheckout } from '../../support/checkout.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { scanCheckout } from '../../support/scan-at-once.ts'
import { moduleFrom } from '../../support/scanned.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const MAIN = { 'main.tf': moduleFrom('registry.example.com/acme/network/aws') }
const SETTING = { name: 'auto', version: null } as const

/** The clients besides Terraform. */
async function othersIn(files: CheckoutFiles, exclude: readonly string[] = []): Promise<string> {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, { ...MAIN, ...files })
  const selection = { root: directory.path, scan: ['.'], exclude }
  const scanned = scanCheckout(selection)
  const tools = () => readTools(selection, scanned.toolFiles)
  const scan = { ...scanned, tools, hasCloudHostname: false }
  const dialect = resolveDialect({ setting: SETTING, scan })
  const clients = clientsInUse(dialect, scan)
  expect(clients[0]).toBe('terraform')
  return clients.slice(1).join(' ')
}

const updates = (ecosystem: string): string =>
  `version: 2\nupdates:\n  - package-ecosystem: ${ecosystem}\n    directory: /\n`
const CI = '.github/workflows/ci.yml'

type Row = readonly [name: string, files: CheckoutFiles, others: string]

const rows: readonly Row[] = [
  ['no other client', { [CI]: 'on: push\n', 'package.json': '{}' }, ''],
  ['Dependabot for Terraform', { '.github/dependabot.yml': updates('"terraform"') }, 'dependabot'],
  ['Dependabot for OpenTofu', { '.github/dependabot.yaml': updates('opentofu') }, 'dependabot'],
  ['Dependabot for others', { '.github/dependabot.yml': updates('npm # not terraform') }, ''],
  ['a comment', { '.github/dependabot.yml': '# package-ecosystem: terraform\n' }, ''],
  ['the author of a pull request', { [CI]: "if: github.actor != 'dependabot[bot]'" }, ''],
  ['Renovate', { 'renovate.json': '{}' }, 'renovate'],
  ['Renovate, in .github', { '.github/renovate.json5': '{}' }, 'renovate'],
  ['Renovate, in .gitlab', { '.gitlab/renovate.jsonc': '{}' }, 'renovate'],
  ['Renovate, hidden', { '.renovaterc': '{}' }, 'renovate'],
  ['Renovate, in package.json', { 'package.json': '{\n  "renovate": {}\n}' }, 'renovate'],
  ['Renovate elsewhere', { 'docs/renovate.json': '{}' }, ''],
  ['a job of Renovate', { '.gitlab-ci.yml': 'image: ghcr.io/renovatebot/renovate:41' }, 'renovate'],
  ['Terragrunt', { 'live/terragrunt.hcl': 'inputs = {}\n' }, 'terragrunt'],
  ['a stack of Terragrunt', { 'live/terragrunt.stack.hcl': '' }, 'terragrunt'],
  ['a file of Packer', { 'image.pkr.hcl': 'source "amazon-ebs" "x" {}\n' }, ''],
  ['a command', { 'live/Makefile': 'plan:\n\tterragrunt plan\n' }, 'terragrunt'],
  ['a command in a comment', { Makefile: '# terragrunt plan\n' }, ''],
  ['Checkov', { '.checkov.yml': 'framework: terraform\n' }, 'checkov'],
  ['an action', { [CI]: '- uses: bridgecrewio/checkov-action@v12' }, 'checkov'],
  [
    'hooks',
    { '.pre-commit-config.yaml': 'hooks: [{id: terragrunt_fmt}, {id: checkov}]' },
    'terragrunt checkov'
  ]
]

describe('detects the clients besides the CLI from', () => {
  it.each(rows)('%s', async (_, files, others) => {
    expect(await othersIn(files)).toBe(others)
  })
})

it('reads no excluded file', async () => {
  const files = { 'renovate.json': '{}', '.checkov.yml': '' }
  expect(await othersIn(files, ['renovate.json'])).toBe('checkov')
})

it('does not count a configuration file of another client as evidence of the CLI', async () => {
  const files = { '.github/dependabot.yml': `${updates('opentofu')}    run: tofu init\n` }
  expect(await othersIn(files)).toBe('dependabot')
})

it('assumes all clients where no files are scanned', async () => {
  const dialect = resolveDialect({ setting: SETTING, scan: null })
  expect(clientsInUse(dialect, null)).toHaveLength(6)
})
