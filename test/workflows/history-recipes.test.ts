// Runs the recipes that keep the history from run to run, with caches, artifacts and branches in folders.
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Fleet } from '../support/fleet-runs.ts'
import { git } from '../support/git.ts'
import { describe, expect, it } from '../support/jest.ts'
import { parseWorkflow, type WorkflowFile } from '../support/workflow-file.ts'
import { shellFor } from '../support/workflow-steps.ts'

const PAGE = readFileSync('docs/monitoring.md', 'utf8')
const BRANCH = 'registry-health'

function recipe(name: string): WorkflowFile {
  const [, text] = RegExp(`^\`\`\`yaml recipe=${name}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(PAGE) ?? []
  if (text === undefined) throw new Error(`there is no recipe ${name}`)
  return parseWorkflow(text)
}

const REPOSITORY = 'acme/network'

/** The repository of the workflow, and the hosts of the recipes. */
async function start(down = new Set<string>()): Promise<Fleet> {
  const fleet = await Fleet.start({ [REPOSITORY]: { 'main.tf': '' } })
  const login = { client: 'c', authz: '/a', token: '/t' }
  const json = { 'modules.v1': '/m/', 'providers.v1': '/p/', 'tfe.v2': '/t/', 'login.v1': login }
  for (const host of ['registry.example.com', 'app.example.com']) {
    fleet.registry.answer(`https://${host}/.well-known/terraform.json`, () =>
      down.has(host) ? { status: 404, body: 'no' } : { json }
    )
  }
  return fleet
}

/** Artifacts, caches and branches that the next run finds. */
const storageOf = ({ home }: Fleet): string => join(home, 'storage')

const run = async (fleet: Fleet, file: WorkflowFile) =>
  (await fleet.run(file, { storage: storageOf(fleet) })).jobs.map(({ result }) => result)

const runsIn = (history: string): readonly string[] =>
  history
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).run)

type EarlierRun = {
  readonly id: number
  readonly event?: string
  readonly branch?: string
  readonly workflow?: string
  readonly fork?: boolean
  /** The folder with the files of its artifact `registry-health`. */
  readonly artifact?: string | undefined
}

const PASSED = { outcome: 'works', ms: 84, codes: [] }
const WORKFLOW = 'registry-health.yml'

// The programs for jq that the recipe uses, in JavaScript.
const FAKE_GH = `#!/usr/bin/env node
const fs = require('node:fs')
const given = process.argv.slice(2)
const runs = JSON.parse(fs.readFileSync(process.env.EARLIER_RUNS, 'utf8')).reverse()
const after = (flag) => given[given.indexOf(flag) + 1]
const field = (name) => given.find((each) => each.startsWith(name + '='))?.slice(name.length + 1)
const JQ = {
  '.workflow_runs[].id': ({ workflow_runs }) => workflow_runs.map(({ id }) => id),
  '.artifacts[] | select(.expired | not) | .id': ({ artifacts }) =>
    artifacts.filter(({ expired }) => !expired).map(({ id }) => id)
}
const [command, , id] = given
if (command === 'run') {
  fs.cpSync(runs.find((run) => String(run.id) === id).artifact, after('--dir'), { recursive: true })
} else {
  const prefix = 'repos/${REPOSITORY}/actions/'
  const path = given.find((each) => each.startsWith(prefix)).slice(prefix.length).split('?')[0]
  const [kind, name, what] = path.split('/')
  const answers = {
    // As GitHub does, by the name of the branch, also if that is in a fork.
    'workflows runs': () => ({
      workflow_runs: runs.filter(
        ({ workflow = '${WORKFLOW}', event = 'schedule', branch = 'main' }) =>
          workflow === name && event === field('event') && branch === field('branch')
      )
    }),
    'runs artifacts': () => ({
      artifacts: runs
        .filter((run) => String(run.id) === name && run.artifact)
        .map((run) => ({ id: run.id * 10, expired: false }))
    })
  }
  const answer = answers[kind + ' ' + what]()
  process.stdout.write(JQ[after('--jq')](answer).map((line) => line + '\\n').join(''))
}
`

/** Runs the recipe after these runs in the same repository, the oldest first. */
async function runWithArtifacts(fleet: Fleet, earlier: readonly EarlierRun[]) {
  const runs = join(fleet.home, 'runs.json')
  writeFileSync(runs, JSON.stringify(earlier))
  writeFileSync(join(fleet.home, 'bin/gh'), FAKE_GH, { mode: 0o755 })
  const env = {
    ...fleet.env,
    EARLIER_RUNS: runs,
    GITHUB_REF_NAME: 'main',
    GITHUB_WORKFLOW_REF: `${REPOSITORY}/.github/workflows/${WORKFLOW}@refs/heads/main`
  }
  const file = recipe('history-artifact')
  const { jobs } = await fleet.run(file, { storage: storageOf(fleet), env })
  return jobs.map(({ result }) => result)
}

