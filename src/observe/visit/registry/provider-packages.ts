// Follows providers from registries or mirrors to their packages. The first method is asked for the package, whether or not it
// has listed the version (getproviders/multi_source.go).
import type { LocalMirror, Method, NetworkMirror } from '../../../read/cli-config/installation.ts'
import type { ProviderId } from '../../../read/cli-config/provider-pattern.ts'
import { accept, decodeUtf8, type Parsed, refuse } from '../../../rules/go/text.ts'
import { safeUrl, type Url } from '../../../rules/go/url.ts'
import { type MainClient, readsPackageDetails } from '../../../rules/protocol/clients.ts'
import { defaultRegistry } from '../../../rules/protocol/module-address.ts'
import { PROVIDERS } from '../../../rules/protocol/services.ts'
import * as descriptions from '../../../rules/registry/answers/package-description.ts'
import * as wire from '../../../rules/registry/answers/provider-answers.ts'
import { providerDocumentUrl, requestUrl } from '../../../rules/registry/urls.ts'
import type { Received } from '../../network/redirects.ts'
import { type Expiry, signatureFault } from '../../signatures/verify.ts'
import type { InstallWays } from '../installation.ts'
import type { Answer, Answers, AskedStep, PackageEvidence, PackageStep } from './evidence.ts'
import * as hosts from './package-hosts.ts'
import type { Places } from './places.ts'
import { askMirror, DIRECT, readDirectory } from './providers.ts'
import { bodyText, orError, READ } from './question.ts'
import type { Send } from './send.ts'

export type PackagePorts = Send &
  Places &
  InstallWays & {
    /** OpenTofu's registry may serve providers whose keys it does not know. */
    readonly mayLackKeys: boolean
    readonly expiry: Expiry
  }

type OnPlatform = hosts.ChosenVersion<ProviderId> & { readonly platform: string }

/** One version for one platform, from its registry or by the installation methods of a client. */
export function askProvider(chosen: OnPlatform, ports: PackagePorts): hosts.FindPackage {
  const { address, clients } = chosen
  const methodsOf = (client: MainClient) => ports.methodsOf(address, client)?.methods ?? [DIRECT]
  const isDirect = (client: MainClient) => methodsOf(client).every(({ kind }) => kind === 'direct')
  const shared = askDocument({ ...chosen, clients: clients.filter(isDirect) }, ports)
  const findBy = async (method: Method | typeof DIRECT, client: MainClient) => {
    if (method.kind === 'local') return inDirectory(chosen, method, ports)
    if (method.kind === 'network') return askVersionFile(client, chosen, method, ports)
    const documents = isDirect(client)
      ? shared
      : askDocument({ ...chosen, clients: [client] }, ports)
    return readDocument(client, chosen, await documents, ports)
  }
  return async (client) => {
    let evidence: PackageEvidence | null = null
    for (const method of methodsOf(client)) {
      evidence = await findBy(method, client)
      // Only a missing platform leads to the next method.
      if (evidence?.steps.some(({ kind }) => kind === 'platform') !== true) return evidence
    }
    return evidence
  }
}

/** A package in a directory, present or not, without its checksums; null if the directory is not known. */
function inDirectory(
  { address, version, platform }: OnPlatform,
  method: LocalMirror,
  ports: InstallWays
): PackageEvidence | null {
  const packages = ports.localPackages(method, address)
  if (packages === null || packages === 'missing') return null
  const isThere = packages.some((file) => file.version === version && file.platform === platform)
  const answer = { ...readDirectory(method, address, ports), outcome: READ }
  const first = { kind: 'asked', part: 'document', answer } as const
  return { platform, steps: isThere ? [first] : [first, { kind: 'platform' }], hashes: null }
}

function askDocument(
  { address, version, platform, clients }: OnPlatform,
  { send, belowService }: Send & Places
) {
  const { host } = address
  const at = belowService(PROVIDERS, host, (base) =>
    providerDocumentUrl(base, address, version, platform)
  )
  return send({ host, clients, at, read: accept })
}

/** Reads the document of a registry, and the files that it names, as a client does. */
async function readDocument(
  client: MainClient,
  { platform }: OnPlatform,
  { [client]: answer }: Answers<Received>,
  ports: PackagePorts
): Promise<PackageEvidence | null> {
  if (answer === undefined) return null
  const isOld = client === 'opentofu' && !readsPackageDetails(ports.versionOf(client))
  const reader = isOld ? 'opentofu before 1.12' : client
  const readDescription = ({ body, url }: Received): Parsed<ReadDescription> => {
    const document = wire.readProviderDocument(bodyText(body), reader)
    const why = orError(body, document.ok ? '' : document.why)
    if (!document.ok || why !== '') return refuse(why)
    const described = descriptions.describedByRegistry(document.value, platform, url)
    const { shasums_url: sumsUrl, shasums_signature_url: signatureUrl } = document.value
    const urls = [sumsUrl, signatureUrl, document.value.download_url].map((text) =>
      requestUrl(url, text)
    )
    const [sums, signature, archive] = urls.flatMap((parsed) => (parsed.ok ? parsed.value : []))
    const isFollowed = sums && signature && archive && described.early.length === 0
    const signed = isFollowed ? { sums, signature, document: document.value } : null
    return accept({ ...described, signed, archive: isFollowed ? archive : null })
  }
  return await follow(client, platform, answer, readDescription, ports)
}

