// The required services in a discovery document, and the problems of all that it lists.

import type { Attempt, Discovery } from '../observe/visit/evidence.ts'
import type { Requirement } from '../observe/visit/requirements.ts'
import type { JsonObject } from '../rules/go/json.ts'
import { parseUrl, safeUrl, type Url, urlHost } from '../rules/go/url.ts'
import { brief } from '../rules/problems/brief.ts'
import { documentAbsent } from '../rules/problems/http/document.ts'
import { type LoginEndpoint, loginFlaw, loginType, loginUrlPort } from '../rules/problems/login.ts'
import { type Note, noteOf } from '../rules/problems/note.ts'
import { type Problem, type Reader, readBy } from '../rules/problems/problem.ts'
import {
  serviceMissing,
  serviceType,
  serviceUrlCredentials,
  serviceUrlInvalid,
  serviceUrlLooksLikeHost,
  serviceVersion
} from '../rules/problems/service.ts'
import { type Client, clientsOf, MAIN_CLIENTS, type MainClient } from '../rules/protocol/clients.ts'
import { endpointsOf, type Login, type LoginFlaw, readLogin } from '../rules/protocol/login.ts'
import * as protocol from '../rules/protocol/services.ts'
import { hideQueries } from '../rules/text/address-secrets.ts'
import * as bases from './base-urls.ts'
import { isBreaking } from './finding.ts'

/** A service as the first checked client would use it. URLs are without query and fragment. */
export type ServiceOutcome =
  | { readonly id: string; readonly kind: 'url'; readonly url: string }
  | { readonly id: string; readonly kind: 'login'; readonly login: Login }
  | { readonly id: string; readonly kind: 'problem'; readonly problem: Problem }

type FoundService = {
  readonly outcome: ServiceOutcome
  readonly notes: readonly Note[]
  readonly urls: readonly bases.UsedUrl[]
}

/** A host as some clients see it. */
type SeenHost = bases.Base & {
  readonly requirements: readonly Requirement[]
  readonly clients: readonly MainClient[]
  /** The file and line of the host block that defines the services; null for a document. */
  readonly block: string | null
  /** Who reads what is wrong with a service. */
  readonly reader: Reader
}

/** A document in which services are looked up. */
type Context = SeenHost & {
  readonly discovery: Discovery & { kind: 'found' }
  /** The ids in the document. */
  readonly offered: readonly string[]
  readonly isArtifactory: boolean
}

type Judged = { readonly services: readonly ServiceOutcome[]; readonly notes: readonly Note[] }

/**
 * Looks up every required service, and the others that the document offers. If any service is
 * enough, one that works makes the problems of the others warnings. The protocol does not say what a host
 * must offer, but a document in which nothing works, such as `{}`, is of no use to any client.
 */
export function judgeServices({ discovery }: Attempt, host: SeenHost): Judged {
  if (discovery.kind === 'found') return judgeFound(discovery, host)
  return { services: [], notes: discovery.kind === 'absent' ? [absent(discovery, host)] : [] }
}

function judgeFound(discovery: Context['discovery'], host: SeenHost): Judged {
  const { requirements, clients, reader } = host
  const offered = discovery.services.map(({ id }) => id)
  const isArtifactory = discovery.services.some(
    ({ value }) => typeof value === 'string' && value.includes('/artifactory/')
  )
  const context = { ...host, discovery, offered, isArtifactory }
  const required = requirements.map(({ service }) => service)
  const asked = required.filter((id) => id !== 'any')
  const extras = offered.filter(
    (id) => !asked.includes(id) && MAIN_CLIENTS.some((cli) => protocol.parseServiceId(id, cli).ok)
  )
  const askedJudged = asked.map((id) => judgeService(id, context))
  const works = ({ outcome, notes, urls }: FoundService) =>
    outcome.kind !== 'problem' &&
    !urls.some((used) => used.endpoint === null && bases.isUnreachable(used, host)) &&
    !notes.some((note) => isBreaking(note) && clients.some((cli) => note.affects.includes(cli)))
  const tried = extras.map((id) => judgeService(id, context))
  const satisfied = !required.includes('any') || [...askedJudged, ...tried].some(works)
  const judged = [...askedJudged, ...(satisfied ? tried.map(asExtra) : tried)]
  const used = judged.flatMap(({ urls }) => urls)
  const nothing =
    required.includes('any') && judged.length === 0
      ? [noteOf(serviceMissing({ ...context, id: 'any', why: '' }))]
      : []
  return {
    services: judged.map(({ outcome }) =>
      outcome.kind === 'problem'
        ? { ...outcome, problem: readBy(outcome.problem, reader) }
        : outcome
    ),
    notes: [...judged.flatMap(({ notes }) => notes), ...bases.judgeBases(used, host), ...nothing]
  }
}

