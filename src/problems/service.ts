// Problems of the services in a discovery document: which are offered, and at which URLs.
import type { Json } from '../go/json.ts'
import {
  ALL_CLIENTS,
  CLIENT_NAMES,
  type Client,
  MAIN_CLIENTS,
  REPLACING_CLIENTS
} from '../protocol/clients.ts'
import { nearestId, PROVIDERS } from '../protocol/services.ts'
import { brief, listSome, typeName } from './brief.ts'
import { byOperator, type Cures, defineProblem, error, warning } from './problem.ts'

/** `id` is the service id, `host` the hostname for display. */
type Service = { readonly id: string; readonly host: string }

/** `url` is what the value resolves to, without user info and query. */
type Resolved = Service & { readonly url: string }

/** `offered` are the ids in the document, or in the host block at `block`, which is null for a document. */
type Missing = Service & { readonly offered: readonly string[]; readonly block: string | null }

/** `why` is what the clients print. */
type Refused = { readonly why: string }

// Enough to find a misspelled id; a document may list thousands.
const MAX_SHOWN = 20

/** What follows `the discovery document`. */
const offers = (ids: readonly string[]): string =>
  ids.length === 0 ? 'is empty' : `offers ${listSome(ids, MAX_SHOWN)}`

/** How a host can get the service, or what to use instead. */
function supplyCures(
  { id, host, offered, block }: Missing,
  isArtifactory: boolean
): string | Cures {
  const document = `the discovery document, which ${offers(offered)}`
  if (block !== null) return `add ${id} to the \`host\` block at ${block}, which ${offers(offered)}`
  if (id === PROVIDERS && isArtifactory) {
    return `configure a network mirror for the provider: Artifactory serves providers at https://${host}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${id}; the discovery document ${offers(offered)}`
  }
  const misspelled = offered.find((each) => nearestId(each) === id)
  const user =
    id === PROVIDERS
      ? `use a host that offers ${id}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`
      : `use a host that offers ${id}`
  return {
    operator:
      misspelled === undefined
        ? `add ${id} to ${document}`
        : `rename ${misspelled} to ${id} in ${document}`,
    user
  }
}

const printed = (why: string): string => `the clients print "${why}"`

export const serviceMissing = defineProblem(
  error('service-missing', 'Service is not offered', ALL_CLIENTS),
  /** The id `any` stands for any service. `isArtifactory`: the document is one of Artifactory. */
  (missing: Missing & Refused & { readonly isArtifactory: boolean }) =>
    missing.id === 'any'
      ? {
          message: `host ${missing.host} does not provide any service`,
          help: byOperator(
            `add a service to the discovery document, which ${offers(missing.offered)}`
          )
        }
      : { message: missing.why, help: supplyCures(missing, missing.isArtifactory) }
)

export const serviceVersion = defineProblem(
  error('service-version', 'Service is offered in another version', ALL_CLIENTS),
  /** Not readable: a client cannot look up such an id. */
  (missing: Missing & Refused & { readonly isReadable: boolean }) => ({
    message: missing.why,
    help: missing.isReadable
      ? supplyCures(missing, false)
      : `require an id of the form NAME.vN; the discovery document ${offers(missing.offered)}`
  })
)

export const serviceType = defineProblem(
  error('service-type', 'Service URL is not a string', ALL_CLIENTS),
  ({ id, host, value, why }: Service & Refused & { readonly value: Json }) => ({
    message: `${id} of host ${host} is ${typeName(value)}, not a string with a URL`,
    help: byOperator(`set ${id} to a URL such as "/v1/modules/"`, printed(why))
  })
)

export const serviceUrlInvalid = defineProblem(
  error('service-url-invalid', 'Service URL cannot be used', ALL_CLIENTS),
  /** `url` is null where the value is not a URL; `why` then names it. */
  ({ id, host, url, why }: Service & Refused & { readonly url: string | null }) => ({
    message:
      url === null
        ? `${id} of host ${host}: ${brief(why)}`
        : `${id} of host ${host} is "${url}", which the clients cannot connect to: ${why}`,
    help: byOperator(`set ${id} to an https:// URL, or to a path that starts with a slash`)
  })
)

