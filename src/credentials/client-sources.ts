// Each client's sources in its order, and what is done where two clients in force find different tokens.

import type { Environment } from '../cli-config/machine.ts'
import type { ConfiguredCredentials, MergedConfig } from '../cli-config/merge.ts'
import { credentialsConfig, credentialsDiffer } from '../problems/credentials.ts'
import type { Place } from '../problems/place.ts'
import type { Problem } from '../problems/problem.ts'
import { MAIN_CLIENTS, type MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { HostToken } from '../settings/lines.ts'
import { environmentSource, settingSource } from './environment.ts'
import {
  type Answer,
  type CredentialsSource,
  describeToken,
  type FoundCredentials,
  findFirst,
  type KnownSource
} from './source.ts'

/** What the clients in force find for a host. */
export type HostCredentials = {
  /** The one that a visit goes with. */
  readonly answer: Answer | null
  /** Every client in force with all that it looks at, the first one first. */
  readonly clients: readonly ClientLooks[]
  /** That the clients do not find the same. */
  readonly difference: Problem | null
}

export type ClientLooks = { readonly client: MainClient; readonly looks: FoundCredentials['looks'] }

export type Credentials = { readonly find: (host: Hostname) => Promise<HostCredentials> }

export type GivenCredentials = {
  readonly tokens: readonly HostToken[]
  readonly environment: Environment
  /** The clients in force, the first one first. */
  readonly clients: readonly ClientSetup[]
}

/** What one client has on this machine; null where it has none, or nobody has looked. */
export type ClientSetup = {
  readonly client: MainClient
  readonly config: Pick<MergedConfig, 'credentials'> | null
  readonly helper: CredentialsSource | null
  readonly turnedOff?: readonly OffBlock[]
}

/** Credentials in a file that would be read, if a variable or setting did not name another one. */
export type OffBlock = {
  readonly host: Hostname
  readonly place: Place
  /** That variable or setting. */
  readonly by: string
}

/**
 * The `tokens` setting, TF_TOKEN_ variables, blocks of credentials, the helper, for each client by
 * itself. The visit takes the token of the first client that has one
 * (docs/decisions/0021-one-token-for-both-clients.md).
 */
export function credentialsOf({ tokens, environment, clients }: GivenCredentials): Credentials {
  const shared = [settingSource(tokens), environmentSource(environment)]
  const chains = clients.map(({ client, config, helper, turnedOff = [] }) => {
    const own = [config && configSource(config), helper].filter((source) => source !== null)
    return { client, turnedOff, sources: [...shared, ...own] }
  })
  return {
    find: async (host) => {
      const found = await Promise.all(
        chains.map(async ({ client, sources, turnedOff }) => {
          const { answer, looks } = await findFirst(sources, host)
          return { client, answer, looks: [...looks, ...offLooks(turnedOff, host)] }
        })
      )
      return {
        answer: chooseAnswer(found.map(({ answer }) => answer)),
        clients: found.map(({ client, looks }) => ({ client, looks })),
        difference: differenceOf(host, found)
      }
    }
  }
}

/** No client looks there, but whoever wrote the file believes that one does. */
const offLooks = (turnedOff: readonly OffBlock[], host: Hostname): FoundCredentials['looks'] =>
  turnedOff
    .filter((block) => block.host === host)
    .map(({ place, by }) => ({
      source: `${place.file}:${place.line} (${by} names another file)`,
      place,
      held: 'not read',
      counts: false,
      problem: null
    }))

/** Blocks of credentials of all files of one client; one without a token ends the search. */
export function configSource({ credentials }: Pick<MergedConfig, 'credentials'>): KnownSource {
  const answers = new Map(credentials.map((block) => [block.host, answerOf(block)]))
  return {
    name: 'CLI configuration',
    isProgram: false,
    find: (host) => answers.get(host) ?? null
  }
}

function answerOf({ host, place, token, hasValue }: ConfiguredCredentials): Answer {
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

function chooseAnswer(answers: readonly (Answer | null)[]): Answer | null {
  return (
    answers.find((answer) => answer?.token) ?? answers.find((answer) => answer !== null) ?? null
  )
}

type Found = FoundCredentials & { readonly client: MainClient }

function differenceOf(host: Hostname, found: readonly Found[]): Problem | null {
  const [first, ...others] = found
  const other = others.find(({ answer }) => textOf(answer) !== textOf(first?.answer ?? null))
  if (first === undefined || other === undefined) return null
  const sourceOf = ({ client, answer }: Found) => ({
    client,
    source: answer?.token ? answer.source : null
  })
  return credentialsDiffer({ host, first: sourceOf(first), other: sourceOf(other) })
}

/** Null for no token: an empty one is sent. */
const textOf = (answer: Answer | null): string | null => answer?.token?.reveal() ?? null
