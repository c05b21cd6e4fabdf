// What is wrong with the packages of providers.

import type { Package, Status } from '../../problems/brief.ts'
import {
  lockPlatformMissing,
  packageDocument,
  packagePlatform,
  packageProtocol,
  packageSums,
  packageUnsigned
} from '../../problems/init/provider-packages.ts'
import type { Problem } from '../../problems/problem.ts'
import { defaultRegistry } from '../../protocol/module-address.ts'
import { type DocumentFault, isLate } from '../../registry/answers/document-faults.ts'
import type { ProviderDocument } from '../../registry/answers/provider-document.ts'
import { sumOf } from '../../registry/answers/sums.ts'
import { becauseOf } from '../../roots/root.ts'
import type { Asked } from '../../visit/registry/evidence.ts'
import type {
  Described,
  ProviderPackage,
  Signature
} from '../../visit/registry/package-evidence.ts'
import { type Cause, clientsOf } from './causes.ts'
import { faultText, unsignedText } from './package-faults.ts'
import { causeOf, fetchCauses, packageOf, refusalOf, type Selected } from './package-requests.ts'

/** A version on one platform, such as `linux_amd64`. */
export type OnPlatform = Selected & {
  readonly platform: string
  /** The newest version with a protocol of the clients; null if none is listed. */
  readonly suggestion: string | null
  readonly enforcesSignatures: boolean
  /** Of the provider in the lock file. */
  readonly hashes: readonly string[]
}

/** The first thing that the client meets, and what the lock file lacks. */
export function judgeProviderPackage(
  selected: OnPlatform,
  found: ProviderPackage
): readonly Cause[] {
  const { outcome, url } = found.document
  if (outcome.kind === 'status' && outcome.status === 404) {
    const { status, reason, page } = outcome
    return [platformCause(selected, { url, status, reason, page })]
  }
  if (outcome.kind === 'unreadable') return [documentCause(selected, url, outcome.why)]
  if (outcome.kind !== 'read') return refusalOf(selected, 'document', found.document)
  const { document, faults } = outcome.value
  const isComparable = !faults.some(({ kind }) => kind === 'shasum' || kind === 'target')
  return [
    ...causesInOrder(selected, found, outcome.value).slice(0, 1),
    ...(isComparable ? lockCauses(selected, [`zh:${document.shasum.toLowerCase()}`]) : [])
  ]
}

function causesInOrder(
  selected: OnPlatform,
  { document: { url }, sums, signature, archive }: ProviderPackage,
  { document, faults }: Described
): readonly Cause[] {
  const ofFaults = (isMet: (fault: DocumentFault) => boolean) =>
    faults.filter(isMet).map((fault) => faultCause(selected, url, fault))
  return [
    ...ofFaults((fault) => !isLate(fault)),
    ...(document.downloadUrl === '' ? [documentCause(selected, url, NO_ARCHIVE)] : []),
    ...fetchCauses(selected, 'sums', sums),
    ...fetchCauses(selected, 'signature', signature),
    ...fetchCauses(selected, 'archive', archive),
    ...ofFaults(({ kind }) => kind === 'packages'),
    ...sumCauses(selected, sums, document),
    ...signatureCauses(selected, signature, document, faults)
  ]
}

// The clients then download the description itself, which has another hash.
const NO_ARCHIVE = 'has no `download_url`'

type About = Package & { readonly platform: string; readonly isMirror: boolean }

const providerCause = (
  selected: OnPlatform,
  detail: string,
  describe: (about: About) => Problem
): Cause => {
  const { platform, mirrorHost } = selected
  const about = { ...packageOf(selected), platform, isMirror: mirrorHost !== undefined }
  return causeOf(selected, `${platform} ${detail}`, () => describe(about))
}

export const platformCause = (selected: OnPlatform, answer: Status): Cause =>
  providerCause(selected, 'platform', (about) => packagePlatform({ ...about, ...answer }))

export const documentCause = (selected: OnPlatform, url: string, why: string): Cause =>
  providerCause(selected, `document ${why}`, (about) => packageDocument({ ...about, url, why }))

function faultCause(selected: OnPlatform, url: string, fault: DocumentFault): Cause {
  if (fault.kind !== 'protocols')
    return documentCause(selected, url, faultText(fault, selected.platform))
  const { suggestion } = selected
  const { protocols } = fault
  return providerCause(selected, 'protocols', (about) =>
    packageProtocol({ ...about, protocols, suggestion })
  )
}

function sumCauses(
  selected: OnPlatform,
  sums: Asked<string> | null,
  { filename, shasum }: ProviderDocument
): readonly Cause[] {
  if (sums?.outcome.kind !== 'read') return []
  const { url, outcome } = sums
  const sum = sumOf(outcome.value, filename)
  if (sum.kind === 'found' && sum.hash === shasum.toLowerCase()) return []
  const why = {
    found: `has another hash for ${filename} than \`shasum\` in the description of the package`,
    missing: `has no line for ${filename === '' ? 'the empty `filename` of the package' : filename}`,
    'not-a-hash': `has no SHA-256 hash in the line for ${filename}`
  }[sum.kind]
  return [providerCause(selected, `sums ${why}`, (about) => packageSums({ ...about, url, why }))]
}

function signatureCauses(
  selected: OnPlatform,
  signature: Asked<Signature> | null,
  { keys }: ProviderDocument,
  faults: readonly DocumentFault[]
): readonly Cause[] {
  const { item, enforcesSignatures } = selected
  const { client, host } = item
  // OpenTofu's registry may serve providers whose keys it does not know.
  const isExempt = client === 'opentofu' && host === defaultRegistry(client) && !enforcesSignatures
  if (keys.length === 0 && isExempt) return []
  const why = unsignedText(signature, faults)
  return why === null
    ? []
    : [providerCause(selected, `unsigned ${why}`, (about) => packageUnsigned({ ...about, why }))]
}

/** One of the hashes that a client knows has to be that of the archive, or, for `h1:`, of its contents. */
export function lockCauses(on: OnPlatform, ofPackage: readonly string[]): readonly Cause[] {
  const { version, hashes, platform } = on
  const { locked } = on.item
  if (locked === null || locked.version.text !== version) return []
  if (hashes.length === 0 || hashes.some((hash) => ofPackage.includes(hash))) return []
  const isContentOnly = !hashes.some((hash) => hash.startsWith('zh:'))
  const cause = causeOf(on, `${platform} lock ${isContentOnly}`, (items) => {
    const about = { ...packageOf(on), platform, isContentOnly, clients: clientsOf(items) }
    return lockPlatformMissing(about)
  })
  return [{ ...cause, places: [becauseOf(locked.version.place)] }]
}
