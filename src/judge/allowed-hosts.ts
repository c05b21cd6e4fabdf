// The policy of `allowed-hosts` for hosts that the clients contact and the check does not: a pull request could replace a
// registry module by `git::https://…`. Redirects of a discovery document are not in it, since no token follows them.
import { parseUrl } from '../go/url.ts'
import { fileLimit } from '../problems/file.ts'
import { hostNotAllowed } from '../problems/not-contacted.ts'
import { MAIN_CLIENTS } from '../protocol/clients.ts'
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

const WHOLE = { file: '.', line: 1, column: 1, endColumn: 1 }

// As many as there may be registries.
const MAX_DIRECT_HOSTS = 10_000

/**
 * A note for each line that makes the clients contact a host without discovery. Of more hosts than a
 * check may have, the first ones are reported, and a note says how many lines name others.
 */
export function judgeDirectHosts(
  usages: readonly Usage[],
  rules: PolicyRules,
  max = MAX_DIRECT_HOSTS
): readonly Note[] {
  if (rules.allowedHosts.length === 0) return []
  const problems = new Map<string, Pick<Note, 'problem' | 'host'>>()
  const notes: Note[] = []
  let omitted = 0
  for (const { directHost, kind, isOverridden, place, clients } of usages) {
    if (directHost === undefined || isOverridden || mayUse(directHost, rules)) continue
    const use = kind === 'backend_http' || kind === 'remote_state' ? 'backend' : 'download'
    const key = `${use} ${directHost}`
    const known = problems.get(key)
    if (known === undefined && problems.size >= max) {
      omitted += 1
      continue
    }
    const found = known ?? directProblem(directHost, use)
    problems.set(key, found)
    notes.push({ ...found, place, clients })
  }
  if (omitted === 0) return notes
  const problem = fileLimit({ kind: 'problems', max, omitted })
  return [...notes, { problem, place: WHOLE, clients: MAIN_CLIENTS, host: null }]
}

function directProblem(name: string, use: 'backend' | 'download'): Pick<Note, 'problem' | 'host'> {
  const parsed = parseHostname(name)
  const host = parsed.ok ? parsed.value : null
  const shown = host === null ? name : showHostname(host)
  return { problem: hostNotAllowed({ host: shown, use }), host }
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
