// Reads one CLI configuration file: its blocks with their places, and its mistakes.
import type { Json } from '../go/json.ts'
import type { Span } from '../hcl/structure.ts'
import { type ConfigMistake, credentialsConfig } from '../problems/cli-config.ts'
import type { Place, PlacedProblem } from '../problems/place.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { OfferedService } from '../protocol/services.ts'
import { Token } from '../protocol/token.ts'
import { readHcl1File } from './hcl1.ts'
import type { IgnoredBlock, Loose, LooseMap, WrongType } from './hcl1-decode.ts'
import type { Hcl1Item } from './hcl1-tree.ts'
import {
  decodeRegistryProtocols,
  NO_PROTOCOLS,
  type RegistryProtocols
} from './registry-protocols.ts'
import { decodeCliConfig } from './values.ts'

/** A block without a string as `token` has no token, and still ends the search for one. */
export type CredentialsBlock = {
  readonly place: Place
  readonly token: Token | null
  /** An argument `token` exists, perhaps with a value that is not a string. */
  readonly hasValue: boolean
}

export type HostBlock = { readonly place: Place; readonly services: readonly OfferedService[] }

export type HelperBlock = { readonly place: Place; readonly args: readonly string[] }

/** What is written in a file, for those who decode it. */
export type Undecoded = {
  readonly items: readonly Hcl1Item[]
  /** The path for display. */
  readonly shown: string
  readonly placeOf: (span: Span) => Place
}

/** Blocks by their literal labels. */
export type ConfigBlocks = {
  readonly credentials: ReadonlyMap<string, CredentialsBlock>
  readonly hosts: ReadonlyMap<string, HostBlock>
  readonly helpers: ReadonlyMap<string, HelperBlock>
  /** The items named `provider_installation`; null for a file that is not used. */
  readonly installations: Undecoded | null
  /** OpenTofu's `registry_protocols`. */
  readonly protocols: RegistryProtocols
  readonly findings: readonly PlacedProblem[]
  /** Every value that must not be shown, used or not. */
  readonly secrets: readonly Token[]
  /** The client uses the file, or a part of it. */
  readonly isRead: boolean
}

const NO_BLOCKS: ConfigBlocks = {
  credentials: new Map(),
  hosts: new Map(),
  helpers: new Map(),
  installations: null,
  protocols: NO_PROTOCOLS,
  findings: [],
  secrets: [],
  isRead: false
}

/** A mistake in the configuration of one client. */
export const configFinding = (
  client: MainClient,
  mistake: ConfigMistake,
  place: Place | null
): PlacedProblem => ({ problem: credentialsConfig({ clients: [client], mistake }), place })

/** The content of a file, and its path for display. */
type ConfigText = { readonly shown: string; readonly text: string; readonly isUtf8: boolean }

/** Reads a file as one client does. A file that the client rejects has no blocks, only findings. */
export function parseConfigFile(
  { shown, text, isUtf8 }: ConfigText,
  client: MainClient
): ConfigBlocks {
  const findingOf = (mistake: ConfigMistake, place: Place | null): PlacedProblem =>
    configFinding(client, mistake, place)
  const refused = (why: string, place: Place | null): ConfigBlocks => ({
    ...NO_BLOCKS,
    findings: [findingOf({ kind: 'syntax', file: shown, why }, place)]
  })
  const reading = readHcl1File(text, client)
  if (reading.kind === 'refused') return refused(reading.why, { file: shown, ...reading.place })
  if (!isUtf8) return refused('illegal UTF-8 encoding', null)
  const { values, mistake } = decodeCliConfig(reading.items, client)
  const placeOf = (span: Span): Place => ({ file: shown, ...reading.placeOf(span) })
  const spans = labelSpans(reading.items)
  const placeOfLabel = (type: string, label: string): Place =>
    placeOf(spans.get(keyOf(type, label)) ?? { start: 0, end: 0 })
  const wrongType = ({ argument: { path, span }, want }: WrongType): PlacedProblem =>
    findingOf({ kind: 'type', file: shown, path, want }, placeOf(span))
  // The clients decode these blocks after all others, and not after a mistake.
  const rest = mistake === null ? reading.items : []
  const protocols = decodeRegistryProtocols(client === 'opentofu' ? rest : [])
  const ignored = ({ span, why }: IgnoredBlock): PlacedProblem =>
    findingOf({ kind: 'block', file: shown, why }, placeOf(span))
  return {
    credentials: mapValues(values.credentials, (block, label) =>
      readCredentials(block, placeOfLabel('credentials', label))
    ),
    hosts: mapValues(values.hosts, ({ services }, label) => ({
      place: placeOfLabel('host', label),
      services: Array.from(services ?? [], ([id, value]) => ({ id, value: serviceJson(value) }))
    })),
    helpers: mapValues(values.helpers, ({ args }, label) => ({
      place: placeOfLabel('credentials_helper', label),
      args
    })),
    installations: { items: rest.filter(isInstallation), shown, placeOf },
    protocols,
    findings: [
      ...(mistake === null ? [] : [wrongType(mistake)]),
      ...protocols.mistakes.map(ignored)
    ],
    secrets: [...values.credentials.values()].flatMap(secretsOf),
    isRead: mistake === null || client === 'opentofu'
  }
}

const isInstallation = ({ keys: [key] }: Hcl1Item): boolean => key?.name === 'provider_installation'

const mapValues = <V, W>(map: ReadonlyMap<string, V>, make: (value: V, key: string) => W) =>
  new Map(Array.from(map, ([key, value]) => [key, make(value, key)]))

function readCredentials(block: LooseMap, place: Place): CredentialsBlock {
  const value = block.get('token')
  const isString = value?.kind === 'string'
  return {
    place,
    // The clients convert the text with cty, which normalises it.
    token: isString ? new Token(value.value.normalize('NFC')) : null,
    hasValue: value !== undefined
  }
}

function secretsOf(block: LooseMap): readonly Token[] {
  return [...block.values()].flatMap((value): readonly Token[] =>
    value.kind === 'string' || value.kind === 'int' ? [new Token(String(value.value))] : []
  )
}

/** The clients use the first element of a list that HCL 1 made of an object (svchost disco/host.go). */
function serviceJson(value: Loose): Json {
  return value.kind === 'maps' ? jsonOfMap(value.elements[0] ?? new Map()) : jsonOf(value)
}

function jsonOf(value: Loose): Json {
  switch (value.kind) {
    case 'list':
      return value.elements.map(jsonOf)
    case 'map':
      return jsonOfMap(value.entries)
    case 'maps':
      return value.elements.map(jsonOfMap)
    default:
      return value.value
  }
}

const jsonOfMap = (map: LooseMap): Json =>
  Object.fromEntries(Array.from(map, ([name, value]) => [name, jsonOf(value)]))

/** The last position of each block's label. A block may be written as an argument. */
function labelSpans(items: readonly Hcl1Item[]): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>()
  for (const { keys, value } of items) {
    const [first, second] = keys
    const inner = value.kind === 'object' ? value.items.map((item) => item.keys[0]) : []
    for (const label of second === undefined ? inner : [second]) {
      if (label !== undefined) spans.set(keyOf(first?.name ?? '', label.name), label)
    }
  }
  return spans
}

const keyOf = (type: string, label: string): string => `${type.toLowerCase()} ${label}`
