// Requests to GitHub's REST API about comments, issues, labels and changed files, each within limits.

import type { ChangedFile, Changes } from '../../observe/visit/changes.ts'
import type { Token } from '../../rules/protocol/token.ts'
import { ApiFailure, describeFailure } from './failure.ts'
import { apiAccess, at, type Run } from './workflow-run.ts'

const PAGE = 100
// GitHub has at most 2,500 comments per issue and lists 3,000 files. Links that lead in a circle have no end.
const MAX_PAGES = 100

export type IssuePatch = {
  readonly title?: string
  readonly body?: string
  readonly state?: 'open' | 'closed'
  readonly state_reason?: 'completed' | 'not_planned' | 'reopened'
}

export type Issue = Readonly<ReturnType<typeof issueOf>>
export type Api = Awaited<ReturnType<typeof openApi>>

/** All requests together take at most `totalMs`, and end when `stop` aborts. They throw ApiFailure. */
export async function openApi(run: Run, token: Token, totalMs: number, stop: AbortSignal) {
  const deadline = AbortSignal.any([AbortSignal.timeout(totalMs), stop])
  // Octokit and undici are larger than all the rest of the program.
  const { connect } = await import('./client.ts')
  const { rest, paginate } = connect(run, token, deadline)
  const repository = { owner: run.owner, repo: run.repository }
  const listed = { ...repository, per_page: PAGE }
  const sent = <T>(request: Promise<{ data: unknown }>, read: (answer: unknown) => T) =>
    asked(request.then(({ data }) => read(data)))
  const all = async <T>(pages: Pages, read: (item: unknown) => T | readonly T[], most?: number) =>
    (await asked(itemsOf(pages, most))).flatMap<T>(read)
  return {
    listComments: (issue: number) => {
      const query = { ...listed, issue_number: issue }
      return all(paginate.iterator(rest.issues.listComments, query), commentOf)
    },
    createComment: (issue: number, body: string) =>
      sent(rest.issues.createComment({ ...repository, issue_number: issue, body }), commentOf),
    updateComment: (id: number, body: string) =>
      asked(rest.issues.updateComment({ ...repository, comment_id: id, body })),
    deleteComment: (id: number) =>
      asked(rest.issues.deleteComment({ ...repository, comment_id: id })),
    /** `since`: changed since then, ISO 8601, UTC. `most`: only so many of the newest. */
    listIssues: (
      query: { state: 'open' | 'closed'; labels?: string; since?: string },
      most?: number
    ) => {
      const pages = paginate.iterator(rest.issues.listForRepo, { ...listed, ...query })
      // GitHub lists pull requests as issues too.
      const pick = (item: unknown) => (at(item, 'pull_request') === undefined ? issueOf(item) : [])
      return all<Issue>(pages, pick, most)
    },
    createIssue: (issue: { title: string; body: string; labels: readonly string[] }) =>
      sent(rest.issues.create({ ...repository, ...issue, labels: [...issue.labels] }), issueOf),
    updateIssue: (number: number, patch: IssuePatch) =>
      asked(rest.issues.update({ ...repository, issue_number: number, ...patch })),
    addLabels: (number: number, labels: readonly string[]) =>
      asked(rest.issues.addLabels({ ...repository, issue_number: number, labels: [...labels] })),
    createLabel: (label: { name: string; color: string; description: string }) =>
      asked(rest.issues.createLabel({ ...repository, ...label })),
    listChangedFiles: (pull: number) => {
      const query = { ...listed, pull_number: pull }
      return all(paginate.iterator(rest.pulls.listFiles, query), changedFileOf)
    }
  }
}

type Pages = AsyncIterable<{ data: unknown }>

async function itemsOf(pages: Pages, most = Number.POSITIVE_INFINITY) {
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

/** Turns a response that does not have the shape of the API's, such as a proxy's page, into an ApiFailure. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiFailure) throw error
    return refuse()
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

const requiredText = (answer: unknown, name: string) => optionalText(answer, name) ?? refuse()

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
  throw new ApiFailure('the response is not one of GitHub’s REST API')
}

// GitHub's limit (docs, "List pull requests files").
const MAX_FILES = 3000
// For up to thirty pages.
const LIST_MS = 60_000

const everything = (why: string): Changes => ({ kind: 'all', why })

/** From GitHub, since the usual checkout has one commit. Never rejects: without the list, all files are checked. */
export async function readChanges(
  run: Run | null,
  githubToken: Token | null,
  stop: AbortSignal,
  totalMs = LIST_MS
): Promise<Changes> {
  if (run === null) return everything('not a workflow run')
  const { pull, event } = run
  if (pull === null) return everything(`a ${event} event has no pull request`)
  const access = apiAccess(run, githubToken)
  if (!access.ok) return everything(access.why)
  try {
    const api = await openApi(run, access.value.token, totalMs, stop)
    const files = await api.listChangedFiles(pull.number)
    if (files.length < MAX_FILES) return { kind: 'files', files }
    return everything(
      `the pull request changes ${MAX_FILES} files or more, and GitHub lists at most ${MAX_FILES}`
    )
  } catch (error) {
    const failed = 'the changed files could not be listed'
    return everything(describeFailure(failed, error, { run, permission: 'pull-requests: read' }))
  }
}
