// Runs the recipes that keep the history from run to run, with caches, artifacts and branches in folders.
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { Fleet } from './support/fleet-runs.ts'
import { git } from './support/git.ts'
import { parseWorkflow, type WorkflowFile } from './support/workflow-file.ts'

const PAGE = readFileSync('docs/recipes.md', 'utf8')
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

describe('the history', () => {
  it('grows with each run in a cache, and the issue opens after three failing runs', async () => {
    await using fleet = await start(new Set(['app.example.com']))
    const file = recipe('history-cache')
    const issues = []
    for (const _ of [1, 2, 3]) {
      expect(await run(fleet, file)).toEqual(['failure'])
      issues.push(fleet.github.repository.issues.length)
    }
    expect(issues).toEqual([0, 0, 1])
    const caches = join(storageOf(fleet), 'caches')
    const [last = ''] = readdirSync(caches).sort().reverse()
    expect(runsIn(readFileSync(join(caches, last), 'utf8'))).toHaveLength(6)
  })

  it('grows with each run in an artifact', async () => {
    await using fleet = await start()
    const artifact = join(storageOf(fleet), 'artifacts/registry-health')
    const gh = `#!/bin/sh
case "$*" in
  "api "*) if [ -d "${artifact}" ]; then echo 41; fi ;;
  "run download 41 --name registry-health --dir health") mkdir health && cp "${artifact}"/* health ;;
  *) exit 1 ;;
esac
`
    writeFileSync(join(fleet.home, 'bin/gh'), gh, { mode: 0o755 })
    const file = recipe('history-artifact')
    expect([await run(fleet, file), await run(fleet, file)]).toEqual([['success'], ['success']])
    expect(runsIn(readFileSync(join(artifact, 'history.jsonl'), 'utf8'))).toHaveLength(2)
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
    expect(files.split('\n')).toEqual(['.nojekyll', 'badge.json', 'history.jsonl', 'index.html'])
  })

  it('loses nothing on a branch that two runs write at once, except what is older than 220 days', async () => {
    await using fleet = await start()
    const { keep } = recipe('history-branch').jobs
    const { run: script = '', env } = keep?.steps.find((step) => step.run) ?? {}
    const endings = ['a', 'b'].map((name) => {
      const directory = join(fleet.home, name)
      mkdirSync(join(directory, 'health'), { recursive: true })
      for (const file of ['badge.json', 'index.html']) {
        writeFileSync(join(directory, 'health', file), name)
      }
      const lines = ['2026-01-31', '2026-11-01'].map(
        (day) => `{"v":1,"at":"${day}T05:23:00.000Z","run":"${name}"}\n`
      )
      writeFileSync(join(directory, 'health/history.jsonl'), lines.join(''))
      const own = { ...env, ...fleet.env, REPOSITORY: `https://github.com/${REPOSITORY}` }
      const child = spawn('bash', ['-e', '-c', script], { cwd: directory, env: own })
      return new Promise((resolve) => child.once('close', resolve))
    })
    expect(await Promise.all(endings)).toEqual([0, 0])
    expect(runsIn(onBranch(fleet, 'history.jsonl'))).toEqual(['a', 'b'])
  })
})

const onBranch = ({ home }: Fleet, file: string): string =>
  git(join(home, 'git', REPOSITORY), 'show', `${BRANCH}:${file}`)
