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

/** The cures for a proxy, by what went wrong there: the codes of errors. */
export const PROXY_CURES = {
  PROXY_LOGIN:
    'write the user name and password that the proxy wants into HTTPS_PROXY, before its host',
  PROXY_ABSENT: 'correct HTTPS_PROXY, or start the proxy',
  PROXY_PATH: 'set HTTPS_PROXY to the address of a proxy, not to the URL of a repository',
  PROXY_REFUSED: 'have the proxy allow the host, or list the host in NO_PROXY',
  PROXY_NOT_REACHED: 'check that the host is up, or list it in NO_PROXY'
}

export type ProxyFault = keyof typeof PROXY_CURES

const PROXY = ', or set HTTPS_PROXY if the network has a proxy'

export const HELP = {
  'cannot resolve': `check the network of this machine, its DNS resolver and VPN${PROXY}`,
  'cannot connect to': `check the network of this machine and its firewall${PROXY}`,
  'does not trust': 'set `ca-file` to the certificate of the issuer',
  'does not reach': 'sign in to this network, or use another one'
}

/** The problem of the host `asked`, in whose place a page may have answered. The page of an error is the host's own. */
export function withPage(problem: Problem, { page, url, asked }: Response & Asked): Problem {
  const host = URL.parse(url)?.host
  const isCommon = host === asked
  const isOwn = isCommon && problem.code === 'document-status'
  if (page?.kind !== 'sign-in' && page?.kind !== 'captive-portal') return problem
  if (isOwn) return problem
  const what = `a ${page.kind} page${isCommon ? '' : ` at ${host}`} ("${page.title}") answers`
  return { ...problem, obstacle: { verb: 'does not reach', what, isCommon } }
}
