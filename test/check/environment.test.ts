// Hosts and arguments that the environment gives to `init`, in a check of a checkout and in one of usages files.

import { checkHere, findingsIn, hostsIn } from '../support/check-in-process.ts'
import { writeCheckout } from '../support/checkout.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { documentUrl, moduleFrom } from '../support/scanned.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { checkUsagesFiles, usagesFileOf } from '../support/usages-files.ts'

const HOST = 'tfe.example.com'
const DEFAULT = 'app.terraform.io'
const NAMED = 'own.example.com'

const block = (type: string, inside = '') =>
  `terraform {\n  ${type} {\n    organization = "acme"\n    ${inside}\n    workspaces {\n      name = "w"\n    }\n  }\n}\n`
const REMOTE = 'backend "remote"'
const OWN = `hostname = "${NAMED}"`
const CLOUD_HOST = { TF_CLOUD_HOSTNAME: HOST }
const GIVEN = { TF_CLI_ARGS_init: `-backend-config=hostname=${HOST}` }
const STATE = (backend: string) =>
  `data "terraform_remote_state" "s" {\n  backend = "${backend}"\n  config = {\n    organization = "acme"\n  }\n}\n`
const UNIT = 'terraform {\n  source = "tfr:///acme/dns/aws?version=1.0.0"\n}\n'

type Row = {
  readonly name: string
  readonly text: string
  readonly file?: string
  readonly environment: Readonly<Record<string, string>>
  readonly dialect?: string
  readonly asked: readonly string[]
}

// As Terraform 1.11.4 does, and OpenTofu by its sources.
const ROWS: readonly Row[] = [
  { name: 'a cloud block', text: block('cloud'), environment: CLOUD_HOST, asked: [HOST] },
  {
    name: 'a cloud block of OpenTofu',
    text: block('cloud'),
    environment: CLOUD_HOST,
    dialect: 'opentofu',
    asked: [HOST]
  },
  {
    name: 'a cloud block of both CLIs',
    text: block('cloud'),
    environment: CLOUD_HOST,
    dialect: 'both',
    asked: [HOST]
  },
  {
    name: 'a cloud block whose hostname is null',
    text: block('cloud', 'hostname = null'),
    environment: CLOUD_HOST,
    asked: [HOST]
  },
  {
    name: 'a cloud block with its own hostname',
    text: block('cloud', OWN),
    environment: CLOUD_HOST,
    asked: [NAMED]
  },
  {
    name: 'a cloud block with an empty variable',
    text: block('cloud'),
    environment: { TF_CLOUD_HOSTNAME: '' },
    asked: [DEFAULT]
  },
  {
    name: 'a remote backend, to which TF_CLOUD_HOSTNAME means nothing',
    text: block(REMOTE),
    environment: CLOUD_HOST,
    asked: [DEFAULT]
  },
  { name: 'a remote backend', text: block(REMOTE), environment: GIVEN, asked: [HOST] },
  {
    name: 'a remote backend of OpenTofu',
    text: block(REMOTE),
    environment: GIVEN,
    dialect: 'opentofu',
    asked: [HOST]
  },
  {
    name: 'a remote backend with a hostname that is replaced',
    text: block(REMOTE, OWN),
    environment: GIVEN,
    asked: [HOST]
  },
  {
    name: 'a remote backend whose hostname a file may replace',
    text: block(REMOTE, OWN),
    environment: { TF_CLI_ARGS: '-backend-config backend.hcl' },
    asked: []
  },
  {
    name: 'no backend',
    text: block(REMOTE, 'hostname = "not a host"'),
    environment: { TF_CLI_ARGS_init: '-backend=false' },
    asked: []
  },
  {
    name: 'no cloud block',
    text: block('cloud'),
    environment: { ...CLOUD_HOST, TF_CLI_ARGS_init: '-cloud=false' },
    asked: []
  },
  {
    name: 'the state of a cloud block',
    text: STATE('cloud'),
    environment: CLOUD_HOST,
    asked: [HOST]
  },
  {
    name: 'the state of a remote backend',
    text: STATE('remote'),
    environment: CLOUD_HOST,
    asked: [DEFAULT]
  },
  {
    name: 'a provider of HCP Terraform',
    text: 'provider "tfe" {\n}\n',
    environment: { TFE_HOSTNAME: HOST },
    asked: ['registry.terraform.io', HOST]
  },
  {
    name: 'a module of a generic hostname',
    text: block('cloud') + moduleFrom('localterraform.com/acme/dns/aws'),
    environment: CLOUD_HOST,
    asked: [HOST]
  },
  {
    name: 'a Terragrunt source',
    file: 'terragrunt.hcl',
    text: UNIT,
    environment: { TG_TF_DEFAULT_REGISTRY_HOST: HOST },
    asked: [HOST]
  },
  {
    name: 'a Terragrunt source with a host',
    file: 'terragrunt.hcl',
    text: UNIT.replace('///', `//${NAMED}/`),
    environment: { TG_TF_DEFAULT_REGISTRY_HOST: HOST },
    asked: [NAMED]
  }
]

