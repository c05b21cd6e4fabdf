import type { RootRow, RootVerdict } from '../../../src/judge/roots.ts'
import { aConstraint, aContext, aPlace } from '../../support/evidence-builder.ts'
import { expect, it } from '../../support/jest.ts'
import {
  aDifferingRoot,
  aDisagreeingRoot,
  aGoodRoot,
  aVerdictOnRoots,
  MANY_ROOTS
} from '../../support/root-cases.ts'
import { renderText } from '../../support/whole-reports.ts'

const textOf = (roots: readonly RootVerdict[], width: number): string =>
  renderText(aVerdictOnRoots(roots), { colour: false, width, context: aContext() })

/** The report without its causes and last lines. */
const shown = (roots: readonly RootVerdict[], width = 100): string => {
  const parts = textOf(roots, width).split('\n\n').slice(0, -1)
  return `\n${parts.filter((part) => !part.startsWith('error[')).join('\n\n')}\n`
}

const HOST = '✓ registry.example.com passed: modules.v1, providers.v1 (84 ms)'

it('counts what root modules install in one line if all is well', () => {
  expect(shown([aGoodRoot('envs/dev')])).toBe(`
✓ envs/dev: 1 module and 1 provider, every version is available
${HOST}
`)
  expect(shown([aGoodRoot('.'), aGoodRoot('b')])).toContain(
    '\n✓ 2 root modules: 1 module and 1 provider, every version is available\n'
  )
})

it('says in how many root modules init fails', () => {
  const sentence = (...directories: readonly string[]): string =>
    textOf(directories.map(aDisagreeingRoot), 100).trimEnd().split('\n').at(-1)?.split(':')[0] ?? ''
  expect(sentence('.')).toBe('✗ terraform init fails')
  expect(sentence('a', 'b')).toBe('✗ terraform init fails in both root modules')
  // Addresses that the setting names are no root module.
  expect(sentence('hostnames input')).toBe('✗ 1 registry host passed')
})

it('says how many versions were not checked, without a tick', () => {
  const root = aGoodRoot('.')
  const rows = root.rows.map((row) => ({ ...row, chosen: {} }))
  expect(shown([{ ...root, rows }])).toContain(
    '○ the top directory: 1 module and 1 provider, 2 not checked\n'
  )
})

it('does not call available what was not checked in one of several roots, or of a package', () => {
  const partly = aGoodRoot('a')
  const [first, ...others] = partly.rows
  const rows = [{ ...first, isUnchecked: true } as RootRow, ...others]
  const both = shown([{ ...partly, rows }, aGoodRoot('b')])
  expect(both).toContain('○ a: 1 module and 1 provider, 1 not checked\n')
  const unknown = [{ ...first, chosen: {} } as RootRow, ...others]
  const together = { ...partly, rows: [...unknown, ...partly.rows] }
  expect(shown([together])).toContain('1 module and 1 provider, 1 not checked\n')
})

it('shows a root module in which something is wrong as a table, worst first, with the modules that have constraints', () => {
  expect(shown([aGoodRoot('envs/dev'), aDisagreeingRoot('envs/prod')], 120)).toBe(`
✗ envs/prod: init fails for registry.terraform.io/hashicorp/aws
    Module or provider                   Problem            Constraint                        Version  Newest
  ✗ registry.terraform.io/hashicorp/aws  version-none-fits  ~> 4.0 (envs/prod/versions.tf:4)  none     5.80.0
                                                            ~> 5.0 (module.db)
  ✓ module.network                                          ~> 2.0                            2.1.0    3.0.0

✓ envs/dev: 1 module and 1 provider, every version is available
${HOST}
`)
})

it('shows each row as a sentence where the table is too wide', () => {
  expect(shown([aDisagreeingRoot('envs/prod')], 44)).toContain(`
  ✗ registry.terraform.io/hashicorp/aws:
    Problem version-none-fits; Constraint ~>
    4.0 (envs/prod/versions.tf:4), ~> 5.0
    (module.db); Version none; Newest 5.80.0
  ✓ module.network: Constraint ~> 2.0;
    Version 2.1.0; Newest 3.0.0
`)
})

it('names the clients only where they choose differently', () => {
  expect(shown([aDifferingRoot('envs/prod')])).toContain(`
! envs/prod: warnings for module.network
    Module or provider                   Constraint  Version                          Newest
  ! module.network                       ~> 2.0      Terraform 2.1.0, OpenTofu 2.0.9  3.0.0
  ✓ registry.terraform.io/hashicorp/aws  >= 5.0      5.79.0 (locked)                  5.80.0
`)
})

it('names a provider as a single client does, and shows platforms', () => {
  const { rows } = aDisagreeingRoot('envs/prod')
  const platforms = [
    { platform: 'linux_amd64', available: true },
    { platform: 'darwin_arm64', available: false }
  ]
  const [, provider] = rows.map((row) => ({ ...row, platforms }))
  const root = { directory: 'envs/prod', clients: ['terraform'], rows: [provider] } as RootVerdict
  expect(shown([root], 140)).toContain(`
✗ envs/prod: init fails for hashicorp/aws
    Module or provider  Problem            Constraint                        Version  Newest  Platforms
`)
})

it('says what keeps the newest release from a root module in which all is well', () => {
  const { rows } = aGoodRoot('envs/dev')
  const [module, provider] = rows as [RootRow, RootRow]
  const ofDb = { ...aConstraint('< 5.80', aPlace({ file: 'm/main.tf' })), module: 'module.db' }
  const requiredBy = [aConstraint('>= 5.0'), ofDb]
  const root = { ...aGoodRoot('envs/dev'), rows: [module, { ...provider, requiredBy }] }
  expect(shown([root])).not.toContain('module.db')
  const upgraded = [{ ...provider, requiredBy, excluding: [ofDb] }]
  expect(shown([{ ...root, rows: upgraded }], 140)).toContain('5.80.0 (excluded by module.db)\n')
})

it('names many root modules in a line, since the problems say what is wrong', () => {
  expect(shown(MANY_ROOTS, 130)).toBe(`
✗ 6 root modules: init fails in envs/e0, envs/e1, envs/e2 and 3 more
✓ 34 root modules: 1 module and 1 provider, every version is available
${HOST}
`)
})
