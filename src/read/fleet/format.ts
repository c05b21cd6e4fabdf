// A line for each usage, then one about the repository. docs/usages.schema.json is made of it. A false member is not written.
import * as v from 'valibot'
import { countGlobs, isSimple, MAX_GLOBS } from '../../rules/ignore/globs.ts'
import { problemFacts } from '../../rules/problems/catalogue.ts'
import { type Note, noteOf } from '../../rules/problems/note.ts'
import { isRepositoryName } from '../../rules/problems/place.ts'
import { type Problem, SEVERITIES } from '../../rules/problems/problem.ts'
import * as known from '../../rules/protocol/clients.ts'
import { type Hostname, parseHostname, unicodeHostname } from '../../rules/protocol/hostname.ts'
import { type Dialect, dialectName } from '../scan/clients/dialect.ts'
import { releasesOf } from '../scan/clients/releases.ts'
import { LEVELS } from '../scan/signs.ts'
import {
  type Declared,
  DIRECTORY_KINDS,
  STATE_PARTS,
  type Usage,
  VERSION_KINDS
} from '../scan/usage.ts'
import * as is from '../schema/described.ts'
import { USAGE_KINDS } from './derive.ts'

// A scan keeps 30,000 notes. 5,000 root modules have 10,000 declarations.
export const MAX_ITEMS = 32_000

const { text, object, oneOf, matching } = is
const list = <T extends v.GenericSchema>(item: T) =>
  v.pipe(is.list(item), v.maxLength(MAX_ITEMS, `at most ${MAX_ITEMS} items`))
const maybeText = v.nullable(text)
const flag = v.exactOptional(is.flag, false)
const count = is.wholeNumber(0, Number.MAX_SAFE_INTEGER)
const provider = matching(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/, 'HOST/NAMESPACE/TYPE')
const version = matching(/^[\w.+-]{1,100}$/, 'a version')

// `parseHostname` reads the form that people write.
const isHostname = (name: string): name is Hostname => {
  const host = parseHostname(unicodeHostname(name as Hostname))
  return host.ok && host.value === name
}
export const host = is.accepted(isHostname, 'a hostname')

const PATH = /^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/
export const file = matching(PATH, 'a path in the repository')

// '' is the top of the repository.
const directory = matching(new RegExp(`^$|${PATH.source}`), 'a path in the repository')

// No file has more lines, and no line more columns.
const position = is.wholeNumber(1, 2 ** 25)
const at = { line: position, column: position, endColumn: position }
export const place = object({ file, ...at, target: v.optional(file) })

export const client = oneOf(known.ALL_CLIENTS)
export const mainClient = oneOf(known.MAIN_CLIENTS)
const byClient = <S extends v.GenericSchema>(schema: S) =>
  object({ terraform: v.exactOptional(schema), opentofu: v.exactOptional(schema) })

const COMBINATIONS = [known.MAIN_CLIENTS, ...known.MAIN_CLIENTS.map((name) => [name])]
const combinationOf = (names: readonly known.MainClient[]) =>
  COMBINATIONS.find(
    (all) => all.length === names.length && all.every((name) => names.includes(name))
  )

/** Equal lists become one array: a hundred thousand usages have them. */
export const clients = v.pipe(
  list(mainClient),
  v.check((names) => combinationOf(names) !== undefined, 'one or two different CLIs'),
  v.transform((names) => combinationOf(names) ?? names)
)

const usageVersion = object({ text, value: v.exactOptional(byClient(maybeText)), place })

export const moduleUse = object({
  root: maybeText,
  source: maybeText,
  version: maybeText,
  isOpen: flag
})

/** The host is for people; a check derives it again. */
export const usageLine = v.pipe(
  object({
    kind: oneOf(USAGE_KINDS),
    host: maybeText,
    address: text,
    text: maybeText,
    ...place.entries,
    clients,
    version: v.exactOptional(usageVersion),
    constraints: v.exactOptional(text),
    evaluated: v.exactOptional(byClient(object({ text: maybeText, isWhole: flag }))),
    calls: v.exactOptional(byClient(list(moduleUse))),
    backend: v.exactOptional(text),
    hasOwnToken: flag,
    workspace: v.exactOptional(
      object({
        organization: maybeText,
        name: maybeText,
        lacks: v.exactOptional(list(oneOf(STATE_PARTS)))
      })
    ),
    isOverridden: flag,
    replacedFor: v.exactOptional(clients),
    directories: v.exactOptional(list(directory))
  }),
  v.transform(({ host: _, file, line, column, endColumn, target, ...facts }) => ({
    ...facts,
    place: { file, line, column, endColumn, target }
  }))
)

