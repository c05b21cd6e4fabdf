// Patterns of provider addresses, as `include` and `exclude` of installation methods have them.
import { accept, type Parsed, quoteText, refuse } from '../../rules/go/text.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { type Hostname, parseHostname } from '../../rules/protocol/hostname.ts'
import { defaultRegistry } from '../../rules/protocol/module-address.ts'
import { parseProviderNamespace, parseProviderPart } from '../../rules/protocol/provider-address.ts'

export type ProviderId = {
  readonly host: Hostname
  readonly namespace: string
  readonly type: string
}

/** Null stands for `*`. */
export type ProviderPattern = { readonly [Part in keyof ProviderId]: ProviderId[Part] | null }

/** `[HOST/]NAMESPACE/TYPE`; all parts after `*` must be `*` (ParseMultiSourceMatchingPatterns in getproviders). */
export function parsePattern(text: string, client: MainClient): Parsed<ProviderPattern> {
  const wrong = (why: string) =>
    refuse(`the pattern ${quoteText(text)} ${why}; write [HOST/]NAMESPACE/TYPE`)
  const parts = text.split('/')
  if (parts.length < 2 || parts.length > 3) return wrong('does not have two or three parts')
  const [givenType = '', givenNamespace = '', givenHost] = parts.reverse()
  const host =
    givenHost === undefined ? accept(defaultRegistry(client)) : orWildcard(givenHost, parseHostname)
  const namespace = orWildcard(givenNamespace, (text) => parseProviderNamespace(text, client))
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
