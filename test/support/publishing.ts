// Comments and issues in process: a fake GitHub with state, hosts that fail on demand, one run after another.

import { keepHistory } from '../../src/run/check.ts'
import type { LocatedFile } from '../../src/run/github/place-links.ts'
import { publish } from '../../src/run/github/publish/publish.ts'
import { runOf } from '../../src/run/github/workflow-run.ts'
import { parseSettings } from '../../src/settings/settings.ts'
import type { Event } from './events.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aHostVerdict,
  aVerdict,
  aVisit
} from './evidence-builder.ts'
import { FakeGitHub, type GitHubOptions } from './github-api.ts'

export const TOKEN = 'a-token-for-github'

export type RunOptions = {
  readonly inputs?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  /** Whether a file has an error. */
  readonly hasFileError?: boolean
  /** Null: the input is empty. */
  readonly token?: string | null
  /** The files whose pages are known, and where they are. */
  readonly located?: readonly LocatedFile[]
  readonly workspace?: string
  /** Instead of the next. */
  readonly runId?: number
}

/** `await using world = await Publishing.start(['registry.example.com'])`; no host fails at first. */
export class Publishing implements AsyncDisposable {
  readonly github: FakeGitHub
  /** The hosts that fail. */
  readonly down = new Set<string>()
  readonly #hosts: readonly string[]
  #runs = 100

  private constructor(hosts: readonly string[], github: FakeGitHub) {
    this.#hosts = hosts
    this.github = github
  }

  static async start(hosts: readonly string[], options: GitHubOptions = {}): Promise<Publishing> {
    return new Publishing(hosts, await FakeGitHub.start(options))
  }

  /** What one run of the step says it has done: notes, and warnings. */
  async run(event: Event, options: RunOptions = {}): Promise<readonly string[]> {
    this.#runs += 1
    const { token = TOKEN, runId = this.#runs } = options
    const hosts = this.#hosts.join('\n')
    const raw = { hostnames: hosts, 'github-token': token ?? '', ...options.inputs }
    const { settings, mistakes } = parseSettings(raw)
    if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
    const run = runOf(
      {
        GITHUB_REPOSITORY: 'acme/network',
        GITHUB_API_URL: this.github.url,
        GITHUB_EVENT_NAME: event.name,
        GITHUB_JOB: 'discovery',
        GITHUB_REF: event.ref,
        GITHUB_RUN_ID: String(runId),
        GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
        GITHUB_WORKFLOW_REF: `acme/network/.github/workflows/registries.yml@${event.ref}`,
        ...options.env
      },
      event.payload
    )
    const verdict = aVerdict(
      settings.hostnames.map(({ host }) =>
        aHostVerdict({
          visit: aVisit({ host }),
          findings: this.down.has(host) ? [aFinding({ code: 'document-absent', host })] : []
        })
      ),
      { files: options.hasFileError ? [aFileFinding()] : [] }
    )
    const context = aContext({ startedAt: new Date().toISOString() })
    const { checked } = keepHistory(
      { settings, verdict, context, changes: null, located: options.located ?? [] },
      {
        directory: options.workspace ?? '',
        environment: { GITHUB_RUN_ID: String(runId) },
        random: () => 0
      }
    )
    const { notes, warnings } = await publish(
      checked,
      run,
      options.workspace ?? '',
      new AbortController().signal
    )
    return [...notes, ...warnings.map((warning) => `warning: ${warning}`)]
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.github[Symbol.asyncDispose]()
  }
}
