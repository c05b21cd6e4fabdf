// Hosts that no file names, where files tell the CLI and where Terraform is assumed.

import { plain } from '../../src/rules/protocol/marked-text.ts'
import { checkHere, findingsIn, hostsIn } from '../support/check-in-process.ts'
import type { CheckoutFiles } from '../support/checkout.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { documentUrl, moduleFrom } from '../support/scanned.ts'

const TERRAFORM = 'registry.terraform.io'
const OPENTOFU = 'registry.opentofu.org'
const CLOUD = 'app.terraform.io'
const PRIVATE = 'registry.example.com'
const SERVICES = { 'modules.v1': '/m/', 'providers.v1': '/p/', 'tfe.v2.1': '/t/' }
const SHORT = moduleFrom('acme/queue/aws')
const SET = '; if this repository uses OpenTofu, set `dialect`'
const AWS = `terraform {
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 5.0"
    }
  }
}
`

// OpenTofu evaluates it.
const EXPRESSION = `variable "queue" {}\n${SHORT.replace('"~> 1.0"', 'var.queue')}`

type Row = {
  readonly name: string
  readonly files: CheckoutFiles
  readonly settings?: Readonly<Record<string, string>>
  readonly contacted: readonly string[]
  readonly findings: readonly string[]
}

const rows: readonly Row[] = [
  { name: 'a short source', files: { 'a.tf': SHORT }, contacted: [TERRAFORM], findings: [] },
  {
    name: 'a short source with allowed-hosts',
    files: { 'a.tf': SHORT },
    settings: { 'allowed-hosts': PRIVATE },
    contacted: [],
    findings: [`error host-not-allowed ${TERRAFORM}`]
  },
  {
    name: 'a backend without a hostname',
    files: { 'a.tf': 'terraform {\n  backend "remote" {}\n}\n' },
    contacted: [CLOUD],
    findings: [`warning credentials-missing ${CLOUD}`]
  },
  {
    name: 'a provider that only a resource implies',
    files: { 'a.tf': 'resource "aws_vpc" "main" {}\n' },
    contacted: [TERRAFORM],
    findings: []
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
    contacted: [PRIVATE, TERRAFORM],
    findings: []
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
    for (const host of [TERRAFORM, OPENTOFU, CLOUD, PRIVATE]) registry.offer(host, SERVICES)
    const checked = await checkHere(registry, { files, settings })
    expect(registry.urls.toSorted()).toEqual(contacted.map(documentUrl).toSorted())
    expect(findingsIn(checked)).toEqual(findings)
    expect(checked.verdict.passed).toBe(!findings.some((finding) => finding.startsWith('error')))
  })
})

describe('where Terraform is assumed', () => {
  const versions = { versions: [{ version: '4.67.0' }, { version: '6.2.0' }] }

  it.each([
    ['discovery', AWS, {}, ['service-missing']],
    ['versions', AWS, SERVICES, ['version-none-fits']],
    ['packages', AWS, SERVICES, ['version-none-fits']],
    ['versions', SHORT, SERVICES, ['module-unknown']],
    ['discovery', EXPRESSION, SERVICES, ['constraint-invalid']]
  ])(
    'an error at depth %s says which setting mends the assumption',
    async (depth, text, services, codes) => {
      await using registry = await FakeRegistry.start()
      registry.offer(TERRAFORM, services)
      registry.answer(`https://${TERRAFORM}/p/hashicorp/aws/versions`, { json: versions })
      const of = (settings: Readonly<Record<string, string>>) =>
        checkHere(registry, { files: { 'a.tf': text }, settings: { depth, ...settings } })
      const assumed = await of({})
      const set = await of({ dialect: 'terraform' })
      expect(findingsIn(assumed)).toEqual(findingsIn(set))
      const errors = assumed.verdict.findings.filter(({ severity }) => severity === 'error')
      expect(errors.map(({ problem }) => problem.code)).toEqual(codes)
      const helps = ({ verdict }: typeof set) =>
        verdict.findings.map(({ problem }) => plain(problem.help ?? ''))
      expect(helps(assumed)).toEqual(helps(set).map((help) => help + SET))
      expect(assumed.context.dialect).toMatchObject({
        name: 'terraform',
        why: 'assumed; set `dialect`'
      })
    }
  )

  it('a finding about a host that a file names does not', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(TERRAFORM, {})
    const files = { 'a.tf': AWS.replace('hashicorp/aws', `${TERRAFORM}/hashicorp/aws`) }
    const { verdict } = await checkHere(registry, { files })
    expect(verdict.findings.map(({ problem }) => plain(problem.help ?? ''))).not.toContainEqual(
      expect.stringContaining('OpenTofu')
    )
  })
})

const FAILING = 'error service-missing'

it('a finding about a default host affects only clients whose default it is', async () => {
  await using registry = await FakeRegistry.start()
  for (const host of [TERRAFORM, OPENTOFU, PRIVATE]) registry.offer(host, {})
  const files = { 'a.tf': SHORT, 'b/b.tf': moduleFrom(`${PRIVATE}/acme/dns/aws`) }
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
