// IP addresses as Go's net/netip parses them.

/** The bytes of an address: 4, or 16. */
export type IpBytes = readonly number[]

/**
 * netip.ParseAddr: an IPv4 address without leading zeros, or an IPv6 address with an optional zone.
 * Null for any other text.
 */
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

function parseIpv6(text: string): IpBytes | null {
  const [first = '', second, ...more] = text.split('::')
  if (second === undefined) {
    const whole = bytesOfGroups(first, true)
    return whole?.length === 16 ? whole : null
  }
  const [head, tail] = [bytesOfGroups(first, false), bytesOfGroups(second, true)]
  if (head === null || tail === null || more.length > 0) return null
  // `::` stands for at least one group of zeros.
  const missing = 16 - head.length - tail.length
  return missing < 2 ? null : [...head, ...Array<number>(missing).fill(0), ...tail]
}

/** Groups of up to four hexadecimal digits; at the end of an address, the last may be an IPv4 address. */
function bytesOfGroups(text: string, isEnd: boolean): IpBytes | null {
  if (text === '') return []
  const groups = text.split(':')
  const parts = groups.map((group, index) => {
    if (/^[0-9a-f]{1,4}$/i.test(group)) {
      const value = Number.parseInt(group, 16)
      return [value >> 8, value & 0xff]
    }
    return isEnd && index === groups.length - 1 ? parseIpv4(group) : null
  })
  return parts.every((part) => part !== null) ? parts.flat() : null
}

const MAPPED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255].join()

/** An IPv4-mapped address as the IPv4 address that it is; any other text as it stands. */
export function plainAddress(text: string): string {
  const bytes = parseIp(text) ?? []
  return bytes.slice(0, 12).join() === MAPPED ? bytes.slice(12).join('.') : text
}
