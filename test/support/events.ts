// Event payloads as GitHub writes them, reduced to their stable fields.

export type Event = {
  readonly name: string
  readonly payload: unknown
  readonly ref: string
}

const REPOSITORY = {
  id: 1,
  name: 'network',
  full_name: 'acme/network',
  default_branch: 'main',
  private: false,
  owner: { login: 'acme', id: 7, type: 'Organization' }
}
const FORK = {
  ...REPOSITORY,
  id: 2,
  full_name: 'somebody/network',
  owner: { login: 'somebody', id: 8 }
}
const SENDER = { login: 'somebody', id: 8, type: 'User' }

/** The head commit of a pull request; the runner checks out a merge of it. */
export const HEAD = 'fedcba9876543210fedcba9876543210fedcba98'

export const push = (branch = 'main'): Event => ({
  name: 'push',
  ref: `refs/heads/${branch}`,
  payload: { ref: `refs/heads/${branch}`, repository: REPOSITORY, sender: SENDER, commits: [] }
})

export const tagged = (tag: string): Event => ({
  name: 'push',
  ref: `refs/tags/${tag}`,
  payload: { ref: `refs/tags/${tag}`, repository: REPOSITORY, sender: SENDER, commits: [] }
})

/** A pull request from a branch of the repository or from a fork; the fork may have been deleted. */
export function pullRequest(
  number: number,
  from: 'branch' | 'fork' | 'deleted fork' = 'branch'
): Event {
  const repo = from === 'branch' ? REPOSITORY : from === 'fork' ? FORK : null
  return {
    name: 'pull_request',
    ref: `refs/pull/${number}/merge`,
    payload: {
      action: 'synchronize',
      number,
      pull_request: {
        number,
        state: 'open',
        changed_files: 1,
        base: { ref: 'main', sha: '0'.repeat(40), repo: REPOSITORY },
        head: { ref: 'change', sha: HEAD, repo }
      },
      repository: REPOSITORY,
      sender: SENDER
    }
  }
}

export const schedule = (): Event => ({
  name: 'schedule',
  ref: 'refs/heads/main',
  payload: {
    schedule: '23 5 * * *',
    workflow: '.github/workflows/registries.yml',
    repository: REPOSITORY
  }
})

export const workflowDispatch = (branch = 'main'): Event => ({
  name: 'workflow_dispatch',
  ref: `refs/heads/${branch}`,
  payload: {
    inputs: null,
    ref: `refs/heads/${branch}`,
    workflow: '.github/workflows/registries.yml',
    repository: REPOSITORY,
    sender: SENDER
  }
})

export const mergeGroup = (): Event => ({
  name: 'merge_group',
  ref: 'refs/heads/gh-readonly-queue/main/pr-12-0123456',
  payload: {
    action: 'checks_requested',
    merge_group: {
      head_sha: HEAD,
      head_ref: 'refs/heads/gh-readonly-queue/main/pr-12-0123456',
      base_sha: '0'.repeat(40),
      base_ref: 'refs/heads/main'
    },
    repository: REPOSITORY,
    sender: SENDER
  }
})
