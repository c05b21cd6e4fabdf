// Patterns of provider addresses in the `include` and `exclude` arguments of installation methods.
import { accept, type Parsed, quoteText, refuse } from '../../go/text.ts'
import type { MainClient } from '../../protocol/clients.ts'
import { type Hostname, parseHostname } from '../../protocol/hostname.ts'
import { defaultRegistry } from '../../protocol/module-address.ts'
import { parseProviderPart } from '../../protocol/provider-address.ts'

/** A provider of a registry, normalised. */
export type ProviderId = {
  readonly host: Hostname
  readonly namespace: string
  readonly type: string
}

/** Null stands for `*`. */
export type ProviderPattern = { readonly [Part in keyof ProviderId]: ProviderId[Part] | null }

/**
 * `[HOST/]NAMESPACE/TYPE`, where `*` may stand for a part if it stands for all parts after it
 * (ParseMultiSourceMatchingPatterns in internal/getproviders/multi_source.go).
 */
export function parsePattern(text: string, client: MainClient): Parsed<ProviderPattern> {
  const wrong = (why: string) => refuse(`the pattern ${quoteText(text)} ${why}`)
  const parts = text.split('/')
  if (parts.length < 2 || parts.length > 3) return wrong('does not have two or three parts')
  const [givenType = '', givenNamespace = '', givenHost] = parts.reverse()
  const host =
    givenHost === undefined ? accept(defaultRegistry(client)) : orWildcard(givenHost, parseHostname)
  const namespace = orWildcard(givenNamespace, parseProviderPart)
  const type = orWildcard(givenType, parseProviderPart)
  if (!host.ok) return wrong(`has an invalid hostname: ${host.why}`)
  if (!namespace.ok) return wrong(`has an invalid namespace: ${namespace.why}`)
  if (!type.ok) return wrong(`has an invalid type: ${type.why}`)
  const pattern = { host: host.value, namespace: namespace.value, type: type.value }
  const isOrdered =
    (pattern.host !== null || pattern.namespace === null) &&
    (pattern.namespace !== null || pattern.type === null)
  return isOrdered ? accept(pattern) : wrong('has a part after "*" that is not "*"')
}

const orWildcard = <T>(text: string, parse: (text: string) => Parsed<T>): Parsed<T | null> =>
  text === '*' ? accept(null) : parse(text)

export const matches = (pattern: ProviderPattern, provider: ProviderId): boolean =>
  (pattern.host ?? provider.host) === provider.host &&
  (pattern.namespace ?? provider.namespace) === provider.namespace &&
  (pattern.type ?? provider.type) === provider.type
