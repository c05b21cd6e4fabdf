// Compares what the check predicts for a row of init.json with what `init` did.
import type { MainClient } from '../../src/rules/protocol/clients.ts'
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
  discovery: ['files'],
  versions: ['files', 'discovery', 'versions', 'ping'],
  packages: ['files', 'discovery', 'versions', 'ping', 'packages'],
  init: ['files', 'discovery', 'versions', 'ping', 'packages']
} as const

/** The clients with which the rows were recorded. */
export const CLIENT_VERSIONS: Readonly<Record<MainClient, string>> = {
  terraform: 'terraform 1.11.4',
  opentofu: 'opentofu 1.12.6'
}

/** What the check says about a row. */
export type Predicted = {
  readonly row: InitRow
  /** The codes of all findings, and of the errors. */
  readonly findings: readonly string[]
  readonly errors: readonly string[]
  readonly roots: readonly ReportedRoot[]
  /** As rows record them. */
  readonly requests: readonly string[]
}

export type CheckDepth = keyof typeof ENOUGH

// Compared with the contents of the archive.
const NEEDS_ARCHIVE = /only an h1/

/** Why the check cannot know how `init` of the client ends; null if it can. */
export function whyUnknown(row: InitRow, client: MainClient): string | null {
  const ended = row.expected[client]
  if (!failed(ended)) return null
  if (ended.visibleAt === 'archive' || NEEDS_ARCHIVE.test(row.name))
    return 'only the archive shows it'
  return ended.visibleAt === 'api' ? 'only a call that the check does not make shows it' : null
}

/** Whether the check must fail at this depth. Answers that crash a client are failures, too. */
export function mustFail(row: InitRow, client: MainClient, depth: CheckDepth): boolean {
  const { visibleAt = 'versions' } = row.expected[client]
  // A token or a hostname of a backend may be missing where only discovery is checked.
  if (row.group === 'tfe' && depth === 'discovery') return false
  const enough: readonly string[] = ENOUGH[depth]
  return failed(row.expected[client]) && enough.includes(visibleAt)
}

const DISCOVERY = '/.well-known/terraform.json'

/** Requests that the client does not make for the row, or with another token, or less often. */
export function requestFaults(
  { row, requests }: Pick<Predicted, 'row' | 'requests'>,
  client: MainClient
): readonly string[] {
  // Of several runs, the first one found no package in `.terraform`, which the check does not read.
  const theirs = row.expected[client].requests
  const counts = countsOf(requests.map(withoutToken))
  const expected = countsOf(theirs.map(withoutToken))
  return requests.flatMap((each) => {
    const plain = withoutToken(each)
    const times = expected.get(plain)
    // `init` stops at the first stage with an error, and does not contact hosts that only `plan` contacts.
    const isExpected = failed(row.expected[client]) || plain.endsWith(DISCOVERY)
    if (times === undefined) return isExpected ? [] : [`only we ask: ${each}`]
    if (plain !== each && !theirs.includes(each)) return [`with a token: ${each}`]
    return (counts.get(plain) ?? 0) > times ? [`more often: ${each}`] : []
  })
}

const withoutToken = (request: string): string => request.split(' ').slice(0, 2).join(' ')

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** The versions that the client chose but the check did not. */
export function versionFaults(
  row: InitRow,
  client: MainClient,
  roots: readonly ReportedRoot[],
  depth: CheckDepth = 'packages'
): readonly string[] {
  const { modules = {}, providers = {}, visibleAt } = row.expected[client]
  // Nothing was chosen: the versions are those of a lock file.
  if (visibleAt !== undefined && visibleAt !== 'packages') return []
  // Calls inside packages are known only at depth `init`.
  const calls = Object.entries(modules).filter(([name]) => depth === 'init' || !name.includes('.'))
  const expected = [
    ...calls.map(
      ([name, version]) => [`module.${name.replaceAll('.', '.module.')}`, version] as const
    ),
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
