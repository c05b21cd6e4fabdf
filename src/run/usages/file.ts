// Keeps `usages` from writing a file that a check would refuse.
import { MAX_ITEMS, type RepositoryUsages, repositoryLine } from '../../read/fleet/format.ts'
import { FEWER, Size } from '../../read/fleet/lines.ts'
import { readAs } from '../../read/schema/described.ts'
import { brief } from '../../rules/problems/brief.ts'
import { SettingsError } from '../../settings/settings.ts'

function hasLongList(value: unknown, isBounded = true): boolean {
  if (typeof value !== 'object' || value === null) return false
  const all: readonly unknown[] = value instanceof Map ? [...value.values()] : Object.values(value)
  const isLong = isBounded && Array.isArray(value) && value.length > MAX_ITEMS
  return isLong || all.some((each) => hasLongList(each))
}

/** The pieces of a usages file. @throws SettingsError where a check would refuse it, also after some pieces */
export function* readableFile(
  repository: RepositoryUsages,
  render: (repository: RepositoryUsages) => Iterable<string>
): Generator<string> {
  const { usages, declared, roots } = repository
  const files = [...usages, ...declared].map(({ place }) => place.file)
  const paths = [...files, ...roots.map(({ directory }) => directory)]
  const outside = paths.find((path) => /^(?:\/|\.\.(?:\/|$))/.test(path))
  if (outside !== undefined)
    throw unwritten(
      `${brief(outside)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`
    )
  const long = Object.entries(repository).find(([name, value]) =>
    hasLongList(value, name !== 'usages')
  )
  if (long !== undefined)
    throw unwritten(`${long[0]} would have a list of more than ${MAX_ITEMS} items; ${FEWER}`)
  // There may be many of these. The scan gives the rest of each the form that a check expects.
  const few = { ...repository, usages: [], declared: [], units: [], roots: [], locks: [] }
  const read = readAs(repositoryLine, JSON.parse([...render(few)].join('')))
  if (!read.ok) throw unwritten(read.why)
  const size = new Size()
  for (const piece of render(repository)) {
    const excess = size.add(Buffer.from(piece))
    if (excess !== null) throw unwritten(`the file would have ${excess}; ${FEWER}`)
    yield piece
  }
}

const unwritten = (why: string) =>
  new SettingsError([`the usages of this repository cannot be written: ${why}`])
