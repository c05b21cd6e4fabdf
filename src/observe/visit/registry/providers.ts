// Asks registries and network mirrors which versions of providers there are, each once, and unites what all methods have.
import {
  type LocalMirror,
  type Method,
  type NetworkMirror,
  placeOfMethod
} from '../../../read/cli-config/installation.ts'
import type { ProviderId } from '../../../read/cli-config/provider-pattern.ts'
import { listIn, type VersionList, versionList } from '../../../read/roots/choice.ts'
import { providerKey, type Root } from '../../../read/roots/root.ts'
import { accept, type Parsed, refuse } from '../../../rules/go/text.ts'
import { safeUrl, showUrl, type Url } from '../../../rules/go/url.ts'
import { mirrorUrl as urlProblem } from '../../../rules/problems/init/unknown.ts'
import { groupsOf } from '../../../rules/problems/place.ts'
import type { MainClient } from '../../../rules/protocol/clients.ts'
import { type Hostname, hostOfUrl } from '../../../rules/protocol/hostname.ts'
import { defaultRegistry } from '../../../rules/protocol/module-address.ts'
import { PROVIDERS } from '../../../rules/protocol/services.ts'
import { TOO_LONG } from '../../../rules/registry/answers/decode.ts'
import * as wire from '../../../rules/registry/answers/provider-answers.ts'
import { mirrorUrl, providerVersionsUrl } from '../../../rules/registry/urls.ts'
import { parseProviderVersion } from '../../../rules/registry/version.ts'
import type { Work } from '../../../rules/registry/work.ts'
import { askInTurn, type Limits, REQUESTS_AT_ONCE } from '../../network/gate.ts'
import type { Received } from '../../network/redirects.ts'
import type { InstallWays } from '../installation.ts'
import type { Answer, Answers, Inquiry } from './evidence.ts'
import type { Places } from './places.ts'
import { bodyText, notAsked, orError, type Reading } from './question.ts'
import type { Send } from './send.ts'

/** A provider, and the clients on whose behalf it is asked for. */
type ForClients = { readonly address: ProviderId; readonly clients: readonly MainClient[] }

type ProviderPorts = Send & Places & InstallWays

/** The versions of each provider of the roots, by its key. `before` has those that are listed. */
export async function askProviders(
  roots: readonly Root[],
  ports: ProviderPorts & Limits,
  before: Inquiry['versions'] = new Map()
): Promise<Inquiry['versions']> {
  const listed = new Map(before)
  const uses = roots.flatMap((root) =>
    root.providers.flatMap(({ provider }) => {
      const isListed = before.get(providerKey(provider))?.[root.client] !== undefined
      return isListed ? [] : { provider, root }
    })
  )
  const groups = groupsOf(uses, ({ provider }) => providerKey(provider))
  const askOne = async (group: (typeof groups)[number]) => {
    const [{ provider: address }] = group
    const clients = clientsOf(group)
    // One that is a part of the client, or installed from a directory, is asked for by no client.
    const asking = clientsOf(group.filter(({ root }) => !ports.isInstalled(address, root)))
    const ofRegistry = ports.send({ ...VERSIONS, ...registryOf(address, ports), clients: asking })
    const answers = clients.map(async (client) => {
      return [client, await answerTo(client, { address, clients }, ofRegistry, ports)] as const
    })
    const key = providerKey(address)
    listed.set(key, { ...before.get(key), ...Object.fromEntries(await Promise.all(answers)) })
  }
  // Enough are pending to come before modules, from which fewer requests lead to a package.
  await askInTurn(groups, ([{ provider }]) => provider.host, ports, askOne, 4 * REQUESTS_AT_ONCE)
  return listed
}

const clientsOf = (uses: readonly { readonly root: Root }[]): readonly MainClient[] => [
  ...new Set(uses.map(({ root }) => root.client))
]

