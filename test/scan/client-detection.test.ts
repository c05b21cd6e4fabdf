// Whose rules count, and why, as the built Action tells it from what is checked out.
import { describe, expect, it } from '@jest/globals'
import { annotationsIn } from '../support/annotations.ts'
import type { CheckoutFiles } from '../support/checkout.ts'
import { FakeRegistry } from '../support/registry.ts'
import { documentUrl, hostsIn, moduleFrom, runOn } from '../support/scanned.ts'

const BOTH = { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' }

describe('whose rules count', () => {
  const lock = (host: string): string =>
    `provider "${host}/acme/network" {\n  version = "1.0.0"\n}\n`
  const plain = moduleFrom('acme/queue/aws')
  const TERRAFORM = ['registry.terraform.io']
  const OPENTOFU = ['registry.opentofu.org']
  const rows: readonly {
    readonly name: string
    readonly files: CheckoutFiles
    readonly inputs?: Readonly<Record<string, string>>
    readonly clients: string
    readonly hosts: readonly string[]
  }[] = [
    {
      name: 'nothing tells',
      files: { 'main.tf': plain },
      clients: 'Terraform and OpenTofu (CLI not detected; set `dialect` to check one)',
      hosts: [...OPENTOFU, ...TERRAFORM]
    },
    {
      name: "a lock file of Terraform's",
      files: { 'main.tf': plain, '.terraform.lock.hcl': lock('registry.terraform.io') },
      clients: 'Terraform (.terraform.lock.hcl locks providers from registry.terraform.io)',
      hosts: TERRAFORM
    },
    {
      name: "a lock file of OpenTofu's",
      files: { 'main.tf': plain, 'live/.terraform.lock.hcl': lock('registry.opentofu.org') },
      clients: 'OpenTofu (live/.terraform.lock.hcl locks providers from registry.opentofu.org)',
      hosts: OPENTOFU
    },
    {
      name: 'lock files of both',
      files: {
        'main.tf': plain,
        'a/.terraform.lock.hcl': lock('registry.opentofu.org'),
        'b/.terraform.lock.hcl': lock('registry.terraform.io')
      },
      clients:
        'Terraform and OpenTofu (b/.terraform.lock.hcl locks providers from registry.terraform.io, a/.terraform.lock.hcl locks providers from registry.opentofu.org)',
      hosts: [...OPENTOFU, ...TERRAFORM]
    },
    {
      name: 'a file that only OpenTofu reads',
      files: { 'main.tofu': plain },
      clients: 'OpenTofu (only OpenTofu reads main.tofu)',
      hosts: OPENTOFU
    },
    {
      name: 'the same file for each of them',
      files: { 'main.tf': plain, 'main.tofu': plain },
      clients:
        'Terraform and OpenTofu (only OpenTofu reads main.tofu, only Terraform reads main.tf)',
      hosts: [...OPENTOFU, ...TERRAFORM]
    },
    {
      name: 'a file that only Terraform reads',
      files: {
        'main.tf': plain,
        'main.tfcomponent.hcl':
          'component "network" {\n  source  = "acme/network/aws"\n  version = "1.0.0"\n}\n'
      },
      clients: 'Terraform (only Terraform reads main.tfcomponent.hcl)',
      hosts: TERRAFORM
    },
    {
      name: 'a language block',
      files: { 'main.tf': plain, 'versions.tf': 'language {\n  edition = "2026"\n}\n' },
      clients: 'OpenTofu (versions.tf has a language block)',
      hosts: OPENTOFU
    },
    {
      name: 'the setting, whatever the files say',
      files: { 'main.tf': plain, 'other.tofu': 'locals {}\n' },
      inputs: { dialect: 'terraform' },
      clients: 'Terraform (set by `dialect`)',
      hosts: TERRAFORM
    }
  ]
  it.each(rows)('$name', async ({ files, inputs = {}, clients, hosts }) => {
    await using registry = await FakeRegistry.start()
    for (const host of [...TERRAFORM, ...OPENTOFU]) registry.offer(host, BOTH)
    const ended = await runOn(registry, files, inputs)
    expect(/; checked for (.*) in /.exec(ended.stdout)?.[1]).toBe(clients)
    expect(hostsIn(ended)).toEqual(hosts)
    expect(registry.urls.toSorted()).toEqual(hosts.map(documentUrl))
    expect(ended.exitCode).toBe(0)
  })
})

describe('what OpenTofu alone refuses', () => {
  const files = { 'main.tf': 'terraform {\n  cloud {\n    organization = "acme"\n  }\n}\n' }
  const rows = [
    { name: 'is a notice where nobody says that it is used', dialect: 'auto', want: 'notice' },
    { name: 'is a warning where somebody says so', dialect: 'both', want: 'warning' },
    { name: 'is nothing to Terraform', dialect: 'terraform', want: undefined }
  ]
  it.each(rows)('$name', async ({ dialect, want }) => {
    await using registry = await FakeRegistry.start()
    registry.offer('app.terraform.io', { 'tfe.v2': '/api/v2/' })
    const ended = await runOn(registry, files, { dialect })
    expect(annotationsIn(ended.stdout).map(({ level, title }) => [level, title])).toEqual(
      want === undefined ? [] : [[want, 'Hostname is missing']]
    )
    expect(ended.exitCode).toBe(0)
  })
})
