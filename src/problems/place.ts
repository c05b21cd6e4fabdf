// Where in a file a problem is.
import type { Problem } from './problem.ts'

/** Lines and columns are 1-based, `endColumn` is exclusive; the file is relative, with slashes. */
export type Place = {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endColumn: number
}

/** A problem of a file; `place` is null where no line is wrong. */
export type PlacedProblem = { readonly problem: Problem; readonly place: Place | null }

// Directories whose files are no modules in use: their mistakes are often deliberate, or filled in later.
const ASIDE =
  /^(__.*__|testdata|tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i
// Below these, `test` is the name of an environment.
const ENVIRONMENTS = /(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i
const OWN_TESTS = /(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/

/**
 * Whether a file lies in a directory for tests, fixtures, templates, examples or deprecated code. The
 * `tests` directory of a module is no such directory for its own test files.
 */
export function isAside(file: string): boolean {
  const directories = file.split('/').slice(0, OWN_TESTS.test(file) ? -2 : -1)
  return directories.some(
    (name, at) =>
      ASIDE.test(name) &&
      !(name === 'test' && directories.slice(0, at).some((above) => ENVIRONMENTS.test(above)))
  )
}
