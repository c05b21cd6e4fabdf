// What is wrong with a login.v1 object, and how it would be used.

import type { Json } from '../go/json.ts'
import { parseUrl, safeUrl, type Url } from '../go/url.ts'
import { type Login, type LoginRule, readLogin } from '../protocol/login.ts'
import type { UrlFlaw } from './service-url.ts'

const HELP: Readonly<Record<LoginRule, string>> = {
  'client-missing': 'give the OAuth client id as a string, for example "terraform-cli"',
  'client-empty': 'give the OAuth client id that the authorization server expects',
  'grant-types-invalid': 'give a list such as ["authz_code"], or leave it out',
  'grant-types-unsupported': 'name "authz_code", which is what the clients can do',
  'grant-types-unknown':
    'only "authz_code" and "password" are grant types; what is meant as a scope belongs in "scopes"',
  'authz-missing': 'give the URL of the authorization endpoint',
  'authz-invalid': 'give an http or https URL without user info',
  'token-missing': 'give the URL of the token endpoint',
  'token-invalid': 'give an http or https URL without user info',
  'ports-count': 'give the first and the last port, such as [10000, 10010]',
  'ports-range': 'give two whole numbers, such as [10000, 10010]',
  'ports-order': 'give the lower port first',
  'ports-single':
    'give at least two ports, such as [10000, 10010]: the clients never use the last one',
  'ports-ignored': 'give a list such as [10000, 10010], or leave it out',
  'scopes-invalid': 'give a list of strings, or leave it out',
  'scopes-ignored': 'give a list of strings, or leave it out'
}

export type JudgedLogin = { readonly login: Login; readonly flaws: readonly UrlFlaw[] }

/** The object as the clients read it, every broken rule, and endpoints that are not https. */
export function judgeLogin(
  fields: { readonly [key: string]: Json },
  documentUrl: Url,
  display: string
): JudgedLogin {
  const { value, flaws } = readLogin(fields, documentUrl, display)
  const broken = flaws.map(
    ({ rule, why }): UrlFlaw => ({
      problem: {
        code: `login-${rule}`,
        message: why.includes(display) ? why : `${why} (host ${display})`,
        help: HELP[rule]
      },
      affects: ['terraform', 'opentofu']
    })
  )
  const login = { ...value, authz: printable(value.authz), token: printable(value.token) }
  return { login, flaws: [...broken, ...insecureEndpoints(login, display)] }
}

/** Without user info, query and fragment: what may be printed. */
function printable(text: string | null): string | null {
  const url = text === null ? null : parseUrl(text)
  return url?.ok ? safeUrl(url.value) : null
}

function insecureEndpoints(login: Login, display: string): readonly UrlFlaw[] {
  return (['authz', 'token'] as const).flatMap((name) =>
    login[name]?.startsWith('http://')
      ? [
          {
            problem: {
              code: 'service-url-insecure' as const,
              message: `login.v1 of host ${display} has ${name === 'authz' ? 'an' : 'a'} ${name} URL that is not https: ${login[name]}`,
              help: 'whoever listens reads the token that login gets; give an https URL'
            },
            affects: ['terraform', 'opentofu'] as const
          }
        ]
      : []
  )
}
