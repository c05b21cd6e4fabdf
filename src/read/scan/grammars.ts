// Reads texts as a client does, by the grammar that they follow: the host, or why the text is wrong.
import { accept, type Parsed } from '../../rules/go/text.ts'
import { lockInvalid } from '../../rules/problems/init/files.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { hostInvalid, sourceInvalid, sourceNearMiss } from '../../rules/problems/source.ts'
import { ANY_SOURCE, hostAdvice, moduleAdvice } from '../../rules/protocol/advice/address-advice.ts'
import { providerAdvice } from '../../rules/protocol/advice/provider-advice.ts'
import { addressHostOf, partHostOf, stateHostOf } from '../../rules/protocol/backend-address.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { type Hostname, parseHostname } from '../../rules/protocol/hostname.ts'
import {
  defaultRegistry,
  isLocalPath,
  parseComponentSource,
  parseModuleSource,
  parseRegistryModule,
  type RegistryModule
} from '../../rules/protocol/module-address.ts'
import {
  isTerragruntPath,
  packageHostOf,
  parsePackageAddress,
  refusalOf,
  UNKNOWN_HOST
} from '../../rules/protocol/package-address.ts'
import { parseProviderSource, showProvider } from '../../rules/protocol/provider-address.ts'
import type { Evaluated } from './usage.ts'
import type { Grammar } from './usage-table.ts'

export type Meaning = {
  readonly host: Hostname | null
  readonly isHostImplied: boolean
  /** Must provide the service; null for none. */
  readonly needed: Hostname | null
  readonly directHost?: string
  readonly problem?: Problem
  readonly evaluated?: Evaluated
}

export const NO_HOST: Meaning = { host: null, isHostImplied: false, needed: null }

const named = (host: Hostname): Meaning => ({ host, isHostImplied: false, needed: host })

export const implied = (host: Hostname): Meaning => ({ host, isHostImplied: true, needed: host })

/** A host that is named, but not contacted. */
const unneeded = (host: Hostname): Meaning => ({ host, isHostImplied: false, needed: null })

const direct = (directHost: string | null): Meaning =>
  directHost === null ? NO_HOST : { ...NO_HOST, directHost }

export const wrong = (problem: Problem): Meaning => ({ ...NO_HOST, problem })

const rejected = (error: string, advice: string | null): Meaning =>
  wrong(sourceInvalid({ reason: 'rejected', error, advice }))

/** `advice` is null where the text means what it seems to mean. */
function withAdvice(meaning: Meaning, text: string, advice: string | null): Meaning {
  if (advice === null) return meaning
  return { ...meaning, problem: sourceNearMiss({ text, host: meaning.host, advice }) }
}

/** `hasVersion`: there is a `version` argument, so the client accepts only a registry address. */
type ReadSource = (text: string, client: MainClient, hasVersion: boolean) => Meaning

export const GRAMMARS: Readonly<Record<Grammar, ReadSource>> = {
  module: readModule,
  'test-module': (text, client, hasVersion) => {
    const isRemote = parseModuleSource(text, client).kind === 'remote'
    if (client === 'opentofu' || !isRemote) return readModule(text, client, hasVersion)
    return wrong(sourceInvalid({ reason: 'remote-in-test', text }))
  },
  provider: readProvider,
  'locked-provider': readLockedProvider,
  'stack-component': readStackComponent,
  stack: (text, client) => {
    const component = parseComponentSource(text)
    if (component.ok && !text.startsWith('.')) return unneeded(component.value.host)
    return { ...readStackComponent(text, client), isHostImplied: false, needed: null }
  },
  'stack-output': (text) => {
    const [first = '', ...rest] = text.split('/')
    if (rest.length === 3) return readHost(first, unneeded)
    return wrong(sourceInvalid({ reason: 'stack', text }))
  },
  terragrunt: readTerragrunt,
  host: (text) => readHost(text, named),
  url: (text) => direct(addressHostOf(text)),
  'host-part': (text) => direct(partHostOf(text)),
  'state-path': (text) => direct(stateHostOf(text))
}

