// What was probably meant by a text that is no host, and how to write it.

/** The rules that decide what a host is, and how one is shown. */
export type HostRules = {
  readonly isHost: (text: string) => boolean
  readonly show: (text: string) => string
}

// `https:8443` is a host called https; no known scheme, even `git::https`, is longer than the limit.
const SCHEME = /^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i

/** Something that people copy along with a host: what it is called, and the text without it. */
type Wrapping = { readonly name: string; readonly without: (text: string) => string }

// From the outside in: each sees what the ones before it have left.
const WRAPPINGS: readonly Wrapping[] = [
  { name: 'the space around it', without: (text) => text.trim() },
  { name: 'the quotes', without: (text) => text.replace(/^(["'`])(.*)\1$/s, '$2') },
  { name: 'the scheme', without: (text) => text.replace(SCHEME, '') },
  { name: 'the slash at the end', without: (text) => text.replace(/^([^/?#\\]*)\/$/, '$1') },
  { name: 'the path', without: (text) => text.replace(/^([^/?#\\]*)[/\\].*$/s, '$1') },
  { name: 'the query', without: (text) => text.replace(/^([^?#]*)[?#].*$/s, '$1') },
  { name: 'the user name', without: (text) => text.slice(text.lastIndexOf('@') + 1) },
  { name: 'the colon at the end', without: (text) => text.replace(/^([^:]*):$/, '$1') }
]

type Adviser = (text: string, rules: HostRules) => string | null

// The first that knows a cure speaks, so the more particular come first.
const ADVISERS: readonly Adviser[] = [
  addressAdvice,
  wildcardAdvice,
  punycodeAdvice,
  underscoreAdvice,
  dotAdvice,
  hyphenAdvice,
  portAdvice
]

/**
 * The cure for a text that is no host, as a sentence that can follow the refusal; null where there is
 * nothing to add. What is quoted in it is always a good host, never the user name of a URL.
 */
export function adviceFor(text: string, rules: HostRules): string | null {
  const asWritten = placeholderAdvice(text) ?? listAdvice(text, rules)
  if (asWritten !== null) return asWritten
  const { inside, removed } = unwrap(text)
  // With an @ further on, `inside` may be a piece of a password that was not percent-encoded.
  if (text.includes('@', text.lastIndexOf(inside))) return 'give the host alone, not a URL'
  // `git@registry.example.com:acme/network.git` has its path after the colon.
  for (const host of removed.length === 0 ? [] : [inside, inside.replace(/:\D.*$/s, '')]) {
    if (rules.isHost(host)) return `leave out ${enumerate(removed)}: ${host}`
  }
  for (const advise of ADVISERS) {
    const advice = advise(inside, rules)
    if (advice !== null) return advice
  }
  return null
}

function unwrap(text: string): { inside: string; removed: readonly string[] } {
  let inside = text
  const removed: string[] = []
  for (const { name, without } of WRAPPINGS) {
    const left = without(inside)
    if (left !== inside) removed.push(name)
    inside = left
  }
  return { inside, removed }
}

function enumerate(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

function placeholderAdvice(text: string): string | null {
  return /\$\{|\{\{|\$\(|^\$|^<.*>$/s.test(text) ? 'a placeholder in it was not filled in' : null
}

function listAdvice(text: string, { isHost }: HostRules): string | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
  if (parts.length < 2) return null
  // A word without a dot is as likely part of a sentence.
  return parts.every((part) => part.includes('.') && isHost(part))
    ? `give one host at a time: ${parts[0]}`
    : 'a hostname has no spaces, commas or semicolons'
}

function addressAdvice(text: string): string | null {
  const isBracketed = /^\[.*\](:\d+)?$/s.test(text)
  const hasColons = /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(text)
  return isBracketed || hasColons
    ? 'the clients cannot read an IPv6 address; give a DNS name that leads to it'
    : null
}

function wildcardAdvice(text: string): string | null {
  return text.includes('*') ? 'a wildcard is no host; name each host' : null
}

function punycodeAdvice(text: string, { isHost, show }: HostRules): string | null {
  if (!/(^|\.)xn--/i.test(text)) return null
  const shown = show(text)
  return isHost(shown) ? `write it in Unicode: ${shown}` : 'write it in Unicode, not in punycode'
}

function underscoreAdvice(text: string, { isHost }: HostRules): string | null {
  if (!text.includes('_')) return null
  if (text.startsWith('TF_')) return 'this is the name of a variable, not of a host'
  const hyphened = text.replaceAll('_', '-')
  return isHost(hyphened)
    ? `a hostname has no underscores; perhaps ${hyphened} is meant`
    : 'a hostname has no underscores'
}

function dotAdvice(text: string, { isHost }: HostRules): string | null {
  const labels = text.split('.').filter((label) => label !== '')
  const host = labels.join('.')
  return host !== text && isHost(host) ? `leave out the extra dots: ${host}` : null
}

function hyphenAdvice(text: string): string | null {
  const labels = text.replace(/:.*$/s, '').split('.')
  if (labels.some((label) => label.startsWith('-') || label.endsWith('-'))) {
    return 'no part of a hostname begins or ends with a hyphen'
  }
  return labels.some((label) => label.slice(2, 4) === '--')
    ? 'no part of a hostname has hyphens in both its third and fourth place'
    : null
}

function portAdvice(text: string, { isHost }: HostRules): string | null {
  const colon = text.indexOf(':')
  const name = text.slice(0, colon)
  if (colon === -1 || !isHost(name)) return null
  return /^[+-]?[0-9]+$/.test(text.slice(colon + 1))
    ? 'ports go from 1 to 65535'
    : `only a port in digits follows the colon: ${name}:8443`
}
