// The host and port of a URL as net/http takes them from it, and whether such a host is public.
import { accept, type Parsed, refuse } from '../go/text.ts'
import { defaultPort, type Endpoint, hostText, type Url, urlHost } from '../go/url.ts'
import { parseHostname } from '../protocol/hostname.ts'
import { literalKind } from '../protocol/hosts/address-kind.ts'
import { isAscii } from '../protocol/idna.ts'
import type { ConnectSettings } from './connect.ts'

/** Where net/http connects for a URL; `why` is its error for a URL without a usable endpoint. */
export function endpointOf(url: Url): Parsed<Endpoint> {
  const { scheme } = url
  if (scheme !== 'https' && scheme !== 'http')
    return refuse(`unsupported protocol scheme "${scheme}"`)
  const { name: written, port } = urlHost(url)
  if (written === '') return refuse('no Host in request URL')
  // net/http converts names that are not ASCII, and does not validate the others.
  const name = isAscii(written) ? accept(written.toLowerCase()) : parseHostname(written)
  if (!name.ok) return name
  const number = port === '' ? defaultPort(scheme) : Number(port)
  return number > 0 && number <= 65535
    ? accept({ scheme, name: name.value, port: number })
    : refuse(`invalid port "${port}"`)
}

/** The hostname as net/http compares it: in ASCII, its case unchanged. */
export function comparedName(url: Url): string {
  const { name } = urlHost(url)
  const ascii = parseHostname(name)
  return isAscii(name) || !ascii.ok ? name : ascii.value
}

/** The `Host` header: the name in ASCII, with the port that the URL contains. */
export function hostHeader(url: Url, { name }: Endpoint): string {
  const { port } = urlHost(url)
  return hostText(name) + (port === '' ? '' : `:${port}`)
}

/** Whether the address that was connected to is public, or that of the name, as with a `resolve` rule. */
export function isPublic(
  { resolve }: Pick<ConnectSettings, 'resolve'>,
  name: string,
  address: string | null
): boolean {
  const hasRule = resolve.some((rule) => rule.name === name)
  return !['private', 'loopback'].includes(literalKind((hasRule ? null : address) ?? name))
}
