// What is recorded of requests: times, certificates, hops. Plain data without secrets.
import type { Authorization } from '../protocol/token-reach.ts'

/** Milliseconds in each phase; null for a phase that did not happen. */
export type Timing = {
  readonly lookupMs: number | null
  readonly connectMs: number | null
  readonly tlsMs: number | null
  /** From sending the request to the first byte of the response. */
  readonly firstByteMs: number | null
  /** All hops and the body. */
  readonly totalMs: number
}

/** One request and its response. URLs have no user info, query or fragment. */
export type Hop = {
  readonly url: string
  /** Null without a response. */
  readonly status: number | null
  /** The server's text: escape it before it is shown. */
  readonly reason: string
  readonly mediaType: string | null
  readonly authorization: Authorization
  /** The scheme that the response asks for, if it is not Bearer. */
  readonly challenge: string | null
  /** The address that was connected to; null behind a proxy. */
  readonly address: string | null
  readonly proxy: string | null
  readonly ms: number
}
