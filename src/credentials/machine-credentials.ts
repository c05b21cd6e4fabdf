// Puts together the credentials that a machine has for the checked clients.

import type { HelperProgram } from '../cli-config/helper-program.ts'
import type { Machine } from '../cli-config/machine.ts'
import { type CliConfig, readCliConfig } from '../cli-config/read.ts'
import type { PlacedProblem } from '../problems/place.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Token } from '../protocol/token.ts'
import type { HostToken } from '../settings/lines.ts'
import { type CredentialsFinder, credentialsOf } from './client-sources.ts'
import { type HelperWorld, helperSource } from './helper.ts'
import type { CredentialsSource } from './source.ts'

export type MachineCredentials = {
  readonly credentials: CredentialsFinder
  /** One for each client, in order. */
  readonly configs: readonly CliConfig[]
  /** Of all clients; a finding that affects several is listed once. */
  readonly findings: readonly PlacedProblem[]
  /** Every value in files that must not be shown. Tokens of helpers are passed to `learn`. */
  readonly secrets: readonly Token[]
}

export type MachineSettings = {
  readonly tokens: readonly HostToken[]
  /** The clients that are checked, the first one first. */
  readonly clients: readonly MainClient[]
  /** A path that replaces TF_CLI_CONFIG_FILE. */
  readonly cliConfig: string | null
}

/** Reads the files of all clients now, and runs a helper when a host needs it. */
export function readMachineCredentials(
  { tokens, clients, cliConfig }: MachineSettings,
  machine: Machine,
  world: Omit<HelperWorld, 'environment'>
): MachineCredentials {
  const { environment } = machine
  const configs = clients.map((client) => readCliConfig(client, machine, cliConfig))
  const helpers = new Map<string, CredentialsSource>()
  const helperOf = (program: HelperProgram | null): CredentialsSource | null => {
    if (program === null) return null
    // Clients with the same helper share its runs.
    const key = JSON.stringify([program.path, ...program.args])
    const helper = helpers.get(key) ?? helperSource(program, { ...world, environment })
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
  return {
    credentials: credentialsOf({ tokens, environment, clients: setups }),
    configs,
    findings: mergeFindings(configs.flatMap(({ findings }) => findings)),
    secrets: configs.flatMap(({ secrets }) => secrets)
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
