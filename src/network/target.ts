// The host, port and scheme that a URL is requested from.
import { isAscii } from 'node:buffer'
import type { Parsed } from '../go/parsed.ts'
import { accept, refuse } from '../go/parsed.ts'
import { type Url, urlHost } from '../go/url.ts'
import { parseHostname } from '../protocol/hostname.ts'
import type { Target } from '../settings/proxy.ts'

const SCHEMES = ['http', 'https']

/** Where net/http would connect for a URL; `why` is its own words for a URL that leads nowhere. */
export function targetOf(url: Url): Parsed<Target> {
  const scheme = url.scheme === 'https' ? 'https' : 'http'
  if (!SCHEMES.includes(url.scheme)) return refuse(`unsupported protocol scheme "${url.scheme}"`)
  const { name: written, port } = urlHost(url)
  if (written === '') return refuse('no Host in request URL')
  const name = asciiName(written)
  if (!name.ok) return name
  const number = port === '' ? (scheme === 'https' ? 443 : 80) : Number(port)
  return number > 0 && number <= 65535
    ? accept({ scheme, name: name.value, port: number })
    : refuse(`invalid port "${port}"`)
}

/** The host's name as net/http compares it: in ASCII, in the case in which it was written. */
export function comparedName(url: Url): string {
  const { name } = urlHost(url)
  const ascii = parseHostname(name)
  return isAsciiText(name) || !ascii.ok ? name : ascii.value
}

/** The `Host` header: the name in ASCII, and the port as the URL has it. */
export function hostHeader(url: Url, { name }: Target): string {
  const { port } = urlHost(url)
  const shown = name.includes(':') ? `[${name}]` : name
  return port === '' ? shown : `${shown}:${port}`
}

/** net/http converts only names that are not ASCII, and does not validate the others. */
function asciiName(name: string): Parsed<string> {
  return isAsciiText(name) ? accept(name.toLowerCase()) : parseHostname(name)
}

const isAsciiText = (text: string): boolean => isAscii(new TextEncoder().encode(text))
