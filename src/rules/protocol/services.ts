// The services of a discovery document: their ids, and how each client looks one up and reads its URL.
import { isObject, type Json, type JsonObject } from '../go/json.ts'
import { accept, type Parsed, refuse } from '../go/text.ts'
import { parseUrl, resolveReference, type Url } from '../go/url.ts'
import type { MainClient } from './clients.ts'
import { marked, named, type Text } from './marked-text.ts'

// Servers accept no longer URL, and no login.v1 is longer. A document of 1 MiB may consist of one value.
export const MAX_VALUE = 4096

/** A service with its value as the document has it; undefined if its text has more than `MAX_VALUE` characters. */
export type OfferedService = { readonly id: string; readonly value: Json | undefined }

/** The ids that Terraform and OpenTofu look up. */
export const MODULES = 'modules.v1'
export const PROVIDERS = 'providers.v1'
export const LOGIN = 'login.v1'
/** The `cloud` block. */
export const CLOUD = 'tfe.v2'
/** The `remote` backend. */
export const REMOTE = 'tfe.v2.1'
/** The provider `tfe`. */
export const TFE_PROVIDER = 'tfe.v2.2'

// Clients append paths to the URLs of these services.
const WITH_PATHS = [MODULES, PROVIDERS, CLOUD, REMOTE, TFE_PROVIDER]
const WITHOUT_PATHS = [LOGIN, 'motd.v1', 'versions.v1', 'cloudplugin.v1', 'stacksplugin.v1']

const serviceName = (id: string): string => id.split('.', 1)[0] ?? ''
const isNamedIn = (ids: readonly string[], id: string): boolean =>
  ids.some((other) => serviceName(other) === serviceName(id))

/** Clients append paths to the URL, whatever the version. Only tests use `state.v2`. */
export const hasPaths = (id: string): boolean => isNamedIn([...WITH_PATHS, 'state.v2'], id)

/** The ids that clients ask for. */
export const ASKED: ReadonlySet<string> = new Set([...WITH_PATHS, ...WITHOUT_PATHS])

/** A service of this name exists, in any version. */
export const isKnown = (id: string): boolean => hasPaths(id) || isNamedIn(WITHOUT_PATHS, id)

/** The id that differs in case or in the `v` of its version, or in one letter of a name of five or more; null for a known id, or if none is near. */
export function nearestId(id: string): string | null {
  const [, name = '', major = '1'] = /^([a-z]+)(?:\.v?(\d+))?$/i.exec(id) ?? []
  const versioned = `${name.toLowerCase()}.v${major}`
  if (versioned !== id && ASKED.has(versioned)) return versioned
  if (isKnown(id)) return null
  const plain = id.toLowerCase()
  const written = serviceName(plain)
  const isNear = (asked: string) =>
    asked === plain ||
    (asked.slice(serviceName(asked).length) === plain.slice(written.length) &&
      serviceName(asked).length >= 5 &&
      isOneEditApart(serviceName(asked), written))
  return [...ASKED].find(isNear) ?? null
}

/** One letter is added, missing, another, or exchanged with the next one. */
export function isOneEditApart(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  )
}

/** A service id in its two parts, split at the first dot. */
type ServiceId = { readonly name: string; readonly version: string }

const CHARACTER = '[0-9A-Za-z~-]'
const words = (first: string): string => `${first}${CHARACTER}*(?:\\.${CHARACTER}+)*`
/** The versions of hashicorp/go-version. Groups: dotted numbers, a pre-release that starts with a digit, another one, and a build. */
export const GO_VERSION = `v?([0-9]+(?:\\.[0-9]+)*)(?:-(${words('[0-9]')})|-?(${words('[A-Za-z~-]')}))?(?:\\+(${words(CHARACTER)}))?`
const TERRAFORM_VERSION = new RegExp(`^${GO_VERSION}$`)
const MAX_INT64 = 2n ** 63n - 1n
const MAX_UINT64 = 2n ** 64n - 1n

/** A client does this before it looks into a document (svchost disco/host.go, parseServiceID); `why` is its text. */
export function parseServiceId(id: string, client: MainClient): Parsed<ServiceId> {
  const dot = id.indexOf('.')
  if (dot < 0) return refuse(`invalid service ID format (i.e. service.vN): ${id}`)
  const name = id.slice(0, dot)
  const version = id.slice(dot + 1)
  switch (client) {
    case 'terraform': {
      const numbers = TERRAFORM_VERSION.exec(version)?.[1]
      const fits = numbers?.split('.').every((part) => isAtMost(part, MAX_INT64))
      if (fits) return accept({ name, version })
      return refuse(`invalid service version: Malformed version: ${version}`)
    }
    case 'opentofu': {
      // Ids such as tfe.v2.1 are older than this rule: of tfe, only the major version is checked.
      const major = name === 'tfe' ? (version.split('.')[0] ?? '') : version
      return /^v\d+$/.test(major) && isAtMost(major.slice(1), MAX_UINT64)
        ? accept({ name, version })
        : refuse('invalid service version: must be "v" followed by an integer major version number')
    }
  }
}

// A conversion to BigInt takes more than linear time, and an id may have a million digits.
const isAtMost = (digits: string, max: bigint): boolean =>
  digits.replace(/^0+/, '').length <= String(max).length && BigInt(digits) <= max

