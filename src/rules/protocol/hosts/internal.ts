// Hosts that a registry knows by a name or address inside of its own network: behind a proxy, in a cluster, with Compose.
import { literalKind, nameKind } from './address-kind.ts'

const nameOf = (host: string): string => host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')

const domainOf = (name: string): string | undefined => name.split('.').at(-1)

/** Whether that is why a request to `host`, which an answer of `registry` names, ended with this code. The registry's own name may lack the port. */
export function isInternal(host: string, registry: string, code: string): boolean {
  if (host === registry) return false
  const name = nameOf(host)
  // A company network may resolve such a name, and the registry itself may have one.
  const isBeside = domainOf(name) === domainOf(nameOf(registry))
  const isInside = name.endsWith('.svc') || (nameKind(name) !== 'public' && !isBeside)
  const isLost = literalKind(name) !== 'public' || name === nameOf(registry)
  const isUnreached = /^host-(?:timeout|unknown|unreachable)$/.test(code)
  if (code === 'host-private-redirect') return true
  return (code === 'host-unknown' && isInside) || (isUnreached && isLost)
}
