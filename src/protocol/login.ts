// The login.v1 object: what each field must be, and which rule a wrong one breaks.
import type { Json } from '../go/json.ts'
import type { Parsed } from '../go/parsed.ts'
import { showUrl, type Url, urlHost } from '../go/url.ts'
import { resolveServiceUrl } from './service-url.ts'

/** An OAuth client as the clients would use it. URLs are complete; ports are first and last. */
export type Login = {
  readonly client: string
  readonly grantTypes: readonly string[]
  readonly authz: string | null
  readonly token: string | null
  readonly ports: readonly [first: number, last: number]
  readonly scopes: readonly string[]
}

/** One broken rule: `why` in the clients' words where they have any, for they stop at the first. */
export type LoginFlaw = { readonly rule: LoginRule; readonly why: string }

export type LoginRule =
  | 'client-missing'
  | 'client-empty'
  | 'grant-types-invalid'
  | 'grant-types-unsupported'
  | 'grant-types-unknown'
  | 'authz-missing'
  | 'authz-invalid'
  | 'token-missing'
  | 'token-invalid'
  | 'ports-count'
  | 'ports-range'
  | 'ports-order'
  | 'ports-single'
  | 'ports-ignored'
  | 'scopes-invalid'
  | 'scopes-ignored'

type Fields = { readonly [key: string]: Json }
type Read<T> = { readonly value: T; readonly flaws: readonly LoginFlaw[] }

const SERVICE = 'service login.v1'
const LOWEST_PORT = 1024
const HIGHEST_PORT = 65535
const KNOWN_GRANT_TYPES = ['authz_code', 'password']
// The only host that `terraform login` asks for a password grant (internal/command/login.go).
const PASSWORD_HOST = 'app.terraform.io'

/**
 * Reads a login.v1 object by the rules of both clients (svchost disco/host.go, ServiceOAuthClient;
 * internal/command/login.go for what login then does with it). All flaws are told, not just the first.
 */
export function readLogin(fields: Fields, documentUrl: Url, host: string): Read<Login> {
  const client = readClient(own(fields, 'client'))
  const grantTypes = readGrantTypes(own(fields, 'grant_types'), host)
  const wants = (...types: string[]) => types.some((type) => grantTypes.value.includes(type))
  const authz = readEndpoint(own(fields, 'authz'), 'authz', wants('authz_code'), documentUrl)
  const token = readEndpoint(
    own(fields, 'token'),
    'token',
    wants('authz_code', 'password'),
    documentUrl
  )
  const ports = readPorts(own(fields, 'ports'))
  const scopes = readScopes(own(fields, 'scopes'))
  return {
    value: {
      client: client.value,
      grantTypes: grantTypes.value,
      authz: authz.value,
      token: token.value,
      ports: ports.value,
      scopes: scopes.value
    },
    flaws: [client, grantTypes, authz, token, ports, scopes].flatMap((field) => field.flaws)
  }
}

const own = (fields: Fields, name: string): Json | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

const flaw = (rule: LoginRule, why: string): readonly LoginFlaw[] => [{ rule, why }]

const missing = (name: string) => `${SERVICE} definition is missing required property "${name}"`

function readClient(value: Json | undefined): Read<string> {
  if (typeof value !== 'string') {
    return { value: '', flaws: flaw('client-missing', missing('client')) }
  }
  if (value !== '') return { value, flaws: [] }
  return { value, flaws: flaw('client-empty', `${SERVICE} has an empty "client"`) }
}

function readGrantTypes(value: Json | undefined, host: string): Read<readonly string[]> {
  if (value === undefined) return { value: ['authz_code'], flaws: [] }
  if (!Array.isArray(value)) {
    const why = `${SERVICE} is defined with invalid grant_types property: must be an array of grant type strings`
    return { value: [], flaws: flaw('grant-types-invalid', why) }
  }
  const types = [...new Set(value.filter((item) => typeof item === 'string'))]
  const usable =
    types.includes('authz_code') || (types.includes('password') && host === PASSWORD_HOST)
  if (!usable) {
    const why = `host ${host} does not allow any OAuth grant types that are supported`
    return { value: types, flaws: flaw('grant-types-unsupported', why) }
  }
  const unknown = types.filter((type) => !KNOWN_GRANT_TYPES.includes(type))
  if (unknown.length === 0) return { value: types, flaws: [] }
  const why = `${SERVICE} names grant types that no client knows: ${unknown.map((type) => JSON.stringify(type)).join(', ')}`
  return { value: types, flaws: flaw('grant-types-unknown', why) }
}

function readEndpoint(
  value: Json | undefined,
  name: 'authz' | 'token',
  required: boolean,
  documentUrl: Url
): Read<string | null> {
  if (typeof value !== 'string') {
    return { value: null, flaws: required ? flaw(`${name}-missing`, missing(name)) : [] }
  }
  const url: Parsed<Url> = resolveServiceUrl(documentUrl, value)
  if (url.ok && urlHost(url.value).name !== '') return { value: showUrl(url.value), flaws: [] }
  const what = name === 'authz' ? 'authorization' : 'token'
  const why = url.ok ? 'no Host in request URL' : url.why
  return { value: null, flaws: flaw(`${name}-invalid`, `failed to parse ${what} URL: ${why}`) }
}

function readPorts(value: Json | undefined): Read<readonly [number, number]> {
  const all = [LOWEST_PORT, HIGHEST_PORT] as const
  if (value === undefined) return { value: all, flaws: [] }
  if (!Array.isArray(value)) {
    const why = `${SERVICE} has "ports" that are no array, which the clients take for ${LOWEST_PORT} to ${HIGHEST_PORT}`
    return { value: all, flaws: flaw('ports-ignored', why) }
  }
  const invalid = `${SERVICE} definition has invalid "ports" property:`
  const [first, last, ...more] = value
  if (value.length !== 2 || more.length > 0) {
    return { value: all, flaws: flaw('ports-count', `${invalid} must be a two-element array`) }
  }
  if (!isPort(first) || !isPort(last)) {
    const why = `${invalid} both ports must be whole numbers between ${LOWEST_PORT} and ${HIGHEST_PORT}`
    return { value: all, flaws: flaw('ports-range', why) }
  }
  if (first > last) {
    const why = `${invalid} minimum port cannot be greater than maximum port`
    return { value: all, flaws: flaw('ports-order', why) }
  }
  // Both clients draw from [first, last), so a range of one port has nothing to draw
  // (internal/command/login.go).
  if (first < last) return { value: [first, last], flaws: [] }
  const why = `${SERVICE} has the port range ${first} to ${last}, from which no client can choose`
  return { value: [first, last], flaws: flaw('ports-single', why) }
}

const isPort = (value: Json | undefined): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= LOWEST_PORT &&
  value <= HIGHEST_PORT

function readScopes(value: Json | undefined): Read<readonly string[]> {
  if (value === undefined) return { value: [], flaws: [] }
  if (!Array.isArray(value)) {
    const why = `${SERVICE} has "scopes" that are no array, which the clients leave out`
    return { value: [], flaws: flaw('scopes-ignored', why) }
  }
  const scopes = value.filter((item) => typeof item === 'string')
  if (scopes.length === value.length) return { value: scopes, flaws: [] }
  const why = `${SERVICE} is defined with invalid scopes property: must be an array of strings`
  return { value: scopes, flaws: flaw('scopes-invalid', why) }
}
