// Where the workflows of a fleet run: local repositories to clone, hosts on loopback, folders as artifacts.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { schedule } from './events.ts'
import { aRepository } from './git.ts'
import { FakeGitHub } from './github-api.ts'
import { CLI } from './program.ts'
import { FakeRegistry } from './registry.ts'
import { temporaryDirectory } from './temporary.ts'
import type { Json, WorkflowFile } from './workflow-file.ts'
import { type JobEnded, runJobs } from './workflow-runner.ts'
import type { Ground } from './workflow-steps.ts'

type Files = Readonly<Record<string, string>>

export type Run = {
  readonly jobs: readonly JobEnded[]
  /** The directory of this run, with that of each job. */
  readonly home: string
  readonly artifacts: string
}

const GH = `#!/bin/sh
case "$1 $2" in
  "auth setup-git") ;;
  "repo clone") exec git clone "https://github.com/$3" "$4" ;;
  "repo list") printf 'NAMES\\n' ;;
  *) exit 1 ;;
esac
`

/** The inputs of a called workflow, artifacts that are there at first, and what differs from other runs. */
type Given = Partial<Ground> & { readonly call?: Json; readonly artifacts?: string }

/** `await using fleet = await Fleet.start({ 'acme/network': { 'main.tf': '…' } })` */
export class Fleet implements AsyncDisposable {
  readonly github: FakeGitHub
  readonly registry: FakeRegistry
  readonly home: string
  readonly #stack: AsyncDisposableStack
  #runs = 0

  private constructor(
    stack: AsyncDisposableStack,
    github: FakeGitHub,
    registry: FakeRegistry,
    home: string
  ) {
    this.#stack = stack
    this.github = github
    this.registry = registry
    this.home = home
  }

  /** With these repositories at https://github.com/. */
  static async start(repositories: Readonly<Record<string, Files>>): Promise<Fleet> {
    const stack = new AsyncDisposableStack()
    const github = stack.use(await FakeGitHub.start())
    const registry = stack.use(await FakeRegistry.start())
    const { path } = stack.use(await temporaryDirectory())
    const at = (name: string): string => join(path, name)
    for (const [name, files] of Object.entries(repositories)) aRepository(at(`git/${name}`), files)
    const url = `[url "file://${at('git/')}"]\n\tinsteadOf = https://github.com/\n`
    writeFileSync(at('git.config'), url)
    for (const name of ['caller', 'bin']) mkdirSync(at(name))
    const programs = {
      gh: GH.replace('NAMES', Object.keys(repositories).join('\\n')),
      // The one of macOS has other options.
      date: '#!/bin/sh\necho 2026-08-01\n',
      npx: `#!/bin/sh\nshift 2\nexec node '${CLI}' "$@"\n`
    }
    for (const [name, text] of Object.entries(programs)) {
      writeFileSync(at(`bin/${name}`), text, { mode: 0o755 })
    }
    return new Fleet(stack, github, registry, path)
  }

  /** With which Git clones from there, and steps find the Node that runs the tests and a `gh`, `npx` and `date` for them. */
  get env(): Readonly<Record<string, string>> {
    const path = [join(this.home, 'bin'), dirname(process.execPath), process.env['PATH']].join(':')
    return { GIT_CONFIG_GLOBAL: join(this.home, 'git.config'), PATH: path }
  }

  async run(file: WorkflowFile, given: Given = {}): Promise<Run> {
    this.#runs += 1
    const { call = {}, artifacts: kept, ...ground } = given
    const home = join(this.home, `run-${this.#runs}`)
    const artifacts = join(home, 'storage/artifacts')
    mkdirSync(artifacts, { recursive: true })
    if (kept !== undefined) cpSync(kept, artifacts, { recursive: true })
    const jobs = await runJobs(
      file,
      {
        event: schedule(),
        workspace: join(this.home, 'caller'),
        home,
        github: this.github,
        secrets: {},
        inputs: { resolve: this.registry.resolve, 'ca-file': this.registry.caFile },
        env: this.env,
        storage: join(home, 'storage'),
        runId: this.#runs,
        ...ground
      },
      { inputs: call, permissions: null }
    )
    return { jobs, home, artifacts }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stack[Symbol.asyncDispose]()
  }
}
