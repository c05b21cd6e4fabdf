// Follows providers from their registries or mirrors to their packages: description, checksums, signature, archive.
// Versions are those of all installation methods, but the first one is asked for the package, whether or not it has
// listed the version (getproviders/multi_source.go).
import type { Method } from '../../cli-config/installation/methods.ts'
import type { ProviderId } from '../../cli-config/installation/patterns.ts'
import { accept, type Parsed, refuse } from '../../go/parsed.ts'
import type { Url } from '../../go/url.ts'
import type { Received } from '../../network/redirects.ts'
import { type MainClient, readsPackageDetails } from '../../protocol/clients.ts'
import { PROVIDERS } from '../../protocol/services.ts'
import { readMirrorVersion } from '../../registry/answers/mirror.ts'
import {
  describedByMirror,
  describedByRegistry,
  endsEarly,
  type PackageDescription
} from '../../registry/answers/package-description.ts'
import {
  type Platform,
  type ProviderDocument,
  readProviderDocument
} from '../../registry/answers/provider-document.ts'
import { providerDocumentUrl, requestUrl } from '../../registry/urls.ts'
import type { Answer, Answers, Outcome, PerClient, ProviderPackage } from './evidence.ts'
import type { InquiryContext } from './inquire.ts'
import { askMirror, type NetworkMirror } from './mirrors.ts'
import {
  answeringHost,
  type ChosenVersion,
  type FileKind,
  fetchFile,
  type PackageQuestion,
  PROVIDER_ARCHIVE,
  SIGNATURE,
  SUMS
} from './package-hosts.ts'
import { askService, textOf } from './question.ts'

/** An answer before it is read, since each client reads it differently. The query of its URL may be a secret. */
type Unread = { readonly text: string; readonly contentType: string | null; readonly url: Url }

const unread = ({ head, body, url }: Received): Parsed<Unread> =>
  accept({ text: textOf(body), contentType: head.contentType, url })

/** A version that some clients choose, for one platform. */
type OnPlatform = ChosenVersion<ProviderId> & { readonly platform: Platform }