export const serviceUrlCredentials = defineProblem(
  error('service-url-credentials', 'Service URL contains a user name', ALL_CLIENTS),
  ({ id, host, why }: Service & Refused) => ({
    message: `${id} of host ${host}: ${why}`,
    help: byOperator(
      'remove the user name and password from the URL, or from the redirect that leads to the document',
      'give tokens to the clients instead'
    )
  })
)

export const serviceUrlEmpty = defineProblem(
  error('service-url-empty', 'Service URL is empty', ALL_CLIENTS),
  ({ id, host, url }: Resolved) => ({
    message: `${id} of host ${host} is an empty string, which resolves to the document itself: ${url}`,
    help: byOperator(
      `set ${id} to the URL of the service, such as "/v1/${id.split('.')[0]}/", or remove it`
    )
  })
)

export const serviceUrlLooksLikeHost = defineProblem(
  error('service-url-looks-like-host', 'Service URL has no https://', ALL_CLIENTS),
  /** `value` is without its query; `why` is null where the value still resolves to a URL. */
  ({
    id,
    host,
    value,
    why
  }: Service & { readonly value: string; readonly why: string | null }) => ({
    message: `${id} of host ${host} is "${value}", which is a path and not a URL with a host`,
    help: byOperator(
      `write "https://${value}" if a host is meant`,
      why === null ? undefined : printed(why)
    )
  })
)

export const serviceUrlNoSlash = defineProblem(
  error('service-url-no-slash', 'Service URL does not end with a slash', REPLACING_CLIENTS),
  ({
    id,
    host,
    url,
    clients
  }: Resolved & {
    readonly clients: readonly Client[]
  }) => {
    const names = clients.map((client) => CLIENT_NAMES[client])
    const last = url.slice(url.lastIndexOf('/') + 1)
    return {
      message: `${id} of host ${host} does not end with a slash: ${url}`,
      help: byOperator(
        'add the slash',
        `without it ${names.slice(0, -1).join(', ')} and ${names.at(-1)} replace "${last}" with the path that they append`
      ),
      affects: clients
    }
  }
)

export const serviceUrlRelative = defineProblem(
  warning('service-url-relative', 'Service URL is relative to the document', [
    'dependabot',
    'renovate',
    'terragrunt'
  ]),
  ({ id, host, url }: Resolved) => ({
    message: `${id} of host ${host} is a path without a leading slash: Terraform and OpenTofu resolve it to ${url}, other clients do not`,
    help: byOperator('start the path with a slash, or write the complete URL')
  })
)

export const serviceUrlQuery = defineProblem(
  warning('service-url-query', 'Service URL has a query', MAIN_CLIENTS),
  ({ id, host }: Service) => ({
    message: `${id} of host ${host} has a query, which the clients drop when they append a path`,
    help: byOperator(
      'move the content of the query into the path',
      'never put a secret into the document'
    )
  })
)

export const serviceUrlInsecure = defineProblem(
  warning('service-url-insecure', 'Service URL is not https', [...MAIN_CLIENTS, 'dependabot']),
  /** `endpoint` is a field of login.v1, which only Terraform and OpenTofu read. */
  ({
    id,
    host,
    url,
    endpoint,
    hasToken
  }: Resolved & { readonly endpoint: 'authz' | 'token' | null; readonly hasToken: boolean }) =>
    endpoint === null
      ? {
          message: `${id} of host ${host} is not https: ${url}`,
          help: `use an https:// URL${hasToken ? `; the clients send the token of ${host} there in clear text` : ''}`
        }
      : {
          message: `the ${endpoint} URL in ${id} of host ${host} is not https: ${url}`,
          help: 'use an https:// URL; a login sends its token in clear text otherwise',
          affects: MAIN_CLIENTS
        }
)

export const serviceUrlCrossHost = defineProblem(
  warning('service-url-cross-host', 'Service is on another host', ['dependabot', 'renovate']),
  /** `name` is the name of the other host. */
  ({
    id,
    host,
    url,
    name,
    hasToken
  }: Resolved & { readonly name: string; readonly hasToken: boolean }) => {
    const message = `${id} of host ${host} is on another host: ${url}`
    return hasToken
      ? {
          message,
          help: `give Dependabot and Renovate a token for ${name}; Terraform and OpenTofu send it the token of ${host}`
        }
      : {
          message,
          help: `where outgoing traffic is filtered, allow ${name} as well`,
          severity: 'notice',
          affects: []
        }
  }
)
