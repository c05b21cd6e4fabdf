// Decodes `provider_installation` blocks: where the clients install providers from.
import { accept, type Parsed, quoteText, refuse } from '../../rules/go/text.ts'
import { parseUrl, type Url } from '../../rules/go/url.ts'
import type { Place } from '../../rules/problems/place.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { isDefaultRegistry, type MainClient } from '../../rules/protocol/clients.ts'
import type { Hostname } from '../../rules/protocol/hostname.ts'
import { parseProviderSource } from '../../rules/protocol/provider-address.ts'
import type { Attribute, Span } from '../hcl/structure.ts'
import { configFinding, type Undecoded } from './blocks.ts'
import * as hcl from './decode.ts'
import { type ProviderId, type ProviderPattern, parsePattern } from './provider-pattern.ts'
import type { CliConfig } from './read.ts'

type MethodSource =
  | { readonly kind: 'direct' }
  /** A directory; null for a registry of container images, which is not read. `shown`: the path for display, or the address. */
  | { readonly kind: 'local'; readonly path: string | null; readonly shown?: string }
  /** A URL with the scheme https and a host. */
  | { readonly kind: 'network'; readonly url: Url }

/** If `include` is empty, a method covers all providers but those of `exclude`. */
export type Method = MethodSource & {
  readonly place: Place
  readonly include: readonly ProviderPattern[]
  readonly exclude: readonly ProviderPattern[]
}

export type LocalMirror = Extract<Method, { readonly kind: 'local' }>
export type NetworkMirror = Extract<Method, { readonly kind: 'network' }>

type Covers = Pick<Method, 'include' | 'exclude'>

export type Installation = {
  readonly place: Place
  readonly methods: readonly Method[]
  /** Providers that `dev_overrides` takes from a directory. */
  readonly overridden: readonly ProviderId[]
  /** Other methods, which the client ignores. */
  readonly rejected: readonly RejectedMethod[]
}

/** `include`: as written; empty for all providers. */
export type RejectedMethod = { readonly problem: Problem; readonly include: readonly string[] }

/** Whether such a method may be meant for a provider of the host; its patterns may be wrong. */
export const mayCover = ({ include }: RejectedMethod, host: Hostname): boolean =>
  include.length === 0 ||
  include.some((pattern) => {
    const [first = ''] = pattern.toLowerCase().split('/')
    return first === '*' || first === host || (!first.includes('.') && isDefaultRegistry(host))
  })

/** The methods that cover a provider, in the order in which the client asks them. */
export function methodsFor<M extends Covers>(
  { methods }: { readonly methods: readonly M[] },
  { host, namespace, type }: ProviderId
): readonly M[] {
  const isIn = (patterns: readonly ProviderPattern[]) =>
    patterns.some(
      (pattern) =>
        (pattern.host ?? host) === host &&
        (pattern.namespace ?? namespace) === namespace &&
        (pattern.type ?? type) === type
    )
  return methods.filter(
    ({ include, exclude }) => !isIn(exclude) && (include.length === 0 || isIn(include))
  )
}

const BLOCK = 'provider_installation'

/** A directory of -plugin-dir, or one in which a client finds a provider without a block: it does not ask the registry (provider_source.go in the main package). */
export const directoryMethod = (mirror: { path: string; shown?: string }): Method => ({
  ...mirror,
  kind: 'local',
  place: { file: mirror.shown ?? '-plugin-dir', line: 0, column: 1, endColumn: 1 },
  include: [],
  exclude: []
})

/** `~/.terraformrc:3`, or `-plugin-dir` */
export const placeOfMethod = ({ file, line }: Place): string =>
  line === 0 ? file : `${file}:${line}`

export type ProviderSources = Readonly<ReturnType<typeof readProviderSources>>

/** The client uses the first block of all files (provider_source.go in the main package). */
export function readProviderSources(
  config: Pick<CliConfig, 'client' | 'mirrors' | 'installations' | 'pluginDirectories'> & {
    readonly hasOciMirrors?: boolean
  }
) {
  const { client, mirrors, installations, pluginDirectories } = config
  const decoded = installations.map((file) => {
    const { blocks, mistakes } = decodeInstallation(file, client, config.hasOciMirrors)
    const findings = mistakes.map(({ span, why }) => {
      const place = file.placeOf(span)
      return configFinding(client, { kind: 'block', file: placeOfMethod(place), why }, place)
    })
    const rejected = findings.map(({ problem }, at) => {
      return { problem, include: mistakes[at]?.include ?? [] }
    })
    return { blocks: blocks.map((block) => ({ ...block, rejected })), findings }
  })
  /** Null without a block: then the client uses `mirrors`, and registries for all other providers. */
  const [written = null, ...unused] = decoded.flatMap(({ blocks }) => blocks)
  const findings = [
    ...decoded.flatMap((file) => file.findings),
    ...unused.map(({ place }) => configFinding(client, { kind: 'two installations' }, place))
  ]
  const methods = pluginDirectories.map((path) => directoryMethod({ path }))
  const [first] = methods
  // Only `dev_overrides` counts beside -plugin-dir (internal/command/meta_providers.go).
  const installation =
    first === undefined
      ? written
      : { place: first.place, methods, overridden: written?.overridden ?? [], rejected: [] }
  return { client, mirrors, installation, findings }
}

