// Verifies the certificates that a server sent, as Go does (crypto/x509, Certificate.Verify). OpenSSL accepts and rejects others.
import type { Distrust } from '../../rules/problems/http/tls.ts'
import type { Certificate, parseCertificate } from './certificate.ts'
import { areNamesPermitted, isForHost } from './names.ts'

type Flaw =
  | Distrust
  /** `at`: the end or the start of its validity, in milliseconds since 1970. */
  | { readonly kind: 'expired'; readonly at: number }
  | { readonly kind: 'not-yet-valid'; readonly at: number }
  /** `names`: the DNS names that it is for. */
  | { readonly kind: 'other-name'; readonly names: readonly string[] }

/** `isLeaf`: the flaw is in the server's own certificate, and not in one above it. */
export type Rejection = { readonly flaw: Flaw; readonly isLeaf: boolean }

export type Verified =
  /** From the server's own certificate to the trusted one. */
  | { readonly ok: true; readonly chain: readonly Certificate[] }
  | ({ readonly ok: false } & Rejection)

type VerifyOptions = {
  /** The certificates that the server sent, its own first; not empty. */
  readonly sent: readonly ReturnType<typeof parseCertificate>[]
  /** A DNS name or an IP address. */
  readonly host: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** The trusted certificates with this subject. */
  readonly anchors: (subject: Buffer) => readonly Certificate[]
}

// crypto/tls, defaultMaxRSAKeySize.
const MAX_RSA_BITS = 8192
// crypto/rsa, checkKeySize, since Go 1.24.
const MIN_RSA_BITS = 1024
// crypto/x509, maxChainSignatureChecks: hostile chains have many candidates.
const MAX_SIGNATURE_CHECKS = 100

export function verifyChain(options: VerifyOptions): Verified {
  const sent: Certificate[] = []
  for (const [index, reading] of options.sent.entries()) {
    if (!reading.ok) return { ok: false, flaw: reading.flaw, isLeaf: index === 0 }
    const { certificate } = reading
    const { key } = certificate
    if (key.kind === 'rsa' && key.bits > MAX_RSA_BITS) {
      return { ok: false, flaw: { kind: 'key-size', bits: key.bits }, isLeaf: index === 0 }
    }
    sent.push(certificate)
  }
  const [leaf, ...intermediates] = sent
  if (leaf === undefined) throw new Error('a server sends at least one certificate')
  const flaw = flawOfLeaf(leaf, options)
  if (flaw !== null) return { ok: false, flaw, isLeaf: true }
  const search: Search = { intermediates, options, checks: 0, hint: null }
  const chain = options.anchors(leaf.subject).some(({ raw }) => raw.equals(leaf.raw))
    ? acceptChain(search, [leaf])
    : extend(search, [leaf])
  if (chain !== null) return { ok: true, chain }
  const unknown = { kind: 'unknown-authority', sent: endOf(leaf, intermediates) } as const
  return { ok: false, ...(search.hint ?? { flaw: unknown, isLeaf: true }) }
}

/** The first flaw of the server's own certificate, regardless of its issuer. */
function flawOfLeaf(leaf: Certificate, { host, now }: VerifyOptions): Flaw | null {
  const flaw = flawOfAny(leaf, now)
  if (flaw !== null) return flaw
  if (!isForHost(leaf.names, host)) return { kind: 'other-name', names: leaf.names.dns }
  return flawOfKey(leaf)
}

function flawOfKey({ key }: Certificate): Flaw | null {
  if (key.kind === 'unsupported') return { kind: 'key', name: key.name }
  return key.kind === 'rsa' && key.bits < MIN_RSA_BITS ? { kind: 'key-size', bits: key.bits } : null
}

function flawOfAny({ unhandled, notBefore, notAfter }: Certificate, now: number): Flaw | null {
  const [id] = unhandled
  if (id !== undefined) return { kind: 'critical-extension', id }
  if (now < notBefore) return { kind: 'not-yet-valid', at: notBefore }
  return now > notAfter ? { kind: 'expired', at: notAfter } : null
}

