// Which hosts a usage can need, by the rules of the scan. A usages file may be written by a stranger.
import type { MainClient } from '../protocol/clients.ts'
import { GRAMMARS } from '../scan/grammars.ts'
import { once, type UsageKind } from '../scan/usage.ts'
import { ROWS, type UsageRow } from '../scan/usage-table.ts'

/** What a client needs without a host in the text. */
export const DEFAULT_HOSTS: ReadonlySet<string> = new Set([
  'registry.terraform.io',
  'registry.opentofu.org',
  ...ROWS.flatMap(({ defaults }) => Object.values(defaults ?? {})).filter((host) => host !== null)
])

// Their meaning is that of a provider's source.
const PROVIDER_KINDS: readonly UsageKind[] = [
  'required_provider_legacy',
  'required_provider_invalid',
  'implied_provider'
]

const kindsOf = ({ kind, absent = kind }: UsageRow): readonly UsageKind[] => [
  kind,
  absent,
  ...(kind === 'required_provider' ? PROVIDER_KINDS : [])
]

export const USAGE_KINDS: readonly UsageKind[] = [...new Set(ROWS.flatMap(kindsOf))]

const rowsOf = once((kind: UsageKind) => ROWS.filter((row) => kindsOf(row).includes(kind)))

/** The services that a usage of this kind can need. */
export const servicesOf = once(
  (kind: UsageKind): ReadonlySet<string> =>
    new Set(rowsOf(kind).flatMap(({ service }) => service ?? []))
)

type Named = {
  readonly kind: UsageKind
  readonly text: string | null
  readonly hasVersion: boolean
}

/**
 * The hosts that a client may need for a usage; null where the text alone does not tell, as of an expression, whose
 * value only the scan knew.
 */
export function hostsFor(
  { kind, text, hasVersion }: Named,
  client: MainClient
): ReadonlySet<string> | null {
  if (text === null || kind === 'implied_provider') return DEFAULT_HOSTS
  if (!isLiteral(text)) return null
  const hosts = new Set<string>()
  for (const { grammar } of rowsOf(kind)) {
    const { needed, problem } = GRAMMARS[grammar](text, client, hasVersion)
    if (needed === 'state' || problem !== undefined) return null
    if (needed !== null) hosts.add(needed)
  }
  return hosts
}

/** Whether it is no expression, and no token is hidden in it. */
const isLiteral = (text: string): boolean =>
  /^[\w.:/@?=&~%+-]+$/.test(text) &&
  text !== 'null' &&
  !/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.test(text)
