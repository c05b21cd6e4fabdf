// The verdict as outputs of the step, for steps that come after it.
import type { Verdict } from '../verdict.ts'

export type Outputs = {
  readonly passed: boolean
  /** JSON array of the hosts that were checked. */
  readonly hosts: string
  /** JSON object: host, service id, URL, without query and fragment. */
  readonly services: string
  readonly errors: number
  readonly warnings: number
}

export function outputsOf(verdict: Verdict): Outputs {
  const services = verdict.hosts.map(
    (host) =>
      [
        host.visit.host,
        Object.fromEntries(
          host.services.flatMap((service) =>
            service.kind === 'url' ? [[service.id, service.url]] : []
          )
        )
      ] as const
  )
  const count = (severity: string) =>
    verdict.findings.filter((finding) => finding.severity === severity).length
  return {
    passed: verdict.passed,
    hosts: JSON.stringify(verdict.hosts.map((host) => host.visit.host)),
    services: JSON.stringify(Object.fromEntries(services)),
    errors: count('error'),
    warnings: count('warning')
  }
}
