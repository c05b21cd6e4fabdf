import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { openSecrets } from '../src/credentials/redaction/secrets.ts'
import { mergeReports } from '../src/merge-reports.ts'
import { VERSION } from '../src/protocol/version.ts'
import { type RawSettings, SettingsError } from '../src/settings/settings.ts'
import { aFileFinding } from './support/evidence-builder.ts'
import { aReport, hostOf, jsonOf, merged, repositoryOf } from './support/parts.ts'
import { runAction, runCli } from './support/program.ts'
import { temporaryDirectory } from './support/temporary.ts'

const shard = (index: number) => ({ shards: { indexes: [index], count: 3 } })
const PARTS = [
  aReport([hostOf('a.example.com', 1)], shard(1)),
  aReport([hostOf('b.example.com', 2, 'error')], shard(2)),
  aReport([hostOf('c.example.com', 3)], shard(3))
]
const GOOD = jsonOf(aReport())
const TWO = JSON.parse(jsonOf(aReport([hostOf('b.example.com', 2, 'error')])))

type Files = Readonly<Record<string, string>>

async function writeAll(directory: string, files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(directory, name, '..'), { recursive: true })
    await writeFile(join(directory, name), text)
  }
}

/** Merges in this process. */
async function mergeIn(directory: string, raw: RawSettings, env = {}) {
  return mergeReports(raw, { directory, secrets: openSecrets(raw, env) })
}

async function mistakesOf(files: Files, raw: RawSettings): Promise<readonly string[]> {
  await using home = await temporaryDirectory()
  await writeAll(home.path, files)
  const error = await mergeIn(home.path, raw).catch((thrown: unknown) => thrown)
  if (!(error instanceof SettingsError)) throw new Error('the merge has no mistakes')
  return error.mistakes.map((mistake) => mistake.replace(home.path, 'DIR'))
}