const DOCUMENT = {
  'tfe.v2': '/api/v2/',
  'tfe.v2.1': '/api/v2/',
  'tfe.v2.2': '/api/v2/',
  'modules.v1': '/m/',
  'providers.v1': '/p/'
}
const HOSTS = [HOST, DEFAULT, NAMED, 'registry.terraform.io']

const startRegistry = () =>
  FakeRegistry.start({
    responses: HOSTS.map((host) => ({ url: documentUrl(host), json: DOCUMENT }))
  })

describe('the environment names the host of', () => {
  it.each(ROWS)('$name', async ({ text, file = 'main.tf', environment, dialect, asked }) => {
    await using registry = await startRegistry()
    const settings = { dialect: dialect ?? 'terraform' }
    const files = { [file]: text }
    const single = await checkHere(registry, { files, settings, environment })
    expect(hostsIn(single)).toEqual(asked)
    expect(findingsIn(single).filter((each) => each.startsWith('error'))).toEqual([])
    // As the same checkout in a fleet. The environment is that of the check, not that of the listing.
    await using directory = await temporaryDirectory()
    writeCheckout(directory.path, files)
    const listed = await usagesFileOf(directory.path, settings)
    const { resolve, caFile } = registry
    const raw = { resolve, 'ca-file': caFile }
    const fleet = await checkUsagesFiles({ one: listed }, directory.path, raw, environment)
    expect([hostsIn(fleet), findingsIn(fleet)]).toEqual([asked, findingsIn(single)])
    expect(fleet.context.remarks).toEqual(single.context.remarks)
  })

  it('all of that, and reports name the variable', async () => {
    await using registry = await startRegistry()
    const environment = { ...CLOUD_HOST, TF_CLI_ARGS: '-backend-config=backend.hcl' }
    const files = { 'a/main.tf': block('cloud'), 'b/main.tf': block(REMOTE) }
    const { context } = await checkHere(registry, { files, environment })
    // The registry has more hosts than the files.
    const remarks = context.remarks.filter((remark) => !remark.startsWith('`resolve`'))
    expect(remarks).toEqual([
      'init is predicted with -backend-config=backend.hcl of TF_CLI_ARGS',
      'TF_CLOUD_HOSTNAME names tfe.example.com',
      'remote backends are not checked, because a file of -backend-config may name others'
    ])
  })
})

describe('the workspace of a remote backend', () => {
  it('is not known if -backend-config may change it or has the token', async () => {
    await using registry = await startRegistry()
    const run = async (given: string) => {
      const result = await checkHere(registry, {
        files: { 'main.tf': block(REMOTE, OWN) },
        settings: { depth: 'versions', dialect: 'terraform' },
        environment: { TF_CLI_ARGS_init: given }
      })
      return findingsIn(result)
    }
    expect(await run('')).toEqual([`error cloud-token ${NAMED}`])
    expect(await run('-backend-config=token=T0KENOFTHEBACKEND')).toEqual([])
  })

  it('is not read for a misspelled variable, which is one finding', async () => {
    await using registry = await startRegistry()
    const { verdict } = await checkHere(registry, {
      files: { 'main.tf': block(REMOTE) },
      settings: { depth: 'versions', dialect: 'terraform' },
      environment: { TFE_TOKEN_app_terraform_io: 'T0KENOFTHEMISSPELLED' }
    })
    expect(verdict.findings.map(({ problem }) => inWords(problem))).toMatchObject([
      {
        code: 'cloud-token',
        message: expect.stringMatching(/; TFE_TOKEN_app_terraform_io seems to be meant for/),
        help: expect.stringContaining('TF_TOKEN_app_terraform_io')
      }
    ])
  })
})

describe('a backend that init refuses', () => {
  const found = async (
    files: Readonly<Record<string, string>>,
    environment: Readonly<Record<string, string>>
  ) => {
    await using registry = await startRegistry()
    const settings = { dialect: 'terraform' }
    const result = await checkHere(registry, { files, settings, environment })
    return findingsIn(result).filter((finding) => finding.includes('block-backend'))
  }

  it.each([
    'terraform {\n  backend "nope" {\n  }\n}\n',
    'variable "b" {\n}\n\nterraform {\n  backend "s3" {\n    bucket = var.b\n  }\n}\n'
  ])('is not read with -backend=false: %j', async (text) => {
    const files = { 'main.tf': text }
    expect(await found(files, {})).toEqual(['error block-backend'])
    expect(await found(files, { TF_CLI_ARGS_init: '-backend=false' })).toEqual([])
  })

  it('has no expressions in JSON', async () => {
    const text = `{"terraform": {"backend": {"local": {"path": "$\{var.x}"}}}}`
    expect(await found({ 'main.tf.json': text }, {})).toEqual([])
  })

  it('names another workspace than TF_WORKSPACE, which may be meant for another root module', async () => {
    const own = block('cloud', OWN)
    const other = own.replace('"w"', '"other"')
    const environment = { TF_WORKSPACE: 'other' }
    expect(await found({ 'a/main.tf': own }, environment)).toEqual(['error block-backend'])
    const both = { 'a/main.tf': own, 'b/main.tf': other }
    expect(await found(both, environment)).toEqual(['warning block-backend'])
  })
})
