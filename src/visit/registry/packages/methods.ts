// Finds packages of providers by the methods of `provider_installation`: versions are those of all methods, but the
// first one is asked for the package, whether or not it has listed the version (getproviders/multi_source.go).

import type { ProviderId } from '../../../cli-config/installation/patterns.ts'
import type { PlacedMethod } from '../../../cli-config/installation/read.ts'
import { accept } from '../../../go/parsed.ts'
import { showUrl, type Url } from '../../../go/url.ts'
import { type Hostname, hostOfUrl } from '../../../protocol/hostname.ts'
import { type MirrorArchive, readMirrorVersion } from '../../../registry/answers/mirror.ts'
import type { Platform } from '../../../registry/answers/provider-document.ts'
import { requestUrl } from '../../../registry/urls.ts'
import { packageKey, providerKey } from '../../../roots/root.ts'
import type { MethodsOf } from '../../installation.ts'
import type { Asked, Outcome, PerClient } from '../evidence.ts'
import { askMirror, mirrorOf, type NetworkMirror } from '../mirrors.ts'
import type { ChosenVersion, MirrorPackage, ProviderPackage } from '../package-evidence.ts'
import { textOf } from '../question.ts'
import type { PackagesContext } from './modules.ts'
import { originOf, PROVIDER_ARCHIVE } from './package-host.ts'
import { askProviderPackage } from './providers.ts'

/** A file of a mirror, with what is for requests only. */
type VersionFile = {
  readonly text: string
  readonly contentType: string | null
  readonly url: Url
}

/** Asks a mirror once for each version, whatever the clients and platforms. */
export type VersionFiles = (
  method: NetworkMirror,
  version: ChosenVersion<ProviderId>
) => Promise<PerClient<Asked<VersionFile>>>

export function openVersionFiles(context: PackagesContext): VersionFiles {
  const known = new Map<string, ReturnType<VersionFiles>>()
  return (method, { address, version }) => {
    const { url } = method
    const key = `${showUrl(url)} ${packageKey(providerKey(address), version)}`
    const asked =
      known.get(key) ??
      askMirror<VersionFile>(
        {
          url,
          mirror: mirrorOf(method),
          provider: address,
          file: `${version}.json`,
          clients: context.clients
        },
        ({ head, body, url: at }) =>
          accept({ text: textOf(body), contentType: head.contentType, url: at }),
        context
      )
    known.set(key, asked)
    return asked
  }
}

type MethodContext = PackagesContext & {
  readonly methodsOf: MethodsOf
  readonly versionFiles: VersionFiles
}

type Found = ProviderPackage | MirrorPackage

/** One version for one platform, from its registry or by the installation methods of a client. */
export async function askProvider(
  chosen: ChosenVersion<ProviderId>,
  platform: Platform,
  context: MethodContext
): Promise<PerClient<Found>> {
  const { address, clients } = chosen
  const byMethods = clients.flatMap((client) => {
    const methods = context.methodsOf(address, client)?.methods ?? []
    return methods.every(({ kind }) => kind === 'direct') ? [] : [{ client, methods }]
  })
  const direct = clients.filter((client) => !byMethods.some((each) => each.client === client))
  const [ofRegistry, ...others] = await Promise.all([
    askProviderPackage({ ...chosen, clients: direct }, platform, context),
    ...byMethods.map(async ({ client, methods }) => {
      const found = await askByMethods({ ...chosen, clients: [client] }, platform, methods, context)
      return found === undefined ? {} : { [client]: found }
    })
  ])
  return Object.assign({}, ofRegistry, ...others)
}

/** Undefined where that is not known. Only a missing platform leads to the next method. */
async function askByMethods(
  chosen: ChosenVersion<ProviderId>,
  platform: Platform,
  methods: readonly PlacedMethod[],
  context: MethodContext
): Promise<Found | undefined> {
  const [client] = chosen.clients
  let found: Found | undefined
  for (const method of methods) {
    if (method.kind === 'local' || client === undefined) return undefined
    found =
      method.kind === 'network'
        ? await askMirrorPackage(method, chosen, platform, context)
        : (await askProviderPackage(chosen, platform, context))[client]
    if (found === undefined || !lacksPlatform(found)) return found
  }
  return found
}

function lacksPlatform(found: Found): boolean {
  if ('mirror' in found) {
    const { outcome } = found.file
    return outcome.kind === 'read' && outcome.value.kind === 'no-platform'
  }
  const { outcome } = found.document
  return outcome.kind === 'status' && outcome.status === 404
}

async function askMirrorPackage(
  method: NetworkMirror,
  chosen: ChosenVersion<ProviderId>,
  platform: Platform,
  context: MethodContext
): Promise<MirrorPackage | undefined> {
  const [client] = chosen.clients
  const found = client && (await context.versionFiles(method, chosen))[client]
  if (client === undefined || found === undefined) return undefined
  const mirror = mirrorOf(method)
  const outcome = archiveIn(found.outcome, platform)
  const file = { ...found, mirror, outcome }
  if (
    found.outcome.kind !== 'read' ||
    outcome.kind !== 'read' ||
    outcome.value.kind !== 'archive'
  ) {
    return { mirror, file, archive: null }
  }
  const url = requestUrl(found.outcome.value.url, outcome.value.url)
  if (!url.ok) return { mirror, file, archive: { kind: 'refused', why: url.why } }
  const registry = hostOfUrl(method.url) as Hostname
  const origin = originOf(found, context.network)
  const question = { registry, client, url: url.value, origin }
  return { mirror, file, archive: await context.hosts.fetch(question, PROVIDER_ARCHIVE) }
}

function archiveIn(outcome: Outcome<VersionFile>, platform: Platform): Outcome<MirrorArchive> {
  if (outcome.kind !== 'read') return outcome
  const { text, contentType } = outcome.value
  const read = readMirrorVersion(text, contentType, platform)
  return read.ok
    ? { kind: 'read', value: read.value }
    : { kind: 'unreadable', why: read.why, page: null }
}
