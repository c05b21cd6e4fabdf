// Hosts that no file names, where files tell the CLI and where they do not.
import { describe, expect, it } from '@jest/globals'
import { checkHere, findingsIn, hostsIn } from './support/check-in-process.ts'
import type { CheckoutFiles } from './support/checkout.ts'
import { FakeRegistry } from './support/registry.ts'
import { documentUrl, moduleFrom } from './support/scanned.ts'

const TERRAFORM = 'registry.terraform.io'
const OPENTOFU = 'registry.opentofu.org'
const PRIVATE = 'registry.example.com'
const MODULES = { 'modules.v1': '/v1/modules/' }
const SHORT = moduleFrom('acme/queue/aws')
const ASSUMED = `notice host-assumed ${TERRAFORM}`

type Row = {
  readonly name: string
  readonly files: CheckoutFiles
  readonly settings?: Readonly<Record<string, string>>
  readonly contacted: readonly string[]
  readonly findings: readonly string[]
}

const rows: readonly Row[] = [
  { name: 'a short source', files: { 'a.tf': SHORT }, contacted: [], findings: [ASSUMED] },
  {
    name: 'a short source with allowed-hosts',
    files: { 'a.tf': SHORT },
    settings: { 'allowed-hosts': PRIVATE },
    contacted: [],
    findings: [ASSUMED]
  },
  {
    name: 'a backend without a hostname',
    files: { 'a.tf': 'terraform {\n  backend "remote" {}\n}\n' },
    contacted: [],
    findings: ['notice host-assumed app.terraform.io']
  },
  {
    name: 'a short source, where another line names the host',
    files: { 'a.tf': SHORT, 'b/b.tf': moduleFrom(`${TERRAFORM}/acme/dns/aws`) },
    contacted: [TERRAFORM],
    findings: []
  },
  {
    name: 'a short source, where hostnames names the host',
    files: { 'a.tf': SHORT },
    settings: { hostnames: TERRAFORM, scan: '.' },
    contacted: [TERRAFORM],
    findings: []
  },
  {
    name: 'a named host next to a short source',
    files: { 'a.tf': SHORT, 'b/b.tf': moduleFrom(`${PRIVATE}/acme/dns/aws`) },
    contacted: [PRIVATE],
    findings: [ASSUMED]
  },
  {
    name: 'a short source, where dialect is set',
    files: { 'a.tf': SHORT },
    settings: { dialect: 'opentofu' },
    contacted: [OPENTOFU],
    findings: []
  },
  {
    name: 'a short source, where a workflow tells the CLI',
    files: { 'a.tf': SHORT, '.github/workflows/ci.yml': 'run: tofu init' },
    contacted: [OPENTOFU],
    findings: []
  },
  {
    name: 'a short source with allowed-hosts, where a workflow tells the CLI',
    files: { 'a.tf': SHORT, '.github/workflows/ci.yml': 'run: tofu init' },
    settings: { 'allowed-hosts': PRIVATE },
    contacted: [],
    findings: [`error host-not-allowed ${OPENTOFU}`]
  }
]

describe('contacts and reports', () => {
  it.each(rows)('$name', async ({ files, settings = {}, contacted, findings }) => {
    await using registry = await FakeRegistry.start()
    for (const host of [TERRAFORM, OPENTOFU, PRIVATE]) registry.offer(host, MODULES)
    const checked = await checkHere(registry, { files, settings })
    expect(registry.urls.toSorted()).toEqual(contacted.map(documentUrl).toSorted())
    expect(findingsIn(checked)).toEqual(findings)
    expect(checked.verdict.passed).toBe(!findings.some((finding) => finding.startsWith('error')))
  })
})

const FAILING = 'error service-missing'

it('a finding about a default host affects only clients whose default it is', async () => {
  await using registry = await FakeRegistry.start()
  for (const host of [TERRAFORM, OPENTOFU, PRIVATE]) registry.offer(host, {})
  const files = { 'a.tf': SHORT, 'b.tf': moduleFrom(`${PRIVATE}/acme/dns/aws`) }
  const checked = await checkHere(registry, { files, settings: { dialect: 'both' } })
  expect(findingsIn(checked).toSorted()).toEqual(
    hostsIn(checked)
      .map((host) => `${FAILING} ${host}`)
      .toSorted()
  )
  const affects = checked.verdict.findings.map(({ host, affects }) => [host, affects] as const)
  expect(Object.fromEntries(affects)).toEqual({
    [TERRAFORM]: ['terraform', 'dependabot', 'renovate', 'terragrunt'],
    [OPENTOFU]: ['opentofu', 'dependabot', 'terragrunt'],
    [PRIVATE]: ['terraform', 'opentofu', 'dependabot', 'renovate', 'terragrunt', 'checkov']
  })
})
