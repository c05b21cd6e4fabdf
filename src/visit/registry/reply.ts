// What was asked of a registry or package host after discovery, and what came back: plain data. A token is
// only in the question.
import type { Url } from '../../go/url.ts'
import type { BodyPlan, Head } from '../../network/body.ts'
import type { RequestHeaders } from '../../network/get.ts'
import type { Timing } from '../../network/observation.ts'
import type { Followed, Origin } from '../../network/redirects.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import type { Patience } from '../../protocol/patience.ts'
import type { Token } from '../../protocol/token.ts'
import type { SentCertificate } from '../../tls/sent.ts'

export type Question = {
  /** The host in the address, whose findings mention the request. */
  readonly host: Hostname
  /** Its host is the one whose limits count. */
  readonly url: Url
  /** The host whose answer names the URL; null for a URL from the configuration of the reader. */
  readonly origin: Origin | null
  readonly token: Token | null
  readonly headers: RequestHeaders
  /** How much of the body is read, once the head is known. */
  readonly planBody: (head: Head) => BodyPlan
  readonly maxRedirects: number
  /** The clients that ask, at least one: the question is repeated until each of them would stop. */
  readonly patience: readonly Patience[]
}

/** What findings about times and certificates are made of: all that was asked on behalf of one host. */
export type Requests = {
  readonly host: Hostname
  /** Null if none was sent. */
  readonly slowest: { readonly url: string; readonly timing: Timing } | null
  /** Each once. */
  readonly certificates: readonly Pick<SentCertificate, 'host' | 'expires'>[]
}

/**
 * The attempts in order. The URL of a response may have secrets in its query, and its body is of any content: both
 * are for the caller alone. `limit`: the host was asked as often as `max-requests` allows. `stopped`: the check ended.
 */
export type Reply =
  | { readonly kind: 'asked'; readonly attempts: readonly [Followed, ...Followed[]] }
  | { readonly kind: 'not-asked'; readonly why: 'limit' | 'stopped' }
