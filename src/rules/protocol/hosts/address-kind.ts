// Classifies IP addresses and hostnames: what only this machine or this network can reach.
import { type IpBytes, type IpNetwork, isInNetwork, parseIp, parseLooseIpv4 } from '../../go/ip.ts'
import { once } from '../../text/once.ts'

/** `reserved`: no host on the internet has it, and it is not for private networks either, such as multicast. */
export type AddressKind = 'public' | 'reserved' | 'private' | 'loopback' | 'metadata'

/** Read at first use: most checks need them late or never. */
type Networks = () => readonly IpNetwork[]

/** `list`: addresses with white space between them. */
const networksOf = (list: string): Networks => once(() => list.trim().split(/\s+/).map(networkOf))

function networkOf(text: string): IpNetwork {
  const [address = '', bits] = text.split('/')
  const prefix = parseIp(address)
  if (prefix === null) throw new Error(`${address} is no address`)
  return { prefix, bits: bits === undefined ? prefix.length * 8 : Number(bits) }
}

// Cloud metadata services, which hand out the credentials of the machine. IPv4: all clouds; tasks and pods of AWS;
// Alibaba; Oracle's older address; Azure's wire server; Tencent; Scaleway. IPv6: AWS, Google, Oracle, Scaleway,
// Linode, OpenStack.
const METADATA = networksOf(`
  169.254.169.254 169.254.170.2 169.254.170.23 100.100.100.200 192.0.0.192 168.63.129.16
  169.254.0.23 169.254.42.42
  fd00:ec2::254 fd00:ec2::23 fd20:ce::254 fd00:c1::a9fe:a9fe fd00:42::42 fd00:a9fe:a9fe::1
  fe80::a9fe:a9fe
`)

// A connection to the unspecified address reaches this machine.
const LOOPBACK = networksOf('127.0.0.0/8 0.0.0.0 ::1 ::')

// IANA's special-purpose registries have these: private, link-local, shared, NAT64, and benchmarking, which proxies use for names.
const PRIVATE = networksOf(`
  10.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 198.18.0.0/15
  64:ff9b:1::/48 fc00::/7 fe80::/10 fec0::/10
`)

// The rest of them: protocol assignments, documentation, relays, multicast and future use; of IPv6 also Teredo and 6to4.
const RESERVED = networksOf(`
  0.0.0.0/8 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20
`)

// IANA has assigned these to hosts: every IPv6 address elsewhere is special or unassigned.
const UNICAST = networksOf('0.0.0.0/0 2000::/3')

// IPv4-mapped, IPv4-translated, IPv4-compatible, and NAT64.
const CARRIES_IPV4 = networksOf('::ffff:0:0/96 ::ffff:0:0:0/96 ::/96 64:ff9b::/96')

const isIn = (networks: Networks, address: IpBytes): boolean =>
  networks().some((network) => isInNetwork(network, address))

const LAST_FOUR = [12, 13, 14, 15]

// A relay or translator connects to the IPv4 address instead: the positions of its bytes, and what to combine them with.
const EMBEDDINGS: readonly [Networks, at: number[][], mask: number][] = [
  // 6to4 (RFC 3056), and the server and client of Teredo (RFC 4380), whose client is inverted.
  [networksOf('2002::/16'), [[2, 3, 4, 5]], 0],
  [networksOf('2001::/32'), [[4, 5, 6, 7]], 0],
  [networksOf('2001::/32'), [LAST_FOUR], 0xff],
  // NAT64 with a prefix of 48, 56, 64 or 96 bits; byte 8 is not used (RFC 6052 §2.2).
  [networksOf('64:ff9b:1::/48'), [[6, 7, 9, 10], [7, 9, 10, 11], [9, 10, 11, 12], LAST_FOUR], 0]
]

function embeddedIn(address: IpBytes): readonly IpBytes[] {
  const embedded = EMBEDDINGS.filter(([networks]) => isIn(networks, address)).flatMap(
    ([, at, mask]) => at.map((bytes) => bytes.map((byte) => (address[byte] ?? 0) ^ mask))
  )
  // ISATAP (RFC 5214 §6.1), in any network.
  const isIsatap = /^[02],0,94,254$/.test(address.slice(8, 12).join())
  return isIsatap ? [...embedded, address.slice(12)] : embedded
}

/** The kind of an address of either family; an IPv6 address that is an IPv4 address has the kind of that. */
function kindOf(address: IpBytes | null): AddressKind {
  if (address === null) return 'public'
  if (isIn(LOOPBACK, address)) return 'loopback'
  if (isIn(CARRIES_IPV4, address)) return kindOf(address.slice(12))
  if ([address, ...embeddedIn(address)].some((bytes) => isIn(METADATA, bytes))) return 'metadata'
  if (isIn(PRIVATE, address)) return 'private'
  return isIn(RESERVED, address) || !isIn(UNICAST, address) ? 'reserved' : 'public'
}

/** The kind of the address in the text; any other text is public. */
export const addressKind = (text: string): AddressKind => kindOf(parseIp(text))

// RFC 6761, RFC 6762 (with its appendix G), RFC 8375, and ICANN's reservation of `internal`.
const PRIVATE_NAME =
  /^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/

// In their networks: Google, Azure, Tencent, Equinix, IBM, AWS; and the API of a cluster, which chooses its domain.
const METADATA_NAME =
  /^(?:metadata(?:\.goog|\.google(?:\.internal)?|\.azure\.internal|\.tencentyun\.com|\.platformequinix\.com|\.packet\.net)?|api\.metadata\.cloud\.ibm\.com|instance-data(?:\..*internal)?|(?:kubernetes|openshift)(?:\.default(?:\.svc(?:\..*)?)?)?)$/

/** Knows `localhost`, metadata services and addresses, also as only some resolvers and proxies read them (`0x7f.1`); other names are public. */
export function literalKind(text: string): AddressKind {
  const name = text.replace(/\.$/, '')
  if (/(^|\.)localhost(\.localdomain)?$/.test(name)) return 'loopback'
  if (METADATA_NAME.test(name)) return 'metadata'
  return kindOf(parseIp(name) ?? parseLooseIpv4(name))
}

/** The kind of a name or address in lower case, as far as the text itself tells. */
export function nameKind(text: string): AddressKind {
  const kind = literalKind(text)
  if (kind !== 'public' || text.includes(':')) return kind
  return PRIVATE_NAME.test(text.replace(/\.$/, '')) ? 'private' : 'public'
}