describe('the history', () => {
  it('grows with each run in a cache, and the issue opens after two failing runs', async () => {
    await using fleet = await start(new Set(['app.example.com']))
    const file = recipe('history-cache')
    const issues = []
    for (const _ of [1, 2]) {
      expect(await run(fleet, file)).toEqual(['failure'])
      issues.push(fleet.github.repository.issues.length)
    }
    expect(issues).toEqual([0, 1])
    const caches = join(storageOf(fleet), 'caches')
    const [last = ''] = readdirSync(caches).sort().reverse()
    expect(runsIn(readFileSync(join(caches, last), 'utf8'))).toHaveLength(4)
  })

  it('grows with each run in an artifact', async () => {
    await using fleet = await start()
    const artifact = join(storageOf(fleet), 'artifacts/registry-health')
    const ended = [
      await runWithArtifacts(fleet, []),
      await runWithArtifacts(fleet, [{ id: 41, artifact }])
    ]
    expect(ended).toEqual([['success'], ['success']])
    expect(runsIn(readFileSync(join(artifact, 'history.jsonl'), 'utf8'))).toHaveLength(2)
  })

  it('takes no artifact of a pull request, of another workflow or of another branch', async () => {
    await using fleet = await start()
    const [artifact, forged] = ['good', 'forged'].map((name) => {
      const directory = join(fleet.home, name)
      mkdirSync(directory)
      const line = { v: 1, at: '2026-11-01T05:23:00.000Z', run: name, host: 'registry.example.com' }
      writeFileSync(join(directory, 'history.jsonl'), `${JSON.stringify({ ...line, ...PASSED })}\n`)
      return directory
    })
    const ended = await runWithArtifacts(fleet, [
      { id: 40, event: 'workflow_dispatch', artifact },
      // Failed before it uploaded its artifact.
      { id: 41 },
      { id: 42, branch: 'feature', event: 'pull_request', artifact: forged },
      { id: 43, fork: true, event: 'pull_request', artifact: forged },
      { id: 44, branch: 'feature', event: 'workflow_dispatch', artifact: forged },
      { id: 45, event: 'push', artifact: forged },
      { id: 46, workflow: 'other.yml', artifact: forged }
    ])
    expect(ended).toEqual(['success'])
    const kept = join(storageOf(fleet), 'artifacts/registry-health/history.jsonl')
    expect(runsIn(readFileSync(kept, 'utf8'))).toEqual(['good', '1.1'])
  })

  it('grows with each run on a branch, next to the badge and the page', async () => {
    await using fleet = await start()
    const file = recipe('history-branch')
    expect(await run(fleet, file)).toEqual(['success', 'success'])
    const branch = join(storageOf(fleet), 'branches', BRANCH)
    mkdirSync(dirname(branch), { recursive: true })
    git(fleet.home, 'clone', '-q', '--branch', BRANCH, `git/${REPOSITORY}`, branch)
    expect(await run(fleet, file)).toEqual(['success', 'success'])
    expect(runsIn(onBranch(fleet, 'history.jsonl'))).toHaveLength(2)
    const files = git(join(fleet.home, 'git', REPOSITORY), 'ls-tree', '--name-only', BRANCH)
    expect(files.split('\n')).toEqual([
      '.nojekyll',
      'history.jsonl',
      'index.html',
      'registries.badge.json',
      'registries.registry.example.com.badge.svg'
    ])
  })

  /** The script of the job `keep`, with the files of a run. */
  function keep(fleet: Fleet, name: string, files: Readonly<Record<string, string>>) {
    const {
      run: script = '',
      env,
      shell
    } = recipe('history-branch').jobs['keep']?.steps.find((step) => step.run) ?? {}
    const directory = join(fleet.home, name)
    mkdirSync(join(directory, 'health'), { recursive: true })
    for (const [file, text] of Object.entries(files)) {
      writeFileSync(join(directory, 'health', file), text)
    }
    const own = { ...env, ...fleet.env, REPOSITORY: `https://github.com/${REPOSITORY}` }
    const [program = '', ...options] = shellFor(shell)
    const child = spawn(program, [...options, '-c', script], { cwd: directory, env: own })
    return new Promise((resolve) => child.once('close', resolve))
  }

  const filesOf = (name: string) => ({
    'registries.badge.json': name,
    'index.html': name,
    'history.jsonl': ['2026-01-31', '2026-11-01']
      .map((day) => `{"v":1,"at":"${day}T05:23:00.000Z","run":"${name}"}\n`)
      .join('')
  })

  it('loses nothing on a branch that two runs write at once, except what is older than 220 days', async () => {
    await using fleet = await start()
    const endings = ['a', 'b'].map((name) => keep(fleet, name, filesOf(name)))
    expect(await Promise.all(endings)).toEqual([0, 0])
    expect(runsIn(onBranch(fleet, 'history.jsonl'))).toEqual(['a', 'b'])
  })

  it('stays on the branch if a run has none to add', async () => {
    await using fleet = await start()
    await keep(fleet, 'a', filesOf('a'))
    const { 'history.jsonl': _, ...rest } = filesOf('b')
    expect(await keep(fleet, 'b', rest)).not.toBe(0)
    expect(runsIn(onBranch(fleet, 'history.jsonl'))).toEqual(['a'])
  })
})

const onBranch = ({ home }: Fleet, file: string): string =>
  git(join(home, 'git', REPOSITORY), 'show', `${BRANCH}:${file}`)
