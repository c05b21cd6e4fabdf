// An obstacle stops all requests of the machine that runs the check in one way.
import type { Asked, Response } from '../brief.ts'
import type { Problem } from '../problem.ts'

/** The obstacle of this machine if every host has the problem that holds it. */
export type Obstacle = {
  readonly verb: keyof typeof HELP
  /** The observation, for display. */
  readonly what: string
  readonly help?: string
  /** Several hosts may have it each for a reason of its own, unless one of them is a public registry. */
  readonly isCommon?: boolean
}

export const PROXY_HELP =
  'check HTTPS_PROXY, with the user name and password that the proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host'

const PROXY = 'if this network has a proxy, set HTTPS_PROXY'

export const HELP = {
  'cannot resolve': `check the network connection of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${PROXY}`,
  'cannot connect to': `check the network connection of this machine, that a firewall lets it connect, and that the hosts are up; ${PROXY}`,
  'does not trust': 'set `ca-file` to the certificate of the issuer',
  'does not reach':
    'sign in to this network, or use another one; if the hosts themselves require it, ask their operators to allow unauthenticated requests to /.well-known/terraform.json'
}

/** The problem of the host `asked`, in whose place a page may have answered. The page of an error is the host's own. */
export function withPage(problem: Problem, { page, url, asked }: Response & Asked): Problem {
  const host = URL.parse(url)?.host
  const isCommon = host === asked
  const isOwn = isCommon && problem.code === 'document-status'
  if (page === null || page.kind === 'other' || isOwn) return problem
  const what = `a ${page.kind} page${isCommon ? '' : ` at ${host}`} ("${page.title}") answers`
  return { ...problem, obstacle: { verb: 'does not reach', what, isCommon } }
}
