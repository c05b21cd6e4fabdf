// Compares what the check predicts for a row of init.json with what `init` did.
import type { MainClient } from '../../src/protocol/clients.ts'
import { failed, type InitRow } from './init-rows.ts'

/** The part of a report, or of a verdict, that holds the chosen versions. */
export type ReportedRoot = {
  readonly directory: string
  readonly rows: readonly {
    readonly address: string
    readonly chosen: Readonly<Partial<Record<MainClient, string | null>>>
  }[]
}

/** How deep a failure must be looked for, from the files to the packages. */
const ENOUGH = {
  discovery: ['files', 'discovery'],
  versions: ['files', 'discovery', 'versions', 'ping'],
  packages: ['files', 'discovery', 'versions', 'ping', 'packages']
} as const

export type CheckDepth = keyof typeof ENOUGH

// The signature is by another key, or by one that has expired: only OpenPGP shows that.
const NEEDS_OPENPGP = /signing_keys: another key$|OPENTOFU_ENFORCE_GPG_EXPIRATION/

/** Why the check cannot know how `init` of the client ends; null if it can. */
export function whyUnknown(row: InitRow, client: MainClient): 'archive' | 'api' | 'OpenPGP' | null {
  const { visibleAt } = row.expected[client]
  if (visibleAt === 'archive' || visibleAt === 'api') return visibleAt
  return failed(row.expected[client]) && NEEDS_OPENPGP.test(row.name) ? 'OpenPGP' : null
}

/** Whether the check must fail at this depth. Answers that crash a client are failures, too. */
export function mustFail(row: InitRow, client: MainClient, depth: CheckDepth): boolean {
  const { visibleAt = 'versions' } = row.expected[client]
  const enough: readonly string[] = ENOUGH[depth]
  return failed(row.expected[client]) && enough.includes(visibleAt)
}

/** The versions that the client chose but the check did not. */
export function versionFaults(
  row: InitRow,
  client: MainClient,
  roots: readonly ReportedRoot[]
): readonly string[] {
  const { modules = {}, providers = {}, visibleAt } = row.expected[client]
  // Nothing was chosen: the versions are those of a lock file.
  if (visibleAt === 'files') return []
  // Calls inside packages are not known before `init`.
  const calls = Object.entries(modules).filter(([name]) => !name.includes('.'))
  const expected = [
    ...calls.map(([name, version]) => [`module.${name}`, version] as const),
    ...Object.entries(providers)
  ]
  const reported = roots.flatMap(({ rows }) => rows)
  return expected.flatMap(([address, version]) => {
    const found = reported
      .filter((each) => each.address === address)
      .map(({ chosen }) => chosen[client])
    return found.includes(version) ? [] : [`${address}: init chose ${version}, the check ${found}`]
  })
}
