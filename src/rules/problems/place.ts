// The place of a problem in a file.
import { visibleFile } from '../text/safe-text.ts'

/** Lines and columns are 1-based, `endColumn` is exclusive; the file is relative, with slashes. */
export type Place = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endColumn: number
  /** The file with the line, if `file` is a link to it. */
  readonly target?: string | undefined
  /** A root module uses the directory, which is one for tests, examples or templates by its name. */
  readonly isInUse?: true
  /** The line in a package to which the call at this place leads. */
  readonly inside?: PackageLine | undefined
}

/** A line in a package, which is no file of the checkout. */
export type PackageLine = {
  /** The calls that lead there, the outermost first, with the package that each one opens: `module.net (acme/net/aws 2.1.0)`. */
  readonly through: readonly string[]
  readonly package: string
  /** Relative to the package, with slashes; '' for a missing directory or the whole package. */
  readonly file: string
  readonly line: number
  /** The host of the package has no private address, and leads to none. */
  readonly isPublic: boolean
}

/** `module.net (acme/net/aws 2.1.0) > module.sub: modules/sub/versions.tf:7` */
export function showInside({ through, file, line }: PackageLine): string {
  const chain = through.map((call) => visibleFile(call)).join(' > ')
  return file === '' ? chain : `${chain}: ${visibleFile(file)}:${line}`
}

/** A constraint or version as written. */
export type Placed = {
  readonly text: string
  readonly place: Place
  /** The local modules that lead to the file, or to the package: `module.app > module.db`; absent in the root module itself. */
  readonly module?: string | undefined
}

/** A constraint in a file or in the `hostnames` setting. */
export type Constraint = Omit<Placed, 'place'> & { readonly place: Because }

/** The root module itself has it. */
export const isInRoot = ({ module, place }: Constraint): boolean =>
  module === undefined && (typeof place === 'string' || place.inside === undefined)

/** One of the constraints on a module or provider that no version fits. */
export type UnmetConstraint = Constraint & {
  /** It is one of the fewest that no version meets together. */
  readonly conflicts: boolean
}

/** `module.app > module.net (acme/net/aws 2.1.0): versions.tf:7`: the module that has a constraint, and its line. */
export function showAsker({ place, module }: Omit<Constraint, 'text'>): string {
  if (typeof place === 'string') return place
  const { file, line, inside } = place
  if (inside !== undefined) return [module, showInside(inside)].filter(Boolean).join(' > ')
  const at = `${visibleFile(file)}:${line}`
  return module === undefined ? at : `${module}: ${at}`
}
/** The file with the line: of the checkout, or of the package. */
export const writtenIn = ({ file, inside }: Place): string => inside?.file ?? file

const insideOf = ({ inside }: Pick<Place, 'inside'>): string =>
  inside === undefined ? '' : ` → ${showInside(inside)}`

/** Why something is required: a line of a file that uses it, or the `hostnames` setting. */
export type Because = Place | 'hostnames input'

/** Equal for places with the same beginning. */
export const positionOf = (because: Because): string =>
  typeof because === 'string'
    ? because
    : `${because.line}:${because.column} ${because.file}${insideOf(because)}`

/** The items with the same key: at least one in each group. */
export const groupsOf = <T>(items: Iterable<T>, keyOf: (item: T) => unknown) =>
  [...Map.groupBy(items, keyOf).values()] as [T, ...T[]][]

/** The items with each key, of which one may have several. */
export const groupsByEach = <T>(items: readonly T[], keysOf: (item: T) => readonly string[]) =>
  Map.groupBy(
    items.flatMap((item) => keysOf(item).map((key) => ({ key, item }))),
    ({ key }) => key
  )

/** The first of the items with the same key. */
export const firstOfEach = <T>(items: readonly T[], keyOf: (item: T) => unknown): readonly T[] =>
  groupsOf(items, keyOf).map(([first]) => first)

/** The first of the places with the same beginning. */
export const distinctPlaces = <P extends Because>(places: readonly P[]): readonly P[] =>
  firstOfEach(places, positionOf)

// Terraform separates a repository and a directory in it alike. Other paths of files have no empty part.
const IN_REPOSITORY = '//'

// The names of repositories on GitHub and GitLab, with groups. GitLab's names are the longest: 255 characters each. No part is `.` or `..`.
const REPOSITORY = /^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/
const MAX_REPOSITORY = 1000

