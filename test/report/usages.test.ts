import { requirementsOf } from '../../src/observe/visit/requirements.ts'
import type { Usage } from '../../src/read/scan/usage.ts'
import { hostNotAllowed } from '../../src/rules/problems/not-contacted.ts'
import { aHost, aPlace } from '../support/evidence-builder.ts'
import { HOSTILE_TEXTS, unseenIn } from '../support/hostile-text.ts'
import { describe, expect, it } from '../support/jest.ts'
import { renderUsagesText } from '../support/whole-reports.ts'

const aUsage = (usage: Partial<Usage> = {}): Usage => ({
  kind: 'module',
  host: aHost(),
  isHostImplied: false,
  text: 'registry.example.com/acme/network/aws',
  address: 'module.network',
  version: { text: '~> 1.2', place: aPlace() },
  place: aPlace(),
  clients: ['terraform', 'opentofu'],
  isOverridden: false,
  needs: [{ host: aHost(), service: 'modules.v1', clients: ['terraform', 'opentofu'] }],
  ...usage
})

const required = (usages: readonly Usage[]) =>
  requirementsOf({ hostnames: [], requiredServices: [] }, usages, ['terraform', 'opentofu'])

const NONE = new Map()
const PLAIN = { colour: false, width: Number.POSITIVE_INFINITY }

it('groups usages by host, with their places', () => {
  const local = aUsage({ host: null, text: './network', version: undefined, needs: [] })
  const other = aUsage({ place: aPlace({ file: 'b.tf', line: 9 }) })
  const usages = [local, aUsage(), other]
  expect(
    renderUsagesText(usages, required(usages), NONE, PLAIN)
  ).toBe(`registry.example.com: modules.v1 for Terraform and OpenTofu
  main.tf:3:12  module  registry.example.com/acme/network/aws ~> 1.2
  b.tf:9:12     module  registry.example.com/acme/network/aws ~> 1.2

no registry
  main.tf:3:12  module  ./network

1 of 1 registry host would be contacted
`)
})

it('lists a usage under each host that its clients need, and marks hosts that are not contacted', () => {
  const needs = [
    { host: aHost('registry.terraform.io'), service: 'modules.v1', clients: ['terraform'] },
    { host: aHost('registry.opentofu.org'), service: 'modules.v1', clients: ['opentofu'] }
  ] as const
  const short = aUsage({ text: 'acme/network/aws', isHostImplied: true, version: undefined, needs })
  const overridden = aUsage({ needs: [], version: undefined })
  const usages = [short, overridden]
  const host = aHost('registry.opentofu.org')
  const skips = new Map([[host, hostNotAllowed({ host })]])
  expect(
    renderUsagesText(usages, required(usages), skips, PLAIN)
  ).toBe(`registry.terraform.io: modules.v1 for Terraform
  main.tf:3:12  module  acme/network/aws

registry.opentofu.org: not contacted; modules.v1 for OpenTofu
  host-not-allowed: host registry.opentofu.org is not in \`allowed-hosts\` and was not contacted
  help: use an allowed registry, or add registry.opentofu.org to \`allowed-hosts\`
  main.tf:3:12  module  acme/network/aws

registry.example.com: not contacted; no service is required
  main.tf:3:12  module  registry.example.com/acme/network/aws

1 of 3 registry hosts would be contacted
`)
})

it('names the service of each usage where a host has several, and fits a narrow terminal', () => {
  const provider = aUsage({
    kind: 'required_provider',
    text: 'registry.example.com/acme/box',
    version: undefined,
    place: aPlace({ line: 10 }),
    needs: [{ host: aHost(), service: 'providers.v1', clients: ['terraform'] }]
  })
  const usages = [aUsage(), provider]
  expect(
    renderUsagesText(usages, required(usages), NONE, { colour: false, width: 60 })
  ).toBe(`registry.example.com: modules.v1 for Terraform and OpenTofu;
  providers.v1 for Terraform
  main.tf:3:12
    module             registry.example.com/acme/network/aws
    ~> 1.2 (modules.v1)
  main.tf:10:12
    required provider  registry.example.com/acme/box
    (providers.v1)

1 of 1 registry host would be contacted
`)
})

it('aligns rows where the terminal has room, and never cuts a constraint', () => {
  const text = 'acme/network/aws'
  const version = { text: '>= 1.2.0, < 2.0', place: aPlace() }
  const files = [...'abcdefghijk'].map((name) => `live/production/region/${name}/main.tf`)
  const usages = ['main.tf', ...files].map((file) => {
    return aUsage({ text, version, place: aPlace({ file }) })
  })
  usages.push(aUsage({ text: `acme/${'long/'.repeat(15)}aws`, version }))
  const lines = (width: number) =>
    renderUsagesText(usages, required(usages), NONE, { colour: false, width }).split('\n')
  const row = 'module  acme/network/aws >= 1.2.0, < 2.0'
  for (const width of [PLAIN.width, 140]) {
    expect(lines(width).slice(1, 3)).toEqual([
      `  main.tf:3:12                           ${row}`,
      `  live/production/region/a/main.tf:3:12  ${row}`
    ])
  }
  expect(lines(PLAIN.width)).toHaveLength(usages.length + 4)
  expect(lines(75).slice(1, 4)).toEqual([
    `  main.tf:3:12                     ${row}`,
    '  live/production/region/a/main.tf:3:12',
    `                                   ${row}`
  ])
  expect(lines(40).slice(2, 5)).toEqual([
    '  main.tf:3:12',
    '    module  acme/network/aws',
    '    >= 1.2.0, < 2.0'
  ])
})

describe('a usage with hostile texts', () => {
  const isWrong = (line: string): boolean =>
    /^\s*::|##\w*\[/.test(line) || unseenIn(line).length > 0

  it('hides user info and secrets of a query', () => {
    const text = 'https://user:secret@files.example.com/x.zip?sig=secret&archive=zip'
    const usage = aUsage({ text })
    const shown = renderUsagesText([usage], [], NONE, PLAIN)
    expect(shown).not.toContain('secret')
    expect(shown).toContain('https://***@files.example.com/x.zip?sig=***&archive=zip')
  })

  it('is one visible line without a workflow command', () => {
    const wrong = HOSTILE_TEXTS.filter(({ text }) => {
      const usage = aUsage({
        text,
        version: { text, place: aPlace() },
        place: aPlace({ file: text })
      })
      const shown = renderUsagesText([usage], required([usage]), NONE, PLAIN).split('\n')
      return shown.length !== 5 || shown.some(isWrong)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
