// Paths within a checkout, relative to it and with slashes; '' is its top.
import { join } from 'node:path/posix'

export const below = (directory: string, name: string): string =>
  directory === '' ? name : `${directory}/${name}`

export const directoryOf = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf('/')))

/** The directory of a local path in a file of another directory. The clients read backslashes as slashes on every system. */
export function resolvedPath(directory: string, path: string): string {
  const joined = join(directory, path.replaceAll('\\', '/')).replace(/\/$/, '')
  return joined === '.' ? '' : joined
}

/** The directory whose `init` reads the test files of a directory: those in `tests` belong to the one above. */
export const testedBy = (name: string): string =>
  /(^|\/)tests$/.test(name) ? directoryOf(name) : name

/**
 * The directory that the test files of a directory are for, to which their paths are relative: `testedBy` if that is a
 * module, or else the nearest module above (`-test-directory`), unless `sources` lead to modules from the first one only.
 */
export function moduleOfTests(
  name: string,
  isModule: (name: string) => boolean,
  sources: readonly string[] = []
): string {
  const tested = testedBy(name)
  const nearest = ['', ...withAbove(name)].findLast(isModule)
  if (nearest === undefined || isModule(tested)) return tested
  const leadsFrom = (base: string) => sources.some((path) => isModule(resolvedPath(base, path)))
  return leadsFrom(tested) && !leadsFrom(nearest) ? tested : nearest
}

export const isTestFile = (file: string): boolean => /\.(tftest|tofutest)\.(hcl|json)$/.test(file)

/** A configuration file whose arguments replace those of others (Terraform parser_file_matcher.go). */
export const isOverrideFile = (file: string) => /(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(file)

/** A directory and those above it, the highest first. */
export const withAbove = (name: string): readonly string[] =>
  name.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))
