// What was seen at a host: plain data, without a judgement and without a secret.
import type { Problem } from './problem.ts'
import type { MainClient } from './protocol/clients.ts'
import type { Hostname } from './protocol/hostname.ts'
import type { OfferedService } from './protocol/services.ts'
import type { Place } from './scan/usage.ts'

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

export type Discovery =
  /** A document was accepted. `url` is complete, for services are resolved against it. */
  | {
      readonly kind: 'found'
      readonly url: string
      readonly services: readonly OfferedService[]
      /** The document went on after the limit; what was cut was only white space. */
      readonly truncated: boolean
    }
  /** The host says that it has no services: 404, or a document that is `null`. */
  | { readonly kind: 'absent'; readonly url: string; readonly why: 'status' | 'null' }
  /** `excerpt`: how the wrong document begins, at most 200 characters of it. */
  | { readonly kind: 'failed'; readonly problem: Problem; readonly excerpt: string | null }
  /** The host was not contacted: it is not allowed, or its name stands for another. */
  | { readonly kind: 'skipped'; readonly problem: Problem }

/** One try of discovery. */
export type Attempt = {
  readonly discovery: Discovery
  readonly hops: readonly Hop[]
  readonly timing: Timing
  readonly certificates: readonly Certificate[]
}

/** Where the token for a host came from; never the token. */
export type Credentials = {
  readonly source: string
  /** The source knows the host and has nothing for it, so nothing is sent. */
  readonly hasToken: boolean
  /** What is wrong with the token, if anything is. */
  readonly problem: Problem | null
}

/** One place where a client looks for a token, and what it holds there. */
export type LookedAt = {
  readonly source: string
  readonly held: 'nothing' | 'a token' | 'an empty token' | 'no token' | 'not asked' | 'not read'
  /** This is the one that the client goes by. */
  readonly counts: boolean
}

/** Services that a client's configuration puts in the place of the document. */
export type Forced = {
  readonly client: MainClient
  readonly services: readonly OfferedService[]
  readonly place: Place
}

/** One host, seen once. The last attempt is the one that counts. */
export type Visit = {
  readonly host: Hostname
  readonly attempts: readonly [Attempt, ...Attempt[]]
  readonly credentials: Credentials | null
  /** Where each client in force looks for a token, in its order. */
  readonly looks: readonly { readonly client: MainClient; readonly looks: readonly LookedAt[] }[]
  /** That the clients in force do not find the same token. */
  readonly difference: Problem | null
  /** Empty unless the configuration of a client in force has a host block for this host. */
  readonly forced: readonly Forced[]
}
