// What a provider's source says: which registry serves it, and which providers no registry serves.

import type { Parsed } from '../go/parsed.ts'
import { accept, refuse } from '../go/parsed.ts'
import { quoteText } from '../go/quote.ts'
import type { MainClient } from './clients.ts'
import type { Hostname } from './hostname.ts'
import { parseHostname, showHostname } from './hostname.ts'
import { lookupAscii, unicodeName } from './idna.ts'
import { defaultRegistry } from './module-address.ts'

export type ProviderAddress =
  | {
      /**
       * `registry`: served by the host's `providers.v1`. `builtin`: part of the client, no host is
       * asked. `legacy`: namespace `-`, which the default registry still knows how to translate.
       */
      readonly kind: 'registry' | 'builtin' | 'legacy'
      readonly host: Hostname
      /** The host is the client's default: the source does not name one. */
      readonly hostImplied: boolean
      readonly namespace: string
      readonly type: string
    }
  /** The client refuses it, with these words: a heading, a colon, the detail. */
  | { readonly kind: 'invalid'; readonly error: string }

const BUILTIN_HOSTS: Readonly<Record<MainClient, readonly string[]>> = {
  terraform: ['terraform.io'],
  opentofu: ['terraform.io', 'opentofu.org']
}

const DEFAULT_NAMESPACE = 'hashicorp'
const LEGACY_NAMESPACE = '-'
const FORMAT =
  'Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"'

// Prefixes of repositories and programs that people leave on a type: [prefix, whose, how common].
const REDUNDANT_PREFIXES: Readonly<Record<MainClient, readonly (readonly string[])[]>> = {
  terraform: [['terraform-', 'a Terraform', 'often']],
  opentofu: [
    ['terraform-', 'a Terraform', 'often'],
    ['opentofu-', 'an OpenTofu', 'sometimes']
  ]
}

/**
 * Reads `[HOST/][NAMESPACE/]TYPE` as the client does (registry-address ParseProviderSource). Unlike
 * in a module's source the host needs no dot, none is reserved, and names are lower-cased.
 */
export function parseProviderSource(text: string, client: MainClient): ProviderAddress {
  const parts = text.split('/')
  if (parts.length > 3 || parts.includes('')) return { kind: 'invalid', error: FORMAT }
  const [givenType = '', givenNamespace, givenHost] = parts.reverse()
  const type = parseProviderPart(givenType)
  if (!type.ok)
    return invalid('type', `${quoteText(givenType)} in source ${quoteText(text)}: ${type.why}`)
  const hostImplied = givenHost === undefined
  const host = hostImplied ? accept(defaultRegistry(client)) : parseHostname(givenHost)
  // A single part is a type without a namespace; its prefix is not looked at.
  if (givenNamespace === undefined && host.ok) {
    const rest = { hostImplied, namespace: DEFAULT_NAMESPACE, type: type.value }
    return { kind: 'registry', host: host.value, ...rest }
  }
  const namespace = readNamespace(givenNamespace ?? '')
  // The clients print the name that they could not make, so nothing stands between the quotes.
  if (!namespace.ok)
    return invalid('namespace', `"" in source ${quoteText(text)}: ${namespace.why}`)
  if (!host.ok) {
    return {
      kind: 'invalid',
      error: `Invalid provider source hostname: Invalid provider source hostname namespace "" in source ${quoteText(text)}: ${host.why}"`
    }
  }
  const address = { hostImplied, host: host.value, namespace: namespace.value, type: type.value }
  const error = addressFault(address, client)
  return error === undefined ? { kind: kindOf(address, client), ...address } : error
}

/** One name of a provider address, normalised: a DNS label without dots or doubled dashes. */
export function parseProviderPart(text: string): Parsed<string> {
  if (/^[a-z0-9]+$/.test(text)) return accept(text)
  if (text === '') return refuse('must have at least one character')
  if (text.includes('.')) return refuse('dots are not allowed')
  if (text.includes('--')) return refuse('cannot use multiple consecutive dashes')
  const label = lookupAscii(text)
  return label.ok
    ? accept(unicodeName(label.value))
    : refuse(
        'must contain only letters, digits, and dashes, and may not use leading or trailing dashes'
      )
}

type Parts = { host: Hostname; hostImplied: boolean; namespace: string; type: string }

const readNamespace = (text: string): Parsed<string> =>
  text === LEGACY_NAMESPACE ? accept(text) : parseProviderPart(text)

function kindOf({ host, namespace }: Parts, client: MainClient): 'registry' | 'builtin' | 'legacy' {
  if (namespace === LEGACY_NAMESPACE) return 'legacy'
  return namespace === 'builtin' && BUILTIN_HOSTS[client].includes(host) ? 'builtin' : 'registry'
}

function addressFault(address: Parts, client: MainClient): ProviderAddress | undefined {
  if (address.namespace === LEGACY_NAMESPACE && address.host !== defaultRegistry(client)) {
    return {
      kind: 'invalid',
      error: `Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${defaultRegistry(client)}.`
    }
  }
  for (const [prefix = '', whose = '', frequency = ''] of REDUNDANT_PREFIXES[client]) {
    if (address.type.startsWith(prefix)) {
      return prefixFault(address, { prefix, whose, frequency, client })
    }
  }
  return undefined
}

function prefixFault(
  address: Parts,
  about: { prefix: string; whose: string; frequency: string; client: MainClient }
): ProviderAddress {
  const { prefix, whose, frequency, client } = about
  const whole = `${prefix}provider-`
  const suggested = address.type.slice(whole.length)
  const shown = showProvider(address)
  if (address.type.startsWith(whole) && parseProviderPart(suggested).ok) {
    const whoseProviders = whose.split(' ')[1]
    const better = showProvider({ ...address, type: suggested }, client)
    return {
      kind: 'invalid',
      error: `Invalid provider type: Provider source ${quoteText(showProvider(address, client))} has a type with the prefix ${quoteText(whole)}, which isn't valid. Although that prefix is ${frequency} used in the names of version control repositories for ${whoseProviders} providers, provider source strings should not include it.\n\nDid you mean ${quoteText(better)}?`
    }
  }
  return {
    kind: 'invalid',
    error: `Invalid provider type: Provider source ${quoteText(shown)} has a type with the prefix ${quoteText(prefix)}, which isn't allowed because it would be redundant to name ${whose} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`
  }
}

// The whole address; for a client's readers, without its default host.
const showProvider = ({ host, namespace, type }: Parts, client?: MainClient): string =>
  client !== undefined && host === defaultRegistry(client)
    ? `${namespace}/${type}`
    : `${showHostname(host)}/${namespace}/${type}`

const invalid = (what: 'type' | 'namespace', detail: string): ProviderAddress => ({
  kind: 'invalid',
  error: `Invalid provider ${what}: Invalid provider ${what} ${detail}"`
})
