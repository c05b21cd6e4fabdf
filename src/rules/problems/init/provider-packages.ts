// Problems of provider packages: platforms, protocols, package documents, checksums, signatures, lock files.
import type { MainClient } from '../../protocol/clients.ts'
import { marked, named, type Text } from '../../protocol/marked-text.ts'
import { brief, type Package, packageName, returned, type Status, showSome } from '../brief.ts'
import { problem } from '../problem.ts'

/** `platform`: `linux_amd64`. */
type PlatformPackage = Omit<Package, 'kind'> & { readonly platform: string }

const shownProvider = (provider: PlatformPackage): Text =>
  packageName({ ...provider, kind: 'provider' })

/** `why`: a clause, after what it is about. */
type Wrong = PlatformPackage & { readonly why: string }

const notInstallable = (wrong: Wrong, subject: Text = ''): Text =>
  marked`${shownProvider(wrong)} for ${wrong.platform} cannot be installed: ${subject}${brief(wrong.why)}`

/** The cure for a user of a public registry, whose operator corrects no provider. */
const REPORT = 'set `version` to another release, and tell the publisher of the provider'

/** `isMirror`: the URL is that of a network mirror. `isListed`: the versions of the registry list the platform. */
type MissingPlatform = PlatformPackage &
  Status & { readonly isMirror: boolean; readonly isListed: boolean }

export function packagePlatform({ isMirror, isListed, ...missing }: MissingPlatform) {
  const { platform, host, said } = missing
  // The registry says why, so the package may be there.
  const isOther = said !== undefined
  const has = isOther ? `for ${platform} cannot be downloaded` : `has no package for ${platform}`
  const replace = missing.address.endsWith('/hashicorp/template')
    ? 'replace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new packages'
    : `set \`version\` to one with a package for ${platform}, or ask the ${isMirror ? 'operator of the mirror to add' : 'publisher of the provider to build'} one`
  const message = marked`${shownProvider(missing)} ${has}: ${isMirror ? marked`${named(missing.url)} lists none` : returned(missing)}`
  if (isListed && !isOther) {
    const operator =
      'serve the description of the package at this path (on a static site, in a file without an extension)'
    const lists = marked`${message}, but the list of versions has ${platform}`
    return problem('package-platform', { message: lists, operator, guest: REPORT })
  }
  return problem('package-platform', {
    message,
    operator: isMirror
      ? `add it with \`terraform providers mirror -platform=${platform}\``
      : `${isOther ? 'correct what the response says, or ' : ''}publish the package for ${platform}`,
    user: isOther
      ? marked`set \`version\` to another one, or ask the operator of ${named(host)} to correct what the response says`
      : replace,
    guest: isOther ? REPORT : undefined
  })
}

/** `suggestion`: the newest version that the clients can use, as the registry lists it. */
type OldProtocol = PlatformPackage & {
  readonly protocols: readonly string[]
  readonly suggestion: string | null
}

export function packageProtocol({ suggestion, ...unsupported }: OldProtocol) {
  const isListed = suggestion === unsupported.version
  const set = `set \`version = "${brief(suggestion ?? '', 40)}"\`, the newest version with a supported protocol`
  const ask = 'ask the publisher of the provider for a version with plugin protocol 5 or 6'
  return problem('package-protocol', {
    message: marked`${shownProvider(unsupported)} requires plugin protocol ${showSome(unsupported.protocols, 3, brief)}${isListed ? ', and another one according to the list of versions' : ''}; Terraform and OpenTofu support 5 and 6`,
    operator: isListed
      ? 'correct `protocols` in the description of the package, or in the list of versions'
      : 'publish a version with plugin protocol 5 or 6',
    ...(isListed ? { guest: REPORT } : { user: suggestion === null ? ask : set })
  })
}

/** `why` is about the response of the URL. `isMirror`: the URL is that of a network mirror. */
export const packageDocument = (wrong: Wrong & { url: string; isMirror: boolean }) =>
  problem('package-document', {
    message: notInstallable(wrong, marked`the response of ${named(wrong.url)} `),
    operator: wrong.isMirror
      ? `return {"archives":{"${wrong.platform}":{"url":"…","hashes":["zh:…"]}}} with \`Content-Type: application/json\``
      : 'return the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`',
    guest: wrong.isMirror ? undefined : REPORT
  })

/** `why` is about the file of checksums. */
export const packageSums = (wrong: Wrong & { readonly url: string }) =>
  problem('package-sums', {
    message: notInstallable(wrong, marked`${named(wrong.url)} `),
    operator:
      'publish a signed checksums file that has a line with the SHA-256 hash and `filename` of each package',
    guest: REPORT
  })

const SIGN = 'sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`)'
const KEYS = '`signing_keys.gpg_public_keys`'
const SIGNATURE_CURES = {
  sign: `${SIGN}, and publish both files unchanged`,
  signAndList: `${SIGN}, and list the public key in ASCII armor in ${KEYS}`,
  list: `list the public key that made the signature in ${KEYS}, or sign with a key of the list`,
  armor: `put the output of \`gpg --armor --export\` unchanged into ${KEYS}: in JSON, its line breaks are \`\\n\`, not \`\\\\n\``,
  trust: 'remove `trust_signature`, or use the one that HashiCorp made for this key',
  extend: 'extend the key, or sign with another one, and list it again',
  tofu: 'run `tofu`, which requires no key of this registry unless `OPENTOFU_ENFORCE_GPG_VALIDATION` is set, or use the address at registry.terraform.io'
}

/** `why`: a clause. A cure of `extend`: only for those who forbid expired keys; of `tofu`: for OpenTofu’s registry. */
export type SignatureFault = {
  readonly why: string
  readonly cure: keyof typeof SIGNATURE_CURES
}

type Unsigned = Wrong & SignatureFault & { readonly clients: readonly MainClient[] }

export const packageUnsigned = ({ cure, clients, ...wrong }: Unsigned) =>
  problem('package-unsigned', {
    message: notInstallable(wrong),
    operator: SIGNATURE_CURES[cure],
    ...(cure === 'extend'
      ? { user: 'unset `OPENTOFU_ENFORCE_GPG_EXPIRATION`' }
      : { guest: cure === 'tofu' ? SIGNATURE_CURES[cure] : REPORT }),
    affects: clients
  })

export const lockPlatformMissing = (provider: PlatformPackage) =>
  problem('lock-platform-missing', {
    message: marked`the lock file has no checksum of ${shownProvider(provider)} for ${provider.platform}`,
    help: `run \`terraform providers lock -platform=${provider.platform}\`, and commit the lock file`
  })
