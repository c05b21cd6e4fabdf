// Where the clients look for a host's token on this machine, and which of it counts: names and places, no value.

import type { ConfigFinding } from '../cli-config/blocks.ts'
import type { CliConfig, ConfigFile } from '../cli-config/read.ts'
import type { Credentials } from '../credentials/client-sources.ts'
import type { Redact } from '../credentials/redaction.ts'
import type { Place } from '../problems/place.ts'
import type { Problem } from '../problems/problem.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { type NearMiss, nearMisses } from '../protocol/token-variables.ts'
import { andClients, showLooks } from '../report/host-phrases.ts'
import { showBecause } from '../report/places.ts'
import { visible } from '../report/safe-text.ts'
import type { LookedAt } from '../visit/evidence.ts'

/** What one client has for a host. */
export type ClientCredentials = {
  readonly client: MainClient
  /** Every source, in the client's order. */
  readonly looks: readonly LookedAt[]
  /** The files of CLI configuration, in the order in which they are read. */
  readonly files: readonly { readonly file: string; readonly state: ConfigFile['state'] }[]
  /** Gives the services of the host, which is then not asked. */
  readonly hostBlock: Place | null
}

export type ExplainedCredentials = {
  readonly clients: readonly ClientCredentials[]
  /** Variables that nearly reach the host. */
  readonly nearMisses: readonly Pick<NearMiss, 'variable' | 'why' | 'write'>[]
  /** What is wrong with the sources, and with the configuration as a whole. */
  readonly problems: readonly (Pick<Problem, 'code' | 'message' | 'help'> & {
    readonly place: Place | null
  })[]
}

/** This machine, read once for all hosts. */
export type OpenCredentials = {
  readonly credentials: Credentials
  readonly configs: readonly CliConfig[]
  readonly complaints: readonly ConfigFinding[]
  /** Names of variables that may be meant for tokens. */
  readonly variables: readonly string[]
  /** Asked for anew each time, for helpers say new tokens. */
  readonly redact: () => Redact
}

/** Runs a helper only where nothing before it knows the host, as the clients do. */
export async function explainCredentials(
  host: Hostname,
  { credentials, configs, complaints, variables, redact }: OpenCredentials
): Promise<ExplainedCredentials> {
  const { clients, difference } = await credentials.find(host)
  const wrong = [
    ...clients.flatMap(({ looks }) => looks),
    { problem: difference, place: null },
    ...complaints
  ].flatMap(({ problem, place }) => {
    if (problem === null) return []
    const { code, message, help } = problem
    return [{ code, message, ...(help === undefined ? {} : { help }), place }]
  })
  return {
    clients: clients.flatMap(({ client, looks }) => {
      const config = configs.find((each) => each.client === client)
      return config === undefined
        ? []
        : [{ client, looks: looks.map(lookOf), ...has(config, host) }]
    }),
    nearMisses: nearMisses(variables, host, [host]).map(({ variable, why, write }) => ({
      variable,
      why,
      write
    })),
    // A helper may have complained with the token in its words.
    problems: redact()([...new Map(wrong.map((each) => [each.message, each])).values()])
  }
}

const lookOf = ({ source, held, counts }: LookedAt): LookedAt => ({ source, held, counts })

function has(
  { files, forced }: CliConfig,
  host: Hostname
): Omit<ClientCredentials, 'client' | 'looks'> {
  return {
    files: files.map(({ shown, state }) => ({ file: shown, state })),
    hostBlock: forced.find((each) => each.host === host)?.place ?? null
  }
}

/** For people; lines end with a line feed. */
export function renderExplainedCredentials(explained: ExplainedCredentials): string {
  const lines = [
    ...showLooks(explained.clients).flatMap(({ clients, looks }) => [
      `  ${andClients(clients)}: looked at for a token, in this order`,
      ...looks.map(({ source, held }, index) => `    ${index + 1}. ${visible(source)}: ${held}`)
    ]),
    ...fileLines(explained),
    ...explained.nearMisses.map(
      ({ variable, why, write }) =>
        `  near miss  ${visible(variable)}: ${visible(why)}; name it ${visible(write)}`
    ),
    ...explained.problems.flatMap(({ code, message, help, place }) => [
      `  ${place === null ? '' : `${showBecause(place)}: `}${code}: ${visible(message)}`,
      ...(help ? [`    help: ${visible(help)}`] : [])
    ])
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** The files of each client, and what they do besides holding tokens. */
function fileLines({ clients }: ExplainedCredentials): readonly string[] {
  const groups = Map.groupBy(clients, ({ files, hostBlock }) => JSON.stringify([files, hostBlock]))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const by = andClients(group.map(({ client }) => client))
    const { files, hostBlock } = first
    return [
      ...(files.length === 0 ? [] : [`  ${by}: CLI configuration`]),
      ...files.map(({ file, state }) => `    ${visible(file)}: ${state}`),
      ...(hostBlock === null
        ? []
        : [`    ${showBecause(hostBlock)} has a host block for it: the host is not asked`])
    ]
  })
}
