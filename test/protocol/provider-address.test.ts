import { expect, it } from '@jest/globals'
import type { MainClient } from '../../src/protocol/clients.ts'
import { parseProviderPart, parseProviderSource } from '../../src/protocol/provider-address.ts'

const cases: { name: string; text: string; client?: MainClient; want: object }[] = [
  {
    name: 'uses the default host if there is none',
    text: 'acme/network',
    want: { kind: 'registry', host: 'registry.terraform.io', hostImplied: true }
  },
  {
    name: 'distinguishes a default host that is given',
    text: 'registry.terraform.io/acme/network',
    client: 'opentofu',
    want: { kind: 'registry', host: 'registry.terraform.io', hostImplied: false }
  },
  {
    name: 'converts names beyond ASCII to lower case',
    text: 'registry.example.com/ÄCME/STRAßE',
    want: { namespace: 'äcme', type: 'straße' }
  },
  {
    name: 'converts an internationalized host to punycode',
    text: 'bücher.example/acme/network',
    want: { host: 'xn--bcher-kva.example' }
  },
  {
    name: 'rejects a redundant prefix with the whole address',
    text: 'acme/terraform-network',
    want: {
      error:
        'Invalid provider type: Provider source "registry.terraform.io/acme/terraform-network" has a type with the prefix "terraform-", which isn\'t allowed because it would be redundant to name a Terraform provider with that prefix. If you are the author of this provider, rename it to not include the prefix.'
    }
  },
  {
    name: 'suggests an address without the repository prefix of OpenTofu',
    text: 'acme/opentofu-provider-network',
    client: 'opentofu',
    want: {
      error:
        'Invalid provider type: Provider source "acme/opentofu-provider-network" has a type with the prefix "opentofu-provider-", which isn\'t valid. Although that prefix is sometimes used in the names of version control repositories for OpenTofu providers, provider source strings should not include it.\n\nDid you mean "acme/network"?'
    }
  },
  {
    name: 'checks the type before its prefix',
    text: 'acme/terraform-provider-x--y',
    want: {
      error:
        'Invalid provider type: Invalid provider type "terraform-provider-x--y" in source "acme/terraform-provider-x--y": cannot use multiple consecutive dashes"'
    }
  }
]

it.each(cases)('$name', ({ text, client = 'terraform', want }) => {
  expect(parseProviderSource(text, client)).toMatchObject(want)
})

it.each([
  { text: '', why: 'must have at least one character' },
  { text: 'a.b', why: 'dots are not allowed' },
  { text: '-a', why: expect.stringContaining('leading or trailing dashes') },
  { text: 'a_b', why: expect.stringContaining('only letters, digits, and dashes') }
])('rejects the part "$text"', ({ text, why }) => {
  expect(parseProviderPart(text)).toEqual({ ok: false, why })
})
