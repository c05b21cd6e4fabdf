// Puts together the credentials that a machine has for the checked clients.

import type { HostBlock } from '../cli-config/blocks.ts'
import type { HelperProgram } from '../cli-config/helper-program.ts'
import type { Machine } from '../cli-config/machine.ts'
import { type CliConfig, readCliConfig } from '../cli-config/read.ts'
import type { PlacedProblem } from '../problems/place.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { Token } from '../protocol/token.ts'
import type { HostToken } from '../settings/lines.ts'
import { type CredentialsFinder, credentialsOf } from './client-sources.ts'
import { type HelperWorld, helperSource } from './helper.ts'
import type { CredentialsSource } from './source.ts'

export type MachineCredentials = {
  readonly credentials: CredentialsFinder
  /** One for each client, in order. */
  readonly configs: readonly CliConfig[]
  /** Host blocks of the CLI configuration, by host. */
  readonly forced: ReadonlyMap<Hostname, readonly ClientHostBlock[]>
  /** What is wrong with the CLI configuration; a problem of several clients is listed once. */
  readonly complaints: readonly PlacedProblem[]
  /** Every token that must not be shown; helpers add theirs as they run. */
  readonly secrets: readonly Token[]
}

/** A host block, whose services replace the discovery document for the client that reads it. */
export type ClientHostBlock = HostBlock & {
  readonly client: MainClient
}

export type CredentialsSettings = {
  readonly tokens: readonly HostToken[]
  /** The clients that are checked, the first one first. */
  readonly clients: readonly MainClient[]
  /** A path that replaces TF_CLI_CONFIG_FILE. */
  readonly cliConfig: string | null
  /** The limit of one run of a helper; null for the default. */
  readonly timeoutMs: number | null
}

// The clients wait without end.
const HELPER_MS = 10_000

/** Reads the files of all clients now, and runs a helper when a host needs it. */
export function readMachineCredentials(
  { tokens, clients, cliConfig, timeoutMs }: CredentialsSettings,
  machine: Machine,
  world: Pick<HelperWorld, 'kill' | 'learn' | 'abortAfter'>
): MachineCredentials {
  const { environment } = machine
  const secrets: Token[] = []
  const learn = (token: Token): void => {
    world.learn(token)
    secrets.push(token)
  }
  const configs = clients.map((client) => readCliConfig(client, machine, cliConfig))
  for (const token of configs.flatMap((config) => config.secrets)) learn(token)
  const helpers = new Map<string, CredentialsSource>()
  const helperOf = (program: HelperProgram | null): CredentialsSource | null => {
    if (program === null) return null
    // Clients with the same helper share its runs.
    const key = JSON.stringify([program.path, ...program.args])
    const helper =
      helpers.get(key) ??
      helperSource(program, { ...world, learn, timeoutMs: timeoutMs ?? HELPER_MS, environment })
    helpers.set(key, helper)
    return helper
  }
  const setups = configs.map((config) => ({
    client: config.client,
    config,
    helper: helperOf(config.helper),
    turnedOff: config.turnedOff.map((block) => ({
      ...block,
      by: config.paths.directoryOff?.by ?? ''
    }))
  }))
  const forced = configs.flatMap((config) =>
    config.forced.map((block) => ({ ...block, client: config.client }))
  )
  return {
    credentials: credentialsOf({ tokens, environment, clients: setups }),
    configs,
    forced: Map.groupBy(forced, ({ host }) => host),
    complaints: mergeFindings(configs.flatMap(({ findings }) => findings)),
    secrets
  }
}

function mergeFindings(findings: readonly PlacedProblem[]): readonly PlacedProblem[] {
  const merged = new Map<string, PlacedProblem>()
  for (const finding of findings) {
    const { problem, place } = finding
    const key = JSON.stringify([problem.code, problem.message, place])
    const before = merged.get(key)?.problem.affects ?? []
    const affects = [...new Set([...before, ...(problem.affects ?? [])])]
    merged.set(key, { problem: { ...problem, affects }, place })
  }
  return [...merged.values()]
}
