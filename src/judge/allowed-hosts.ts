// The policy of `allowed-hosts` for hosts that the clients contact and the check does not: a pull request could replace a
// registry module by `git::https://…`. Redirects of a discovery document are not in it, since no token follows them.

import type { Requirement } from '../observe/visit/requirements.ts'
import type { Usage } from '../read/scan/usage.ts'
import { allowlistIncomplete, hostNotAllowed } from '../rules/problems/not-contacted.ts'
import { type Note, noteOf } from '../rules/problems/note.ts'
import { type Because, boundedPlaces, distinctPlaces } from '../rules/problems/place.ts'
import type { Reader } from '../rules/problems/problem.ts'
import * as hostnames from '../rules/protocol/hostname.ts'
import { UNKNOWN_HOST } from '../rules/protocol/package-address.ts'
import { MODULES } from '../rules/protocol/services.ts'
import type { Settings } from '../settings/settings.ts'
import type { ServiceOutcome } from './services.ts'

/** For whom, and which hosts may be used. */
export type PolicyRules = Pick<Settings, 'allowedHosts' | 'hostnames'> & Pick<Reader, 'isTerminal'>

const UNREAD = /^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/

/** The clients may read there what the check did not. A syntax error that they accept hides nothing. */
export const isUnread = ({ problem: { code, severity } }: Note): boolean =>
  UNREAD.test(code) && !(code === 'file-syntax' && severity === 'notice')

/** What the allowlist of the workflow finds: no file of the checkout can ignore it. */
export const isFixed = (code: string, { fixedHosts }: Pick<Settings, 'fixedHosts'>): boolean =>
  fixedHosts.length > 0 &&
  (/^(?:host-not-allowed|allowlist-incomplete)$/.test(code) || UNREAD.test(code))

/** An allowlist makes an error of the usage or note, whatever else of the repository is checked. */
export const isForbidden = (
  usageOrNote: Usage | Note,
  rules: Pick<PolicyRules, 'allowedHosts' | 'hostnames'>
): boolean =>
  rules.allowedHosts.length > 0 &&
  ('problem' in usageOrNote
    ? isUnread(usageOrNote)
    : [usageOrNote.directHost ?? null, ...usageOrNote.needs.map(({ host }) => host)].some(
        (host) => host !== null && !hostnames.isNamed(host, rules)
      ))

/** A finding for each line that makes the clients contact a host without discovery. */
export function judgeDirectHosts(usages: readonly Usage[], rules: PolicyRules): readonly Note[] {
  if (rules.allowedHosts.length === 0) return []
  return usages.flatMap((usage) => {
    const { directHost, isOverridden, place, clients, evaluated } = usage
    if (directHost === undefined || isOverridden) return []
    const use = isBackend(usage) ? 'backend' : 'download'
    const isAllowed = hostnames.isNamed(directHost, rules)
    // The rest of an address can name another host: in `checksum=file:`.
    const isOpen =
      use === 'download' && Object.values(evaluated ?? {}).some((value) => !value.isWhole)
    if (isAllowed && !isOpen) return []
    const parsed = hostnames.parseHostname(directHost)
    const host = parsed.ok && !isAllowed ? parsed.value : null
    const shown = isAllowed ? UNKNOWN_HOST : hostnames.showHostname(directHost)
    return [noteOf(hostNotAllowed({ host: shown, use }), { host, places: [place], clients })]
  })
}

/** One finding about all modules of packages from allowed hosts, which may call others from any host. `unopened`: null where no package is opened. */
export function judgePackages(
  usages: readonly Usage[],
  requirements: readonly Requirement[],
  unopened: readonly Because[] | null,
  rules: PolicyRules
): readonly Note[] {
  const { allowedHosts } = rules
  const isFrom = (host: string | undefined) => host !== undefined && hostnames.isNamed(host, rules)
  const direct = usages.filter((usage) => isFrom(usage.directHost) && !isBackend(usage))
  const modules = requirements.filter(({ service, host }) => service === MODULES && isFrom(host))
  const all = [...direct.map(({ place }) => place), ...modules.flatMap((need) => need.because)]
  const because = unopened ?? all
  const places = distinctPlaces(because.filter((place) => typeof place !== 'string'))
  if (allowedHosts.length === 0 || places.length === 0) return []
  const isAsked = unopened !== null
  const problem = allowlistIncomplete({ count: places.length, isAsked })
  return [noteOf(problem, { places: boundedPlaces(places) })]
}

const isBackend = ({ kind }: Usage): boolean => /^(backend|remote_state|saved_state)$/.test(kind)

/** Required services whose URLs lead to another host, unless only `hostnames` requires them. */
export function judgeServiceHosts(
  registry: hostnames.Hostname,
  services: readonly ServiceOutcome[],
  requirements: readonly Requirement[],
  rules: PolicyRules
): readonly Note[] {
  if (rules.allowedHosts.length === 0) return []
  const used = requirements.filter(({ because }) => because.some((one) => typeof one !== 'string'))
  return services.flatMap((service) => {
    const { id, kind } = service
    if (kind !== 'url' || !used.some((need) => need.service === id)) return []
    const host = hostnames.hostIn(service.url)
    if (host === null || host === registry || hostnames.isNamed(host, rules)) return []
    const problem = hostNotAllowed({
      host: hostnames.showHostname(host),
      service: id,
      registry: hostnames.showHostname(registry)
    })
    return [noteOf(problem, { services: [id] })]
  })
}
