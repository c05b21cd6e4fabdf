// What `cloud` blocks and remote backends lack, in a check of a checkout and in one of usages files.

import { plain } from '../../src/rules/protocol/marked-text.ts'
import { checkHere } from '../support/check-in-process.ts'
import { type CheckoutFiles, writeCheckout } from '../support/checkout.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { documentUrl } from '../support/scanned.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { checkUsagesFiles, usagesFileOf } from '../support/usages-files.ts'

const HOST = 'tfe.example.com'
const ORGANIZATION = 'organization = "acme"'
const WORKSPACES = 'workspaces {\n      name = "w"\n    }'
const HOSTNAME = `hostname = "${HOST}"`
const CLOUD = 'cloud'
const REMOTE = 'backend "remote"'

const block = (type: string, ...inside: readonly string[]) =>
  `terraform {\n  ${type} {\n    ${inside.join('\n    ')}\n  }\n}\n`

type Given = {
  readonly environment?: Readonly<Record<string, string>>
  readonly others?: CheckoutFiles
  readonly depth?: string
  readonly dialect?: string
}

/** The findings `severity: message`; the same in a check of the usages file. */
async function incomplete(text: string, given: Given = {}): Promise<readonly string[]> {
  const { environment = {}, others = {}, depth = 'versions', dialect = 'terraform' } = given
  await using registry = await FakeRegistry.start({
    responses: [{ url: documentUrl(HOST), json: { 'tfe.v2': '/v2/', 'tfe.v2.1': '/v2/' } }]
  })
  const files = { 'main.tf': text, ...others }
  const settings = { dialect, depth, tokens: `${HOST}=secret-of-the-host` }
  const { verdict } = await checkHere(registry, { files, settings, environment })
  const found = (findings: typeof verdict.findings) =>
    findings.flatMap(({ severity, problem: { code, message } }) =>
      code === 'cloud-incomplete' ? `${severity}: ${plain(message)}` : []
    )
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, files)
  const listed = await usagesFileOf(directory.path, { dialect })
  const { resolve, caFile } = registry
  const raw = { resolve, 'ca-file': caFile, ...settings }
  const fleet = await checkUsagesFiles({ one: listed }, directory.path, raw, environment)
  expect(found(fleet.verdict.findings)).toEqual(found(verdict.findings))
  return found(verdict.findings)
}

const NO_ORGANIZATION = 'the cloud block has no `organization`'
const NO_WORKSPACES = 'the cloud block has no `name` in `workspaces`'

// As `init` of Terraform 1.11.4 and OpenTofu 1.12.6.
describe('a cloud block', () => {
  it.each([
    [block(CLOUD, HOSTNAME, ORGANIZATION, WORKSPACES), []],
    [block(CLOUD, HOSTNAME, 'organization = var.o', 'workspaces {\n tags = ["a"]\n }'), []],
    [block(CLOUD, HOSTNAME, WORKSPACES), [NO_ORGANIZATION]],
    [block(CLOUD, HOSTNAME, ORGANIZATION), [NO_WORKSPACES]],
    [block(CLOUD, HOSTNAME, ORGANIZATION, 'workspaces {\n project = "p"\n }'), [NO_WORKSPACES]],
    [block(CLOUD, HOSTNAME), [`${NO_ORGANIZATION} and no \`name\` in \`workspaces\``]],
    [block(CLOUD), [`${NO_ORGANIZATION} and no \`name\` in \`workspaces\``]]
  ])('%j is refused as %j', async (text, messages) => {
    const errors = messages.map((message) => `error: ${message}`)
    expect(await incomplete(text)).toEqual(errors)
    expect(await incomplete(text, { dialect: 'opentofu' })).toEqual(errors)
    expect(await incomplete(text, { depth: 'discovery' })).toEqual([])
  })

  it('gets the rest from variables', async () => {
    const TF_CLOUD_ORGANIZATION = 'acme'
    const TF_WORKSPACE = 'w'
    const text = block(CLOUD, HOSTNAME)
    const run = async (environment: Readonly<Record<string, string>>) =>
      await incomplete(text, { environment })
    expect(await run({ TF_CLOUD_ORGANIZATION })).toEqual([`error: ${NO_WORKSPACES}`])
    expect(await run({ TF_WORKSPACE })).toEqual([`error: ${NO_ORGANIZATION}`])
    expect(await run({ TF_CLOUD_ORGANIZATION, TF_WORKSPACE })).toEqual([])
    expect(await run({ TF_CLI_ARGS_init: '-backend=false' })).toEqual([])
  })

  it('may be replaced by an override file', async () => {
    const others = { 'main_override.tf': block('backend "local"') }
    expect(await incomplete(block(CLOUD, HOSTNAME), { others })).toEqual([])
  })

  it('is a warning in an example', async () => {
    const others = { 'examples/a/main.tf': block(CLOUD, HOSTNAME, WORKSPACES) }
    expect(await incomplete('', { others })).toEqual([`warning: ${NO_ORGANIZATION}`])
  })
})

describe('a remote backend', () => {
  const NONE = 'the remote backend has no `organization` and no `name` in `workspaces`'

  it.each([
    [block(REMOTE, HOSTNAME, ORGANIZATION, WORKSPACES), []],
    [block(REMOTE, HOSTNAME, ORGANIZATION, 'workspaces {\n prefix = "a-"\n }'), []],
    [block(REMOTE, HOSTNAME, WORKSPACES), ['error: the remote backend has no `organization`']],
    [block(REMOTE, ORGANIZATION), ['error: the remote backend has no `name` in `workspaces`']],
    [block(REMOTE, HOSTNAME), [`error: ${NONE}`]],
    // -backend-config most likely gives everything.
    [block(REMOTE), [`notice: ${NONE}`]]
  ])('%j is refused as %j', async (text, findings) => {
    expect(await incomplete(text)).toEqual(findings)
  })

  it.each([
    ['-backend-config=organization=acme', []],
    [`-backend-config=hostname=${HOST}`, [`error: ${NONE}`]],
    ['-backend-config=backend.hcl', []],
    ['-backend=false', []]
  ])('gets the rest from %j', async (TF_CLI_ARGS_init, findings) => {
    const environment = { TF_CLI_ARGS_init, TF_CLOUD_ORGANIZATION: 'acme', TF_WORKSPACE: 'w' }
    expect(await incomplete(block(REMOTE, HOSTNAME), { environment })).toEqual(findings)
  })
})

describe('a file that gives the rest to init', () => {
  const TEXT = block(REMOTE, HOSTNAME, ORGANIZATION)

  it.each([
    ['.github/workflows/plan.yml', 'run: terraform init -backend-config=prod.hcl\n'],
    ['Makefile', 'init:\n\tterraform init -backend-config prod.hcl\n'],
    ['.gitlab-ci.yml', 'variables:\n  TF_WORKSPACE: prod\n'],
    ['env/prod.tfbackend', 'workspaces { name = "prod" }\n']
  ])('is %s', async (file, text) => {
    expect(await incomplete(TEXT, { others: { [file]: text } })).toEqual([])
  })

  it('is none that only has it in a comment', async () => {
    const others = { Makefile: 'init:\n\tterraform init # -backend-config=prod.hcl\n' }
    expect(await incomplete(TEXT, { others })).toHaveLength(1)
  })
})
