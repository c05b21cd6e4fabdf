// What registries, mirrors and package hosts answered after discovery: plain data, without secrets.
import type { Hop, Timing } from '../../network/observation.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import type { Root } from '../../roots/root.ts'
import type { Certificate } from '../../tls/sent.ts'

/** Why a question was not asked. `service`: discovery did not yield its URL, which has its own finding. */
export type NotAsked = 'service' | 'limit' | 'not-allowed' | 'stopped'

/** What came of one question. */
export type Outcome<T> =
  | { readonly kind: 'read'; readonly value: T }
  /** A status that the clients do not accept. */
  | { readonly kind: 'status'; readonly status: number; readonly reason: string }
  /** The clients cannot read the body; `why` follows `the response`. */
  | { readonly kind: 'unreadable'; readonly why: string }
  /** There was no whole response. */
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'not-asked'; readonly why: NotAsked }

/** One attempt at a question. */
export type Attempted = {
  readonly hops: readonly Hop[]
  readonly timing: Timing
  readonly certificates: readonly Certificate[]
}

/** A question about something that an address names, and what came of it. */
export type Asked<T> = {
  /** The host in the address, whose registry was asked, whatever host its service URL names. */
  readonly host: Hostname
  /** Without user info, query and fragment. */
  readonly url: string
  readonly outcome: Outcome<T>
  /** Every attempt, the last one last. */
  readonly attempts: readonly Attempted[]
}

/** What was asked after discovery. */
export type Inquiry = {
  /** Of each checked client. */
  readonly roots: readonly Root[]
}