/** Why a client finds no service. `why` is what it prints, `value` what the document has. */
export type Missed =
  | { readonly kind: 'bad-id' | 'missing' | 'version'; readonly why: Text }
  | { readonly kind: 'type'; readonly why: Text; readonly value: Json }
  | (Pick<RefusedUrl, 'reason' | 'why'> & { readonly kind: 'bad-url'; readonly value: string })

/** The result when a client asks a document for a service. */
export type ServiceLookup =
  | { readonly kind: 'url'; readonly url: Url; readonly value: string }
  | { readonly kind: 'object'; readonly value: JsonObject }
  | Missed

type LookupContext = {
  /** Null when the host has no document: 404, or `null`. */
  readonly services: readonly OfferedService[] | null
  /** The URL that the document came from, after redirects. */
  readonly documentUrl: Url
  /** The host as it is shown. */
  readonly display: string
  readonly client: MainClient
}

/** svchost disco/host.go, ServiceURL, ServiceOAuthClient. For the clients, a wrong type is a missing version. */
export function lookUp(id: string, context: LookupContext): ServiceLookup {
  const parsed = parseServiceId(id, context.client)
  if (!parsed.ok) return { kind: 'bad-id', why: parsed.why }
  const { name } = parsed.value
  if (context.services === null)
    return { kind: 'missing', why: `host does not provide a ${name} service` }
  const offered = context.services.find((service) => service.id === id)
  if (offered !== undefined) return readValue(offered, parsed.value, context)
  return context.services.some((service) => service.id.startsWith(`${name}.`))
    ? { kind: 'version', why: noVersion(parsed.value, context) }
    : {
        kind: 'missing',
        why: marked`host ${named(context.display)} does not provide a ${name} service`
      }
}

function readValue(
  { id, value }: OfferedService,
  asked: ServiceId,
  context: LookupContext
): ServiceLookup {
  if (value === undefined) {
    const why = `its value has more than ${MAX_VALUE} characters, which this check does not read`
    return { kind: 'bad-url', reason: 'syntax', why, value: '' }
  }
  // The one service whose value is an object.
  if (id === LOGIN) {
    if (isObject(value)) return { kind: 'object', value }
    const why = `service ${id} must be declared with an object value in the service discovery document`
    return { kind: 'type', why, value }
  }
  if (typeof value !== 'string') return { kind: 'type', why: noVersion(asked, context), value }
  const url = resolveServiceUrl(context.documentUrl, value)
  if (url.ok) return { kind: 'url', url: url.value, value }
  const why = `failed to parse service URL: ${url.why}`
  return { kind: 'bad-url', reason: url.reason, why, value }
}

/** The clients print this where a host has a service in other versions only. */
function noVersion({ name, version }: ServiceId, { client, display }: LookupContext): Text {
  // OpenTofu prints the number that it parsed, Terraform the text that it was given.
  const shown = client === 'terraform' ? version : `${BigInt(/\d+/.exec(version)?.[0] ?? 0)}`
  return marked`host ${named(display)} does not support ${name} version ${shown}`
}

/** `why` is the clients' message without its `failed to parse service URL: `. */
type RefusedUrl = {
  readonly ok: false
  /** Go cannot parse it, it is neither http nor https, or it has a user name. */
  readonly reason: 'syntax' | 'scheme' | 'user-info'
  readonly why: string
}

/** parseURL of svchost disco/host.go: only a relative value is resolved, the dot segments of an absolute one stay. */
export function resolveServiceUrl(
  documentUrl: Url,
  value: string
): { readonly ok: true; readonly value: Url } | RefusedUrl {
  const parsed = parseUrl(value)
  if (!parsed.ok) return { ...parsed, reason: 'syntax' }
  const isRelative = parsed.value.scheme === ''
  const url = isRelative ? resolveReference(documentUrl, parsed.value) : parsed.value
  if (url.scheme !== 'http' && url.scheme !== 'https') {
    return { ok: false, reason: 'scheme', why: `unsupported scheme ${url.scheme}` }
  }
  // A relative value inherits the user info of a redirect's Location, and is then refused, too.
  if (url.user !== null) {
    const why = 'embedded username/password information is not permitted'
    return { ok: false, reason: 'user-info', why }
  }
  return { ok: true, value: { ...url, fragment: '' } }
}

// Both stop without a token, whatever the host (internal/cloud/backend.go, "Required token could not be found").
export const STATE: readonly string[] = [CLOUD, REMOTE]
const REGISTRY = [MODULES, PROVIDERS]

/** Hosts that serve nothing without a token, although their discovery documents are public. */
const PRIVATE_HOSTS = [
  // HCP Terraform: "you must authenticate" (developer.hashicorp.com/terraform/cloud-docs/registry/using).
  { matches: /^app\.(eu\.)?terraform\.io$/, services: [...STATE, ...REGISTRY] },
  // docs.env0.com/docs/private-registry, docs.env0.com/docs/login
  { matches: /^api\.env0\.com$/, services: REGISTRY },
  { matches: /^backend\.api\.env0\.com$/, services: STATE },
  // An account is a subdomain (docs.scalr.io/docs/cli).
  { matches: /\.scalr\.io$/, services: STATE }
]

/** The services that a host is known to refuse without a token. */
export const servicesWithToken = (host: string): readonly string[] =>
  PRIVATE_HOSTS.find(({ matches }) => matches.test(host))?.services ?? []

/** The variables that give to a `cloud` block what it lacks. */
export const STATE_VARIABLES = {
  organization: 'TF_CLOUD_ORGANIZATION',
  workspaces: 'TF_WORKSPACE'
} as const

export type StatePart = keyof typeof STATE_VARIABLES
