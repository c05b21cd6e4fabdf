// The verdict as outputs of the step.
import type { Verdict } from '../judge/verdict.ts'

export type Outputs = {
  readonly passed: boolean
  /** JSON array of hosts. */
  readonly hosts: string
  /** JSON object: URL by host and service ID, without query and fragment. */
  readonly services: string
  readonly errors: number
  readonly warnings: number
}

/** The description of each output in `action.yml` and the README, in Markdown. */
export const OUTPUTS = {
  passed: '`true` or `false`: whether the check passed.',
  hosts: 'JSON array of the checked hosts, with the port unless it is 443.',
  services:
    'JSON object of the services found: host, service ID, URL (without query and fragment).',
  errors: 'Number of errors.',
  warnings: 'Number of warnings.',
  report: 'Path of the JSON report on the runner, or empty if it could not be written.'
} as const satisfies Readonly<Record<keyof Outputs | 'report', string>>

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
