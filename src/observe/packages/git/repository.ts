// One remote repository in a temporary directory: commits without their history, and the whole history where only that helps.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textIn } from '../../../read/files/read-text.ts'
import { type PackageRead, packageBuilder } from '../../../read/packages/package-tree.ts'
import { once } from '../../../rules/text/once.ts'
import { Gate } from '../../network/gate.ts'
import { broken, explainRun, GitFailure } from './failure.ts'
import { type Git, outputOf } from './program.ts'
import { findRef, invalidRef, isPlain } from './refs.ts'
import type { GitRemote } from './remote.ts'
import { readGitTree } from './tree.ts'

export type GitRepository = ReturnType<typeof repositoryAt>

// No file that is read is larger.
const FILTER = '--filter=blob:limit=8m'
const FETCH = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head']

/** HEAD of a bare repository: a branch that exists once it has been fetched. */
const DEFAULT_BRANCH = 'refs/heads/tf-disco/default'

// As `git clone` names them.
const EVERYTHING = [
  `+HEAD:${DEFAULT_BRANCH}`,
  '+refs/heads/*:refs/remotes/origin/*',
  '+refs/tags/*:refs/tags/*'
]

/** `place`: the beginning of paths that do not exist. All functions throw GitFailure. */
export function repositoryAt(place: string, git: Git, remote: GitRemote) {
  const filter = git.canFilter ? [FILTER] : []
  const fetchInto = async (bare: string, args: readonly string[], specs: readonly string[]) => {
    await remote.run(bare, [...FETCH, ...args, ...filter, '--', remote.name, ...specs])
    return bare
  }
  const bare = makeBare(`${place}.git`)
  const inBatch = batches((specs) => fetchInto(bare, ['--depth=1'], specs))
  let count = 0
  /** Fetches HEAD, the full name of a ref, or a commit, without history. */
  const obtain = once(async (name: string) => {
    count += 1
    const ref = `refs/tf-disco/${count}`
    await inBatch(`+${name}:${ref}`)
    return { bare, revision: textIn(join(bare, ref))?.trim() ?? ref }
  })
  /** The full names of branches and tags, and HEAD. */
  const advertised = once(async () => {
    const list = ['ls-remote', '--quiet', '--heads', '--tags', '--', remote.name]
    const output = await remote.run(bare, list)
    const names = output.split('\n').map((line) => line.slice(line.indexOf('\t') + 1))
    return new Set(['HEAD', ...names])
  })
  /** The branch that HEAD is; null if the host does not say. Servers list all references for that. */
  const defaultBranch = once(async () => {
    const list = ['ls-remote', '--quiet', '--symref', '--', remote.name, 'HEAD']
    return /^ref: (.+)\tHEAD$/m.exec(await remote.run(bare, list))?.[1] ?? null
  })
  const whole = once(() => fetchInto(makeBare(`${place}-whole.git`), [], EVERYTHING))
  /** Fetches everything, and finds what the ref means in it (go-getter resolveCheckoutRef). */
  const inHistory = async (ref: string) => {
    const bare = await whole()
    for (const revision of [ref, `origin/${ref}`]) {
      const options = ['rev-parse', '--verify', '--quiet', '--end-of-options']
      const args = ['--git-dir', bare, ...options, `${revision}^{commit}`]
      const end = await git.run({ args })
      const commit = outputOf(end)?.trim()
      if (commit) return { bare, revision: commit }
      // `--quiet` has this exit code for what is missing.
      if (end.kind !== 'exited' || end.code !== 1) throw explainRun('git', end)
    }
    throw broken(invalidRef(ref))
  }
  /** Has no remote from which git would fetch objects that are missing. */
  const reader = makeBare(`${place}-read.git`)
  return { git, remote, reader, obtain, advertised, defaultBranch, inHistory }
}

// Most often, a source names the tag of a release, which comes before a branch of that name.
const RELEASE = /^v?\d+\.\d+\.\d+$/

/** `ref`: null for the default branch. `depth`: 0 for a whole clone. @throws GitFailure */
export async function readRef(
  repository: GitRepository,
  ref: string | null,
  depth: number
): Promise<PackageRead> {
  const { git, reader, obtain, advertised, defaultBranch, inHistory } = repository
  const shown = ref ?? 'HEAD'
  if (depth === 0 && RELEASE.test(shown)) {
    const tag = await obtain(`refs/tags/${shown}`).catch((error: unknown) => {
      if (error instanceof GitFailure && error.read.kind === 'broken') return null
      throw error
    })
    if (tag !== null) return readGitTree(git, reader, { ...tag, ref: shown })
  }
  const needsList = ref !== null && (depth > 0 || !isPlain(ref))
  const local = depth === 0 && /^(?:refs\/)?heads\//.test(shown) ? await defaultBranch() : null
  const name = needsList ? findRef(ref, depth, await advertised(), local) : shown
  try {
    if (name !== null)
      return await readGitTree(git, reader, { ...(await obtain(name)), ref: shown })
  } catch (error) {
    if (needsList || !(error instanceof GitFailure && error.scope === 'ref')) throw error
    if (error.read.kind !== 'broken') throw error
    // A repository without commits has no HEAD, and `git clone` makes an empty directory.
    if (ref === null) return packageBuilder().finish()
    // Some servers do not give a commit by its hash.
  }
  return readGitTree(git, reader, { ...(await inHistory(shown)), ref: shown })
}

/** One transfer at a time, since each locks the repository: it takes all that is wanted by then, and each alone if that fails. */
function batches(fetch: (specs: readonly string[]) => Promise<unknown>) {
  const turn = new Gate(1)
  const [waiting, fetched] = [new Set<string>(), new Set<string>()]
  let failure: unknown
  const attempt = async (specs: readonly string[]): Promise<void> => {
    if (failure !== undefined) throw failure
    try {
      await fetch(specs)
      for (const spec of specs) fetched.add(spec)
    } catch (error) {
      if (!(error instanceof GitFailure && error.scope === 'ref')) failure = error
      throw error
    }
  }
  return (spec: string): Promise<void> => {
    waiting.add(spec)
    return turn.pass(async () => {
      if (waiting.has(spec)) {
        const together = [...waiting]
        waiting.clear()
        if (together.length > 1) await attempt(together).catch(() => {})
      }
      if (!fetched.has(spec)) await attempt([spec])
    })
  }
}

/** An empty bare repository, as `git init` makes it without templates, hooks and what the user has configured for new ones. */
function makeBare(path: string): string {
  // Not recursively: the directory above must not come back after the end of the check.
  for (const name of ['', 'objects', 'refs']) mkdirSync(join(path, name))
  writeFileSync(join(path, 'HEAD'), `ref: ${DEFAULT_BRANCH}\n`)
  writeFileSync(join(path, 'config'), '[core]\n\trepositoryformatversion = 0\n\tbare = true\n')
  return path
}
