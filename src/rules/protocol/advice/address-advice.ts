// Guesses what was meant by a hostname, module source or provider address, and says how to write it.
import type { Parsed } from '../../go/text.ts'
import { hideUserInfo } from '../../text/address-secrets.ts'
import { displayText, parseHostname, unicodeHostname } from '../hostname.ts'
import { type ModuleAddress, parseRegistryModule, type RegistryModule } from '../module-address.ts'
import { addressOfPage, isRepository } from './pages.ts'

// No address is longer, and advice may repeat it.
export const MAX_TEXT = 1024

const isHost = (text: string): boolean => parseHostname(text).ok

/** How to write a rejected or misread hostname; null if there is nothing to add. Never repeats user info of a URL. */
export function hostAdvice(text: string): string | null {
  if (text.length > MAX_TEXT) return null
  const host = parseHostname(text)
  if (host.ok) return acceptedHostAdvice(text, unicodeHostname(host.value))
  const advice = textAdvice(text)
  if (advice !== null) return advice
  const { inside, removed } = unwrap(text)
  // It may be a piece of a password that was not percent-encoded.
  if (!hideUserInfo(text, '').includes(inside)) return 'write the hostname alone, not a URL'
  // `git@registry.example.com:acme/network.git` has its path after the colon.
  for (const candidate of removed.length === 0 ? [] : [inside, inside.replace(/:\D.*$/s, '')]) {
    if (isHost(candidate)) return `remove ${enumerate(removed)}: ${candidate}`
  }
  return nameAdvice(inside)
}

function acceptedHostAdvice(text: string, shown: string): string | null {
  if (/(^|\.)xn--/i.test(text)) {
    return `write it in Unicode: ${shown}; upper-case punycode is only accepted by accident`
  }
  const undotted = shown.replace(/(?<!\.)\.+(?=$|:)/, '')
  return undotted === shown
    ? null
    : `remove the trailing dot: tokens and settings for ${undotted} do not apply to this host`
}

// The placeholders of this program's users, and of Jinja, Go, Cookiecutter, ERB, Octopus, printf, make and others.
const PLACEHOLDER =
  /\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/

export const REPLACE = 'replace the placeholder'

/** The text contains something that a program or a person is to replace. */
export const hasPlaceholder = (text: string): boolean => PLACEHOLDER.test(text)

function textAdvice(text: string): string | null {
  if (hasPlaceholder(text)) return REPLACE
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
  if (parts.length < 2) return null
  // A word without a dot is as likely part of a sentence.
  return parts.every((part) => part.includes('.') && isHost(part))
    ? `write one hostname at a time: ${parts[0]}`
    : 'remove the spaces, commas and semicolons'
}

// `https:8443` is a host called https; no known scheme, even `git::https`, is longer than the limit.
const SCHEME = /^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i

