import { readFileSync } from 'node:fs'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import { MAIN_CLIENTS } from '../../src/rules/protocol/clients.ts'
import type { ModuleAddress } from '../../src/rules/protocol/module-address.ts'
import { parseComponentSource, parseModuleSource } from '../../src/rules/protocol/module-address.ts'
import { packageHostOf } from '../../src/rules/protocol/package-address.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

const cases = readVectors('module-addresses') as {
  name: string
  text: string
  client?: MainClient
  want: ModuleAddress
}[]

it.each(cases)('$name', ({ text, client = 'terraform', want }) => {
  expect(parseModuleSource(text, client)).toMatchObject(want)
})

const schemes = readVectors('download-schemes') as {
  source: string
  terraform_1_11_4: 'downloads' | 'rejects'
}[]

it.each(schemes)('Terraform $terraform_1_11_4 $source', ({ source, terraform_1_11_4: outcome }) => {
  const address = parseModuleSource(source, 'terraform')
  expect(address.kind === 'remote' && address.refusal === null).toBe(outcome === 'downloads')
})

it('leaves modules in container registries to OpenTofu', () => {
  const addresses = MAIN_CLIENTS.map((client) => parseModuleSource('oci://a.example/b', client))
  expect(addresses.map((address) => 'refusal' in address && address.refusal)).toEqual([
    "download not supported for scheme 'oci'",
    null
  ])
})

const components = readVectors('component-sources') as {
  name: string
  text: string
  want?: object
  why?: string
}[]

it.each(components)('a component source $name', ({ text, want, why }) => {
  const parsed = parseComponentSource(text)
  expect(parsed.ok ? parsed.value : parsed.why).toEqual(why ?? expect.objectContaining(want ?? {}))
})

describe('the host of a package', () => {
  // `package` is what Terraform 1.15.9 and OpenTofu 1.12.6 make of the text; null where it is none.
  const packages: { text: string; package: string | null; host: string | null }[] = JSON.parse(
    readFileSync(new URL('../vectors/package-hosts.json', import.meta.url), 'utf8')
  )

  it.each(packages)('$text is $host', ({ text, host, package: made }) => {
    for (const client of MAIN_CLIENTS) {
      const address = parseModuleSource(text, client)
      expect(address.kind === 'remote').toBe(made !== null)
      expect((address.kind === 'remote' && address.host) || null).toBe(host)
    }
  })

  const beginnings = [
    { text: 'git::https://git.example.com/acme/', host: 'git.example.com' },
    { text: 'git@git.example.com:', host: 'git.example.com' },
    { text: 'github.com/', host: 'github.com' },
    { text: 'git::https://git.example', host: '' },
    { text: 'git::ssh://git@', host: '' },
    { text: 'git@git.example', host: '' },
    { text: 'acme/', host: '' }
  ]
  it.each(beginnings)('is $host if only "$text" is known', ({ text, host }) => {
    expect(packageHostOf(text, 'terraform')).toBe(host)
  })
})
