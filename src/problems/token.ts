// What several families say about the token of a host: that it is missing, what happened to it, and the cures.
import type { Authorization } from '../protocol/token.ts'
import { blockedCure } from './brief.ts'
import { byOperator, type Cures, type Problem, problem } from './problem.ts'

/** The cure in a pull request from a fork, which gets no secrets. */
export const FORK_CURE =
  'this pull request needs no change; run the check where the secret is available, for example on the main branch'

/** What happened to the token of `host`, which is for display; `source` is null without a token. */
export type TokenUse = {
  readonly host: string
  readonly token: Authorization
  readonly source: string | null
}

/** A clause. `elsewhere` is the host that was asked instead; null for the host itself. */
export function describeUse({ host, token, source }: TokenUse, elsewhere: string | null): string {
  const sent = `sent${elsewhere === null ? '' : ` to ${elsewhere}`}`
  switch (token) {
    case 'none':
      return `no token was found for ${host}`
    case 'sent':
      return `the token for ${host} from ${source} was ${sent}`
    case 'dropped':
      return `the token for ${host} from ${source} was not ${sent}, because the CLIs drop it at a redirect to another host`
    case 'withheld':
      return `the token for ${host} from ${source} was not ${sent}, because the URL is not https; the CLIs do send it`
  }
}

/** The cures for a refusal of `service`. `permit`: what helps where the token was sent. */
export function cureUse(
  { host, token }: TokenUse,
  service: string,
  elsewhere: string | null,
  permit: string
): Cures {
  switch (token) {
    case 'none':
      return { operator: addToken(host), user: addToken(host), guest: blockedCure(host) }
    case 'sent':
      return { operator: permit, user: permit }
    case 'dropped':
      return byOperator(`serve ${service} without the redirect to ${elsewhere ?? 'another host'}`)
    case 'withheld':
      return byOperator(`serve ${service} at an https URL`)
  }
}

export const addToken = (host: string): string =>
  `add a token to \`tokens\` (${host}=…) or set a TF_TOKEN_ variable`

/** A search for a token without result. */
export type VainSearch = {
  /** The run is for a pull request from a fork. */
  readonly isFork: boolean
  /** The credentials sources that have no token, and those for the host that no client reads. */
  readonly searched: readonly string[]
  readonly notRead: readonly string[]
}

/** The problem of such a search. */
export function foundNoToken(
  code: 'credentials-missing' | 'cloud-token',
  requires: string,
  help: string,
  { isFork, searched, notRead }: VainSearch
): Problem {
  if (isFork) {
    const message = `${requires}, and secrets are withheld from pull requests of forks`
    return problem(code, { message, help: FORK_CURE, severity: 'notice' })
  }
  const off = notRead.length === 0 ? '' : `; not read: ${notRead.join(', ')}`
  const message = `${requires}, and none was found (searched: ${searched.join(', ')}${off})`
  return problem(code, { message, help })
}
