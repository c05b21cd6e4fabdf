// The verdict of a fleet: the workflows of docs/fleets.md, from the clones to the issue.
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fleet, type Run } from '../support/fleet-runs.ts'
import { commit, git } from '../support/git.ts'
import { afterAll, beforeAll, describe, expect, it } from '../support/jest.ts'
import { documentUrl, moduleFrom } from '../support/scanned.ts'
import {
  inputsOf,
  parseWorkflow,
  type StepFile,
  type WorkflowFile
} from '../support/workflow-file.ts'
import type { Ground } from '../support/workflow-steps.ts'

const PAGE = readFileSync('docs/fleets.md', 'utf8')
const FLEET = parseWorkflow(readFileSync('.github/workflows/fleet.yml', 'utf8'))

function shown(label: string): WorkflowFile {
  const [, text] = RegExp(`^\`\`\`yaml fleet=${label}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(PAGE) ?? []
  if (text === undefined) throw new Error(`there is no workflow ${label}`)
  return parseWorkflow(text)
}

const HOSTS = ['registry.example.com', 'git.example.com'] as const
const USES = (host: string) => moduleFrom(`${host}/acme/dns/aws`, host.replaceAll('.', '-'))
const SECRETS = { FLEET_TOKEN: 'token-of-fleet', REGISTRY_TOKEN: 'token-of-registry' }
const DOCUMENT = { 'modules.v1': '/v1/modules/' }
const LIST = { modules: [{ versions: [{ version: '1.0.0' }] }] }
const listOf = (host: string) => `https://${host}/v1/modules/acme/dns/aws/versions`

// In a job each.
const NAMES = ['acme/network', 'acme/database']
const BATCHES = NAMES.map((name, at) => ({ number: at + 1, repositories: [name] }))
const ALL = { names: NAMES.join('\n'), batches: JSON.stringify(BATCHES) }

const resultsOf = ({ jobs }: Run) => Object.fromEntries(jobs.map((job) => [job.name, job.result]))
const logOf = ({ jobs }: Run) => jobs.flatMap(({ steps }) => steps.map(({ said }) => said)).join('')
const summariesOf = ({ jobs }: Run) =>
  jobs.flatMap(({ name, steps }) =>
    steps.flatMap(({ summary }) => (summary === '' ? [] : [{ name, summary }]))
  )

/** The shell lines of the page as the only step of a job. */
function shellLines({ registry: { resolve, caFile } }: Fleet): WorkflowFile {
  const [, script = ''] = /^```sh fleet=shell\n([\s\S]*?)^```$/m.exec(PAGE) ?? []
  const run = script
    .replaceAll('git.example.com', 'github.com')
    .replace(/ check .*/, (line) => `${line} --resolve "$RESOLVE" --ca-file "$CA_FILE"`)
  // As Jenkins runs it.
  const steps = [{ run, shell: 'sh', env: { RESOLVE: resolve, CA_FILE: caFile } }] as const
  return { ...FLEET, jobs: { shell: { steps } } }
}

describe('a fleet', () => {
  let fleet: Fleet
  let good: Run
  const down = new Set<string>()

  beforeAll(async () => {
    fleet = await Fleet.start({
      'acme/network': { 'main.tf': HOSTS.map(USES).join('\n') },
      'acme/database': { 'main.tf': USES(HOSTS[0]) }
    })
    for (const host of HOSTS) {
      fleet.registry.answer(`https://${host}/.well-known/terraform.json`, () =>
        down.has(host) ? { status: 503, body: 'down' } : { json: DOCUMENT }
      )
      fleet.registry.answer(listOf(host), () => ({ json: LIST }))
    }
    good = await fleet.run(shown('caller'), { secrets: SECRETS })
  })
  afterAll(() => fleet[Symbol.asyncDispose]())

  /** The jobs after `usages`, which read the same files each time. */
  const again = async (
    repositories: string,
    given: Partial<Ground> = {},
    inputs: Readonly<Record<string, string>> = {}
  ) => {
    const list = { steps: [], outputs: { names: repositories } }
    const { check } = FLEET.jobs
    if (check === undefined) throw new Error('the job has another name')
    const jobs = { list, usages: { steps: [] }, check }
    const call = inputsOf(FLEET, { issue: 'on-failure', ...inputs })
    return await fleet.run({ ...FLEET, jobs }, { call, artifacts: good.artifacts, ...given })
  }

  it('passes, and sends each request once', () => {
    expect(resultsOf(good)).toEqual({
      list: 'success',
      'usages 1': 'success',
      check: 'success',
      fleet: 'success'
    })
    const requests = HOSTS.flatMap((host) => [documentUrl(host), listOf(host)])
    expect(fleet.registry.requests.map(({ url }) => url).sort()).toEqual(requests.sort())
    expect(readdirSync(join(good.artifacts, 'fleet')).sort()).toEqual([
      'history.jsonl',
      'index.html',
      'registries.badge.json',
      'registries.git.example.com.badge.svg',
      'registries.registry.example.com.badge.svg',
      'report.json'
    ])
    expect(summariesOf(good).map(({ name }) => name)).toEqual(['check'])
    expect(fleet.github.repository.issues).toEqual([])
  })

  it('has one verdict, one summary and one issue for a registry that fails', async () => {
    down.add(HOSTS[0])
    const run = await again('acme/network\nacme/database')
    down.clear()
    expect(resultsOf(run)).toMatchObject({ check: 'failure' })
    const [summary, ...others] = summariesOf(run)
    expect([summary?.name, others]).toEqual(['check', []])
    expect(summary?.summary).toMatch(/acme\/network/)
    expect(summary?.summary).toMatch(/acme\/database/)
    expect(fleet.github.repository.issues.map(({ state }) => state)).toEqual(['open'])
    expect(logOf(run).match(/^::error /gm)).toHaveLength(1)
  })

  it('fails as incomplete if a repository could not be cloned, and names it', async () => {
    const run = await again('acme/network\nacme/gone\nacme/database')
    expect(resultsOf(run)).toMatchObject({ check: 'failure' })
    expect(logOf(run)).toMatch(/1 of 3 repositories is missing: acme\/gone/)
  })

  it('fails as incomplete if the machine of a job "usages" dies, and names its repositories', async () => {
    const jobs = { ...FLEET.jobs, list: { steps: [], outputs: ALL } }
    const run = await fleet.run(
      { ...FLEET, jobs },
      {
        call: inputsOf(FLEET, {}),
        dies: ({ id, contexts }) => id === 'usages' && Object(contexts['matrix']).batch.number === 2
      }
    )
    expect(resultsOf(run)).toEqual({
      list: 'success',
      'usages 1': 'success',
      'usages 2': 'failure',
      check: 'failure'
    })
    expect(logOf(run)).toMatch(/1 of 2 repositories is missing: acme\/database/)
  })

  it('names all repositories if no machine has read them, and leaves the issue as it is', async () => {
    down.add(HOSTS[0])
    await again(ALL.names)
    down.clear()
    const jobs = { ...FLEET.jobs, list: { steps: [], outputs: ALL } }
    const call = inputsOf(FLEET, { issue: 'on-failure' })
    const run = await fleet.run({ ...FLEET, jobs }, { call, dies: ({ id }) => id === 'usages' })
    expect(resultsOf(run)).toMatchObject({ 'usages 1': 'failure', check: 'failure' })
    expect(logOf(run)).toMatch(
      /^✗ 2 of 2 repositories are missing: acme\/network, acme\/database; /m
    )
    expect(fleet.github.repository.issues.map(({ state }) => state)).toContain('open')
  })

  it('continues the history of a branch', async () => {
    const storage = join(fleet.home, 'storage')
    cpSync(good.artifacts, join(storage, 'artifacts'), { recursive: true })
    const branch = join(storage, 'branches/registry-health')
    cpSync(join(good.artifacts, 'fleet'), branch, { recursive: true })
    await again('acme/network\nacme/database', { storage }, { 'history-branch': 'registry-health' })
    const [before, after] = [branch, join(storage, 'artifacts/fleet')].map((directory) =>
      readFileSync(join(directory, 'history.jsonl'), 'utf8')
    )
    expect(before?.match(/^./gm)).toHaveLength(2)
    expect(after?.match(/^./gm)).toHaveLength(4)
    expect(after?.startsWith(before ?? '')).toBe(true)
  })

  it('lists the repositories of an organization', async () => {
    const { list } = shown('list').jobs
    if (list === undefined) throw new Error('there is no job "list"')
    const { jobs } = await fleet.run({ ...FLEET, jobs: { list } }, { secrets: SECRETS })
    expect(jobs[0]?.outputs).toEqual({ repositories: 'acme/network\nacme/database' })
    const given = shown('list').jobs['fleet']?.with?.['repositories']
    expect(given).toMatch(/^\$\{\{ needs\.list\.outputs\.repositories \}\}$/)
  })

  it('passes in one job', async () => {
    const run = await fleet.run(shown('one-job'), { secrets: SECRETS })
    expect(resultsOf(run)).toEqual({ registries: 'success' })
  })

  it('passes by the shell lines for other systems', async () => {
    const run = await fleet.run(shellLines(fleet))
    expect([resultsOf(run), logOf(run)]).toEqual([
      { shell: 'success' },
      expect.stringContaining('✓ both registry hosts in 2 repositories passed')
    ])
  })
})

describe('a repository whose checkout fails', () => {
  // Git writes its name into a tree, and no file system has a file of that name.
  const addLongName = (directory: string): string => {
    const file = git(directory, 'rev-parse', 'HEAD:main.tf')
    const entry = `100644 blob ${file}\t${'x'.repeat(300)}.tf\n`
    const tree = execFileSync('git', ['mktree'], { cwd: directory, input: entry, encoding: 'utf8' })
    const made = git(directory, 'commit-tree', '-m', 'test', tree.trim())
    return git(directory, 'update-ref', 'refs/heads/main', made)
  }
  // Compressed, it has a few kilobytes.
  const addLargeFile = (directory: string): string =>
    commit(directory, { 'main.tf': USES(HOSTS[0]), large: ' '.repeat(8 * 2 ** 20) })
  const KIBIBYTES = 4096

  /** The file with `ulimit` before each script that clones: the disk has no room for the large file. */
  const onFullDisk = (file: WorkflowFile): WorkflowFile => {
    const stepOf = (step: StepFile): StepFile =>
      step.run?.includes(' clone ') ? { ...step, run: `ulimit -f ${KIBIBYTES}\n${step.run}` } : step
    const jobs = Object.entries(file.jobs).map(([id, job]) => [
      id,
      { ...job, steps: job.steps.map(stepOf) }
    ])
    return { ...file, jobs: Object.fromEntries(jobs) }
  }

  it.each([
    ['has too long a name', addLongName],
    ['has no room', addLargeFile]
  ])('is missing if a file %s, and the next one is read', async (_, break_) => {
    await using fleet = await Fleet.start({
      'acme/network': { 'main.tf': USES(HOSTS[0]) },
      'acme/database': { 'main.tf': USES(HOSTS[0]) }
    })
    fleet.registry.answer(`https://${HOSTS[0]}/.well-known/terraform.json`, { json: DOCUMENT })
    fleet.registry.answer(listOf(HOSTS[0]), { json: LIST })
    break_(join(fleet.home, 'git/acme/network'))
    const repositories = 'acme/network\nacme/database'
    const call = inputsOf(FLEET, { repositories })
    const runs = [
      await fleet.run(onFullDisk(FLEET), { call }),
      await fleet.run(onFullDisk(shown('one-job')), { secrets: SECRETS }),
      await fleet.run(onFullDisk(shellLines(fleet)))
    ]
    for (const run of runs) {
      expect(logOf(run)).toMatch(/✗ 1 of 2 repositories is missing: acme\/network; /)
      expect(resultsOf(run)).toMatchObject({ [run.jobs.at(-1)?.name ?? '']: 'failure' })
    }
  })
})
