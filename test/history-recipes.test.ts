// Runs the recipes that keep the history from run to run, with caches, artifacts and branches in folders.
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { schedule } from './support/events.ts'
import { aRepository, git } from './support/git.ts'
import { FakeGitHub } from './support/github-api.ts'
import { FakeRegistry } from './support/registry.ts'
import { temporaryDirectory } from './support/temporary.ts'
import { parseWorkflow, type WorkflowFile } from './support/workflow-file.ts'
import { runJobs } from './support/workflow-runner.ts'

const PAGE = readFileSync('docs/recipes.md', 'utf8')

function recipe(name: string): WorkflowFile {
  const [, text] = RegExp(`^\`\`\`yaml recipe=${name}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(PAGE) ?? []
  if (text === undefined) throw new Error(`there is no recipe ${name}`)
  return parseWorkflow(text)
}

/** Runs of a recipe one after another, with everything that GitHub keeps between them. */
class Kept implements AsyncDisposable {
  readonly github: FakeGitHub
  readonly #stack: AsyncDisposableStack
  readonly #registry: FakeRegistry
  readonly home: string
  #runs = 0

  private constructor(
    stack: AsyncDisposableStack,
    github: FakeGitHub,
    registry: FakeRegistry,
    home: string
  ) {
    this.#stack = stack
    this.github = github
    this.#registry = registry
    this.home = home
  }

  static async start(): Promise<Kept> {
    const stack = new AsyncDisposableStack()
    const github = stack.use(await FakeGitHub.start())
    const registry = stack.use(await FakeRegistry.start())
    const { path } = stack.use(await temporaryDirectory())
    for (const host of ['registry.example.com', 'app.example.com']) {
      const url = `https://${host}/.well-known/terraform.json`
      const document = { 'modules.v1': '/m/', 'providers.v1': '/p/', 'tfe.v2': '/t/' }
      const login = { client: 'c', authz: '/a', token: '/t' }
      registry.answer(url, () => ({ json: { ...document, 'login.v1': login } }))
    }
    mkdirSync(join(path, 'checkout'))
    mkdirSync(join(path, 'bin'))
    writeFileSync(join(path, 'bin/gh'), '#!/bin/sh\n', { mode: 0o755 })
    return new Kept(stack, github, registry, path)
  }

  async run(file: WorkflowFile, env: Readonly<Record<string, string>> = {}) {
    this.#runs += 1
    const home = join(this.home, `run-${this.#runs}`)
    mkdirSync(home)
    const jobs = await runJobs(file, {
      event: schedule(),
      workspace: join(this.home, 'checkout'),
      home,
      github: this.github,
      secrets: {},
      inputs: { resolve: this.#registry.resolve, 'ca-file': this.#registry.caFile },
      env: { PATH: this.path, ...env },
      storage: join(this.home, 'storage'),
      runId: this.#runs
    })
    return jobs.map(({ result }) => result)
  }

  get path(): string {
    return [join(this.home, 'bin'), dirname(process.execPath), process.env['PATH']].join(':')
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stack[Symbol.asyncDispose]()
  }
}

const runsIn = (history: string): readonly string[] =>
  history
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).run)

describe('the history', () => {
  it('grows with each run in a cache', async () => {
    await using kept = await Kept.start()
    const file = recipe('history-cache')
    expect([await kept.run(file), await kept.run(file)]).toEqual([['success'], ['success']])
    const caches = join(kept.home, 'storage/caches')
    const [, last = ''] = readdirSync(caches).sort()
    expect(runsIn(readFileSync(join(caches, last), 'utf8'))).toHaveLength(4)
  })

  it('grows with each run in an artifact', async () => {
    await using kept = await Kept.start()
    const artifact = join(kept.home, 'storage/artifacts/registry-health')
    const gh = `#!/bin/sh
case "$*" in
  "api "*) if [ -d "${artifact}" ]; then echo 41; fi ;;
  "run download 41 --name registry-health --dir health") mkdir health && cp "${artifact}"/* health ;;
  *) exit 1 ;;
esac
`
    writeFileSync(join(kept.home, 'bin/gh'), gh, { mode: 0o755 })
    const file = recipe('history-artifact')
    expect([await kept.run(file), await kept.run(file)]).toEqual([['success'], ['success']])
    expect(runsIn(readFileSync(join(artifact, 'history.jsonl'), 'utf8'))).toHaveLength(2)
  })

  it('loses nothing on a branch that two runs write at once', async () => {
    await using kept = await Kept.start()
    const env = { ...aRemote(kept.home), PATH: kept.path, HOME: kept.home }
    const { keep } = recipe('history-branch').jobs
    const { run = '', env: given } = keep?.steps.find((step) => step.run) ?? {}
    const endings = ['a', 'b'].map((name) => {
      const directory = join(kept.home, name)
      mkdirSync(join(directory, 'health'), { recursive: true })
      for (const file of ['badge.json', 'index.html']) {
        writeFileSync(join(directory, 'health', file), name)
      }
      writeFileSync(join(directory, 'health/history.jsonl'), `{"run":"${name}"}\n`)
      const own = {
        ...given,
        ...env,
        REPOSITORY: 'https://github.com/acme/network'
      } as NodeJS.ProcessEnv
      const child = spawn('bash', ['-e', '-c', run], { cwd: directory, env: own })
      return new Promise((resolve) => child.once('close', resolve))
    })
    expect(await Promise.all(endings)).toEqual([0, 0])
    expect(runsIn(onBranch(kept.home, 'history.jsonl'))).toEqual(['a', 'b'])
  })
})

/** A remote for https://github.com/acme/network; variables that make Git use it. */
function aRemote(home: string): Readonly<Record<string, string>> {
  aRepository(join(home, 'first'), { 'main.tf': '' })
  git(home, 'clone', '-q', '--bare', 'first', 'remote')
  const config = join(home, 'git.config')
  const url = 'https://github.com/acme/network'
  writeFileSync(config, `[url "file://${join(home, 'remote')}"]\n\tinsteadOf = ${url}\n`)
  return { GIT_CONFIG_GLOBAL: config }
}

const onBranch = (home: string, file: string): string =>
  git(join(home, 'remote'), 'show', `registry-health:${file}`)
