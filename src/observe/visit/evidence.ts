// The observations at a host: plain data, without a verdict and without secrets.

import type { Url } from '../../rules/go/url.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import type { Hostname } from '../../rules/protocol/hostname.ts'
import type { OfferedService } from '../../rules/protocol/services.ts'
import type { ClientHostBlock, ClientLooks } from '../credentials/client-sources.ts'
import type { TokenLife } from '../credentials/source.ts'
import type { Followed } from '../network/redirects.ts'

export type Discovery =
  /** A document was accepted. Services are resolved against `url`, where it was found after redirects. */
  | {
      readonly kind: 'found'
      readonly url: Url
      /** The required and known ones, and the first of the others. */
      readonly services: readonly OfferedService[]
    }
  /** The host has no services: status 404, or the document `null`. */
  | { readonly kind: 'absent'; readonly url: Url; readonly absence: 'status' | 'null' }
  /** `excerpt`: the first 200 characters of the rejected body. */
  | { readonly kind: 'failed'; readonly problem: Problem; readonly excerpt: string | null }
  /** There is no result: the host is not allowed, its name is generic, it speaks only HTTP/2, or the check ended before. */
  | { readonly kind: 'skipped'; readonly problem: Problem }

export type Attempt = Omit<Followed, 'response'> & { readonly discovery: Discovery }

/** An attempt that made no request. */
export const withoutRequest = (discovery: Discovery): Attempt => ({
  discovery,
  hops: [],
  timing: { lookupMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 },
  headMs: null,
  certificates: []
})

/** One host. `attempt` decides: the first that succeeded, or else the last. `later` ones are for releases that wait for less time. */
export type Visit = {
  readonly host: Hostname
  readonly attempt: Attempt
  readonly earlier: readonly Attempt[]
  readonly later: readonly Attempt[]
  /** The source of the token; null where no source knows the host. */
  readonly credentials: {
    readonly source: string
    /** False when the source knows the host but has no token for it. */
    readonly hasToken: boolean
    readonly problem: Problem | null
    readonly life?: TokenLife | null
  } | null
  /** The credentials sources of each checked client, in its order. */
  readonly looks: readonly ClientLooks[]
  /** Set if the checked clients find different tokens. */
  readonly difference: Problem | null
  /** The mistake in the CLI configuration because of which no client reads the token. */
  readonly lost?: Problem | null
  /** The host blocks for this host in the configuration of the checked clients. */
  readonly forced: readonly ClientHostBlock[]
}

/** The visit of a host that is not contacted. */
export const skip = (host: Hostname, problem: Problem): Visit => ({
  host,
  attempt: withoutRequest({ kind: 'skipped', problem }),
  earlier: [],
  later: [],
  credentials: null,
  looks: [],
  difference: null,
  forced: []
})