const VERSIONS: Reading<VersionList> = {
  read: ({ body }, _, work) => {
    const parsed = wire.readProviderVersions(bodyText(body))
    if (!parsed.ok) return parsed
    const { texts, ...extras } = parsed.value
    const why = texts.length === 0 ? orError(body, '') : ''
    if (why !== '') return refuse(why)
    const kept = [...texts, ...extras.warnings, ...new Set(extras.platforms)]
    if (!work.keep(kept)) return refuse(TOO_LONG)
    return accept(versionList('provider', texts, { ...extras, work }))
  }
}

/** The list of the versions of a provider, at its registry. */
const registryOf = (address: ProviderId, { belowService }: Places) => ({
  host: address.host,
  at: belowService(PROVIDERS, address.host, (base) => providerVersionsUrl(base, address))
})

/** The answer to one client about the versions, by all of its installation methods. */
async function answerTo(
  client: MainClient,
  provider: ForClients,
  ofRegistry: Promise<Answers<VersionList>>,
  ports: ProviderPorts
): Promise<Answer<VersionList>> {
  const { address } = provider
  const nothing = notAsked(address.host, 'service')
  const direct = async (): Promise<Answer<VersionList>> => (await ofRegistry)[client] ?? nothing
  const block = ports.methodsOf(address, client)
  const answers = (block?.methods ?? [DIRECT]).map((method) => {
    if (method.kind === 'direct') return direct()
    if (method.kind === 'local') return readDirectory(method, address, ports)
    return askMirror(client, method, provider, 'index.json', readIndex, ports)
  })
  const [first = nothing, ...more] = await Promise.all(answers)
  const united = unite([first, ...more])
  const movedTo = await namespaceOf(address, client, await direct(), ports)
  // Most are the answer of the registry, which the clients share.
  if (block === null && movedTo === null) return united
  const mirrors = [first, ...more].filter(({ mirror }) => mirror !== undefined)
  const installation = block && { ...block, methods: answers.length, mirrors }
  return {
    ...united,
    ...(installation && { installation }),
    ...(movedTo === null ? {} : { movedTo })
  }
}

/** Without a block, the client asks the registry. */
export const DIRECT = { kind: 'direct' } as const

/** The namespace that an unknown provider of HashiCorp has moved to, only to suggest it (getproviders/didyoumean.go). */
async function namespaceOf(
  address: ProviderId,
  client: MainClient,
  { outcome }: Answer<VersionList>,
  ports: Send & Places
): Promise<string | null> {
  const { host, namespace, type } = address
  const isUnknown = outcome.kind === 'status' && outcome.status === 404
  if (!isUnknown || namespace !== 'hashicorp' || host !== defaultRegistry(client)) return null
  const { [client]: answer } = await ports.send({
    ...registryOf({ ...address, namespace: '-' }, ports),
    clients: [client],
    read: ({ body }) => wire.readLegacyProvider(bodyText(body), type)
  })
  return answer?.outcome.kind === 'read' ? answer.outcome.value : null
}

/** The versions of a provider in a directory. Without the provider, the client goes on as after a registry's 404. */
export function readDirectory(
  method: LocalMirror,
  address: ProviderId,
  { localPackages }: Pick<InstallWays, 'localPackages'>
): Answer<VersionList> {
  const { path, shown: url = path, place } = method
  const answer = notAsked(address.host, path === null ? 'oci' : 'service', url ?? '')
  const packages = localPackages(method, address)
  if (url === null || packages === null) return answer
  const at = { ...answer, mirror: { url, place, hasSlash: true, isDirectory: true } } as const
  if (packages === 'missing') {
    const problem = urlProblem({ mirror: url, kind: 'path', at: placeOfMethod(place) })
    return { ...at, outcome: { kind: 'failed', problem } }
  }
  const texts = [...new Set(packages.map(({ version }) => version))]
  if (texts.length > 0) {
    return { ...at, outcome: { kind: 'read', value: versionList('provider', texts) } }
  }
  return { ...at, outcome: { kind: 'status', status: 404, reason: '', page: null } }
}

