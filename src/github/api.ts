// Requests to GitHub's REST API about comments, issues, labels and changed files, each within limits.
import type { Token } from '../protocol/token.ts'
import type { ChangedFile } from '../visit/changes.ts'
import { ApiFailure } from './failure.ts'
import { at, type Run } from './workflow-run.ts'

const PAGE = 100
// GitHub has at most 2,500 comments per issue and lists 3,000 files. Links that lead in a circle have no end.
const MAX_PAGES = 100

type OpenedIssue = { title: string; body: string; labels: readonly string[] }

export type IssuePatch = {
  readonly title?: string
  readonly body?: string
  readonly state?: 'open' | 'closed'
  readonly state_reason?: 'completed' | 'not_planned' | 'reopened'
}

export type Comment = Readonly<ReturnType<typeof commentOf>>
export type Issue = Readonly<ReturnType<typeof issueOf>>
export type Api = Awaited<ReturnType<typeof openApi>>

/**
 * The API for one run; all requests together take at most `totalMs`, and end at once when `stop` aborts.
 * @throws by each function, ApiFailure when GitHub does not do it
 */
export async function openApi(run: Run, token: Token, totalMs: number, stop: AbortSignal) {
  const deadline = AbortSignal.any([AbortSignal.timeout(totalMs), stop])
  // Octokit and undici are larger than all the rest of the program.
  const { connect } = await import('./client.ts')
  const { rest, paginate } = connect(run, token, deadline)
  const repository = { owner: run.owner, repo: run.repository }

  /** Every item of every page, up to `most`. */
  async function listed(pages: AsyncIterable<{ data: unknown }>, most = Number.POSITIVE_INFINITY) {
    const items: unknown[] = []
    let page = 0
    for await (const { data } of pages) {
      for (const item of listOf(data)) items.push(item)
      if (items.length >= most) return items.slice(0, most)
      page += 1
      if (page === MAX_PAGES) throw new ApiFailure(`the list has more than ${MAX_PAGES} pages`)
    }
    return items
  }

  const done = async (request: Promise<unknown>): Promise<void> => void (await asked(request))

  return {
    listComments: (issue: number): Promise<readonly Comment[]> => {
      const query = { ...repository, issue_number: issue, per_page: PAGE }
      const pages = paginate.iterator(rest.issues.listComments, query)
      return asked(listed(pages).then((comments) => comments.map(commentOf)))
    },
    createComment: (issue: number, body: string): Promise<Comment> => {
      const request = rest.issues.createComment({ ...repository, issue_number: issue, body })
      return asked(request.then(({ data }) => commentOf(data)))
    },
    updateComment: (id: number, body: string): Promise<void> =>
      done(rest.issues.updateComment({ ...repository, comment_id: id, body })),
    deleteComment: (id: number): Promise<void> =>
      done(rest.issues.deleteComment({ ...repository, comment_id: id })),
    /** `since`: changed since then, ISO 8601, UTC. `most`: only so many of the newest. */
    listIssues: (
      query: { state: 'open' | 'closed'; labels?: string; since?: string },
      most?: number
    ): Promise<readonly Issue[]> => {
      const parameters = { ...repository, ...query, per_page: PAGE }
      const issues = listed(paginate.iterator(rest.issues.listForRepo, parameters), most)
      // GitHub lists pull requests as issues too.
      const isIssue = (each: unknown) => at(each, 'pull_request') === undefined
      return asked(issues.then((all) => all.filter(isIssue).map(issueOf)))
    },
    createIssue: (issue: OpenedIssue): Promise<Issue> => {
      const request = rest.issues.create({ ...repository, ...issue, labels: [...issue.labels] })
      return asked(request.then(({ data }) => issueOf(data)))
    },
    updateIssue: (number: number, patch: IssuePatch): Promise<void> =>
      done(rest.issues.update({ ...repository, issue_number: number, ...patch })),
    addLabels: (number: number, labels: readonly string[]): Promise<void> =>
      done(rest.issues.addLabels({ ...repository, issue_number: number, labels: [...labels] })),
    createLabel: (label: { name: string; color: string; description: string }): Promise<void> =>
      done(rest.issues.createLabel({ ...repository, ...label })),
    listChangedFiles: (pull: number): Promise<readonly ChangedFile[]> => {
      const query = { ...repository, pull_number: pull, per_page: PAGE }
      const files = listed(paginate.iterator(rest.pulls.listFiles, query))
      return asked(files.then((each) => each.map(changedFileOf)))
    }
  }
}

/** Turns a response that does not have the shape of the API's, such as a proxy's page, into an ApiFailure. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiFailure) throw error
    throw new ApiFailure('unexpected response')
  }
}

// Responses are not trusted: a proxy may have answered instead. Without GitHub's shape, these functions throw ApiFailure.

const commentOf = (answer: unknown) => ({
  id: requiredNumber(answer, 'id'),
  body: optionalText(answer, 'body') ?? '',
  /** Written by an app or by a person with write access. Markers in other comments are ignored. */
  isTrusted: isTrusted(answer)
})

const issueOf = (answer: unknown) => ({
  number: requiredNumber(answer, 'number'),
  title: requiredText(answer, 'title'),
  body: optionalText(answer, 'body') ?? '',
  isOpen: requiredText(answer, 'state') === 'open',
  /** GitHub's reason for the state: `completed`, `not_planned`, `duplicate`, `reopened`. */
  reason: optionalText(answer, 'state_reason'),
  /** ISO 8601, UTC. */
  closedAt: optionalText(answer, 'closed_at'),
  labels: listOf(at(answer, 'labels')).flatMap((label) =>
    typeof label === 'string' ? label : (optionalText(label, 'name') ?? [])
  ),
  isTrusted: isTrusted(answer)
})

const changedFileOf = (answer: unknown): ChangedFile => ({
  file: requiredText(answer, 'filename'),
  status: requiredText(answer, 'status'),
  changes: requiredNumber(answer, 'changes'),
  patch: optionalText(answer, 'patch')
})

const listOf = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : refuse())

const WRITERS: readonly unknown[] = ['OWNER', 'MEMBER', 'COLLABORATOR']

const isTrusted = (answer: unknown): boolean =>
  at(answer, 'user', 'type') === 'Bot' || WRITERS.includes(at(answer, 'author_association'))

const requiredText = (answer: unknown, name: string): string =>
  optionalText(answer, name) ?? refuse()

/** Null if it is absent. */
function optionalText(answer: unknown, name: string): string | null {
  const text = at(answer, name) ?? null
  return text === null || typeof text === 'string' ? text : refuse()
}

/** Octokit reads large numbers as `bigint`. */
function requiredNumber(answer: unknown, name: string): number {
  const value = at(answer, name)
  const number = typeof value === 'bigint' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : refuse()
}

function refuse(): never {
  throw new ApiFailure('unexpected response')
}
