// Finds packages of providers by the methods of `provider_installation`: versions are those of all methods, but the
// first one is asked for the package, whether or not it has listed the version (getproviders/multi_source.go).

import type { Method } from '../../../cli-config/installation/methods.ts'
import type { ProviderId } from '../../../cli-config/installation/patterns.ts'
import { accept } from '../../../go/parsed.ts'
import type { Url } from '../../../go/url.ts'
import type { MainClient } from '../../../protocol/clients.ts'
import { type Hostname, hostOfUrl } from '../../../protocol/hostname.ts'
import { type MirrorArchive, readMirrorVersion } from '../../../registry/answers/mirror.ts'
import type { Platform } from '../../../registry/answers/provider-document.ts'
import { requestUrl } from '../../../registry/urls.ts'
import type { Outcome, PerClient } from '../evidence.ts'
import type { InquiryContext } from '../inquire.ts'
import { type AskMirror, mirrorOf, type NetworkMirror, openMirrors } from '../mirrors.ts'
import type { ChosenVersion, MirrorPackage, ProviderPackage } from '../package-evidence.ts'
import { forEachClient, textOf } from '../question.ts'
import type { PackagesContext } from './modules.ts'
import { originOf, PROVIDER_ARCHIVE } from './package-host.ts'
import { askProviderPackage } from './providers.ts'

/** A file of a mirror, with what is for requests only. */
type VersionFile = {
  readonly text: string
  readonly contentType: string | null
  readonly url: Url
}

export const openVersionFiles = (context: InquiryContext): AskMirror<VersionFile> =>
  openMirrors(
    ({ head, body, url }) => accept({ text: textOf(body), contentType: head.contentType, url }),
    context
  )

type MethodContext = PackagesContext & { readonly versionFiles: AskMirror<VersionFile> }

type Found = ProviderPackage | MirrorPackage

/** One version for one platform, from its registry or by the installation methods of a client. */
export async function askProvider(
  chosen: ChosenVersion<ProviderId>,
  platform: Platform,
  context: MethodContext
): Promise<PerClient<Found>> {
  const { address, clients } = chosen
  const methodsOf = (client: MainClient) => context.methodsOf(address, client)?.methods ?? []
  const direct = clients.filter((client) =>
    methodsOf(client).every(({ kind }) => kind === 'direct')
  )
  const ofRegistry = askProviderPackage({ ...chosen, clients: direct }, platform, context)
  return await forEachClient(clients, async (client) =>
    direct.includes(client)
      ? (await ofRegistry)[client]
      : await askByMethods(client, chosen, platform, methodsOf(client), context)
  )
}

/** Undefined where that is not known. Only a missing platform leads to the next method. */
async function askByMethods(
  client: MainClient,
  chosen: ChosenVersion<ProviderId>,
  platform: Platform,
  methods: readonly Method[],
  context: MethodContext
): Promise<Found | undefined> {
  let found: Found | undefined
  for (const method of methods) {
    if (method.kind === 'local') return undefined
    found =
      method.kind === 'network'
        ? await askMirrorPackage(method, client, chosen, platform, context)
        : (await askProviderPackage({ ...chosen, clients: [client] }, platform, context))[client]
    if (found === undefined || !lacksPlatform(found)) return found
  }
  return found
}

function lacksPlatform(found: Found): boolean {
  if ('file' in found) {
    const { outcome } = found.file
    return outcome.kind === 'read' && outcome.value.kind === 'no-platform'
  }
  const { outcome } = found.document
  return outcome.kind === 'status' && outcome.status === 404
}

async function askMirrorPackage(
  method: NetworkMirror,
  client: MainClient,
  chosen: ChosenVersion<ProviderId>,
  platform: Platform,
  context: MethodContext
): Promise<MirrorPackage | undefined> {
  const { [client]: read } = await context.versionFiles(method, chosen, `${chosen.version}.json`)
  if (read === undefined) return undefined
  const { outcome, url } = archiveIn(read.outcome, platform)
  const file = { ...read, mirror: mirrorOf(method), outcome }
  const found = { platform: `${platform.os}_${platform.arch}`, file }
  if (url === null) return { ...found, archive: null }
  const registry = hostOfUrl(method.url) as Hostname
  const question = { registry, client, url, origin: originOf(read, context.network) }
  return { ...found, archive: await context.fetchFile(question, PROVIDER_ARCHIVE) }
}

/** The archive of a platform, and its URL; null without one. */
function archiveIn(
  outcome: Outcome<VersionFile>,
  platform: Platform
): { readonly outcome: Outcome<MirrorArchive>; readonly url: Url | null } {
  if (outcome.kind !== 'read') return { outcome, url: null }
  const { text, contentType, url: base } = outcome.value
  const unreadable = (why: string) => {
    return { outcome: { kind: 'unreadable', why, page: null }, url: null } as const
  }
  const read = readMirrorVersion(text, contentType, platform)
  if (!read.ok) return unreadable(read.why)
  const { value } = read
  if (value.kind !== 'archive') return { outcome: { kind: 'read', value }, url: null }
  const url = requestUrl(base, value.url)
  return url.ok
    ? { outcome: { kind: 'read', value }, url: url.value }
    : unreadable(`has an invalid \`url\`: ${url.why}`)
}
