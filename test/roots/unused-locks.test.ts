// Lock files that name providers which no module of their root requires.

import { checkHere, findingsIn } from '../support/check-in-process.ts'
import { expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'

const LOCK = `
  provider "gone.example.com/acme/box" {
    version = "1.0.0"
  }
`
const required = (host: string): string =>
  `terraform {\n  required_providers {\n    box = { source = "${host}/acme/box" }\n  }\n}\n`

/** The hosts without a discovery document that the check reports. */
async function reported(files: Readonly<Record<string, string>>, depth = 'versions', exclude = '') {
  await using registry = await FakeRegistry.start()
  registry.offer('good.example.com', { 'providers.v1': '/v1/', 'modules.v1': '/v1/' })
  registry.answer('https://good.example.com/v1/acme/box/versions', {
    json: { versions: [{ version: '1.0.0' }] }
  })
  registry.answer('https://good.example.com/v1/acme/net/aws/versions', {
    json: { modules: [{ versions: [{ version: '1.0.0' }] }] }
  })
  registry.answer('https://gone.example.com/', {})
  const checked = await checkHere(registry, {
    files: { ...files, '.terraform.lock.hcl': LOCK },
    settings: { dialect: 'terraform', depth, exclude }
  })
  return findingsIn(checked).filter((each) => each.startsWith('error document-absent'))
}

const GONE = ['error document-absent gone.example.com']

it('does not contact the host of an entry that init drops', async () => {
  expect(await reported({ 'main.tf': required('good.example.com') })).toEqual([])
})

it('contacts it for a provider that some module of the root requires', async () => {
  const files = {
    'main.tf': 'module "child" {\n  source = "./child"\n}\n',
    'child/main.tf': required('gone.example.com')
  }
  expect(await reported(files)).toEqual(GONE)
})

it('contacts it if modules are downloaded, which may require the provider', async () => {
  const call = 'module "m" {\n  source = "good.example.com/acme/net/aws"\n}\n'
  expect(await reported({ 'main.tf': call })).toEqual(GONE)
})

const CALL = 'module "child" {\n  source = "./child"\n}\n'
const STATE = JSON.stringify({
  version: 4,
  resources: [{ type: 'box', provider: 'provider["gone.example.com/acme/box"]' }]
})
const unit = (contents: string): Readonly<Record<string, string>> => ({
  'main.tf': required('good.example.com'),
  'terragrunt.hcl': `generate "p" {\n  path = "p.tf"\n  contents = ${contents}\n}\n`
})
const GENERATED = `<<EOF\n${required(`\${get_env("HOST")}`)}EOF`

it.each([
  ['a local module is missing', { 'main.tf': CALL }],
  ['a local module is outside', { 'main.tf': CALL.replace('./child', '../child') }],
  ['a local module is excluded', { 'main.tf': CALL, 'child/main.tf': '' }],
  [
    'a local module of a local module is missing',
    { 'main.tf': CALL.replace('child', 'a'), 'a/main.tf': CALL }
  ],
  ['a state beside the lock file has resources', { 'main.tf': '', 'terraform.tfstate': STATE }],
  ['Terragrunt generates what is not known', unit('get_env("TEXT")')],
  ['Terragrunt generates an address that is not known', unit(GENERATED)]
])('contacts it if %s', async (_, files) => {
  expect(await reported(files, 'discovery', 'child')).toEqual(GONE)
})

it('does not contact it at depth discovery either', async () => {
  expect(await reported({ 'main.tf': required('good.example.com') }, 'discovery')).toEqual([])
})
