// What was seen at a host: plain data, without a judgement and without a secret.
import type { ClientLooks } from '../credentials/client-sources.ts'
import type { Certificate, Hop, Timing } from '../network/observation.ts'
import type { Place } from '../problems/place.ts'
import type { Problem } from '../problems/problem.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { OfferedService } from '../protocol/services.ts'

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

/** An attempt that made no request. */
export const withoutRequest = (discovery: Discovery): Attempt => ({
  discovery,
  hops: [],
  timing: { lookupMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 },
  certificates: []
})

/** Services that a client's configuration puts in the place of the document. */
export type Forced = {
  readonly client: MainClient
  readonly services: readonly OfferedService[]
  readonly place: Place
}

/** One host. `attempt` is the last one, which decides; `earlier` failed in a way that a retry may help. */
export type Visit = {
  readonly host: Hostname
  readonly attempt: Attempt
  readonly earlier: readonly Attempt[]
  /** Where the token came from; null where no source knows the host. */
  readonly credentials: {
    readonly source: string
    /** False when the source knows the host but has no token for it. */
    readonly hasToken: boolean
    readonly problem: Problem | null
  } | null
  /** Where each client in force looks for a token, in its order. */
  readonly looks: readonly ClientLooks[]
  /** That the clients in force do not find the same token. */
  readonly difference: Problem | null
  /** Empty unless the configuration of a client in force has a host block for this host. */
  readonly forced: readonly Forced[]
}
