// Who reads the findings about a host, which decides whose cure comes first.
import type { Reader } from '../problems/problem.ts'
import { type Hostname, showHostname } from '../protocol/hostname.ts'
import { statusPageOf } from '../protocol/hosts/public-registries.ts'
import type { Requirement } from '../visit/requirements.ts'

/** The reader by the rule of docs/decisions/0065-cures-for-the-reader.md. */
export function readerOf(host: Hostname, requirements: readonly Requirement[]): Reader {
  const isListed = requirements.some(({ because }) => because.includes('hostnames input'))
  const role = statusPageOf(host) !== null ? 'guest' : isListed ? 'operator' : 'user'
  return { role, host: showHostname(host) }
}
