// Values that several parts of a JSON report have: places, clients, problems, counts.
import { type ProblemCode, problemFacts } from '../problems/catalogue.ts'
import { inRepository, type Place, repositoryOf } from '../problems/place.ts'
import type { Problem } from '../problems/problem.ts'
import { ALL_CLIENTS, MAIN_CLIENTS } from '../protocol/clients.ts'
import {
  amount,
  integer,
  list,
  mismatch,
  nullable,
  object,
  oneOf,
  optional,
  type Read,
  text
} from '../shape/shape.ts'
import { repositoryName } from '../shape/values.ts'
import type { Because } from '../visit/requirements.ts'

// The size of the file bounds lists.
const MAX_ITEMS = 10_000_000
const MAX_COUNT = 1e9
// As milliseconds, 30 years.
const MAX_MS = 1e12

export const anyText = text()
export const many = <T>(read: Read<T>): Read<readonly T[]> => list(read, MAX_ITEMS)
export const count = integer(0, MAX_COUNT)
/** How many items a list does not have. */
export const leftOut = optional(count, 0)
export const bytes = amount(1e15)
export const milliseconds = amount(MAX_MS)

export const mainClients = many(oneOf(MAIN_CLIENTS))
export const mainClient = oneOf(MAIN_CLIENTS)
export const clients = many(oneOf(ALL_CLIENTS))

const position = integer(1, 2 ** 31)

/** The name of a file or directory, in which its repository precedes it. */
export function fileIn(repository: string | null, path: string): string {
  if (repository !== null) return inRepository(repository, path)
  return repositoryOf(path) === null
    ? path
    : mismatch('a path without the name of a repository', path)
}

const placeShape = object({
  repository: optional(repositoryName, null),
  file: anyText,
  line: position,
  column: position,
  endColumn: position
})

export const place: Read<Place> = (value) => {
  const { repository, file, ...at } = placeShape(value)
  return { file: fileIn(repository, file), ...at }
}

const setting = oneOf(['hostnames input'])

export const because: Read<Because> = (value) =>
  typeof value === 'string' ? setting(value) : place(value)

export const code: Read<ProblemCode> = (value) => {
  const name = anyText(value)
  return Object.hasOwn(problemFacts(), name)
    ? (name as ProblemCode)
    : mismatch('a problem code of this version', value)
}

/** A problem with the facts of its code. */
export function problemOf(code: ProblemCode, message: string, help: string | null): Problem {
  const { title, severity, affects } = problemFacts()[code]
  const problem = { code, title, severity, usualSeverity: severity, affects, message }
  return help === null ? problem : { ...problem, help }
}

const problemShape = object({ code, message: anyText, help: nullable(anyText) })

export const problem: Read<Problem> = (value) => {
  const { code, message, help } = problemShape(value)
  return problemOf(code, message, help)
}
