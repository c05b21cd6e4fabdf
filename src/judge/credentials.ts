// The doctor: why a token is not where it was meant to be, and what to write instead.

import { discoveryUrl, type Hostname, showHostname, tokenVariables } from '../protocol/hostname.ts'
import { nearMisses } from '../protocol/token-variables.ts'
import type { Visit } from '../visit/evidence.ts'
import type { Draft } from './draft.ts'
import { aboutHost, draftOf } from './draft.ts'
import { lastAttempt } from './host.ts'

export type CredentialRules = {
  /** Names of variables that may be meant for tokens; never what they hold. */
  readonly tokenVariables: readonly string[]
  /** Every host that is checked. */
  readonly hosts: readonly Hostname[]
  /** A pull request of a fork: secrets are withheld from it by design. */
  readonly isFork: boolean
}

/** Findings about the token of one host. */
export function judgeCredentials(visit: Visit, rules: CredentialRules): readonly Draft[] {
  const { difference, credentials } = visit
  const refused = refusalOf(visit)
  const misses = credentials?.hasToken ? [] : missesOf(visit.host, refused, rules)
  return [
    ...(difference === null ? [] : [draftOf(difference)]),
    ...misses,
    ...(refused === null ? [] : [diagnose(visit, refused, rules)])
  ]
}

/** The status with which a host asked for other credentials; null when it did not. */
function refusalOf(visit: Visit): number | null {
  const { discovery, hops } = lastAttempt(visit)
  const isRefused =
    discovery.kind === 'failed' && discovery.problem.code === 'document-unauthorized'
  return isRefused ? (hops.at(-1)?.status ?? null) : null
}

function missesOf(
  host: Hostname,
  refused: number | null,
  { tokenVariables: variables, hosts }: CredentialRules
): readonly Draft[] {
  return nearMisses(variables, host, hosts)
    .filter(({ isParent }) => !isParent || refused !== null)
    .map(({ variable, why, write }) =>
      aboutHost(
        'credentials-near-miss',
        `${variable} looks as if it were meant for host ${showHostname(host)}, but ${why}`,
        `name it ${write}: ${setting(write)}`
      )
    )
}

function diagnose(visit: Visit, status: number, { isFork }: CredentialRules): Draft {
  const { host, credentials } = visit
  const display = showHostname(host)
  if (credentials?.hasToken) {
    return aboutHost(
      'credentials-rejected',
      `host ${display} answered ${status} to the token from ${credentials.source}`,
      `see whether it is complete, for this host, allowed to read, and not expired: curl -i -H "Authorization: Bearer $TOKEN" ${discoveryUrl(host)} asks as this check did; store a new one in the same place`
    )
  }
  const [variable = ''] = tokenVariables(host)
  if (isFork) {
    return draftOf({
      code: 'credentials-missing',
      severity: 'notice',
      message: `host ${display} wants a token, and secrets are withheld from pull requests of forks`,
      help: 'nothing is wrong with this pull request; the check is complete where the secret is, on the main branch'
    })
  }
  return aboutHost(
    'credentials-missing',
    `host ${display} wants a token, and ${whereLooked(visit)}`,
    `add the line "${display}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${variable}: \${{ secrets.REGISTRY_TOKEN }}" to env; elsewhere ${setting(variable)}`
  )
}

// No shell exports a name with a colon in it.
const setting = (variable: string): string =>
  /^\w+$/.test(variable) ? `export ${variable}=…` : `env '${variable}=…' terraform init`

/** What was looked at, so that nobody has to guess. */
function whereLooked({ looks, credentials }: Visit): string {
  if (credentials !== null) return `${credentials.source} has none for it`
  const all = looks.flatMap((client) => client.looks)
  const sources = (isRead: boolean) =>
    [
      ...new Set(
        all.filter(({ held }) => (held !== 'not read') === isRead).map((one) => one.source)
      )
    ].join(', ')
  const off = sources(false)
  return `none of these has one: ${sources(true)}${off === '' ? '' : `; not read: ${off}`}`
}

/** Hosts of the `tokens` setting that nobody was asked for. */
export function judgeUnused(
  tokenHosts: readonly Hostname[],
  hosts: readonly Hostname[]
): readonly Draft[] {
  return tokenHosts
    .filter((host) => !hosts.includes(host))
    .map((host) =>
      aboutHost(
        'credentials-unused',
        `the tokens input has a token for host ${showHostname(host)}, which is not checked`,
        'spell the name as in the files, with its port; or take the line out'
      )
    )
}
