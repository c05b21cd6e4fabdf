// Providers that a module uses without requiring them: the clients take them from their default registry.
import type { MainClient } from '../protocol/clients.ts'
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import { defaultRegistry } from '../protocol/module-address.ts'
import { parseProviderPart } from '../protocol/provider-address.ts'
import type { FileMentions } from './file-mentions.ts'
import type { ProviderUse } from './module-scope.ts'
import type { Usage } from './usage.ts'

const PROVIDERS = 'providers.v1'

/** One usage for each such provider, where it is used first (Terraform addrs/provider.go). */
export function impliedProviders(files: readonly FileMentions[]): readonly Usage[] {
  const required = new Set<string | null>()
  const found = new Map<string, { readonly use: ProviderUse; readonly clients: MainClient[] }>()
  for (const client of MAIN_CLIENTS) {
    required.clear()
    const read = files.filter(({ kind }) => kind.clients.includes(client))
    for (const { mentions } of read) {
      for (const { localName } of mentions) required.add(localName)
    }
    for (const { scope, isContext } of read) {
      if (isContext) continue
      for (const [localName, use] of scope.providerUses) {
        if (localName === 'terraform' || required.has(localName)) continue
        required.add(localName)
        if (!parseProviderPart(localName).ok) continue
        const before = found.get(localName)
        if (before === undefined) found.set(localName, { use, clients: [client] })
        else before.clients.push(client)
      }
    }
  }
  return found.values().map(toImpliedUsage).toArray()
}

function toImpliedUsage(given: {
  readonly use: ProviderUse
  readonly clients: readonly MainClient[]
}): Usage {
  const { use, clients } = given
  const needs = clients.map((client) => {
    return { host: defaultRegistry(client), service: PROVIDERS, clients: [client] }
  })
  const { text, address, place } = use
  const host = needs[0]?.host ?? null
  const rest = { versions: null, isOverridden: false, isHostImplied: true }
  return { kind: 'implied_provider', host, text, address, place, clients, needs, ...rest }
}
