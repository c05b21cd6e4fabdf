import { layoutsOf } from '../../src/read/roots/find-roots.ts'
import { settledByRoots } from '../../src/read/roots/in-use.ts'
import { MAIN_CLIENTS } from '../../src/rules/protocol/clients.ts'
import { expect, it } from '../support/jest.ts'
import { scanTexts, type Texts } from '../support/scan-texts.ts'

const MODULE = 'module "net" {\n  source = "localterraform.com/acme/net/aws"\n}\n'
const CALL = 'module "app" {\n  source = "../app"\n}\n'
const state = (block: string, host: string) =>
  `terraform {\n  ${block} {\n    hostname = "${host}"\n  }\n}\n`

/** `CLIENT HOST` of each need of the modules of registries. */
function hostsIn(files: Texts): readonly string[] {
  const scan = scanTexts(files)
  const layouts = layoutsOf({ ...scan, clients: MAIN_CLIENTS, patterns: [] })
  const { usages } = settledByRoots(scan, layouts)
  const needs = usages.flatMap(({ needs }) =>
    needs.filter(({ service }) => service === 'modules.v1')
  )
  return needs.flatMap(({ host, clients }) => clients.map((client) => `${client} ${host}`))
}

it('a generic hostname stands for the host of the cloud block or remote backend', () => {
  const cloud = state('cloud', 'tfe.example.com')
  const known = ['terraform tfe.example.com', 'opentofu tfe.example.com']
  expect(hostsIn({ 'main.tf': MODULE, 'state.tf': cloud })).toEqual(known)
  expect(hostsIn({ 'main.tf': MODULE + state('backend "remote"', 'tfe.example.com') })).toEqual(
    known
  )
})

it('a generic hostname of a local module stands for the host of each root that calls it', () => {
  const roots = {
    'a/main.tf': CALL + state('cloud', 'a.example.com'),
    'b/main.tf': CALL + state('cloud', 'b.example.com'),
    'app/main.tf': MODULE
  }
  expect(hostsIn(roots)).toEqual([
    'terraform a.example.com',
    'terraform b.example.com',
    'opentofu a.example.com',
    'opentofu b.example.com'
  ])
})

it('a generic hostname stays one for a root whose state has no such host', () => {
  const open = ['terraform localterraform.com', 'opentofu localterraform.com']
  expect(hostsIn({ 'main.tf': MODULE })).toEqual(open)
  expect(hostsIn({ 'a/main.tf': MODULE, 'b/main.tf': state('cloud', 'b.example.com') })).toEqual(
    open
  )
  const both = {
    'a/main.tf': CALL,
    'b/main.tf': CALL + state('cloud', 'b.example.com'),
    'app/main.tf': MODULE
  }
  expect(hostsIn(both)).toContain('terraform localterraform.com')
  expect(hostsIn(both)).toContain('terraform b.example.com')
})

it('a cloud block without hostname has the default of Terraform, and none of OpenTofu', () => {
  expect(hostsIn({ 'main.tf': `${MODULE}terraform {\n  cloud {\n  }\n}\n` })).toEqual([
    'terraform app.terraform.io',
    'opentofu localterraform.com'
  ])
})