type Search = {
  readonly intermediates: readonly Certificate[]
  readonly options: VerifyOptions
  checks: number
  /** Why the first candidate was rejected. */
  hint: Rejection | null
}

/** A chain from these certificates to an anchor, depth first, or null. */
function extend(search: Search, chain: readonly Certificate[]): readonly Certificate[] | null {
  const child = chain.at(-1) as Certificate
  const { options, intermediates } = search
  const anchors = options.anchors(child.issuer)
  const candidates = intermediates.filter(({ subject }) => subject.equals(child.issuer))
  for (const [index, candidate] of [...anchors, ...candidates].entries()) {
    const isAnchor = index < anchors.length
    search.checks += 1
    if (search.checks > MAX_SIGNATURE_CHECKS) return null
    if (chain.some((certificate) => isRepeated(certificate, candidate))) continue
    const rejection = rejectIssuer(chain, candidate, isAnchor, options)
    if (rejection !== null) search.hint ??= rejection
    // Another authority with the same name has another key. That is no flaw: it is not the issuer.
    if (rejection !== null || !child.isSignedBy(candidate.x509)) continue
    // Its extensions, and the key identifiers, which Go does not compare.
    if (!child.x509.checkIssued(candidate.x509)) {
      search.hint ??= { flaw: { kind: 'openssl' }, isLeaf: chain.length === 1 }
      continue
    }
    const longer = [...chain, candidate]
    const whole = isAnchor ? acceptChain(search, longer) : extend(search, longer)
    if (whole !== null) return whole
  }
  return null
}

/** The reason why `parent` is not the issuer of the last certificate of the chain. */
function rejectIssuer(
  chain: readonly Certificate[],
  parent: Certificate,
  isAnchor: boolean,
  { now }: VerifyOptions
): Rejection | null {
  const child = chain.at(-1) as Certificate
  const { isAuthority, maxPath } = parent
  const above = (flaw: Flaw): Rejection => ({ flaw, isLeaf: false })
  if (!(isAuthority ?? isAnchor)) return above({ kind: 'no-authority' })
  const isLeaf = chain.length === 1
  if (child.unsupportedSignature !== null) {
    return { flaw: { kind: 'signature', name: child.unsupportedSignature }, isLeaf }
  }
  const flaw = flawOfKey(parent) ?? flawOfAny(parent, now)
  if (flaw !== null) return above(flaw)
  return maxPath !== null && chain.length - 1 > maxPath ? above({ kind: 'path-length' }) : null
}

/** Rules for a whole chain: extended key usages are nested, and name constraints hold below. */
function acceptChain(search: Search, chain: readonly Certificate[]): readonly Certificate[] | null {
  const unfit = chain.findIndex(({ usages }) => !isForServers(usages))
  if (unfit >= 0) {
    search.hint ??= { flaw: { kind: 'usage' }, isLeaf: unfit === 0 }
    return null
  }
  const isPermitted = chain.every(
    ({ constraints }, index) =>
      constraints === null ||
      chain.slice(0, index).every(({ names }) => areNamesPermitted(names, constraints))
  )
  if (isPermitted) return chain
  search.hint ??= { flaw: { kind: 'constraints' }, isLeaf: false }
  return null
}

// serverAuth, anyExtendedKeyUsage.
const SERVER_USAGES = ['1.3.6.1.5.5.7.3.1', '2.5.29.37.0']

const isForServers = (usages: readonly string[]): boolean =>
  usages.length === 0 || usages.some((usage) => SERVER_USAGES.includes(usage))

/** The same name and key: cross-signed authorities would lead in circles. */
const isRepeated = (one: Certificate, other: Certificate): boolean =>
  one.subject.equals(other.subject) &&
  one.keyInfo.equals(other.keyInfo) &&
  one.encodedNames.equals(other.encodedNames)

const isSelfIssued = ({ subject, issuer }: Certificate): boolean => subject.equals(issuer)

/** The end of the chain that the server sent. */
function endOf(leaf: Certificate, intermediates: readonly Certificate[]) {
  if (isSelfIssued(leaf)) return 'self-signed'
  if (intermediates.length === 0) return 'leaf'
  return intermediates.some(isSelfIssued) ? 'root' : 'chain'
}
