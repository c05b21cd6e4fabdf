// All credentials that a machine has for the clients in force, put together for one run.

import type { ConfigFinding } from '../cli-config/blocks.ts'
import type { Machine } from '../cli-config/machine.ts'
import { type CliConfig, type HelperProgram, readCliConfig } from '../cli-config/read.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Token } from '../protocol/token.ts'
import type { HostToken } from '../settings/lines.ts'
import { type Credentials, credentialsOf } from './client-sources.ts'
import { type HelperWorld, helperSource } from './helper.ts'
import type { CredentialsSource } from './source.ts'

export type MachineCredentials = {
  readonly credentials: Credentials
  /** One for each client, in order. */
  readonly configs: readonly CliConfig[]
  /** Of all clients; what is wrong for several is told once. */
  readonly findings: readonly ConfigFinding[]
  /** Whatever must not be shown, but what helpers will say: `learn` is told of that. */
  readonly secrets: readonly Token[]
}

export type MachineSettings = {
  readonly tokens: readonly HostToken[]
  /** The clients in force, the first one first. */
  readonly clients: readonly MainClient[]
  /** A path that acts as TF_CLI_CONFIG_FILE would. */
  readonly cliConfig: string | null
}

/** Reads the files of every client at once; a helper is run when a host asks for it. */
export function readMachineCredentials(
  { tokens, clients, cliConfig }: MachineSettings,
  machine: Machine,
  world: Pick<HelperWorld, 'endGroup' | 'learn' | 'timeoutMs'>
): MachineCredentials {
  const { environment } = machine
  const configs = clients.map((client) => readCliConfig(client, machine, cliConfig))
  const helpers = new Map<string, CredentialsSource>()
  const helperOf = (program: HelperProgram | null): CredentialsSource | null => {
    if (program === null) return null
    // Two clients with the same helper are answered by one run of it.
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

function mergeFindings(findings: readonly ConfigFinding[]): readonly ConfigFinding[] {
  const merged = new Map<string, ConfigFinding>()
  for (const finding of findings) {
    const { problem, place } = finding
    const key = JSON.stringify([problem.code, problem.message, place])
    const before = merged.get(key)?.problem.affects ?? []
    const affects = [...new Set([...before, ...(problem.affects ?? [])])]
    merged.set(key, { problem: { ...problem, affects }, place })
  }
  return [...merged.values()]
}
