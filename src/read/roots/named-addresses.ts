// The modules and providers that the `hostnames` setting names: a root of their own, which has no files.
import { accept, type Parsed, refuse } from '../../rules/go/text.ts'
import type { Placed } from '../../rules/problems/place.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { type Hostname, unicodeHostname } from '../../rules/protocol/hostname.ts'
import { parseRegistryModule } from '../../rules/protocol/module-address.ts'
import { parseProviderSource } from '../../rules/protocol/provider-address.ts'
import { MODULES } from '../../rules/protocol/services.ts'
import { RULES } from './choice.ts'
import { HOSTNAMES_LINE, type ModuleCall, type ProviderRequirement, type Root } from './root.ts'

export type NamedAddress = {
  readonly host: Hostname
  readonly service: 'modules.v1' | 'providers.v1'
  /** `acme/net/aws@~>1.2` */
  readonly text: string
}

const EXPECTED = {
  'modules.v1': 'NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2',
  'providers.v1': 'NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0'
} as const

export function parseNamedAddress(
  { host, service, text }: NamedAddress,
  client: MainClient
): Parsed<ModuleCall | ProviderRequirement> {
  const [, path = '', versions] = /^([^@]*)(?:@(.*))?$/s.exec(text) ?? []
  const constraint = versions === undefined ? null : { text: versions, place: HOSTNAMES_LINE }
  const source = `${unicodeHostname(host)}/${path}`
  const parse = service === MODULES ? callOf : requirementOf
  const parsed = parse(source, constraint, client)
  return parsed.ok ? parsed : refuse(`${parsed.why}; expected ${service}=${EXPECTED[service]}`)
}

function callOf(source: string, constraint: Placed | null, client: MainClient): Parsed<ModuleCall> {
  const module = parseRegistryModule(source, client)
  if (!module.ok) return module
  const why = whyNot(constraint, 'module', client)
  if (why !== null) return refuse(why)
  const place = HOSTNAMES_LINE
  return accept({ address: source, source, place, module: module.value, constraint, isOpen: false })
}

function requirementOf(source: string, constraint: Placed | null, client: MainClient) {
  const provider = parseProviderSource(source, client)
  if (source.split('/').length !== 3 || provider.kind !== 'registry') {
    return refuse(provider.kind === 'invalid' ? provider.error : 'not a provider of a registry')
  }
  const why = whyNot(constraint, 'provider', client)
  if (why !== null) return refuse(why)
  const constraints = constraint === null ? [] : [constraint]
  return accept({ provider, places: [HOSTNAMES_LINE], constraints, locked: null })
}

function whyNot(
  constraint: Placed | null,
  kind: keyof typeof RULES,
  client: MainClient
): string | null {
  if (constraint === null) return null
  const terms = RULES[kind].parseConstraint(constraint.text)
  if (!terms.ok) return terms.why
  return RULES[kind].isMeetable(terms.value, client)
    ? null
    : `no version can match ${constraint.text}`
}

export function rootsNamed(
  hosts: readonly { readonly addresses: readonly NamedAddress[] }[],
  clients: readonly MainClient[]
): readonly Root[] {
  const named = hosts.flatMap(({ addresses }) => addresses)
  if (named.length === 0) return []
  return clients.map((client) => {
    const parsed = named.flatMap((address) => {
      const reading = parseNamedAddress(address, client)
      return reading.ok ? [reading.value] : []
    })
    return {
      directory: HOSTNAMES_LINE.file,
      client,
      directories: [],
      calls: parsed.filter((required) => 'module' in required),
      providers: parsed.filter((required) => 'provider' in required),
      lockFile: null,
      clientVersions: [],
      refused: []
    }
  })
}