// The wrappings that people copy along with a hostname, from the outside in, and how to remove them.
const WRAPPINGS: readonly (readonly [name: string, without: (text: string) => string])[] = [
  ['the white space', (text) => text.trim()],
  ['the quotation marks', (text) => text.replace(/^(["'`])(.*)\1$/s, '$2')],
  ['the scheme', (text) => text.replace(SCHEME, '')],
  ['the trailing slash', (text) => text.replace(/^([^/?#\\]*)\/$/, '$1')],
  ['the path', (text) => text.replace(/^([^/?#\\]*)[/\\].*$/s, '$1')],
  ['the query', (text) => text.replace(/^([^?#]*)[?#].*$/s, '$1')],
  ['the user name', (text) => text.slice(text.lastIndexOf('@') + 1)],
  ['the trailing colon', (text) => text.replace(/^([^:]*):$/, '$1')]
]

function unwrap(text: string): { inside: string; removed: readonly string[] } {
  let inside = text
  const removed: string[] = []
  for (const [name, without] of WRAPPINGS) {
    const left = without(inside)
    if (left !== inside) removed.push(name)
    inside = left
  }
  return { inside, removed }
}

const enumerate = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1')

/** Advice about a name and its port, the more particular first. */
function nameAdvice(text: string): string | null {
  if (/^\[.*\](:\d+)?$/s.test(text) || /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(text)) {
    return 'use a DNS name; the clients do not support IPv6 addresses'
  }
  if (text.includes('*')) return 'write each hostname; wildcards are not supported'
  if (/(^|\.)xn--/i.test(text)) {
    const shown = displayText(text)
    return isHost(shown) ? `write it in Unicode: ${shown}` : 'write it in Unicode, not in punycode'
  }
  if (text.startsWith('TF_')) return 'write the hostname; this is the name of a variable'
  if (text.includes('_')) {
    const hyphened = text.replaceAll('_', '-')
    const question = isHost(hyphened) ? `; did you mean ${hyphened}?` : ''
    return `a hostname cannot contain underscores${question}`
  }
  const dotted = text.replace(/^\.+|(?<!\.)\.+$/g, '').replace(/\.{2,}/g, '.')
  if (dotted !== text && isHost(dotted)) return `remove the extra dots: ${dotted}`
  if (/(^|\.)-|-(\.|:|$)/.test(text)) return 'remove the hyphen at the start or end of a label'
  if (/(^|\.)[^.:]{2}--/.test(text)) {
    return 'a label cannot have hyphens as its third and fourth character'
  }
  const [, name = '', port = ''] = /^([^:]*):(.*)$/s.exec(text) ?? []
  if (!isHost(name)) return null
  return /^[+-]?[0-9]+$/.test(port)
    ? 'use a port from 1 to 65535'
    : `write the port as a number: ${name}:8443`
}

export const isHostLike = (text: string): boolean =>
  /^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(text)

/** The advice if nothing particular is obvious. */
export const ANY_SOURCE =
  'write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL'

/** Advice about the whole text, of which the client may download an archive or repository. */
function sourceAdvice(text: string, isRemote: boolean): string | null {
  if (text === '') return ANY_SOURCE
  if (!isRemote && hasPlaceholder(text)) return REPLACE
  if (text !== text.trim()) return 'remove the white space around the address'
  if (/^[\w.-]+(\\[\w.-]+)+\\?$/.test(text)) {
    return `write ./${text.replaceAll('\\', '/')} to use a directory of the same repository`
  }
  // An archive has a dot in its last part, and the hosts of Git repositories are no registries.
  const [, scheme = '', rest = ''] = /^(https?:\/\/)?(.*)$/is.exec(text) ?? []
  const page = addressOfPage(rest, 'module')
  if (page !== null) return `write ${page} to use the module of the registry`
  if (scheme !== '' && isRepository(rest)) return `write git::${text}`
  const module = parseRegistryModule(rest, 'terraform')
  if (scheme === '' || !module.ok || module.value.hostImplied) return null
  const git = '; from a URL, the client downloads an archive (of Git: git::https://…)'
  return `write ${rest} to use the module of the registry${isRemote ? git : ''}`
}

/** Advice about the host of an address that has as many parts as one of a registry. */
function sourceHostAdvice([host = '', ...rest]: readonly string[]): string | null {
  if (rest.length !== 3) return null
  const [, name = '', port = ''] = /^(localhost|[^.:]+)(:\d+)?$/.exec(host) ?? []
  if (name !== 'localhost' && port === '') return isHostLike(host) ? hostAdvice(host) : null
  return `write a host with a dot, such as 127.0.0.1${port} or ${name}.localdomain${port}`
}

/** Advice about an address with a part too few or too many. */
function countAdvice(parts: readonly string[]): string | null {
  if (parts.length === 3 && isHostLike(parts[0] ?? '')) {
    const isGitLab = parts[0] === 'gitlab.com'
    const git = isGitLab ? '; for a Git repository, git::https://gitlab.com/…' : ''
    return `write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${git}`
  }
  const isUrl = /^https?:$/i.test(parts[0] ?? '') && parts[1] === ''
  const [host = '', ...rest] = isUrl ? parts.slice(2) : parts
  if (rest.length < 4 || !isHostLike(host)) return null
  if (/^v?\d+\.\d+/.test(rest[3] ?? '')) {
    const address = [host, ...rest.slice(0, 3)].join('/')
    return `write ${address}, and the version in the \`version\` argument`
  }
  const address = [host, ...rest.slice(-3)].join('/')
  return `write HOST/NAMESPACE/NAME/SYSTEM, such as ${address}; service discovery works only at the root of a host, not below /${rest[0]}, and a namespace has one part (in GitLab, the top-level group)`
}

/** Advice about the last part of an address. */
function endAdvice(text: string, parts: readonly string[]): string | null {
  if (text.includes('://')) return null
  if (parts.length >= 3 && text.includes('?')) {
    return 'remove the query; set the version with the `version` argument'
  }
  const system = parts.at(-1) ?? ''
  if ([3, 4].includes(parts.length) && /[A-Z]/.test(system)) {
    const lower = [...parts.slice(0, -1), system.toLowerCase()].join('/')
    return `write the target system in lower case: ${lower}`
  }
  return /^\w[\w-]*(\/[\w.-]+)*\/?$/.test(text)
    ? `write ./${text} to use a directory of the same repository${parts.length < 5 ? '' : `, or ${parts.slice(0, 3).join('/')}//${parts.slice(3).join('/')} for one of a registry module`}`
    : null
}

/** Advice about a scheme, or a prefix before `::`, with which the client cannot download. */
function getterAdvice(text: string): string {
  const [, scheme = '', address = ''] = /^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.exec(text) ?? []
  const git = /^(?:git\+)?((?:ssh|https?):.*)/i.exec(scheme)?.[1]
  if (git !== undefined) return `write git::${git} instead of ${scheme}`
  const [ssh] = /^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(text) ?? []
  if (ssh !== undefined && hideUserInfo(text) === text) return `write git@${ssh} instead of ${ssh}`
  return parseRegistryModule(address, 'terraform').ok
    ? `write ${address} to use the module of the registry, and the version in the \`version\` argument`
    : `${ANY_SOURCE} (of Git, with git:: before it)`
}

/** How to write a module source; null where there is nothing to add. */
export function moduleAdvice(
  text: string,
  address: ModuleAddress,
  registry: Parsed<RegistryModule>
): string | null {
  if (address.kind === 'local' || text.length > MAX_TEXT) return null
  const [first = '', ...rest] = text.split('/')
  if (registry.ok) return registry.value.hostImplied ? null : hostAdvice(first)
  const below = rest.length === 0 ? [] : (rest.join('/').split('//', 1)[0]?.split('/') ?? [])
  const isRemote = address.kind === 'remote' && address.refusal === null
  const parts = [first, ...below]
  const advice = sourceAdvice(text, isRemote) ?? sourceHostAdvice(parts)
  if (advice !== null || isRemote) return advice
  if (address.kind === 'remote' && !/^[^/]+:\d+\//.test(text)) return getterAdvice(text)
  return countAdvice(parts) ?? endAdvice(text, parts)
}
