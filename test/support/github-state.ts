// The state of a repository of the fake GitHub, and the operations on it.
import type { Description, Operation } from './openapi.ts'

export type Json = Readonly<Record<string, unknown>>

export type FakeUser = {
  readonly login: string
  readonly type: 'User' | 'Bot'
  readonly association: 'OWNER' | 'MEMBER' | 'COLLABORATOR' | 'CONTRIBUTOR' | 'NONE'
}

export const BOT: FakeUser = { login: 'github-actions[bot]', type: 'Bot', association: 'NONE' }

export type FakeIssue = {
  readonly number: number
  title: string
  body: string
  state: 'open' | 'closed'
  reason: string | null
  labels: string[]
  readonly isPull: boolean
  readonly author: FakeUser
  created: Date
  updated: Date
  closed: Date | null
}

export type FakeComment = {
  readonly id: number
  readonly issue: number
  body: string
  readonly author: FakeUser
  readonly created: Date
}

export type FakeFile = {
  readonly filename: string
  readonly status: string
  readonly patch?: string
  readonly previous_filename?: string
  readonly changes?: number
}

export type Reply = { readonly status: number; readonly body?: unknown }

const NOT_FOUND: Reply = { status: 404, body: { message: 'Not Found', documentation_url: '' } }

/** One repository. Numbers grow as they do on GitHub: issues and pull requests share them. */
export class FakeRepository {
  readonly issues: FakeIssue[] = []
  readonly comments: FakeComment[] = []
  readonly labels = new Set<string>()
  readonly files = new Map<number, readonly FakeFile[]>()
  /** Without permission to set labels GitHub ignores them silently. */
  dropsLabels = false
  now: () => Date = () => new Date()
  #lastId = 1000
  readonly #description: Description

  constructor(description: Description) {
    this.#description = description
  }

  addIssue(parts: Partial<FakeIssue> = {}): FakeIssue {
    const now = this.now()
    const issue: FakeIssue = {
      number: this.issues.length + 1,
      title: 'Found a bug',
      body: '',
      state: 'open',
      reason: null,
      labels: [],
      isPull: false,
      author: BOT,
      created: now,
      updated: now,
      closed: null,
      ...parts
    }
    this.issues.push(issue)
    return issue
  }

