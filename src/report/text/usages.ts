// The usages that the scan found, and which hosts `check` would contact for them: as text by host, or as
// one JSON object per line.
import type { Problem } from '../../problems/problem.ts'
import { hideAddressSecrets } from '../../protocol/addresses/secrets.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import type { Usage } from '../../scan/usage.ts'
import type { Requirement } from '../../visit/requirements.ts'
import { andClients } from '../phrases.ts'
import { showPlace } from '../places.ts'
import { jsonText, logLine, visible } from '../safe-text.ts'

/** The hosts that are not contacted, and why. */
export type Skips = ReadonlyMap<Hostname, Problem>

/** A line for each usage. */
export function* renderUsagesJson(usages: readonly Usage[], skips: Skips): Generator<string> {
  for (const usage of usages) {
    const { kind, host, versions, place } = usage
    const text = usage.text === null ? null : hideAddressSecrets(usage.text)
    const { file, line, column } = place
    const needs = usage.needs.map(({ host: needed, service, clients }) => {
      return { host: needed, service, clients, skipped: skips.get(needed)?.code ?? null }
    })
    const shown = { kind, host, text, file, line, column, versions, needs }
    yield `${jsonText(JSON.stringify(shown))}\n`
  }
}

/** A line for each usage by host, in the order of the first usage of each; usages without a host come last. */
export function* renderUsagesText(
  usages: readonly Usage[],
  requirements: readonly Requirement[],
  skips: Skips
): Generator<string> {
  const required = Map.groupBy(requirements, ({ host }) => host)
  const groups = new Map<Hostname, Usage[]>()
  const withoutHost: Usage[] = []
  for (const usage of usages) {
    for (const host of hostsOf(usage)) {
      const group = host === null ? withoutHost : groups.get(host)
      if (group === undefined && host !== null) groups.set(host, [usage])
      else group?.push(usage)
    }
  }
  let margin = ''
  for (const [host, group] of groups) {
    yield `${margin}${logLine(titleOf(host, required, skips))}\n`
    for (const usage of group) yield usageLine(usage, host)
    margin = '\n'
  }
  if (withoutHost.length > 0) yield `${margin}no registry host\n`
  for (const usage of withoutHost) yield usageLine(usage, null)
}

/** The hosts that must serve a usage; without any, the one that it names. */
const hostsOf = ({ host, needs }: Usage): ReadonlySet<Hostname | null> =>
  new Set(needs.length === 0 ? [host] : needs.map((need) => need.host))

/** The host, what `check` would require from it for which clients, and whether it would contact it. */
function titleOf(
  host: Hostname,
  required: ReadonlyMap<Hostname, readonly Requirement[]>,
  skips: Skips
): string {
  const services = (required.get(host) ?? []).map(
    ({ service, clients }) => `${visible(service)} for ${andClients(clients)}`
  )
  const code = skips.get(host)?.code
  const isContacted = services.length > 0 && code === undefined
  const skipped = isContacted ? [] : [`not contacted: ${code ?? 'no service is required'}`]
  return `${visible(host)} (${[...skipped, ...services].join(', ')})`
}

function usageLine({ kind, text, versions, place, needs }: Usage, host: Hostname | null): string {
  const own = needs.filter((need) => need.host === host)
  const services = [...new Set(own.map(({ service }) => service))].join(', ')
  const what = [
    visible(hideAddressSecrets(text ?? '–')),
    versions === null ? '' : visible(versions)
  ]
  const needed = services === '' ? '' : `  needs ${visible(services)}`
  return `${logLine(`  ${showPlace(place)}  ${kind}  ${what.filter((part) => part !== '').join(' ')}${needed}`)}\n`
}
