// Subject alternative names and name constraints as Go reads and compares them (crypto/x509, verify.go, constraints.go).
import { isAscii } from 'node:buffer'
import { parseIp, unmapped } from '../../rules/go/ip.ts'
import { type Element, elementsOf, inside, MalformedError } from './elements.ts'

/** DNS names as written, addresses, and the kinds of other names that Go knows, which do not name a server. */
type GeneralNames = Readonly<ReturnType<typeof readNames>>

const DNS = 0x82
const ADDRESS = 0x87
// An e-mail address, a URI.
const OTHERS = [0x81, 0x86]

/** `sizes`: of addresses, 4 or 16 bytes; in constraints 8 or 32, an address and its mask. */
function readNames(names: readonly Element[], sizes: readonly number[], part: string) {
  const contents = (kind: number): readonly Buffer[] =>
    names.filter(({ tag }) => tag === kind).map(({ content }) => content)
  const addresses = contents(ADDRESS)
  const isValid =
    [DNS, ...OTHERS].flatMap(contents).every((text) => isAscii(text)) &&
    addresses.every(({ length }) => sizes.includes(length))
  if (!isValid) throw new MalformedError(part)
  const others = OTHERS.filter((kind) => contents(kind).length > 0)
  const dns: readonly string[] = contents(DNS).map(String)
  return { dns, addresses, others }
}

export function readAlternativeNames(value: Buffer): GeneralNames {
  const part = 'subject alternative names'
  return readNames(inside(elementsOf(value, part)[0], part), [4, 16], part)
}

/** One of the names is `host`, a DNS name or an IP address (VerifyHostname). A wildcard is a whole label. */
export function isForHost({ dns, addresses }: GeneralNames, host: string): boolean {
  const ip = parseIp(host)
  if (ip !== null) return addresses.some((address) => address.equals(Buffer.from(unmapped(ip))))
  const written = host.toLowerCase()
  const name = written.replace(/\.$/, '')
  const parent = name.replace(/^[^.]*/, '')
  const accepted = [written, name, ...(parent === '' ? [] : [`*${parent}`])]
  return dns.some((pattern) => accepted.includes(pattern.toLowerCase()))
}

type Constraints = Readonly<ReturnType<typeof readConstraints>>

export function readConstraints(value: Buffer) {
  const part = 'name constraints'
  const [outer, ...more] = elementsOf(value, part)
  const lists = inside(outer, part)
  const tags = lists.map(({ tag }) => tag).join()
  const isEmpty = lists.every(({ content }) => content.length === 0)
  if (more.length > 0 || isEmpty || !['160', '161', '160,161'].includes(tags)) {
    throw new MalformedError(part)
  }
  const subtrees = (side: number): readonly Element[] =>
    lists
      .filter(({ tag }) => tag === side)
      .flatMap(({ content }) => elementsOf(content, part))
      .flatMap((subtree) => inside(subtree, part).slice(0, 1))
  const [permitted, excluded] = [subtrees(0xa0), subtrees(0xa1)]
  const kinds = [DNS, ADDRESS, ...OTHERS]
  return {
    permitted: readSubtrees(permitted, part),
    excluded: readSubtrees(excluded, part),
    /** Every subtree is of a kind that Go knows. */
    isKnown: [...permitted, ...excluded].every(({ tag }) => kinds.includes(tag))
  }
}

function readSubtrees(bases: readonly Element[], part: string): GeneralNames {
  const names = readNames(bases, [8, 32], part)
  const dns = names.dns.map((domain) => domain.toLowerCase())
  const isValid =
    dns.every((domain) => isDomain(domain.replace(/^\.(?=.)/, ''))) &&
    names.addresses.every(hasMask)
  if (!isValid) throw new MalformedError(part)
  return { ...names, dns }
}

/** domainNameValid: labels of printable characters, or empty; no dot at the end. */
const isDomain = (name: string): boolean => /^[!-~]*$/.test(name) && !/^\.|\.\.|\.$/.test(name)

/** The second half is ones, followed by zeros. */
function hasMask(network: Buffer): boolean {
  const mask = network.subarray(network.length / 2)
  const bits = Array.from(mask, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return /^1*0*$/.test(bits)
}

// crypto/x509, maxConstraintComparisions: what a hostile chain can ask for grows with the square of its size.
const MAX_COMPARISONS = 250_000

/** Never if there are too many, or e-mail addresses or URIs where those are constrained: they are not compared. */
export function areNamesPermitted(
  names: GeneralNames,
  { permitted, excluded }: Pick<Constraints, 'permitted' | 'excluded'>
): boolean {
  const domains = permitted.dns.length + excluded.dns.length
  const networks = permitted.addresses.length + excluded.addresses.length
  const comparisons = names.dns.length * domains + names.addresses.length * networks
  const constrained = [...permitted.others, ...excluded.others]
  if (comparisons > MAX_COMPARISONS) return false
  if (names.others.some((kind) => constrained.includes(kind))) return false
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
      (permitted.addresses.length === 0 || permitted.addresses.some((net) => isIn(address, net))) &&
      !excluded.addresses.some((net) => isIn(address, net))
  )
  return areDomainsPermitted && areAddressesPermitted
}

/** `.example.com` only covers subdomains, and an empty domain covers every name. */
const isBelow = (name: string, domain: string): boolean =>
  domain === '' || name === domain || name.endsWith(domain.startsWith('.') ? domain : `.${domain}`)

/** A wildcard covers an excluded name of its level. */
const isSibling = (name: string, domain: string): boolean =>
  name.startsWith('*.') && domain.replace(/^[^.]*/, '') === name.slice(1)

const isIn = (address: Buffer, network: Buffer): boolean =>
  2 * address.length === network.length &&
  address.every((byte, index) => {
    const mask = network[address.length + index] ?? 0
    return (byte & mask) === ((network[index] ?? 0) & mask)
  })
