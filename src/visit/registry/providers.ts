// Asks registries, and the mirrors of `provider_installation` blocks, which versions of providers there are.
import type { ProviderId } from '../../cli-config/installation/patterns.ts'
import { accept } from '../../go/parsed.ts'
import type { Url } from '../../go/url.ts'
import type { MainClient } from '../../protocol/clients.ts'
import { defaultRegistry } from '../../protocol/module-address.ts'
import { PROVIDERS } from '../../protocol/services.ts'
import { readLegacyProvider } from '../../registry/answers/legacy-provider.ts'
import { readProviderVersions } from '../../registry/answers/provider-versions.ts'
import { providerVersionsUrl } from '../../registry/urls.ts'
import { type VersionList, versionList } from '../../roots/choice.ts'
import { providerKey, type Root } from '../../roots/root.ts'
import type { Answer, Answers, PerClient, VersionsAnswer } from './evidence.ts'
import { askInTurn } from './gate.ts'
import type { InquiryContext } from './inquire.ts'
import { askMirror, type ForClients, readIndex, unite } from './mirrors.ts'
import { askService, notAsked, type Reading, textOf } from './question.ts'

/** A provider; `asking`: the clients that ask its registry. */
type RequiredProvider = ForClients & { readonly asking: readonly MainClient[] }

/**
 * Each provider once, by its key.
 * @param isInstalled whether it is a part of the client, or installed from a directory
 */
export function providersIn(
  roots: readonly Root[],
  isInstalled: (provider: ProviderId, root: Root) => boolean
): ReadonlyMap<string, RequiredProvider> {
  const required = new Map<string, RequiredProvider>()
  for (const root of roots) {
    for (const { provider } of root.providers) {
      const key = providerKey(provider)
      const { clients = [], asking = [] } = required.get(key) ?? {}
      const asks = isInstalled(provider, root) ? [] : [root.client]
      required.set(key, {
        address: provider,
        clients: [...new Set([...clients, root.client])],
        asking: [...new Set([...asking, ...asks])]
      })
    }
  }
  return required
}

/** What is listed of each provider, by its key. */
export async function askProviders(
  required: ReadonlyMap<string, RequiredProvider>,
  context: InquiryContext
): Promise<ReadonlyMap<string, PerClient<VersionsAnswer>>> {
  const providers = new Map<string, PerClient<VersionsAnswer>>()
  const hostOf = ([, { address }]: readonly [string, RequiredProvider]) => address.host
  await askInTurn(required, hostOf, context, async ([key, provider]) => {
    const { address, asking, clients } = provider
    const { host } = address
    const ofRegistry = askService(PROVIDERS, host, asking, urlFor(address), VERSIONS, context)
    const answers = clients.map(
      async (client) => [client, await answerTo(client, provider, ofRegistry, context)] as const
    )
    providers.set(key, Object.fromEntries(await Promise.all(answers)))
  })
  return providers
}

const VERSIONS: Reading<VersionList> = {
  read: ({ body }) => {
    const read = readProviderVersions(textOf(body))
    if (!read.ok) return read
    const { texts, ...extras } = read.value
    return accept(versionList('provider', texts, extras))
  }
}

const urlFor = (address: ProviderId) => (base: Url) => providerVersionsUrl(base, address)

/** What one client learns of the versions by all of its installation methods. */
async function answerTo(
  client: MainClient,
  provider: ForClients,
  ofRegistry: Promise<Answers<VersionList>>,
  context: InquiryContext
): Promise<VersionsAnswer> {
  const { address } = provider
  const nothing = notAsked(address.host, 'service')
  const own = async (): Promise<Answer<VersionList>> => (await ofRegistry)[client] ?? nothing
  const block = context.methodsOf(address, client)
  const answers = await Promise.all(
    (block?.methods ?? []).map((method) => {
      if (method.kind === 'network')
        return askMirror(client, method, provider, 'index.json', readIndex, context)
      return method.kind === 'direct' ? own() : nothing
    })
  )
  const ofClient = await own()
  const [first, ...more] = answers
  const united = block === null ? ofClient : first === undefined ? nothing : unite([first, ...more])
  const movedTo = isLost(address, client, ofClient)
    ? await namespaceOf(address, client, context)
    : null
  const mirrors = answers.filter(({ mirror }) => mirror !== undefined)
  const installation = block && { place: block.place, methods: answers.length, mirrors }
  // Most are the answer of the registry, which the clients share.
  return movedTo === null && installation === null
    ? united
    : { ...united, ...(installation && { installation }), ...(movedTo === null ? {} : { movedTo }) }
}

/** The clients then look for the namespace that the name had before there were namespaces. */
const isLost = (
  { host, namespace }: ProviderId,
  client: MainClient,
  { outcome }: Answer<VersionList>
): boolean =>
  namespace === 'hashicorp' &&
  host === defaultRegistry(client) &&
  outcome.kind === 'status' &&
  outcome.status === 404

/** Only to suggest it (internal/getproviders/didyoumean.go of both clients). */
async function namespaceOf(
  address: ProviderId,
  client: MainClient,
  context: InquiryContext
): Promise<string | null> {
  const { host, type } = address
  const reading: Reading<string | null> = {
    read: ({ body }) => readLegacyProvider(textOf(body), type)
  }
  const urlOf = urlFor({ ...address, namespace: '-' })
  const { [client]: answer } = await askService(PROVIDERS, host, [client], urlOf, reading, context)
  return answer?.outcome.kind === 'read' ? answer.outcome.value : null
}
