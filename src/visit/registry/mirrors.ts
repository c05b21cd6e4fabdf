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
import { mirrorUrl } from '../../registry/urls.ts'
import { parseProviderVersion } from '../../registry/version.ts'
import { listIn, type VersionList, versionList } from '../../roots/choice.ts'
import { providerKey } from '../../roots/root.ts'
import type { Answer, Mirror } from './evidence.ts'
import type { InquiryContext } from './inquire.ts'
import { ask, isNamed, notAsked, type Reading, textOf } from './question.ts'

export type NetworkMirror = Extract<Method, { readonly kind: 'network' }>

/** A provider, and the clients on whose behalf it is asked for. */
export type ForClients = {
  readonly address: ProviderId
  readonly clients: readonly MainClient[]
}

/** The sixth redirect fails (http_mirror_source.go, `len(via) > 5`). */
const MAX_REDIRECTS = 5

/** What a client that has a mirror makes of a file of it: `index.json` or `VERSION.json`. Each is asked for once. */
export async function askMirror<T>(
  client: MainClient,
  { url: base, place }: NetworkMirror,
  { address, clients: all }: ForClients,
  file: string,
  read: Reading<T>['read'],
  context: InquiryContext
): Promise<Answer<T> & { readonly mirror: Mirror }> {
  const mirror = { url: safeUrl(base), place, hasSlash: base.path.endsWith('/') }
  const host = hostOfUrl(base) as Hostname
  const url = mirrorUrl(base, address, file)
  if (!url.ok) {
    const at = `${place.file}:${place.line}`
    const about = { mirror: mirror.url, at, provider: providerKey(address) }
    const outcome = { kind: 'failed', problem: urlProblem({ ...about, kind: 'port' }) } as const
    return { ...notAsked(host, 'service', mirror.url), outcome, mirror }
  }
  const isThis = (each: Method): boolean =>
    each.kind === 'network' && showUrl(each.url) === showUrl(base)
  const clients = all.filter((each) => context.methodsOf(address, each)?.methods.some(isThis))
  const at = isNamed(host, context.settings) ? { url: url.value, origin: null } : 'not-allowed'
  const once = `mirror ${showUrl(url.value)}`
  const { [client]: answer = notAsked(host, 'service') } = await ask(
    { host, clients, at: () => at, once, read, maxRedirects: MAX_REDIRECTS },
    {
      ...context,
      // OpenTofu does not ask a mirror again.
      patience: (each) => ({
        ...context.patience(each),
        ...(each === 'opentofu' ? { retries: 0 } : {})
      })
    }
  )
  return { ...answer, mirror }
}

/** The versions in `index.json`; the clients ignore what they cannot read. */
export function readIndex({ head, body }: Received): Parsed<VersionList> {
  const listed = readMirrorIndex(textOf(body), head.contentType)
  if (!listed.ok) return listed
  const texts = listed.value.filter((text) => parseProviderVersion(text) !== null)
  return accept(versionList('provider', texts))
}

/**
 * The answers of the methods in their order: versions are united, a method without the provider is skipped, and any
 * other failure ends the search (getproviders/multi_source.go). Of a method that was not asked, no version is known.
 */
export function unite([first, ...more]: readonly [
  Answer<VersionList>,
  ...Answer<VersionList>[]
]): Answer<VersionList> {
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
    compatible: lists.flatMap(({ compatible = [] }) => compatible),
    warnings: lists.flatMap(({ warnings = [] }) => warnings)
  })
