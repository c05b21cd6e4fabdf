// The verdict as outputs of the step.
import type { HostVerdict } from '../judge/host-verdict.ts'
import type { Verdict } from '../judge/verdict.ts'
import type { Severity } from '../problems/problem.ts'

/** The description of each output in `action.yml` and the README, in Markdown. */
export const OUTPUTS = {
  passed: '`true` or `false`: whether the check passed.',
  hosts: 'JSON array of the checked hosts, with the port unless it is 443.',
  services:
    'JSON object of the services found: host, service ID, URL (without query and fragment).',
  errors: 'Number of errors.',
  warnings: 'Number of warnings.',
  report: 'Path of the JSON report on the runner, or empty if it could not be written.'
} as const satisfies Readonly<Record<keyof ReturnType<typeof outputsOf> | 'report', string>>

/** `hosts` and `services` are JSON; the latter has the URL by host and service ID. */
export function outputsOf({ passed, hosts, findings }: Verdict) {
  const urlsOf = ({ services }: HostVerdict) =>
    services.flatMap((service) => (service.kind === 'url' ? [[service.id, service.url]] : []))
  const services = hosts.map((host) => [host.visit.host, Object.fromEntries(urlsOf(host))])
  const count = (severity: Severity) =>
    findings.filter((finding) => finding.severity === severity).length
  return {
    passed,
    hosts: JSON.stringify(hosts.map(({ visit }) => visit.host)),
    services: JSON.stringify(Object.fromEntries(services)),
    errors: count('error'),
    warnings: count('warning')
  }
}
