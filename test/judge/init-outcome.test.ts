import { initOutcome } from '../../src/judge/init-outcome.ts'
import type { Requirement } from '../../src/observe/visit/requirements.ts'
import { MAIN_CLIENTS } from '../../src/rules/protocol/clients.ts'
import {
  aFileFinding,
  aFinding,
  aHostVerdict,
  aPlace,
  aRequirement,
  aRoot,
  aRootRow
} from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'

const root = (directory: string, ...others: readonly string[]) => ({
  directory,
  client: 'terraform' as const,
  directories: [directory, ...others]
})
const ROOTS = [root('a', 'modules/net'), root('b', 'modules/net'), root('c')]

const at = (file: string) => aPlace({ file })
const needing = (file: string, service = 'modules.v1'): Requirement =>
  aRequirement({ service, because: ['hostnames input', at(file)] })

/** The directories in which `init` fails because of one finding about a host. */
const failingFor = (
  finding: Partial<ReturnType<typeof aFinding>>,
  requirements: readonly Requirement[],
  roots: Parameters<typeof initOutcome>[0] = ROOTS
) => {
  const findings = [{ ...aFinding({ code: 'host-unknown' }), ...finding }]
  return initOutcome(roots, [], [aHostVerdict({ findings, requirements })], []).failing
}

describe('init fails because of a host', () => {
  it('in each root module that needs it, also by a local module', () => {
    expect(failingFor({}, [needing('b/main.tf')])).toEqual(['b'])
    expect(failingFor({}, [needing('modules/net/main.tf')])).toEqual(['a', 'b'])
  })

  it('not where only plan contacts it, or no file names it', () => {
    const ofPlan = { ...needing('b/main.tf', 'tfe.v2'), isForInit: false }
    expect(failingFor({}, [ofPlan])).toEqual([])
    expect(failingFor({ services: ['tfe.v2'], places: [at('b/main.tf')] }, [ofPlan])).toEqual([])
    expect(failingFor({}, [aRequirement()])).toEqual([])
  })

  it('not where the host of the backend of a called module is gone', () => {
    expect(failingFor({}, [needing('modules/net/main.tf', 'tfe.v2.1')])).toEqual([])
    expect(failingFor({}, [needing('a/main.tf', 'tfe.v2.1')])).toEqual(['a'])
  })

  it('where a service that it needs is wrong', () => {
    const places = [at('c/main.tf')]
    const required = [needing('c/main.tf')]
    expect(failingFor({ services: ['modules.v1'], places }, required)).toEqual(['c'])
    expect(failingFor({ services: ['login.v1'], places }, required)).toEqual([])
  })

  it('not if it is only a warning, a problem of this machine or a rule of this check', () => {
    const required = [needing('b/main.tf')]
    expect(failingFor({ severity: 'warning' }, required)).toEqual([])
    for (const code of ['machine-network', 'host-not-allowed', 'host-http2'] as const) {
      expect(failingFor(aFinding({ code }), required)).toEqual([])
    }
  })

  it('not for a client that it does not affect, nor in an example', () => {
    const required = [needing('b/main.tf')]
    expect(failingFor({ affects: ['opentofu'] }, required)).toEqual([])
    expect(failingFor({}, required, [{ ...root('b'), isAside: true }])).toEqual([])
  })
})

it('counts the root modules, and those in which files stop init', () => {
  const both = [...ROOTS, { ...root('c'), client: 'opentofu' as const }]
  const files = [aFileFinding({ place: at('c/main.tf') })]
  expect(initOutcome(both, [], [], files)).toEqual({
    failing: ['c'],
    of: 3,
    clients: MAIN_CLIENTS
  })
})

it('counts a finding about rows by the rows', () => {
  const rows = [aRoot('a', [aRootRow({ worst: 'error' })]), aRoot('b', [aRootRow()])]
  const finding = { ...aFileFinding({ place: at('modules/net/main.tf') }), rowKeys: ['x'] }
  expect(initOutcome(ROOTS, rows, [], [finding]).failing).toEqual(['a'])
})

it('counts constraints that cannot be met in their own root module, not in others with a module', () => {
  const finding = {
    ...aFileFinding({ code: 'constraint-unmeetable' }),
    places: [at('a/main.tf'), at('modules/net/main.tf')]
  }
  expect(initOutcome(ROOTS, [], [], [finding]).failing).toEqual(['a'])
})
