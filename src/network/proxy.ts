// Which proxy a request goes through: the environment's variables as Go's net/http reads them.
import { BlockList, isIP } from 'node:net'

/** `HTTPS_PROXY`, `HTTP_PROXY`, `NO_PROXY` and their lower-case forms; upper case wins. */
export type ProxyEnvironment = Readonly<Record<string, string | undefined>>

export type Target = {
  readonly scheme: 'http' | 'https'
  /** Lower-case name or address, without brackets. */
  readonly name: string
  readonly port: number
}

/** The proxy for a target, or null for a direct connection. */
export type ChooseProxy = (target: Target) => URL | null

/**
 * Reads the variables once (golang.org/x/net/http/httpproxy: FromEnvironment, ProxyFunc).
 * @throws TypeError when a proxy's URL cannot be read
 */
export function proxiesFrom(environment: ProxyEnvironment): ChooseProxy {
  const variable = (name: string) => environment[name] || environment[name.toLowerCase()] || ''
  const proxies = {
    http: parseProxy('HTTP_PROXY', variable('HTTP_PROXY')),
    https: parseProxy('HTTPS_PROXY', variable('HTTPS_PROXY'))
  }
  const direct = directRules(variable('NO_PROXY'))
  return (target) => {
    const proxy = proxies[target.scheme]
    return proxy === null || isLocal(target.name) || direct(target) ? null : proxy
  }
}

const SCHEMES = ['http:', 'https:']

function parseProxy(name: string, value: string): URL | null {
  if (value === '') return null
  // A bare HOST:PORT means http, as in every other program.
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`)
  if (url === null) throw new TypeError(`${name} is not a URL, want http://HOST:PORT`)
  if (SCHEMES.includes(url.protocol)) return url
  throw new TypeError(`${name} is a ${url.protocol}// proxy, want http:// or https://`)
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

// net/http never asks a proxy for the machine itself.
const isLocal = (name: string): boolean => name === 'localhost' || contains(LOOPBACK, name)

function contains(list: BlockList, address: string): boolean {
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

type Rule = (target: Target) => boolean

/** `NO_PROXY`: comma-separated `*`, addresses, CIDR ranges, names and `.suffixes`, each with a port or not. */
function directRules(text: string): Rule {
  const rules = text
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '')
    .map(directRule)
  return (target) => rules.some((rule) => rule(target))
}

function directRule(item: string): Rule {
  if (item === '*') return () => true
  const range = /^([\da-f:.]+)\/(\d{1,3})$/.exec(item)
  if (range?.[1] !== undefined && isIP(range[1]) !== 0) {
    const list = new BlockList()
    const family = isIP(range[1]) === 4 ? 'ipv4' : 'ipv6'
    const bits = Number(range[2])
    if (bits > (family === 'ipv4' ? 32 : 128)) return () => false
    list.addSubnet(range[1], bits, family)
    return ({ name }) => contains(list, name)
  }
  const { name: pattern, port } = splitPort(item)
  const samePort: Rule = (target) => port === null || target.port === port
  if (isIP(pattern) !== 0) return (target) => target.name === pattern && samePort(target)
  // `*.example.com` and `.example.com` mean the subdomains, `example.com` the name and its subdomains.
  const bare = pattern.replace(/^\*?\./, '')
  const withItself = bare === pattern
  return (target) =>
    samePort(target) && (target.name.endsWith(`.${bare}`) || (withItself && target.name === bare))
}

function splitPort(item: string): { name: string; port: number | null } {
  const match = /^\[(.*)\](?::(\d+))?$/.exec(item) ?? /^([^:]*):(\d+)$/.exec(item)
  if (match === null) return { name: item, port: null }
  return { name: match[1] ?? '', port: match[2] === undefined ? null : Number(match[2]) }
}
