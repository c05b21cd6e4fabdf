// Reads one CLI configuration file: its blocks with their places, and its mistakes.
import type { Json } from '../../rules/go/json.ts'
import { type ConfigMistake, credentialsConfig } from '../../rules/problems/cli-config.ts'
import { firstPlaceOf, noteOf } from '../../rules/problems/note.ts'
import type { Place } from '../../rules/problems/place.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import type { OfferedService } from '../../rules/protocol/services.ts'
import { Token } from '../../rules/protocol/token.ts'
import { readHcl1 } from '../hcl/hcl1.ts'
import { type Attribute, attributesOf, membersOf, placesIn, type Span } from '../hcl/structure.ts'
import * as hcl from './decode.ts'

/** A later block of one label replaces an earlier one in Terraform, and adds to it in OpenTofu. */
const commonFields = (isMerged: boolean) => ({
  plugin_cache_dir: hcl.decodeString,
  plugin_cache_may_break_dependency_lock_file: hcl.decodeBool,
  host: hcl.mapOf(hcl.structOf({ services: hcl.mapOf(hcl.decodeAny) }, isMerged)),
  credentials: hcl.mapOf(hcl.mapOf(hcl.decodeAny)),
  credentials_helper: hcl.mapOf(hcl.structOf({ args: hcl.listOf(hcl.decodeString) }, isMerged))
})

/** In the order of `Config` (cliconfig.go). Those not used here are decoded too: a mistake in one costs the others. */
const TERRAFORM_FIELDS = {
  providers: hcl.mapOf(hcl.decodeString),
  provisioners: hcl.mapOf(hcl.decodeString),
  disable_checkpoint: hcl.decodeBool,
  disable_checkpoint_signature: hcl.decodeBool,
  ...commonFields(false)
}
const OPENTOFU_FIELDS = commonFields(true)

type FieldValues<F> = F extends hcl.StructFields<infer S> ? Partial<S> : never

const FILE = { path: [], span: { start: 0, end: 0 } }

/** After a mistake, Terraform uses nothing of the file, OpenTofu what it had decoded before. */
export function decodeCliConfig(items: readonly Attribute[], client: MainClient) {
  const isTerraform = client === 'terraform'
  const values: FieldValues<typeof OPENTOFU_FIELDS> = {}
  const mistake = hcl.wrongTypeIn(() => {
    if (isTerraform) hcl.decodeFields(items, FILE, TERRAFORM_FIELDS, values)
    else hcl.decodeFields(items, FILE, OPENTOFU_FIELDS, values)
  })
  return { values: isTerraform && mistake !== null ? {} : values, mistake }
}

const PROTOCOLS = 'registry_protocols'
const PROTOCOL_FIELDS = { retry_count: hcl.decodeInt, request_timeout_seconds: hcl.decodeInt }

export type RegistryProtocols = FieldValues<typeof PROTOCOL_FIELDS>

/** The first block; case of its name matters, labels do not, and a mistake costs all (registry_protocols.go). */
export function decodeRegistryProtocols(items: readonly Attribute[]) {
  const [body = []] = items.flatMap((item) => (item.name === PROTOCOLS ? hcl.bodiesOf(item) : []))
  const protocols: RegistryProtocols = {}
  const mistake = hcl.wrongTypeIn(() =>
    hcl.decodeFields(body, { ...FILE, path: [PROTOCOLS] }, PROTOCOL_FIELDS, protocols)
  )
  return { protocols: mistake === null ? protocols : {}, mistake }
}

export type CredentialsBlock = ReturnType<typeof readCredentials>

export type HostBlock = { readonly place: Place; readonly services: readonly OfferedService[] }

export type ConfigBlocks = ReturnType<typeof parseConfigFile>
export type Undecoded = ConfigBlocks['installations'][number]

export const configFinding = (client: MainClient, mistake: ConfigMistake, place: Place | null) =>
  noteOf(credentialsConfig(mistake, [client]), { places: place ? [place] : [] })

