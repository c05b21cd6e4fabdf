// Derives from what a file of a repository says which hosts and services it needs, by the rules of the scan.
import { basename } from 'node:path/posix'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { once } from '../../rules/text/once.ts'
import { classify } from '../scan/file-kinds.ts'
import { GRAMMARS, type Meaning, NO_HOST, readBeginning } from '../scan/grammars.ts'
import { firstWithHost, meaningOfAbsent, needsOf } from '../scan/meanings.ts'
import { neededByImplied } from '../scan/module-scope.ts'
import type { Usage, UsageKind } from '../scan/usage.ts'
import { ROWS, type UsageRow } from '../scan/usage-table.ts'

type Derived = Pick<Usage, 'host' | 'isHostImplied' | 'needs' | 'directHost'>

export type UsageFacts = Omit<Usage, keyof Derived>

function kindsOf({ kind, absent = kind }: UsageRow): readonly UsageKind[] {
  if (kind !== 'required_provider') return [kind, absent]
  // Their meaning is that of a provider's source.
  return [kind, absent, 'required_provider_legacy', 'required_provider_invalid']
}

export const USAGE_KINDS: readonly UsageKind[] = [
  ...new Set([...ROWS.flatMap(kindsOf), 'implied_provider' as const, 'saved_state' as const])
]

const rowsOf = once((kind: UsageKind) => ROWS.filter((row) => kindsOf(row).includes(kind)))

/** Rows of one kind differ in the backend of a remote state only. */
function rowOf({ kind, backend }: UsageFacts): UsageRow {
  const rows = rowsOf(kind)
  const row = rows.find((other) => other.backend === backend) ?? rows[0]
  if (row === undefined) throw new Error(`no row of the usage table has ${kind}`)
  return row
}

export function derive(facts: UsageFacts): Derived {
  const { clients, isOverridden, replacedFor = [] } = facts
  if (facts.kind === 'saved_state') return { ...NO_HOST, directHost: facts.text ?? '', needs: [] }
  if (facts.kind === 'implied_provider') {
    const implied = neededByImplied(clients)
    return isOverridden ? { ...implied, needs: [] } : implied
  }
  const row = rowOf(facts)
  const all = new Map(clients.map((client) => [client, meaningOf(facts, row, client)]))
  const inForce = [...all].filter(([client]) => !isOverridden && !replacedFor.includes(client))
  const { host, isHostImplied, directHost } = firstWithHost([...all.values()])
  const needs = needsOf(new Map(inForce), row)
  return { host, isHostImplied, directHost, needs }
}

/** A client reads the text itself, the value of the expression, or how it begins. */
function meaningOf(facts: UsageFacts, row: UsageRow, client: MainClient): Meaning {
  const { text, evaluated, version } = facts
  const value = evaluated === undefined ? { text, isWhole: true } : evaluated[client]
  if (value === undefined) return NO_HOST
  if (value.text === null) {
    const isNull = text !== null
    return isNull && row.defaults === undefined ? NO_HOST : meaningWithout(facts, row, client)
  }
  if (!value.isWhole) return readBeginning(row.grammar, value.text, client) ?? NO_HOST
  const isLiteral = version !== undefined && version.value === undefined
  return GRAMMARS[row.grammar](value.text, client, isLiteral)
}

const PROVIDER_ADDRESS = /(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s

function meaningWithout({ kind, address, place }: UsageFacts, row: UsageRow, client: MainClient) {
  const [, localName = null] = PROVIDER_ADDRESS.exec(address) ?? []
  const file = classify(basename(place.file), new Set(), '') ?? {
    class: 'config',
    isOverride: false
  }
  return meaningOfAbsent({ row, kind, address, localName }, file, client)
}
