// Module and component sources as the clients read them: registry, local or remote.
import { normalize } from 'node:path/posix'
import { accept, type Parsed, quoteText, refuse } from '../go/text.ts'
import { showUrl } from '../go/url.ts'
import type { MainClient } from './clients.ts'
import { type Hostname, parseHostname } from './hostname.ts'
import {
  leadsOutside,
  type PackageSource,
  parsePackageAddress,
  refusalOf,
  splitSubdirectory
} from './package-address.ts'

/** Served by a registry's `modules.v1`. Names keep their case; `subdirectory` may be ''. */
export type RegistryModule = {
  readonly kind: 'registry'
  readonly host: Hostname
  /** The source has no host, so the client uses its default registry. */
  readonly hostImplied: boolean
  readonly namespace: string
  readonly name: string
  /** Empty for a component of Terraform's stacks. */
  readonly system: string
  readonly subdirectory: string
}

export type ModuleAddress =
  | RegistryModule
  /** A directory of the same repository. */
  | { readonly kind: 'local' }
  /** Downloaded without a registry: Git, an archive, a bucket. `refusal`: why the client cannot do that; null if it can. */
  | ({ readonly kind: 'remote'; readonly refusal: string | null } & PackageSource)
  /** The client rejects it with this error. */
  | { readonly kind: 'invalid'; readonly error: string }

const DEFAULT_REGISTRIES: Readonly<Record<MainClient, Hostname>> = {
  terraform: knownHost('registry.terraform.io'),
  opentofu: knownHost('registry.opentofu.org')
}

const NAME = /^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/
const SYSTEM = /^[0-9a-z]{1,64}$/
const NAME_RULE =
  'must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix'
const SYSTEM_RULE = 'must be between one and 64 ASCII letters or digits'

// In the words of the clients. `reserved`: hosts of Git repositories (registry-address module.go, component.go).
const RULES = {
  module: {
    parts: 3,
    count: 'either three or four slash-separated components',
    afterHost:
      'three more components after the hostname: the namespace, the name, and the target system',
    reserved: ['github.com', 'bitbucket.org']
  },
  component: {
    parts: 2,
    count: 'either two or three slash-separated segments',
    afterHost: 'two more components after the hostname: the namespace and the name',
    reserved: ['github.com', 'bitbucket.org', 'gitlab.com']
  }
}

type What = keyof typeof RULES

export const defaultRegistry = (client: MainClient): Hostname => DEFAULT_REGISTRIES[client]

/** Parses a hostname constant of this program. @throws Error if it is invalid */
export function knownHost(text: string): Hostname {
  const host = parseHostname(text)
  if (!host.ok) throw new Error(host.why)
  return host.value
}

/** ParseModuleSource of both clients. `parseRegistryModule` says why an almost correct registry address is remote or invalid. */
export function parseModuleSource(text: string, client: MainClient): ModuleAddress {
  if (isLocalPath(text)) return { kind: 'local' }
  const registry = parseRegistryModule(text, client)
  if (registry.ok) return registry.value
  const remote = parsePackageAddress(text, client)
  if (!remote.ok) return { kind: 'invalid', error: remote.why }
  const { subdirectory, host } = remote.value
  return { kind: 'remote', subdirectory, host, refusal: refusalOf(text, remote.value, client) }
}

/** Equal for sources that a client writes alike into its list of installed modules. */
export function normalSource(text: string, client: MainClient): string {
  const address = parseModuleSource(text, client)
  if (address.kind === 'registry') return JSON.stringify({ ...address, hostImplied: false })
  if (address.kind === 'local')
    return `./${normalize(text.replaceAll('\\', '/')).replace(/\/$/, '')}`
  const source = parsePackageAddress(text, client)
  const { url = null, getter, subdirectory } = source.ok ? source.value : {}
  return url === null ? text : `${getter}::${showUrl(url)}//${subdirectory}`
}

/** Parses `source` where `version` is set, which only a registry can have: `[HOST/]NAMESPACE/NAME/SYSTEM[//DIRECTORY]`. */
export function parseRegistryModule(text: string, client: MainClient): Parsed<RegistryModule> {
  if (isLocalPath(text)) {
    return refuse(`can't use local directory ${quoteText(text)} as a module registry address`)
  }
  return parseRegistryAddress(text, 'module', client)
}

/** Parses a component address, `[HOST/]NAMESPACE/NAME[//DIRECTORY]`, which only Terraform has. */
export const parseComponentSource = (text: string): Parsed<RegistryModule> =>
  parseRegistryAddress(text, 'component', 'terraform')

function parseRegistryAddress(
  text: string,
  what: What,
  client: MainClient
): Parsed<RegistryModule> {
  const rules = RULES[what]
  const { address, subdirectory } = splitSubdirectory(text)
  if (subdirectory.startsWith('../')) return refuse(leadsOutside(subdirectory, what))
  const parts = address.split('/')
  const hostImplied = parts.length === rules.parts
  if (!hostImplied && parts.length !== rules.parts + 1) {
    return refuse(`a ${what} registry source address must have ${rules.count}`)
  }
  const host = hostImplied ? accept(defaultRegistry(client)) : readHost(parts.shift() ?? '', what)
  if (!host.ok) return host
  const why = partsMistake(parts, what)
  if (why !== undefined) return refuse(why)
  const [namespace = '', name = '', system = ''] = parts
  const names = { namespace, name, system, subdirectory }
  return accept({ kind: 'registry', host: host.value, hostImplied, ...names })
}

export const isLocalPath = (text: string): boolean => /^\.\.?[/\\]/.test(text)

function readHost(text: string, what: What): Parsed<Hostname> {
  const host = parseHostname(text)
  if (!host.ok) {
    const why = `invalid ${what} registry hostname ${quoteText(text)}`
    if (!text.includes('--')) return refuse(why)
    return refuse(
      `${why}; internationalized domain names must be given as direct unicode characters, not in punycode`
    )
  }
  if (!host.value.includes('.')) {
    return refuse(`invalid ${what} registry hostname: must contain at least one dot`)
  }
  if (!RULES[what].reserved.includes(host.value)) return host
  return refuse(
    `can't use ${quoteText(host.value)} as a ${what} registry host, because it's reserved for installing directly from version control repositories`
  )
}

function partsMistake([namespace = '', name = '', system]: readonly string[], what: What) {
  if (!NAME.test(namespace)) {
    return namespace.includes('.')
      ? `source address must have ${RULES[what].afterHost}`
      : `invalid namespace ${quoteText(namespace)}: ${NAME_RULE}`
  }
  const query = `${what} registry addresses may not include a query string portion`
  if (!NAME.test(name)) {
    const isQuery = system === undefined && name.includes('?')
    return isQuery ? query : `invalid ${what} name ${quoteText(name)}: ${NAME_RULE}`
  }
  if (system === undefined || SYSTEM.test(system)) return undefined
  return system.includes('?') ? query : `invalid target system ${quoteText(system)}: ${SYSTEM_RULE}`
}
