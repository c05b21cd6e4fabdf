// Finds variables whose names resemble the one for a host's token.
import {
  type Hostname,
  hostOfTokenVariable,
  showHostname,
  splitHostname,
  TOKEN_PREFIX,
  tokenVariables
} from './hostname.ts'

/** `why`: what the clients make of the name. `write`: the name that the clients read for the host. */
export type NearMiss = ReturnType<typeof nearMisses>[number]

// Mistakes in TF_TOKEN_: the prefix of another program, the plural, lower case, a missing underscore.
const ANY_PREFIX = /^TFE?[_-]?TOKENS?[_-]?(?=.)/i

/** The variables with a name similar to the host, except those that are for it or for another of `hosts`. */
export function nearMisses(
  variables: readonly string[],
  host: Hostname,
  hosts: ReadonlySet<Hostname>
) {
  const [write] = tokenVariables(host)
  if (write === undefined) return []
  return variables.flatMap((variable) => {
    const reached = hostOfTokenVariable(variable)
    if (reached !== null && hosts.has(reached)) return []
    const why = explain(variable, reached, host)
    return why === null ? [] : [{ variable, why, write, isParent: isParent(reached, host) }]
  })
}

function explain(variable: string, reached: Hostname | null, host: Hostname): string | null {
  const prefix = ANY_PREFIX.exec(variable)?.[0]
  if (prefix === undefined) return null
  const rest = variable.slice(prefix.length)
  if (reached !== null && isParent(reached, host)) {
    return `it is for ${showHostname(reached)} only: the clients do not use the tokens of parent domains`
  }
  if (!spellings(host).some((spelling) => spelling === plain(rest))) return null
  if (prefix !== TOKEN_PREFIX) {
    return `it begins with ${prefix}, and the clients read only ${TOKEN_PREFIX}`
  }
  if (reached === null) return 'the clients cannot read a hostname from it and ignore it'
  return `the clients read it for ${showHostname(reached)}${separators(rest, host)}`
}

const isParent = (reached: Hostname | null, host: Hostname): boolean =>
  reached !== null && splitHostname(host).name.endsWith(`.${splitHostname(reached).name}`)

/** The letters and digits of a name with single underscores between them, equal for all spellings. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')

/** The host with its port and without, in ASCII and in Unicode. */
function spellings(host: Hostname): readonly string[] {
  const { name } = splitHostname(host)
  return [...new Set([host, name, showHostname(host)].map(plain))]
}

/** The rule for names that was missed, if it is clear. */
function separators(rest: string, host: Hostname): string {
  const { name, port } = splitHostname(host)
  if (port !== 443 && !rest.includes(':')) return '; a port follows a colon'
  if (name.includes('-') && !rest.includes('-')) return '; a hyphen is written as two underscores'
  return ''
}
