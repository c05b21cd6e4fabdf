import type { MainClient } from '../../src/rules/protocol/clients.ts'
import {
  asksForUnspecified,
  chooseModuleVersion,
  chooseProviderVersion,
  excludesClient,
  newestRelease
} from '../../src/rules/registry/choice.ts'
import {
  compareVersions,
  isPreRelease,
  parseModuleConstraint,
  parseModuleVersion,
  parseProviderConstraint,
  parseProviderVersion,
  showConstraints,
  showVersion,
  type Version
} from '../../src/rules/registry/version.ts'
import { expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

type Outcome = {
  readonly chosen?: string
  readonly error?: string
  readonly newest?: string
  readonly shown?: string
  readonly ignored?: readonly string[]
  readonly versions?: readonly string[]
}

type Row = {
  readonly constraint: string | null
  readonly offered: readonly string[]
  readonly module: Readonly<Record<MainClient, Outcome>>
  readonly provider: Readonly<Record<MainClient, Outcome> & { 'terraform>=1.13'?: Outcome }>
  readonly tie?: boolean
}

const { rows, coreVersion } = readVectors('constraints') as {
  readonly rows: readonly Row[]
  readonly coreVersion: readonly (Readonly<Record<MainClient, string>> & {
    readonly constraint: string
  })[]
}

const CLIENTS: readonly MainClient[] = ['terraform', 'opentofu']

function readAll(
  texts: readonly string[],
  parse: (text: string) => Version | null
): { readonly offered: readonly Version[]; readonly ignored: readonly string[] } {
  const read = texts.map((text) => ({ text, version: parse(text) }))
  return {
    offered: read.flatMap(({ version }) => version ?? []),
    ignored: read.flatMap(({ text, version }) => (version === null ? [text] : []))
  }
}

function moduleOutcome({ constraint, offered: texts }: Row, client: MainClient): Outcome {
  const parsed = parseModuleConstraint(constraint ?? '>= 0')
  if (!parsed.ok) return { error: 'syntax' }
  const { offered, ignored } = readAll(texts, parseModuleVersion)
  const passedOver = ignored.length > 0 ? { ignored } : {}
  const chosen = chooseModuleVersion(offered, constraint === null ? [] : parsed.value, client)
  if (chosen !== null) return { chosen: showVersion(chosen), ...passedOver }
  const newest = newestRelease(offered)
  return newest === null
    ? { error: 'no-versions', ...passedOver }
    : { error: 'no-match', ...passedOver, newest: showVersion(newest) }
}

function providerOutcome(
  { constraint, offered: texts }: Row,
  client: MainClient,
  skipsUnreadable = false
): Outcome {
  if (!parseModuleConstraint(constraint ?? '0').ok) return { error: 'syntax' }
  const parsed = parseProviderConstraint(constraint ?? '>= 0')
  if (!parsed.ok) return { error: 'syntax-provider' }
  const terms = constraint === null ? [] : parsed.value
  if (client === 'opentofu' && asksForUnspecified(terms)) return { error: 'unspecified' }
  const { offered, ignored } = readAll(texts, parseProviderVersion)
  if (ignored.length > 0 && !skipsUnreadable) return { error: 'bad-version', versions: ignored }
  const passedOver = ignored.length > 0 ? { ignored } : {}
  if (texts.length === 0) return { error: 'no-versions' }
  const chosen = chooseProviderVersion(offered, terms)
  return chosen === null
    ? {
        error: 'no-match',
        ...passedOver,
        ...(skipsUnreadable ? {} : { shown: showConstraints(terms) })
      }
    : { chosen: showVersion(chosen), ...passedOver }
}

/** Of two versions of equal rank, either may be taken. */
function sameRank(outcome: Outcome, expected: Outcome): boolean {
  const [a, b] = [outcome.chosen, expected.chosen].map((text) => parseModuleVersion(text ?? ''))
  return a != null && b != null && compareVersions(a, b) === 0
}

it.each(rows)('reads $constraint of $offered as the clients do', (row) => {
  for (const client of CLIENTS) {
    for (const [outcome, expected] of [
      [moduleOutcome(row, client), row.module[client]],
      [providerOutcome(row, client), row.provider[client]]
    ] as const) {
      if (row.tie !== true || !sameRank(outcome, expected)) expect(outcome).toEqual(expected)
    }
  }
  const newer = row.provider['terraform>=1.13']
  if (newer !== undefined) expect(providerOutcome(row, 'terraform', true)).toEqual(newer)
})

function clientReads(constraint: string, version: string): string {
  const terms = parseModuleConstraint(constraint)
  if (!terms.ok) return 'syntax'
  if (terms.value.some((term) => isPreRelease(term.version))) return 'pre-release'
  return excludesClient(constraint, version) ? 'not-met' : 'met'
}

it.each(coreVersion)('reads required_version = "$constraint" as the clients do', (row) => {
  expect(clientReads(row.constraint, '1.11.4')).toBe(row.terraform)
  expect(clientReads(row.constraint, '1.12.6')).toBe(row.opentofu)
})
