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
import type { Asked, Inquiry, PerClient } from './evidence.ts'
import type { InquiryContext } from './inquire.ts'
import { askFor } from './question.ts'
import { targetsOf } from './services.ts'
import type { Wanted } from './wanted.ts'

type AskedProvider = PerClient<Asked<ProviderVersions>>

/** Each provider once, by its key; and where the unknown ones of HashiCorp are now. */
export async function askProviders(
  wanted: ReadonlyMap<string, Wanted<ProviderId>>,
  context: InquiryContext
): Promise<Pick<Inquiry, 'providers' | 'renamed'>> {
  const providers = new Map<string, AskedProvider>()
  const renamed = new Map<string, string>()
  const all = Array.from(wanted, async ([key, { address, clients }]) => {
    const targets = targetsOf(PROVIDERS, address.host, clients, urlFor(address), context)
    const asked = await askFor(address.host, targets, readProviderVersions, context)
    providers.set(key, asked)
    const lost = clients.find((client) => isLost(address, client, asked[client]))
    const namespace = lost === undefined ? null : await namespaceOf(address, lost, context)
    if (namespace !== null) renamed.set(key, namespace)
  })
  await Promise.all(all)
  return { providers, renamed }
}

const urlFor = (address: ProviderId) => (base: Url) => providerVersionsUrl(base, address)

/** The clients then look for the namespace that the name had before there were namespaces. */
const isLost = (
  { host, namespace }: ProviderId,
  client: MainClient,
  asked: AskedProvider[MainClient]
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
  const read = (body: string) => readLegacyProvider(body, address.type)
  const targets = targetsOf(PROVIDERS, address.host, [client], urlOf, context)
  const asked = await askFor(address.host, targets, read, context)
  const outcome = asked[client]?.outcome
  return outcome?.kind === 'read' ? outcome.value : null
}
