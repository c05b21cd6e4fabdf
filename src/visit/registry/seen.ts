// What one client makes of the attempts that were seen.
import type { Url } from '../../go/url.ts'
import type { Followed } from '../../network/redirects.ts'
import { hostTimeout } from '../../problems/host.ts'
import { lastAttempt, type Patience } from '../../protocol/patience.ts'
import type { Reply } from './reply.ts'

/**
 * The response that one client works with, or the failure that it reports: those of its last attempt, if
 * that is in time.
 */
export function seenBy(
  { attempts }: Reply & { readonly kind: 'asked' },
  patience: Patience
): Followed['response'] {
  const { attemptMs: limitMs } = patience
  const attempt = attempts[lastAttempt(attempts, patience) ?? attempts.length - 1] ?? attempts[0]
  const { response, timing, headMs } = attempt
  if (response.kind === 'failed' || timing.totalMs <= limitMs) return response
  const phase = (headMs ?? 0) > limitMs ? 'response' : 'body'
  return {
    kind: 'failed',
    problem: hostTimeout({ host: hostOf(response.url), asks: 'answer', phase, limitMs }),
    transient: true
  }
}

/** Without the default port. */
const hostOf = ({ host }: Url): string => host.replace(/:443$/, '')
