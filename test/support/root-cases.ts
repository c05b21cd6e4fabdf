// Root modules as people meet them: well, failing, many with few causes, and clients that choose differently.
import type { RootRow, RootVerdict } from '../../src/judge/roots.ts'
import type { Verdict } from '../../src/judge/verdict.ts'
import {
  aConstraint,
  aFinding,
  aHost,
  aHostVerdict,
  aPlace,
  aProblem,
  aRoot,
  aRootRow,
  aVerdict
} from './evidence-builder.ts'

const TERRAFORM = aHost('registry.terraform.io')

const network = (directory: string): RootRow =>
  aRootRow({
    kind: 'module',
    address: 'module.network',
    source: 'registry.example.com/acme/network/aws',
    constraints: ['~> 2.0'],
    chosen: { terraform: '2.1.0', opentofu: '2.1.0' },
    newest: '3.0.0',
    places: [aPlace({ file: `${directory}/main.tf`, line: 12 })]
  })

const aws = (directory: string): RootRow =>
  aRootRow({
    address: 'registry.terraform.io/hashicorp/aws',
    host: TERRAFORM,
    constraints: ['>= 5.0'],
    locked: '5.79.0',
    chosen: { terraform: '5.79.0', opentofu: '5.79.0' },
    newest: '5.80.0',
    places: [aPlace({ file: `${directory}/versions.tf`, line: 4 })]
  })

const OF_DB = {
  ...aConstraint('~> 5.0', aPlace({ file: 'modules/db/versions.tf', line: 3 })),
  module: 'module.db'
}

const NONE = {
  chosen: { terraform: null, opentofu: null },
  worst: 'error',
  problems: [aProblem('version-none-fits')]
} as const

export const aGoodRoot = (directory: string): RootVerdict =>
  aRoot(directory, [network(directory), aws(directory)])

/** Two modules of the root need different versions of a provider. */
export const aDisagreeingRoot = (directory: string): RootVerdict =>
  aRoot(directory, [
    network(directory),
    {
      ...aws(directory),
      ...NONE,
      locked: null,
      constraints: ['~> 4.0', '~> 5.0'],
      requiredBy: [
        aConstraint('~> 4.0', aPlace({ file: `${directory}/versions.tf`, line: 4 })),
        OF_DB
      ]
    }
  ])

const aRootWithoutModule = (directory: string): RootVerdict =>
  aRoot(directory, [{ ...network(directory), ...NONE, constraints: ['~> 4.0'] }, aws(directory)])

/** The clients choose different versions of a module. */
export const aDifferingRoot = (directory: string): RootVerdict =>
  aRoot(directory, [
    { ...network(directory), chosen: { terraform: '2.1.0', opentofu: '2.0.9' }, worst: 'warning' },
    aws(directory)
  ])

/** Forty, of which six fail for two causes. */
export const MANY_ROOTS: readonly RootVerdict[] = Array.from({ length: 40 }, (_, at) => {
  const directory = `envs/e${at}`
  if (at < 4) return aDisagreeingRoot(directory)
  return at < 6 ? aRootWithoutModule(directory) : aGoodRoot(directory)
})

/** The verdict on these root modules and a host that works. */
export const aVerdictOnRoots = (roots: readonly RootVerdict[]): Verdict => {
  const passed = !roots.some(({ rows }) => rows.some(({ worst }) => worst === 'error'))
  return aVerdict([aHostVerdict()], { roots, passed, findings: passed ? [] : [aFinding()] })
}