describe('refuses', () => {
  const json = JSON.parse(GOOD)
  const AGAIN = 'let the check write it again'
  it.each<[string, Files, string]>([
    ['a text', { 'x.json': 'hello' }, `x.json is not JSON; ${AGAIN}`],
    ['an empty file', { 'x.json': '' }, `x.json is empty; ${AGAIN}`],
    ['half a file', { 'x.json': GOOD.slice(0, 500) }, `x.json is not JSON; ${AGAIN}`],
    [
      'another document',
      { 'x.json': '{"runs": []}' },
      'x.json is no JSON report of tf-disco; give only JSON reports to a merge'
    ],
    [
      'a usages file',
      { 'x.json': '{"kind":"module"}\n{"kind":"repository","schemaVersion":1}\n' },
      'x.json is a usages file; give it to a check as `usages`, and merge the report of that check'
    ],
    [
      'a report of another version',
      { 'x.json': JSON.stringify({ ...json, version: '9.8.7' }) },
      `x.json was written by tf-disco 9.8.7, and this is tf-disco ${VERSION}; use the same version for every check and for the merge`
    ],
    [
      'a wrong value',
      { 'x.json': JSON.stringify({ ...json, hosts: [{ host: 'Not A Host' }] }) },
      `x.json has a mistake: hosts[0].host is "Not A Host"; expected a hostname; ${AGAIN}`
    ],
    [
      'a time that does not exist',
      { 'x.json': JSON.stringify({ ...json, startedAt: '2026-13-01T00:00:00.000Z' }) },
      `x.json has a mistake: startedAt is "2026-13-01T00:00:00.000Z"; expected a time that exists; ${AGAIN}`
    ],
    [
      'counts of other findings',
      { 'x.json': JSON.stringify({ ...json, counts: { errors: 1, warnings: 0, notices: 0 } }) },
      `x.json has a mistake: counts.errors is 1; expected 0, the number of errors in findings; ${AGAIN}`
    ],
    [
      'findings that counts do not have',
      { 'x.json': JSON.stringify({ ...json, findingsLeftOut: 1 }) },
      `x.json has a mistake: findingsLeftOut is 1; expected 0, by which findings are fewer than counts say; ${AGAIN}`
    ],
    [
      'a small file that would be large in memory',
      { 'x.json': `[${'[],'.repeat(5_000_001)}[]]` },
      'x.json has more than 10000000 values; let the check write it again'
    ],
    [
      'a host twice',
      { 'x.json': JSON.stringify({ ...TWO, hosts: [TWO.hosts[0], TWO.hosts[0]] }) },
      `x.json has a mistake: hosts[0].host is "b.example.com"; expected each host once; ${AGAIN}`
    ],
    [
      'a finding about another host',
      { 'x.json': JSON.stringify({ ...TWO, hosts: [] }) },
      `x.json has a mistake: findings[0].host is "b.example.com"; expected one of hosts; ${AGAIN}`
    ],
    [
      'a report that claims to be of all shards',
      { 'x.json': JSON.stringify({ ...json, shards: { indexes: [1, 2], count: 2 } }) },
      `x.json has a mistake: shards is an object; expected some of the shards, not all; ${AGAIN}`
    ],
    ['a name without a file', {}, 'x.json does not exist in DIR'],
    [
      'a directory without a report',
      { 'x.json/notes.txt': '' },
      'there is no .json report in x.json; a check writes one with report'
    ]
  ])('%s', async (_, files, mistake) => {
    expect(await mistakesOf(files, { merge: 'x.json' })).toEqual([mistake])
  })

  it('nothing to merge', async () => {
    expect(await mistakesOf({}, { merge: '# none' })).toEqual([
      'there is no report to merge; a check writes one with report'
    ])
  })

  it('settings that only a check has, but not their defaults', async () => {
    const raw = {
      merge: 'x.json',
      depth: 'packages',
      'fail-on': 'error',
      hostnames: 'a.example.com'
    }
    expect(await mistakesOf({ 'x.json': GOOD }, raw)).toEqual([
      'hostnames has no effect on a merge; set it for the checks',
      'depth has no effect on a merge; set it for the checks'
    ])
  })

  it('several files at once, with every mistake', async () => {
    const files = { 'r/a.json': '', 'r/b.json': GOOD, 'r/deep/c.json': '[]' }
    expect(await mistakesOf(files, { merge: 'r\nnowhere' })).toEqual([
      'nowhere does not exist in DIR',
      `r/a.json is empty; ${AGAIN}`,
      'r/deep/c.json is no JSON report of tf-disco; give only JSON reports to a merge'
    ])
  })
})

it('reads files once that are named twice, or are equal', async () => {
  await using home = await temporaryDirectory()
  const [part = aReport()] = PARTS
  await writeAll(home.path, { 'r/a.json': jsonOf(part), 'r/copy.json': jsonOf(part) })
  const { verdict } = await mergeIn(home.path, { merge: 'r\nr/a.json\n./r' })
  expect(verdict.stopped).toMatchObject({ what: 'shard', names: ['2', '3'], total: 3 })
})

it('skips the other reports in JSON that are in a directory, but not those that are named', async () => {
  await using home = await temporaryDirectory()
  const others = { 'r/x.codequality.json': '[]', 'r/x.sarif.json': '{}' }
  await writeAll(home.path, { 'r/x.json': GOOD, ...others })
  expect((await mergeIn(home.path, { merge: 'r' })).verdict.passed).toBe(true)
  expect(await mistakesOf(others, { merge: 'r/x.sarif.json' })).toEqual([
    'r/x.sarif.json is no JSON report of tf-disco; give only JSON reports to a merge'
  ])
})

it('hides tokens of this machine that a report has', async () => {
  await using home = await temporaryDirectory()
  const token = 'a-token-of-this-machine'
  const report = aReport(
    [],
    { remarks: [`remark ${token}`] },
    { files: [aFileFinding({ message: `message ${token}`, help: token })] }
  )
  await writeAll(home.path, { 'x.json': jsonOf(report) })
  const env = { TF_TOKEN_registry_example_com: token }
  const { verdict, context } = await mergeIn(home.path, { merge: 'x.json' }, env)
  expect(JSON.stringify([verdict, context])).not.toContain(token)
  expect(context.remarks).toEqual(['remark ***'])
})

