import type { Answer } from '../../../src/observe/visit/registry/evidence.ts'
import { unite } from '../../../src/observe/visit/registry/providers.ts'
import { notAsked } from '../../../src/observe/visit/registry/question.ts'
import { type VersionList, versionList } from '../../../src/read/roots/choice.ts'
import { aHost } from '../../support/evidence-builder.ts'
import { describe, expect, it } from '../../support/jest.ts'

const MIRROR = {
  url: 'https://mirror.example.org/',
  place: { file: '~/.terraformrc', line: 2, column: 3, endColumn: 17 },
  hasSlash: true
}

const status = (code: number): Answer<never>['outcome'] => ({
  kind: 'status',
  status: code,
  reason: '',
  page: null
})

type Listed = readonly string[] | Answer<VersionList>['outcome']
type Methods = Parameters<typeof unite>[0]

const answer = (listed: Listed, warnings: readonly string[], url: string): Answer<VersionList> => ({
  ...notAsked(aHost(), 'service', url),
  outcome:
    'kind' in listed
      ? listed
      : { kind: 'read', value: versionList('provider', listed, { warnings }) }
})

/** A mirror with these versions, or this outcome. */
const mirror = (listed: Listed) => ({ ...answer(listed, [], MIRROR.url), mirror: MIRROR })

const registry = (listed: Listed) => answer(listed, ['moved'], 'registry')

const LOCAL = notAsked(aHost(), 'service')
const FAILED = status(500)
const NOT_ASKED = { kind: 'not-asked', why: 'limit' } as const

/** Versions, or who failed with what. */
function united(...methods: Methods) {
  const { outcome, url } = unite(methods)
  return outcome.kind === 'read' ? outcome.value.texts : `${url} ${JSON.stringify(outcome)}`
}

describe('installation methods', () => {
  it('combine their versions, and the warnings of the registry', () => {
    const methods: Methods = [mirror(['1.0.0']), registry(['1.1.0']), mirror(['1.0.0', '2.0.0'])]
    expect(united(...methods)).toEqual(['1.0.0', '1.1.0', '2.0.0'])
    expect(unite(methods).outcome).toMatchObject({ value: { warnings: ['moved'] } })
  })

  it('skip a method that does not have the provider', () => {
    expect(united(mirror(status(404)), registry(['1.0.0']))).toEqual(['1.0.0'])
    expect(united(mirror(['1.0.0']), registry(status(404)))).toEqual(['1.0.0'])
  })

  it.each<{ name: string; methods: Methods }>([
    { name: 'a later method fails', methods: [mirror(['1.0.0']), mirror(FAILED)] },
    { name: 'an earlier method fails', methods: [mirror(FAILED), mirror(['1.0.0'])] },
    { name: 'one fails beside a local one', methods: [LOCAL, mirror(FAILED)] },
    {
      name: 'one fails beside one that was not asked',
      methods: [mirror(NOT_ASKED), mirror(FAILED)]
    }
  ])('fail as a whole if $name', ({ methods }) => {
    expect(united(...methods)).toContain('500')
  })

  it('have no known versions if one is local, or the registry was not asked', () => {
    expect(unite([mirror(['1.0.0']), LOCAL])).toBe(LOCAL)
  })

  it('have no known versions, and say why, if one was not asked', () => {
    expect(united(mirror(['1.0.0']), mirror(NOT_ASKED))).toContain('"why":"limit"')
    expect(united(LOCAL, mirror(NOT_ASKED))).toContain('"why":"limit"')
  })

  it('name the registry if no method has the provider, and else the first mirror', () => {
    expect(united(mirror(status(404)), registry(status(404)))).toContain('registry')
    expect(united(mirror(status(404)), mirror(status(404)))).toContain(MIRROR.url)
    expect(united(mirror(status(404)), mirror([]))).toEqual([])
  })
})
