// Whether a discovery document offers the required services, and the problems of all that it lists.
import { parseUrl, safeUrl, type Url } from '../go/url.ts'
import { brief } from '../problems/brief.ts'
import { documentAbsent } from '../problems/document.ts'
import { loginType } from '../problems/login.ts'
import type { Problem } from '../problems/problem.ts'
import { serviceMissing, serviceType, serviceVersion } from '../problems/service.ts'
import {
  serviceUrlCredentials,
  serviceUrlInvalid,
  serviceUrlLooksLikeHost
} from '../problems/service-url.ts'
import { type Client, clientsOf, MAIN_CLIENTS, type MainClient } from '../protocol/clients.ts'
import { showHostname } from '../protocol/hostname.ts'
import type { AddressKind } from '../protocol/hosts/address-kind.ts'
import type { Login } from '../protocol/login.ts'
import {
  isAsked,
  LOGIN,
  type Lookup,
  lookUp,
  type Missed,
  nothingProvided,
  parseServiceId
} from '../protocol/services.ts'
import type { Discovery, Visit } from '../visit/evidence.ts'
import type { Requirement } from '../visit/requirements.ts'
import { type Base, isUnreachable, judgeBases, type UsedUrl } from './base-urls.ts'
import { type Draft, draftOf, isBreaking, narrowedTo } from './finding.ts'
import { judgeLogin } from './login.ts'
import { looksLikeHost, urlProblems, withoutQuery, withoutSecrets } from './service-url.ts'

/** A service as the first checked client would use it. URLs are without query and fragment. */
export type ServiceOutcome =
  | { readonly id: string; readonly kind: 'url'; readonly url: string }
  | { readonly id: string; readonly kind: 'login'; readonly login: Login }
  | { readonly id: string; readonly kind: 'problem'; readonly problem: Problem }

export type JudgedServices = {
  readonly services: readonly ServiceOutcome[]
  readonly drafts: readonly Draft[]
}

type Judged = {
  readonly outcome: ServiceOutcome
  readonly drafts: readonly Draft[]
  /** The URLs that a client would use. */
  readonly urls: readonly UsedUrl[]
}
type Context = {
  readonly visit: Visit
  readonly discovery: Discovery & { kind: 'found' }
  readonly documentUrl: Url
  readonly display: string
  /** The checked clients that require anything of the host. */
  readonly clients: readonly MainClient[]
  readonly requirements: readonly Requirement[]
  readonly block: string | null
  readonly base: Base
}

/** What some clients see of a host. */
export type SeenServices = {
  readonly visit: Visit
  readonly requirements: readonly Requirement[]
  readonly clients: readonly MainClient[]
  /** The file and line of the host block that defines the services; null for a document. */
  readonly block: string | null
  /** Where the host is. */
  readonly kind: AddressKind
}

// Servers accept no longer URL; a document may contain a megabyte of it.
const MAX_URL = 2048

// A document may list thousands of services; reports contain this many that are not required.
const MAX_LISTED = 200

/**
 * Looks up every required service, and the others that the document offers. If any service is
 * enough, one that works makes the problems of the others warnings.
 */
export function judgeServices(seen: SeenServices): JudgedServices {
  const { visit, requirements, clients, block, kind } = seen
  const { discovery } = visit.attempt
  const display = showHostname(visit.host)
  if (discovery.kind === 'failed' || discovery.kind === 'skipped') {
    return { services: [], drafts: [] }
  }
  const required = requirements.map(({ service }) => service)
  if (discovery.kind === 'absent') {
    return { services: [], drafts: [absent(discovery, display, required)] }
  }
  const documentUrl = parseUrl(discovery.url)
  if (!documentUrl.ok) throw new Error(`${discovery.url} was requested but is no URL`)
  const context: Context = {
    visit,
    discovery,
    documentUrl: documentUrl.value,
    display,
    clients,
    requirements,
    block,
    base: {
      hostname: visit.host,
      host: display,
      hasToken: visit.credentials?.hasToken === true,
      kind
    }
  }
  return judgeFound(context, required)
}

function judgeFound(context: Context, required: readonly string[]): JudgedServices {
  const { discovery, clients } = context
  const asked = required.filter((id) => id !== 'any')
  const others = discovery.services
    .map(({ id }) => id)
    .filter((id) => !asked.includes(id) && MAIN_CLIENTS.some((each) => parseServiceId(id, each).ok))
    .slice(0, MAX_LISTED)
  const askedJudged = asked.map((id) => judgeService(id, true, context))
  const works = ({ outcome, drafts, urls }: Judged) =>
    outcome.kind !== 'problem' &&
    !urls.some(({ endpoint, url }) => endpoint === null && isUnreachable(url, context.base)) &&
    !drafts.some(
      (draft) => isBreaking(draft) && clients.some((each) => draft.problem.affects.includes(each))
    )
  const tried = others.map((id) => judgeService(id, true, context))
  const satisfied = !required.includes('any') || [...askedJudged, ...tried].some(works)
  const judged = [
    ...askedJudged,
    ...(satisfied ? others.map((id) => judgeService(id, false, context)) : tried)
  ]
  const nothing =
    required.includes('any') && judged.length === 0
      ? [draftOf(serviceMissing({ ...foundIn('any', context), why: '' }))]
      : []
  return {
    services: judged.map(({ outcome }) => outcome),
    drafts: [
      ...judged.flatMap(({ drafts }) => drafts),
      ...judgeBases(
        judged.flatMap(({ urls }) => urls),
        context.base
      ),
      ...nothing
    ]
  }
}