/** provider_installation.go of internal/command/cliconfig: names are compared with regard to case, labels accepted. */
export function decodeInstallation(
  { items, placeOf }: Pick<Undecoded, 'items' | 'placeOf'>,
  client: MainClient,
  hasOciMirrors = client === 'opentofu'
) {
  const locations = hasOciMirrors ? WITH_OCI : LOCATIONS
  const blocks: Installation[] = []
  /** In blocks that the client ignores, and no others. */
  const mistakes: { readonly span: Span; readonly why: string; include: readonly string[] }[] = []
  for (const block of items) {
    if (block.name !== BLOCK) continue
    if (block.isAssigned || block.value.kind !== 'object') {
      mistakes.push({ span: block, why: `${BLOCK} must be a block without "="`, include: [] })
      continue
    }
    for (const body of hcl.bodiesOf(block)) {
      const installation = { place: placeOf(block), methods: [], overridden: [], rejected: [] }
      for (const item of body) {
        const why = addPart(item, placeOf(item), { client, locations }, installation)
        if (why !== null) mistakes.push({ span: item, why, include: includeOf(item) })
      }
      blocks.push(installation)
    }
  }
  return { blocks, mistakes }
}

/** The patterns of a method that the client ignores; empty if they cannot be read. */
function includeOf(item: Attribute): readonly string[] {
  try {
    const [body = []] = hcl.bodiesOf(item)
    return hcl.decodeFields(body, { path: [item.name], span: item }, PATTERNS).include ?? []
  } catch (error) {
    if (error instanceof hcl.WrongType) return []
    throw error
  }
}

type InstallationParts = { readonly methods: Method[]; readonly overridden: ProviderId[] }

/** Adds a part of a block to the others; returns why the client ignores it. */
function addPart(
  item: Attribute,
  place: Place,
  { client, locations }: { client: MainClient; locations: ReadonlyMap<string, string | null> },
  parts: InstallationParts
): string | null {
  const { name, value } = item
  const [body] = item.isAssigned ? [] : hcl.bodiesOf(item)
  if (body === undefined) return `${name} must be a block without "="`
  const within = { path: [BLOCK, name], span: item }
  try {
    if (name === 'dev_overrides') {
      if (parts.methods.length > 0) return 'dev_overrides must come before all methods'
      const paths = hcl.mapOf(hcl.decodeString)({ ...value, kind: 'object', items: body }, within)
      const addresses = [...paths.keys()].map((text) => parseProviderSource(text, client))
      parts.overridden.push(...addresses.filter((address) => address.kind !== 'invalid'))
      return null
    }
    const argument = locations.get(name)
    if (argument === undefined && WITH_OCI.has(name)) return `${name} needs OpenTofu 1.10 or later`
    if (argument === undefined) return `${BLOCK} has no method ${quoteText(name)}`
    const method = readMethod(body, within, argument, client)
    if (method.ok) parts.methods.push({ ...method.value, place })
    return method.ok ? null : method.why
  } catch (error) {
    if (error instanceof hcl.WrongType) return error.message
    throw error
  }
}

/** For each method the argument that says where a mirror is; null for `direct`. */
const LOCATIONS: ReadonlyMap<string, string | null> = new Map([
  ['direct', null],
  ['filesystem_mirror', 'path'],
  ['network_mirror', 'url']
])
const WITH_OCI = new Map([...LOCATIONS, ['oci_mirror', 'repository_template']])

/** @throws WrongType */
function readMethod(
  items: readonly Attribute[],
  within: hcl.Argument,
  argument: string | null,
  client: MainClient
): Parsed<MethodSource & Covers> {
  const name = argument ?? ''
  const { [name]: location = '' } = hcl.decodeFields(items, within, { [name]: hcl.decodeString })
  if (argument !== null && location === '') return refuse(`${within.path.at(-1)} has no ${name}`)
  const url = argument === 'url' ? httpsUrl(location) : null
  if (argument === 'url' && url === null)
    return refuse('url must be an https URL, without variables')
  const { include = [], exclude = [] } = hcl.decodeFields(items, within, PATTERNS)
  const isUntyped = argument === 'repository_template' && !/\$\{\s*type\b/.test(location)
  const patterns = new Map<string, ProviderPattern>()
  for (const text of [...include, ...exclude]) {
    const pattern = parsePattern(text, client)
    if (!pattern.ok) return isUntyped ? refuse(`${pattern.why}; ${NO_TYPE}`) : pattern
    patterns.set(text, pattern.value)
  }
  const read = (texts: readonly string[]) => texts.flatMap((text) => patterns.get(text) ?? [])
  const covers = { include: read(include), exclude: read(exclude) }
  const [first, ...others] = covers.include
  if (isUntyped && (others.length > 0 || !first?.type)) return refuse(NO_TYPE)
  if (url !== null) return accept({ ...covers, kind: 'network', url })
  if (argument === null) return accept({ ...covers, kind: 'direct' })
  const where = argument === 'path' ? { path: location } : { path: null, shown: location }
  return accept({ ...covers, kind: 'local', ...where })
}

// Patterns with several types leave it open (prepareOCIMirrorRepositoryMapping in provider_installation.go of OpenTofu).
const NO_TYPE = `repository_template has no \${type}`

function httpsUrl(text: string): Url | null {
  const url = parseUrl(text)
  return url.ok && url.value.scheme === 'https' && url.value.host !== '' ? url.value : null
}

const PATTERNS = { include: hcl.listOf(hcl.decodeString), exclude: hcl.listOf(hcl.decodeString) }
