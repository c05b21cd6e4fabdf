// Asks package hosts: without the token of the registry, one byte of an archive, each address once.
import { accept, refuse } from '../../../rules/go/text.ts'
import { safeUrl, showUrl } from '../../../rules/go/url.ts'
import { MAIN_CLIENTS, type MainClient, type Patience } from '../../../rules/protocol/clients.ts'
import { type Hostname, hostOfUrl } from '../../../rules/protocol/hostname.ts'
import { metaLocation } from '../../../rules/registry/answers/package-plan.ts'
import type { BodyPlan } from '../../network/body.ts'
import type { RegistryRequest } from './ask.ts'
import type { Answer, PackageEvidence } from './evidence.ts'
import type { Places } from './places.ts'
import { bodyText, notAsked, type Reading } from './question.ts'
import type { Send } from './send.ts'

/** Something of which some clients choose this version. */
export type ChosenVersion<T> = {
  readonly address: T
  readonly version: string
  readonly clients: readonly MainClient[]
}

/** Finds the package for a client; null where what it finds is not known. */
export type FindPackage = (client: MainClient) => Promise<PackageEvidence | null>

/** A kind of file. */
export type PackageFile<T = string> = Reading<T> & { readonly name: string }

// The clients wait without a limit; a check has to end.
const FIRST_BYTE_MS = 30_000

// A connection with more than this to read is closed instead of kept.
const ONE_BYTE: BodyPlan = { kind: 'excerpt', maxBytes: 1024 }

// The location is in the head of the page.
const MAX_PAGE_BYTES = 128 * 1024

/** Terraform asks package hosts once. */
const retriesOfTofu =
  (retries: number) =>
  ({ client }: Patience): Patience => ({
    client,
    attemptMs: FIRST_BYTE_MS,
    retries: client === 'opentofu' ? retries : 0
  })

/** An archive of a module, which go-getter downloads. */
export const MODULE_ARCHIVE: PackageFile = {
  name: 'archive',
  headers: { range: 'bytes=0-0' },
  accepts: (status) => status === 200 || status === 206,
  plan: () => ONE_BYTE,
  read: () => accept(''),
  patience: retriesOfTofu(0),
  netrc: MAIN_CLIENTS
}

/** An archive of a provider. Without the range, a client is answered with 200. */
export const PROVIDER_ARCHIVE: PackageFile = {
  ...MODULE_ARCHIVE,
  name: 'provider archive',
  patience: retriesOfTofu(2),
  netrc: ['terraform']
}

/** A package that OpenTofu downloads by itself, as often as it asks registries. */
export const DIRECT_ARCHIVE: PackageFile = {
  name: 'direct archive',
  headers: { range: 'bytes=0-0' },
  accepts: (status) => status >= 200 && status < 300,
  plan: () => ONE_BYTE,
  read: () => accept('')
}

// Packages of modules are texts: the largest known have some MiB.
const MAX_ARCHIVE_BYTES = 64 * 1024 * 1024
// The clients wait for a package as long as it takes.
const WHOLE_MS = 300_000

/** A whole archive, which `take` reads; `result` is what came of that. Requests with another `name` are not shared. */
export const wholeArchive = <T>(
  { patience = (usual) => usual, ...archive }: PackageFile,
  name: string,
  take: (parts: AsyncIterable<Uint8Array>) => Promise<void>,
  result: () => T
): PackageFile<T> => ({
  ...archive,
  name: `whole ${name}`,
  headers: {},
  plan: () => ({ kind: 'taken', maxBytes: MAX_ARCHIVE_BYTES, take }),
  read: () => accept(result()),
  patience: (usual) => ({ ...patience(usual), attemptMs: WHOLE_MS })
})

/** A page that names where the package is. */
export const PAGE: PackageFile = {
  name: 'page',
  headers: {},
  accepts: (status) => status >= 200 && status < 300,
  plan: ({ terraformGet }) =>
    terraformGet ? ONE_BYTE : { kind: 'excerpt', maxBytes: MAX_PAGE_BYTES },
  read: ({ head, body }) => {
    const location = head.terraformGet || metaLocation(bodyText(body))
    return location === null
      ? refuse('has neither X-Terraform-Get nor <meta name="terraform-get">')
      : accept(location)
  },
  patience: retriesOfTofu(0),
  netrc: MAIN_CLIENTS
}

/** The references of a Git repository, which are not read. */
export const REPOSITORY: PackageFile = {
  ...MODULE_ARCHIVE,
  name: 'repository',
  headers: {},
  accepts: (status) => status === 200,
  netrc: []
}

export const SUMS: PackageFile<Uint8Array> = {
  name: 'sums',
  headers: {},
  read: ({ body }) => accept(body.bytes)
}

export const SIGNATURE: PackageFile<Uint8Array> = { ...SUMS, name: 'signature' }

/** A file with checksums of archives of modules. */
export const CHECKSUM_FILE: PackageFile = {
  ...MODULE_ARCHIVE,
  name: 'checksum file',
  headers: {},
  accepts: (status) => status === 200,
  read: ({ body }) => accept(bodyText(body)),
  plan: () => ({ kind: 'excerpt', maxBytes: MAX_PAGE_BYTES })
}

export type FileRequest = Pick<RegistryRequest, 'url' | 'origin'> & {
  /** The host whose answer names the URL. */
  readonly registry: Hostname
  readonly client: MainClient
  /** The token of the registry is sent, as OpenTofu does where the registry says so. */
  readonly token?: boolean
}

/** The answer of a package host to one client. Each address is asked once, whatever names it, for every checked client. */
export async function fetchFile<T>(
  { client, registry, url, origin, token = false }: FileRequest,
  file: PackageFile<T>,
  { send, clients, isNamed }: Send & Places
): Promise<Answer<T>> {
  const host = hostOfUrl(url)
  if (host !== null && host !== registry && !isNamed(host)) {
    return notAsked(registry, 'not-allowed', safeUrl(url))
  }
  const at = () => ({ url, origin })
  const once = `${file.name} ${token} ${origin?.isPublic} ${showUrl(url)}`
  const question = { ...file, host: registry, clients, at, once, isAnonymous: !token }
  const { [client]: answer } = await send(question)
  if (answer === undefined) throw new Error('a client without an answer')
  return answer
}
