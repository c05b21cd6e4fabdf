// The verdict as outputs of the step.
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import type { Severity } from '../../problems/problem.ts'
import { fitInto } from '../pieces.ts'

// GitHub counts two bytes for each character (docs, "Passing information between jobs"). 1,000 hosts with
// three services each take 250,000.
const MAX_BYTES = { hosts: 120_000, services: 360_000 }
const COMMA = 1

/**
 * `hosts` and `services` are JSON; the latter has the URL by host and service ID. Hosts that do not fit are
 * left out.
 */
export function outputsOf({ passed, hosts, findings }: Verdict) {
  const urlsOf = ({ services }: HostVerdict) =>
    services.flatMap((service) => (service.kind === 'url' ? [[service.id, service.url]] : []))
  const names = fitInto(hosts, MAX_BYTES.hosts, COMMA, ({ visit }) => JSON.stringify(visit.host))
  const services = fitInto(hosts, MAX_BYTES.services, COMMA, (host) => {
    const urls = JSON.stringify(Object.fromEntries(urlsOf(host)))
    return `${JSON.stringify(host.visit.host)}:${urls}`
  })
  const count = (severity: Severity) =>
    findings.filter((finding) => finding.severity === severity).length
  return {
    passed,
    hosts: `[${names.join(',')}]`,
    services: `{${services.join(',')}}`,
    errors: count('error'),
    warnings: count('warning'),
    'left-out': hosts.length - Math.min(names.length, services.length)
  }
}
