// Which addresses may be connected to: a redirect must not lead from the public into a private network.
import { BlockList, isIP } from 'node:net'
import { embeddedIpv4 } from '../settings/ip-address.ts'

export type Reach = 'public' | 'private' | 'metadata'

// Where clouds hand out the machine's own credentials; no registry lives there.
const METADATA = new BlockList()
for (const address of [
  // All clouds; tasks and pods of AWS; Alibaba; Oracle's older address; Azure's wire server.
  '169.254.169.254',
  '169.254.170.2',
  '169.254.170.23',
  '100.100.100.200',
  '192.0.0.192',
  '168.63.129.16'
]) {
  METADATA.addAddress(address, 'ipv4')
}
for (const address of ['fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254', 'fe80::a9fe:a9fe']) {
  METADATA.addAddress(address, 'ipv6')
}

// IANA's special-purpose registries: loopback, private use, link-local, shared, tests of networks, and
// what means "here".
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15]
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10]
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv6')
}

// IPv4-mapped, IPv4-translated, IPv4-compatible, and NAT64.
const CARRIES_IPV4 = ['0:0:0:0:0:ffff', '0:0:0:0:ffff:0', '0:0:0:0:0:0', '64:ff9b:0:0:0:0']

/** How far an IP address (either family, IPv4 in IPv6 too) reaches. */
export function reachOf(address: string): Reach {
  const plain = embeddedIpv4(address, CARRIES_IPV4) ?? address
  const family = isIP(plain) === 4 ? 'ipv4' : 'ipv6'
  if (METADATA.check(plain, family)) return 'metadata'
  return PRIVATE.check(plain, family) ? 'private' : 'public'
}
