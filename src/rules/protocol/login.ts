// The login.v1 object: what each field must be, and which rule a wrong one breaks.
import type { Json, JsonObject } from '../go/json.ts'
import { parseUrl, showUrl, type Url, urlHost } from '../go/url.ts'
import { resolveServiceUrl } from './services.ts'

/** An OAuth client as the clients would use it. URLs are complete. */
export type Login = ReturnType<typeof readLogin>['value']

/** One broken rule, with the value that breaks it, or for an endpoint what the clients print. */
export type LoginFlaw =
  | { readonly rule: FieldRule; readonly value: Json | undefined }
  | { readonly rule: 'authz-invalid' | 'token-invalid'; readonly why: string }

export type FieldRule =
  | `client-${'missing' | 'empty'}`
  | `grant-types-${'invalid' | 'unsupported' | 'unknown'}`
  | `${'authz' | 'token'}-missing`
  | `ports-${'count' | 'range' | 'order' | 'single' | 'ignored'}`
  | `scopes-${'invalid' | 'ignored'}`

/** Notes the rule that a field breaks, and returns the value that the clients use. */
type Flawed = <T>(value: T, rule: FieldRule, field: Json | undefined) => T

const ALL_PORTS = [1024, 65535] as const
const GRANT_TYPES = ['authz_code', 'password']
// The only host that `terraform login` asks for a password grant (internal/command/login.go).
const PASSWORD_HOST = 'app.terraform.io'

/** By the rules of both clients (svchost disco/host.go, internal/command/login.go), which stop at the first flaw. */
export function readLogin(fields: JsonObject, documentUrl: Url, host: string) {
  const flaws: LoginFlaw[] = []
  const flawed: Flawed = (value, rule, broken) => {
    flaws.push({ rule, value: broken })
    return value
  }
  const field = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined)
  const client = readClient(field('client'), flawed)
  const grantTypes = readGrantTypes(field('grant_types'), host, flawed)
  const endpoint = (name: 'authz' | 'token', grants: readonly string[]): string | null => {
    const value = field(name)
    if (typeof value !== 'string') {
      const isRequired = grants.some((type) => grantTypes.includes(type))
      return isRequired ? flawed(null, `${name}-missing`, value) : null
    }
    const url = resolveServiceUrl(documentUrl, value)
    if (url.ok && urlHost(url.value).name !== '') return showUrl(url.value)
    const what = name === 'authz' ? 'authorization' : 'token'
    const why = `failed to parse ${what} URL: ${url.ok ? 'no Host in request URL' : url.why}`
    flaws.push({ rule: `${name}-invalid`, why })
    return null
  }
  const authz = endpoint('authz', ['authz_code'])
  const token = endpoint('token', GRANT_TYPES)
  const ports = readPorts(field('ports'), flawed)
  const scopes = readScopes(field('scopes'), flawed)
  return { value: { client, grantTypes, authz, token, ports, scopes }, flaws }
}

/** The endpoints that have a URL. */
export const endpointsOf = (login: Pick<Login, 'authz' | 'token'>) =>
  (['authz', 'token'] as const).flatMap((endpoint) => {
    const text = login[endpoint]
    const url = parseUrl(text ?? '')
    return text !== null && url.ok ? [{ endpoint, text, url: url.value }] : []
  })

function readClient(value: Json | undefined, flawed: Flawed): string {
  if (typeof value !== 'string') return flawed('', 'client-missing', value)
  return value === '' ? flawed(value, 'client-empty', value) : value
}

function readGrantTypes(value: Json | undefined, host: string, flawed: Flawed): readonly string[] {
  if (value === undefined) return ['authz_code']
  if (!Array.isArray(value)) return flawed([], 'grant-types-invalid', value)
  const types = [...new Set(value.filter((item) => typeof item === 'string'))]
  const isUsable =
    types.includes('authz_code') || (types.includes('password') && host === PASSWORD_HOST)
  if (!isUsable) return flawed(types, 'grant-types-unsupported', value)
  const isKnown = types.every((type) => GRANT_TYPES.includes(type))
  return isKnown ? types : flawed(types, 'grant-types-unknown', value)
}

function readPorts(value: Json | undefined, flawed: Flawed): readonly [number, number] {
  if (value === undefined) return ALL_PORTS
  if (!Array.isArray(value)) return flawed(ALL_PORTS, 'ports-ignored', value)
  if (value.length !== 2) return flawed(ALL_PORTS, 'ports-count', value)
  const [first, last] = value
  if (!isPort(first) || !isPort(last)) return flawed(ALL_PORTS, 'ports-range', value)
  if (first > last) return flawed(ALL_PORTS, 'ports-order', value)
  // Both clients choose from [first, last), so a range of one port is empty (internal/command/login.go).
  return first === last ? flawed([first, last], 'ports-single', value) : [first, last]
}

const isPort = (value: Json | undefined): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= ALL_PORTS[0] &&
  value <= ALL_PORTS[1]

function readScopes(value: Json | undefined, flawed: Flawed): readonly string[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) return flawed([], 'scopes-ignored', value)
  const scopes = value.filter((item) => typeof item === 'string')
  return scopes.length === value.length ? scopes : flawed(scopes, 'scopes-invalid', value)
}
