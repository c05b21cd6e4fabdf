// Tables of root modules, with a row for each module call and provider: the choice of `init`, and what is wrong with it.
import {
  type Because,
  type Constraint,
  firstOfEach,
  groupsByEach,
  type Place,
  positionOf
} from '../rules/problems/place.ts'
import type { Problem, Severity } from '../rules/problems/problem.ts'
import type { MainClient } from '../rules/protocol/clients.ts'
import type { Hostname } from '../rules/protocol/hostname.ts'
import { bySeverity, type Finding, lineOf, severityFor } from './finding.ts'

/** One module call or provider of a root. */
export type RootRow = {
  readonly kind: 'module' | 'provider'
  /** `module.network`, or `registry.terraform.io/hashicorp/aws`. */
  readonly address: string
  /** The registry address of the module or provider, or another source, without secrets. */
  readonly source: string
  /** Empty for a source without one. */
  readonly host: Hostname
  /** A module that no registry serves, which has no versions. */
  readonly isDirect?: true
  /** The constraints of all modules of the root, as they are written. */
  readonly constraints: readonly string[]
  /** The same with the modules that have them; absent where that is the root module alone, as in most of 100,000 rows. */
  readonly requiredBy?: readonly Constraint[]
  /** With `upgrade`, those of them that exclude the newest release of a provider; absent for none. */
  readonly excluding?: readonly Constraint[]
  /** Those of them that no version meets together; absent for none. */
  readonly conflicting?: readonly Constraint[]
  readonly locked: string | null
  /** The version that each client would choose; null if none fits, absent if that is not known. */
  readonly chosen: Readonly<Partial<Record<MainClient, string | null>>>
  /** The newest release that the registry offers; null if that is not known. */
  readonly newest: string | null
  /** The availability of a provider's package at depth `packages`; null if that is not known. */
  readonly platforms: readonly {
    readonly platform: string
    readonly available: boolean | null
  }[]
  /** Some of the requests about its package were not sent, or their answers or the package not read. */
  readonly isUnchecked?: true
  /** The severity of the worst finding about it, and what its findings are about, worst first. */
  readonly worst: Severity | null
  readonly problems: readonly Pick<Problem, 'code' | 'usualSeverity'>[]
  readonly places: readonly Because[]
  /** The places of its constraints and locked version; empty if no client rejects them. */
  readonly rejectedAt: readonly Place[]
}

/** The key by which findings name a row, which the clients that agree about a line share. */
export function rowKey(
  directory: string,
  row: Pick<RootRow, 'kind' | 'source' | 'address' | 'constraints' | 'places'>
): string {
  const { kind, source, address, constraints, places } = row
  return JSON.stringify([directory, kind, source, address, constraints, places[0] ?? null])
}

export type RootVerdict = {
  readonly directory: string
  readonly clients: readonly MainClient[]
  readonly rows: readonly RootRow[]
}

type ShownInRows = Pick<
  Finding,
  'problem' | 'severity' | 'affects' | 'needed' | 'host' | 'places' | 'rowKeys'
>

/** The tables with what findings say about their rows; other rows show why a client rejects the constraints, the lock or the module. */
export function withFindings(
  roots: readonly RootVerdict[],
  findings: readonly ShownInRows[]
): readonly RootVerdict[] {
  const byRow = groupsByEach(findings, ({ rowKeys = [] }) => rowKeys)
  const ofFiles = findings.filter(({ host }) => host === null)
  const codesOf = (codes: RegExp) => ofFiles.filter(({ problem }) => codes.test(problem.code))
  const byLine = groupsByEach(codesOf(REFUSED_BY_FILES), ({ places }) => places.map(lineOf))
  const byCall = groupsByEach(codesOf(REFUSED_IN_MODULE), ({ places }) => places.map(callAt))
  if (byRow.size + byLine.size + byCall.size === 0) return roots
  return roots.map(({ directory, clients, rows }) => ({
    directory,
    clients,
    rows: rows.map((row) => {
      const ofRow = byRow.get(rowKey(directory, row)) ?? [
        ...row.rejectedAt.flatMap((place) => byLine.get(lineOf(place)) ?? []),
        ...callsOf(row).flatMap((place) => byCall.get(callAt(place)) ?? [])
      ]
      if (ofRow.length === 0) return row
      const worstFirst = ofRow
        .map(({ item }) => ({ ...item.problem, severity: severityFor(item, clients) }))
        .sort(bySeverity)
      const conflicting = conflictIn(row, ofRow)
      return {
        ...row,
        ...(conflicting.length > 0 && { conflicting }),
        worst: worstFirst[0]?.severity ?? null,
        problems: firstOfEach(worstFirst, ({ code }) => code).map(({ code, usualSeverity }) => ({
          code,
          usualSeverity
        }))
      }
    })
  }))
}

/** Those that its findings say conflict. */
function conflictIn({ requiredBy = [] }: RootRow, found: readonly { item: ShownInRows }[]) {
  const unmet = found.flatMap(({ item }) => item.problem.constraints ?? [])
  const keys = new Set(unmet.filter(({ conflicts }) => conflicts).map(constraintKey))
  return keys.size === 0 ? [] : requiredBy.filter((one) => keys.has(constraintKey(one)))
}

const constraintKey = ({ text, place }: Constraint): string => `${positionOf(place)} ${text}`

// The first words of codes of what `init` refuses by its files alone.
const REFUSED_BY_FILES = /^(?:constraint|lock)-/

// Of what it refuses in the files of a module.
const REFUSED_IN_MODULE = /^(?:block|client|file|source)-/

const callsOf = ({ kind, places }: RootRow): readonly Because[] =>
  places.filter((at) => kind === 'module' && typeof at !== 'string' && at.inside === undefined)

/** The line in the checkout, whatever is inside. */
const callAt = (at: Because): string => (typeof at === 'string' ? at : `${at.file}:${at.line}`)
