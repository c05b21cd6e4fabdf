// What is observed while requests are made: times, certificates, hops. Plain data, without a secret.

/** Milliseconds since a request began, one phase each; null where the phase did not happen. */
export type Timing = {
  readonly lookupMs: number | null
  readonly connectMs: number | null
  readonly tlsMs: number | null
  /** From the request on the wire to the first byte of the answer. */
  readonly firstByteMs: number | null
  /** The whole of it, all hops and the body. */
  readonly totalMs: number
}

/** The certificate that a host showed, whether or not it was accepted. Times are ISO 8601, UTC. */
export type Certificate = {
  /** Host, and port unless 443, that showed it. */
  readonly host: string
  readonly subject: string
  readonly issuer: string
  readonly validFrom: string
  /** When the first certificate of its chain expires. */
  readonly expires: string
}

/** What happened to the token on a hop. `withheld`: a client would have sent it, in clear text. */
export type Authorization = 'none' | 'sent' | 'withheld' | 'dropped'

/** One request and its answer. URLs are without user info, query and fragment. */
export type Hop = {
  readonly url: string
  /** Null when there was no answer. */
  readonly status: number | null
  /** The server's own words, made safe by whoever shows them. */
  readonly reason: string
  readonly mediaType: string | null
  readonly authorization: Authorization
  /** The address that was connected to; null when a proxy did so. */
  readonly address: string | null
  readonly proxy: string | null
  readonly ms: number
}
