// The allowlist for a CLI configuration that lies in the checkout, where a pull request can change it.
import { realpathSync } from 'node:fs'
import { type Method, readProviderSources } from '../../read/cli-config/installation.ts'
import type { CliConfig } from '../../read/cli-config/read.ts'
import { ifPossible, isWithin } from '../../read/files/read-text.ts'
import { hostNotAllowed } from '../../rules/problems/not-contacted.ts'
import { noteOf } from '../../rules/problems/note.ts'
import { hostIn, hostOfUrl, isNamed, showHostname } from '../../rules/protocol/hostname.ts'
import { UNKNOWN_HOST } from '../../rules/protocol/package-address.ts'
import type { Settings } from '../../settings/settings.ts'

/**
 * The configuration with a finding for each mirror and host block that leads to a host that is not allowed, and without
 * these blocks, since tokens are sent to where they lead. Files outside of the checkout are the machine's own, as the list is.
 */
export function underAllowlist(
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
