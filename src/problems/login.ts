// Problems of login.v1, the OAuth client that `terraform login` and `tofu login` use.
import type { Json } from '../go/json.ts'
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import { brief, type Host, printed, typeName } from './brief.ts'
import { byOperator, defineProblem, error, notice, type ProblemFacts, warning } from './problem.ts'

/** `value` is what the document has; undefined where the field is missing. */
type LoginField = Host & { readonly value: Json | undefined }

/** `why` is what the clients print. */
type Printed = Host & { readonly why: string }

const MAX_ELEMENTS = 5

/** A value in a few characters: a document may nest arrays 10,000 deep. */
function show(value: Json | undefined): string {
  if (!Array.isArray(value)) return showElement(value)
  const more = value.length > MAX_ELEMENTS ? ', …' : ''
  return `[${value.slice(0, MAX_ELEMENTS).map(showElement).join(', ')}${more}]`
}

function showElement(value: Json | undefined): string {
  if (value === undefined) return 'missing'
  const isNested = typeof value === 'object' && value !== null
  return isNested ? typeName(value) : brief(JSON.stringify(value))
}

const isNot = (value: Json | undefined, expected: string): string =>
  `is ${show(value)}${value === undefined ? '' : `, not ${expected}`}`

const fieldOf = (host: string, name: string): string => `"${name}" in login.v1 of host ${host}`

/** Defines the problem of one field: what is said about its value, after its name, and the operator's cure. */
const fieldProblem = <const Code extends string>(
  facts: ProblemFacts & { readonly code: Code },
  name: string,
  says: (value: Json | undefined) => string,
  cure: string
) =>
  defineProblem(facts, ({ host, value }: LoginField) => ({
    message: `${fieldOf(host, name)} ${says(value)}`,
    help: byOperator(cure)
  }))

export const loginType = defineProblem(
  error('login-type', 'login.v1 is not an object', MAIN_CLIENTS),
  ({ host, value, why }: { readonly value: Json } & Printed) => ({
    message: `login.v1 of host ${host} is ${typeName(value)}, not an object`,
    help: byOperator('set login.v1 to an object with "client", "authz" and "token"', printed(why))
  })
)

export const loginClientMissing = fieldProblem(
  error('login-client-missing', 'login.v1 has no client', MAIN_CLIENTS),
  'client',
  (value) => isNot(value, 'a string'),
  'set "client" to the OAuth client ID, for example "terraform-cli"'
)

export const loginClientEmpty = fieldProblem(
  warning('login-client-empty', 'login.v1 has an empty client', MAIN_CLIENTS),
  'client',
  () => 'is an empty string',
  'set "client" to the OAuth client ID that the authorization server expects'
)

export const loginGrantTypesInvalid = fieldProblem(
  error('login-grant-types-invalid', 'grant_types in login.v1 is not an array', MAIN_CLIENTS),
  'grant_types',
  (value) => isNot(value, 'an array of strings'),
  'set "grant_types" to ["authz_code"], or remove it'
)

export const loginGrantTypesUnsupported = fieldProblem(
  error('login-grant-types-unsupported', 'login.v1 has no usable grant type', MAIN_CLIENTS),
  'grant_types',
  (value) => `is ${show(value)}, which contains no supported grant type`,
  'add "authz_code" to "grant_types"'
)

export const loginGrantTypesUnknown = fieldProblem(
  notice('login-grant-types-unknown', 'login.v1 has unknown grant types'),
  'grant_types',
  (value) => `is ${show(value)}; the clients know "authz_code" and "password" only`,
  'remove the unknown grant types; move scopes to "scopes"'
)

export const loginAuthzMissing = fieldProblem(
  error('login-authz-missing', 'login.v1 has no authz URL', MAIN_CLIENTS),
  'authz',
  (value) => isNot(value, 'a string with a URL'),
  'set "authz" to the URL of the authorization endpoint'
)

