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
import type { Asked, AskedProvider, PerClient } from './evidence.ts'
import { askInTurn } from './gate.ts'
import type { InquiryContext } from './inquire.ts'
import { type ForClients, installationOf, openMirrors, readIndex, unite } from './mirrors.ts'
import { forEachClient, type Reading, textOf } from './question.ts'
import { askService } from './services.ts'

/** A provider; `asking`: the clients that ask its registry. */
type Wanted = ForClients & { readonly asking: readonly MainClient[] }

/**
 * Each provider once, by its key.
 * @param isInstalled whether it is a part of the client, or installed from a directory
 */
export function providersIn(
  roots: readonly Root[],
  isInstalled: (provider: ProviderId, root: Root) => boolean
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

/** What is listed of each provider. */
export async function askProviders(
  wanted: ReadonlyMap<string, Wanted>,
  context: InquiryContext
): Promise<ReadonlyMap<string, PerClient<AskedProvider>>> {
  const indexOf = openMirrors(readIndex, context)
  const providers = new Map<string, PerClient<AskedProvider>>()
  const hostOf = ([, { address }]: readonly [string, Wanted]) => address.host
  await askInTurn(wanted, hostOf, context, async ([key, provider]) => {
    const { address, asking } = provider
    const ofRegistry = askService(
      PROVIDERS,
      address.host,
      asking,
      urlFor(address),
      VERSIONS,
      context
    )
    const ofClients = await forEachClient(provider.clients, async (client) => {
      const installation = await installationOf(client, provider, indexOf, context)
      const { [client]: answer } = await ofRegistry
      const movedTo = isLost(address, client, answer)
        ? await namespaceOf(address, client, context)
        : null
      const asked = installation === null ? answer : unite(installation, answer)
      return { asked, installation, movedTo }
    })
    providers.set(key, ofClients)
  })
  return providers
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
