// Short phrases that output formats share: counts, lists, clients, tokens. None contains unescaped text from outside.
import { showCount } from '../problems/brief.ts'
import { SEVERITIES, type Severity } from '../problems/problem.ts'
import { ALL_CLIENTS, CLIENT_NAMES, type Client } from '../protocol/clients.ts'
import type { Dialect } from '../scan/clients/dialect.ts'

/** Says that a host is new, after its name or after `the host is`. */
export const NEW = 'new in this pull request'

export const capitalised = (text: string): string =>
  text.replace(/^./u, (first) => first.toUpperCase())

/** `1 error, 2 warnings`; empty without findings. */
export const showSeverities = (findings: readonly { readonly severity: Severity }[]): string =>
  SEVERITIES.flatMap((severity) => {
    const { length } = findings.filter((finding) => finding.severity === severity)
    return length === 0 ? [] : [showCount(length, severity)]
  }).join(', ')

export const showClients = (clients: readonly Client[]): string =>
  ALL_CLIENTS.every((client) => clients.includes(client))
    ? 'all clients'
    : namesOf(clients).join(', ')

const namesOf = (clients: readonly Client[]) => clients.map((client) => CLIENT_NAMES[client])

/** The clients in use that a finding affects; empty where it affects all. The JSON report names those not in use. */
export function showAffected(affects: readonly Client[], inUse: readonly Client[]): string {
  const affected = inUse.filter((client) => affects.includes(client))
  if (affects.length === 0 || affected.length === inUse.length) return ''
  return namesOf(affected).join(', ') || 'no client in use'
}

/** `Terraform 1.9.8 and OpenTofu`: the checked clients, each with its version if one is known. */
export const versionedClients = ({ clients, versions }: Dialect): string =>
  clients.map((client) => [CLIENT_NAMES[client], versions[client]].join(' ').trim()).join(' and ')
