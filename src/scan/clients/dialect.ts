// Decides which CLIs are checked, which of their releases may be in use, and which other clients are.

import { brief } from '../../problems/brief.ts'
import { isAside, type Place } from '../../problems/place.ts'
import {
  ALL_CLIENTS,
  type Client,
  MAIN_CLIENTS,
  type MainClient,
  type Release
} from '../../protocol/clients.ts'
import type { Scan } from '../scan.ts'
import type { Selection } from '../selection.ts'
import { LEVELS, type Sign } from '../signs.ts'
import type { Declared } from '../usage.ts'
import { readTools, type ToolSigns } from './tools.ts'
import { isVersion, releasesOf } from './versions.ts'

export type Dialect = {
  readonly name: 'terraform' | 'opentofu' | 'both'
  readonly clients: readonly MainClient[]
  /** The releases of these clients that may be in use. */
  readonly releases: readonly Release[]
  /** The version of each client, where one is known. */
  readonly versions: Readonly<Partial<Record<MainClient, string>>>
  /** The reason for the choice, for the log. */
  readonly why: string
  /** What the choice of clients and releases is based on; empty if the `dialect` setting is enough. */
  readonly evidence: readonly Sign[]
  /** Nothing was detected, so Terraform is assumed. */
  readonly isGuess?: true
}

/** The `dialect` setting. */
export type DialectSetting = {
  readonly name: 'auto' | Dialect['name']
  readonly version: string | null
}

/** What the decision is made from. */
export type Detection = {
  readonly setting: DialectSetting
  /** Null if no files are scanned. */
  readonly scan: Scanned | null
}

type Scanned = Pick<Scan, 'signs' | 'constraints' | 'isEmpty' | 'usesTerragrunt'> & {
  readonly tools: () => ToolSigns
  /** The environment of this check has TF_CLOUD_HOSTNAME. */
  readonly hasCloudHostname: boolean
}

/** Reads the tool files at the first call, if there is one. */
export function toolReader(
  selection: Pick<Selection, 'root' | 'exclude'>,
  found: readonly string[]
): Scanned['tools'] {
  let signs: ToolSigns | undefined
  return () => {
    signs ??= readTools(selection, found)
    return signs
  }
}

const ASSUMED: readonly MainClient[] = ['terraform']
const WHY_ASSUMED = 'assumed, CLI not detected; set `dialect`'
const WHY_BOTH = 'CLI not detected; set `dialect` to check one'

/**
 * The `dialect` setting; for `auto`, what the files tell. The first kind of evidence of which there is
 * any decides, and evidence for both clients means both. Without evidence, Terraform is assumed; without
 * any file of a client there is nothing to detect, and both are checked.
 */
export function resolveDialect({ setting, scan }: Detection): Dialect {
  const set = setting.name === 'auto' ? null : clientsNamed(setting.name)
  const isNone = scan === null || scan.isEmpty
  const known: Known = isNone
    ? { signs: [], constraints: [] }
    : { signs: signsOf(scan, setting, set), constraints: scan.constraints }
  if (set !== null) return dialectOf(set, [WHY_SET], [], setting, known)
  if (isNone) return dialectOf(MAIN_CLIENTS, [WHY_BOTH], [], setting, known)
  const deciding = decide(known.signs)
  if (deciding.length === 0) {
    return { ...dialectOf(ASSUMED, [WHY_ASSUMED], [], setting, known), isGuess: true }
  }
  const clients = clientsIn(deciding)
  // Of many places, one for each client is enough to find the reason.
  const first = clients.flatMap((client) => deciding.find((sign) => sign.client === client) ?? [])
  return dialectOf(clients, first.map(showSign), deciding, setting, known)
}

/** The clients that use the repository; all of them if no files tell. */
export function clientsInUse({ clients }: Dialect, scan: Scanned | null): readonly Client[] {
  if (scan === null || scan.isEmpty) return ALL_CLIENTS
  const { others } = scan.tools()
  const own: readonly Client[] = clients
  return ALL_CLIENTS.filter(
    (client) =>
      own.includes(client) || others.has(client) || (client === 'terragrunt' && scan.usesTerragrunt)
  )
}

const WHY_SET = 'set by `dialect`'

const clientsNamed = (name: Dialect['name']): readonly MainClient[] =>
  name === 'both' ? MAIN_CLIENTS : [name]

