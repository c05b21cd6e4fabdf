// One CLI configuration file: its blocks with their places, and what the client finds wrong with it.

import type { Json } from '../go/parsed.ts'
import type { Span } from '../hcl/structure.ts'
import type { Place } from '../problems/place.ts'
import type { Problem } from '../problems/problem.ts'
import { CLIENT_NAMES, type MainClient } from '../protocol/clients.ts'
import type { OfferedService } from '../protocol/services.ts'
import { Token } from '../protocol/token.ts'
import { readHcl1File } from './hcl1.ts'
import type { Loose, LooseMap, WrongType } from './hcl1-decode.ts'
import type { Hcl1Item } from './hcl1-tree.ts'
import { decodeCliConfig } from './values.ts'

/** Something wrong with the configuration of these clients. */
export type ConfigFinding = {
  readonly problem: Problem
  readonly place: Place | null
  readonly affects: readonly MainClient[]
}

/** What it holds under `token`; anything but a string counts for nothing, and ends the search. */
export type CredentialsBlock = {
  readonly place: Place
  readonly token: Token | null
  /** Why there is no token. */
  readonly lacks: 'nothing' | 'a token' | 'a string for a token'
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
  const reading = readHcl1File(text, client)
  if (reading.kind === 'crash') return refused([crashes(shown, client)])
  if (reading.kind === 'refused' || !isUtf8) {
    const [why, place] =
      reading.kind === 'refused'
        ? [reading.why, { file: shown, ...reading.place }]
        : ['illegal UTF-8 encoding', null]
    return refused([notRead(shown, client, why, place)])
  }
  const { values, mistake, crashed } = decodeCliConfig(reading.items, client)
  if (crashed) return refused([crashes(shown, client)])
  const placeOf = (span: Span): Place => ({ file: shown, ...reading.placeOf(span) })
  const spans = labelSpans(reading.items)
  const placeOfLabel = (type: string, label: string): Place =>
    placeOf(spans.get(keyOf(type, label)) ?? { start: 0, end: 0 })
  const wrong = mistake === null ? [] : [wrongType(shown, client, mistake, placeOf(mistake.at))]
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
    findings: wrong,
    secrets: [...values.credentials.values()].flatMap(secretsOf),
    isRead: mistake === null || client === 'opentofu'
  }
}

const refused = (findings: readonly ConfigFinding[]): ConfigBlocks => ({ ...NO_BLOCKS, findings })

const mapValues = <V, W>(map: ReadonlyMap<string, V>, make: (value: V, key: string) => W) =>
  new Map(Array.from(map, ([key, value]) => [key, make(value, key)]))

function readCredentials(block: LooseMap, place: Place): CredentialsBlock {
  const value = block.get('token')
  const isString = value?.kind === 'string'
  return {
    place,
    // On its way to the request the text passes through cty, which normalises it.
    token: isString ? new Token(value.value.normalize('NFC')) : null,
    lacks: isString ? 'nothing' : value === undefined ? 'a token' : 'a string for a token',
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
      if (label?.name !== undefined) spans.set(keyOf(first?.name ?? '', label.name), label)
    }
  }
  return spans
}

const keyOf = (type: string, label: string): string => `${type.toLowerCase()} ${label}`

function notRead(
  shown: string,
  client: MainClient,
  why: string,
  place: Place | null
): ConfigFinding {
  return {
    problem: {
      code: 'credentials-config',
      message: `${shown} is not read: ${why}`,
      help: 'the client says so and goes on without the whole file, its tokens included: correct it'
    },
    place,
    affects: [client]
  }
}

function wrongType(
  shown: string,
  client: MainClient,
  { path, want }: WrongType,
  place: Place
): ConfigFinding {
  const isPartly = client === 'opentofu'
  const help = isPartly
    ? 'the client says so and goes on without what it reads after it'
    : 'the client says so and goes on without the whole file, its tokens included'
  return {
    problem: {
      code: 'credentials-config',
      message: `${shown} is ${isPartly ? 'read in part' : 'not read'}: ${path.join('.')} has to be ${want}`,
      help: `${help}: correct it`
    },
    place,
    affects: [client]
  }
}

function crashes(shown: string, client: MainClient): ConfigFinding {
  return {
    problem: {
      code: 'credentials-config',
      message: `${shown} makes ${CLIENT_NAMES[client]} end with a panic`,
      help: 'look for an escape in a string that stands for no character, and for a file that breaks off'
    },
    place: null,
    affects: [client]
  }
}
