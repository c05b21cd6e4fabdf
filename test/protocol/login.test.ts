import type { Json } from '../../src/rules/go/json.ts'
import { parseUrl } from '../../src/rules/go/url.ts'
import { readLogin } from '../../src/rules/protocol/login.ts'
import { describe, expect, it } from '../support/jest.ts'

const HOST = 'registry.example.com'
const good = { client: 'terraform-cli', authz: '/oauth/authz', token: '/oauth/token' }

function read(fields: Readonly<Record<string, Json>>, host = HOST) {
  const url = parseUrl(`https://${HOST}/.well-known/terraform.json`)
  if (!url.ok) throw new Error(url.why)
  return readLogin(fields, url.value, host)
}

const without = (name: keyof typeof good) =>
  Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))

it('fills in defaults for optional fields of login.v1', () => {
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

describe('a login.v1 object', () => {
  type Row = {
    name: string
    fields: Readonly<Record<string, Json>>
    /** The broken rules, each with the value that breaks it or with what the clients print. */
    flaws?: Readonly<Record<string, Json | undefined>>
  }
  const changed = (name: string, value: Json, ...rules: readonly string[]): Omit<Row, 'name'> => ({
    fields: { ...good, [name]: value },
    flaws: Object.fromEntries(rules.map((rule) => [rule, value]))
  })
  const rows: readonly Row[] = [
    {
      name: 'no client',
      fields: without('client'),
      flaws: { 'client-missing': undefined }
    },
    { name: 'a client that is a number', ...changed('client', 5, 'client-missing') },
    { name: 'a client that is null', ...changed('client', null, 'client-missing') },
    { name: 'an empty client', ...changed('client', '', 'client-empty') },

    {
      name: 'grant_types as a string',
      ...changed('grant_types', 'authz_code', 'grant-types-invalid')
    },
    { name: 'grant_types as null', ...changed('grant_types', null, 'grant-types-invalid') },
    { name: 'no grant type', ...changed('grant_types', [], 'grant-types-unsupported') },
    { name: 'a number as grant type', ...changed('grant_types', [1], 'grant-types-unsupported') },
    {
      name: 'a grant type in capitals',
      ...changed('grant_types', ['AUTHZ_CODE'], 'grant-types-unsupported')
    },
    {
      name: 'the password grant alone',
      ...changed('grant_types', ['password'], 'grant-types-unsupported')
    },
    {
      name: 'a number next to a usable grant type',
      ...changed('grant_types', ['authz_code', 5])
    },
    { name: 'a grant type twice', ...changed('grant_types', ['authz_code', 'authz_code']) },
    { name: 'both grant types', ...changed('grant_types', ['password', 'authz_code']) },
    {
      name: 'a scope among the grant types',
      ...changed('grant_types', ['authz_code', 'openid'], 'grant-types-unknown')
    },

    { name: 'no authz', fields: without('authz'), flaws: { 'authz-missing': undefined } },
    { name: 'authz as a number', ...changed('authz', 5, 'authz-missing') },
    {
      name: 'authz with the scheme ftp',
      fields: { ...good, authz: 'ftp://x/' },
      flaws: { 'authz-invalid': 'failed to parse authorization URL: unsupported scheme ftp' }
    },
    {
      name: 'authz with a user name',
      fields: { ...good, authz: 'https://a@x/' },
      flaws: {
        'authz-invalid':
          'failed to parse authorization URL: embedded username/password information is not permitted'
      }
    },
    {
      name: 'authz without a host',
      fields: { ...good, authz: 'https:///x' },
      flaws: { 'authz-invalid': 'failed to parse authorization URL: no Host in request URL' }
    },
    {
      name: 'no authz for a grant type that needs none',
      fields: { ...without('authz'), grant_types: ['password'] },
      flaws: { 'grant-types-unsupported': ['password'] }
    },
    { name: 'no token', fields: without('token'), flaws: { 'token-missing': undefined } },
    {
      name: 'token with the scheme ftp',
      fields: { ...good, token: 'ftp://x/' },
      flaws: { 'token-invalid': 'failed to parse token URL: unsupported scheme ftp' }
    },

    { name: 'one port', ...changed('ports', [10000], 'ports-count') },
    { name: 'no port', ...changed('ports', [], 'ports-count') },
    { name: 'three ports', ...changed('ports', [10000, 10001, 10002], 'ports-count') },
    { name: 'a port below 1024', ...changed('ports', [1023, 2000], 'ports-range') },
    { name: 'a port above 65535', ...changed('ports', [1024, 65536], 'ports-range') },
    { name: 'a port that is no integer', ...changed('ports', [10000.5, 10010], 'ports-range') },
    { name: 'ports as strings', ...changed('ports', ['10000', '10010'], 'ports-range') },
    { name: 'ports in the wrong order', ...changed('ports', [10010, 10000], 'ports-order') },
    { name: 'a range of one port', ...changed('ports', [10000, 10000], 'ports-single') },
    { name: 'a range of two ports', ...changed('ports', [10000, 10001]) },
    { name: 'ports as a string', ...changed('ports', '10000-10010', 'ports-ignored') },
    { name: 'ports as null', ...changed('ports', null, 'ports-ignored') },

    { name: 'scopes', ...changed('scopes', ['openid']) },
    { name: 'a number among the scopes', ...changed('scopes', ['openid', 5], 'scopes-invalid') },
    { name: 'scopes as a string', ...changed('scopes', 'openid', 'scopes-ignored') },

    {
      name: 'no field at all',
      fields: {},
      flaws: { 'client-missing': undefined, 'authz-missing': undefined, 'token-missing': undefined }
    },
    { name: 'an unknown field', ...changed('refresh', true) }
  ]
  it.each(rows)('with $name breaks the expected rules', ({ fields, flaws = {} }) => {
    const seen = read(fields).flaws.map((flaw) => [
      flaw.rule,
      'why' in flaw ? flaw.why : flaw.value
    ])
    expect(Object.fromEntries(seen)).toEqual(flaws)
    expect(seen.map(([rule]) => rule)).toEqual(Object.keys(flaws))
  })

  it('accepts the password grant without authz at app.terraform.io', () => {
    const fields = { ...without('authz'), grant_types: ['password'] }
    expect(read(fields, 'app.terraform.io').flaws).toEqual([])
    expect(read({ ...fields, token: 5 }, 'app.terraform.io').flaws.map(({ rule }) => rule)).toEqual(
      ['token-missing']
    )
  })

  it('ignores inherited fields', () => {
    const inherited = Object.create(good) as Record<string, Json>
    expect(read(inherited).flaws.map(({ rule }) => rule)).toEqual([
      'client-missing',
      'authz-missing',
      'token-missing'
    ])
  })
})
