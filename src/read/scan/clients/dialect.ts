// Decides which CLIs are checked, which of their releases may be in use by versions and constraints, and which other clients are.
import { brief } from '../../../rules/problems/brief.ts'
import { isAside, type Place } from '../../../rules/problems/place.ts'
import {
  ALL_CLIENTS,
  type Client,
  MAIN_CLIENTS,
  type MainClient,
  type Release
} from '../../../rules/protocol/clients.ts'
import { directoryOf } from '../../../rules/protocol/local/paths.ts'
import type { Scan } from '../scan.ts'
import { LEVELS, type Sign } from '../signs.ts'
import type { Declared } from '../usage.ts'
import { isVersion, mayMeet, releasesOf } from './releases.ts'
import type { ToolSigns } from './tools.ts'

export type Dialect = {
  readonly name: 'terraform' | 'opentofu' | 'both'
  readonly clients: readonly MainClient[]
  readonly releases: readonly Release[]
  readonly versions: Readonly<Partial<Record<MainClient, string>>>
  readonly why: string
  /** The choice of clients and releases is based on it; empty if the `dialect` setting is enough. */
  readonly evidence: readonly Sign[]
  /** Nothing was detected, so Terraform is assumed. */
  readonly isGuess?: true
}

export const dialectName = ([client, ...others]: readonly MainClient[]): Dialect['name'] =>
  client === undefined || others.length > 0 ? 'both' : client

export type DialectSetting = {
  readonly name: 'auto' | Dialect['name']
  readonly version: string | null
}

/** `scan` is null if no files are scanned. */
type Detection = {
  readonly setting: DialectSetting
  /** Where it is set. */
  readonly setBy?: string
  readonly scan: Scanned | null
}

type Scanned = Pick<Scan, 'signs' | 'constraints' | 'isEmpty' | 'usesTerragrunt'> & {
  /** Reads the tool files at the first call. */
  readonly tools: () => ToolSigns
  /** The environment of this check has TF_CLOUD_HOSTNAME. */
  readonly hasCloudHostname: boolean
}

/** The `dialect` setting; for `auto`, the first kind of evidence, else Terraform, or both if no file is of a client. */
export function resolveDialect({ setting, setBy = '`dialect`', scan }: Detection): Dialect {
  const { name } = setting
  const set = name === 'auto' ? null : name === 'both' ? MAIN_CLIENTS : [name]
  const scanned = scan === null || scan.isEmpty ? null : scan
  const constraints = ownFirst(scanned?.constraints ?? [])
  const found = scanned === null ? [] : signsOf(scanned, setting, set)
  const signs = withoutLeftovers(found, constraints)
  const evidence = { setting, signs, constraints }
  if (set !== null) return dialectOf(set, [`set by ${setBy}`], [], evidence)
  if (scanned === null) {
    return dialectOf(MAIN_CLIENTS, [], [], evidence)
  }
  const deciding = decide(signs)
  if (deciding.length === 0) {
    const why = 'assumed; set `dialect`'
    return { ...dialectOf(['terraform'], [why], [], evidence), why, isGuess: true }
  }
  const clients = clientsIn(deciding)
  // There may be many places; one for each client is enough to find the reason.
  const first = clients.flatMap((client) => deciding.find((sign) => sign.client === client) ?? [])
  return dialectOf(clients, first.map(showSign), deciding, evidence)
}

/** The clients that use the repository; all of them if no files tell. */
export function clientsInUse({ clients }: Dialect, scan: Scanned | null): readonly Client[] {
  if (scan === null || scan.isEmpty) return ALL_CLIENTS
  const used = new Set<Client>([...clients, ...scan.tools().others])
  if (scan.usesTerragrunt) used.add('terragrunt')
  return ALL_CLIENTS.filter((client) => used.has(client))
}

/** The version that the setting names, or a version file in a directory or above it if no files differ. */
export function knownVersion(
  setting: DialectSetting,
  { evidence, versions }: Pick<Dialect, 'evidence' | 'versions'>
): (client: MainClient, directory: string) => string | null {
  return (client, directory) => {
    const isSelected = evidence.some(
      (sign) =>
        sign.level === 'version-file' &&
        sign.version !== null &&
        sign.client === client &&
        isFor(sign, { file: `${directory}/` })
    )
    return setting.version ?? (isSelected ? (versions[client] ?? null) : null)
  }
}

const clientsIn = (signs: readonly Sign[]) =>
  MAIN_CLIENTS.filter((client) => signs.some((sign) => sign.client === client))

/** Leaves out what is in tests and examples, unless there is nothing else. */
function ownFirst<T extends Sign | Declared>(evidence: readonly T[]): readonly T[] {
  const main = evidence.filter(({ place }) => !isAside(place.file))
  return main.length === 0 ? evidence : main
}

