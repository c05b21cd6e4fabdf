// Puts together the credentials that a machine has for the checked clients.
import type { HostBlock } from '../cli-config/blocks.ts'
import type { HelperProgram } from '../cli-config/helper-program.ts'
import type { Environment } from '../cli-config/machine.ts'
import { type CliConfig, mergeMistakes } from '../cli-config/read.ts'
import type { Finding } from '../problems/problem.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { HostToken } from '../settings/lines.ts'
import { type CredentialsFinder, credentialsOf } from './client-sources.ts'
import { type HelperWorld, helperSource } from './helper.ts'
import type { CredentialsSource } from './source.ts'

export type MachineCredentials = {
  readonly credentials: CredentialsFinder
  /** One for each client, in order. */
  readonly configs: readonly CliConfig[]
  /** What is wrong with the CLI configuration; a problem of several clients is listed once. */
  readonly complaints: readonly Finding[]
  /** Host blocks of the CLI configuration, by host. */
  readonly forced: ReadonlyMap<Hostname, readonly ClientHostBlock[]>
}

/** A host block, whose services replace the discovery document for the client that reads it. */
export type ClientHostBlock = HostBlock & { readonly client: MainClient }

type CredentialsSettings = {
  readonly tokens: readonly HostToken[]
  /** The CLI configuration of each checked client, the first one first. */
  readonly configs: readonly CliConfig[]
  /** The limit of one run of a helper; null for the default. */
  readonly timeoutMs: number | null
}

// The clients wait without end.
const HELPER_MS = 10_000

/** Runs a helper when a host needs it. */
export function readMachineCredentials(
  { tokens, configs, timeoutMs }: CredentialsSettings,
  environment: Environment,
  world: Pick<HelperWorld, 'kill' | 'learn' | 'abortAfter' | 'stop'>
): MachineCredentials {
  for (const token of configs.flatMap((config) => config.secrets)) world.learn(token)
  const helpers = new Map<string, CredentialsSource>()
  // Clients with the same helper share its runs.
  const helperOf = (program: HelperProgram | null): CredentialsSource | null => {
    if (program === null) return null
    const key = JSON.stringify([program.path, ...program.args])
    const limits = { timeoutMs: timeoutMs ?? HELPER_MS, environment }
    const helper = helpers.get(key) ?? helperSource(program, { ...world, ...limits })
    helpers.set(key, helper)
    return helper
  }
  const clients = configs.map((config) => ({ ...config, helper: helperOf(config.helper) }))
  const forced = configs.flatMap((config) =>
    config.forced.map((block) => ({ ...block, client: config.client }))
  )
  return {
    credentials: credentialsOf({ tokens, environment, clients }),
    configs,
    complaints: mergeMistakes(configs.flatMap(({ findings }) => findings)),
    forced: Map.groupBy(forced, ({ host }) => host)
  }
}
