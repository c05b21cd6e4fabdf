// Which reports cannot be merged with each other: one would hide what another found.
import { listSome } from '../problems/brief.ts'
import { isPartial, type Report } from '../report/outcome.ts'
import { hasUnnamedFiles } from './name-files.ts'

/** A report and the name of its file. */
export type NamedReport = Report & { readonly file: string }

const MAX_FILES = 3

/** Every mistake, each with the files and the cure. */
export function mistakesIn(reports: readonly NamedReport[]): readonly string[] {
  const parts = reports.filter(({ context }) => isPartial(context.shards))
  const whole = reports.filter(({ context }) => !isPartial(context.shards))
  if (parts.length === 0) return reports.length > 1 ? unnamed(reports) : []
  return [
    ...(whole.length === 0
      ? []
      : [
          `${filesOf(parts)} ${are(parts)} of shards, but ${filesOf(whole)} ${are(whole)} not; merge the shards of one check, or reports of whole checks`
        ]),
    ...countMistakes(parts),
    ...repeated(parts),
    ...differentCommits(parts)
  ]
}

/** Files of the same name in two repositories would be one. */
const unnamed = (reports: readonly NamedReport[]): readonly string[] =>
  reports
    .filter(hasUnnamedFiles)
    .map(
      ({ file }) =>
        `${file} does not say of which repository its files are; run the check in a checkout with the remote origin`
    )

const filesOf = (reports: readonly NamedReport[]): string =>
  listSome(
    reports.map(({ file }) => file),
    MAX_FILES
  )

const are = ({ length }: readonly unknown[]): string => (length === 1 ? 'is' : 'are')

function countMistakes(parts: readonly NamedReport[]): readonly string[] {
  const counts = Map.groupBy(parts, ({ context }) => context.shards?.count)
  if (counts.size === 1) return []
  const each = [...counts].map(([count, own]) => `${count} in ${filesOf(own)}`)
  return [
    `the numbers of shards differ: ${each.join('; ')}; merge the shards of one check, and delete reports of earlier ones`
  ]
}

/** Only one of two results of a shard can be right. */
function repeated(parts: readonly NamedReport[]): readonly string[] {
  const owners = parts.flatMap((part) =>
    (part.context.shards?.indexes ?? []).map((index) => ({ index, part }))
  )
  return [...Map.groupBy(owners, ({ index }) => index)].flatMap(([index, own]) => {
    const files = filesOf(own.map(({ part }) => part))
    return own.length === 1
      ? []
      : [`shard ${index} is in ${own.length} different reports: ${files}; merge only one of them`]
  })
}

/** The shards of one check have the same usages files. */
function differentCommits(parts: readonly NamedReport[]): readonly string[] {
  const known = new Map<string, { readonly commit: string; readonly part: NamedReport }>()
  const mistakes = new Set<string>()
  for (const part of parts) {
    for (const { name, commit } of part.context.repositories) {
      const before = known.get(name)
      if (commit === null) continue
      if (before === undefined) known.set(name, { commit, part })
      else if (before.commit !== commit) {
        mistakes.add(
          `${filesOf([before.part])} and ${filesOf([part])} checked different commits of ${name}; give all shards the same usages files`
        )
      }
    }
  }
  return [...mistakes]
}
