import type { Json } from '../../../src/rules/go/json.ts'
import { parseDocument, selectServices } from '../../../src/rules/protocol/document.ts'
import { lookUp } from '../../../src/rules/protocol/services.ts'
import { aUrl } from '../../support/evidence-builder.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { LARGE_DOCUMENTS } from '../../support/large-documents.ts'

function kept(text: string, required: readonly string[] = []) {
  const reading = parseDocument(new TextEncoder().encode(text), selectServices(required))
  if (reading.kind !== 'object') throw new Error(reading.kind)
  return { ...reading, ids: reading.services.map(({ id }) => id) }
}

const member = (id: string, value: Json = '/'): string =>
  `${JSON.stringify(id)}:${JSON.stringify(value)}`
const documentOf = (members: readonly string[]): string => `{${members.join(',')}}`
const others = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => member(`other${index}.v1`))

describe('selectServices', () => {
  it('keeps a usual document as it is, in its order', () => {
    const value = { a: [1, { b: null }], c: 'x' }
    const { services } = kept(
      documentOf([member('x.v1', value), member('modules.v1'), member('$schema', 'y')])
    )
    expect(services).toEqual([
      { id: 'x.v1', value },
      { id: 'modules.v1', value: '/' },
      { id: '$schema', value: 'y' }
    ])
  })

  it('keeps the first 100 services that are neither required nor known', () => {
    const members = [...others(1000), member('providers.v1'), member('needed.v1')]
    const { ids } = kept(documentOf(members), ['needed.v1'])
    expect(ids.slice(98)).toEqual(['other98.v1', 'other99.v1', 'providers.v1', 'needed.v1'])
  })

  it('keeps one other version of a required service', () => {
    const versions = Array.from({ length: 1000 }, (_, index) => member(`modules.v${index + 2}`))
    const { ids } = kept(documentOf([...others(200), ...versions]), ['modules.v1'])
    expect(ids.filter((id) => id.startsWith('modules.'))).toEqual(['modules.v2'])
  })

  it('keeps the last of duplicates of what it keeps', () => {
    const { services } = kept(
      documentOf([
        member('a.v1', 1),
        ...others(200),
        member('a.v1', 2),
        member('modules.v1'),
        member('modules.v1', 3)
      ])
    )
    expect(services.find(({ id }) => id === 'a.v1')?.value).toBe(2)
    expect(services.find(({ id }) => id === 'modules.v1')?.value).toBe(3)
  })

  it('reads ids with escapes as those that they stand for', () => {
    const { ids } = kept(documentOf([...others(200), String.raw`"modules\u002ev1":"/"`]))
    expect(ids.at(-1)).toBe('modules.v1')
  })

  it.each(Object.entries(LARGE_DOCUMENTS))('keeps little of a mebibyte of %s', (_, make) => {
    const reading = parseDocument(make(), selectServices(['modules.v1', 'providers.v1']))
    expect(JSON.stringify(reading).length).toBeLessThan(40_000)
  })
})

describe('a value of more than 4096 characters', () => {
  const long = 'a'.repeat(5000)

  it.each([
    ['modules.v1', `/${long}`],
    ['other.v1', [long]],
    ['login.v1', { client: long }]
  ])('is not kept: %s', (id, value) => {
    const { services } = kept(documentOf([member('providers.v1'), member(id, value)]))
    expect(services).toEqual([{ id: 'providers.v1', value: '/' }, { id }])
    const documentUrl = aUrl('https://h/')
    const lookup = lookUp(id, { services, documentUrl, display: 'h', client: 'terraform' })
    expect(lookup).toMatchObject({
      kind: 'bad-url',
      why: expect.stringContaining('more than 4096')
    })
  })
})
