// Asks registries which versions of providers there are.
import type { ProviderId } from '../../cli-config/installation/patterns.ts'
import type { Url } from '../../go/url.ts'
import type { MainClient } from '../../protocol/clients.ts'
import { defaultRegistry } from '../../protocol/module-address.ts'
import { PROVIDERS } from '../../protocol/services.ts'
import { readLegacyProvider } from '../../registry/answers/legacy-provider.ts'
import {
  type ProviderVersions,
  readProviderVersions
} from '../../registry/answers/provider-versions.ts'
import { providerVersionsUrl } from '../../registry/urls.ts'
import { providerKey, type Root } from '../../roots/root.ts'
import type { Asked, AskedProvider, Inquiry, PerClient } from './evidence.ts'
import { askInTurn } from './gate.ts'
import type { InquiryContext } from './inquire.ts'
import { type ForClients, installationOf, openMirrors, readIndex, unite } from './mirrors.ts'
import { type Reading, textOf } from './question.ts'
import { askService } from './services.ts'

/** What is listed of each provider, by its key; and where the unknown ones of HashiCorp are now. */
export async function askProviders(
  roots: readonly Root[],
  isInstalled: IsInstalled,
  context: InquiryContext
): Promise<Pick<Inquiry, 'providers' | 'renamed'>> {
  const providers = new Map<string, PerClient<AskedProvider>>()
  const renamed = new Map<string, string>()
  const indexOf = openMirrors(readIndex, context)
  const wanted = providersIn(roots, isInstalled)
  const hostOf = ([, { address }]: readonly [string, Wanted]) => address.host
  await askInTurn(wanted, hostOf, context, async ([key, provider]) => {
    const { address, asking } = provider
    const [ofRegistry, ofClients] = await Promise.all([
      askService(PROVIDERS, address.host, asking, urlFor(address), VERSIONS, context),
      Promise.all(
        provider.clients.map(async (client) => {
          return [client, await installationOf(client, provider, indexOf, context)] as const
        })
      )
    ])
    const entries = ofClients.map(([client, installation]) => {
      const asked = installation ? unite(installation, ofRegistry[client]) : ofRegistry[client]
      return [client, { asked, installation }] as const
    })
    providers.set(key, Object.fromEntries(entries))
    const lost = asking.find((client) => isLost(address, client, ofRegistry[client]))
    const namespace = lost === undefined ? null : await namespaceOf(address, lost, context)
    if (namespace !== null) renamed.set(key, namespace)
  })
  return { providers, renamed }
}

/** Whether the provider is a part of the client, or installed from a directory. */
type IsInstalled = (provider: ProviderId, root: Root) => boolean

/** `asking`: the clients that ask its registry. */
type Wanted = ForClients & { readonly asking: readonly MainClient[] }

/** Each provider once. */
function providersIn(
  roots: readonly Root[],
  isInstalled: IsInstalled
): ReadonlyMap<string, Wanted> {
  const wanted = new Map<string, Wanted>()
  for (const root of roots) {
    for (const { provider } of root.providers) {
      const key = providerKey(provider)
      const { clients = [], asking = [] } = wanted.get(key) ?? {}
      const asks = isInstalled(provider, root) ? [] : [root.client]
      wanted.set(key, {
        address: provider,
        clients: [...new Set([...clients, root.client])],
        asking: [...new Set([...asking, ...asks])]
      })
    }
  }
  return wanted
}

const VERSIONS: Reading<ProviderVersions> = {
  read: ({ body }) => readProviderVersions(textOf(body))
}

const urlFor = (address: ProviderId) => (base: Url) => providerVersionsUrl(base, address)

/** The clients then look for the namespace that the name had before there were namespaces. */
const isLost = (
  { host, namespace }: ProviderId,
  client: MainClient,
  asked: Asked<ProviderVersions> | undefined
): boolean =>
  namespace === 'hashicorp' &&
  host === defaultRegistry(client) &&
  asked?.outcome.kind === 'status' &&
  asked.outcome.status === 404

/** Only to suggest it (internal/getproviders/didyoumean.go of both clients). */
async function namespaceOf(
  address: ProviderId,
  client: MainClient,
  context: InquiryContext
): Promise<string | null> {
  const urlOf = urlFor({ ...address, namespace: '-' })
  const { host, type } = address
  const reading: Reading<string | null> = {
    read: ({ body }) => readLegacyProvider(textOf(body), type)
  }
  const asked = await askService(PROVIDERS, host, [client], urlOf, reading, context)
  const outcome = asked[client]?.outcome
  return outcome?.kind === 'read' ? outcome.value : null
}
