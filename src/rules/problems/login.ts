// Problems of login.v1, the OAuth client that `terraform login` and `tofu login` use.
import type { Json } from '../go/json.ts'
import type { FieldRule, LoginFlaw } from '../protocol/login.ts'
import { marked, named, naming, type Text } from '../protocol/marked-text.ts'
import { brief, type Host, printed, some, typeName } from './brief.ts'
import { type Problem, problem } from './problem.ts'

/** `why` is what the clients print. */
type Printed = Host & { readonly why: Text }

/** A value in a few characters: a document may nest arrays 10,000 deep. */
function show(value: Json | undefined): string {
  if (!Array.isArray(value)) return showElement(value)
  const { shown, more } = some(value, 5)
  return `[${shown.map(showElement).join(', ')}${more > 0 ? ', …' : ''}]`
}

function showElement(value: Json | undefined): string {
  if (value === undefined) return 'missing'
  const isNested = typeof value === 'object' && value !== null
  return isNested ? typeName(value) : brief(JSON.stringify(value))
}

export const loginType = ({ host, value, why }: { readonly value: Json } & Printed) =>
  problem('login-type', {
    message: marked`login.v1 of host ${named(host)} is ${typeName(value)}, not an object`,
    operator: 'set login.v1 to an object with "client", "authz" and "token"',
    note: printed(why)
  })

/** The words about the value of a field, which is undefined if it is missing. */
type Says = (value: Json | undefined) => string

const isNot =
  (expected: string): Says =>
  (value) =>
    `is ${show(value)}${value === undefined ? '' : `, not ${expected}`}`

const has =
  (what: string): Says =>
  (value) =>
    `is ${show(value)}${what}`

const ignored =
  (effect: string): Says =>
  (value) =>
    `${isNot('an array')(value)}; the clients ignore it${effect}`

/** The words about a field that breaks a rule, and the operator's cure. */
const FIELDS: Readonly<Record<FieldRule, readonly [Says, cure: string]>> = {
  'client-missing': [
    isNot('a string'),
    'set "client" to the OAuth client ID, for example "terraform-cli"'
  ],
  'client-empty': [
    () => 'is an empty string',
    'set "client" to the OAuth client ID that the authorization server expects'
  ],
  'grant-types-invalid': [
    isNot('an array of strings'),
    'set "grant_types" to ["authz_code"], or remove it'
  ],
  'grant-types-unsupported': [
    has(', which contains no supported grant type'),
    'add "authz_code" to "grant_types"'
  ],
  'grant-types-unknown': [
    has('; the clients know "authz_code" and "password" only'),
    'remove the unknown grant types, or move scopes to "scopes"'
  ],
  'authz-missing': [
    isNot('a string with a URL'),
    'set "authz" to the URL of the authorization endpoint'
  ],
  'token-missing': [isNot('a string with a URL'), 'set "token" to the URL of the token endpoint'],
  'ports-count': [
    isNot('exactly two elements'),
    'set "ports" to the first and the last port, for example [10000, 10010]'
  ],
  'ports-range': [
    has('; both must be whole numbers from 1024 to 65535'),
    'set "ports" to two numbers in this range, for example [10000, 10010]'
  ],
  'ports-order': [has('; the first port is greater than the last'), 'write the lower port first'],
  'ports-single': [
    has('; the clients never use the last port, so none is left'),
    'set "ports" to at least two ports, for example [10000, 10010]'
  ],
  'ports-ignored': [
    ignored(' and use 1024 to 65535'),
    'set "ports" to an array such as [10000, 10010], or remove it'
  ],
  'scopes-invalid': [
    isNot('an array of strings'),
    'set "scopes" to an array of strings, or remove it'
  ],
  'scopes-ignored': [ignored(''), 'set "scopes" to an array of strings, or remove it']
}

/** The problem of a field or endpoint; its code has the name of the rule that is broken. */
export function loginFlaw(flaw: LoginFlaw, host: string): Problem {
  const name = flaw.rule.replace(/-\w+$/, '').replace('-', '_')
  const field = marked`"${name}" in login.v1 of host ${named(host)}`
  if ('why' in flaw) {
    const operator = `set "${name}" to an https:// URL without user name, or to a path that starts with a slash`
    const message = marked`${field}: ${naming(host, brief(flaw.why))}`
    return problem(`login-${flaw.rule}`, { message, operator })
  }
  const [says, operator] = FIELDS[flaw.rule]
  const message = marked`${field} ${says(flaw.value)}`
  return problem(`login-${flaw.rule}`, { message, operator })
}

/** An endpoint URL, and the port that the document has and the URL does not. */
export type LoginEndpoint = {
  readonly name: 'authz' | 'token'
  readonly url: string
  readonly port: string
}

export function loginUrlPort({ host, endpoints }: Host & { endpoints: readonly LoginEndpoint[] }) {
  const names = endpoints.map(({ name }) => `"${name}"`).join(' and ')
  const [first] = endpoints
  const isOne = endpoints.length === 1
  return problem('login-url-port', {
    message: marked`${names} in login.v1 of host ${named(host)} ${isOne ? 'names' : 'name'} no port, so a login uses port 443: ${named(first?.url ?? '')}`,
    operator: `write a path that starts with a slash, or add :${first?.port ?? ''} to the URL${isOne ? '' : 's'}`
  })
}
