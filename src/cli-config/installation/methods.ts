// Decodes `provider_installation` blocks: where the clients install providers from.
import { accept, type Parsed, quoteText, refuse } from '../../go/text.ts'
import { parseUrl, type Url } from '../../go/url.ts'
import type { Attribute } from '../../hcl/structure.ts'
import type { Place } from '../../problems/place.ts'
import type { MainClient } from '../../protocol/clients.ts'
import { parseProviderSource } from '../../protocol/provider-address.ts'
import type { Undecoded } from '../blocks.ts'
import {
  type Argument,
  bodiesOf,
  decodeFields,
  decodeString,
  type IgnoredBlock,
  listOf,
  mapOf,
  WrongType
} from '../decode.ts'
import { matches, type ProviderId, type ProviderPattern, parsePattern } from './patterns.ts'

/** Where a method takes providers from. `local`: a directory, or a registry of container images. */
type MethodSource =
  | { readonly kind: 'direct' | 'local' }
  /** A URL with the scheme https and a host. */
  | { readonly kind: 'network'; readonly url: Url }

/** Without `include`, a method covers all providers but those of `exclude`. */
export type Method = MethodSource & {
  readonly place: Place
  readonly include: readonly ProviderPattern[]
  readonly exclude: readonly ProviderPattern[]
}

type Covers = Pick<Method, 'include' | 'exclude'>

export type Installation = {
  readonly place: Place
  readonly methods: readonly Method[]
  /** Providers that `dev_overrides` takes from a directory. */
  readonly overridden: readonly ProviderId[]
}

/** The methods that cover a provider, in the order in which the client asks them. */
export const methodsFor = <M extends Covers>(
  { methods }: { readonly methods: readonly M[] },
  provider: ProviderId
): readonly M[] => methods.filter((method) => covers(method, provider))

function covers({ include, exclude }: Covers, provider: ProviderId): boolean {
  if (exclude.some((pattern) => matches(pattern, provider))) return false
  return include.length === 0 || include.some((pattern) => matches(pattern, provider))
}

const BLOCK = 'provider_installation'

/**
 * Names are compared with regard to case, and labels are accepted
 * (internal/command/cliconfig/provider_installation.go).
 */
export function decodeInstallation(
  { items, placeOf }: Pick<Undecoded, 'items' | 'placeOf'>,
  client: MainClient
): { readonly blocks: readonly Installation[]; readonly mistakes: readonly IgnoredBlock[] } {
  const blocks: Installation[] = []
  const mistakes: IgnoredBlock[] = []
  for (const block of items) {
    if (block.name !== BLOCK) continue
    if (block.isAssigned || block.value.kind !== 'object') {
      mistakes.push({ span: block, why: `${BLOCK} must be a block without "="` })
      continue
    }
    for (const body of bodiesOf(block)) {
      const methods: Method[] = []
      const overridden: ProviderId[] = []
      for (const item of body) {
        const part = readPart(item, client, methods.length === 0)
        if (part.ok) {
          const place = placeOf(item)
          methods.push(...part.value.methods.map((method) => ({ ...method, place })))
          overridden.push(...part.value.overridden)
        } else mistakes.push({ span: item, why: part.why })
      }
      blocks.push({ place: placeOf(block), methods, overridden })
    }
  }
  return { blocks, mistakes }
}

type Unplaced = MethodSource & Covers

type MethodPart = Pick<Installation, 'overridden'> & { readonly methods: readonly Unplaced[] }

/** One block in a provider_installation block; `isFirst`: no method comes before it. */
function readPart(item: Attribute, client: MainClient, isFirst: boolean): Parsed<MethodPart> {
  const { name, value } = item
  const [body] = item.isAssigned ? [] : bodiesOf(item)
  if (body === undefined) return refuse(`${name} must be a block without "="`)
  const within = { path: [BLOCK, name], span: item }
  try {
    if (name === 'dev_overrides') {
      if (!isFirst) return refuse('dev_overrides must come before all methods')
      const paths = mapOf(decodeString)({ ...value, kind: 'object', items: body }, within)
      const overridden = [...paths.keys()].flatMap((text) => {
        const address = parseProviderSource(text, client)
        return address.kind === 'invalid' ? [] : [address]
      })
      return accept({ methods: [], overridden })
    }
    const location = LOCATIONS[client].get(name)
    if (location === undefined) return refuse(`${BLOCK} has no method ${quoteText(name)}`)
    const method = readMethod(body, within, location, client)
    return method.ok ? accept({ methods: [method.value], overridden: [] }) : method
  } catch (error) {
    if (error instanceof WrongType) return refuse(error.message)
    throw error
  }
}

/** The argument that says where a mirror is; null for `direct`. */
type Location = { readonly argument: string | null; readonly isUrl?: true }

const COMMON: readonly (readonly [string, Location])[] = [
  ['direct', { argument: null }],
  ['filesystem_mirror', { argument: 'path' }],
  ['network_mirror', { argument: 'url', isUrl: true }]
]

const LOCATIONS: Readonly<Record<MainClient, ReadonlyMap<string, Location>>> = {
  terraform: new Map(COMMON),
  opentofu: new Map([...COMMON, ['oci_mirror', { argument: 'repository_template' }]])
}

/** @throws WrongType */
function readMethod(
  items: readonly Attribute[],
  within: Argument,
  { argument, isUrl }: Location,
  client: MainClient
): Parsed<Unplaced> {
  const name = argument ?? ''
  const { [name]: location = '' } = decodeFields(items, within, { [name]: decodeString })
  if (argument !== null && location === '') return refuse(`${within.path.at(-1)} has no ${name}`)
  const url = isUrl ? httpsUrl(location) : null
  if (isUrl && url === null) return refuse(`the ${argument} does not begin with https://`)
  const patterns = decodeFields(items, within, PATTERNS)
  const include = readPatterns(patterns.include, client)
  if (!include.ok) return include
  const exclude = readPatterns(patterns.exclude, client)
  if (!exclude.ok) return exclude
  const covers = { include: include.value, exclude: exclude.value }
  if (url !== null) return accept({ ...covers, kind: 'network', url })
  return accept({ ...covers, kind: argument === null ? 'direct' : 'local' })
}

function httpsUrl(text: string): Url | null {
  const url = parseUrl(text)
  return url.ok && url.value.scheme === 'https' && url.value.host !== '' ? url.value : null
}

const PATTERNS = { include: listOf(decodeString), exclude: listOf(decodeString) }

function readPatterns(
  texts: readonly string[] = [],
  client: MainClient
): Parsed<readonly ProviderPattern[]> {
  const patterns: ProviderPattern[] = []
  for (const text of texts) {
    const pattern = parsePattern(text, client)
    if (!pattern.ok) return pattern
    patterns.push(pattern.value)
  }
  return accept(patterns)
}
