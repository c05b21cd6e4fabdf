// Classifies IP addresses: a redirect must not lead from a public host into a private network.
import { BlockList, isIP } from 'node:net'
import { embeddedIpv4 } from '../settings/ip-address.ts'

export type AddressKind = 'public' | 'private' | 'metadata'

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

// Cloud metadata services, which hand out the credentials of the machine.
const METADATA = blockListOf([
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
])

// IANA's special-purpose registries: loopback, private use, link-local, shared, benchmarking, and
// the unspecified address.
const PRIVATE = blockListOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '::/128',
  '::1/128',
  '64:ff9b:1::/48',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10'
])

// IPv4-mapped, IPv4-translated, IPv4-compatible, and NAT64.
const CARRIES_IPV4 = ['0:0:0:0:0:ffff', '0:0:0:0:ffff:0', '0:0:0:0:0:0', '64:ff9b:0:0:0:0']

/** The kind of an IP address of either family; an IPv6 address that embeds IPv4 has the kind of that. */
export function addressKind(address: string): AddressKind {
  const plain = embeddedIpv4(address, CARRIES_IPV4) ?? address
  const family = isIP(plain) === 4 ? 'ipv4' : 'ipv6'
  if (METADATA.check(plain, family)) return 'metadata'
  return PRIVATE.check(plain, family) ? 'private' : 'public'
}
