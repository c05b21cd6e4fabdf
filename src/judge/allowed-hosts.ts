// The policy of `allowed-hosts` for hosts that the clients contact and the check does not.
import { parseUrl } from '../go/url.ts'
import { hostNotAllowed } from '../problems/not-contacted.ts'
import {
  type Hostname,
  hostOfUrl,
  isAllowed,
  parseHostname,
  showHostname
} from '../protocol/hostname.ts'
import type { Note, Usage } from '../scan/usage.ts'
import type { Settings } from '../settings/settings.ts'
import type { Requirement } from '../visit/requirements.ts'
import { type Draft, draftOf } from './finding.ts'
import type { ServiceOutcome } from './lookups.ts'

export type PolicyRules = Pick<Settings, 'allowedHosts' | 'hostnames'>

/** Hosts in `hostnames` are always allowed. */
const mayUse = (host: string, { allowedHosts, hostnames }: PolicyRules): boolean =>
  isAllowed(host, allowedHosts) || hostnames.some((named) => named.host === host)

/** A note for each line that makes the clients contact a host without discovery. */
export function judgeDirectHosts(usages: readonly Usage[], rules: PolicyRules): readonly Note[] {
  if (rules.allowedHosts.length === 0) return []
  return usages.flatMap(({ directHost, kind, isOverridden, place, clients }) => {
    if (directHost === undefined || isOverridden || mayUse(directHost, rules)) return []
    const parsed = parseHostname(directHost)
    const host = parsed.ok ? parsed.value : null
    const shown = host === null ? directHost : showHostname(host)
    const isState = kind === 'backend_http' || kind === 'remote_state'
    const problem = hostNotAllowed({ host: shown, use: isState ? 'backend' : 'download' })
    return [{ problem, place, clients, host }]
  })
}

/** Required services whose URLs lead to another host, unless only `hostnames` requires them. */
export function judgeServiceHosts(
  registry: Hostname,
  services: readonly ServiceOutcome[],
  requirements: readonly Requirement[],
  rules: PolicyRules
): readonly Draft[] {
  if (rules.allowedHosts.length === 0) return []
  const used = requirements.filter(({ because }) => because.some((one) => typeof one !== 'string'))
  return services.flatMap((service) => {
    const { id, kind } = service
    if (kind !== 'url' || !used.some((each) => each.service === id)) return []
    const url = parseUrl(service.url)
    const host = url.ok ? hostOfUrl(url.value) : null
    if (host === null || host === registry || mayUse(host, rules)) return []
    const problem = hostNotAllowed({ host, service: id, registry: showHostname(registry) })
    return [draftOf(problem, id)]
  })
}
