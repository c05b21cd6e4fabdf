import { describe, expect, it } from '@jest/globals'
import type { Json } from '../../src/go/json.ts'
import { parseUrl } from '../../src/go/url.ts'
import { readLogin } from '../../src/protocol/login.ts'

const HOST = 'registry.example.com'
const good = { client: 'terraform-cli', authz: '/oauth/authz', token: '/oauth/token' }

function read(fields: Readonly<Record<string, Json>>, host = HOST) {
  const url = parseUrl(`https://${HOST}/.well-known/terraform.json`)
  if (!url.ok) throw new Error(url.why)
  return readLogin(fields, url.value, host)
}

const without = (name: keyof typeof good) =>
  Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))

it('a login without anything special is read with its defaults', () => {
  expect(read(good)).toEqual({
    value: {
      client: 'terraform-cli',
      grantTypes: ['authz_code'],
      authz: `https://${HOST}/oauth/authz`,
      token: `https://${HOST}/oauth/token`,
      ports: [1024, 65535],
      scopes: []
    },
    flaws: []
  })
})

describe('a rule of login.v1', () => {
  const ports = (why: string) => `service login.v1 definition has invalid "ports" property: ${why}`
  const whole = ports('both ports must be whole numbers between 1024 and 65535')
  const types =
    'service login.v1 is defined with invalid grant_types property: must be an array of grant type strings'
  const unsupported = `host ${HOST} does not allow any OAuth grant types that are supported`
  const missing = (name: string) =>
    `service login.v1 definition is missing required property "${name}"`

  type Row = {
    name: string
    fields: Readonly<Record<string, Json>>
    flaws?: Record<string, string | RegExp>
  }
  const rows: readonly Row[] = [
    {
      name: 'no client',
      fields: without('client'),
      flaws: { 'client-missing': missing('client') }
    },
    {
      name: 'a client that is a number',
      fields: { ...good, client: 5 },
      flaws: { 'client-missing': missing('client') }
    },
    {
      name: 'a client that is null',
      fields: { ...good, client: null },
      flaws: { 'client-missing': missing('client') }
    },
    {
      name: 'an empty client',
      fields: { ...good, client: '' },
      flaws: { 'client-empty': /has an empty "client"/ }
    },

    {
      name: 'grant types as text',
      fields: { ...good, grant_types: 'authz_code' },
      flaws: { 'grant-types-invalid': types }
    },
    {
      name: 'grant types null',
      fields: { ...good, grant_types: null },
      flaws: { 'grant-types-invalid': types }
    },
    {
      name: 'no grant type',
      fields: { ...good, grant_types: [] },
      flaws: { 'grant-types-unsupported': unsupported }
    },
    {
      name: 'grant types that are numbers',
      fields: { ...good, grant_types: [1] },
      flaws: { 'grant-types-unsupported': unsupported }
    },
    {
      name: 'a grant type in capitals',
      fields: { ...good, grant_types: ['AUTHZ_CODE'] },
      flaws: { 'grant-types-unsupported': unsupported }
    },
    {
      name: 'password alone',
      fields: { ...good, grant_types: ['password'] },
      flaws: { 'grant-types-unsupported': unsupported }
    },
    { name: 'a number beside it', fields: { ...good, grant_types: ['authz_code', 5] } },
    { name: 'the same twice', fields: { ...good, grant_types: ['authz_code', 'authz_code'] } },
    { name: 'both', fields: { ...good, grant_types: ['password', 'authz_code'] } },
    {
      name: 'a scope among them',
      fields: { ...good, grant_types: ['authz_code', 'openid'] },
      flaws: { 'grant-types-unknown': /no client knows: "openid"/ }
    },

    { name: 'no authz', fields: without('authz'), flaws: { 'authz-missing': missing('authz') } },
    {
      name: 'authz as a number',
      fields: { ...good, authz: 5 },
      flaws: { 'authz-missing': missing('authz') }
    },
    {
      name: 'authz by ftp',
      fields: { ...good, authz: 'ftp://x/' },
      flaws: { 'authz-invalid': 'failed to parse authorization URL: unsupported scheme ftp' }
    },
    {
      name: 'authz with a user name',
      fields: { ...good, authz: 'https://a@x/' },
      flaws: { 'authz-invalid': /^failed to parse authorization URL: embedded username/ }
    },
    {
      name: 'no authz where none is needed',
      fields: { ...without('authz'), grant_types: ['password'] },
      flaws: { 'grant-types-unsupported': unsupported }
    },
    { name: 'no token', fields: without('token'), flaws: { 'token-missing': missing('token') } },
    {
      name: 'token by ftp',
      fields: { ...good, token: 'ftp://x/' },
      flaws: { 'token-invalid': 'failed to parse token URL: unsupported scheme ftp' }
    },

    {
      name: 'one port',
      fields: { ...good, ports: [10000] },
      flaws: { 'ports-count': ports('must be a two-element array') }
    },
    {
      name: 'no port',
      fields: { ...good, ports: [] },
      flaws: { 'ports-count': ports('must be a two-element array') }
    },
    {
      name: 'three ports',
      fields: { ...good, ports: [10000, 10001, 10002] },
      flaws: { 'ports-count': ports('must be a two-element array') }
    },
    {
      name: 'a low port',
      fields: { ...good, ports: [1023, 2000] },
      flaws: { 'ports-range': whole }
    },
    {
      name: 'a high port',
      fields: { ...good, ports: [1024, 65536] },
      flaws: { 'ports-range': whole }
    },
    {
      name: 'half a port',
      fields: { ...good, ports: [10000.5, 10010] },
      flaws: { 'ports-range': whole }
    },
    {
      name: 'a port as text',
      fields: { ...good, ports: ['10000', '10010'] },
      flaws: { 'ports-range': whole }
    },
    {
      name: 'ports the wrong way round',
      fields: { ...good, ports: [10010, 10000] },
      flaws: { 'ports-order': ports('minimum port cannot be greater than maximum port') }
    },
    {
      name: 'a range of one port',
      fields: { ...good, ports: [10000, 10000] },
      flaws: { 'ports-single': /from which no client can choose/ }
    },
    { name: 'two ports', fields: { ...good, ports: [10000, 10001] } },
    { name: 'all ports', fields: { ...good, ports: [1024, 65535] } },
    {
      name: 'ports as text',
      fields: { ...good, ports: '10000-10010' },
      flaws: { 'ports-ignored': /no array/ }
    },
    {
      name: 'ports null',
      fields: { ...good, ports: null },
      flaws: { 'ports-ignored': /no array/ }
    },

    { name: 'scopes', fields: { ...good, scopes: ['openid'] } },
    {
      name: 'a scope that is a number',
      fields: { ...good, scopes: ['openid', 5] },
      flaws: {
        'scopes-invalid':
          'service login.v1 is defined with invalid scopes property: must be an array of strings'
      }
    },
    {
      name: 'scopes as text',
      fields: { ...good, scopes: 'openid' },
      flaws: { 'scopes-ignored': /no array/ }
    },

    {
      name: 'all of it wrong',
      fields: {},
      flaws: {
        'client-missing': missing('client'),
        'authz-missing': missing('authz'),
        'token-missing': missing('token')
      }
    },
    { name: 'fields of tomorrow', fields: { ...good, refresh: true } }
  ]
  it.each(rows)('$name', ({ fields, flaws = {} }) => {
    const seen = Object.fromEntries(read(fields).flaws.map(({ rule, why }) => [rule, why]))
    expect(Object.keys(seen)).toEqual(Object.keys(flaws))
    for (const [rule, why] of Object.entries(flaws)) {
      if (typeof why === 'string') expect(seen[rule]).toBe(why)
      else expect(seen[rule]).toMatch(why)
    }
  })

  it('password is enough at app.terraform.io, which needs no authz then', () => {
    const fields = { ...without('authz'), grant_types: ['password'] }
    expect(read(fields, 'app.terraform.io').flaws).toEqual([])
    expect(read({ ...fields, token: 5 }, 'app.terraform.io').flaws.map(({ rule }) => rule)).toEqual(
      ['token-missing']
    )
  })

  it('fields of an object are its own', () => {
    const inherited = Object.create(good) as Record<string, Json>
    expect(read(inherited).flaws.map(({ rule }) => rule)).toEqual([
      'client-missing',
      'authz-missing',
      'token-missing'
    ])
  })
})
