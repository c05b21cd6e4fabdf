// The methods of `provider_installation` blocks: each network mirror is asked once for each provider, with the token
// of its own host, and what all methods have is united.

import type { Method } from '../../cli-config/installation/methods.ts'
import type { ProviderId } from '../../cli-config/installation/patterns.ts'
import { accept, type Parsed } from '../../go/parsed.ts'
import { safeUrl, showUrl } from '../../go/url.ts'
import type { Received } from '../../network/redirects.ts'
import { mirrorUrl as urlProblem } from '../../problems/init/mirrors.ts'
import type { MainClient } from '../../protocol/clients.ts'
import { type Hostname, hostOfUrl } from '../../protocol/hostname.ts'
import { readMirrorIndex } from '../../registry/answers/mirror.ts'
import type { ProviderVersions } from '../../registry/answers/provider-versions.ts'
import { mirrorUrl } from '../../registry/urls.ts'
import { parseProviderVersion } from '../../registry/version.ts'
import { providerKey } from '../../roots/root.ts'
import type { Asked, Installation, InstallationMethod, Mirror, PerClient } from './evidence.ts'
import type { InquiryContext } from './inquire.ts'
import { askAndRead, type Reading, type Target, textOf } from './question.ts'
import { isNamed } from './services.ts'

export type NetworkMirror = Method & { readonly kind: 'network' }

/** A provider, and the clients on whose behalf it is asked for. */
export type ForClients = {
  readonly address: ProviderId
  readonly clients: readonly MainClient[]
}

/** What the clients that have a mirror make of a file of it: `index.json` or `VERSION.json`. */
export type AskMirror<T> = (
  method: NetworkMirror,
  provider: ForClients,
  file: string
) => Promise<PerClient<Asked<T>>>

/** Asks each mirror once for each file. */
export function openMirrors<T>(read: Reading<T>['read'], context: InquiryContext): AskMirror<T> {
  const known = new Map<string, ReturnType<AskMirror<T>>>()
  return (method, provider, file) => {
    const key = `${showUrl(method.url)} ${providerKey(provider.address)} ${file}`
    const asked = known.get(key) ?? askMirror(method, provider, file, read, context)
    known.set(key, asked)
    return asked
  }
}

/** The sixth redirect fails (http_mirror_source.go, `len(via) > 5`). */
const MAX_REDIRECTS = 5

async function askMirror<T>(
  method: NetworkMirror,
  { address, clients: all }: ForClients,
  file: string,
  read: Reading<T>['read'],
  context: InquiryContext
): Promise<PerClient<Asked<T>>> {
  const { url: base, place } = method
  const isThis = (each: Method): boolean =>
    each.kind === 'network' && showUrl(each.url) === showUrl(base)
  const clients = all.filter((client) => context.methodsOf(address, client)?.methods.some(isThis))
  const host = hostOfUrl(base) as Hostname
  const url = mirrorUrl(base, address, file)
  if (!url.ok) {
    const mirror = safeUrl(base)
    const at = `${place.file}:${place.line}`
    const problem = urlProblem({ mirror, at, provider: providerKey(address), kind: 'port' })
    const outcome = { kind: 'failed', problem } as const
    const asked = { host, url: mirror, tokenSource: null, outcome, attempts: 0, lastHop: null }
    return Object.fromEntries(clients.map((client) => [client, asked]))
  }
  const at: Target['at'] = isNamed(host, context.settings)
    ? { url: url.value, origin: null }
    : 'not-allowed'
  const targets = clients.map((client) => ({ client, at }))
  return await askAndRead(
    host,
    targets,
    { read, maxRedirects: MAX_REDIRECTS },
    {
      ...context,
      // OpenTofu does not ask a mirror again.
      patience: (client) => ({
        ...context.patience(client),
        ...(client === 'opentofu' ? { retries: 0 } : {})
      })
    }
  )
}

export const mirrorOf = ({ url, place }: NetworkMirror): Mirror => ({
  url: safeUrl(url),
  place,
  hasSlash: url.path.endsWith('/')
})

/** The versions in `index.json`; the clients ignore what they cannot read. */
export function readIndex({ head, body }: Received): Parsed<ProviderVersions> {
  const listed = readMirrorIndex(textOf(body), head.contentType)
  if (!listed.ok) return listed
  const texts = listed.value.filter((text) => parseProviderVersion(text) !== null)
  return accept({ texts, compatible: [], warnings: [] })
}

/** The block of a client for a provider; null without one. */
export async function installationOf(
  client: MainClient,
  provider: ForClients,
  indexOf: AskMirror<ProviderVersions>,
  { methodsOf }: InquiryContext
): Promise<Installation | null> {
  const configured = methodsOf(provider.address, client)
  if (configured === null) return null
  const methods = configured.methods.map(async (method): Promise<readonly InstallationMethod[]> => {
    if (method.kind !== 'network') return [{ kind: method.kind }]
    const { [client]: index } = await indexOf(method, provider, 'index.json')
    return index ? [{ kind: 'network', index: { ...index, mirror: mirrorOf(method) } }] : []
  })
  return { place: configured.place, methods: (await Promise.all(methods)).flat() }
}

type Answer = Asked<ProviderVersions>

/**
 * Versions are united; a method without the provider is passed over, and any other failure ends the search
 * (getproviders/multi_source.go). Undefined if that is not known, since a method is local.
 */
export function unite(
  { methods }: Pick<Installation, 'methods'>,
  ofRegistry: Answer | undefined
): Answer | undefined {
  const answers = methods.flatMap((method): readonly Answer[] => {
    if (method.kind === 'network') return [method.index]
    return method.kind === 'direct' && ofRegistry !== undefined ? [ofRegistry] : []
  })
  const failure = answers.find(isFailure)
  if (failure !== undefined) return failure
  const unasked = answers.find(({ outcome }) => outcome.kind === 'not-asked')
  if (unasked !== undefined) return unasked
  if (answers.length < methods.length) return undefined
  const lists = answers.flatMap(({ outcome }) => (outcome.kind === 'read' ? [outcome.value] : []))
  const first = answers.find(({ outcome }) => outcome.kind === 'read')
  if (first === undefined || lists.every(({ texts }) => texts.length === 0)) {
    // The clients name the registry if it is among those that were asked.
    return answers.find(({ mirror }) => mirror === undefined) ?? first ?? answers[0]
  }
  return { ...first, outcome: { kind: 'read', value: union(lists) } }
}

const isFailure = ({ outcome }: Answer): boolean =>
  outcome.kind === 'failed' ||
  outcome.kind === 'unreadable' ||
  (outcome.kind === 'status' && outcome.status !== 404)

const union = (lists: readonly ProviderVersions[]): ProviderVersions => ({
  texts: [...new Set(lists.flatMap(({ texts }) => texts))],
  compatible: lists.flatMap(({ compatible }) => compatible),
  warnings: lists.flatMap(({ warnings }) => warnings)
})
