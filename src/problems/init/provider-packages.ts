// Problems of provider packages: platforms, protocols, package documents, checksums, signatures, lock files.

import { MAIN_CLIENTS, type MainClient } from '../../protocol/clients.ts'
import { brief, nameOf, type Package, returned, type Status, showSome } from '../brief.ts'
import { byOperator, defineProblem, error } from '../problem.ts'

/** `platform`: `linux_amd64`. */
type ProviderPackage = Omit<Package, 'kind'> & { readonly platform: string }

const shown = (provider: ProviderPackage): string => nameOf({ ...provider, kind: 'provider' })

const forPlatform = (provider: ProviderPackage): string =>
  `${shown(provider)} for ${provider.platform}`

export const packagePlatform = defineProblem(
  error('package-platform', 'Provider has no package for a platform', MAIN_CLIENTS),
  /** `isMirror`: the URL is that of a network mirror. */
  (missing: ProviderPackage & Status & { readonly isMirror: boolean }) => ({
    message: `${shown(missing)} has no package for ${missing.platform}: ${missing.isMirror ? `${missing.url} lists none` : returned(missing)}`,
    help: {
      operator: missing.isMirror
        ? `add it with \`terraform providers mirror -platform=${missing.platform}\``
        : `publish the package for ${missing.platform}`,
      user: `set \`version\` to one with a package for ${missing.platform}, ask the publisher of the provider to build one, or correct \`platforms\``
    }
  })
)

export const packageProtocol = defineProblem(
  error('package-protocol', 'CLI does not support the plugin protocol of a provider', MAIN_CLIENTS),
  /** `suggestion`: the newest version that the clients can use, as the registry lists it. */
  ({
    protocols,
    suggestion,
    ...provider
  }: ProviderPackage & {
    readonly protocols: readonly string[]
    readonly suggestion: string | null
  }) => ({
    message: `${shown(provider)} requires plugin protocol ${showSome(protocols, 3, brief)}; Terraform and OpenTofu support 5 and 6`,
    help: {
      operator: 'publish a version with plugin protocol 5 or 6, or correct `protocols`',
      user:
        suggestion === null
          ? 'ask the publisher of the provider for a version with plugin protocol 5 or 6'
          : `set \`version = "${brief(suggestion, 40)}"\`, the newest version with a supported protocol`
    }
  })
)

export const packageDocument = defineProblem(
  error('package-document', 'Description of a provider package is wrong', MAIN_CLIENTS),
  /** `why`: a clause about the response of the URL. */
  ({
    url,
    why,
    isMirror,
    ...provider
  }: ProviderPackage & {
    readonly url: string
    readonly why: string
    /** The URL is that of a network mirror. */
    readonly isMirror: boolean
  }) => ({
    message: `${forPlatform(provider)} cannot be installed: the response of ${url} ${brief(why)}`,
    help: byOperator(
      isMirror
        ? `return {"archives":{"${provider.platform}":{"url":"…","hashes":["zh:…"]}}} with \`Content-Type: application/json\``
        : 'return the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`'
    )
  })
)

export const packageSums = defineProblem(
  error('package-sums', 'Checksums of a provider do not agree', MAIN_CLIENTS),
  /** `why`: a clause about the file of checksums. */
  ({
    url,
    why,
    ...provider
  }: ProviderPackage & { readonly url: string; readonly why: string }) => ({
    message: `${forPlatform(provider)} cannot be installed: ${url} ${brief(why)}`,
    help: byOperator(
      'correct the checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it again'
    )
  })
)

export const packageUnsigned = defineProblem(
  error('package-unsigned', 'Provider has no usable signature', MAIN_CLIENTS),
  ({ why, ...provider }: ProviderPackage & { readonly why: string }) => ({
    message: `${forPlatform(provider)} cannot be installed: ${brief(why)}`,
    help: byOperator(
      'sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`'
    )
  })
)

export const lockPlatformMissing = defineProblem(
  error('lock-platform-missing', 'Lock file lacks the checksum of a package', MAIN_CLIENTS),
  /** `isContentOnly`: it has no checksums of archives. */
  ({
    isContentOnly,
    clients,
    ...provider
  }: ProviderPackage & {
    readonly isContentOnly: boolean
    readonly clients: readonly MainClient[]
  }) => {
    const commands = clients.map(
      (client) =>
        `${client === 'opentofu' ? 'tofu' : client} providers lock -platform=${provider.platform}`
    )
    return {
      message: isContentOnly
        ? `the lock file has only \`h1:\` checksums of ${shown(provider)}, probably none for ${provider.platform}`
        : `the lock file has no checksum of ${shown(provider)} for ${provider.platform}`,
      help: {
        user: `run \`${commands.join('` or `')}\`, and commit the lock file`,
        operator: 'publish the original package again if it was replaced'
      }
    }
  }
)
