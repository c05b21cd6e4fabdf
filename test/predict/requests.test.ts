// The requests for many root modules that use the same modules and providers.

import { InitCheckout } from '../support/init-batches.ts'
import { INIT_ROWS, type InitRow } from '../support/init-rows.ts'
import { expect, it } from '../support/jest.ts'

const ROOTS = 12

const rowNamed = (name: string): InitRow => {
  const row = INIT_ROWS.find((each) => `${each.group}: ${each.name}` === name)
  if (row === undefined) throw new Error(`init.json has no row ${name}`)
  return row
}

const module = rowNamed('modules.versions: ok')
const provider = rowNamed('providers.package: ok')

/** Every other root asks for an older version of the module. */
const configuration = (root: number): string => `
  module "network" {
    source  = "registry.example.com/acme/net/aws"
    version = "${root % 2 === 0 ? '~> 1.0' : '1.0.0'}"
  }
  module "same" {
    source  = "registry.example.com/acme/net/aws//sub"
    version = "~> 1.0"
  }
  terraform {
    required_providers {
      box = {
        source  = "registry.example.com/acme/box"
        version = "~> 1.0"
      }
    }
  }
`

const many: InitRow = {
  ...module,
  name: 'many roots',
  files: Object.fromEntries(
    Array.from({ length: ROOTS }, (_, root) => [`root-${root}/main.tf`, configuration(root)])
  ),
  responses: [
    ...module.responses,
    ...provider.responses,
    {
      url: 'https://registry.example.com/v1/modules/acme/net/aws/1.0.0/download',
      status: 204,
      headers: { 'X-Terraform-Get': 'https://packages.example.net/mod.zip' }
    }
  ]
}

const REGISTRY = 'GET https://registry.example.com'
const PACKAGES = 'GET https://packages.example.net'
const VERSIONS = [
  `${REGISTRY}/.well-known/terraform.json token`,
  `${REGISTRY}/v1/modules/acme/net/aws/versions token`,
  `${REGISTRY}/v1/providers/acme/box/versions token`
]
const PACKAGES_TOO = [
  ...VERSIONS,
  `${REGISTRY}/v1/modules/acme/net/aws/1.0.0/download token`,
  `${REGISTRY}/v1/modules/acme/net/aws/1.2.0/download token`,
  `${REGISTRY}/v1/providers/acme/box/1.0.0/download/linux/amd64 token`,
  `${PACKAGES}/box_1.0.0.zip`,
  `${PACKAGES}/box_1.0.0_SUMS`,
  `${PACKAGES}/box_1.0.0_SUMS.sig`,
  `${PACKAGES}/mod.zip`
]

it.each([
  ['versions', VERSIONS],
  ['packages', PACKAGES_TOO]
] as const)('makes each request once at depth %s', async (depth, expected) => {
  await using checkout = await InitCheckout.lay([many])
  const [part] = await checkout.predict('terraform', depth)
  expect(part?.roots).toHaveLength(ROOTS)
  expect(part?.errors).toEqual([])
  expect(part?.requests.toSorted()).toEqual(expected.toSorted())
})
