// IP addresses as Go's net/netip parses them, and as C's inet_aton does.

/** The bytes of an address: 4, or 16. */
export type IpBytes = readonly number[]

/** The addresses whose first bits are those of the prefix. */
export type IpNetwork = { readonly prefix: IpBytes; readonly bits: number }

/** An address of the other family is in no network. */
export const isInNetwork = ({ prefix, bits }: IpNetwork, address: IpBytes): boolean =>
  prefix.length === address.length &&
  prefix.every((byte, index) => {
    const unused = Math.min(Math.max(8 * (index + 1) - bits, 0), 8)
    return byte >> unused === (address[index] ?? 0) >> unused
  })

/** netip.ParseAddr: IPv4 without leading zeros, or IPv6 with an optional zone. Null for any other text. */
export function parseIp(text: string): IpBytes | null {
  if (!text.includes(':')) return parseIpv4(text)
  const percent = text.indexOf('%')
  if (percent === text.length - 1) return null
  return parseIpv6(percent < 0 ? text : text.slice(0, percent))
}

function parseIpv4(text: string): IpBytes | null {
  const octets = text.split('.')
  const isValid = octets.length === 4 && octets.every((octet) => /^(0|[1-9]\d{0,2})$/.test(octet))
  const bytes = octets.map(Number)
  return isValid && bytes.every((byte) => byte <= 255) ? bytes : null
}

/** inet_aton, by which resolvers and proxies read names: up to four decimal, octal or hexadecimal numbers. Null for others. */
export function parseLooseIpv4(text: string): IpBytes | null {
  // So does the parser of URLs, which also accepts a dot at the end.
  const url = /^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(text) ? URL.parse(`http://${text}`) : null
  return url && parseIpv4(url.hostname)
}

function parseIpv6(text: string): IpBytes | null {
  // The parser of URLs knows the same addresses, and writes them without IPv4 and leading zeros.
  const url = /^[\da-f:.]+$/i.test(text) ? URL.parse(`http://[${text}]`) : null
  if (url === null) return null
  const [head = [], tail = []] = url.hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 0xff]
  })
}

/** An IPv4-mapped address as the IPv4 address that it is, as Go's net.IP; any other as it stands. */
export const unmapped = (address: IpBytes): IpBytes =>
  /^(?:0,){10}255,255$/.test(address.slice(0, 12).join()) ? address.slice(12) : address
