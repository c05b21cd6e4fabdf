// Module and component sources as the clients read them: registry, local or remote.

import type { Parsed } from '../go/parsed.ts'
import { accept, refuse } from '../go/parsed.ts'
import { quoteText } from '../go/quote.ts'
import type { MainClient } from './clients.ts'
import type { Hostname } from './hostname.ts'
import { parseHostname } from './hostname.ts'
import {
  cleanPath,
  leadsOutside,
  parsePackageSource,
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
  readonly system: string
  readonly subdirectory: string
}

export type ModuleAddress =
  | RegistryModule
  /** A directory of the same repository. */
  | { readonly kind: 'local'; readonly path: string }
  /** Downloaded without a registry: Git, an archive, a bucket. */
  | { readonly kind: 'remote'; readonly subdirectory: string }
  /** The client rejects it with this error. */
  | { readonly kind: 'invalid'; readonly error: string }

/** A component of Terraform's stacks, served by a component registry. */
export type RegistryComponent = Omit<RegistryModule, 'kind' | 'system'> & {
  readonly kind: 'component'
}

const DEFAULT_REGISTRIES: Readonly<Record<MainClient, Hostname>> = {
  terraform: knownHost('registry.terraform.io'),
  opentofu: knownHost('registry.opentofu.org')
}

const NAME = /^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/
const SYSTEM = /^[0-9a-z]{1,64}$/
const NAME_RULE =
  'must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix'
const SYSTEM_RULE = 'must be between one and 64 ASCII letters or digits'

// Hosts whose addresses are Git repositories (registry-address module.go, component.go).
const VERSION_CONTROL_HOSTS: readonly string[] = ['github.com', 'bitbucket.org']

/** The registry of a source without a host. */
export const defaultRegistry = (client: MainClient): Hostname => DEFAULT_REGISTRIES[client]

/** Parses a hostname constant of this program. @throws Error if it is invalid */
export function knownHost(text: string): Hostname {
  const host = parseHostname(text)
  if (!host.ok) throw new Error(host.why)
  return host.value
}

/**
 * Parses `source` as the client does: local first, then registry, then anything that go-getter detects
 * (Terraform moduleaddrs ParseModuleSource, OpenTofu addrs.ParseModuleSource). An almost correct
 * registry address is therefore remote, or rejected with an error that does not mention registries:
 * `parseRegistryModule` says why it is not a registry address.
 */
export function parseModuleSource(text: string, client: MainClient): ModuleAddress {
  if (isLocalPath(text)) return { kind: 'local', path: cleanLocalPath(text) }
  const registry = parseRegistryModule(text, client)
  if (registry.ok) return registry.value
  const remote = parsePackageSource(text, client)
  if (!remote.ok) return { kind: 'invalid', error: remote.why }
  return { kind: 'remote', subdirectory: remote.value }
}

/** Parses `source` where `version` is set, which only a registry can have: `[HOST/]NAMESPACE/NAME/SYSTEM[//DIRECTORY]`. */
export function parseRegistryModule(text: string, client: MainClient): Parsed<RegistryModule> {
  if (isLocalPath(text)) {
    return refuse(`can't use local directory ${quoteText(text)} as a module registry address`)
  }
  const { address, subdirectory } = splitSubdirectory(text)
  if (subdirectory.startsWith('../')) return refuse(leadsOutside(subdirectory))
  const parts = address.split('/')
  if (parts.length !== 3 && parts.length !== 4) {
    return refuse(
      'a module registry source address must have either three or four slash-separated components'
    )
  }
  const named = parts.length === 4 ? parts.shift() : undefined
  const host = readHost(named, 'module', VERSION_CONTROL_HOSTS, client)
  if (!host.ok) return host
  const [namespace = '', name = '', system = ''] = parts
  const why = moduleMistake(namespace, name, system)
  if (why !== undefined) return refuse(why)
  const hostImplied = named === undefined
  const rest = { hostImplied, namespace, name, system, subdirectory }
  return accept({ kind: 'registry', host: host.value, ...rest })
}

/** Parses a component address, `[HOST/]NAMESPACE/NAME[//DIRECTORY]`, which only Terraform has. */
export function parseComponentSource(text: string): Parsed<RegistryComponent> {
  const { address, subdirectory } = splitSubdirectory(text)
  if (subdirectory.startsWith('../')) {
    return refuse(leadsOutside(subdirectory).replace('module package', 'component package'))
  }
  const parts = address.split('/')
  if (parts.length !== 2 && parts.length !== 3) {
    return refuse(
      'a component registry source address must have either two or three slash-separated segments'
    )
  }
  const named = parts.length === 3 ? parts.shift() : undefined
  const reserved = [...VERSION_CONTROL_HOSTS, 'gitlab.com']
  const host = readHost(named, 'component', reserved, 'terraform')
  if (!host.ok) return host
  const [namespace = '', name = ''] = parts
  const why = componentMistake(namespace, name)
  if (why !== undefined) return refuse(why)
  const rest = { hostImplied: named === undefined, namespace, name, subdirectory }
  return accept({ kind: 'component', host: host.value, ...rest })
}

/** Whether both clients read the source as a local directory. */
export const isLocalPath = (text: string): boolean => /^\.\.?[/\\]/.test(text)

function cleanLocalPath(text: string): string {
  const path = cleanPath(text.replaceAll('\\', '/'))
  return path.startsWith('../') ? path : `./${path}`
}

function readHost(
  text: string | undefined,
  what: 'module' | 'component',
  reserved: readonly string[],
  client: MainClient
): Parsed<Hostname> {
  if (text === undefined) return accept(defaultRegistry(client))
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
  if (!reserved.includes(host.value)) return host
  return refuse(
    `can't use ${quoteText(host.value)} as a ${what} registry host, because it's reserved for installing directly from version control repositories`
  )
}

function moduleMistake(namespace: string, name: string, system: string): string | undefined {
  if (!NAME.test(namespace)) {
    return namespace.includes('.')
      ? 'source address must have three more components after the hostname: the namespace, the name, and the target system'
      : `invalid namespace ${quoteText(namespace)}: ${NAME_RULE}`
  }
  if (!NAME.test(name)) return `invalid module name ${quoteText(name)}: ${NAME_RULE}`
  if (SYSTEM.test(system)) return undefined
  return system.includes('?')
    ? 'module registry addresses may not include a query string portion'
    : `invalid target system ${quoteText(system)}: ${SYSTEM_RULE}`
}

function componentMistake(namespace: string, name: string): string | undefined {
  if (!NAME.test(namespace)) {
    return namespace.includes('.')
      ? 'source address must have two more components after the hostname: the namespace and the name'
      : `invalid namespace ${quoteText(namespace)}: ${NAME_RULE}`
  }
  if (NAME.test(name)) return undefined
  return name.includes('?')
    ? 'component registry addresses may not include a query string portion'
    : `invalid component name ${quoteText(name)}: ${NAME_RULE}`
}
