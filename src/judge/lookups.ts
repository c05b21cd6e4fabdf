// What the checked clients find under one service id of a document.
import { parseUrl, safeUrl } from '../go/url.ts'
import { brief } from '../problems/brief.ts'
import { loginType } from '../problems/login.ts'
import { type Finding, findingOf, type Problem } from '../problems/problem.ts'
import { serviceMissing, serviceType, serviceVersion } from '../problems/service.ts'
import {
  serviceUrlCredentials,
  serviceUrlInvalid,
  serviceUrlLooksLikeHost
} from '../problems/service-url.ts'
import { type Client, clientsOf, MAIN_CLIENTS, type MainClient } from '../protocol/clients.ts'
import type { Login } from '../protocol/login.ts'
import { LOGIN, lookUp, type Missed, type ServiceLookup } from '../protocol/services.ts'
import type { Discovery } from '../visit/evidence.ts'
import type { Requirement } from '../visit/requirements.ts'
import type { Base, UsedUrl } from './base-urls.ts'
import { judgeLogin } from './login.ts'
import { looksLikeHost, urlProblems, withoutQuery, withoutSecrets } from './service-url.ts'

/** A service as the first checked client would use it. URLs are without query and fragment. */
export type ServiceOutcome =
  | { readonly id: string; readonly kind: 'url'; readonly url: string }
  | { readonly id: string; readonly kind: 'login'; readonly login: Login }
  | { readonly id: string; readonly kind: 'problem'; readonly problem: Problem }

/** What is found under one id. */
export type FoundService = {
  readonly outcome: ServiceOutcome
  readonly findings: readonly Finding[]
  /** The URLs that a client would use. */
  readonly urls: readonly UsedUrl[]
}

/** What some clients see of a host. */
export type SeenHost = {
  readonly requirements: readonly Requirement[]
  /** The checked clients that require anything of the host. */
  readonly clients: readonly MainClient[]
  /** The file and line of the host block that defines the services; null for a document. */
  readonly block: string | null
  readonly base: Base
}

/** A document in which services are looked up. */
export type Context = SeenHost & {
  readonly discovery: Discovery & { kind: 'found' }
  readonly offer: ReturnType<typeof offerOf>
}

/** What every checked client finds under one id; clients that agree share a finding. */
export function judgeService(id: string, context: Context): FoundService {
  const look = (client: MainClient): ServiceLookup => {
    const { discovery, base } = context
    const { services, url: documentUrl } = discovery
    return lookUp(id, { services, documentUrl, display: base.host, client })
  }
  const lookups = askersOf(id, context).map((client) => ({ client, lookup: look(client) }))
  const [first, ...more] = lookups
  if (first === undefined) throw new Error('no client is checked')
  const differing = more.filter(({ lookup }) => lookup.kind !== first.lookup.kind)
  // A finding must be true of clients that are not checked, too.
  const isAlike = (client: Client) => !isMain(client) || look(client).kind === first.lookup.kind
  const affected = differing.length === 0 ? clientsOf(id).filter(isAlike) : [first.client]
  const judged = judgeLookup(id, first.lookup, affected, context)
  const others = differing.flatMap(
    ({ client, lookup }) => judgeLookup(id, lookup, [client], context).findings
  )
  return { ...judged, findings: [...judged.findings, ...others] }
}

/** The checked clients that require a service; for one that is not required, all of the host's. */
function askersOf(id: string, { requirements, clients }: Context): readonly MainClient[] {
  return requirements.find(({ service }) => service === id)?.clients ?? clients
}

// The JSON report has no room for all of a long URL.
const MAX_URL = 2048

const isMain = (client: Client): client is MainClient =>
  MAIN_CLIENTS.some((each) => each === client)

function judgeLookup(
  id: string,
  lookup: ServiceLookup,
  clients: readonly Client[],
  context: Context
): FoundService {
  const { discovery, base } = context
  const { host } = base
  const findings = (problems: readonly Problem[]): readonly Finding[] =>
    problems.map((problem) => findingOf(problem, { services: [id] }))
  switch (lookup.kind) {
    case 'url': {
      const { url, value } = lookup
      const problems = urlProblems({ id, value, url, host })
      const isUsed = !problems.some(({ code }) => code === 'service-url-invalid')
      const shown = brief(safeUrl(url), MAX_URL)
      return {
        outcome: { id, kind: 'url', url: shown },
        findings: findings(problems),
        urls: isUsed ? [{ id, endpoint: null, url, needed: true }] : []
      }
    }
    case 'object': {
      const { login, problems } = judgeLogin(lookup.value, discovery.url, host)
      const refused = problems.find(({ severity }) => severity === 'error')
      return {
        outcome: refused ? { id, kind: 'problem', problem: refused } : { id, kind: 'login', login },
        findings: findings(problems),
        urls: endpointsOf(login, id)
      }
    }
    case 'bad-id':
    case 'missing':
    case 'version':
    case 'type':
    case 'bad-url': {
      const problem = problemOf(id, lookup, context)
      const finding = findingOf(problem, { services: [id], clients })
      return { outcome: { id, kind: 'problem', problem }, findings: [finding], urls: [] }
    }
  }
}

/** The complete URLs of a login. */
const endpointsOf = (login: Login, id: string): readonly UsedUrl[] =>
  (['authz', 'token'] as const).flatMap((endpoint) => {
    const url = parseUrl(login[endpoint] ?? '')
    return login[endpoint] !== null && url.ok
      ? [{ id, endpoint, url: url.value, needed: true }]
      : []
  })

/** A service that is looked for, and what there is. */
export const foundIn = (id: string, { offer, base, block }: Context) => ({
  id,
  host: base.host,
  block,
  ...offer
})

/** What a document offers, for the messages about all services that are looked for in it. */
export const offerOf = ({ services }: Context['discovery']) => ({
  offered: services.map(({ id }) => id),
  isArtifactory: services.some(
    ({ value }) => typeof value === 'string' && value.includes('/artifactory/')
  )
})

/** The problem of a service that a client does not find. */
function problemOf(id: string, lookup: Missed, context: Context): Problem {
  const found = { ...foundIn(id, context), why: lookup.why }
  switch (lookup.kind) {
    case 'missing':
      return serviceMissing(found)
    case 'bad-id':
    case 'version':
      return serviceVersion({ ...found, isReadable: lookup.kind === 'version' })
    case 'type': {
      const { value } = lookup
      return id === LOGIN ? loginType({ ...found, value }) : serviceType({ ...found, value })
    }
    case 'bad-url': {
      const why = withoutSecrets(lookup.why)
      if (looksLikeHost(lookup.value)) {
        return serviceUrlLooksLikeHost({ ...found, value: withoutQuery(lookup.value), why })
      }
      return lookup.reason === 'user-info'
        ? serviceUrlCredentials(found)
        : serviceUrlInvalid({ ...found, url: null, why })
    }
  }
}
