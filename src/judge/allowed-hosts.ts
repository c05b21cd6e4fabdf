// The policy of `allowed-hosts` for hosts that the clients contact and the check does not: a pull request could replace a
// registry module by `git::https://…`. Redirects of a discovery document are not in it, since no token follows them.
import { hostNotAllowed } from '../problems/not-contacted.ts'
import { type Finding, findingOf, type Reader } from '../problems/problem.ts'
import * as hostnames from '../protocol/hostname.ts'
import { UNKNOWN_HOST } from '../protocol/package-address.ts'
import type { Usage } from '../scan/usage.ts'
import type { Settings } from '../settings/settings.ts'
import type { Requirement } from '../visit/requirements.ts'
import type { ServiceOutcome } from './services.ts'

/** For whom, and which hosts may be used. */
export type PolicyRules = Pick<Settings, 'allowedHosts' | 'hostnames'> & Pick<Reader, 'isTerminal'>

/** A finding for each line that makes the clients contact a host without discovery. */
export function judgeDirectHosts(usages: readonly Usage[], rules: PolicyRules): readonly Finding[] {
  if (rules.allowedHosts.length === 0) return []
  return usages.flatMap(({ directHost, kind, isOverridden, place, clients, evaluated }) => {
    if (directHost === undefined || isOverridden) return []
    const use = kind === 'backend_http' || kind === 'remote_state' ? 'backend' : 'download'
    const isAllowed = hostnames.isNamed(directHost, rules)
    // The rest of an address can name another host: in `checksum=file:`.
    const isOpen =
      use === 'download' && Object.values(evaluated ?? {}).some((each) => !each.isWhole)
    if (isAllowed && !isOpen) return []
    const parsed = hostnames.parseHostname(directHost)
    const host = parsed.ok && !isAllowed ? parsed.value : null
    const shown = isAllowed ? UNKNOWN_HOST : hostnames.showHostname(directHost)
    return [findingOf(hostNotAllowed({ host: shown, use }), { host, places: [place], clients })]
  })
}

/** Required services whose URLs lead to another host, unless only `hostnames` requires them. */
export function judgeServiceHosts(
  registry: hostnames.Hostname,
  services: readonly ServiceOutcome[],
  requirements: readonly Requirement[],
  rules: PolicyRules
): readonly Finding[] {
  if (rules.allowedHosts.length === 0) return []
  const used = requirements.filter(({ because }) => because.some((one) => typeof one !== 'string'))
  return services.flatMap((service) => {
    const { id, kind } = service
    if (kind !== 'url' || !used.some((each) => each.service === id)) return []
    const host = hostnames.hostIn(service.url)
    if (host === null || host === registry || hostnames.isNamed(host, rules)) return []
    const problem = hostNotAllowed({
      host: hostnames.showHostname(host),
      service: id,
      registry: hostnames.showHostname(registry)
    })
    return [findingOf(problem, { services: [id] })]
  })
}
