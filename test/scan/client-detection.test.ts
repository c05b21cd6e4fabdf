// Which clients are checked, and why, by the files of a checkout.
import { describe, expect, it } from '@jest/globals'
import { resolveDialect } from '../../src/scan/client-detection.ts'
import { usagesFor } from '../../src/scan/usage.ts'
import { scanCheckout } from '../../src/scan/values/scan-checkout.ts'
import { type CheckoutFiles, writeCheckout } from '../support/checkout.ts'
import { moduleFrom } from '../support/scanned.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const PLAIN = moduleFrom('acme/queue/aws')
const TERRAFORM = 'registry.terraform.io'
const OPENTOFU = 'registry.opentofu.org'
const lock = (host: string): string => `provider "${host}/acme/network" {\n  version = "1.0.0"\n}\n`

type Row = {
  readonly name: string
  readonly files: CheckoutFiles
  readonly setting?: 'auto' | 'terraform' | 'opentofu' | 'both'
  readonly dialect: 'terraform' | 'opentofu' | 'both'
  readonly why: string
  /** The default registries that are checked. */
  readonly hosts: readonly string[]
}

const rows: readonly Row[] = [
  {
    name: 'no evidence',
    files: { 'main.tf': PLAIN },
    dialect: 'both',
    why: 'CLI not detected; set `dialect` to check one',
    hosts: [TERRAFORM, OPENTOFU]
  },
  {
    name: 'a lock file of Terraform',
    files: { 'main.tf': PLAIN, '.terraform.lock.hcl': lock(TERRAFORM) },
    dialect: 'terraform',
    why: `.terraform.lock.hcl locks providers from ${TERRAFORM}`,
    hosts: [TERRAFORM]
  },
  {
    name: 'a lock file of OpenTofu',
    files: { 'main.tf': PLAIN, 'live/.terraform.lock.hcl': lock(OPENTOFU) },
    dialect: 'opentofu',
    why: `live/.terraform.lock.hcl locks providers from ${OPENTOFU}`,
    hosts: [OPENTOFU]
  },
  {
    name: 'lock files of both',
    files: {
      'main.tf': PLAIN,
      'a/.terraform.lock.hcl': lock(OPENTOFU),
      'b/.terraform.lock.hcl': lock(TERRAFORM)
    },
    dialect: 'both',
    why: `b/.terraform.lock.hcl locks providers from ${TERRAFORM}, a/.terraform.lock.hcl locks providers from ${OPENTOFU}`,
    hosts: [TERRAFORM, OPENTOFU]
  },
  {
    name: 'a lock file of Terraform and a file that only OpenTofu reads',
    files: { 'main.tofu': PLAIN, 'main.tf': PLAIN, '.terraform.lock.hcl': lock(TERRAFORM) },
    dialect: 'terraform',
    why: `.terraform.lock.hcl locks providers from ${TERRAFORM}`,
    hosts: [TERRAFORM]
  },
  {
    name: 'a lock file of another registry, which is no evidence',
    files: { '.terraform.lock.hcl': lock('registry.example.com') },
    dialect: 'both',
    why: 'CLI not detected; set `dialect` to check one',
    hosts: ['registry.example.com']
  },
  {
    name: 'a file that only OpenTofu reads',
    files: { 'main.tofu': PLAIN },
    dialect: 'opentofu',
    why: 'only OpenTofu reads main.tofu',
    hosts: [OPENTOFU]
  },
  {
    name: 'the same file for each CLI',
    files: { 'main.tf': PLAIN, 'main.tofu': PLAIN },
    dialect: 'both',
    why: 'only OpenTofu reads main.tofu, only Terraform reads main.tf',
    hosts: [TERRAFORM, OPENTOFU]
  },
  {
    name: 'a file that only Terraform reads',
    files: {
      'main.tf': PLAIN,
      'main.tfcomponent.hcl': 'component "network" {\n  source  = "acme/network/aws"\n}\n'
    },
    dialect: 'terraform',
    why: 'only Terraform reads main.tfcomponent.hcl',
    hosts: [TERRAFORM]
  },
  {
    name: 'a language block',
    files: { 'main.tf': PLAIN, 'versions.tf': 'language {\n  edition = "2026"\n}\n' },
    dialect: 'opentofu',
    why: 'versions.tf has a language block',
    hosts: [OPENTOFU]
  },
  {
    name: 'the setting against the files',
    files: { 'main.tf': PLAIN, 'other.tofu': 'locals {}\n' },
    setting: 'terraform',
    dialect: 'terraform',
    why: 'set by `dialect`',
    hosts: [TERRAFORM]
  }
]

describe('detects the clients from', () => {
  it.each(rows)('$name', async ({ files, setting = 'auto', dialect, why, hosts }) => {
    await using directory = await temporaryDirectory()
    writeCheckout(directory.path, files)
    const scanned = scanCheckout({ root: directory.path, scan: ['.'], exclude: [] })
    const detected = resolveDialect(setting, scanned)
    expect(detected).toMatchObject({ name: dialect, why })
    expect(detected.isGuess ?? false).toBe(why.startsWith('CLI not detected'))
    const needed = usagesFor(scanned.usages, detected.clients).flatMap(({ needs }) =>
      needs.map(({ host }) => host)
    )
    expect([...new Set(needed)].sort()).toEqual(hosts.toSorted())
  })
})
