// How long the clients wait for an answer of a registry, and how often they ask again.
import { isRetriedStatus, type MainClient } from './clients.ts'

/** The limits of one client. */
export type Patience = {
  readonly client: MainClient
  /** The time for one attempt, redirects and body included. */
  readonly attemptMs: number
  /** Attempts after the first one. */
  readonly retries: number
}

/** What decides whether a client asks again. */
export type Attempted = {
  /** `transient`: another attempt may not meet the failure, unlike a bad certificate. */
  readonly response:
    | { readonly kind: 'received' }
    | { readonly kind: 'failed'; readonly transient: boolean }
  readonly hops: readonly { readonly status: number | null }[]
  /** Milliseconds until the head of the last response; null if that did not arrive. */
  readonly headMs: number | null
}

/**
 * The index of the attempt after which a client asks no more; null if it would ask again. A retry is
 * decided when a head arrives or fails to, so a body that is cut off or late is final (go-retryablehttp,
 * baseRetryPolicy).
 */
export function lastAttempt(
  attempts: readonly Attempted[],
  { attemptMs, retries }: Patience
): number | null {
  const index = attempts.findIndex(
    (attempt, at) => at === retries || !isRepeated(attempt, attemptMs)
  )
  return index < 0 ? null : index
}

function isRepeated({ response, hops, headMs }: Attempted, attemptMs: number): boolean {
  if (headMs === null) return response.kind === 'failed' && response.transient
  return headMs > attemptMs || isRetriedStatus(hops.at(-1)?.status ?? 0)
}
