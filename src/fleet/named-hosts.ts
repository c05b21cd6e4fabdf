// Which hosts a usage can need, by the rules of the scan. A usages file may be written by a stranger.
import type { MainClient } from '../protocol/clients.ts'
import { GRAMMARS } from '../scan/grammars.ts'
import { once, type UsageKind } from '../scan/usage.ts'
import type { UsageRow } from '../scan/usage-row.ts'
import { ROWS } from '../scan/usage-table.ts'

/** What a client needs without a host in the text. */
export const DEFAULT_HOSTS: ReadonlySet<string> = new Set([
  'registry.terraform.io',
  'registry.opentofu.org',
  ...ROWS.flatMap(({ defaults }) => Object.values(defaults ?? {})).filter((host) => host !== null)
])

const PROVIDER_ROWS = ROWS.filter(({ kind }) => kind === 'required_provider')

const BY_KIND: ReadonlyMap<string, readonly UsageRow[]> = new Map<UsageKind, readonly UsageRow[]>([
  ...Map.groupBy(
    ROWS.flatMap((row) => [row.kind, row.absent ?? row.kind].map((kind) => ({ kind, row }))),
    ({ kind }) => kind
  )
    .entries()
    .map(([kind, found]) => [kind, found.map(({ row }) => row)] as const),
  ['required_provider_legacy', PROVIDER_ROWS],
  ['required_provider_invalid', PROVIDER_ROWS],
  ['implied_provider', PROVIDER_ROWS]
])

export const USAGE_KINDS = [...BY_KIND.keys()] as readonly UsageKind[]

/** The services that a usage of this kind can need. */
export const servicesOf = once(
  (kind: UsageKind): ReadonlySet<string> =>
    new Set((BY_KIND.get(kind) ?? []).flatMap(({ service }) => service ?? []))
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
  for (const { grammar } of BY_KIND.get(kind) ?? []) {
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