/** The meaning of a text whose end is not known: a local path, or a complete host. Undefined where that is open. */
export function readBeginning(grammar: Grammar, text: string, client: MainClient) {
  if (grammar === 'terragrunt') {
    const [, host] = /^tfr:\/\/([^/?]*)\//.exec(text) ?? []
    if (host !== undefined) return readRegistryHost(host, client)
    // Nothing else needs a registry.
    return /^$|^t$|^tfr?$|^tfr:/.test(text) ? undefined : beginning(text, client)
  }
  // A connection string may name another host at its end.
  if (grammar === 'url' && /^postgres|=/i.test(text)) return direct(UNKNOWN_HOST)
  if (/^(url|host-part|state-path)$/.test(grammar)) return beginning(text, client)
  if (grammar !== 'module') return undefined
  // A path, a forced getter, a URL, Git over SSH.
  if (/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(text)) {
    return beginning(text, client)
  }
  const slash = text.indexOf('/')
  if (slash < 0) return undefined
  const whole = parseModuleSource(`${text.slice(0, slash)}/a/b/c`, client)
  if (whole.kind !== 'registry') return beginning(text, client)
  // The rest can make it the address of a bucket, if it has more parts than that of a registry.
  const isOpen = text.split('/').length < REGISTRY_PARTS
  return isOpen ? { ...fromRegistry(whole), directHost: UNKNOWN_HOST } : fromRegistry(whole)
}

// HOST/NAMESPACE/NAME/SYSTEM
const REGISTRY_PARTS = 4

const readRegistryHost = (host: string, client: MainClient): Meaning =>
  host === '' ? implied(defaultRegistry(client)) : readHost(host, named)

const beginning = (text: string, client: MainClient): Meaning =>
  isLocalPath(text) ? NO_HOST : direct(packageHostOf(text, client))

const fromRegistry = ({ host, hostImplied }: RegistryModule): Meaning =>
  hostImplied ? implied(host) : named(host)

function readHost(text: string, use: (host: Hostname) => Meaning): Meaning {
  const host = parseHostname(text)
  const advice = hostAdvice(text)
  if (host.ok) return withAdvice(use(host.value), text, advice)
  return wrong(hostInvalid({ text, error: host.why, advice }))
}

function readModule(text: string, client: MainClient, hasVersion: boolean): Meaning {
  if (isLocalPath(text) && !hasVersion) return NO_HOST
  const address = parseModuleSource(text, client)
  const registry: Parsed<RegistryModule> =
    address.kind === 'registry' ? accept(address) : parseRegistryModule(text, client)
  if (hasVersion && !registry.ok) {
    const { why: error } = registry
    // A URL with a version probably means a registry.
    const module = /^https?:/i.test(text) ? ({ kind: 'invalid', error } as const) : address
    // Git has no version, however its source is written.
    const isGit = /^(?:git\+\w+|ssh):/i.test(text)
    const advice = isGit ? null : moduleAdvice(text, module, registry)
    // A URL that cannot be parsed, such as git::ssh://git@host:path.
    const kind = /^[a-z0-9]+::/i.test(text) ? 'remote' : address.kind
    return advice === null && (kind === 'local' || kind === 'remote')
      ? wrong(sourceInvalid({ reason: `${kind}-with-version`, text }))
      : rejected(error, advice)
  }
  const advice = moduleAdvice(text, address, registry)
  if (registry.ok) return withAdvice(fromRegistry(registry.value), text, advice)
  if (address.kind === 'invalid') {
    const directHost = text.includes('://') ? { directHost: UNKNOWN_HOST } : {}
    // Other releases of the clients may read a host in it.
    return { ...rejected(address.error, advice ?? ANY_SOURCE), ...directHost }
  }
  if (address.kind !== 'remote') return withAdvice(NO_HOST, text, advice)
  const { refusal, host } = address
  if (refusal !== null) return rejected(refusal, advice ?? ANY_SOURCE)
  if (host !== UNKNOWN_HOST || advice !== null) return withAdvice(direct(host), text, advice)
  return { ...direct(host), problem: sourceNearMiss({ text, host, advice: WHOLE_ADDRESS }) }
}

