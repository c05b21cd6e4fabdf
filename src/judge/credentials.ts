// Credentials diagnostics: why a host's token is missing or rejected.
import {
  credentialsMissing,
  credentialsNearMiss,
  credentialsRejected,
  credentialsUnused
} from '../problems/credentials.ts'
import type { Problem } from '../problems/problem.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { nearMisses } from '../protocol/token-variables.ts'
import type { Visit } from '../visit/evidence.ts'
import { type Draft, draftOf } from './finding.ts'

export type CredentialRules = {
  /** Names of variables that may be meant for tokens, without their values. */
  readonly tokenVariables: readonly string[]
  /** Every host that is checked. */
  readonly hosts: readonly Hostname[]
  /** The run is for a pull request from a fork, which gets no secrets. */
  readonly isFork: boolean
}

/** Findings about the token of one host. */
export function judgeCredentials(visit: Visit, rules: CredentialRules): readonly Draft[] {
  const status = refusalOf(visit)
  const problems = [
    ...(visit.difference === null ? [] : [visit.difference]),
    ...(visit.credentials?.hasToken ? [] : missesOf(visit.host, status, rules)),
    ...(status === null ? [] : [diagnose(visit, status, rules)])
  ]
  return problems.map((problem) => draftOf(problem))
}

/** The status with which the host rejected the request's credentials; null when it did not. */
function refusalOf(visit: Visit): number | null {
  const { discovery, hops } = visit.attempt
  const isRefused =
    discovery.kind === 'failed' && discovery.problem.code === 'document-unauthorized'
  return isRefused ? (hops.at(-1)?.status ?? null) : null
}

/** A variable for a parent domain has its own use, unless this host requires a token. */
function missesOf(
  host: Hostname,
  status: number | null,
  { tokenVariables, hosts }: CredentialRules
): readonly Problem[] {
  return nearMisses(tokenVariables, host, hosts)
    .filter(({ isParent }) => !isParent || status !== null)
    .map(({ variable, why, write }) => credentialsNearMiss({ host, variable, why, write }))
}

function diagnose(visit: Visit, status: number, { isFork }: CredentialRules): Problem {
  const { host, credentials, looks } = visit
  if (credentials?.hasToken) {
    return credentialsRejected({ host, status, source: credentials.source })
  }
  const all = looks.flatMap((client) => client.looks)
  const sources = (isRead: boolean) => [
    ...new Set(all.flatMap(({ held, source }) => ((held !== 'not read') === isRead ? source : [])))
  ]
  // A source that knows the host without a token ends the search.
  const searched = credentials === null ? sources(true) : [credentials.source]
  const notRead = credentials === null ? sources(false) : []
  return credentialsMissing({ host, isFork, searched, notRead })
}

/** Hosts of the `tokens` setting that are not checked. */
export function judgeUnused(
  tokenHosts: readonly Hostname[],
  hosts: readonly Hostname[]
): readonly Draft[] {
  return tokenHosts
    .filter((host) => !hosts.includes(host))
    .map((host) => draftOf(credentialsUnused({ host })))
}
