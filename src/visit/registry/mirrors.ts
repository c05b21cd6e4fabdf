// The methods of `provider_installation` blocks: each network mirror is asked once for each provider, with the token
// of its own host, and what all methods have is united.
import type { ProviderId } from '../../cli-config/installation/patterns.ts'
import type { PlacedMethod } from '../../cli-config/installation/read.ts'
import { accept, type Parsed } from '../../go/parsed.ts'
import { safeUrl, showUrl, type Url } from '../../go/url.ts'
import type { Received } from '../../network/redirects.ts'
import { mirrorUrl as urlProblem } from '../../problems/init/mirrors.ts'
import type { MainClient } from '../../protocol/clients.ts'
import { type Hostname, hostOfUrl, isAllowed } from '../../protocol/hostname.ts'
import { readMirrorIndex } from '../../registry/answers/mirror.ts'
import type { ProviderVersions } from '../../registry/answers/provider-versions.ts'
import { mirrorUrl } from '../../registry/urls.ts'
import { parseProviderVersion } from '../../registry/version.ts'
import { providerKey } from '../../roots/root.ts'
import type { MethodsOf } from '../installation.ts'
import type {
  Asked,
  Inquiry,
  Installation,
  InstallationMethod,
  Mirror,
  PerClient
} from './evidence.ts'
import type { InquiryContext } from './inquire.ts'
import { askAndRead, MAX_ANSWER_BYTES, type Reading, textOf } from './question.ts'
import type { Wanted } from './wanted.ts'

/** By `providerKey`: of each client with a block for the provider. */
export type Installations = ReadonlyMap<string, PerClient<Installation>>

/** `wanted`: all providers, by `providerKey`. */
export async function askInstallations(
  wanted: ReadonlyMap<string, Wanted<ProviderId>>,
  methodsOf: MethodsOf,
  context: InquiryContext
): Promise<Installations> {
  const installations = Array.from(wanted, async ([key, provider]) => {
    return [key, await installationsOf(provider, methodsOf, context)] as const
  })
  return new Map(
    (await Promise.all(installations)).filter(([, each]) => Object.keys(each).length > 0)
  )
}

type Configured = NonNullable<ReturnType<MethodsOf>>

async function installationsOf(
  { address, clients }: Wanted<ProviderId>,
  methodsOf: MethodsOf,
  context: InquiryContext
): Promise<PerClient<Installation>> {
  const configured = clients.flatMap((client) => {
    const methods = methodsOf(address, client)
    return methods === null ? [] : [{ client, ...methods }]
  })
  const questions = questionsFor(address, configured)
  const answers = Array.from(questions, async ([url, question]) => {
    return [url, await askMirror(question, readIndex, context)] as const
  })
  const asked = new Map(await Promise.all(answers))
  return Object.fromEntries(
    configured.map(({ client, place, methods }) => [
      client,
      { place, methods: methods.flatMap((method) => methodOf(method, client, asked)) }
    ])
  )
}

/** By URL. */
function questionsFor(
  provider: ProviderId,
  configured: readonly (Configured & { readonly client: MainClient })[]
): ReadonlyMap<string, MirrorQuestion> {
  const questions = new Map<string, MirrorQuestion>()
  for (const { client, methods } of configured) {
    for (const method of methods) {
      if (method.kind !== 'network') continue
      const { url } = method
      const key = showUrl(url)
      const clients = [...(questions.get(key)?.clients ?? []), client]
      const mirror = mirrorOf(method)
      questions.set(key, { url, mirror, provider, file: 'index.json', clients })
    }
  }
  return questions
}

export type NetworkMirror = PlacedMethod & { readonly kind: 'network' }

export const mirrorOf = ({ url, place }: NetworkMirror): Mirror => ({
  url: safeUrl(url),
  place,
  hasSlash: url.path.endsWith('/')
})

function methodOf(
  method: PlacedMethod,
  client: MainClient,
  asked: ReadonlyMap<string, PerClient<Asked<readonly string[]>>>
): readonly InstallationMethod[] {
  if (method.kind !== 'network') return [{ kind: method.kind }]
  const index = asked.get(showUrl(method.url))?.[client]
  if (index === undefined) return []
  return [{ kind: 'network', index: { ...index, mirror: mirrorOf(method) } }]
}