function absent(
  { why, url: documentUrl }: Discovery & { kind: 'absent' },
  host: string,
  requiredIds: readonly string[]
): Draft {
  const seen = parseUrl(documentUrl)
  const url = seen.ok ? safeUrl(seen.value) : host
  const required = requiredIds.filter((id) => id !== 'any')
  const names = [...new Set(required.map((id) => id.split('.')[0] ?? id))]
  const clientErrors = names.map(nothingProvided)
  const service = required.length === 1 ? (required[0] ?? null) : null
  return draftOf(documentAbsent({ host, url, why, required, clientErrors }), service)
}

/** What every checked client finds under one id; clients that agree share a finding. */
function judgeService(id: string, needed: boolean, context: Context): Judged {
  const look = (client: MainClient): Lookup => {
    const { discovery, documentUrl, display } = context
    return lookUp(id, { services: discovery.services, documentUrl, display, client })
  }
  const lookups = askersOf(id, context).map((client) => ({ client, lookup: look(client) }))
  const [first, ...more] = lookups
  if (first === undefined) throw new Error('no client is checked')
  const differing = more.filter(({ lookup }) => lookup.kind !== first.lookup.kind)
  // A finding must be true of clients that are not checked, too.
  const isAlike = (client: Client) => !isMain(client) || look(client).kind === first.lookup.kind
  const affected = differing.length === 0 ? clientsOf(id).filter(isAlike) : [first.client]
  const judged = judgeLookup(id, first.lookup, needed, affected, context)
  const drafts = differing.flatMap(
    ({ client, lookup }) => judgeLookup(id, lookup, needed, [client], context).drafts
  )
  return { ...judged, drafts: [...judged.drafts, ...drafts] }
}

/** The checked clients that require a service; for one that is not required, all of the host's. */
function askersOf(id: string, { requirements, clients }: Context): readonly MainClient[] {
  return requirements.find(({ service }) => service === id)?.clients ?? clients
}

const isMain = (client: Client): client is MainClient =>
  MAIN_CLIENTS.some((each) => each === client)

function judgeLookup(
  id: string,
  lookup: Lookup,
  needed: boolean,
  clients: readonly Client[],
  context: Context
): Judged {
  const { documentUrl, display: host } = context
  // No client asks for the others, so nothing in them can be wrong.
  const isReported = needed || isAsked(id)
  const drafts = (problems: readonly Problem[]): readonly Draft[] =>
    isReported ? problems.map((problem) => draftOf(problem, id, needed)) : []
  switch (lookup.kind) {
    case 'url': {
      const { url, value } = lookup
      const problems = urlProblems({ id, value, url, host })
      const isUsed = isReported && !problems.some(({ code }) => code === 'service-url-invalid')
      const shown = brief(safeUrl(url), MAX_URL)
      return {
        outcome: { id, kind: 'url', url: shown },
        drafts: drafts(problems),
        urls: isUsed ? [{ id, endpoint: null, url, needed }] : []
      }
    }
    case 'object': {
      const { login, problems } = judgeLogin(lookup.value, documentUrl, host)
      const refused = problems.find(({ severity }) => severity === 'error')
      return {
        outcome: refused ? { id, kind: 'problem', problem: refused } : { id, kind: 'login', login },
        drafts: drafts(problems),
        urls: endpointsOf(login, id, needed)
      }
    }
    case 'bad-id':
    case 'missing':
    case 'version':
    case 'type':
    case 'bad-url': {
      const problem = narrowedTo(problemOf(id, lookup, context), clients)
      return { outcome: { id, kind: 'problem', problem }, drafts: drafts([problem]), urls: [] }
    }
  }
}

/** The complete URLs of a login. */
const endpointsOf = (login: Login, id: string, needed: boolean): readonly UsedUrl[] =>
  (['authz', 'token'] as const).flatMap((endpoint) => {
    const url = parseUrl(login[endpoint] ?? '')
    return login[endpoint] !== null && url.ok ? [{ id, endpoint, url: url.value, needed }] : []
  })

/** A service that is looked for, and what there is. */
const foundIn = (id: string, { discovery, display: host, block }: Context) => ({
  id,
  host,
  block,
  offered: discovery.services.map((service) => service.id),
  isArtifactory: discovery.services.some(
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
