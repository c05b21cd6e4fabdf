// Applies the CLI configuration of the checked clients, and the allowlist to one that lies in the checkout.

import { existsSync, realpathSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { unmanagedBy, withoutInstalled } from '../../observe/visit/installation.ts'
import type { Checkout } from '../../observe/visit/plugins.ts'
import { type Method, readProviderSources } from '../../read/cli-config/installation.ts'
import { type Environment, thisMachine } from '../../read/cli-config/machine.ts'
import { type CliConfig, mergeMistakes, readCliConfig } from '../../read/cli-config/read.ts'
import { ifPossible, isWithin } from '../../read/files/read-text.ts'
import type { Root } from '../../read/roots/root.ts'
import type { Dialect } from '../../read/scan/clients/dialect.ts'
import type { Usage } from '../../read/scan/usage.ts'
import { credentialsConfig } from '../../rules/problems/cli-config.ts'
import { hostNotAllowed } from '../../rules/problems/not-contacted.ts'
import { noteOf } from '../../rules/problems/note.ts'
import { isSince, MAIN_CLIENTS, type MainClient } from '../../rules/protocol/clients.ts'
import { hostIn, hostOfUrl, isNamed, showHostname } from '../../rules/protocol/hostname.ts'
import { UNKNOWN_HOST } from '../../rules/protocol/package-address.ts'
import { PROVIDERS } from '../../rules/protocol/services.ts'
import { once } from '../../rules/text/once.ts'
import type { Settings } from '../../settings/settings.ts'

/** Applies the CLI configuration, also its limits to releases. It is not read unless something is required of a host. */
export function configure(
  usages: readonly Usage[],
  settings: Settings,
  dialect: Dialect,
  { environment, directory }: { readonly environment: Environment; readonly directory: string },
  plugins: Checkout['plugins'] = null,
  roots: readonly Root[] = []
) {
  const needsNothing = usages.every(({ needs }) => needs.length === 0)
  // A package may need what no file of the checkout does.
  if (settings.depth !== 'init' && settings.hostnames.length === 0 && needsNothing) {
    return { usages, remarks: [], findings: [], configs: [], releases: dialect.releases }
  }
  // Usages files name directories of other checkouts.
  const named = relativeConfig(plugins === null ? roots : [], directory, environment)
  const machine = thisMachine(named.environment)
  const hasOciMirrors = isSince('oci', dialect.versions)
  const configs = dialect.clients.map((client) => ({
    ...underAllowlist(readCliConfig(client, machine, directory), directory, settings),
    ...(!hasOciMirrors && { hasOciMirrors })
  }))
  const releases = dialect.releases.map((release) => {
    const config = configs.find(({ client }) => client === release.client)
    return { ...release, attemptMs: config?.requestTimeoutMs ?? release.attemptMs }
  })
  const { upgrade, depth } = settings
  const asksMirrors = depth !== 'discovery'
  const { platform } = machine
  const checkout = { root: directory, plugins, roots, dialect, platform, upgrade, asksMirrors }
  const needsProvider = usages.some(({ needs }) =>
    needs.some(({ service }) => service === PROVIDERS)
  )
  const installed = needsProvider
    ? withoutInstalled(usages, configs, checkout)
    : { usages, remarks: [], findings: [] }
  const findings = [
    ...configs.flatMap((config) => config.findings),
    ...installed.findings,
    ...named.findings
  ]
  return { ...installed, findings: mergeMistakes(findings), configs, releases }
}

/** The environment with the path of the CLI configuration that a relative one names in a root module, where `init` looks for it; a finding if another root module has none. */
function relativeConfig(roots: readonly Root[], directory: string, environment: Environment) {
  const { TF_CLI_CONFIG_FILE: path = '' } = environment
  if (path === '' || isAbsolute(path)) return { environment, findings: [] }
  const isIn = (root: Root) => existsSync(join(directory, root.directory, path))
  const [first, without] = [roots.find(isIn), roots.find((root) => !isIn(root))]
  const isHere = existsSync(path)
  const mistake =
    (isHere || first) && without && ({ kind: 'relative', path, root: without.directory } as const)
  return {
    environment: {
      ...environment,
      TF_CLI_CONFIG_FILE:
        isHere || !first ? path : relative('', join(directory, first.directory, path))
    },
    findings: mistake ? [noteOf(credentialsConfig(mistake, MAIN_CLIENTS))] : []
  }
}

/** The configuration is only read for root modules. */
export const unmanagedIn = ({ releases }: Pick<Dialect, 'releases'>, environment: Environment) =>
  once((client: MainClient) =>
    unmanagedBy(readCliConfig(client, thisMachine(environment)), releases)
  )

/**
 * The configuration with a finding for each mirror and host block that leads to a host that is not allowed, and without
 * these blocks, since tokens are sent to where they lead. Files outside of the checkout are the machine's own, as the list is.
 */
function underAllowlist(
  config: CliConfig,
  checkout: string,
  rules: Pick<Settings, 'allowedHosts' | 'hostnames'>
): CliConfig {
  if (rules.allowedHosts.length === 0) return config
  const root = real(checkout)
  const inside = config.files.filter(({ path }) => isWithin(real(path), root))
  const files = new Set(inside.map(({ shown }) => shown))
  const methods = readProviderSources(config).installation?.methods ?? []
  const services = config.forced.flatMap(({ place, services }) =>
    services.map(({ value }) => ({
      place,
      host: typeof value === 'string' ? urlHost(value) : null
    }))
  )
  const forbidden = [...methods.flatMap(mirrorIn), ...services].filter(
    ({ place, host }) => host !== null && files.has(place.file) && !isNamed(host, rules)
  )
  const findings = forbidden.map(({ place, host }) => {
    const problem = hostNotAllowed({ host: showHostname(host ?? ''), use: 'configuration' })
    return noteOf(problem, { places: [place], clients: [config.client] })
  })
  const places = new Set(forbidden.map(({ place }) => place))
  const forced = config.forced.filter(({ place }) => !places.has(place))
  return { ...config, forced, findings: [...config.findings, ...findings] }
}

const real = (path: string): string => ifPossible(() => realpathSync(path), path)

function mirrorIn(method: Method) {
  const { kind, place } = method
  if (kind === 'network') return [{ place, host: hostOfUrl(method.url) }]
  if (kind !== 'local' || method.path !== null) return []
  return [{ place, host: hostIn(`https://${method.shown}`) ?? UNKNOWN_HOST }]
}

/** Null for a path on the host itself. */
const urlHost = (url: string): string | null =>
  /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url)
    ? (hostIn(url.replace(/^\/\//, 'https://')) ?? UNKNOWN_HOST)
    : null
