// The files that the pull request of this run changes, or why they are unknown. GitHub lists them, because the usual
// checkout has one commit, for which Git would have to fetch the base.
import type { Token } from '../protocol/token.ts'
import type { Changes } from '../visit/changes.ts'
import { openApi } from './api.ts'
import { describeFailure } from './failure.ts'
import { apiAccess, type Run } from './workflow-run.ts'

// GitHub's limit (docs, "List pull requests files").
const MAX_FILES = 3000
// For up to thirty pages.
const TOTAL_MS = 60_000

const all = (why: string): Changes => ({ kind: 'all', why })

/** Never rejects: without the list, all files are checked. `stop` ends it early. */
export async function readChanges(
  run: Run | null,
  githubToken: Token | null,
  stop: AbortSignal
): Promise<Changes> {
  if (run === null) return all('not a workflow run')
  const { pull, event } = run
  if (pull === null) return all(`a ${event} event has no pull request`)
  const access = apiAccess(run, githubToken)
  if (!access.ok) return all(access.why)
  try {
    const api = await openApi(run, access.value.token, TOTAL_MS, stop)
    const files = await api.listChangedFiles(pull.number)
    if (files.length < MAX_FILES) return { kind: 'files', files }
    return all(
      `the pull request changes ${MAX_FILES} files or more, and GitHub lists at most ${MAX_FILES}`
    )
  } catch (error) {
    const failed = 'the changed files could not be listed'
    return all(describeFailure(failed, error, { run, permission: 'pull-requests: read' }))
  }
}