// People write a few.
const MAX_LABELS = 1000
const COMMENTS = /^\s*(?:#|\/\/).*/gm
// Of HCL and of JSON.
const LABELS = /\bcredentials"?[\s:={]{0,20}"([^"\s]+)"/g

/** A place that may have the token of a host and that no client reads, and the mistake if that is why. `host`: as written; null for any. */
export type OffBlock = {
  readonly host: string | null
  readonly source: string
  readonly problem?: Problem
}

/** A file that the client rejects has no blocks, only findings. `shown`: the path for display. */
export function parseConfigFile(
  {
    shown,
    text,
    isUtf8
  }: { readonly shown: string; readonly text: string; readonly isUtf8: boolean },
  client: MainClient
) {
  // Each character of UTF-16 that is in ASCII has a null character beside it.
  const written = text.replaceAll('\0', '')
  const isEncoded = written !== text || text.startsWith('\ufeff')
  const lineOf = (place: Place | null) => (place === null ? shown : `${shown}:${place.line}`)
  const mistakeAt = (kind: 'syntax' | 'type' | 'block', why: string, place: Place | null) =>
    configFinding(client, { kind, file: lineOf(place), why }, place)
  const refused = (why: string, place: Place | null) =>
    isEncoded
      ? configFinding(client, { kind: 'encoding', file: shown, isWide: written !== text }, place)
      : mistakeAt('syntax', why, place)
  // The library reports a mistake, or panics. OpenTofu's version of it rejects what is set twice.
  const structure = readHcl1(text, client === 'opentofu')
  const refusals = structure.problems
    .slice(0, 1)
    .map(({ message, ...place }) => refused(message, { file: shown, ...place }))
  if (refusals.length === 0 && !isUtf8) refusals.push(refused('illegal UTF-8 encoding', null))
  const isRefused = refusals.length > 0
  const items = isRefused ? [] : attributesOf(structure.body)
  const { values, mistake } = decodeCliConfig(items, client)
  const placeInText = placesIn(structure.text)
  const placeOf = (span: Span): Place => ({ file: shown, ...placeInText(span) })
  const wrong = (kind: 'type' | 'block', type: hcl.WrongType | null) =>
    type === null ? [] : [mistakeAt(kind, type.message, placeOf(type.span))]
  // The clients decode these blocks after all others, and not after a mistake.
  const rest = mistake === null ? items : []
  // Other blocks are not passed on: they hold credentials.
  const installations: readonly Attribute[] = rest.filter(
    ({ name }) => name === 'provider_installation'
  )
  const ofOpenTofu = decodeRegistryProtocols(client === 'opentofu' ? rest : [])
  const findings = [...refusals, ...wrong('type', mistake), ...wrong('block', ofOpenTofu.mistake)]
  const isRead = !isRefused && (mistake === null || client === 'opentofu')
  const [cause] = findings
  return {
    credentials: mapEntries(values.credentials, (block) => readCredentials(block, placeOf(block))),
    hosts: mapEntries(values.host, (block) => ({
      place: placeOf(block),
      services: Array.from(block.value.services ?? [], ([id, { value }]) => ({ id, value }))
    })),
    helpers: mapEntries(values.credentials_helper, (block) => ({
      place: placeOf(block),
      args: block.value.args ?? []
    })),
    installations: [{ items: installations, shown, placeOf }],
    protocols: ofOpenTofu.protocols,
    pluginCache: values.plugin_cache_dir ?? '',
    mayBreakLocks: values.plugin_cache_may_break_dependency_lock_file === true,
    findings,
    secrets: secretsOf([...(values.credentials?.values() ?? [])], written),
    unread:
      isRead || cause === undefined
        ? misnamedIn(items, (span) => lineOf(placeOf(span)))
        : [...written.replace(COMMENTS, '').matchAll(LABELS)]
            .slice(0, MAX_LABELS)
            .map(([, host = '']) => {
              return { host, source: lineOf(firstPlaceOf(cause)), problem: cause.problem }
            }),
    isRead
  }
}

/** Blocks with a label and a token that have another name. */
const misnamedIn = (items: readonly Attribute[], lineOf: (span: Span) => string) =>
  items
    .filter(({ name }) => name.toLowerCase() !== 'credentials')
    .flatMap((item) =>
      membersOf(item.value)
        .filter(({ value }) => membersOf(value).some(({ name }) => name === 'token'))
        .map(({ name: host }): OffBlock => {
          return { host, source: `${lineOf(item)} (its block is not named credentials)` }
        })
    )

const mapEntries = <V, W>(map: ReadonlyMap<string, V> = new Map(), make: (value: V) => W) =>
  new Map(Array.from(map, ([key, value]) => [key, make(value)]))

type LabelledArguments = hcl.Entry<ReadonlyMap<string, hcl.Entry<Json>>>

/** A block without a string as `token` has no token, and still ends the search for one. */
function readCredentials(block: LabelledArguments, place: Place) {
  const token = block.value.get('token')?.value
  return {
    place,
    // The clients convert the text with cty, which normalises it.
    token: typeof token === 'string' ? new Token(token.normalize('NFC')) : null,
    /** An argument `token` exists, perhaps with a value that is not a string. */
    hasValue: token !== undefined
  }
}

const TOKEN = /\btoken"?\s*[=:]\s*(?:"((?:[^"\\\n]|\\.)+)|\[([^\]\n]*))/g

/** The values of blocks, and those of `token` as written: where a mistake keeps the file or the argument from being read. */
function secretsOf(blocks: readonly LabelledArguments[], text: string): readonly Token[] {
  const values = blocks
    .flatMap((block) => [...block.value.values()])
    .flatMap(({ value }) =>
      typeof value === 'string' || Number.isInteger(value) ? `${value}` : []
    )
  const written = Array.from(text.matchAll(TOKEN)).flatMap(
    ([, one, several = '']) => one ?? several.split(/[\s",]+/)
  )
  const secrets = new Set([...values, ...written])
  secrets.delete('')
  return Array.from(secrets, (secret) => new Token(secret))
}
