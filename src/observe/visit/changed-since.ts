// The files that have changed since a commit. A stranger may have written the checkout with the configuration of its Git:
// no command here runs a hook, filter, monitor or other program, reads a submodule or fetches.
import { brief } from '../../rules/problems/brief.ts'
import { SettingsError } from '../../settings/settings.ts'
import { explainRun, GitFailure } from '../packages/git/failure.ts'
import { findGit, type GitMachine, outputOf } from '../packages/git/program.ts'
import type { Changes } from './changes.ts'

const OPTIONS = [
  '--no-optional-locks',
  ...['-c', 'core.hooksPath=/dev/null', '-c', 'safe.bareRepository=explicit']
]
const DIFF = [
  ...['diff', '--name-only', '-z', '--relative', '--no-renames', '--no-ext-diff'],
  ...['--no-textconv', '--ignore-submodules=all']
]
// The names of a million files.
const MAX_LIST = 64 * 1024 * 1024
const CURE =
  'fetch the branch; in a shallow clone, run `git fetch --unshallow`, or set `fetch-depth: 0` for actions/checkout'

/** Committed, staged, unstaged and untracked files below the directory. @throws SettingsError without a checkout or a common commit */
export async function changedSince(
  ref: string,
  directory: string,
  machine: GitMachine
): Promise<Changes> {
  try {
    const list = await listerIn(directory, machine)
    const [base = ''] = await list('merge-base', '--', ref, 'HEAD')
    const changed = await list(...DIFF, base.trim(), '--')
    const untracked = await list('ls-files', '-z', '--others', '--exclude-standard')
    const files = [...changed, ...untracked].map((file) => {
      // A host counts as new only if no changed file can have named it before.
      return { file, status: 'modified', changes: 1, patch: null }
    })
    return { kind: 'files', files, since: ref }
  } catch (error) {
    if (machine.stop.aborted) return { kind: 'all', why: 'the check ended' }
    if (!(error instanceof GitFailure)) throw error
    const needed = `a Git checkout in which ${brief(ref)} and HEAD have a commit in common`
    const cure = 'cure' in error.read ? error.read.cure : CURE
    throw new SettingsError([`--changed-since needs ${needed}: ${error.message}; ${cure}`])
  }
}

/** Runs Git for a list, each item of which ends with NUL. @throws GitFailure */
async function listerIn(directory: string, machine: GitMachine) {
  const git = await findGit(machine, directory)
  const environment = { GIT_CEILING_DIRECTORIES: '', NOTHING: '' }
  const list = async (...args: readonly string[]): Promise<readonly string[]> => {
    const end = await git.run({ args: [...OPTIONS, ...args], environment, maxBytes: MAX_LIST })
    const output = outputOf(end)
    if (output === null) throw explainRun('git', end)
    return output.split('\0').filter((item) => item !== '')
  }
  const settings = await list('config', '--list', '-z', '--name-only')
  // Git compares the content of files, and for that runs the filters that the checkout names.
  const filters = settings.filter((name) => name.startsWith('filter.'))
  const off = filters.map((name) => `--config-env=${name}=NOTHING`)
  return (...args: readonly string[]) => list(...off, ...args)
}