const WHOLE_ADDRESS = 'write the host after the scheme, such as git::https://HOST/PATH'

function readProvider(text: string, client: MainClient): Meaning {
  const address = parseProviderSource(text, client)
  switch (address.kind) {
    case 'legacy':
      return rejected(
        `Invalid legacy provider address: the provider "${address.type}" has no namespace`,
        `write NAMESPACE/${address.type}`
      )
    case 'registry':
      if (address.hostImplied) return implied(address.host)
      return withAdvice(named(address.host), text, providerAdvice(text, address))
    case 'builtin':
      return address.type === 'terraform'
        ? unneeded(address.host)
        : rejected(
            `Invalid dependency on built-in provider: none is named "${address.type}"`,
            'write the address of a provider in a registry'
          )
    case 'invalid':
      return rejected(address.error.split('\n\n')[0] ?? '', providerAdvice(text, address))
  }
}

function readLockedProvider(text: string, client: MainClient): Meaning {
  const address = parseProviderSource(text, client)
  if (address.kind === 'invalid') return rejected(address.error, null)
  const normal = showProvider(address)
  if (normal !== text)
    return wrong(lockInvalid({ kind: 'not-normal', of: 'address', provider: text, normal }))
  if (address.kind === 'builtin') return unneeded(address.host)
  // OpenTofu takes over Terraform's entries (internal/depsfile/locks.go), or requires the provider of its own registry.
  const isOfOther = address.host === defaultRegistry('terraform')
  return { ...named(address.host), needed: isOfOther ? defaultRegistry(client) : address.host }
}

/** Local, module registry, component registry, or anything else (go-slug sourceaddrs/source.go). */
function readStackComponent(text: string, client: MainClient): Meaning {
  if (text !== text.trim()) return wrong(sourceInvalid({ reason: 'white-space', text }))
  if (text === '.' || text === '..') return NO_HOST
  const module = parseRegistryModule(text, client)
  if (module.ok) return fromRegistry(module.value)
  const component = parseComponentSource(text)
  if (component.ok) return unneeded(component.value.host)
  const address = parseModuleSource(text, client)
  if (address.kind === 'invalid')
    return rejected(address.error, moduleAdvice(text, address, module))
  return direct(address.kind === 'remote' ? address.host : null)
}

/** `tfr://[HOST]/NAMESPACE/NAME/SYSTEM[//DIRECTORY]?version=VERSION`; nothing else needs a registry. */
function readTerragrunt(text: string, client: MainClient): Meaning {
  const [tfr, host = '', path = ''] = /^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(text) ?? []
  if (tfr === undefined) {
    // Only Terragrunt has go-getter's shorthand for GitLab (go-getter detect_gitlab.go) and, in some releases, these schemes.
    if (text.startsWith('gitlab.com/')) return direct('gitlab.com')
    if (isTerragruntPath(text)) return NO_HOST
    const source = parsePackageAddress(text, 'opentofu')
    const isRefused = source.ok && refusalOf(text, source.value, 'opentofu') !== null
    if (!isRefused || /^(cas|smb|ssh):/.test(text)) {
      const parsed = parsePackageAddress(text, client)
      return direct(parsed.ok ? parsed.value.host : UNKNOWN_HOST)
    }
  }
  const [module = ''] = path.split('//')
  if (module.split('/').length !== 3) return wrong(sourceInvalid({ reason: 'terragrunt', text }))
  return readRegistryHost(host, client)
}
