// IP addresses that carry another one: IPv4 within IPv6.
import { isIP } from 'node:net'

/** An IPv4-mapped address as the IPv4 address that it is; any other text as it stands. */
export const plainAddress = (address: string): string =>
  embeddedIpv4(address, ['0:0:0:0:0:ffff']) ?? address

/** The IPv4 address in an IPv6 address that begins with one of the prefixes: it is where packets go. */
export function embeddedIpv4(address: string, prefixes: readonly string[]): string | null {
  if (isIP(address) !== 6) return null
  const groups = expand(address)
  if (!prefixes.includes(groups.slice(0, 6).join(':'))) return null
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
}

/** The eight groups of an IPv6 address in lower-case hex without leading zeros. */
function expand(address: string): readonly string[] {
  const plain = address
    .replace(/%.*$/, '')
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
      return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
    })
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16)
  )
}