/** A service that is not required. If no client asks for it, nothing in it can be wrong. */
function asExtra({ outcome, notes, urls }: FoundService): FoundService {
  if (!protocol.ASKED.has(outcome.id)) return { outcome, notes: [], urls: [] }
  const asUnneeded = <T>(part: T) => ({ ...part, needed: false })
  return { outcome, notes: notes.map(asUnneeded), urls: urls.map(asUnneeded) }
}

function absent(
  { absence: why, url }: Discovery & { kind: 'absent' },
  { requirements, host }: SeenHost
): Note {
  const required = requirements.map(({ service }) => service).filter((id) => id !== 'any')
  const problem = documentAbsent({ host, url: safeUrl(url), why, required })
  return noteOf(problem, { services: required.length === 1 ? required : [] })
}

/** Looks up one id as every checked client does; clients that agree share a note. */
function judgeService(id: string, context: Context): FoundService {
  const { services, url: documentUrl } = context.discovery
  const look = (client: MainClient): protocol.ServiceLookup =>
    protocol.lookUp(id, { services, documentUrl, display: context.host, client })
  // If nothing requires the service, all clients of the host.
  const askers = context.requirements.find(({ service }) => service === id)?.clients
  const lookups = (askers ?? context.clients).map((client) => ({ client, lookup: look(client) }))
  const [first, ...more] = lookups
  if (first === undefined) throw new Error('no client is checked')
  const differing = more.filter(({ lookup }) => lookup.kind !== first.lookup.kind)
  // A finding must be true of clients that are not checked, too.
  const isAlike = (client: Client) => !isMain(client) || look(client).kind === first.lookup.kind
  const affected = differing.length === 0 ? clientsOf(id).filter(isAlike) : [first.client]
  const judged = judgeLookup(id, first.lookup, affected, context)
  const differences = differing.flatMap(
    ({ client, lookup }) => judgeLookup(id, lookup, [client], context).notes
  )
  return { ...judged, notes: [...judged.notes, ...differences] }
}

// The JSON report has no room for all of a long URL.
const MAX_URL = 2048

const isMain = (client: Client): client is MainClient => MAIN_CLIENTS.some((cli) => cli === client)

function judgeLookup(
  id: string,
  lookup: protocol.ServiceLookup,
  clients: readonly Client[],
  context: Context
): FoundService {
  const { discovery, host } = context
  const notesOf = (problems: readonly Problem[]): readonly Note[] =>
    problems.map((problem) => noteOf(problem, { services: [id] }))
  switch (lookup.kind) {
    case 'url': {
      const { url, value } = lookup
      const problems = bases.urlProblems({ id, value, url, host })
      const isUsed = !problems.some(({ code }) => code === 'service-url-invalid')
      const shown = brief(safeUrl(url), MAX_URL)
      return {
        outcome: { id, kind: 'url', url: shown },
        notes: notesOf(problems),
        urls: isUsed ? [{ id, endpoint: null, url, needed: true }] : []
      }
    }
    case 'object': {
      const { login, problems } = judgeLogin(lookup.value, discovery.url, host)
      const refused = problems.find(({ severity }) => severity === 'error')
      return {
        outcome: refused ? { id, kind: 'problem', problem: refused } : { id, kind: 'login', login },
        notes: notesOf(problems),
        urls: endpointsOf(login).map((endpoint) => ({ ...endpoint, id, needed: true }))
      }
    }
    case 'bad-id':
    case 'missing':
    case 'version':
    case 'type':
    case 'bad-url': {
      const problem = problemOf(id, lookup, context)
      const note = noteOf(problem, { services: [id], clients })
      return { outcome: { id, kind: 'problem', problem }, notes: [note], urls: [] }
    }
  }
}

function problemOf(id: string, lookup: protocol.Missed, context: Context): Problem {
  const facts = { ...context, id, why: lookup.why }
  switch (lookup.kind) {
    case 'missing':
      return serviceMissing(facts)
    case 'bad-id':
    case 'version':
      return serviceVersion({ ...facts, isReadable: lookup.kind === 'version' })
    case 'type':
      return (id === protocol.LOGIN ? loginType : serviceType)({ ...facts, value: lookup.value })
    case 'bad-url': {
      const why = hideQueries(lookup.why)
      if (bases.looksLikeHost(lookup.value)) {
        return serviceUrlLooksLikeHost({ ...facts, value: bases.withoutQuery(lookup.value), why })
      }
      return lookup.reason === 'user-info'
        ? serviceUrlCredentials(facts)
        : serviceUrlInvalid({ ...facts, value: lookup.value, url: null, why })
    }
  }
}

/** The object as the clients read it, every broken rule, and endpoints that lost their port. */
function judgeLogin(fields: JsonObject, documentUrl: Url, host: string) {
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