/** Asks for VERSION.json of a mirror, and for the archive that it names, as a client does. */
async function askVersionFile(
  client: MainClient,
  chosen: OnPlatform,
  method: NetworkMirror,
  ports: PackagePorts
): Promise<PackageEvidence> {
  const { platform, version } = chosen
  const answer = await askMirror(client, method, chosen, `${version}.json`, accept, ports)
  const readDescription = ({ head, body, url }: Received): Parsed<ReadDescription> => {
    const file = wire.readMirrorVersion(bodyText(body), head.contentType, platform)
    if (!file.ok) return file
    const described = { ...descriptions.describedByMirror(file.value, platform), signed: null }
    if (file.value === null) return accept({ ...described, archive: null })
    const archive = requestUrl(url, file.value.url)
    return archive.ok
      ? accept({ ...described, archive: archive.value })
      : refuse(`has an invalid \`url\`: ${archive.why}`)
  }
  return await follow(client, platform, answer, readDescription, ports)
}

/** What a client reads in a description; the URLs are for requests only, because a query may be a secret. */
type ReadDescription = descriptions.PackageDescription & {
  /** Null from a mirror, and where the client ends before it requests files. */
  readonly signed: {
    readonly sums: Url
    readonly signature: Url
    readonly document: wire.ProviderDocument
  } | null
  readonly archive: Url | null
}

/** Requests the files in the order of the clients, which stop at the first one that they do not get. */
async function follow(
  client: MainClient,
  platform: string,
  answer: Answer<Received>,
  readDescription: (received: Received) => Parsed<ReadDescription>,
  ports: PackagePorts
): Promise<PackageEvidence> {
  const { outcome, host } = answer
  const asked = (outcome: Answer<null>['outcome']): AskedStep => {
    return { kind: 'asked', part: 'document', answer: { ...answer, outcome } }
  }
  if (outcome.kind !== 'read') {
    const isMissing = outcome.kind === 'status' && outcome.status === 404 && !answer.mirror
    const more = isMissing ? [{ kind: 'platform', response: outcome } as const] : []
    return { platform, steps: [asked(outcome), ...more], hashes: null }
  }
  const result = readDescription(outcome.value)
  if (!result.ok) {
    const unreadable = { kind: 'unreadable', why: result.why, page: null } as const
    return { platform, steps: [asked(unreadable)], hashes: null }
  }
  const { early, late, hashes, signed, archive } = result.value
  const steps: [AskedStep, ...PackageStep[]] = [asked(READ), ...early]
  const question = { registry: host, client, origin: ports.originOf(answer.lastHop) }
  const fetch = async <T>(part: AskedStep['part'], url: Url, file: hosts.PackageFile<T>) => {
    const fetched = await hosts.fetchFile({ ...question, url }, file, ports)
    steps.push({ kind: 'asked', part, answer: fetched })
    return fetched.outcome.kind === 'read' ? fetched.outcome.value : null
  }
  const sums = signed && (await fetch('sums', signed.sums, hosts.SUMS))
  const signature =
    signed && sums !== null ? await fetch('signature', signed.signature, hosts.SIGNATURE) : null
  if (archive !== null && (signed === null || signature !== null)) {
    await fetch('archive', archive, hosts.PROVIDER_ARCHIVE)
  }
  if (signed === null) return { platform, steps, hashes }
  steps.push(...late)
  if (sums !== null) {
    const why = descriptions.sumFault(decodeUtf8(sums), signed.document)
    if (why !== null) steps.push({ kind: 'sums', url: safeUrl(signed.sums), why })
    const keys = signed.document.signing_keys.gpg_public_keys
    const rules = { ...ports.expiry, client, version: ports.versionOf(client) }
    const fault = signature && signatureFault({ sums, signature, keys }, rules)
    const isUnkeyed = keys.length === 0 && host === defaultRegistry('opentofu')
    const isExempt = isUnkeyed && client === 'opentofu' && ports.mayLackKeys
    const cure = isUnkeyed ? 'tofu' : fault?.cure
    if (fault && cure && !isExempt) steps.push({ kind: 'unsigned', ...fault, cure })
  }
  return { platform, steps, hashes }
}
