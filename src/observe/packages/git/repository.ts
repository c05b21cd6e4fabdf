// One remote repository in a temporary directory: commits without their history, and the whole history where only that helps.
import { join } from 'node:path'
import { textIn } from '../../../read/files/read-text.ts'
import { once } from '../../../rules/text/once.ts'
import { makeBare, makeReader } from './directory.ts'
import { broken, type GitFailure } from './failure.ts'
import { type Git, outputOf } from './program.ts'
import { invalidRef } from './refs.ts'
import type { GitRemote } from './remote.ts'

/** A commit that was fetched, or a tag of one: its hash, and the path of a repository to read it in. */
export type Obtained = { readonly reader: string; readonly revision: string }

export type GitRepository = {
  readonly git: Git
  readonly remote: GitRemote
  /** The full names of branches and tags. */
  readonly refs: () => Promise<ReadonlySet<string> | GitFailure>
  /** Fetches HEAD, the full name of a ref, or a commit, without history. */
  readonly obtain: (name: string) => Promise<Obtained | GitFailure>
  /** Fetches everything, and finds the first of the revisions. */
  readonly history: (revisions: readonly string[], ref: string) => Promise<Obtained | GitFailure>
}

// No file that is read is larger.
const FILTER = '--filter=blob:limit=8m'

/** `place`: the beginning of paths that do not exist. */
export function repositoryAt(place: string, git: Git, remote: GitRemote): GitRepository {
  const [bare, reader] = makePair(place)
  const fetchInto: FetchInto = async (into, args, specs) => {
    const fetch = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', ...args]
    const filter = git.canFilter ? [FILTER] : []
    const ran = await remote.run(into, [...fetch, ...filter, '--', remote.name, ...specs])
    return ran.kind === 'failed' ? ran : null
  }
  const refs = once(async () => {
    const list = ['ls-remote', '--quiet', '--heads', '--tags', '--', remote.name]
    const ran = await remote.run(bare, list)
    if (ran.kind === 'failed') return ran
    return new Set(ran.output.split('\n').map((line) => line.slice(line.indexOf('\t') + 1)))
  })
  const inBatch = batches((specs) => fetchInto(bare, ['--depth=1'], specs))
  let count = 0
  const obtain = once(async (name: string) => {
    count += 1
    const ref = `refs/tf-disco/${count}`
    const failure = await inBatch(`+${name}:${ref}`)
    return failure ?? { reader, revision: textIn(join(bare, ref))?.trim() ?? ref }
  })
  return { git, remote, refs, obtain, history: historyAt(`${place}-whole`, git, fetchInto) }
}

/** A repository to fetch into, and one to read its objects in. */
function makePair(place: string): readonly [bare: string, reader: string] {
  const [bare, reader] = [`${place}.git`, `${place}-read.git`]
  makeBare(bare)
  makeReader(reader, bare)
  return [bare, reader]
}

type FetchInto = (
  bare: string,
  args: readonly string[],
  specs: readonly string[]
) => Promise<GitFailure | null>

// As `git clone` names them.
const EVERYTHING = [
  '+HEAD:refs/remotes/origin/HEAD',
  '+refs/heads/*:refs/remotes/origin/*',
  '+refs/tags/*:refs/tags/*'
]

function historyAt(place: string, git: Git, fetchInto: FetchInto): GitRepository['history'] {
  const whole = once(async () => {
    const [bare, reader] = makePair(place)
    return (await fetchInto(bare, [], EVERYTHING)) ?? { bare, reader }
  })
  return async (revisions, ref) => {
    const fetched = await whole()
    if ('read' in fetched) return fetched
    const { bare, reader } = fetched
    for (const revision of revisions) {
      const options = ['rev-parse', '--verify', '--quiet', '--end-of-options']
      const args = ['--git-dir', bare, ...options, `${revision}^{commit}`]
      const commit = outputOf(await git.run({ args }))?.trim()
      if (commit) return { reader, revision: commit }
    }
    return broken(invalidRef(ref))
  }
}

/** Fetches specs, null if that succeeded. */
type FetchSpecs = (specs: readonly string[]) => Promise<GitFailure | null>

/** One transfer at a time, since each locks the repository: it takes all that is wanted by then, and each alone if that fails. */
function batches(fetch: FetchSpecs): (spec: string) => Promise<GitFailure | null> {
  let waiting: string[] = []
  let next: Promise<ReadonlyMap<string, GitFailure | null>> | null = null
  let under: Promise<unknown> = Promise.resolve()
  let ofAll: GitFailure | null = null
  const fetchSome = async (specs: readonly string[]) => {
    const failure = ofAll ?? (await fetch(specs))
    if (failure !== null && !failure.isOfRef) ofAll = failure
    return failure
  }
  const fetchBatch = async () => {
    await under.catch(() => {})
    const specs = waiting
    waiting = []
    next = null
    const failure = await fetchSome(specs)
    const failures = new Map(specs.map((spec) => [spec, failure]))
    if (failure === null || specs.length === 1) return failures
    for (const spec of specs) failures.set(spec, await fetchSome([spec]))
    return failures
  }
  return async (spec) => {
    waiting.push(spec)
    if (next === null) {
      next = fetchBatch()
      under = next
    }
    return (await next).get(spec) ?? null
  }
}