/** One version for one platform, from its registry or by the installation methods of a client. */
export async function askProvider(
  chosen: OnPlatform,
  context: InquiryContext
): Promise<PerClient<ProviderPackage>> {
  const { address, clients } = chosen
  const methodsOf = (client: MainClient) => context.methodsOf(address, client)?.methods ?? []
  const direct = clients.filter((client) =>
    methodsOf(client).every(({ kind }) => kind === 'direct')
  )
  const documents = askDocument({ ...chosen, clients: direct }, context)
  const found = clients.map(async (client) => {
    const each = direct.includes(client)
      ? await readDocument(client, chosen, await documents, context)
      : await askByMethods(client, chosen, methodsOf(client), context)
    return each === null ? [] : [[client, each] as const]
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}

/** Null where that is not known. Only a missing platform leads to the next method. */
async function askByMethods(
  client: MainClient,
  chosen: OnPlatform,
  methods: readonly Method[],
  context: InquiryContext
): Promise<ProviderPackage | null> {
  let found: ProviderPackage | null = null
  for (const method of methods) {
    if (method.kind === 'local') return null
    const documents =
      method.kind === 'direct' ? await askDocument({ ...chosen, clients: [client] }, context) : {}
    found =
      method.kind === 'network'
        ? await askVersionFile(client, chosen, method, context)
        : await readDocument(client, chosen, documents, context)
    if (found === null || !lacksPlatform(found.description)) return found
  }
  return found
}

const lacksPlatform = ({ outcome, mirror }: Answer<PackageDescription>): boolean =>
  mirror === undefined
    ? outcome.kind === 'status' && outcome.status === 404
    : outcome.kind === 'read' && outcome.value.faults.some(({ kind }) => kind === 'platform')

function askDocument(
  { address, version, platform, clients }: OnPlatform,
  context: InquiryContext
): Promise<Answers<Unread>> {
  const { host } = address
  const urlOf = (base: Url) => providerDocumentUrl(base, address, version, platform)
  return askService(PROVIDERS, host, clients, urlOf, { read: unread }, context)
}

/** What a client makes of the document of a registry, and of the files that it names. */
async function readDocument(
  client: MainClient,
  { address, platform }: OnPlatform,
  { [client]: answer }: Answers<Unread>,
  context: InquiryContext
): Promise<ProviderPackage | null> {
  if (answer === undefined) return null
  const isOld = client === 'opentofu' && !readsPackageDetails(context.versionOf(client))
  const { description, next } = readOn(answer, ({ text, url }) => {
    const read = readProviderDocument(text, isOld ? 'opentofu before 1.12' : client)
    if (!read.ok) return read
    const described = describedByRegistry(read.value, platform, url)
    return accept({ described, next: { document: read.value, url } })
  })
  const isFollowed =
    description.outcome.kind === 'read' && !description.outcome.value.faults.some(endsEarly)
  const question = { registry: address.host, client, origin: answeringHost(answer, context) }
  const files =
    next === null || !isFollowed
      ? NO_FILES
      : await fetchFiles(next.document, { ...question, url: next.url }, context)
  return { platform: nameOf(platform), description, ...files }
}

/** What a client makes of VERSION.json of a mirror, and of the archive that it names. */
async function askVersionFile(
  client: MainClient,
  chosen: OnPlatform,
  method: NetworkMirror,
  context: InquiryContext
): Promise<ProviderPackage> {
  const { platform, version } = chosen
  const answer = await askMirror(client, method, chosen, `${version}.json`, unread, context)
  const { description, next } = readOn(answer, ({ text, contentType, url: base }) => {
    const read = readMirrorVersion(text, contentType, platform)
    if (!read.ok) return read
    const described = describedByMirror(read.value, nameOf(platform))
    if (!described.ok) return described
    if (read.value.kind !== 'archive') return accept({ described: described.value, next: null })
    const url = requestUrl(base, read.value.url)
    return url.ok
      ? accept({ described: described.value, next: url.value })
      : refuse(`has an invalid \`url\`: ${url.why}`)
  })
  const question = { registry: answer.host, client, origin: answeringHost(answer, context) }
  const archive = next && (await fetchFile({ ...question, url: next }, PROVIDER_ARCHIVE, context))
  return { platform: nameOf(platform), description, ...NO_FILES, archive }
}

const nameOf = ({ os, arch }: Platform): string => `${os}_${arch}`

/** Reads an answer for one client: its description of the package, and what is needed to go on. */
function readOn<T>(
  answer: Answer<Unread>,
  read: (unread: Unread) => Parsed<{ readonly described: PackageDescription; readonly next: T }>
): { readonly description: Answer<PackageDescription>; readonly next: T | null } {
  const { outcome } = answer
  if (outcome.kind !== 'read') return { description: { ...answer, outcome }, next: null }
  const result = read(outcome.value)
  const reading: Outcome<PackageDescription> = result.ok
    ? { kind: 'read', value: result.value.described }
    : { kind: 'unreadable', why: result.why, page: null }
  return {
    description: { ...answer, outcome: reading },
    next: result.ok ? result.value.next : null
  }
}

type Files = Pick<ProviderPackage, 'sums' | 'signature' | 'archive'>

const NO_FILES: Files = { sums: null, signature: null, archive: null }

/** In the order of the clients, which stop at the first file that they do not get. */
async function fetchFiles(
  { sumsUrl, signatureUrl, downloadUrl }: ProviderDocument,
  question: PackageQuestion,
  context: InquiryContext
): Promise<Files> {
  const fetch = async <T>(reference: string, file: FileKind<T>): Promise<Answer<T> | null> => {
    const url = requestUrl(question.url, reference)
    return url.ok ? fetchFile({ ...question, url: url.value }, file, context) : null
  }
  const sums = await fetch(sumsUrl, SUMS)
  const signature = sums?.outcome.kind === 'read' ? await fetch(signatureUrl, SIGNATURE) : null
  const isSigned = signature?.outcome.kind === 'read'
  return { sums, signature, archive: isSigned ? await fetch(downloadUrl, PROVIDER_ARCHIVE) : null }
}