/** The sixth redirect fails (http_mirror_source.go, `len(via) > 5`). */
const MAX_REDIRECTS = 5

/** The answer of a mirror to a client that has it: `index.json` or `VERSION.json`. Each is asked for once. */
export async function askMirror<T>(
  client: MainClient,
  { url: base, place }: NetworkMirror,
  { address, clients: all }: ForClients,
  file: string,
  read: Reading<T>['read'],
  { send, isNamed, methodsOf }: ProviderPorts
): Promise<Answer<T>> {
  const mirror = { url: safeUrl(base), place, hasSlash: base.path.endsWith('/') }
  const host = hostOfUrl(base) as Hostname
  const url = mirrorUrl(base, address, file)
  if (!url.ok) {
    const at = placeOfMethod(place)
    const facts = { mirror: mirror.url, at, provider: providerKey(address) }
    const outcome = { kind: 'failed', problem: urlProblem({ ...facts, kind: 'port' }) } as const
    return { ...notAsked(host, 'service', mirror.url), outcome, mirror }
  }
  const isThis = (way: Method) => way.kind === 'network' && showUrl(way.url) === showUrl(base)
  const clients = all.filter((cli) => methodsOf(address, cli)?.methods.some(isThis))
  const at = isNamed(host) ? { url: url.value, origin: null } : 'not-allowed'
  const once = `mirror ${showUrl(url.value)}`
  const { [client]: answer = notAsked(host, 'service') } = await send({
    host,
    clients,
    at: () => at,
    once,
    read,
    maxRedirects: MAX_REDIRECTS,
    // OpenTofu does not ask a mirror again.
    patience: (usual) => (usual.client === 'opentofu' ? { ...usual, retries: 0 } : usual)
  })
  return { ...answer, mirror }
}

/** The versions in `index.json`; the clients ignore what they cannot read. */
function readIndex({ head, body }: Received, _: Url, work: Work): Parsed<VersionList> {
  const listed = wire.readMirrorIndex(bodyText(body), head.contentType)
  if (!listed.ok) return listed
  const texts = listed.value.filter((text) => parseProviderVersion(text) !== null)
  return work.keep(texts) ? accept(versionList('provider', texts, { work })) : refuse(TOO_LONG)
}

/** Versions are united, methods without the provider skipped; another failure ends the search (getproviders/multi_source.go). */
export function unite([first, ...more]: readonly [
  Answer<VersionList>,
  ...Answer<VersionList>[]
]): Answer<VersionList> {
  if (more.length === 0) return first
  const answers = [first, ...more]
  const unasked = answers.filter(({ outcome }) => outcome.kind === 'not-asked')
  const ending =
    answers.find(isFailure) ??
    unasked.find(({ outcome }) => outcome.kind === 'not-asked' && outcome.why !== 'service') ??
    unasked[0]
  if (ending !== undefined) return ending
  const lists = answers.flatMap((answer) => listIn(answer) ?? [])
  const listing = answers.find((answer) => listIn(answer) !== null)
  if (listing === undefined || lists.every(({ texts }) => texts.length === 0)) {
    // The clients name the registry if it is among those that were asked.
    return answers.find(({ mirror }) => mirror === undefined) ?? listing ?? first
  }
  return { ...listing, outcome: { kind: 'read', value: union(lists) } }
}

const isFailure = ({ outcome }: Answer<unknown>): boolean =>
  outcome.kind === 'failed' ||
  outcome.kind === 'unreadable' ||
  (outcome.kind === 'status' && outcome.status !== 404)

const union = (lists: readonly VersionList[]): VersionList =>
  versionList('provider', [...new Set(lists.flatMap(({ texts }) => texts))], {
    work: lists.find(({ work }) => work !== undefined)?.work,
    compatible: lists.flatMap(({ compatible = [] }) => compatible),
    warnings: lists.flatMap(({ warnings = [] }) => warnings)
  })