/** The clients ignore what they cannot read. */
function readIndex({ head, body }: Received): Parsed<readonly string[]> {
  const texts = readMirrorIndex(textOf(body), head.contentType)
  return texts.ok
    ? accept(texts.value.filter((text) => parseProviderVersion(text) !== null))
    : texts
}

/** The sixth redirect fails (http_mirror_source.go, `len(via) > 5`). */
const MAX_REDIRECTS = 5

export type MirrorQuestion = {
  /** As configured. */
  readonly url: Url
  readonly mirror: Mirror
  readonly provider: ProviderId
  /** `index.json` or `VERSION.json`. */
  readonly file: string
  readonly clients: readonly MainClient[]
}

/** What each client makes of a file of a mirror. OpenTofu does not ask a mirror again. */
export async function askMirror<T>(
  { url, mirror, provider, file, clients }: MirrorQuestion,
  read: Reading<T>['read'],
  context: InquiryContext
): Promise<PerClient<Asked<T>>> {
  const host = hostOfUrl(url) as Hostname
  const fileUrl = mirrorUrl(url, provider, file)
  if (!fileUrl.ok) {
    const at = `${mirror.place.file}:${mirror.place.line}`
    const about = { mirror: mirror.url, at, provider: providerKey(provider) }
    const problem = urlProblem({ ...about, kind: 'port' })
    const asked = { host, url: mirror.url, tokenSource: null, attempts: [] }
    return all(clients, { ...asked, outcome: { kind: 'failed', problem } })
  }
  const { allowedHosts, hostnames } = context.settings
  const mayAsk = isAllowed(host, allowedHosts) || hostnames.some((named) => named.host === host)
  const targets = clients.map((client) =>
    mayAsk
      ? ({ client, kind: 'service', url: fileUrl.value, origin: null } as const)
      : ({ client, kind: 'not-asked', why: 'not-allowed' } as const)
  )
  const reading = {
    accepts: (status: number) => status === 200,
    plan: () => ({ kind: 'whole', maxBytes: MAX_ANSWER_BYTES }) as const,
    read,
    maxRedirects: MAX_REDIRECTS
  }
  return await askAndRead(host, targets, reading, {
    ...context,
    patience: (client) => ({
      ...context.patience(client),
      ...(client === 'opentofu' ? { retries: 0 } : {})
    })
  })
}

const all = <T>(clients: readonly MainClient[], asked: Asked<T>): PerClient<Asked<T>> =>
  Object.fromEntries(clients.map((client) => [client, asked]))

type Answer = Asked<ProviderVersions>

/** The answers of registries, or of all methods where a client has an installation block. */
export function withInstallations(
  providers: Inquiry['providers'],
  installations: Installations
): Inquiry['providers'] {
  const united = new Map(providers)
  for (const [key, byClient] of installations) {
    const ofRegistry = providers.get(key)
    const answers = Object.entries(byClient).map(([client, installation]) => [
      client,
      unite(installation, ofRegistry?.[client as keyof typeof byClient])
    ])
    united.set(key, { ...ofRegistry, ...Object.fromEntries(answers) })
  }
  return united
}

/**
 * Versions are united; a method without the provider is passed over, and any other failure ends the search
 * (getproviders/multi_source.go). Undefined if that is not known, since a method is local.
 */
export function unite(
  { methods }: Pick<Installation, 'methods'>,
  ofRegistry: Answer | undefined
): Answer | undefined {
  const answers = methods.flatMap((method) => answerOf(method, ofRegistry))
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

function answerOf(method: InstallationMethod, ofRegistry: Answer | undefined): readonly Answer[] {
  switch (method.kind) {
    case 'local':
      return []
    case 'direct':
      return ofRegistry === undefined ? [] : [ofRegistry]
    case 'network': {
      const { index } = method
      const { outcome } = index
      if (outcome.kind !== 'read') return [{ ...index, outcome }]
      const value = { texts: outcome.value, compatible: [], warnings: [] }
      return [{ ...index, outcome: { kind: 'read', value } }]
    }
  }
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
