// The outputs of the step.
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { fitInto } from '../../rules/problems/brief.ts'
import type { Severity } from '../../rules/problems/problem.ts'

// GitHub counts two bytes for each character (docs, "Passing information between jobs"). 1,000 hosts with
// three services each take 250,000.
const MAX_BYTES = { hosts: 120_000, services: 360_000 }
const COMMA = 1

/** `hosts` and `services` are JSON; the latter has the URL by host and service ID. Hosts that do not fit are left out. */
export function outputsOf({ passed, hosts, findings }: Verdict) {
  const count = (severity: Severity) => findings.filter((one) => one.severity === severity).length
  const nameOf = ({ visit }: HostVerdict) => JSON.stringify(visit.host)
  const { shown: names } = fitInto(hosts, MAX_BYTES.hosts, COMMA, nameOf)
  const { shown: services } = fitInto(hosts, MAX_BYTES.services, COMMA, (host) => {
    const urls = host.services.flatMap((each) => (each.kind === 'url' ? [[each.id, each.url]] : []))
    return `${nameOf(host)}:${JSON.stringify(Object.fromEntries(urls))}`
  })
  return {
    passed,
    hosts: `[${names.join(',')}]`,
    services: `{${services.join(',')}}`,
    errors: count('error'),
    warnings: count('warning'),
    'left-out': hosts.length - Math.min(names.length, services.length)
  }
}
