// Providers that a module uses without requiring them.
import { MAIN_CLIENTS, type MainClient } from '../protocol/clients.ts'
import { defaultRegistry } from '../protocol/module-address.ts'
import { parseProviderPart } from '../protocol/provider-address.ts'
import { PROVIDERS } from '../protocol/services.ts'
import type { ParsedFile } from './host-references.ts'
import type { ProviderUse } from './module-scope.ts'
import type { Need, Usage } from './usage.ts'

/** At the first use of each provider. It comes from each client's default registry (Terraform addrs/provider.go). */
export function impliedProviders(files: readonly ParsedFile[]): readonly Usage[] {
  if (files.every(({ scope }) => scope.providerUses.size === 0)) return []
  const found = new Map<string, ProviderUse & Pick<Usage, 'clients'>>()
  // Most modules are the same to both clients.
  const isSame = files.every(({ kind }) => kind.clients.length === MAIN_CLIENTS.length)
  for (const readers of isSame ? [MAIN_CLIENTS] : MAIN_CLIENTS.map((client) => [client])) {
    const read = files.filter(({ kind }) => readers.every((one) => kind.clients.includes(one)))
    for (const [localName, use] of unrequired(read)) {
      const before = found.get(localName)
      const clients = before === undefined ? readers : [...before.clients, ...readers]
      found.set(localName, { ...(before ?? use), clients })
    }
  }
  return Array.from(found.values(), ({ text, address, place, clients }): Usage => {
    const { host, isHostImplied, needs } = neededByImplied(clients)
    const about = { text, address, place, clients, isOverridden: false, needs }
    return { kind: 'implied_provider', host, isHostImplied, ...about }
  })
}

export function neededByImplied(clients: readonly MainClient[]) {
  // There may be tens of thousands of such usages, nearly all of them of both clients.
  const isShared = clients.length === MAIN_CLIENTS.length
  const needs = isShared
    ? NEEDS
    : NEEDS.filter((_, at) => clients.some((client) => client === MAIN_CLIENTS[at]))
  return { host: needs[0]?.host ?? null, isHostImplied: true, needs }
}

const NEEDS = MAIN_CLIENTS.map((client): Need => {
  return { host: defaultRegistry(client), service: PROVIDERS, clients: [client] }
})

/** The first use of each provider that is not required, by local name. */
function unrequired(files: readonly ParsedFile[]): ReadonlyMap<string, ProviderUse> {
  const known = new Set<string | null>(['terraform'])
  for (const { references } of files) for (const { localName } of references) known.add(localName)
  const uses = new Map<string, ProviderUse>()
  for (const { scope, isContext } of files) {
    if (isContext) continue
    for (const [localName, use] of scope.providerUses) {
      if (known.has(localName)) continue
      known.add(localName)
      if (parseProviderPart(localName).ok) uses.set(localName, use)
    }
  }
  return uses
}
