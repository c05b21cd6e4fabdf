// Keeps `usages` from writing a file that read-lines.ts refuses.
import { brief } from '../problems/brief.ts'
import { readAs } from '../schema/described.ts'
import { SettingsError } from '../settings/settings.ts'
import { type RepositoryUsages, repositoryLine } from './format.ts'
import { FEWER, MAX_BYTES, MAX_PARTS, partsIn, TOO_MANY_PARTS } from './read-lines.ts'

/** The pieces of a usages file. @throws SettingsError where a check would refuse it, also after some pieces */
export function* readableFile(
  found: RepositoryUsages,
  render: (found: RepositoryUsages) => Iterable<string>
): Generator<string> {
  const outside = pathOutside(found)
  if (outside !== undefined)
    throw unwritten(
      `${brief(outside)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`
    )
  // There may be many of these. The scan gives the rest of each the form that a check expects.
  const few = { ...found, usages: [], declared: [], roots: [], locks: [] }
  const read = readAs(repositoryLine, JSON.parse([...render(few)].join('')))
  if (!read.ok) throw unwritten(read.why)
  let bytes = 0
  let parts = 0
  for (const piece of render(found)) {
    bytes += Buffer.byteLength(piece)
    parts += partsIn(piece)
    if (bytes > MAX_BYTES)
      throw unwritten(`the file would have more than ${MAX_BYTES / 1024 / 1024} MiB; ${FEWER}`)
    if (parts > MAX_PARTS) throw unwritten(`the file would have ${TOO_MANY_PARTS}`)
    yield piece
  }
}

/** A path outside the current directory, which `scan` may name. */
function pathOutside({ usages, declared, roots }: RepositoryUsages): string | undefined {
  const isOutside = (path: string): boolean => /^(?:\/|\.\.(?:\/|$))/.test(path)
  const placed = [usages, declared].flatMap(
    (list) => list.find(({ place }) => isOutside(place.file))?.place.file ?? []
  )
  return placed[0] ?? roots.find((root) => isOutside(root.directory))?.directory
}

const unwritten = (why: string) =>
  new SettingsError([`the usages of this repository cannot be written: ${why}`])
