// Providers that a module uses without requiring them: they come from each client's default registry.
import { MAIN_CLIENTS, type MainClient } from '../protocol/clients.ts'
import { defaultRegistry } from '../protocol/module-address.ts'
import { parseProviderPart } from '../protocol/provider-address.ts'
import { PROVIDERS } from '../protocol/services.ts'
import type { ParsedFile } from './host-references.ts'
import type { ProviderUse } from './module-scope.ts'
import type { Need, Usage } from './usage.ts'

type Implied = { readonly use: ProviderUse; readonly clients: readonly MainClient[] }

/** One usage for each such provider, at its first use (Terraform addrs/provider.go). */
export function impliedProviders(files: readonly ParsedFile[]): readonly Usage[] {
  if (files.every(({ scope }) => scope.providerUses.size === 0)) return []
  const found = new Map<string, Implied>()
  // Most modules are the same to both clients.
  const isShared = files.every(({ kind }) => kind.clients.length === MAIN_CLIENTS.length)
  for (const clients of isShared ? [MAIN_CLIENTS] : MAIN_CLIENTS.map((client) => [client])) {
    const read = files.filter(({ kind }) => clients.every((one) => kind.clients.includes(one)))
    for (const [localName, use] of unrequired(read)) {
      const before = found.get(localName)
      if (before === undefined) found.set(localName, { use: use(), clients })
      else found.set(localName, { ...before, clients: [...before.clients, ...clients] })
    }
  }
  return found.values().map(toImpliedUsage).toArray()
}

/** The first use of each provider that is not required, by local name. */
function unrequired(files: readonly ParsedFile[]): ReadonlyMap<string, () => ProviderUse> {
  const known = new Set<string | null>(['terraform'])
  for (const { references } of files) {
    for (const { localName } of references) if (localName !== null) known.add(localName)
  }
  const uses = new Map<string, () => ProviderUse>()
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

function toImpliedUsage({ use, clients }: Implied): Usage {
  const needs = NEEDS.filter((need) => clients.some((client) => need.clients.includes(client)))
  const shared = needs.length === NEEDS.length ? NEEDS : needs
  const host = needs[0]?.host ?? null
  const rest = { versions: null, isOverridden: false, isHostImplied: true }
  return { kind: 'implied_provider', host, ...use, clients, needs: shared, ...rest }
}

/** Of both clients, as in nearly every module: there may be tens of thousands of such usages. */
const NEEDS = MAIN_CLIENTS.map((client): Need => {
  return { host: defaultRegistry(client), service: PROVIDERS, clients: [client] }
})
