// Applies the CLI configuration of the checked clients.

import { type Checkout, withoutInstalled } from '../../observe/visit/installation.ts'
import { type Environment, thisMachine } from '../../read/cli-config/machine.ts'
import { type CliConfig, mergeMistakes, readCliConfig } from '../../read/cli-config/read.ts'
import type { Dialect } from '../../read/scan/clients/dialect.ts'
import type { Usage } from '../../read/scan/usage.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { PROVIDERS } from '../../rules/protocol/services.ts'
import type { Settings } from '../../settings/settings.ts'
import { underAllowlist } from './config-in-checkout.ts'

/** Applies the CLI configuration, also its limits to releases. It is not read unless something is required of a host. */
export function configure(
  usages: readonly Usage[],
  settings: Settings,
  dialect: Dialect,
  { environment, directory }: { readonly environment: Environment; readonly directory: string },
  plugins: Checkout['plugins'] = null
) {
  if (settings.hostnames.length === 0 && usages.every(({ needs }) => needs.length === 0)) {
    return { usages, remarks: [], findings: [], configs: [], releases: dialect.releases }
  }
  const read = readCliConfigs(settings.cliConfig, dialect.clients, environment, directory)
  const configs = read.map((config) => underAllowlist(config, directory, settings))
  const releases = dialect.releases.map((release) => {
    const config = configs.find(({ client }) => client === release.client)
    return { ...release, attemptMs: config?.requestTimeoutMs ?? release.attemptMs }
  })
  const asksMirrors = settings.depth !== 'discovery'
  const checkout = { root: directory, plugins, releases, asksMirrors }
  const needsProvider = usages.some(({ needs }) =>
    needs.some(({ service }) => service === PROVIDERS)
  )
  const installed = needsProvider
    ? withoutInstalled(usages, configs, checkout)
    : { usages, remarks: [], findings: [] }
  const findings = [...configs.flatMap((config) => config.findings), ...installed.findings]
  return { ...installed, findings: mergeMistakes(findings), configs, releases }
}

export function readCliConfigs(
  cliConfig: string | null,
  clients: readonly MainClient[],
  environment: Environment,
  checkout: string | null = null
): readonly CliConfig[] {
  const machine = thisMachine(environment)
  return clients.map((client) => readCliConfig(client, machine, cliConfig, checkout))
}
