// Problems of a login.v1 object, and the OAuth client that the clients make of it.
import type { Json } from '../rules/go/json.ts'
import { parseUrl, safeUrl, type Url, urlHost } from '../rules/go/url.ts'
import { type LoginEndpoint, loginFlaw, loginUrlPort } from '../rules/problems/login.ts'
import type { Problem } from '../rules/problems/problem.ts'
import { endpointsOf, type Login, type LoginFlaw, readLogin } from '../rules/protocol/login.ts'
import { hideQueries } from '../rules/text/address-secrets.ts'

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

/** The endpoints that lost the port of the document's host: the clients open such a URL as it is (hashicorp/terraform#32155). */
function endpointsWithoutPort(login: Login, documentUrl: Url): readonly LoginEndpoint[] {
  const { name: host, port } = urlHost(documentUrl)
  if (port === '' || port === '443') return []
  return endpointsOf(login).flatMap(({ endpoint: name, text: url, url: parsed }) => {
    const target = urlHost(parsed)
    const isSame = target.name.toLowerCase() === host.toLowerCase()
    return parsed.scheme === 'https' && isSame && target.port === '' ? [{ name, url, port }] : []
  })
}

const printableFlaw = (flaw: LoginFlaw): LoginFlaw =>
  'why' in flaw ? { ...flaw, why: hideQueries(flaw.why) } : flaw

/** It can be printed, because it has no user info, query and fragment. */
function printable(text: string | null): string | null {
  const url = text === null ? null : parseUrl(text)
  return url?.ok ? safeUrl(url.value) : null
}
