// Follows providers from their registries to their packages: document, checksums, signature, archive.
import type { ProviderId } from '../../../cli-config/installation/patterns.ts'
import { accept } from '../../../go/parsed.ts'
import type { Url } from '../../../go/url.ts'
import { type MainClient, readsPackageDetails } from '../../../protocol/clients.ts'
import { PROVIDERS } from '../../../protocol/services.ts'
import { documentFaults, isLate } from '../../../registry/answers/document-faults.ts'
import { type Platform, readProviderDocument } from '../../../registry/answers/provider-document.ts'
import { providerDocumentUrl, requestUrl } from '../../../registry/urls.ts'
import { recognizePage } from '../../wrong-document.ts'
import type { Asked, Outcome, PerClient } from '../evidence.ts'
import type { ChosenVersion, Described, ProviderPackage } from '../package-evidence.ts'
import { forEachClient, type Reading, textOf } from '../question.ts'
import { askService } from '../services.ts'
import type { PackagesContext } from './modules.ts'
import {
  type File,
  originOf,
  type PackageQuestion,
  PROVIDER_ARCHIVE,
  SIGNATURE,
  SUMS
} from './package-host.ts'

/** `url` is where it was found: for requests only, because its query may be a secret. */
type Found = { readonly text: string; readonly url: Url }

const DOCUMENT: Reading<Found> = {
  read: ({ body, url }) => accept({ text: textOf(body), url })
}

/** One version of a provider for one platform. */
export async function askProviderPackage(
  { address, version, clients }: ChosenVersion<ProviderId>,
  platform: Platform,
  context: PackagesContext
): Promise<PerClient<ProviderPackage>> {
  const urlOf = (base: Url) => providerDocumentUrl(base, address, version, platform)
  const { host } = address
  const asked = await askService(PROVIDERS, host, clients, urlOf, DOCUMENT, context)
  return await forEachClient(clients, async (client) => {
    const found = asked[client]
    if (found === undefined) return undefined
    const read = readFor(client, found.outcome, platform, context)
    const document = { ...found, outcome: read }
    const base = found.outcome.kind === 'read' ? found.outcome.value.url : null
    const question = { registry: host, client, origin: originOf(found, context.network) }
    const files =
      base === null || read.kind !== 'read'
        ? NOTHING
        : await fetchFiles(read.value, { ...question, url: base }, context)
    return { platform: `${platform.os}_${platform.arch}`, document, ...files }
  })
}

function readFor(
  client: MainClient,
  outcome: Outcome<Found>,
  platform: Platform,
  { versionOf }: PackagesContext
): Outcome<Described> {
  if (outcome.kind !== 'read') return outcome
  const { text, url } = outcome.value
  const isOld = client === 'opentofu' && !readsPackageDetails(versionOf(client))
  const read = readProviderDocument(text, isOld ? 'opentofu before 1.12' : client)
  if (!read.ok) {
    const page = recognizePage(new TextEncoder().encode(text.slice(0, 2048)))
    return { kind: 'unreadable', why: read.why, page }
  }
  const document = read.value
  return { kind: 'read', value: { document, faults: documentFaults(document, platform, url) } }
}

type Files = Omit<ProviderPackage, 'platform' | 'document'>

const NOTHING: Files = { sums: null, signature: null, archive: null }

/** In the order of the clients, which stop at the first file that they do not get. */
async function fetchFiles(
  { document, faults }: Described,
  question: PackageQuestion,
  { fetchFile }: PackagesContext
): Promise<Files> {
  if (!faults.every(isLate)) return NOTHING
  const fetch = async <T>(reference: string, file: File<T>): Promise<Asked<T> | null> => {
    const url = requestUrl(question.url, reference)
    return url.ok ? fetchFile({ ...question, url: url.value }, file) : null
  }
  const sums = await fetch(document.sumsUrl, SUMS)
  if (!isFetched(sums)) return { ...NOTHING, sums }
  const signature = await fetch(document.signatureUrl, SIGNATURE)
  if (!isFetched(signature)) return { sums, signature, archive: null }
  return { sums, signature, archive: await fetch(document.downloadUrl, PROVIDER_ARCHIVE) }
}

const isFetched = (fetched: Asked<unknown> | null): boolean => fetched?.outcome.kind === 'read'
