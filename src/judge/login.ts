// Problems of a login.v1 object, and the OAuth client that the clients make of it.
import type { Json } from '../go/json.ts'
import { parseUrl, safeUrl, type Url, urlHost } from '../go/url.ts'
import { type LoginEndpoint, loginFlaw, loginUrlPort } from '../problems/login.ts'
import type { Problem } from '../problems/problem.ts'
import { type Login, type LoginFlaw, readLogin } from '../protocol/login.ts'
import { type UsedUrl, withoutSecrets } from './base-urls.ts'

export type JudgedLogin = { readonly login: Login; readonly problems: readonly Problem[] }

/** The object as the clients read it, every broken rule, and endpoints that lost their port. */
export function judgeLogin(
  fields: { readonly [key: string]: Json },
  documentUrl: Url,
  host: string
): JudgedLogin {
  const { value, flaws } = readLogin(fields, documentUrl, host)
  const login = { ...value, authz: printable(value.authz), token: printable(value.token) }
  const portless = endpointsWithoutPort(login, documentUrl)
  const port = portless.length === 0 ? [] : [loginUrlPort({ host, endpoints: portless })]
  return {
    login,
    problems: [...flaws.map((flaw) => loginFlaw(printableFlaw(flaw), host)), ...port]
  }
}

export const endpointsOf = (login: Login, id: string): readonly UsedUrl[] =>
  (['authz', 'token'] as const).flatMap((endpoint) => {
    const url = parseUrl(login[endpoint] ?? '')
    return login[endpoint] !== null && url.ok
      ? [{ id, endpoint, url: url.value, needed: true }]
      : []
  })

/**
 * The endpoints whose URL has the name of the document's host and lost its port. The clients open such a
 * URL as it is (hashicorp/terraform#32155); a relative URL keeps the port.
 */
function endpointsWithoutPort(login: Login, documentUrl: Url): readonly LoginEndpoint[] {
  const document = urlHost(documentUrl)
  if (document.port === '' || document.port === '443') return []
  return (['authz', 'token'] as const).flatMap((name) => {
    const url = login[name]
    const parsed = url === null ? null : parseUrl(url)
    if (url === null || !parsed?.ok || parsed.value.scheme !== 'https') return []
    const host = urlHost(parsed.value)
    const isSame = host.name.toLowerCase() === document.name.toLowerCase()
    return isSame && host.port === '' ? [{ name, url, port: document.port }] : []
  })
}

const printableFlaw = (flaw: LoginFlaw): LoginFlaw =>
  'why' in flaw ? { ...flaw, why: withoutSecrets(flaw.why) } : flaw

/** Without user info, query and fragment: what may be printed. */
function printable(text: string | null): string | null {
  const url = text === null ? null : parseUrl(text)
  return url?.ok ? safeUrl(url.value) : null
}
