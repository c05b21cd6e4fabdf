// Variables that were meant to hold a host's token, and that no client reads as such.
import {
  type Hostname,
  hostOfTokenVariable,
  showHostname,
  splitHostname,
  tokenVariables
} from './hostname.ts'

/** `why` says what the clients make of the name; `write` is the name that reaches the host. */
export type NearMiss = {
  readonly variable: string
  readonly why: string
  readonly write: string
  /** It does reach a host: the parent domain. */
  readonly isParent: boolean
}

// What people write for TF_TOKEN_: another program's prefix, the plural, lower case, a lost underscore.
const ANY_PREFIX = /^TFE?[_-]?TOKENS?[_-]?(?=.)/i
const PREFIX = 'TF_TOKEN_'

/**
 * The variables whose names come close to the host's without reaching it. A variable that reaches
 * another of `hosts` is not one of them: it does what it is for.
 */
export function nearMisses(
  variables: readonly string[],
  host: Hostname,
  hosts: readonly Hostname[]
): readonly NearMiss[] {
  const [write] = tokenVariables(host)
  if (write === undefined) return []
  return variables.flatMap((variable) => {
    const reached = hostOfTokenVariable(variable)
    if (reached !== null && hosts.includes(reached)) return []
    const why = explain(variable, reached, host)
    return why === null ? [] : [{ variable, why, write, isParent: isParent(reached, host) }]
  })
}

function explain(variable: string, reached: Hostname | null, host: Hostname): string | null {
  const prefix = ANY_PREFIX.exec(variable)?.[0]
  if (prefix === undefined) return null
  const rest = variable.slice(prefix.length)
  if (reached !== null && isParent(reached, host)) {
    return `it is for ${showHostname(reached)} alone: the clients do not look at parent domains`
  }
  if (!spellings(host).some((spelling) => spelling === plain(rest))) return null
  if (prefix !== PREFIX) return `it begins with ${prefix}, and the clients read ${PREFIX} only`
  if (reached === null) return 'the clients cannot make a host of it and leave it out'
  return `to the clients it is for ${showHostname(reached)}${separators(rest, host)}`
}

const isParent = (reached: Hostname | null, host: Hostname): boolean =>
  reached !== null && splitHostname(host).name.endsWith(`.${splitHostname(reached).name}`)

/** The letters and digits of a name with single underscores between: what all spellings share. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')

/** With the port and without, in ASCII and in the host's own letters. */
function spellings(host: Hostname): readonly string[] {
  const { name } = splitHostname(host)
  return [...new Set([host, name, showHostname(host)].map(plain))]
}

/** Which rule of the names was missed, where one can be told. */
function separators(rest: string, host: Hostname): string {
  const { name, port } = splitHostname(host)
  if (port !== 443 && !rest.includes(':')) return '; a port takes a colon in the name'
  if (name.includes('-') && !rest.includes('-')) return '; a hyphen is written as two underscores'
  return ''
}