const clientsIn = (signs: readonly Sign[]): readonly MainClient[] =>
  MAIN_CLIENTS.filter((client) => signs.some((sign) => sign.client === client))

/** Without what is in tests and examples, unless there is nothing else. */
function ownFirst<T extends { readonly place: Place }>(found: readonly T[]): readonly T[] {
  const own = found.filter(({ place }) => !isAside(place.file))
  return own.length === 0 ? found : own
}

/** The signs of the first level that has any; those in tests and examples only if there are no others. */
const decide = (signs: readonly Sign[]): readonly Sign[] => {
  const own = ownFirst(signs)
  const levels = LEVELS.map((level) => own.filter((sign) => sign.level === level))
  return levels.find(({ length }) => length > 0) ?? []
}

/** The signs in scanned files; those in tool files too if they can decide about clients or releases. */
function signsOf(
  { signs, tools, hasCloudHostname }: Scanned,
  setting: DialectSetting,
  set: readonly MainClient[] | null
): readonly Sign[] {
  const deciding = decide(signs)
  const clients = set ?? clientsIn(deciding)
  const mayChange = deciding.every(({ place }) => isAside(place.file))
  const isOpen = set === null && (mayChange || deciding.some(({ isCloud }) => isCloud))
  const isVersionOpen =
    setting.version === null && clients.some((client) => releasesOf(client, []).length > 1)
  if (!isOpen && !isVersionOpen) return signs
  const { setsCloudHostname, signs: ofTools } = tools()
  const hasHostname = hasCloudHostname || setsCloudHostname
  return [...signs.filter(({ isCloud }) => !(isCloud && hasHostname)), ...ofTools]
}

type Known = { readonly signs: readonly Sign[]; readonly constraints: readonly Declared[] }

function dialectOf(
  clients: readonly MainClient[],
  reasons: readonly string[],
  deciding: readonly Sign[],
  setting: DialectSetting,
  known: Known
): Dialect {
  const [client, ...others] = clients
  const found = clients.map((one) => versionOf(one, setting, known))
  const versions = found.flatMap(({ client: one, version }) =>
    version === null ? [] : [[one, version] as const]
  )
  const shown = found.flatMap(({ version, signs: [sign] }) =>
    version === null || sign === undefined ? [] : [showSign(sign)]
  )
  return {
    name: client === undefined || others.length > 0 ? 'both' : client,
    clients,
    releases: found.flatMap(({ releases }) => releases),
    versions: Object.fromEntries(versions),
    why: [...new Set([...reasons, ...shown])].join(', '),
    evidence: [...new Set([...deciding, ...found.flatMap(({ signs }) => signs)])]
  }
}

type FoundVersion = Pick<Dialect, 'releases'> & {
  readonly client: MainClient
  /** To be shown; null if there is none, or there are several. */
  readonly version: string | null
  readonly signs: readonly Sign[]
}

/** Version files and tools select versions; `required_version` only allows some. */
function versionOf(client: MainClient, { version }: DialectSetting, known: Known): FoundVersion {
  if (version !== null)
    return { client, releases: releasesOf(client, [version]), version, signs: [] }
  const selecting = ownFirst(
    known.signs.filter((sign) => sign.client === client && sign.version !== null)
  )
  const texts = [...new Set(selecting.map((sign) => (sign.version ?? '').replace(/^v/, '')))]
  if (texts.length > 0) {
    const [only = '', ...more] = texts
    const isKnown = more.length === 0 && isVersion(only)
    return {
      client,
      releases: releasesOf(client, texts),
      version: isKnown ? only : null,
      signs: selecting
    }
  }
  const constraints = ownFirst(known.constraints)
  const allowed = constraints.map(({ text }) => text)
  const releases = releasesOf(client, allowed)
  if (releases.length === releasesOf(client, []).length) {
    return { client, releases, version: null, signs: [] }
  }
  const signs = constraints.map(({ text, place }): Sign => {
    return { client, level: 'syntax', place, text: `requires ${brief(text)}`, version: text }
  })
  return { client, releases, version: allowed.length === 1 ? (allowed[0] ?? null) : null, signs }
}

const showSign = ({ place, text }: Sign): string => `${place.file}:${place.line} ${text}`
