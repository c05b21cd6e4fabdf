// How each kind of text names a host, in the words of the client that reads it.

import type { Parsed } from '../go/parsed.ts'
import { accept } from '../go/parsed.ts'
import { hostAdvice, moduleAdvice, providerAdvice } from '../protocol/address-advice.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { isGenericHostname, parseHostname } from '../protocol/hostname.ts'
import type { RegistryModule } from '../protocol/module-address.ts'
import {
  defaultRegistry,
  isLocalPath,
  parseComponentSource,
  parseModuleSource,
  parseRegistryModule
} from '../protocol/module-address.ts'
import { parseProviderSource } from '../protocol/provider-address.ts'
import type { Rule } from './row.ts'
import type { Note } from './usage.ts'

/** What a text says to one client. */
export type Reading = {
  readonly host: Hostname | null
  readonly isHostImplied: boolean
  /** The host that has to offer the service: none, this one, or that of the state of the same module. */
  readonly needed: Hostname | 'state' | null
  /** A version within the text. */
  readonly versions?: string
  readonly problem?: Note['problem']
}

export const NOTHING: Reading = { host: null, isHostImplied: false, needed: null }

export const named = (host: Hostname): Reading => ({
  host,
  isHostImplied: false,
  needed: isGenericHostname(host) ? 'state' : host
})

export const implied = (host: Hostname): Reading => ({ host, isHostImplied: true, needed: host })

type Read = (text: string, client: MainClient, hasVersion: boolean) => Reading

/** One reader for each rule. `hasVersion`: there is a `version` beside it, so only a registry will do. */
export const READERS: Readonly<Record<Rule, Read>> = {
  module: readModule,
  'test-module': (text, client, hasVersion) => {
    const reading = readModule(text, client, hasVersion)
    const { kind } = parseModuleSource(text, client)
    if (client === 'opentofu' || kind !== 'remote') return reading
    return refused(`"${text}" is remote; in a test only a local or a registry module will do`, null)
  },
  'registry-module': (text, client) => {
    const module = parseRegistryModule(text, client)
    return module.ok ? fromRegistry(module.value) : NOTHING
  },
  provider: readProvider,
  'locked-provider': readLockedProvider,
  'stack-component': readStackComponent,
  stack: (text, client) => {
    const component = parseComponentSource(text)
    if (component.ok && !text.startsWith('.')) return unasked(component.value.host)
    const { host, problem } = readStackComponent(text, client)
    return { ...NOTHING, host, ...(problem === undefined ? {} : { problem }) }
  },
  'stack-output': (text) => {
    const [first = '', ...rest] = text.split('/')
    if (rest.length === 3) return fromHost(first, (host) => unasked(host))
    return refused(`"${text}" is no stack, want HOST/ORGANIZATION/PROJECT/STACK`, null)
  },
  terragrunt: readTerragrunt,
  host: (text) => fromHost(text, named)
}

/**
 * What the beginning of a text says of which the rest is not known: a local path, or a host whose
 * part is complete. Undefined where it says nothing.
 */
export function readBeginning(rule: Rule, text: string, client: MainClient): Reading | undefined {
  if (rule === 'terragrunt') {
    const [, host] = /^tfr:\/\/([^/?]*)\//.exec(text) ?? []
    if (host === undefined)
      return /^([a-z0-9]+::|[a-z0-9+.-]+:\/\/|\.\.?\/)/i.test(text) ? NOTHING : undefined
    return host === '' ? implied(defaultRegistry(client)) : fromHost(host, named)
  }
  if (rule !== 'module') return undefined
  // A path, a forced way to fetch, a URL, Git over SSH.
  if (/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(text)) return NOTHING
  const slash = text.indexOf('/')
  if (slash < 0) return undefined
  const whole = parseModuleSource(`${text.slice(0, slash)}/a/b/c`, client)
  return whole.kind === 'registry' ? fromRegistry(whole) : NOTHING
}

function fromRegistry({ host, hostImplied }: RegistryModule): Reading {
  return hostImplied ? implied(host) : named(host)
}

const unasked = (host: Hostname): Reading => ({ host, isHostImplied: false, needed: null })

function refused(message: string, help: string | null): Reading {
  const problem = { code: 'source-invalid' as const, message, ...(help === null ? {} : { help }) }
  return { ...NOTHING, problem }
}

