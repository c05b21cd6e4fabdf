// Searches the credentials sources of each checked client, and compares the tokens that they find.
import type { Environment } from '../cli-config/machine.ts'
import type { ConfiguredCredentials } from '../cli-config/merge.ts'
import type { OffBlock } from '../cli-config/read.ts'
import { credentialsConfig } from '../problems/cli-config.ts'
import { credentialsDiffer } from '../problems/credentials.ts'
import type { Finding, Problem } from '../problems/problem.ts'
import { MAIN_CLIENTS, type MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { HostToken } from '../settings/lines.ts'
import { environmentSource, settingSource } from './environment.ts'
import {
  type CredentialsAnswer,
  type CredentialsSource,
  describeToken,
  type FoundCredentials,
  findFirst,
  type KnownSource,
  knownSource,
  type Look
} from './source.ts'

export type HostCredentials = {
  /** The answer that the visit uses. */
  readonly answer: CredentialsAnswer | null
  /** What each client searches, the first client first. */
  readonly clients: readonly ClientLooks[]
  /** What is wrong with the answers of all sources. */
  readonly findings: readonly Finding[]
  /** The clients find different tokens. */
  readonly difference: Problem | null
}

export type ClientLooks = { readonly client: MainClient; readonly looks: readonly Look[] }

export type CredentialsFinder = {
  readonly find: (host: Hostname) => Promise<HostCredentials>
  /** The source of each token that is known without running a program, by its host. */
  readonly known: ReadonlyMap<Hostname, string>
}

type GivenCredentials = {
  readonly tokens: readonly HostToken[]
  readonly environment: Environment
  /** The clients that are checked, the first one first. */
  readonly clients: readonly ClientSetup[]
}

/** The sources that only one client has. */
export type ClientSetup = {
  readonly client: MainClient
  readonly credentials: readonly ConfiguredCredentials[]
  readonly turnedOff: readonly OffBlock[]
  readonly helper: CredentialsSource | null
}

/**
 * For each client: the `tokens` setting, TF_TOKEN_ variables, credentials blocks, the helper. The
 * visit uses the token of the first client that has one: a visit for each client would double the load on
 * hosts, and different tokens, which `credentials-differ` reports, are mostly a mistake.
 */
export function credentialsOf({
  tokens,
  environment,
  clients
}: GivenCredentials): CredentialsFinder {
  const shared = [settingSource(tokens), environmentSource(environment)]
  const chains = clients.map(({ helper, credentials, ...client }) => {
    const known = [...shared, configSource(credentials)]
    return { ...client, known, sources: helper === null ? known : [...known, helper] }
  })
  return {
    known: tokensOf(chains.flatMap(({ known }) => known)),
    find: async (host) => {
      const found = await Promise.all(
        chains.map(async ({ client, sources, turnedOff }) => {
          const { looks, ...rest } = await findFirst(sources, host)
          return { ...rest, client, looks: [...looks, ...offLooks(turnedOff, host)] }
        })
      )
      return {
        answer: chooseAnswer(found.map(({ answer }) => answer)),
        clients: found.map(({ client, looks }) => ({ client, looks })),
        findings: found.flatMap(({ findings }) => findings),
        difference: differenceOf(host, found)
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
const offLooks = (turnedOff: readonly OffBlock[], host: Hostname): readonly Look[] =>
  turnedOff
    .filter((block) => block.host === host)
    .map(({ place, by }) => ({
      source: `${place.file}:${place.line} (${by} names another file)`,
      held: 'not read',
      counts: false
    }))

/** The credentials blocks of one client; one without a token ends the search. */
const configSource = (credentials: readonly ConfiguredCredentials[]): KnownSource =>
  knownSource(
    'CLI configuration',
    new Map(credentials.map((block) => [block.host, answerOf(block)]))
  )

function answerOf({ host, place, token, hasValue }: ConfiguredCredentials): CredentialsAnswer {
  const source = `${place.file}:${place.line}`
  if (token !== null) return describeToken(source, token, place)
  const mistake = { kind: 'no token', file: source, host, hasValue } as const
  return {
    source,
    place,
    token: null,
    problem: credentialsConfig({ clients: MAIN_CLIENTS, mistake })
  }
}

const chooseAnswer = (answers: readonly (CredentialsAnswer | null)[]): CredentialsAnswer | null =>
  answers.find((answer) => answer?.token) ?? answers.find((answer) => answer !== null) ?? null

type ClientAnswer = FoundCredentials & { readonly client: MainClient }

/** An empty token is sent, so it differs from none. */
function differenceOf(host: Hostname, found: readonly ClientAnswer[]): Problem | null {
  const [first, ...others] = found
  const token = first?.answer?.token?.reveal()
  const other = others.find(({ answer }) => answer?.token?.reveal() !== token)
  if (first === undefined || other === undefined) return null
  const sourceOf = ({ client, answer }: ClientAnswer) => ({
    client,
    source: answer?.token ? answer.source : null
  })
  return credentialsDiffer({ host, first: sourceOf(first), other: sourceOf(other) })
}
