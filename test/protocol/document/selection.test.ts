import { describe, expect, it } from '@jest/globals'
import { type Json, jsonValue } from '../../../src/go/json.ts'
import { parseUrl, urlHost } from '../../../src/go/url.ts'
import { parseDocument } from '../../../src/protocol/document/document.ts'
import { selectServices } from '../../../src/protocol/document/selection.ts'
import { readLogin } from '../../../src/protocol/login.ts'
import { resolveServiceUrl } from '../../../src/protocol/service-url.ts'
import { LARGE_DOCUMENTS } from '../../support/large-documents.ts'

const base = parseUrl('https://registry.example.com/.well-known/terraform.json')
if (!base.ok) throw new Error(base.why)
const documentUrl = base.value

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

describe('a long URL', () => {
  const long = 'a'.repeat(5000)
  const deep = 'a/'.repeat(5000)
  const texts = [
    `/${long}`,
    `/${long}/`,
    `/${deep}x`,
    deep,
    `/${deep}/`,
    `/${long}/..`,
    `https://h.example.com/${long}?q=1`,
    `https://h.example.com/?${long}`,
    `https://h.example.com/?${long}#%`,
    `https://h.example.com/#${long}`,
    `#${long}`,
    `https://user:password@h.example.com/${deep}`,
    `https://user:${long}@h.example.com/a`,
    `https://user:${long}@h.example.com:99999/a`,
    `https://user: ${long}@h.example.com/a`,
    `https://user:%${long}@h.example.com/a`,
    `//user:${long}@h.example.com/a`,
    `https:user:${long}@h.example.com/a`,
    `user:${long}@h.example.com/a`,
    `https://h.example.com:${'0'.repeat(5000)}443/a`,
    `https://[fe80::1%25${long}]:443/a`,
    `https://h.example.com:99999/${deep}`,
    `/${deep}%zz/`,
    `/${deep}%4`,
    `/${long}\n/`,
    `/${'%41'.repeat(3000)}/`,
    `/${'é'.repeat(5000)}/`,
    `/${'😀'.repeat(5000)}`,
    `ftp://h/${long}`,
    `mailto:${long}`,
    `https:${long}`
  ]
  const judged = (text: string) => {
    const url = resolveServiceUrl(documentUrl, text)
    // The words of Go quote what cannot be parsed, which the shorter one does not have.
    if (!url.ok)
      return {
        reason: url.reason,
        why: url.why.replace(/^parse ".*": |"[^"]*"/gs, '').slice(0, 300)
      }
    const { scheme, opaque, path, query } = url.value
    const { name, port } = urlHost(url.value)
    return {
      scheme,
      name: name.slice(0, 300),
      port: Number(port),
      isOpaque: opaque !== '',
      path: path.slice(0, 300),
      end: path.endsWith('/'),
      isDouble: path.includes('//'),
      hasQuery: query !== ''
    }
  }

  it.each(texts)('is kept as a shorter one that is judged alike: %.40s', (text) => {
    const value = kept(documentOf([member('modules.v1', text)])).services[0]?.value
    if (typeof value !== 'string') throw new Error('no string')
    expect(value.length).toBeLessThan(2100)
    expect(judged(value)).toEqual(judged(text))
    if (text.includes('user:a')) expect(value).not.toContain('aa')
  })
})

describe('a large login.v1', () => {
  const login = { client: 'c', authz: '/a', token: '/t' }
  const many = (count: number, one: Json): Json[] => Array.from({ length: count }, () => one)
  const large: Readonly<Record<string, { readonly [key: string]: Json }>> = {
    scopes: { ...login, scopes: many(5000, 'scope') },
    'scopes with a number at the end': { ...login, scopes: [...many(5000, 'scope'), 1] },
    ports: { ...login, ports: many(5000, 1024) },
    'grant types without a known one': { ...login, grant_types: many(5000, 'x') },
    'grant types with a known one at the end': {
      ...login,
      grant_types: [...many(5000, 'x'), 'authz_code']
    },
    'other fields': Object.fromEntries([
      ...many(5000, null).map((_, index) => [`x${index}`, index] as const),
      ...Object.entries(login)
    ]),
    'a long authz': { ...login, authz: `/${'a/'.repeat(5000)}%` },
    'a long client': { ...login, client: 'c'.repeat(5000) },
    'nested scopes': { ...login, scopes: { a: many(5000, 'x') } },
    'one long scope': { ...login, scopes: ['x'.repeat(5000)] }
  }

  it.each(Object.entries(large))('has the same flaws: %s', (_, value) => {
    const [service] = kept(documentOf([member('login.v1', value)])).services
    const short = jsonValue(JSON.stringify(service?.value))
    expect(JSON.stringify(short).length).toBeLessThan(6000)
    expect(rulesOf(short)).toEqual(rulesOf(value))
  })

  const rulesOf = (value: Json): readonly string[] =>
    readLogin(value as { readonly [key: string]: Json }, documentUrl, 'h').flaws.map(
      ({ rule }) => rule
    )

  it('has the first 100 elements of its lists', () => {
    const scopes = Array.from({ length: 5000 }, (_, index) => `s${index}`)
    const [service] = kept(documentOf([member('login.v1', { ...login, scopes })])).services
    expect(service?.value).toMatchObject({ client: 'c', scopes: scopes.slice(0, 100) })
  })
})
