// Problems of provider packages: platforms, protocols, package documents, checksums, signatures, lock files.
import { MAIN_CLIENTS, type MainClient } from '../../protocol/clients.ts'
import { brief, type Package, packageName, returned, type Status, showSome } from '../brief.ts'
import { byOperator, defineProblem, error } from '../problem.ts'

/** `platform`: `linux_amd64`. */
type PlatformPackage = Omit<Package, 'kind'> & { readonly platform: string }

const shownProvider = (provider: PlatformPackage): string =>
  packageName({ ...provider, kind: 'provider' })

/** `why`: a clause, after what it is about. */
type Wrong = PlatformPackage & { readonly why: string }

const notInstallable = (wrong: Wrong, about = ''): string =>
  `${shownProvider(wrong)} for ${wrong.platform} cannot be installed: ${about}${brief(wrong.why)}`

export const packagePlatform = defineProblem(
  error('package-platform', 'Provider has no package for a platform', MAIN_CLIENTS),
  /** `isMirror`: the URL is that of a network mirror. */
  (missing: PlatformPackage & Status & { readonly isMirror: boolean }) => ({
    message: `${shownProvider(missing)} has no package for ${missing.platform}: ${missing.isMirror ? `${missing.url} lists none` : returned(missing)}`,
    help: {
      operator: missing.isMirror
        ? `add it with \`terraform providers mirror -platform=${missing.platform}\``
        : `publish the package for ${missing.platform}`,
      user: `set \`version\` to one with a package for ${missing.platform}, ask the publisher of the provider to build one, or correct \`platforms\``
    }
  })
)

/** `suggestion`: the newest version that the clients can use, as the registry lists it. */
type OldProtocol = PlatformPackage & {
  readonly protocols: readonly string[]
  readonly suggestion: string | null
}

export const packageProtocol = defineProblem(
  error('package-protocol', 'CLI does not support the plugin protocol of a provider', MAIN_CLIENTS),
  ({ suggestion, ...unsupported }: OldProtocol) => ({
    message: `${shownProvider(unsupported)} requires plugin protocol ${showSome(unsupported.protocols, 3, brief)}; Terraform and OpenTofu support 5 and 6`,
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
  /** `why` is about the response of the URL. `isMirror`: the URL is that of a network mirror. */
  (wrong: Wrong & { readonly url: string; readonly isMirror: boolean }) => ({
    message: notInstallable(wrong, `the response of ${wrong.url} `),
    help: byOperator(
      wrong.isMirror
        ? `return {"archives":{"${wrong.platform}":{"url":"…","hashes":["zh:…"]}}} with \`Content-Type: application/json\``
        : 'return the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`'
    )
  })
)

export const packageSums = defineProblem(
  error('package-sums', 'Checksums of a provider do not agree', MAIN_CLIENTS),
  /** `why` is about the file of checksums. */
  (wrong: Wrong & { readonly url: string }) => ({
    message: notInstallable(wrong, `${wrong.url} `),
    help: byOperator(
      'correct the checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it again'
    )
  })
)

export const packageUnsigned = defineProblem(
  error('package-unsigned', 'Provider has no usable signature', MAIN_CLIENTS),
  (wrong: Wrong) => ({
    message: notInstallable(wrong),
    help: byOperator(
      'sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`'
    )
  })
)

/** `isContentOnly`: it has no checksums of archives. */
type NotLocked = PlatformPackage & {
  readonly isContentOnly: boolean
  readonly clients: readonly MainClient[]
}

export const lockPlatformMissing = defineProblem(
  error('lock-platform-missing', 'Lock file lacks the checksum of a package', MAIN_CLIENTS),
  ({ isContentOnly, clients, ...provider }: NotLocked) => {
    const commands = clients.map(
      (client) =>
        `${client === 'opentofu' ? 'tofu' : client} providers lock -platform=${provider.platform}`
    )
    return {
      message: isContentOnly
        ? `the lock file has only \`h1:\` checksums of ${shownProvider(provider)}, probably none for ${provider.platform}`
        : `the lock file has no checksum of ${shownProvider(provider)} for ${provider.platform}`,
      help: {
        user: `run \`${commands.join('` or `')}\`, and commit the lock file`,
        operator: 'publish the original package again if it was replaced'
      }
    }
  }
)
