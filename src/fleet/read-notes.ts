// Reads the problems of files, and what directories declare, in a usages file.
import { problemFacts } from '../problems/catalogue.ts'
import { type Finding, findingOf, type Problem, SEVERITIES } from '../problems/problem.ts'
import { ALL_CLIENTS, OWN_SYNTAX, type OwnSyntax } from '../protocol/clients.ts'
import { type Declared, DIRECTORY_KINDS, TOP, VERSION_KINDS } from '../scan/usage.ts'
import { flag, list, nullable, object, oneOf, optional, type Read } from './shape.ts'
import { FILE, hostname, PLACE, place, someClients, TEXT } from './values.ts'

const writtenNote = object({
  code: oneOf(Object.keys(problemFacts()) as Problem['code'][]),
  severity: oneOf(SEVERITIES),
  ...PLACE,
  message: TEXT,
  help: optional(TEXT, undefined),
  affects: list(oneOf(ALL_CLIENTS)),
  clients: someClients,
  host: nullable(hostname),
  others: optional(list(place), []),
  aside: optional(FILE, undefined),
  placeholder: optional(flag, false)
})

/** What is always true of a code is as this version of the program has it. */
export const note: Read<Finding> = (value) => {
  const given = writtenNote(value)
  const { code, severity, message, help, affects, file, line, column, endColumn } = given
  const { title, severity: usualSeverity, affects: mayAffect } = problemFacts()[code]
  const problem: Problem = {
    code,
    title,
    usualSeverity,
    severity,
    message,
    affects: mayAffect.filter((client) => affects.includes(client)),
    ...(help === undefined ? {} : { help })
  }
  const { clients, host, others, aside, placeholder } = given
  return findingOf(problem, {
    places: [{ file, line, column, endColumn }, ...others],
    clients,
    namedHost: host,
    isPlaceholder: placeholder,
    ...(aside === undefined ? {} : { aside })
  })
}

const SYNTAX_KINDS = Object.keys(OWN_SYNTAX) as OwnSyntax[]

const anyDeclared = object({ kind: oneOf([...DIRECTORY_KINDS, ...VERSION_KINDS, ...SYNTAX_KINDS]) })
const ofDirectory = object({ kind: oneOf(DIRECTORY_KINDS), file: FILE })
const ofVersion = object({
  kind: oneOf(VERSION_KINDS),
  ...PLACE,
  text: TEXT,
  localName: nullable(TEXT)
})
const ofSyntax = object({ kind: oneOf(SYNTAX_KINDS), ...PLACE })

const isOneOf = (kinds: readonly string[], kind: string): boolean => kinds.includes(kind)

export const declared: Read<Declared> = (value) => {
  const { kind } = anyDeclared(value)
  const nothing = { text: '', localName: null }
  if (isOneOf(DIRECTORY_KINDS, kind)) {
    return { kind, ...nothing, place: { ...TOP, file: ofDirectory(value).file } }
  }
  if (isOneOf(SYNTAX_KINDS, kind)) {
    const { kind: syntax, ...at } = ofSyntax(value)
    return { kind: syntax, ...nothing, place: at }
  }
  const { kind: version, text, localName, ...at } = ofVersion(value)
  return { kind: version, text, localName, place: at }
}