  addComment(issue: number, body: string, author: FakeUser = BOT): FakeComment {
    this.#lastId += 1
    const comment = { id: this.#lastId, issue, body, author, created: this.now() }
    this.comments.push(comment)
    return comment
  }

  commentsOn(issue: number): FakeComment[] {
    return this.comments.filter((comment) => comment.issue === issue)
  }

  /** Returns whole lists; the server divides them into pages. */
  perform(
    { name, parameters }: Operation,
    query: URLSearchParams,
    body: Json,
    as: FakeUser
  ): Reply {
    const number = Number(parameters['issue_number'])
    const issue = this.issues.find((each) => each.number === number)
    switch (name) {
      case 'get /repos/{owner}/{repo}/issues':
        return { status: 200, body: this.#select(query).map((each) => this.show(each)) }
      case 'post /repos/{owner}/{repo}/issues':
        return { status: 201, body: this.show(this.#create(body, as)) }
      case 'get /repos/{owner}/{repo}/pulls/{pull_number}/files':
        return this.#listFiles(Number(parameters['pull_number']))
      case 'post /repos/{owner}/{repo}/labels':
        return this.#createLabel(body)
      case 'get /repos/{owner}/{repo}/labels/{name}': {
        const label = parameters['name'] ?? ''
        return this.labels.has(label) ? { status: 200, body: this.#showLabel(label) } : NOT_FOUND
      }
      case 'patch /repos/{owner}/{repo}/issues/comments/{comment_id}':
      case 'delete /repos/{owner}/{repo}/issues/comments/{comment_id}':
        return this.#changeComment(name, Number(parameters['comment_id']), body)
      default:
        return issue === undefined ? NOT_FOUND : this.#onIssue(name, issue, body, as)
    }
  }

  #onIssue(name: string, issue: FakeIssue, body: Json, as: FakeUser): Reply {
    issue.updated = this.now()
    switch (name) {
      case 'patch /repos/{owner}/{repo}/issues/{issue_number}':
        this.#change(issue, body)
        return { status: 200, body: this.show(issue) }
      case 'get /repos/{owner}/{repo}/issues/{issue_number}/comments':
        return {
          status: 200,
          body: this.commentsOn(issue.number).map((each) => this.#showComment(each))
        }
      case 'post /repos/{owner}/{repo}/issues/{issue_number}/comments': {
        const comment = this.addComment(issue.number, String(body['body']), as)
        return { status: 201, body: this.#showComment(comment) }
      }
      case 'post /repos/{owner}/{repo}/issues/{issue_number}/labels':
        issue.labels = [...new Set([...issue.labels, ...this.#known(body['labels'])])]
        return { status: 200, body: issue.labels.map((label) => this.#showLabel(label)) }
      default:
        throw new Error(`the fake GitHub cannot ${name}`)
    }
  }

  #select(query: URLSearchParams): readonly FakeIssue[] {
    const state = query.get('state') ?? 'open'
    const labels = (query.get('labels') ?? '').split(',').filter((label) => label !== '')
    const since = Date.parse(query.get('since') ?? '1970-01-01')
    return this.issues
      .filter((issue) => state === 'all' || issue.state === state)
      .filter((issue) => labels.every((label) => issue.labels.includes(label)))
      .filter(({ updated }) => updated.getTime() >= since)
      .toReversed()
  }

  #create({ title, body, labels }: Json, author: FakeUser): FakeIssue {
    return this.addIssue({
      title: String(title),
      body: String(body ?? ''),
      labels: this.#known(labels),
      author
    })
  }

  /** Creates the labels that an issue is given. */
  #known(labels: unknown): string[] {
    if (this.dropsLabels || !Array.isArray(labels)) return []
    for (const label of labels) this.labels.add(String(label))
    return labels.map(String)
  }

  #change(issue: FakeIssue, { title, body, state, state_reason: reason }: Json): void {
    if (typeof title === 'string') issue.title = title
    if (typeof body === 'string') issue.body = body
    if (state !== 'open' && state !== 'closed') return
    issue.closed = state === 'closed' ? (issue.closed ?? this.now()) : null
    issue.state = state
    issue.reason =
      typeof reason === 'string' ? reason : state === 'closed' ? 'completed' : 'reopened'
  }

  #changeComment(name: string, id: number, body: Json): Reply {
    const comment = this.comments.find((each) => each.id === id)
    if (comment === undefined) return NOT_FOUND
    if (name.startsWith('delete')) {
      this.comments.splice(this.comments.indexOf(comment), 1)
      return { status: 204 }
    }
    comment.body = String(body['body'])
    return { status: 200, body: this.#showComment(comment) }
  }

  #createLabel({ name }: Json): Reply {
    const label = String(name)
    if (this.labels.has(label)) {
      return { status: 422, body: { message: 'Validation Failed', documentation_url: '' } }
    }
    this.labels.add(label)
    return { status: 201, body: this.#showLabel(label) }
  }

  #listFiles(pull: number): Reply {
    const files = this.files.get(pull)
    if (files === undefined) return NOT_FOUND
    const url = 'https://github.com/acme/network/blob/0/x'
    const shown = files.map((file) => ({
      sha: '0',
      additions: 0,
      deletions: 0,
      changes: 1,
      blob_url: url,
      raw_url: url,
      contents_url: url,
      ...file
    }))
    return { status: 200, body: shown }
  }

  show(issue: FakeIssue): Json {
    const pull = { url: null, html_url: null, diff_url: null, patch_url: null }
    return {
      ...this.#description.example('issue'),
      number: issue.number,
      title: issue.title,
      body: issue.body,
      state: issue.state,
      state_reason: issue.reason,
      labels: issue.labels.map((label) => this.#showLabel(label)),
      created_at: issue.created.toISOString(),
      updated_at: issue.updated.toISOString(),
      closed_at: issue.closed?.toISOString() ?? null,
      user: this.#showUser(issue.author),
      author_association: issue.author.association,
      pull_request: issue.isPull ? pull : undefined,
      milestone: null
    }
  }

  #showComment(comment: FakeComment): Json {
    const example = this.#description.example('issue-comment')
    const { id, body, author, created } = comment
    return {
      ...example,
      id,
      body,
      created_at: created.toISOString(),
      updated_at: created.toISOString(),
      user: this.#showUser(author),
      author_association: author.association
    }
  }

  #showUser({ login, type }: FakeUser): Json {
    return { ...Object(this.#description.example('issue-comment')['user']), login, type }
  }

  #showLabel(name: string): Json {
    const example = this.#description.example('label')
    return { ...example, name, description: null, url: 'https://api.github.com/labels/x' }
  }
}
