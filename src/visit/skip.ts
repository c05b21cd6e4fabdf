// Hosts that are not visited: the policy does not allow them, or their name stands for another.

import type { Problem } from '../problems/problem.ts'
import { type Hostname, showHostname } from '../protocol/hostname.ts'
import { type HostPattern, isAllowed } from '../settings/lines.ts'
import type { Visit } from './evidence.ts'

// Names that the clients replace by the host of the backend: no registry answers under them
// (internal/cloud/backend.go; in OpenTofu localtofu.com as well, internal/backend/remote/backend.go).
const GENERIC = new Set(['localterraform.com', 'localtofu.com'])

/** Why a host that a file mentions is not to be contacted; null when it may be. */
export function whySkipped(host: Hostname, allowed: readonly HostPattern[]): Problem | null {
  const display = showHostname(host)
  if (GENERIC.has(host)) {
    return {
      code: 'host-generic',
      message: `${display} stands for the host of the cloud or backend block, so it is not asked itself`,
      help: 'name the host that it stands for in `hostnames` to have that one checked'
    }
  }
  if (isAllowed(host, allowed)) return null
  return {
    code: 'host-not-allowed',
    message: `host ${display} is not among \`allowed-hosts\`; it was not contacted`,
    help: `use a registry that is allowed, or add ${display} to \`allowed-hosts\``
  }
}

/** The visit of a host that nobody goes to. */
export const skip = (host: Hostname, problem: Problem): Visit => ({
  host,
  attempts: [
    {
      discovery: { kind: 'skipped', problem },
      hops: [],
      timing: { lookupMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 },
      certificates: []
    }
  ],
  credentials: null,
  looks: [],
  difference: null,
  forced: []
})
