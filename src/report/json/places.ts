// Places in the JSON report: as objects, and as many as fit.
import { repositoriesFirst } from '../../judge/finding.ts'
import { type Place, repositoryOf, splitFile } from '../../problems/place.ts'
import type { Because } from '../../visit/requirements.ts'
import { fairShare, within } from '../pieces.ts'

/** A list of places with what its share of the report leaves out. */
export type Sharing = (list: readonly Because[]) => {
  readonly kept: readonly ReturnType<typeof becauseOf>[]
  readonly left: number
}

/** Of lists that together exceed `budget` bytes, the longest lose most, and repositories with several places before others. */
export function sharing(lists: readonly (readonly Because[])[], budget: number): Sharing {
  const costs = new Map<readonly Because[], number>()
  for (const each of lists) {
    if (!costs.has(each))
      costs.set(
        each,
        each.reduce((sum, one) => sum + costOf(one), 0)
      )
  }
  const share = fairShare(
    lists.map((each) => costs.get(each) ?? 0),
    budget
  )
  return (each) => {
    const isWhole = (costs.get(each) ?? 0) <= share
    const kept = isWhole ? each : within(repositoriesFirst(each), share, costOf)
    return { kept: kept.map(becauseOf), left: each.length - kept.length }
  }
}

// The names of a place's properties, its numbers, and the indentation.
const PLACE_BYTES = 140
const REPOSITORY_BYTES = 30
// `\u202e` for one character.
const ESCAPE_BYTES = 6

function costOf(because: Because): number {
  if (typeof because === 'string') return PLACE_BYTES
  const { file } = because
  const extra = repositoryOf(file) === null ? 0 : REPOSITORY_BYTES
  return PLACE_BYTES + extra + file.length * (/^[ -~]*$/.test(file) ? 1 : ESCAPE_BYTES)
}

export const becauseOf = (because: Because) =>
  typeof because === 'string' ? because : placeOf(because)

/** Only these properties of a place belong to the report. */
export const placeOf = ({ file, line, column, endColumn }: Place) => ({
  ...fileOf(file),
  line,
  column,
  endColumn
})

function fileOf(file: string) {
  const { repository, path } = splitFile(file)
  return repository === null ? { file } : { repository, file: path }
}

/** The directory of a root module, and its repository if that is another one. */
export function directoryOf(directory: string) {
  const { repository, path } = splitFile(directory)
  return repository === null ? { directory } : { repository, directory: path }
}

/** The member that says how many items of a list are not there; none where all are. */
export const leftOut = (name: string, count: number) =>
  count > 0 ? { [`${name}LeftOut`]: count } : {}
