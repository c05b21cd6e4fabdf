import { describe, expect, it } from '@jest/globals'
import type { ProviderVersions } from '../../../src/registry/answers/provider-versions.ts'
import type { Asked, InstallationMethod, Outcome } from '../../../src/visit/registry/evidence.ts'
import { unite } from '../../../src/visit/registry/mirrors.ts'
import { aHost } from '../../support/evidence-builder.ts'

const MIRROR = {
  url: 'https://mirror.example.org/',
  place: { file: '~/.terraformrc', line: 2, column: 3, endColumn: 17 },
  hasSlash: true
}

const asked = <T>(outcome: Outcome<T>, url: string): Asked<T> => ({
  host: aHost(),
  url,
  tokenSource: null,
  outcome,
  attempts: 1,
  lastHop: null
})

const status = (code: number): Outcome<never> => ({
  kind: 'status',
  status: code,
  reason: '',
  page: null
})

type Listed = readonly string[] | Outcome<ProviderVersions>

const answer = (listed: Listed, warnings: readonly string[], url: string) =>
  asked<ProviderVersions>(
    'kind' in listed
      ? listed
      : { kind: 'read', value: { texts: listed, compatible: [], warnings } },
    url
  )

/** A mirror with these versions, or this outcome. */
const mirror = (listed: Listed): InstallationMethod => ({
  kind: 'network',
  index: { ...answer(listed, [], MIRROR.url), mirror: MIRROR }
})

const registry = (listed: Listed) => answer(listed, ['moved'], 'registry')

const DIRECT: InstallationMethod = { kind: 'direct' }
const LOCAL: InstallationMethod = { kind: 'local' }
const FAILED = status(500)
const NOT_ASKED = { kind: 'not-asked', why: 'limit' } as const

/** Versions, or who failed with what; null if it is not known. */
function united(methods: readonly InstallationMethod[], ofRegistry?: Asked<ProviderVersions>) {
  const answer = unite({ methods }, ofRegistry)
  if (answer === undefined) return null
  const { outcome, url } = answer
  return outcome.kind === 'read' ? outcome.value.texts : `${url} ${JSON.stringify(outcome)}`
}

describe('installation methods', () => {
  it('combine their versions, and the warnings of the registry', () => {
    const methods = [mirror(['1.0.0']), DIRECT, mirror(['1.0.0', '2.0.0'])]
    expect(united(methods, registry(['1.1.0']))).toEqual(['1.0.0', '1.1.0', '2.0.0'])
    const found = unite({ methods }, registry(['1.1.0']))
    expect(found?.outcome).toMatchObject({ value: { warnings: ['moved'] } })
  })

  it('skip a method that does not have the provider', () => {
    expect(united([mirror(status(404)), DIRECT], registry(['1.0.0']))).toEqual(['1.0.0'])
    expect(united([mirror(['1.0.0']), DIRECT], registry(status(404)))).toEqual(['1.0.0'])
  })

  it.each([
    { name: 'a later method fails', methods: [mirror(['1.0.0']), mirror(FAILED)] },
    { name: 'an earlier method fails', methods: [mirror(FAILED), mirror(['1.0.0'])] },
    { name: 'one fails beside a local one', methods: [LOCAL, mirror(FAILED)] },
    {
      name: 'one fails beside one that was not asked',
      methods: [mirror(NOT_ASKED), mirror(FAILED)]
    }
  ])('fail as a whole if $name', ({ methods }) => {
    expect(united(methods)).toContain('500')
  })

  it.each([
    { name: 'one is local', methods: [mirror(['1.0.0']), LOCAL] },
    { name: 'the registry was not asked', methods: [mirror(['1.0.0']), DIRECT] },
    { name: 'there is none', methods: [] }
  ])('have no known versions if $name', ({ methods }) => {
    expect(united(methods)).toBeNull()
  })

  it('have no known versions, and say why, if one was not asked', () => {
    expect(united([mirror(['1.0.0']), mirror(NOT_ASKED)])).toContain('"why":"limit"')
  })

  it('name the registry if no method has the provider, and else the first mirror', () => {
    expect(united([mirror(status(404)), DIRECT], registry(status(404)))).toContain('registry')
    expect(united([mirror(status(404)), mirror(status(404))])).toContain(MIRROR.url)
    expect(united([mirror(status(404)), mirror([])])).toEqual([])
  })
})
