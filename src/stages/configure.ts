// What the CLI configuration of the checked clients changes. Its code is loaded when it is needed.
import type { Environment } from '../cli-config/machine.ts'
import type { CliConfig } from '../cli-config/read.ts'
import type { MainClient, Release } from '../protocol/clients.ts'
import { PROVIDERS } from '../protocol/services.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import type { Usage } from '../scan/usage.ts'
import type { Settings } from '../settings/settings.ts'
import type { Checkout, Installed } from '../visit/installation.ts'

export type Configured = Installed & {
  readonly configs: readonly CliConfig[]
  /** The releases of the dialect, with the limits of their configuration. */
  readonly releases: readonly Release[]
}

type Surroundings = {
  readonly environment: Environment
  readonly directory: string
  /** Whether some directory of the checkout may have a `terraform.d`. */
  readonly mayHavePlugins: boolean
  /** As of `Checkout`. */
  readonly plugins?: Checkout['plugins']
}

/** What is required of a host makes this necessary. */
export const loadHosts = () => import('./hosts.ts')

/** Applies the CLI configuration. It is not read unless something is required of a host. */
export async function configure(
  usages: readonly Usage[],
  settings: Pick<Settings, 'hostnames' | 'cliConfig' | 'depth'>,
  dialect: Pick<Dialect, 'clients' | 'releases'>,
  { environment, directory, mayHavePlugins, plugins = null }: Surroundings
): Promise<Configured> {
  if (settings.hostnames.length === 0 && usages.every(({ needs }) => needs.length === 0)) {
    return { usages, remarks: [], findings: [], configs: [], releases: dialect.releases }
  }
  const configs = await readCliConfigs(settings.cliConfig, dialect.clients, environment)
  const releases = dialect.releases.map((release) => {
    const config = configs.find(({ client }) => client === release.client)
    return { ...release, attemptMs: config?.requestTimeoutMs ?? release.attemptMs }
  })
  const checkout = {
    root: directory,
    plugins,
    mayHavePlugins,
    releases,
    asksMirrors: settings.depth !== 'discovery'
  }
  const installed = await leaveOutInstalled(usages, configs, checkout)
  const findings = [...configs.flatMap((config) => config.findings), ...installed.findings]
  const { mergeFindings } = await loadHosts()
  return { ...installed, findings: mergeFindings(findings), configs, releases }
}

/** The CLI configuration of each client, the first one first. */
export async function readCliConfigs(
  cliConfig: string | null,
  clients: readonly MainClient[],
  environment: Environment
): Promise<readonly CliConfig[]> {
  const { readCliConfig, thisMachine } = await loadHosts()
  const machine = thisMachine(environment)
  return clients.map((client) => readCliConfig(client, machine, cliConfig))
}

async function leaveOutInstalled(
  usages: readonly Usage[],
  configs: readonly CliConfig[],
  checkout: Checkout
): Promise<Installed> {
  const hasProviders = usages.some(({ needs }) =>
    needs.some(({ service }) => service === PROVIDERS)
  )
  if (!hasProviders) return { usages, remarks: [], findings: [] }
  const { withoutInstalled } = await import('../visit/installation.ts')
  return withoutInstalled(usages, configs, checkout)
}