export const loginAuthzInvalid = defineProblem(
  error('login-authz-invalid', 'authz URL in login.v1 cannot be used', MAIN_CLIENTS),
  ({ host, why }: Printed) => describeEndpoint('authz', host, why)
)

export const loginTokenMissing = fieldProblem(
  error('login-token-missing', 'login.v1 has no token URL', MAIN_CLIENTS),
  'token',
  (value) => isNot(value, 'a string with a URL'),
  'set "token" to the URL of the token endpoint'
)

export const loginTokenInvalid = defineProblem(
  error('login-token-invalid', 'token URL in login.v1 cannot be used', MAIN_CLIENTS),
  ({ host, why }: Printed) => describeEndpoint('token', host, why)
)

const describeEndpoint = (name: LoginEndpoint['name'], host: string, why: string) => ({
  message: `${fieldOf(host, name)}: ${brief(why)}`,
  help: byOperator(
    `set "${name}" to an https:// URL without user name, or to a path that starts with a slash`
  )
})

export const loginPortsCount = fieldProblem(
  error('login-ports-count', 'ports in login.v1 is not two ports', MAIN_CLIENTS),
  'ports',
  (value) => isNot(value, 'exactly two elements'),
  'set "ports" to the first and the last port, for example [10000, 10010]'
)

export const loginPortsRange = fieldProblem(
  error('login-ports-range', 'ports in login.v1 are out of range', MAIN_CLIENTS),
  'ports',
  (value) => `is ${show(value)}; both must be whole numbers from 1024 to 65535`,
  'set "ports" to two numbers in this range, for example [10000, 10010]'
)

export const loginPortsOrder = fieldProblem(
  error('login-ports-order', 'ports in login.v1 are in the wrong order', MAIN_CLIENTS),
  'ports',
  (value) => `is ${show(value)}; the first port is greater than the last`,
  'write the lower port first'
)

export const loginPortsSingle = fieldProblem(
  error('login-ports-single', 'ports in login.v1 is a range of one port', MAIN_CLIENTS),
  'ports',
  (value) => `is ${show(value)}; the clients never use the last port, so none is left`,
  'set "ports" to at least two ports, for example [10000, 10010]'
)

export const loginPortsIgnored = fieldProblem(
  warning('login-ports-ignored', 'ports in login.v1 is not an array', MAIN_CLIENTS),
  'ports',
  (value) => `${isNot(value, 'an array')}; the clients ignore it and use 1024 to 65535`,
  'set "ports" to an array such as [10000, 10010], or remove it'
)

export const loginScopesInvalid = fieldProblem(
  error(
    'login-scopes-invalid',
    'scopes in login.v1 contains a value that is not a string',
    MAIN_CLIENTS
  ),
  'scopes',
  (value) => isNot(value, 'an array of strings'),
  'set "scopes" to an array of strings, or remove it'
)

export const loginScopesIgnored = fieldProblem(
  warning('login-scopes-ignored', 'scopes in login.v1 is not an array', MAIN_CLIENTS),
  'scopes',
  (value) => `${isNot(value, 'an array')}; the clients ignore it`,
  'set "scopes" to an array of strings, or remove it'
)

/** An endpoint URL, and the port that the document has and the URL does not. */
export type LoginEndpoint = {
  readonly name: 'authz' | 'token'
  readonly url: string
  readonly port: string
}

export const loginUrlPort = defineProblem(
  warning('login-url-port', 'Login URL has no port', MAIN_CLIENTS),
  ({ host, endpoints }: Host & { readonly endpoints: readonly LoginEndpoint[] }) => {
    const names = endpoints.map(({ name }) => `"${name}"`).join(' and ')
    const [first] = endpoints
    const isOne = endpoints.length === 1
    return {
      message: `${names} in login.v1 of host ${host} ${isOne ? 'names' : 'name'} no port, so a login uses port 443: ${first?.url ?? ''}`,
      help: byOperator(
        `write a path that starts with a slash, or add :${first?.port ?? ''} to the URL${isOne ? '' : 's'}`
      )
    }
  }
)
