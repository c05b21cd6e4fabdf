// One CLI configuration file: its blocks with their places, and what the client finds wrong with it.

import type { Json } from '../go/json.ts'
import type { Span } from '../hcl/structure.ts'
import { credentialsConfig } from '../problems/credentials.ts'
import type { Place } from '../problems/place.ts'
import type { Problem } from '../problems/problem.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { OfferedService } from '../protocol/services.ts'
import { Token } from '../protocol/token.ts'
import { readHcl1File } from './hcl1.ts'
import type { Loose, LooseMap } from './hcl1-decode.ts'
import type { Hcl1Item } from './hcl1-tree.ts'
import { decodeCliConfig } from './values.ts'

/** A mistake in a client's configuration, and the block or line that has it. */
export type ConfigFinding = { readonly problem: Problem; readonly place: Place | null }

/** What it holds under `token`; anything but a string counts for nothing, and ends the search. */
export type CredentialsBlock = {
  readonly place: Place
  readonly token: Token | null
  /** An argument `token` exists, perhaps with a value that is not a string. */
  readonly hasValue: boolean
  /** The client panics at a block like this one. */
  readonly crashes: boolean
}

export type HostBlock = { readonly place: Place; readonly services: readonly OfferedService[] }

export type HelperBlock = { readonly place: Place; readonly args: readonly string[] }

/** Blocks by their literal labels. */
export type ConfigBlocks = {
  readonly credentials: ReadonlyMap<string, CredentialsBlock>
  readonly hosts: ReadonlyMap<string, HostBlock>
  readonly helpers: ReadonlyMap<string, HelperBlock>
  readonly findings: readonly ConfigFinding[]
  /** All that must not be shown, whether or not it is anybody's token. */
  readonly secrets: readonly Token[]
  /** Whether anything of the file counts. */
  readonly isRead: boolean
}

/** A file as it was found on the disk. */
export type ConfigText = {
  /** As people write its path. */
  readonly shown: string
  readonly text: string
  readonly isUtf8: boolean
}

const NO_BLOCKS: ConfigBlocks = {
  credentials: new Map(),
  hosts: new Map(),
  helpers: new Map(),
  findings: [],
  secrets: [],
  isRead: false
}

/** Reads a file as one client does; of what it refuses nothing is left but the finding. */
export function parseConfigFile(
  { shown, text, isUtf8 }: ConfigText,
  client: MainClient
): ConfigBlocks {
  const refused = (why: string, place: Place | null): ConfigBlocks => {
    const mistake = { kind: 'syntax', file: shown, why } as const
    return {
      ...NO_BLOCKS,
      findings: [{ problem: credentialsConfig({ clients: [client], mistake }), place }]
    }
  }
  const reading = readHcl1File(text, client)
  if (reading.kind === 'refused') return refused(reading.why, { file: shown, ...reading.place })
  if (!isUtf8) return refused('illegal UTF-8 encoding', null)
  const { values, mistake } = decodeCliConfig(reading.items, client)
  const placeOf = (span: Span): Place => ({ file: shown, ...reading.placeOf(span) })
  const spans = labelSpans(reading.items)
  const placeOfLabel = (type: string, label: string): Place =>
    placeOf(spans.get(keyOf(type, label)) ?? { start: 0, end: 0 })
  const wrongType = (path: readonly string[], want: string): Problem =>
    credentialsConfig({ clients: [client], mistake: { kind: 'type', file: shown, path, want } })
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
    findings:
      mistake === null
        ? []
        : [
            {
              problem: wrongType(mistake.argument.path, mistake.want),
              place: placeOf(mistake.argument.span)
            }
          ],
    secrets: [...values.credentials.values()].flatMap(secretsOf),
    isRead: mistake === null || client === 'opentofu'
  }
}

const mapValues = <V, W>(map: ReadonlyMap<string, V>, make: (value: V, key: string) => W) =>
  new Map(Array.from(map, ([key, value]) => [key, make(value, key)]))

function readCredentials(block: LooseMap, place: Place): CredentialsBlock {
  const value = block.get('token')
  const isString = value?.kind === 'string'
  return {
    place,
    // On its way to the request the text passes through cty, which normalises it.
    token: isString ? new Token(value.value.normalize('NFC')) : null,
    hasValue: value !== undefined,
    // hcl2shim cannot convert an object that HCL 1 made a list of.
    crashes: [...block.values()].some(hasMaps)
  }
}

const hasMaps = (value: Loose): boolean => {
  switch (value.kind) {
    case 'maps':
      return true
    case 'list':
      return value.elements.some(hasMaps)
    case 'map':
      return [...value.entries.values()].some(hasMaps)
    default:
      return false
  }
}

function secretsOf(block: LooseMap): readonly Token[] {
  return [...block.values()].flatMap((value): readonly Token[] =>
    value.kind === 'string' || value.kind === 'int' ? [new Token(String(value.value))] : []
  )
}

/** Of a list that HCL 1 made of an object the clients take the first element (svchost disco/host.go). */
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

/** Where each block's label stands last, also where the block is written as an argument. */
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
