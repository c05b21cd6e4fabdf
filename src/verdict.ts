// What the evidence means: findings, what fails, what warns, and for which client.
import type { Visit } from './evidence.ts'
import type { Problem, Severity } from './problem.ts'
import type { Client } from './protocol/clients.ts'
import type { Hostname } from './protocol/hostname.ts'
import type { Requirement, Because } from './requirements.ts'

export type Finding = {
  readonly severity: Severity
  readonly host: Hostname
  readonly service: string | null
  readonly problem: Problem
  readonly places: readonly Because[]
  readonly affects: readonly Client[]
}

export type ClientOutcome = 'works' | 'fails' | 'warns'

/** A service as the clients in force would use it. */
export type ServiceOutcome =
  | { readonly id: string; readonly kind: 'url'; readonly url: string }
  | { readonly id: string; readonly kind: 'login'; readonly login: LoginOutcome }
  | { readonly id: string; readonly kind: 'problem'; readonly problem: Problem }

export type LoginOutcome = {
  readonly client: string
  readonly grantTypes: readonly string[]
  readonly authz: string | null
  readonly token: string | null
  readonly ports: readonly [first: number, last: number]
  readonly scopes: readonly string[]
}

/** All about one host, in the order in which people read it. */
export type HostVerdict = {
  readonly visit: Visit
  readonly requirements: readonly Requirement[]
  readonly services: readonly ServiceOutcome[]
  readonly findings: readonly Finding[]
  readonly clients: Readonly<Record<Client, ClientOutcome>>
}

export type Verdict = {
  readonly passed: boolean
  readonly hosts: readonly HostVerdict[]
  /** All findings, worst first; those left out by `ignore` are only counted. */
  readonly findings: readonly Finding[]
  readonly ignored: number
}