/** True if the name of a repository can begin the names of files. Others must not be used for `inRepository`. */
export const isRepositoryName = (name: string): boolean =>
  name.length <= MAX_REPOSITORY && REPOSITORY.test(name)

/** The name of a file in a check of several repositories: `acme/network//main.tf`, `acme/network//.` for its top. */
export const inRepository = (repository: string, file: string): string =>
  `${repository}${IN_REPOSITORY}${file}`

/** The repository in the name of a file, and the file in it; null if the file is of this checkout. */
export function splitFile(file: string): {
  readonly repository: string | null
  readonly path: string
} {
  const repository = repositoryOf(file)
  if (repository === null) return { repository, path: file }
  return { repository, path: file.slice(repository.length + IN_REPOSITORY.length) }
}

/** The repository of a file; null for this checkout. There may be a hundred thousand files. */
export function repositoryOf(file: string): string | null {
  const at = file.indexOf(IN_REPOSITORY)
  return at > 0 && isRepositoryName(file.slice(0, at)) ? file.slice(0, at) : null
}

/** `main.tf:12`, with the line in a package to which it leads, or the name of the setting. */
export const showBecause = (because: Because): string =>
  typeof because === 'string'
    ? because
    : `${showFile(because.file)}:${because.line}${insideOf(because)}`

/** `main.tf:12:7`, which editors and terminals can open, with the line in a package to which it leads. */
export const showPlace = (place: Place): string =>
  `${showFile(place.file)}:${place.line}:${place.column}${insideOf(place)}`

/** `main.tf`, `acme/network//main.tf`, or `acme/network` for the top of that repository. */
export function showFile(file: string): string {
  const { repository, path } = splitFile(file)
  if (repository === null) return visibleFile(file)
  const name = visibleFile(repository)
  return path === '.' ? name : `${name}//${visibleFile(path)}`
}

const isInLock = (because: Because): boolean =>
  typeof because !== 'string' && because.file.endsWith('.terraform.lock.hcl')

/** The lines that people write before those of lock files, which `init` derives from them. */
export const sourcesFirst = (places: readonly Because[]): readonly Because[] =>
  places.toSorted((a, b) => Number(isInLock(a)) - Number(isInLock(b)))

// A host may be used in a hundred thousand lines, all of which each of its findings would name. A fleet has fewer
// repositories.
export const MAX_PLACES = 10_000

/** The first place in each repository, or of this checkout. */
export const firstInEach = <P extends Place | string>(places: readonly P[]): readonly P[] =>
  firstOfEach(places, (place) => (typeof place === 'string' ? place : repositoryOf(place.file)))

/** The first places; of too many, settings and the first place in each repository come before the others. */
export const boundedPlaces = <P extends Place | string>(places: readonly P[]): readonly P[] =>
  places.length <= MAX_PLACES
    ? places
    : [...new Set([...firstInEach(places), ...places])].slice(0, MAX_PLACES)

/** The shown part of the line of a place: the literal, and what is before and after it. */
export type SourceLine = {
  readonly place: Place
  readonly before: string
  readonly literal: string
  readonly after: string
}

// Directories whose files are no modules in use: their mistakes are often deliberate, or filled in later. Only names that
// such mistakes in public repositories had: a real module below one that is listed in error would pass with a warning.
const ASIDE =
  /^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated|golden[-_.]?(files|copies))$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i
// Below these, `test` is the name of an environment.
const ENVIRONMENTS = /(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i
const OWN_TESTS = /(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/

function asideOf(file: string): string | undefined {
  const { path } = splitFile(file)
  const directories = path.split('/').slice(0, OWN_TESTS.test(path) ? -2 : -1)
  return directories.find(
    (name, at) =>
      ASIDE.test(name) &&
      !(name === 'test' && directories.slice(0, at).some((above) => ENVIRONMENTS.test(above)))
  )
}

/** True if a file is in a directory for tests, fixtures, templates, examples or deprecated code. `tests` is none for a module's test files. */
export const isAside = (file: string): boolean => asideOf(file) !== undefined

/** True if a place is in such a directory, and no root module in use reads it. */
export const isPlacedAside = ({ file, isInUse }: Place): boolean =>
  isInUse !== true && isAside(file)

/** The pattern for `exclude` that skips the directory of a file that is aside, or else the file. */
export function excludePattern(file: string): string {
  const directory = asideOf(file)
  const pattern = directory === undefined ? splitFile(file).path : `**/${directory}`
  return pattern.replace(/[\\{}[\]?!()]/g, '?')
}
