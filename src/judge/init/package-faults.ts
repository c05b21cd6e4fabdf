// What is wrong with the description of a provider package, in words.
import type { DocumentFault } from '../../registry/answers/document-faults.ts'
import type { Asked } from '../../visit/registry/evidence.ts'
import type { Signature } from '../../visit/registry/package-evidence.ts'

/** Follows `the response`. */
export function faultText(fault: DocumentFault, platform: string): string {
  switch (fault.kind) {
    case 'protocol-unreadable':
      return `has "${fault.text}" in \`protocols\`, which is not a version`
    case 'protocols':
      return 'has no protocol of the clients'
    case 'target':
      return `is for ${fault.found.os}_${fault.found.arch} instead of ${platform} (\`os\`, \`arch\`)`
    case 'url':
      return `has an invalid URL in \`${fault.field}\`: ${fault.why}`
    case 'shasum':
      return fault.text === ''
        ? 'has no `shasum`'
        : `has "${fault.text}" in \`shasum\`, which is not 64 hexadecimal digits`
    case 'keys':
      return KEYS[fault.why]
    case 'packages-unreadable':
      return `has "${fault.text}" in \`packages\`, which OpenTofu cannot read`
    case 'packages':
      return PACKAGES[fault.why]
  }
}

const KEYS = {
  none: 'has no key in `signing_keys.gpg_public_keys`',
  null: 'has null in `signing_keys.gpg_public_keys`, at which the clients crash',
  'not-armored':
    'has a key in `signing_keys.gpg_public_keys` whose `ascii_armor` is not an armored public key'
}

// OpenTofu 1.12 and later check `packages` if it is there.
const PACKAGES = {
  'no-platform': 'has `packages` without an entry for the platform, which OpenTofu requires',
  'no-size': 'has no positive `package_size` in `packages`, which OpenTofu requires',
  'no-hash': 'has no `zh:` hash for the platform in `packages`, which OpenTofu requires',
  'other-hash': 'has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares'
}

const SIGNATURES: Readonly<Record<Signature, string | null>> = {
  empty: 'the signature of its checksums is empty',
  other:
    'the signature of its checksums is not a binary OpenPGP signature (with `--armor` it is text)',
  binary: null
}

/** Why no signature can be good; null if only OpenPGP would show it. A clause. */
export function unsignedText(
  signature: Asked<Signature> | null,
  faults: readonly DocumentFault[]
): string | null {
  const keys = faults.find(({ kind }) => kind === 'keys')
  if (keys?.kind === 'keys') return `the description ${KEYS[keys.why]}`
  return signature?.outcome.kind === 'read' ? SIGNATURES[signature.outcome.value] : null
}
