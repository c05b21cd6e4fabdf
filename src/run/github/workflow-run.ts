// This workflow run from the runner's environment: repository, workflow, event, pull request.
import type { Environment } from '../../read/cli-config/machine.ts'
import type { RunPage } from '../../report/summary.ts'
import { accept, refuse } from '../../rules/go/text.ts'
import type { Token } from '../../rules/protocol/token.ts'
import { visible } from '../../rules/text/safe-text.ts'

export type Run = Readonly<NonNullable<ReturnType<typeof runOf>>>

// A path of the API contains both parts: neither may be `.` or `..`.
const REPOSITORY = /^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/

/** `payload` is the event's. Null outside of a workflow run. */
export function runOf(environment: Environment, payload: unknown) {
  const text = (name: string) => environment[name]?.trim() ?? ''
  const [, owner, repository] = REPOSITORY.exec(text('GITHUB_REPOSITORY')) ?? []
  if (owner === undefined || repository === undefined) return null
  // URLs are without a slash at the end.
  const serverUrl = withoutSlash(text('GITHUB_SERVER_URL') || 'https://github.com')
  const branch = textAt(payload, 'repository', 'default_branch')
  const page: RunPage = {
    workflow: workflowOf(text('GITHUB_WORKFLOW_REF')) ?? text('GITHUB_WORKFLOW'),
    job: text('GITHUB_JOB'),
    url: `${serverUrl}/${owner}/${repository}/actions/runs/${text('GITHUB_RUN_ID')}`,
    commit: textAt(payload, 'pull_request', 'head', 'sha') ?? text('GITHUB_SHA')
  }
  return {
    ...page,
    owner,
    repository,
    apiUrl: withoutSlash(text('GITHUB_API_URL') || 'https://api.github.com'),
    serverUrl,
    event: text('GITHUB_EVENT_NAME'),
    step: text('GITHUB_ACTION'),
    /** Grows from run to run. */
    id: Number(/^\d+$/.exec(text('GITHUB_RUN_ID'))?.[0] ?? 0),
    /** actions/checkout checks it out by default: of a pull request, the merge commit. */
    defaultCommit: text('GITHUB_SHA'),
    pull: pullOf(text('GITHUB_EVENT_NAME'), payload),
    /** Null if the event does not say. */
    isDefaultBranch: branch === undefined ? null : text('GITHUB_REF') === `refs/heads/${branch}`
  }
}

const withoutSlash = (url: string): string => url.replace(/(?<!\/)\/+$/, '')

export function apiAccess(run: Run | null, token: Token | null) {
  if (run === null) return refuse('not a workflow run, GITHUB_REPOSITORY is not set')
  if (token === null) return refuse('github-token is empty')
  // @actions/github crashes while it is loaded if the URL is none.
  return /^https?:$/.test(URL.parse(run.apiUrl)?.protocol ?? '')
    ? accept({ run, token })
    : refuse(`GITHUB_API_URL is not an https URL: ${visible(run.apiUrl)}`)
}

/** `.github/workflows/x.yml` of `owner/name/.github/workflows/x.yml@refs/heads/main`. */
const workflowOf = (reference: string) => /^[^/]+\/[^/]+\/(.+?)@/.exec(reference)?.[1]

/** From another repository: without secrets, and with a read-only token. An empty secret proves nothing: names are misspelled. */
export function isForkEvent(event: string | undefined, payload: unknown): boolean {
  if (event === 'pull_request_target') return false
  const head = at(payload, 'pull_request', 'head')
  // The repository of a deleted fork is null.
  const from = at(head, 'repo', 'full_name')
  const to = at(payload, 'pull_request', 'base', 'repo', 'full_name')
  return head !== undefined && from !== to
}

function pullOf(event: string, payload: unknown) {
  const number = at(payload, 'pull_request', 'number')
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number <= 0) return null
  return {
    number,
    /** From another repository; the token of this run is then read-only. */
    isFork: isForkEvent(event, payload),
    /** The repository that it comes from, `owner/name`; null if that was deleted. */
    from: textAt(payload, 'pull_request', 'head', 'repo', 'full_name') ?? null
  }
}

/** A property of a property of data that is not validated; undefined where there is none. */
export function at(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined,
    value
  )
}

export function textAt(value: unknown, ...names: readonly string[]): string | undefined {
  const text = at(value, ...names)
  return typeof text === 'string' ? text : undefined
}
