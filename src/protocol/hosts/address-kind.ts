// Classifies IP addresses and hostnames: what only this machine or this network can reach.
import { type IpBytes, parseIp } from '../../go/ip.ts'

export type AddressKind = 'public' | 'private' | 'loopback' | 'metadata'

type Network = { readonly prefix: IpBytes; readonly bits: number }

function networksOf(...texts: readonly string[]): readonly Network[] {
  return texts.map((text) => {
    const [address = '', bits] = text.split('/')
    const prefix = parseIp(address)
    if (prefix === null) throw new Error(`${address} is no address`)
    return { prefix, bits: bits === undefined ? prefix.length * 8 : Number(bits) }
  })
}

const contains = ({ prefix, bits }: Network, address: IpBytes): boolean =>
  prefix.length === address.length &&
  prefix.every((byte, index) => {
    const unused = Math.min(Math.max(8 * (index + 1) - bits, 0), 8)
    return byte >> unused === (address[index] ?? 0) >> unused
  })

// Cloud metadata services, which hand out the credentials of the machine.
const METADATA = networksOf(
  // All clouds; tasks and pods of AWS; Alibaba; Oracle's older address; Azure's wire server.
  '169.254.169.254',
  '169.254.170.2',
  '169.254.170.23',
  '100.100.100.200',
  '192.0.0.192',
  '168.63.129.16',
  'fd00:ec2::254',
  'fd00:ec2::23',
  'fd20:ce::254',
  'fe80::a9fe:a9fe'
)

const LOOPBACK = networksOf('127.0.0.0/8', '::1')

// IANA's special-purpose registries: private use, link-local, shared, benchmarking, and the unspecified
// address.
const PRIVATE = networksOf(
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '::',
  '64:ff9b:1::/48',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10'
)

// IPv4-mapped, IPv4-translated, IPv4-compatible, and NAT64.
const CARRIES_IPV4 = networksOf('::ffff:0:0/96', '::ffff:0:0:0/96', '::/96', '64:ff9b::/96')

/** The kind of an address of either family; an IPv6 address that embeds IPv4 has the kind of that. */
function kindOf(address: IpBytes): AddressKind {
  const isIn = (networks: readonly Network[]) => networks.some((each) => contains(each, address))
  if (isIn(LOOPBACK)) return 'loopback'
  if (isIn(CARRIES_IPV4)) return kindOf(address.slice(12))
  if (isIn(METADATA)) return 'metadata'
  return isIn(PRIVATE) ? 'private' : 'public'
}

/** The kind of the address in the text; any other text is public. */
export function addressKind(text: string): AddressKind {
  const address = parseIp(text)
  return address === null ? 'public' : kindOf(address)
}

// RFC 6761, RFC 6762 (with its appendix G), RFC 8375, and ICANN's reservation of `internal`.
const PRIVATE_NAME =
  /^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/

/** The kind of an address or of `localhost`, in lower case; every other name is public. */
export function literalKind(text: string): AddressKind {
  const name = text.replace(/\.$/, '')
  return /(^|\.)localhost(\.localdomain)?$/.test(name) ? 'loopback' : addressKind(name)
}

/** The kind of a name or address in lower case, as far as the text itself tells. */
export function nameKind(text: string): AddressKind {
  const kind = literalKind(text)
  if (kind !== 'public' || text.includes(':')) return kind
  return PRIVATE_NAME.test(text.replace(/\.$/, '')) ? 'private' : 'public'
}
