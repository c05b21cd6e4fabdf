// Selects the proxy of a request from the environment, as Go's net/http does.
import { unescape as decode } from 'node:querystring'
import type { Environment } from '../read/cli-config/machine.ts'
import { isInNetwork, parseIp, unmapped } from '../rules/go/ip.ts'
import type { Endpoint } from '../rules/go/url.ts'
import { parseHostname } from '../rules/protocol/hostname.ts'

export type ChooseProxy = (endpoint: Endpoint) => URL | null

/** As golang.org/x/net/http/httpproxy: upper-case names have precedence. @throws TypeError for an unreadable URL */
export function proxiesFrom(environment: Environment): ChooseProxy {
  const variable = (name: string) => environment[name] || environment[name.toLowerCase()] || ''
  const proxies = {
    http: parseProxy('HTTP_PROXY', variable('HTTP_PROXY')),
    https: parseProxy('HTTPS_PROXY', variable('HTTPS_PROXY'))
  }
  const direct = directRules(variable('NO_PROXY'))
  return (endpoint) => {
    const proxy = proxies[endpoint.scheme]
    return proxy === null || isLocal(endpoint.name) || direct(endpoint) ? null : proxy
  }
}

function parseProxy(name: string, value: string): URL | null {
  if (value === '') return null
  // A bare HOST:PORT means http, as in Go.
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`)
  if (url === null) throw new TypeError(`${name} is not a URL; expected http://HOST:PORT`)
  if (!/^https?:$/.test(url.protocol)) {
    throw new TypeError(`${name} is a ${url.protocol}// proxy; expected http:// or https://`)
  }
  if (!isDecodable(url.username) || !isDecodable(url.password)) {
    throw new TypeError(`${name} has a user name or password with a bare "%"; write "%25" for it`)
  }
  return url
}

/** User names and passwords of proxies, which a proxy can return: as written, decoded, and together as in `Proxy-Authorization`. */
export const proxySecrets = (environment: Environment): readonly string[] =>
  Object.entries(environment).flatMap(([name, value = '']) => {
    if (!/^https?_proxy$/i.test(name)) return []
    const rest = value.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i, '')
    // A password may have a bare `/`, `?` or `#`.
    const [userInfo = ''] = /^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(rest) ?? []
    const [, ...written] = /^([^:]*):?(.*)$/s.exec(userInfo) ?? []
    return [written, written.map(decode)].flatMap(([user = '', password = '']) => [
      // Other user names are names of people, or words such as `proxy`.
      ...(/^(?=.*\d).{8}|^.{20}/s.test(decode(user)) ? [user] : []),
      ...(password === '' ? [] : [password, Buffer.from(`${user}:${password}`).toString('base64')])
    ])
  })

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

// net/http never uses a proxy for the machine itself.
const isLocal = (name: string) =>
  name === 'localhost' || ['127.0.0.0/8', '::1/128'].some((range) => rangeOf(range)?.(name))

type Rule = (endpoint: Endpoint) => boolean

/** `NO_PROXY`: comma-separated `*`, addresses, CIDR ranges, names and `.suffixes`, each with a port or not. */
function directRules(text: string): Rule {
  const items = text.split(',').map((item) => item.trim().toLowerCase())
  const rules = items.filter((item) => item !== '').map(directRule)
  return (endpoint) => rules.some((rule) => rule(endpoint))
}

function directRule(item: string): Rule {
  if (item === '*') return () => true
  const range = rangeOf(item)
  if (range !== null) return ({ name }) => range(name)
  const { name: pattern, port } = splitPort(item)
  const samePort: Rule = (endpoint) => port === '' || String(endpoint.port) === port
  const bits = pattern.includes(':') ? 128 : 32
  const matches = rangeOf(`${pattern}/${bits}`) ?? nameRule(pattern)
  return (endpoint) => samePort(endpoint) && matches(endpoint.name)
}

/** Null when the item is no CIDR range. */
function rangeOf(item: string): ((name: string) => boolean) | null {
  const [, written = '', digits = ''] = /^([\da-f:.]+)\/(\d{1,6})$/.exec(item) ?? []
  const address = parseIp(written)
  const bits = Number(digits)
  if (address === null || bits > 8 * address.length) return null
  const plain = unmapped(address)
  const mappedBits = bits - 8 * (address.length - plain.length)
  // An IPv6 range contains no IPv4 address, unless it is a range of IPv4-mapped addresses.
  const range = mappedBits < 0 ? { prefix: address, bits } : { prefix: plain, bits: mappedBits }
  return (name) => {
    const ip = parseIp(name)
    return ip !== null && isInNetwork(range, unmapped(ip))
  }
}

/** `*.example.com` and `.example.com` mean the subdomains, `example.com` the name and its subdomains. */
function nameRule(pattern: string): (name: string) => boolean {
  if (pattern === '') return () => false
  const suffix = pattern.replace(/^\*\./, '.')
  const written = suffix.replace(/^\./, '')
  const ascii = parseHostname(written)
  const bare = ascii.ok ? ascii.value : written
  const isSame = (name: string) => !suffix.startsWith('.') && name === bare
  return (name) => parseIp(name) === null && (name.endsWith(`.${bare}`) || isSame(name))
}

/** net.SplitHostPort; without a port, the brackets of `[::1]` are part of a name that never matches. */
function splitPort(item: string): { readonly name: string; readonly port: string } {
  const match = /^\[([^\]]*)\]:([^:]*)$/.exec(item) ?? /^([^:[\]]*):([^:[\]]*)$/.exec(item)
  return match === null ? { name: item, port: '' } : { name: match[1] ?? '', port: match[2] ?? '' }
}
