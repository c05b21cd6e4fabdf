// Places in the JSON report.
import { type Because, type Place, splitFile } from '../../problems/place.ts'

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
