// Problems of the services in a discovery document: which are offered, and their URLs.
import type { Json } from '../go/json.ts'
import { hasPlaceholder } from '../protocol/advice/address-advice.ts'
import { hasRepositories } from '../protocol/advice/pages.ts'
import { FROM_DOCUMENTATION } from '../protocol/advice/provider-advice.ts'
import {
  ALL_CLIENTS,
  CLIENT_NAMES,
  type Client,
  clientsOf,
  MAIN_CLIENTS
} from '../protocol/clients.ts'
import { listSome, marked, named, naming, type Text } from '../protocol/marked-text.ts'
import { isKnown, nearestId, PROVIDERS } from '../protocol/services.ts'
import { brief, printed, showSome, typeName } from './brief.ts'
import { type Cures, problem } from './problem.ts'

/** `id` is the service id. */
export type Service = { readonly id: string; readonly host: string }

/** `offered` are ids in the document, or in the host block at `block`, which is null for a document. */
type MissingService = Service & {
  readonly offered: readonly string[]
  readonly block: string | null
}

/** `why` is what the clients print. */
export type Why = { readonly why: Text }

/** The words that follow `the discovery document`. */
const offers = ({ offered }: MissingService): string =>
  offered.length === 0 ? 'is empty' : `offers ${showSome(offered, 20, brief)}`

/** How a host can get the service, or what to use instead. */
function supplyCures(missing: MissingService, isArtifactory: boolean): Text | Cures {
  const { id, host, offered, block } = missing
  const document = `the discovery document, which ${offers(missing)}`
  if (block !== null) return `add ${id} to the \`host\` block at ${block}, which ${offers(missing)}`
  if (id === PROVIDERS && hasRepositories(host)) return FROM_DOCUMENTATION
  if (id === PROVIDERS && isArtifactory) {
    return marked`configure a network mirror for the provider: Artifactory serves providers at https://${named(host)}/artifactory/api/terraform/REPOSITORY/providers/, not as ${id}`
  }
  // Only a known id is meant by another.
  const misspelled = isKnown(id) ? offered.find((name) => nearestId(name) === id) : undefined
  const user =
    id === PROVIDERS
      ? `configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`
      : `use a host that offers ${id}`
  return {
    operator:
      misspelled === undefined
        ? `add ${id} to ${document}`
        : `rename ${misspelled} to ${id} in ${document}`,
    user
  }
}

/** The id `any` stands for any service. `isArtifactory`: the document is one of Artifactory. */
export const serviceMissing = (missing: MissingService & Why & { isArtifactory: boolean }) =>
  missing.id === 'any'
    ? problem('service-missing', {
        message: marked`host ${named(missing.host)} does not provide any service`,
        operator: `add a service to the discovery document, which ${offers(missing)}`
      })
    : problem('service-missing', {
        message: missing.why,
        help: supplyCures(missing, missing.isArtifactory)
      })

/** Not readable: a client cannot look up such an id. */
export const serviceVersion = (missing: MissingService & Why & { isReadable: boolean }) =>
  problem('service-version', {
    message: missing.why,
    help: missing.isReadable
      ? supplyCures(missing, false)
      : `require an id of the form NAME.vN; the discovery document ${offers(missing)}`
  })

export const serviceType = ({ id, host, value, why }: Service & Why & { value: Json }) =>
  problem('service-type', {
    message: marked`${id} of host ${named(host)} is ${typeName(value)}, not a string with a URL`,
    operator: `set ${id} to a URL such as "/v1/modules/"`,
    note: printed(why)
  })

/** `url` is what the value resolves to, without user info and query. */
type ResolvedService = Service & { readonly url: string }

type InvalidUrl = Service & {
  readonly why: string
  readonly url: string | null
  /** As in the document. */
  readonly value: string
}

/** `url` is null where the value is not a URL; `why` then names it. */
export const serviceUrlInvalid = ({ id, host, url, why, value }: InvalidUrl) =>
  problem('service-url-invalid', {
    message:
      url === null
        ? marked`${id} of host ${named(host)}: ${naming(host, brief(why))}`
        : marked`${id} of host ${named(host)} is "${named(url)}", which the clients cannot connect to: ${why}`,
    operator: hasPlaceholder(value)
      ? 'replace the placeholder in the discovery document'
      : `set ${id} to an https:// URL, or to a path that starts with a slash`
  })

export const serviceUrlCredentials = ({ id, host, why }: Service & Why) =>
  problem('service-url-credentials', {
    message: marked`${id} of host ${named(host)}: ${why}`,
    operator:
      'remove the user name and password from the URL, or from the redirect that leads to the document',
    note: 'give tokens to the clients instead'
  })

export const serviceUrlEmpty = ({ id, host, url }: ResolvedService) =>
  problem('service-url-empty', {
    message: marked`${id} of host ${named(host)} is an empty string, which resolves to the document itself: ${named(url)}`,
    operator: `set ${id} to the URL of the service, such as "/v1/${id.split('.')[0]}/", or remove it`
  })

/** `value` is without its query; `why` is null where the value still resolves to a URL. */
type LikeHost = Service & { readonly value: string; readonly why: string | null }

