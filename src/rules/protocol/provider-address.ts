// Provider addresses as the clients read them: from a registry, built in, or legacy.
import { accept, type Parsed, quoteText, refuse } from '../go/text.ts'
import type { MainClient } from './clients.ts'
import { type Hostname, parseHostname, unicodeHostname } from './hostname.ts'
import { lookupAscii, unicodeName } from './idna.ts'
import { defaultRegistry } from './module-address.ts'

/** `builtin`: part of the client, without a request. `legacy`: namespace `-`, which the default registry translates. */
export type ProviderAddress =
  | (AddressParts & { readonly kind: 'registry' | 'builtin' | 'legacy' })
  /** The client rejects it with this error: summary, colon, detail. */
  | { readonly kind: 'invalid'; readonly error: string }

type AddressParts = {
  readonly host: Hostname
  /** The source has no host, so the client uses its default registry. */
  readonly hostImplied: boolean
  readonly namespace: string
  readonly type: string
}

const BUILTIN_HOSTS: Readonly<Record<MainClient, readonly string[]>> = {
  terraform: ['terraform.io'],
  opentofu: ['terraform.io', 'opentofu.org']
}

const DEFAULT_NAMESPACE = 'hashicorp'
const LEGACY_NAMESPACE = '-'

/** `tofu init` takes such an entry of a lock file for its own registry, too (internal/depsfile/locks.go). */
export const isOfTerraform = ({
  host,
  namespace
}: Pick<AddressParts, 'host' | 'namespace'>): boolean =>
  host === defaultRegistry('terraform') && namespace === DEFAULT_NAMESPACE

const FORMAT =
  'Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"'

export const PART_RULE =
  'must contain only letters, digits, and dashes, and may not use leading or trailing dashes'

// A prefix of repository names that people leave on a type, with words of the clients' error.
type Prefix = { readonly prefix: string; readonly whose: string; readonly frequency: string }

const TERRAFORM_PREFIX = { prefix: 'terraform-', whose: 'a Terraform', frequency: 'often' }
const OPENTOFU_PREFIX = { prefix: 'opentofu-', whose: 'an OpenTofu', frequency: 'sometimes' }
const REDUNDANT_PREFIXES: Readonly<Record<MainClient, readonly Prefix[]>> = {
  terraform: [TERRAFORM_PREFIX],
  opentofu: [TERRAFORM_PREFIX, OPENTOFU_PREFIX]
}

/** registry-address ParseProviderSource: the host needs no dot, no host is reserved, and names become lower case. */
export function parseProviderSource(text: string, client: MainClient): ProviderAddress {
  const parts = text.split('/')
  if (parts.length > 3 || parts.includes('')) return invalid(FORMAT)
  const [typeText = '', namespaceText, hostText] = parts.reverse()
  const type = parseProviderPart(typeText)
  if (!type.ok) {
    const what = `${quoteText(typeText)} in source ${quoteText(text)}`
    return invalid(`Invalid provider type: Invalid provider type ${what}: ${type.why}"`)
  }
  const hostImplied = hostText === undefined
  const host = hostImplied ? accept(defaultRegistry(client)) : parseHostname(hostText)
  // The clients do not check the prefix of a type without a namespace.
  if (namespaceText === undefined && host.ok) {
    const rest = { hostImplied, namespace: DEFAULT_NAMESPACE, type: type.value }
    return { kind: 'registry', host: host.value, ...rest }
  }
  const isLegacy = namespaceText === LEGACY_NAMESPACE
  const namespace = isLegacy
    ? accept(namespaceText)
    : parseProviderNamespace(namespaceText ?? '', client)
  // The clients print the result of the failed conversion, an empty string.
  const empty = `namespace "" in source ${quoteText(text)}`
  if (!namespace.ok) {
    return invalid(`Invalid provider namespace: Invalid provider ${empty}: ${namespace.why}"`)
  }
  const what = 'Invalid provider source hostname'
  if (!host.ok) return invalid(`${what}: ${what} ${empty}: ${host.why}"`)
  const address = { hostImplied, host: host.value, namespace: namespace.value, type: type.value }
  const error = addressMistake(address, client)
  return error === undefined ? { kind: kindOf(address, client), ...address } : invalid(error)
}

const invalid = (error: string): ProviderAddress => ({ kind: 'invalid', error })

/** Normalizes the type, or the namespace of most releases: a DNS label without dots or doubled dashes. */
export function parseProviderPart(text: string): Parsed<string> {
  if (/^[a-z0-9]+$/.test(text)) return accept(text)
  if (text === '') return refuse('must have at least one character')
  if (text.includes('.')) return refuse('dots are not allowed')
  if (text.includes('--')) return refuse('cannot use multiple consecutive dashes')
  const label = lookupAscii(text)
  return label.ok ? accept(unicodeName(label.value)) : refuse(PART_RULE)
}

// Its rules for other letters are those of the other parts.
const WITH_UNDERSCORES = /^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i

/** Terraform accepts underscores since 1.16 (registry-address 0.5.0, ParseProviderNamespace). */
export const parseProviderNamespace = (text: string, client: MainClient): Parsed<string> =>
  client === 'terraform' && WITH_UNDERSCORES.test(text)
    ? accept(text.toLowerCase())
    : parseProviderPart(text)

function kindOf({ host, namespace }: AddressParts, client: MainClient) {
  if (namespace === LEGACY_NAMESPACE) return 'legacy'
  return namespace === 'builtin' && BUILTIN_HOSTS[client].includes(host) ? 'builtin' : 'registry'
}

function addressMistake(address: AddressParts, client: MainClient): string | undefined {
  const registry = defaultRegistry(client)
  if (address.namespace === LEGACY_NAMESPACE && address.host !== registry) {
    return `Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${registry}.`
  }
  const redundant = REDUNDANT_PREFIXES[client].find(({ prefix }) => address.type.startsWith(prefix))
  return redundant && prefixMistake(address, redundant, client)
}

function prefixMistake(
  address: AddressParts,
  { prefix, whose, frequency }: Prefix,
  client: MainClient
) {
  const whole = `${prefix}provider-`
  const suggested = address.type.slice(whole.length)
  if (!address.type.startsWith(whole) || !parseProviderPart(suggested).ok) {
    return `Invalid provider type: Provider source ${quoteText(showProvider(address))} has a type with the prefix ${quoteText(prefix)}, which isn't allowed because it would be redundant to name ${whose} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`
  }
  const better = showProvider({ ...address, type: suggested }, client)
  return `Invalid provider type: Provider source ${quoteText(showProvider(address, client))} has a type with the prefix ${quoteText(whole)}, which isn't valid. Although that prefix is ${frequency} used in the names of version control repositories for ${whose.split(' ')[1]} providers, provider source strings should not include it.\n\nDid you mean ${quoteText(better)}?`
}

// The default host of `client` is left out.
export const showProvider = (
  { host, namespace, type }: AddressParts,
  client?: MainClient
): string =>
  client !== undefined && host === defaultRegistry(client)
    ? `${namespace}/${type}`
    : `${unicodeHostname(host)}/${namespace}/${type}`

/** The local name at the end of the address of a requirement. */
export const localNameIn = (address: string): string => address.replace(/^.*\./s, '')

/** The local name in a resource type such as `aws_instance`, or in a reference such as `aws.west`. */
export const impliedName = (text: string | null): string => (text ?? '').replace(/[._].*$/s, '')
