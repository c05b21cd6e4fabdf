import { requirementsOf } from '../../src/observe/visit/requirements.ts'
import type { Usage } from '../../src/read/scan/usage.ts'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import { MAIN_CLIENTS } from '../../src/rules/protocol/clients.ts'
import { aHost, aPlace, HOST } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'

const OTHER = 'other.example.com'
const named = (host: string, ...services: readonly string[]) => ({ host: aHost(host), services })

type Needed = readonly [host: string, service: string, clients?: readonly MainClient[]]

const aUsage = (line: number, ...needs: readonly Needed[]): Usage => ({
  kind: 'module',
  host: aHost(needs[0]?.[0]),
  isHostImplied: false,
  text: null,
  address: 'module.network',
  place: aPlace({ line }),
  clients: MAIN_CLIENTS,
  isOverridden: false,
  needs: needs.map(([host, service, clients = MAIN_CLIENTS]) => ({
    host: aHost(host),
    service,
    clients
  }))
})

/** Each requirement as `HOST SERVICE: CLIENTS; REASONS`, places as their lines. */
function required(
  hostnames: readonly ReturnType<typeof named>[],
  usages: readonly Usage[],
  { requiredServices = [] as readonly string[], clients = MAIN_CLIENTS } = {}
): readonly string[] {
  return requirementsOf(
    { hostnames: hostnames.map((each) => ({ ...each, addresses: [] })), requiredServices },
    usages,
    clients
  ).map(({ host, service, clients: needing, because }) => {
    const reasons = because.map((each) => (typeof each === 'string' ? each : each.line))
    return `${host} ${service}: ${needing.join(', ')}; ${reasons.join(', ')}`
  })
}

const BOTH = 'terraform, opentofu'

describe('a host in hostnames requires', () => {
  it('the services of its line', () => {
    expect(required([named(HOST, 'modules.v1', 'tfe.v2')], [])).toEqual([
      `${HOST} modules.v1: ${BOTH}; hostnames input`,
      `${HOST} tfe.v2: ${BOTH}; hostnames input`
    ])
  })

  it('the services of required-services if its line has none', () => {
    const hostnames = [named(HOST), named(OTHER, 'tfe.v2')]
    expect(required(hostnames, [], { requiredServices: ['modules.v1'] })).toEqual([
      `${HOST} modules.v1: ${BOTH}; hostnames input`,
      `${OTHER} tfe.v2: ${BOTH}; hostnames input`
    ])
  })

  it('any service if neither names one', () => {
    expect(required([named(HOST)], [])).toEqual([`${HOST} any: ${BOTH}; hostnames input`])
  })

  it('services for the checked clients only', () => {
    expect(required([named(HOST)], [], { clients: ['opentofu'] })).toEqual([
      `${HOST} any: opentofu; hostnames input`
    ])
  })
})

describe('usages', () => {
  it('of the same service are one requirement with all places, in order', () => {
    const usages = [
      aUsage(7, [HOST, 'modules.v1']),
      aUsage(9, [OTHER, 'modules.v1']),
      aUsage(3, [HOST, 'modules.v1'])
    ]
    expect(required([], usages)).toEqual([
      `${HOST} modules.v1: ${BOTH}; 7, 3`,
      `${OTHER} modules.v1: ${BOTH}; 9`
    ])
  })

  it('of different clients are one requirement of both, in the order of the clients', () => {
    const usages = [
      aUsage(1, [HOST, 'modules.v1', ['opentofu']]),
      aUsage(2, [HOST, 'modules.v1', ['terraform']])
    ]
    expect(required([], usages)).toEqual([`${HOST} modules.v1: ${BOTH}; 1, 2`])
  })

  it('are merged with hostnames, which come first', () => {
    const usages = [aUsage(1, [OTHER, 'modules.v1']), aUsage(2, [HOST, 'modules.v1'])]
    expect(required([named(HOST, 'modules.v1')], usages)).toEqual([
      `${HOST} modules.v1: ${BOTH}; hostnames input, 2`,
      `${OTHER} modules.v1: ${BOTH}; 1`
    ])
  })

  it('that need several services have a requirement for each', () => {
    const usage = aUsage(4, ['app.example.com', 'tfe.v2'], ['app.example.com', 'state.v2'])
    expect(required([], [usage])).toEqual([
      `app.example.com tfe.v2: ${BOTH}; 4`,
      `app.example.com state.v2: ${BOTH}; 4`
    ])
  })
})

it('has the lines of lock files after those of other files', () => {
  const files = ['a/.terraform.lock.hcl', 'a/main.tf', 'b/main.tf']
  const usages = files.map((file) => ({
    ...aUsage(1, [HOST, 'providers.v1']),
    place: aPlace({ file })
  }))
  const settings = { hostnames: [], requiredServices: [] }
  const [requirement] = requirementsOf(settings, usages, MAIN_CLIENTS)
  expect(requirement?.because.map((at) => (typeof at === 'string' ? at : at.file))).toEqual([
    'a/main.tf',
    'b/main.tf',
    'a/.terraform.lock.hcl'
  ])
})
