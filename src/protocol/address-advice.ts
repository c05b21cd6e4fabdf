// What was probably meant by a text that a client refuses, or reads as something else than it seems.

import type { Parsed } from '../go/parsed.ts'
import type { ModuleAddress, RegistryModule } from './module-address.ts'

/** Hosts that serve modules and nothing else at three-part paths. */
const KNOWN_REGISTRIES: readonly string[] = [
  'registry.terraform.io',
  'registry.opentofu.org',
  'app.terraform.io',
  'app.eu.terraform.io'
]

// Longer texts are not repeated in advice.
const MAX_ADVICE = 200

/** A rule of thumb: advice, or null where it does not apply. */
type Advice = (text: string, address: ModuleAddress, parts: readonly string[]) => string | null

const HOST_AND_TWO =
  'an address with a host has three parts after it: HOST/NAMESPACE/NAME/SYSTEM; here are two'

// HOST/NAMESPACE/NAME/SYSTEM[//DIRECTORY]; an archive has a dot in its name.
const REGISTRY_PATH = /^[^/]+(\/[\w-]+){2}\/[0-9a-z]+(\/\/|$)/i

// The first that applies is given.
const MODULE_ADVICE: readonly Advice[] = [
  (text) => (text === '' ? 'the source is empty' : null),
  (text) => (text === text.trim() ? null : 'there is white space around the address; take it away'),
  (text, { kind }) => {
    const [, scheme = '', rest = ''] = /^(https?:\/\/)(.*)$/i.exec(text) ?? []
    const host = rest.split('/', 1)[0]?.toLowerCase() ?? ''
    const looksLike = REGISTRY_PATH.test(rest) && isRegistryName(host)
    if (!looksLike) return null
    const fetched = kind === 'remote' ? 'the client fetches an archive from this URL; ' : ''
    return `${fetched}for a module of the registry write ${rest}, without ${scheme}`
  },
  (_text, { kind }, [first = '', ...rest]) => {
    if (kind === 'registry' || rest.length !== 3 || !/^(localhost|[^.:]+:\d+)$/.test(first))
      return null
    const what =
      kind === 'remote' ? `the client takes "${first.split(':')[0]}" for a way to fetch; ` : ''
    return `${what}the host of a module needs a dot, as in 127.0.0.1${first.replace(/^[^:]*/, '')} or ${first.replace(/^([^:]*)/, '$1.localdomain')}`
  },
  (_text, { kind }, [first = '', ...rest]) =>
    kind === 'registry' || rest.length !== 3 || !/^[\w.-]*_[\w.-]*(:\d+)?$/.test(first)
      ? null
      : `the host ${first} has an underscore, which no host of a registry may have`,
  (_text, { kind }, [first = '', ...rest]) =>
    kind !== 'registry' && rest.length === 3 && /^[^:/@]+\.[^:/]+:(?!\d+$)/.test(first)
      ? `the port of ${first} is no number; write the host without the colon, or with its port`
      : null,
  (_text, { kind }, [first = '', ...rest]) =>
    kind === 'registry' || rest.length !== 3 || !/(^|\.)xn--/i.test(first)
      ? null
      : 'write an international host in its own letters, not in punycode',
  (_text, { kind }, parts) =>
    kind === 'invalid' && parts.length === 3 && isHostLike(parts[0] ?? '')
      ? `${HOST_AND_TWO}${parts[0] === 'gitlab.com' ? '; for a repository write git::https://gitlab.com/…' : ''}`
      : null,
  (text, { kind }, parts) =>
    kind === 'invalid' && parts.length >= 3 && text.includes('?')
      ? 'a registry address has no query; give the version with the argument version'
      : null,
  (_text, { kind }, parts) => {
    const system = parts.at(-1) ?? ''
    const isRegistryLike = parts.length === 3 || parts.length === 4
    if (kind !== 'invalid' || !isRegistryLike || !/[A-Z]/.test(system)) return null
    const lower = [...parts.slice(0, -1), system.toLowerCase()].join('/')
    return `the last part, the target system, has lower-case letters and digits only: ${lower}`
  },
  (text, { kind }) =>
    kind === 'invalid' && /^\w[\w-]*(\/[\w.-]+)*\/?$/.test(text)
      ? `for a directory of this repository write ./${text}`
      : null
]

/** What to say about a module's source, in one sentence; null where there is nothing to say. */
export function explainModule(
  text: string,
  address: ModuleAddress,
  registry: Parsed<RegistryModule>
): string | null {
  if (address.kind === 'local' || text.length > MAX_ADVICE) return null
  const [first = '', ...rest] = text.split('/')
  if (registry.ok) return registry.value.hostImplied ? null : explainHost(first)
  const parts = [first, ...(rest.join('/').split('//', 1)[0]?.split('/') ?? [])]
  for (const advice of MODULE_ADVICE) {
    const given = advice(text, address, rest.length === 0 ? [first] : parts)
    if (given !== null) return given
  }
  return null
}

/** What to say about a host that is accepted, or is not. */
export function explainHost(text: string): string | null {
  if (text.length > MAX_ADVICE) return null
  if (text !== text.trim()) return 'there is white space around the host; take it away'
  const [, rest = ''] = /^https?:\/\/([^/?#]*)/i.exec(text) ?? []
  if (rest !== '') return `write just the host: ${rest}`
  const name = text.split(':', 1)[0] ?? ''
  if (/(^|\.)xn--/i.test(name)) {
    return name.includes('xn--')
      ? 'write an international host in its own letters, not in punycode'
      : 'punycode in capitals is taken by oversight; write the host in its own letters'
  }
  if (name.endsWith('.')) {
    return 'with the dot at the end it is another host to the client: tokens and settings for the one without do not count'
  }
  if (name.includes('_')) return 'a host of a registry may have no underscore'
  if (name.includes('/')) return `write just the host: ${name.split('/', 1)[0]}`
  return null
}

/** What to say about a provider's source. */
export function explainProvider(text: string): string | null {
  if (text.length > MAX_ADVICE) return null
  if (text !== text.trim()) return 'there is white space around the address; take it away'
  const [, rest = ''] = /^https?:\/\/(.*)$/i.exec(text) ?? []
  if (rest !== '') return `write ${rest}, without the scheme`
  const parts = text.split('/')
  if (parts.length === 2 && isHostLike(parts[0] ?? '')) {
    return 'an address with a host has two parts after it: HOST/NAMESPACE/TYPE; here is one'
  }
  if (parts.length === 4) return 'this has the form of a module; a provider is HOST/NAMESPACE/TYPE'
  return parts.length === 3 ? explainHost(parts[0] ?? '') : null
}

const isHostLike = (text: string): boolean => /^[^.\s]+(\.[^.\s]+)+(:\d+)?$/.test(text)

const isRegistryName = (host: string): boolean =>
  KNOWN_REGISTRIES.includes(host) || /^(.*[.-])?(registry|tfregistry)[.-]/.test(host)
