// Provider sources: every measured case, and what the cases do not reach.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { MainClient } from '../../src/protocol/clients.ts'
import { parseProviderPart, parseProviderSource } from '../../src/protocol/provider-address.ts'

type Reading = {
  kind: 'registry' | 'builtin' | 'legacy' | 'error'
  host: string | null
  namespace: string | null
  error: string | null
}
type Row = Reading & { input: string; type: string | null; opentofu: Reading }

const rows: Row[] = JSON.parse(
  readFileSync(new URL('../vectors/provider-source.json', import.meta.url), 'utf8')
)

function expectReading(row: Row, reading: Reading, client: MainClient): void {
  const address = parseProviderSource(row.input, client)
  if (reading.kind === 'error') {
    expect(address).toEqual({ kind: 'invalid', error: reading.error })
    return
  }
  const { kind, host, namespace } = reading
  expect(address).toMatchObject({ kind, host, namespace, type: row.type ?? expect.any(String) })
}

describe('a provider source', () => {
  it.each(rows)('as Terraform reads it: $input', (row) => {
    expectReading(row, row, 'terraform')
  })

  it.each(rows)('as OpenTofu reads it: $input', (row) => {
    expectReading(row, row.opentofu, 'opentofu')
  })
})

const cases: { name: string; text: string; client?: MainClient; want: object }[] = [
  {
    name: 'a source without a host has the host implied',
    text: 'acme/network',
    want: { kind: 'registry', host: 'registry.terraform.io', hostImplied: true }
  },
  {
    name: 'a default host that is written out is not implied',
    text: 'registry.terraform.io/acme/network',
    client: 'opentofu',
    want: { kind: 'registry', host: 'registry.terraform.io', hostImplied: false }
  },
  {
    name: 'names are lower-cased beyond ASCII',
    text: 'registry.example.com/ÄCME/STRAßE',
    want: { namespace: 'äcme', type: 'straße' }
  },
  {
    name: 'an international host is compared in punycode',
    text: 'bücher.example/acme/network',
    want: { host: 'xn--bcher-kva.example' }
  },
  {
    name: "a prefix that is not the repository's is called redundant, with the whole address",
    text: 'acme/terraform-network',
    want: {
      error:
        'Invalid provider type: Provider source "registry.terraform.io/acme/terraform-network" has a type with the prefix "terraform-", which isn\'t allowed because it would be redundant to name a Terraform provider with that prefix. If you are the author of this provider, rename it to not include the prefix.'
    }
  },
  {
    name: "OpenTofu's own repository prefix is explained by OpenTofu",
    text: 'acme/opentofu-provider-network',
    client: 'opentofu',
    want: {
      error:
        'Invalid provider type: Provider source "acme/opentofu-provider-network" has a type with the prefix "opentofu-provider-", which isn\'t valid. Although that prefix is sometimes used in the names of version control repositories for OpenTofu providers, provider source strings should not include it.\n\nDid you mean "acme/network"?'
    }
  },
  {
    name: 'nothing is left to suggest after a bare repository prefix',
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
])('the name "$text" is refused', ({ text, why }) => {
  expect(parseProviderPart(text)).toEqual({ ok: false, why })
})