/** The signs of the first level that has any; those in tests and examples only if there are no others. */
function decide(signs: readonly Sign[]): readonly Sign[] {
  const main = ownFirst(signs)
  const firstOf = (levels: readonly Sign['level'][]): readonly Sign[] => {
    const first = levels.find((level) => main.some((sign) => sign.level === level))
    return main.filter(({ level }) => level === first)
  }
  const deciding = firstOf(LEVELS)
  if (deciding[0]?.level !== 'lock-file') return deciding
  const chosen = firstOf(CHOOSING)
  // OpenTofu takes over the lock file of Terraform (internal/depsfile/locks.go).
  const isTakenOver = [chosen, deciding].map(clientsIn).join() === 'opentofu,terraform'
  const isFirm = ({ level, text }: Sign) => level === 'version-file' || SETUP.test(text)
  const isForAll = (sign: Sign) => deciding.every((lock) => isFor(sign, lock.place))
  return isTakenOver && chosen.some((sign) => isFirm(sign) && isForAll(sign)) ? chosen : deciding
}

/** The kinds of evidence that can select a CLI in place of a lock file. */
const CHOOSING = ['version-file', 'tool'] as const

// Files can be formatted by either CLI, and scripts and images may be for something else.
const SETUP = /^uses opentofu\/setup-opentofu$/i

/** A version file is for the directories below it, any other tool file for all. */
function isFor({ level, place }: Sign, { file }: Pick<Place, 'file'>): boolean {
  const above = directoryOf(place.file)
  return level === 'tool' || above === '' || file.startsWith(`${above}/`)
}

// A script may still set it after its repository has changed to OpenTofu.
const TERRAFORM_VERSION = /^sets terraform_version$/i

/**
 * Without versions of steps and scripts that each `required_version` excludes: they are leftovers. A version file is
 * none: `init` fails with it.
 */
function withoutLeftovers(signs: readonly Sign[], constraints: readonly Declared[]) {
  const isAllowed = mayMeet(constraints.map(({ text }) => text))
  return signs.flatMap((sign) => {
    const { level, version, text } = sign
    const isStated = level === 'tool' && version !== null && isVersion(version)
    if (!isStated || constraints.length === 0 || isAllowed(version)) return sign
    return TERRAFORM_VERSION.test(text) ? [] : { ...sign, version: null }
  })
}

/** The signs in scanned files; those in tool files too if they can decide about clients or releases. */
function signsOf(
  { signs, tools, hasCloudHostname }: Scanned,
  { version }: DialectSetting,
  set: readonly MainClient[] | null
): readonly Sign[] {
  const deciding = decide(signs)
  const clients = set ?? clientsIn(deciding)
  const mayChange = deciding.every(({ place }) => isAside(place.file))
  const isOpen = set === null && (mayChange || deciding.some(({ isCloud }) => isCloud))
  const isVersionOpen = version === null && clients.some((one) => releasesOf(one, []).length > 1)
  if (!isOpen && !isVersionOpen) return signs
  const { setsCloudHostname, signs: ofTools } = tools()
  const hasHostname = hasCloudHostname || setsCloudHostname
  return [...signs.filter(({ isCloud }) => !(isCloud && hasHostname)), ...ofTools]
}

type DialectEvidence = Pick<Scanned, 'signs' | 'constraints'> & Pick<Detection, 'setting'>

function dialectOf(
  clients: readonly MainClient[],
  reasons: readonly string[],
  deciding: readonly Sign[],
  evidence: DialectEvidence
): Dialect {
  const choices = clients.map((client) => versionOf(client, evidence))
  const versioned = choices.filter(({ version }) => version !== null)
  const selecting = versioned.flatMap(({ signs }) => signs.slice(0, 1).map(showSign))
  return {
    name: dialectName(clients),
    clients,
    releases: choices.flatMap(({ releases }) => releases),
    versions: Object.fromEntries(versioned.map(({ client, version }) => [client, version ?? ''])),
    why: [...new Set(selecting.length > 0 ? selecting : reasons)].join(', '),
    evidence: [...new Set([...deciding, ...choices.flatMap(({ signs }) => signs)])]
  }
}

/** Version files and tools select versions; `required_version` only allows some. */
function versionOf(client: MainClient, { setting, signs, constraints }: DialectEvidence) {
  /** `version` is to be shown; null if there are several. */
  const choice = (texts: readonly string[], by: readonly Sign[]) => {
    const [version = null, ...others] = texts
    const releases = releasesOf(client, texts)
    return { client, releases, version: others.length === 0 ? version : null, signs: by }
  }
  if (setting.version !== null) return choice([setting.version], [])
  const selecting = ownFirst(
    signs.filter((sign) => sign.client === client && sign.version !== null)
  )
  const texts = new Set(selecting.map(({ version }) => (version ?? '').replace(/^v/, '')))
  if (texts.size > 0) {
    const selected = choice([...texts], selecting)
    return { ...selected, version: isVersion(selected.version ?? '') ? selected.version : null }
  }
  const allowing = constraints.map(({ text, place }): Sign & { version: string } => {
    return { client, level: 'syntax', place, text: `requires ${brief(text)}`, version: text }
  })
  const all = choice([], [])
  const allowed = allowing.map(({ version }) => version)
  const some = choice(allowed, allowing)
  return some.releases.length === all.releases.length ? all : some
}

const showSign = ({ place, text }: Sign): string => `${place.file}:${place.line} ${text}`
