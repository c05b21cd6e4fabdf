// The credentials that a machine has for the checked clients: the sources of each client, and whether their tokens differ.
import type { HostBlock, OffBlock } from '../../read/cli-config/blocks.ts'
import type { HelperProgram } from '../../read/cli-config/helper-program.ts'
import type { Environment } from '../../read/cli-config/machine.ts'
import {
  type CliConfig,
  type ConfiguredCredentials,
  mergeMistakes
} from '../../read/cli-config/read.ts'
import { credentialsConfig } from '../../rules/problems/cli-config.ts'
import { credentialsDiffer } from '../../rules/problems/credentials.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { MAIN_CLIENTS, type MainClient } from '../../rules/protocol/clients.ts'
import {
  comparableHost,
  type Hostname,
  hostOfTokenVariable
} from '../../rules/protocol/hostname.ts'
import { once } from '../../rules/text/once.ts'
import { type HostToken, readToken } from '../../settings/lines.ts'
import { type Settings, SettingsError } from '../../settings/settings.ts'
import { type HelperWorld, helperSource } from './helper.ts'
import {
  type CredentialsAnswer,
  type CredentialsSource,
  describeToken,
  findFirst,
  type KnownSource,
  knownSource,
  type Look
} from './source.ts'

export type CredentialsFinder = ReturnType<typeof credentialsOf>
export type ClientLooks = { readonly client: MainClient; readonly looks: readonly Look[] }

/** The sources that only one client has. */
export type ClientSetup = Pick<CliConfig, 'client' | 'credentials' | 'turnedOff'> & {
  readonly helper: CredentialsSource | null
}

/**
 * The visit uses the token of the first client that has one: a visit for each client would double the load on hosts.
 * `clients`: those that are checked, the first one first.
 */
export function credentialsOf(
  tokens: readonly HostToken[],
  environment: Environment,
  clients: readonly ClientSetup[]
) {
  const shared = [settingSource(tokens), environmentSource(environment)]
  const chains = clients.map(({ helper, credentials, turnedOff, client }) => {
    // A block without a token ends the search.
    const blocks = new Map(credentials.map((block) => [block.host, answerOf(block)]))
    const sources = [...shared, knownSource('CLI configuration', blocks)]
    const known = { client, known: sources, off: turnedOff.map(withName) }
    return { ...known, sources: helper === null ? sources : [...sources, helper] }
  })
  return {
    /** The source of each token that is known without running a program, by its host. */
    known: tokensOf(chains.flatMap(({ known }) => known)),
    find: async (host: Hostname) => {
      const searches = await Promise.all(
        chains.map(async ({ client, sources, off }) => {
          const { looks, ...answer } = await findFirst(sources, host)
          const unread = off.filter((block) => isMeantFor(block, host))
          return { ...answer, client, unread, looks: [...looks, ...unread.map(unreadLook)] }
        })
      )
      const answers = searches.flatMap(({ answer }) => answer ?? [])
      return {
        /** The answer that the visit uses. */
        answer: answers.find(({ token }) => token !== null) ?? answers[0] ?? null,
        clients: searches.map(({ client, looks }): ClientLooks => ({ client, looks })),
        /** The problems of the answers of all sources. */
        findings: searches.flatMap(({ findings }) => findings),
        difference: differenceOf(host, searches),
        /** The mistake because of which no client reads the token. */
        lost: searches.flatMap(({ unread }) => unread.flatMap(({ problem }) => problem ?? []))[0]
      }
    }
  }
}

function tokensOf(sources: readonly KnownSource[]): ReadonlyMap<Hostname, string> {
  const answers = new Map(sources.toReversed().flatMap((source) => [...source.answers]))
  return new Map(
    [...answers].flatMap(([host, { token, source }]) => (token === null ? [] : [[host, source]]))
  )
}

/** No client reads these blocks, but the author of the file may expect it. */
const unreadLook = ({ source }: OffBlock): Look => ({ source, held: 'not read', counts: false })

/** With the host that the author means; null for any. The label may be a URL or a wildcard, which no client reads. */
function withName(block: OffBlock) {
  const written = block.host?.replace(/^[a-z]+:\/\/|\/.*$/gis, '') ?? null
  return { ...block, written, name: written === null ? null : comparableHost(written) }
}

