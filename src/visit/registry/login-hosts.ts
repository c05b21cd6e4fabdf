// Connects to the hosts of `authz` and `token` of login.v1. What they answer to a request without a login does not matter.
import type { Url } from '../../go/url.ts'
import { endpointOf } from '../../network/connect.ts'
import type { Problem } from '../../problems/problem.ts'
import { type Hostname, hostOfUrl, isAllowed, showHostname } from '../../protocol/hostname.ts'
import { endpointsOf, readLogin } from '../../protocol/login.ts'
import { LOGIN, lookUp } from '../../protocol/services.ts'
import type { Visit } from '../evidence.ts'
import type { InquiryContext } from './inquire.ts'
import { originOf } from './question.ts'

/** A host of a login to which no connection was made, and why. */
export type LoginFailure = {
  /** The host whose document has the login. */
  readonly host: Hostname
  readonly problem: Problem
  /** The setting `hostnames` requires the login of the host. */
  readonly isRequired: boolean
}

const ATTEMPT_MS = 10_000

/** Each of these hosts is asked once, without a token. Hosts that discovery has reached are not asked. */
export async function askLogins(context: InquiryContext): Promise<readonly LoginFailure[]> {
  const { visits, settings } = context
  const wanted = new Map<string, { readonly visit: Visit; readonly url: Url }>()
  for (const visit of visits.values()) {
    for (const url of loginUrls(visit)) {
      const host = hostOfUrl(url) ?? ''
      const isNew = url.scheme === 'https' && host !== visit.host && endpointOf(url).ok
      if (isNew && isAllowed(host, settings.allowedHosts) && !wanted.has(host)) {
        wanted.set(host, { visit, url })
      }
    }
  }
  const failures = await Promise.all(
    wanted.values().map(({ visit, url }) => failureAt(visit, url, context))
  )
  return failures.flat()
}

function loginUrls({ host, attempt: { discovery } }: Visit): readonly Url[] {
  if (discovery.kind !== 'found') return []
  const display = showHostname(host)
  const { url: documentUrl, services } = discovery
  // The clients read a login alike.
  const client = 'terraform'
  const found = lookUp(LOGIN, { services, documentUrl, display, client })
  if (found.kind !== 'object') return []
  return endpointsOf(readLogin(found.value, documentUrl, display).value).map(({ url }) => url)
}

async function failureAt(visit: Visit, url: Url, context: InquiryContext) {
  const { send, network, settings, requirements } = context
  const { host } = visit
  const attempts = await send({
    host,
    url,
    origin: originOf(visit, network),
    token: null,
    headers: {},
    planBody: () => ({ kind: 'excerpt', maxBytes: 0 }),
    // A redirect is an answer, too.
    maxRedirects: 0,
    patience: [{ client: 'terraform', attemptMs: settings.timeoutMs ?? ATTEMPT_MS, retries: 1 }]
  })
  const last = typeof attempts === 'string' ? null : attempts.at(-1)
  if (last?.response.kind !== 'failed' || last.headMs !== null) return []
  const { problem } = last.response
  // The host was reached; browsers speak HTTP/2, too.
  if (problem.code === 'host-http2') return []
  const isRequired = requirements.some((each) => each.host === host && each.service === LOGIN)
  return [{ host, problem, isRequired }]
}
