// The modules and providers that the `hostnames` setting names: a root of their own, which has no files.
import { accept, type Parsed, refuse } from '../go/parsed.ts'
import type { MainClient } from '../protocol/clients.ts'
import { type Hostname, showHostname } from '../protocol/hostname.ts'
import { parseRegistryModule } from '../protocol/module-address.ts'
import { parseProviderSource } from '../protocol/provider-address.ts'
import { MODULES } from '../protocol/services.ts'
import {
  parseModuleConstraint,
  parseProviderConstraint,
  type Term
} from '../registry/versions/constraint.ts'
import { isMeetableByModules, isMeetableByProviders } from '../registry/versions/meetable.ts'
import {
  HOSTNAMES_LINE,
  type ModuleCall,
  type Placed,
  type ProviderRequirement,
  type Root
} from './root.ts'

/** What follows a service in a line: `acme/net/aws@~>1.2` of a host. */
export type NamedAddress = {
  readonly host: Hostname
  readonly service: 'modules.v1' | 'providers.v1'
  readonly text: string
}

/** The reason has an example of the form. */
export function parseNamedAddress(
  named: NamedAddress,
  client: MainClient
): Parsed<ModuleCall | ProviderRequirement> {
  const at = named.text.indexOf('@')
  const path = at < 0 ? named.text : named.text.slice(0, at)
  const text = at < 0 ? null : named.text.slice(at + 1)
  const constraint: Placed | null = text === null ? null : { text, place: HOSTNAMES_LINE }
  const source = `${showHostname(named.host)}/${path}`
  return named.service === MODULES
    ? callOf(source, constraint, client)
    : requirementOf(source, constraint, client)
}

function callOf(source: string, constraint: Placed | null, client: MainClient): Parsed<ModuleCall> {
  const module = parseRegistryModule(source, client)
  const why = module.ok
    ? whyNot(constraint, parseModuleConstraint, (terms) => isMeetableByModules(terms, client))
    : module.why
  if (!module.ok || why !== null) {
    return refuse(
      `${why}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2`
    )
  }
  return accept({
    address: source,
    source,
    place: HOSTNAMES_LINE,
    module: module.value,
    constraint,
    isOpen: false
  })
}

function requirementOf(
  source: string,
  constraint: Placed | null,
  client: MainClient
): Parsed<ProviderRequirement> {
  const provider = parseProviderSource(source, client)
  const isNamed = source.split('/').length === 3 && provider.kind === 'registry'
  const why = isNamed
    ? whyNot(constraint, parseProviderConstraint, isMeetableByProviders)
    : provider.kind === 'invalid'
      ? provider.error
      : 'not a provider of a registry'
  if (!isNamed || why !== null) {
    return refuse(
      `${why}; expected providers.v1=NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0`
    )
  }
  return accept({
    provider,
    places: [HOSTNAMES_LINE],
    constraints: constraint === null ? [] : [constraint],
    locked: null
  })
}

function whyNot(
  constraint: Placed | null,
  parse: typeof parseModuleConstraint,
  isMeetable: (terms: readonly Term[]) => boolean
): string | null {
  if (constraint === null) return null
  const parsed = parse(constraint.text)
  if (!parsed.ok) return parsed.why
  return isMeetable(parsed.value) ? null : `no version can match ${constraint.text}`
}

/** A root for each client, if any address is named. */
export function rootsNamed(
  hosts: readonly { readonly addresses: readonly NamedAddress[] }[],
  clients: readonly MainClient[]
): readonly Root[] {
  const named = hosts.flatMap(({ addresses }) => addresses)
  if (named.length === 0) return []
  return clients.map((client) => {
    const parsed = named.flatMap((each) => {
      const one = parseNamedAddress(each, client)
      return one.ok ? [one.value] : []
    })
    return {
      directory: HOSTNAMES_LINE.file,
      client,
      directories: [],
      calls: parsed.filter((one) => 'module' in one),
      providers: parsed.filter((one) => 'provider' in one),
      lockFile: null,
      clientVersions: []
    }
  })
}