const isMeantFor = ({ written, name }: ReturnType<typeof withName>, host: Hostname): boolean =>
  written === null || name === host || (written.startsWith('*.') && host.endsWith(written.slice(1)))

function answerOf({ host, place, token, hasValue }: ConfiguredCredentials): CredentialsAnswer {
  const source = `${place.file}:${place.line}`
  if (token !== null) return describeToken(source, token, place)
  const mistake = { kind: 'no token', file: source, host, hasValue } as const
  const problem = credentialsConfig(mistake, MAIN_CLIENTS)
  return { source, place, token: null, problem }
}

type ClientAnswer = { readonly client: MainClient; readonly answer: CredentialsAnswer | null }

/** An empty token is sent, so it differs from none. */
function differenceOf(host: Hostname, searches: readonly ClientAnswer[]): Problem | null {
  const [first, ...others] = searches
  const token = first?.answer?.token?.reveal()
  const other = others.find(({ answer }) => answer?.token?.reveal() !== token)
  if (first === undefined || other === undefined) return null
  const sourceOf = ({ client, answer }: ClientAnswer) => ({
    client,
    source: answer?.token ? answer.source : null
  })
  return credentialsDiffer({ host, first: sourceOf(first), other: sourceOf(other) })
}

/**
 * Both clients use the last of several variables for one host, even if it is empty (cliconfig/credentials.go).
 * @throws SettingsError for tokens that are too long
 */
export function environmentSource(environment: Environment): KnownSource {
  const answers = new Map<Hostname, CredentialsAnswer>()
  const mistakes: string[] = []
  for (const [variable, text] of Object.entries(environment)) {
    const host = hostOfTokenVariable(variable)
    if (host === null || text === undefined) continue
    const token = readToken(text)
    if (token.ok) answers.set(host, describeToken(variable, token.value))
    else mistakes.push(`${variable}: ${token.why}`)
  }
  if (mistakes.length > 0) throw new SettingsError(mistakes)
  return knownSource('TF_TOKEN_ variables', answers)
}

/** The `tokens` setting, the first source. For an empty token nothing is sent. */
export function settingSource(tokens: readonly HostToken[]): KnownSource {
  const name = 'tokens setting'
  const answers = tokens.map(({ host, token }) => {
    const described = describeToken(name, token)
    return [host, token.reveal() === '' ? { ...described, token: null } : described] as const
  })
  return knownSource(name, new Map(answers))
}

export type MachineCredentials = ReturnType<typeof readMachineCredentials>

/** A host block, whose services replace the discovery document for the client that reads it. */
export type ClientHostBlock = HostBlock & { readonly client: MainClient }

type CredentialsSettings = Pick<Settings, 'tokens' | 'timeoutMs'> & {
  /** The CLI configuration of each checked client, the first one first. */
  readonly configs: readonly CliConfig[]
}

// The clients wait without end.
const HELPER_MS = 10_000

/** Runs a helper when a host needs it. */
export function readMachineCredentials(
  { tokens, configs, timeoutMs }: CredentialsSettings,
  world: Omit<HelperWorld, 'timeoutMs'>
) {
  for (const token of configs.flatMap((config) => config.secrets)) world.learn(token)
  const limited = { ...world, timeoutMs: timeoutMs ?? HELPER_MS }
  // Clients with the same helper share its runs.
  const helperOf = once(
    (program: HelperProgram) => helperSource(program, limited),
    ({ path, args }) => JSON.stringify([path, ...args])
  )
  const clients = configs.map(({ helper, ...config }) => ({
    ...config,
    helper: helper && helperOf(helper)
  }))
  const forced = configs.flatMap(({ forced: blocks, client }) =>
    blocks.map((block) => ({ ...block, client }))
  )
  return {
    credentials: credentialsOf(tokens, world.environment, clients),
    configs,
    /** The problems of the CLI configuration; one of several clients is listed once. */
    complaints: mergeMistakes(configs.flatMap(({ findings }) => findings)),
    /** Host blocks of the CLI configuration, by host. */
    forced: Map.groupBy(forced, ({ host }) => host)
  }
}
