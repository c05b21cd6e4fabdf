// Runs the built Action repeatedly in a workflow with changing hosts and a fake GitHub with state.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Event } from './events.ts'
import { FakeGitHub, type GitHubOptions } from './github-api.ts'
import { type ActionEnded, runAction } from './program.ts'
import { FakeRegistry } from './registry.ts'
import { temporaryDirectory } from './temporary.ts'

export const TOKEN = 'a-token-for-github'

export type RunOptions = {
  readonly inputs?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  /** Files of the checkout. */
  readonly files?: Readonly<Record<string, string>>
  /** Called with the directory of the checkout before the step. */
  readonly prepare?: (checkout: string) => void
  /** Null for an empty input. */
  readonly token?: string | null
  /** Instead of the next. */
  readonly runId?: number
}

/** `await using world = await Workflow.start(['registry.example.com'])`; all hosts are up at first. */
export class Workflow implements AsyncDisposable {
  readonly github: FakeGitHub
  readonly registry: FakeRegistry
  /** The hosts that are down. */
  readonly down = new Set<string>()
  readonly #stack: AsyncDisposableStack
  readonly #hosts: readonly string[]
  #runs = 100

  private constructor(
    hosts: readonly string[],
    github: FakeGitHub,
    registry: FakeRegistry,
    stack: AsyncDisposableStack
  ) {
    this.#hosts = hosts
    this.github = github
    this.registry = registry
    this.#stack = stack
    for (const host of hosts) {
      registry.answer(`https://${host}/.well-known/terraform.json`, () =>
        this.down.has(host)
          ? { status: 404, headers: { 'Content-Type': 'text/html' }, body: 'gone' }
          : { json: { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' } }
      )
    }
  }

  static async start(hosts: readonly string[], options: GitHubOptions = {}): Promise<Workflow> {
    await using stack = new AsyncDisposableStack()
    const github = stack.use(await FakeGitHub.start(options))
    const registry = stack.use(await FakeRegistry.start())
    return new Workflow(hosts, github, registry, stack.move())
  }

  /** Runs the step once. */
  async run(event: Event, options: RunOptions = {}): Promise<ActionEnded> {
    await using home = await temporaryDirectory()
    const checkout = join(home.path, 'checkout')
    await mkdir(checkout)
    for (const [file, text] of Object.entries(options.files ?? {})) {
      await mkdir(dirname(join(checkout, file)), { recursive: true })
      await writeFile(join(checkout, file), text)
    }
    options.prepare?.(checkout)
    const eventFile = join(home.path, 'event.json')
    await writeFile(eventFile, JSON.stringify(event.payload))
    this.#runs += 1
    const { token = TOKEN } = options
    return await runAction(
      {
        hostnames: options.files === undefined ? this.#hosts.join('\n') : '',
        resolve: this.registry.resolve,
        'ca-file': this.registry.caFile,
        'github-token': token ?? '',
        ...options.inputs
      },
      {
        env: {
          GITHUB_API_URL: this.github.url,
          GITHUB_EVENT_NAME: event.name,
          GITHUB_EVENT_PATH: eventFile,
          GITHUB_REF: event.ref,
          GITHUB_RUN_ID: String(options.runId ?? this.#runs),
          GITHUB_WORKFLOW_REF: `acme/network/.github/workflows/registries.yml@${event.ref}`,
          GITHUB_WORKSPACE: checkout,
          ...options.env
        },
        directory: checkout
      }
    )
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stack.disposeAsync()
  }
}

/** The notes and warnings of a run about its comment and issue. */
export const saidOf = ({ stdout }: ActionEnded): readonly string[] =>
  stdout
    .split('\n')
    .filter((line) => /^(comment|issue): |^::warning(?! title)/.test(line))
    .map((line) => line.replace(/^::warning::/, 'warning: '))