function fromHost(text: string, use: (host: Hostname) => Reading): Reading {
  const host = parseHostname(text)
  const help = hostAdvice(text)
  const advice = help === null ? {} : { help }
  if (host.ok) {
    const reading = use(host.value)
    if (help === null) return reading
    const message = `"${text}" is host ${host.value}`
    return { ...reading, problem: { code: 'source-near-miss', message, ...advice } }
  }
  const message = `"${text}" is no host: ${host.why}`
  return { ...NOTHING, problem: { code: 'host-invalid', message, ...advice } }
}

function readModule(text: string, client: MainClient, hasVersion: boolean): Reading {
  if (isLocalPath(text) && !hasVersion) return NOTHING
  const address = parseModuleSource(text, client)
  const registry: Parsed<RegistryModule> =
    address.kind === 'registry' ? accept(address) : parseRegistryModule(text, client)
  const help = moduleAdvice(text, address, registry)
  if (registry.ok) {
    const reading = fromRegistry(registry.value)
    return help === null ? reading : { ...reading, problem: nearMiss(reading, text, help) }
  }
  // Beside a version the client takes nothing but a registry address.
  if (hasVersion) return refused(registry.why, help)
  if (address.kind === 'invalid') return refused(address.error, help)
  if (help === null) return NOTHING
  return { ...NOTHING, problem: nearMiss(NOTHING, text, help) }
}

function nearMiss({ host }: Reading, text: string, help: string): Note['problem'] {
  const means = host === null ? 'is not read as a registry address' : `is on host ${host}`
  return { code: 'source-near-miss', message: `"${text}" ${means}`, help }
}

function readProvider(text: string, client: MainClient): Reading {
  const address = parseProviderSource(text, client)
  switch (address.kind) {
    case 'registry':
    case 'legacy':
      return address.hostImplied ? implied(address.host) : fromNamedProvider(text, address.host)
    case 'builtin':
      return unasked(address.host)
    case 'invalid': {
      // The client's own advice is in a paragraph of its own.
      const [message = '', advice] = address.error.split('\n\n')
      return refused(message, advice ?? providerAdvice(text))
    }
  }
}

function fromNamedProvider(text: string, host: Hostname): Reading {
  const help = providerAdvice(text)
  const reading = named(host)
  return help === null ? reading : { ...reading, problem: nearMiss(reading, text, help) }
}

function readLockedProvider(text: string, client: MainClient): Reading {
  const address = parseProviderSource(text, client)
  if (address.kind === 'invalid') return refused(address.error, null)
  if (address.hostImplied) {
    return refused(`"${text}" is no provider of a lock file, want HOST/NAMESPACE/TYPE`, null)
  }
  if (address.kind === 'builtin') return unasked(address.host)
  // At `tofu init` these are taken over for OpenTofu's own registry (depsfile/locks.go).
  const isTakenOver =
    client === 'opentofu' &&
    address.host === defaultRegistry('terraform') &&
    address.namespace === 'hashicorp'
  return { ...named(address.host), needed: isTakenOver ? defaultRegistry(client) : address.host }
}

/** Local, module registry, component registry, or anything else (go-slug sourceaddrs/source.go). */
function readStackComponent(text: string, client: MainClient): Reading {
  if (text !== text.trim()) return refused(`"${text}" begins or ends with white space`, null)
  if (text === '.' || text === '..') return NOTHING
  const module = parseRegistryModule(text, client)
  if (module.ok) return fromRegistry(module.value)
  const component = parseComponentSource(text)
  if (component.ok) return unasked(component.value.host)
  const address = parseModuleSource(text, client)
  if (address.kind !== 'invalid') return NOTHING
  return refused(address.error, moduleAdvice(text, address, module))
}

/** `tfr://[HOST]/NAMESPACE/NAME/SYSTEM[//DIRECTORY]?version=VERSION`; all else needs no registry. */
function readTerragrunt(text: string, client: MainClient): Reading {
  const [, host, path = ''] = /^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(text) ?? []
  if (host === undefined) return NOTHING
  const [module = ''] = path.split('//')
  if (module.split('/').length !== 3) {
    return refused(`"${text}" is no module, want tfr://HOST/NAMESPACE/NAME/SYSTEM`, null)
  }
  const version = /[?&]version=([^&]*)/.exec(text)?.[1]
  const reading = host === '' ? implied(defaultRegistry(client)) : fromHost(host, named)
  return version === undefined ? reading : { ...reading, versions: version }
}
