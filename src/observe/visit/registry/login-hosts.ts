// Connects to the hosts of `authz` and `token` of login.v1. What they answer to a request without a login does not matter.
import { accept } from '../../../rules/go/text.ts'
import type { Url } from '../../../rules/go/url.ts'
import { firstOfEach } from '../../../rules/problems/place.ts'
import type { Problem } from '../../../rules/problems/problem.ts'
import { hostOfUrl, showHostname } from '../../../rules/protocol/hostname.ts'
import { endpointsOf, readLogin } from '../../../rules/protocol/login.ts'
import { LOGIN, lookUp } from '../../../rules/protocol/services.ts'
import { endpointOf } from '../../network/connect.ts'
import type { Limits } from '../../network/gate.ts'
import type { Visit } from '../evidence.ts'
import type { Requirement } from '../requirements.ts'
import type { LoginFailure } from './evidence.ts'
import type { Places } from './places.ts'
import type { Send } from './send.ts'

const ATTEMPT_MS = 10_000

type LoginPorts = Send & Places & Limits

/** Each of these hosts is asked once, without a token. Hosts that discovery has reached are not asked. */
export async function askLogins(
  requirements: readonly Requirement[],
  ports: LoginPorts
): Promise<readonly LoginFailure[]> {
  const named = ports.visits
    .values()
    .flatMap((visit) => loginUrls(visit).map((url) => ({ visit, url, host: hostOfUrl(url) ?? '' })))
  const wanted = named.filter(
    ({ visit, url, host }) =>
      url.scheme === 'https' && host !== visit.host && endpointOf(url).ok && ports.isAllowed(host)
  )
  const failures = firstOfEach([...wanted], ({ host }) => host).map(async ({ visit, url }) => {
    const { host } = visit
    const problem = await whyUnreached(visit, url, ports)
    const isRequired = requirements.some((each) => each.host === host && each.service === LOGIN)
    return problem === null ? [] : [{ host, problem, isRequired }]
  })
  return (await Promise.all(failures)).flat()
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

/** Null if the host answered, whatever that was. */
async function whyUnreached(
  { host, attempt }: Visit,
  url: Url,
  { send, originOf, timeoutMs }: LoginPorts
): Promise<Problem | null> {
  const { terraform: answer } = await send({
    host,
    clients: ['terraform'],
    at: () => ({ url, origin: originOf(attempt.hops[0]) }),
    isAnonymous: true,
    headers: {},
    // A redirect is an answer, too.
    maxRedirects: 0,
    patience: ({ client }) => ({ client, attemptMs: timeoutMs ?? ATTEMPT_MS, retries: 1 }),
    accepts: () => true,
    plan: () => ({ kind: 'excerpt', maxBytes: 0 }),
    read: () => accept(null)
  })
  // Browsers speak HTTP/2, too: a host that speaks nothing else was reached, and such an outcome is no failure.
  if (answer?.outcome.kind !== 'failed') return null
  return (answer.lastHop?.status ?? null) === null ? answer.outcome.problem : null
}