it('refuses reports that do not fit', async () => {
  const [one = aReport(), two = aReport()] = PARTS
  const files = { 'a.json': jsonOf(one), 'b.json': jsonOf({ ...two, context: one.context }) }
  expect(await mistakesOf(files, { merge: 'a.json\nb.json' })).toEqual([
    'shard 1 is in 2 different reports: a.json, b.json; merge only one of them'
  ])
})

describe('the command line', () => {
  it('prints the verdict, and writes reports of the merge', async () => {
    await using home = await temporaryDirectory()
    const files = PARTS.map((part, at) => [`r/${at}.json`, jsonOf(part)])
    await writeAll(home.path, Object.fromEntries(files))
    const ended = await runCli(['merge', 'r', '--report', 'all.json', '--report', 'all.sarif'], {
      directory: home.path
    })
    expect([ended.exitCode, ended.stderr]).toEqual([1, ''])
    expect(ended.stdout).toMatch(/^✗ 1 of 3 registry hosts failed\n/)
    expect(await readFile(join(home.path, 'all.json'), 'utf8')).toBe(merged(PARTS))
  })

  it('fails with exit code 1 when a shard is missing, and 2 when the files are wrong', async () => {
    await using home = await temporaryDirectory()
    const [one = aReport()] = PARTS
    await writeAll(home.path, { 'one.json': jsonOf(one), 'bad.json': '[]' })
    const run = (...files: readonly string[]) =>
      runCli(['merge', ...files], { directory: home.path })
    const [missing, wrong, none] = await Promise.all([run('one.json'), run('bad.json'), run()])
    expect(missing.stdout).toContain('✗ 2 of 3 shards are missing: 2, 3; ')
    expect([missing.exitCode, wrong.exitCode, none.exitCode]).toEqual([1, 2, 2])
    expect(none.stderr).toBe('tf-disco: merge needs at least one report: tf-disco merge reports\n')
  })
})

it('the Action delivers the merge as it delivers a check', async () => {
  await using home = await temporaryDirectory()
  const [a, b] = [repositoryOf('acme/a'), repositoryOf('acme/b')]
  mkdirSync(join(home.path, 'r'))
  for (const [at, repository] of [a, b].entries()) {
    const report = aReport([hostOf('x.example.com', at + 1, 'error')], { repository })
    writeFileSync(join(home.path, `r/${at}.json`), jsonOf(report))
  }
  const ended = await runAction(
    { merge: 'r', report: 'all.json', 'timeout-seconds': '', 'slow-seconds': '' },
    { env: { GITHUB_WORKSPACE: home.path } }
  )
  expect(ended.exitCode).toBe(1)
  expect(ended.outputs).toMatchObject({ passed: 'false', hosts: '["x.example.com"]', errors: '1' })
  expect(ended.stdout).toMatch(/^::error /m)
  expect(ended.summary).toContain('1 registry host in 2 repositories failed')
  const report = JSON.parse(await readFile(join(home.path, 'all.json'), 'utf8'))
  expect(report.repositories).toEqual([a, b])
})

it('the Action shows control characters in values of a report', async () => {
  await using home = await temporaryDirectory()
  const version = '1\u202e\n::error::x'
  writeFileSync(join(home.path, 'x.json'), JSON.stringify({ ...JSON.parse(GOOD), version }))
  const { exitCode, stdout } = await runAction(
    { merge: 'x.json', 'timeout-seconds': '', 'slow-seconds': '' },
    { env: { GITHUB_WORKSPACE: home.path } }
  )
  expect(exitCode).toBe(2)
  expect(stdout).toMatch(
    /^::error title=Wrong settings::x\.json was written by tf-disco 1<U\+202E>/m
  )
  expect(stdout).not.toMatch(/\u202e|^::error::x/m)
})
