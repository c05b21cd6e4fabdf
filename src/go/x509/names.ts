// Subject alternative names and name constraints as Go reads and compares them (crypto/x509, verify.go, constraints.go).
import { parseIp, unmapped } from '../ip.ts'
import { byteString } from '../text.ts'
import { DerError, DerReader, sameBytes, TAG } from './der.ts'

/** DNS names as written; addresses of 4 or 16 bytes; the kinds of other names, which do not name a server. */
export type GeneralNames = {
  readonly dns: readonly string[]
  readonly addresses: readonly Uint8Array[]
  readonly others: readonly number[]
}

/** An address and a mask of the same length. */
type MaskedAddress = { readonly address: Uint8Array; readonly mask: Uint8Array }

/** Domains in lower case, networks, and the kinds of others. */
export type Subtrees = {
  readonly dns: readonly string[]
  readonly networks: readonly MaskedAddress[]
  readonly others: readonly number[]
}

const DNS = 0x82
const ADDRESS = 0x87
// An e-mail address, a URI.
const OTHERS = [0x81, 0x86]

/** `isKnown`: there is a name of a kind that Go knows. */
export function parseAlternativeNames(value: Uint8Array) {
  const part = 'subject alternative names'
  const list = new DerReader(value, part).inside(TAG.sequence)
  const dns: string[] = []
  const addresses: Uint8Array[] = []
  const others: number[] = []
  while (!list.isEmpty) {
    const { tag, content } = list.any()
    if (OTHERS.includes(tag)) others.push(tag)
    if (tag === DNS) dns.push(ia5Text(content, part))
    if (tag !== ADDRESS) continue
    if (content.length !== 4 && content.length !== 16) throw new DerError(part)
    addresses.push(content)
  }
  return { dns, addresses, others, isKnown: [...dns, ...addresses, ...others].length > 0 }
}

export type Constraints = {
  readonly permitted: Subtrees
  readonly excluded: Subtrees
  /** Every subtree is of a kind that Go knows. */
  readonly isKnown: boolean
}

export function parseConstraints(value: Uint8Array): Constraints {
  const part = 'name constraints'
  const outer = new DerReader(value, part)
  const list = outer.inside(TAG.sequence)
  const [first, second] = [0xa0, 0xa1].map((tag) => list.optional(tag) ?? new Uint8Array())
  if (!first || !second || !list.isEmpty || !outer.isEmpty) throw new DerError(part)
  if (first.length + second.length === 0) throw new DerError(part)
  const [permitted, excluded] = [readSubtrees(first), readSubtrees(second)]
  return { permitted, excluded, isKnown: permitted.isKnown && excluded.isKnown }
}

function readSubtrees(bytes: Uint8Array): Subtrees & { readonly isKnown: boolean } {
  const part = 'name constraints'
  const list = new DerReader(bytes, part)
  const dns: string[] = []
  const networks: MaskedAddress[] = []
  const others: number[] = []
  let isKnown = true
  while (!list.isEmpty) {
    const { tag, content } = list.inside(TAG.sequence).any()
    const half = content.length / 2
    if (tag === DNS) dns.push(ia5Text(content, part).toLowerCase())
    else if (tag === ADDRESS && (half === 4 || half === 16)) {
      networks.push({ address: content.subarray(0, half), mask: content.subarray(half) })
    } else if (tag === ADDRESS) throw new DerError(part)
    else if (OTHERS.includes(tag)) others.push(tag)
    else isKnown = false
  }
  const areValid =
    dns.every((domain) => isDomain(domain.replace(/^\.(?=.)/, ''))) &&
    networks.every(({ mask }) => isMask(mask))
  if (!areValid) throw new DerError(part)
  return { dns, networks, others, isKnown }
}

/** domainNameValid: labels of printable characters, or empty; no dot at the end. */
const isDomain = (name: string): boolean => /^[!-~]*$/.test(name) && !/^\.|\.\.|\.$/.test(name)

/** Ones, followed by zeros. */
const isMask = (bytes: Uint8Array): boolean =>
  /^1*0*$/.test(Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join(''))

function ia5Text(bytes: Uint8Array, part: string): string {
  if (bytes.some((byte) => byte >= 0x80)) throw new DerError(part)
  return byteString(bytes)
}

/** VerifyHostname: `host` is a DNS name or an IP address. */
export function isForHost({ dns, addresses }: GeneralNames, host: string): boolean {
  const ip = parseIp(host)
  if (ip !== null) {
    const bytes = Uint8Array.from(unmapped(ip))
    return addresses.some((address) => sameBytes(address, bytes))
  }
  const name = host.toLowerCase()
  const labels = name.replace(/\.$/, '').split('.')
  const isHostname = labels.every((label) => LABEL.test(label))
  return dns.some((written) => {
    const pattern = written.toLowerCase()
    const [first, ...rest] = pattern.split('.')
    const isWildcard = first === '*' && rest.length > 0
    const fixed = isWildcard ? rest : [first, ...rest]
    if (!isHostname || !fixed.every((label) => LABEL.test(label ?? ''))) {
      return pattern === name && pattern !== '.'
    }
    return fixed.join('.') === labels.slice(isWildcard ? 1 : 0).join('.')
  })
}

const LABEL = /^[a-z0-9_][a-z0-9_-]*$/

// crypto/x509, maxConstraintComparisions: what a hostile chain can ask for grows with the square of its size.
const MAX_COMPARISONS = 250_000

/** Never if there are too many, or e-mail addresses or URIs where those are constrained: they are not compared. */
export function areNamesPermitted(
  names: GeneralNames,
  { permitted, excluded }: Pick<Constraints, 'permitted' | 'excluded'>
): boolean {
  const domains = permitted.dns.length + excluded.dns.length
  const networks = permitted.networks.length + excluded.networks.length
  const comparisons = names.dns.length * domains + names.addresses.length * networks
  if (comparisons > MAX_COMPARISONS) return false
  const constrained = new Set([...permitted.others, ...excluded.others])
  if (names.others.some((kind) => constrained.has(kind))) return false
  const areDomainsPermitted = names.dns.every((written) => {
    const name = written.toLowerCase()
    return (
      isDomain(name) &&
      (permitted.dns.length === 0 || permitted.dns.some((domain) => isBelow(name, domain))) &&
      !excluded.dns.some((domain) => isBelow(name, domain) || isSibling(name, domain))
    )
  })
  const areAddressesPermitted = names.addresses.every(
    (address) =>
      (permitted.networks.length === 0 || permitted.networks.some((net) => isIn(address, net))) &&
      !excluded.networks.some((net) => isIn(address, net))
  )
  return areDomainsPermitted && areAddressesPermitted
}

/** `.example.com` only covers subdomains, and an empty domain covers every name. */
const isBelow = (name: string, domain: string): boolean =>
  domain === '' || name === domain || name.endsWith(domain.startsWith('.') ? domain : `.${domain}`)

/** A wildcard covers an excluded name of its level. */
const isSibling = (name: string, domain: string): boolean =>
  name.startsWith('*.') && domain.replace(/^[^.]*/, '') === name.slice(1)

const isIn = (address: Uint8Array, { address: network, mask }: MaskedAddress): boolean =>
  address.length === network.length &&
  address.every((byte, index) => {
    const bits = mask[index] ?? 0
    return (byte & bits) === ((network[index] ?? 0) & bits)
  })
