// The files that have changed since a commit. A stranger may have written the checkout with the configuration of its Git:
// no command here runs a hook, filter, monitor, pager or other program, reads a submodule's configuration or fetches.
import type { Environment } from '../../read/cli-config/machine.ts'
import { brief } from '../../rules/problems/brief.ts'
import { didYouMean } from '../../settings/nearest.ts'
import { SettingsError } from '../../settings/settings.ts'
import { explainRun, GitFailure } from '../packages/git/failure.ts'
import { findGit, type GitMachine, outputOf } from '../packages/git/program.ts'
import type { ChangedFile, Changes } from './changes.ts'

const OPTIONS = [
  ...['--no-pager', '--no-optional-locks', '--literal-pathspecs'],
  ...['-c', 'core.hooksPath=/dev/null', '-c', 'safe.bareRepository=explicit']
]
const DIFF = [
  ...['diff', '--raw', '-z', '--no-abbrev', '--relative', '--no-renames', '--no-ext-diff'],
  ...['--no-textconv', '--ignore-submodules=dirty']
]
// `:MODE MODE HASH HASH STATUS`, then the name (git-diff, "Raw output format").
const ROW = /:\d+ (\d+) \w+ \w+ (\w)\0([^\0]+)\0/g
const SUBMODULE = '160000'
// The names of a million files.
const MAX_LIST = 64 * 1024 * 1024
const SHALLOW =
  '; the clone is shallow: run `git fetch --unshallow`, or set `fetch-depth: 0` for actions/checkout'

/** Committed, staged, unstaged and untracked files below the directory. @throws SettingsError without a checkout or a common commit */
export async function changedSince(
  ref: string,
  directory: string,
  machine: GitMachine
): Promise<Changes> {
  try {
    const run = await runnerIn(directory, machine)
    const list = async (args: readonly string[]) => namesIn(await run(args))
    const base = await mergeBase(ref, run)
    const rows = [...(await run([...DIFF, base, '--'])).matchAll(ROW)]
    const inSubmodules = rows.map(async ([, mode, , file = '']) => {
      const names = mode === SUBMODULE ? await list(['-C', file, 'ls-files', '-z']) : []
      return names.map((name) => changed(`${file}/${name}`))
    })
    const untracked = await list(['ls-files', '-z', '--others', '--exclude-standard'])
    const files = [
      ...rows.map(([, , status = '', file = '']) => changed(file, STATUSES[status])),
      ...(await Promise.all(inSubmodules)).flat(),
      ...untracked.map((file) => changed(file, 'added'))
    ]
    return { kind: 'files', files, since: ref }
  } catch (error) {
    if (machine.stop.aborted) return { kind: 'all', why: 'the check ended' }
    if (!(error instanceof GitFailure)) throw error
    const cure = 'cure' in error.read ? `; ${error.read.cure}` : ''
    throw new SettingsError([`--changed-since needs a Git checkout: ${error.message}${cure}`])
  }
}

const STATUSES: Readonly<Record<string, string>> = { A: 'added', D: 'removed' }

/** Without patches: a host counts as new only if no changed file can have named it before. */
const changed = (file: string, status = 'modified'): ChangedFile => ({
  file,
  status,
  changes: 1,
  patch: null
})

const namesIn = (list: string): readonly string[] => list.split('\0').filter((name) => name !== '')

type Run = (args: readonly string[]) => Promise<string>

/** @throws GitFailure */
async function runnerIn(directory: string, machine: GitMachine): Promise<Run> {
  const git = await findGit(machine, directory)
  const start = (args: readonly string[], environment: Environment = {}) =>
    git.run({
      args: [...OPTIONS, ...args],
      environment: { ...environment, GIT_CEILING_DIRECTORIES: '' },
      maxBytes: MAX_LIST
    })
  const filters = await start(['config', '-z', '--name-only', '--get-regexp', '^filter\\.'])
  const isNone = filters.kind === 'exited' && filters.code === 1
  const names = isNone ? '' : outputOf(filters)
  if (names === null) throw explainRun('git', filters)
  const environment = withoutFilters(namesIn(names), machine.environment)
  return async (args) => {
    const end = await start(args, environment)
    const output = outputOf(end)
    if (output === null) throw explainRun('git', end)
    return output
  }
}

/** Git compares the content of files, and for that runs the filters that the checkout names. The last value of a setting holds. */
function withoutFilters(
  names: readonly string[],
  { GIT_CONFIG_COUNT: count }: Environment
): Environment {
  const drivers = [...new Set(names.map((name) => name.replace(/\.[^.]*$/, '')))]
  const off = drivers.flatMap((driver) => [
    [`${driver}.clean`, ''],
    [`${driver}.process`, ''],
    [`${driver}.required`, 'false']
  ])
  const first = Number(count) || 0
  const variables = off.flatMap(([key, value], at) => [
    [`GIT_CONFIG_KEY_${first + at}`, key],
    [`GIT_CONFIG_VALUE_${first + at}`, value]
  ])
  return { ...Object.fromEntries(variables), GIT_CONFIG_COUNT: String(first + off.length) }
}

/** @throws SettingsError, or GitFailure outside of a checkout */
async function mergeBase(ref: string, run: Run): Promise<string> {
  const firstLine = (...args: readonly string[]) =>
    run(args)
      .then((output) => output.split('\n', 1).join())
      .catch(() => null)
  const named = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
  const commit = await firstLine(...named)
  const base = commit && (await firstLine('merge-base', commit, 'HEAD'))
  if (base) return base
  const names = (await run(['for-each-ref', '--format=%(refname:short)'])).split('\n')
  const isShallow = (await firstLine('rev-parse', '--is-shallow-repository')) === 'true'
  const otherwise = isShallow ? SHALLOW : ''
  const why = commit
    ? `has no commit in common with HEAD${otherwise}`
    : `is no branch, tag or commit${didYouMean(ref, names, otherwise)}`
  throw new SettingsError([`--changed-since: ${brief(ref)} ${why}`])
}