export const serviceUrlLooksLikeHost = ({ id, host, value, why }: LikeHost) =>
  problem('service-url-looks-like-host', {
    message: marked`${id} of host ${named(host)} is "${named(value)}", which is a path and not a URL with a host`,
    operator: marked`write "https://${named(value)}" if a host is meant`,
    note: why === null ? undefined : printed(why)
  })

export function serviceUrlNoSlash(at: ResolvedService & { clients: readonly Client[] }) {
  const { id, host, url, clients } = at
  const names = clients.map((client) => CLIENT_NAMES[client])
  const last = url.slice(url.lastIndexOf('/') + 1)
  return problem('service-url-no-slash', {
    message: marked`${id} of host ${named(host)} does not end with a slash: ${named(url)}`,
    operator: 'add the slash',
    note: `without it ${names.slice(0, -1).join(', ')} and ${names.at(-1)} replace "${last}" with the path that they append`,
    affects: clients
  })
}

export const serviceUrlRelative = ({ id, host, url }: ResolvedService) =>
  problem('service-url-relative', {
    message: marked`${id} of host ${named(host)} is a path without a leading slash: Terraform and OpenTofu resolve it to ${named(url)}, other clients do not`,
    operator: 'start the path with a slash, or write the complete URL'
  })

export const serviceUrlQuery = ({ id, host }: Service) =>
  problem('service-url-query', {
    message: marked`${id} of host ${named(host)} has a query, which the clients drop when they append a path`,
    operator: 'move the content of the query into the path',
    note: 'never put a secret into the document'
  })

/** A URL of a service, or of an endpoint of login.v1. */
export type ServiceUse = { readonly id: string; readonly endpoint: 'authz' | 'token' | null }

/** Several URLs with one cause: the uses, and their URLs or origins without duplicates. */
type SharedUrls = {
  readonly host: string
  readonly uses: readonly ServiceUse[]
  readonly urls: readonly string[]
}

/** `modules.v1, login.v1 (authz, token) of host h are`; `verbs` for one id and for several. */
function servicesOf({ host, uses }: SharedUrls, verbs: readonly [string, string] = ['is', 'are']) {
  const groups = Map.groupBy(uses, ({ id }) => id)
  const names = Array.from(groups, ([id, group]) => {
    const endpoints = group.flatMap(({ endpoint }) => endpoint ?? [])
    return endpoints.length === 0 ? id : `${id} (${endpoints.join(', ')})`
  })
  return marked`${showSome(names, 10, brief)} of host ${named(host)} ${names.length === 1 ? verbs[0] : verbs[1]}`
}

const urlsOf = ({ urls }: SharedUrls): Text => listSome(urls, 3, (url) => named(brief(url)))

/** The clients that use any of the services. */
const clientsOfUses = ({ uses }: SharedUrls): readonly Client[] =>
  ALL_CLIENTS.filter((client) => uses.some(({ id }) => clientsOf(id).includes(client)))

export const serviceUrlPrivate = (shared: SharedUrls) =>
  problem('service-url-private', {
    message: marked`${servicesOf(shared)} at ${urlsOf(shared)}, which clients elsewhere cannot reach`,
    operator: marked`set the external URL of the registry (also called base URL or public URL) to https://${named(shared.host)}`,
    affects: clientsOfUses(shared)
  })

const INSECURE_CLIENTS = [...MAIN_CLIENTS, 'dependabot'] as const

export function serviceUrlInsecure(shared: SharedUrls & { readonly hasToken: boolean }) {
  const isLogin = shared.uses.every(({ endpoint }) => endpoint !== null)
  const sends = isLogin
    ? 'a login sends its token in clear text otherwise'
    : marked`the clients send the token of ${named(shared.host)} there in clear text`
  const affected = clientsOfUses(shared)
  return problem('service-url-insecure', {
    message: marked`${servicesOf(shared)} not https: ${urlsOf(shared)}`,
    operator:
      shared.uses.length === 1
        ? 'use an https:// URL'
        : 'use https:// URLs, for example by setting the external URL of the registry',
    note: isLogin || shared.hasToken ? sends : undefined,
    affects: INSECURE_CLIENTS.filter((client) => affected.includes(client))
  })
}

/** `name` is the name of the other host. */
export const serviceUrlCrossHost = ({ name, ...shared }: SharedUrls & { name: string }) =>
  problem('service-url-cross-host', {
    message: marked`${servicesOf(shared)} on another host: ${urlsOf(shared)}`,
    help: marked`where outgoing traffic is filtered, allow ${named(name)} as well`
  })

export const serviceUrlOtherPort = (shared: SharedUrls) =>
  problem('service-url-other-port', {
    message: marked`${servicesOf(shared)} on another port of the same host: ${urlsOf(shared)}`,
    operator: marked`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${named(shared.host)}`
  })

export const serviceUrlDoubleSlash = (shared: SharedUrls) =>
  problem('service-url-double-slash', {
    message: marked`${servicesOf(shared, ['has', 'have'])} a double slash in the path: ${urlsOf(shared)}`,
    operator: 'remove the slash at the end of the external URL of the registry'
  })

export const serviceUrlSame = (shared: SharedUrls) =>
  problem('service-url-same', {
    message: marked`${servicesOf(shared, ['has', 'have'])} the same URL: ${urlsOf(shared)}`,
    operator: 'check both URLs',
    note: 'few registries serve modules and providers below one URL, and a copied line is more likely'
  })
