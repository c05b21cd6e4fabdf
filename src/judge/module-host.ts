// Hosts that offer modules under a name that module source addresses cannot contain.
import { hostDotlessModule, hostIdnModule } from '../problems/host.ts'
import { splitHostname } from '../protocol/hostname.ts'
import { MODULES } from '../protocol/services.ts'
import type { Visit } from '../visit/evidence.ts'
import type { Requirement } from '../visit/requirements.ts'
import { type Draft, draftOf } from './finding.ts'

/** What the clients' module sources do not allow in a host, though discovery does. */
export function judgeModuleHost(
  { host }: Visit,
  requirements: readonly Requirement[]
): readonly Draft[] {
  if (!requirements.some(({ service }) => service === MODULES)) return []
  const { name } = splitHostname(host)
  return [
    // registry-address module.go of both projects: otherwise `a/b/c/d` might be a local path.
    ...(name.includes('.') ? [] : [hostDotlessModule({ host, name })]),
    // Terraform turns the host into text, reads it again, and then refuses the punycode that it wrote
    // itself (internal/registry/regsrc/module.go).
    ...(/(^|\.)xn--/.test(host) ? [hostIdnModule({ host })] : [])
  ].map((problem) => draftOf(problem, MODULES))
}