const dialect = v.pipe(
  object({
    clients,
    releases: list(text),
    versions: byClient(text),
    why: text,
    evidence: list(
      object({ client: mainClient, level: oneOf(LEVELS), place, text, version: maybeText })
    ),
    isGuess: v.exactOptional(v.literal(true, 'true'))
  }),
  v.transform(
    ({ releases, ...detected }): Dialect => ({
      ...detected,
      name: dialectName(detected.clients),
      releases: detected.clients.flatMap((name) => {
        const all = releasesOf(name, [])
        const named = all.filter((release) => releases.includes(release.name))
        // Another version of the program may divide the releases differently.
        return named.length === 0 ? all : named
      })
    })
  )
)

const isProblemCode = (code: string): code is Problem['code'] => Object.hasOwn(problemFacts(), code)

/** Facts that are always true of a code are those of this version of the program. */
const note = v.pipe(
  object({
    code: is.accepted(isProblemCode, 'a problem code'),
    severity: oneOf(SEVERITIES),
    message: text,
    help: v.exactOptional(text),
    affects: list(client),
    clients,
    namedHost: v.exactOptional(v.nullable(host), null),
    places: list(place),
    isPlaceholder: v.exactOptional(is.flag)
  }),
  v.transform(({ code, severity, message, help, affects, ...details }): Note => {
    const facts = problemFacts()[code]
    const narrowed = facts.affects.filter((name) => affects.includes(name))
    const problem = { ...facts, code, usualSeverity: facts.severity, severity, affects: narrowed }
    return noteOf({ ...problem, message, ...(help !== undefined && { help }) }, details)
  })
)

const DECLARED_KINDS = [
  ...DIRECTORY_KINDS,
  ...VERSION_KINDS,
  ...(Object.keys(known.OWN_SYNTAX) as known.OwnSyntax[]),
  ...(['binary', 'state-expression'] as const)
]

/** Others are about provider configurations: a large repository has many, and none is about a host. */
export const isSaved = (
  one: Declared
): one is Declared & { kind: (typeof DECLARED_KINDS)[number] } =>
  DECLARED_KINDS.some((kind) => kind === one.kind)

const declared = object({
  kind: oneOf(DECLARED_KINDS),
  text,
  localName: maybeText,
  place,
  directories: v.exactOptional(list(directory))
})

const unit = object({
  directory,
  module: v.nullable(directory),
  unknown: v.nullable(place),
  missing: v.exactOptional(directory),
  isPartial: flag,
  replaced: list(file),
  files: list(file)
})

const installed = object({ root: directory, key: text, source: text, version: text, directory })

const ignoreRule = object({
  code: text,
  host: v.nullable(host),
  paths: v.nullable(list(v.pipe(text, v.check(isSimple, 'a simple glob')))),
  reason: maybeText,
  place,
  line: v.exactOptional(position)
})
const ignoreRules = v.pipe(
  list(ignoreRule),
  v.check(
    (rules) => countGlobs(rules.flatMap(({ paths }) => paths ?? [])) <= MAX_GLOBS,
    'few globs'
  )
)

const repository = object({
  // It can begin the names of files, and is safe in every output.
  name: v.pipe(text, v.check(isRepositoryName, 'a name such as acme/network')),
  url: v.nullable(matching(/^https?:\/\/[\w.:/-]+$/, 'a URL of a page')),
  commit: v.nullable(matching(/^(?:[\da-f]{40}|[\da-f]{64})$/, 'the hash of a commit'))
})

const hashes = v.pipe(
  is.mapOf(provider, list(text)),
  v.transform((lists): ReadonlyMap<string, readonly string[]> => new Map(Object.entries(lists)))
)

export const lastLine = object({ kind: oneOf(['repository']), schemaVersion: count, version })

// `Date` writes it so.
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

export const repositoryLine = object({
  ...lastLine.entries,
  writtenAt: v.exactOptional(matching(TIME, 'a time in UTC')),
  repository,
  dialect,
  setting: object({
    name: oneOf(['auto', 'terraform', 'opentofu', 'both']),
    version: v.nullable(version)
  }),
  usedBy: list(client),
  files: count,
  bytes: count,
  usages: count,
  isEmpty: flag,
  notes: list(note),
  ignore: v.exactOptional(ignoreRules, []),
  declared: list(declared),
  units: v.exactOptional(list(unit), []),
  installed: v.exactOptional(list(installed), []),
  roots: list(object({ directory: file, clients })),
  rootsAreNamed: flag,
  isReadByProject: flag,
  locks: list(object({ file, hashes })),
  plugins: list(object({ directory: file, providers: list(provider) }))
})

export type RepositoryUsages = Omit<
  v.InferOutput<typeof repositoryLine>,
  'kind' | 'schemaVersion' | 'version' | 'usages'
> & {
  readonly usages: readonly Usage[]
}
