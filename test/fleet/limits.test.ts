// Usages files that are too large: counted before they are parsed, missing by name, and not written in the first place.

import { Stop } from '../../src/observe/visit/stop.ts'
import type { RepositoryUsages } from '../../src/read/fleet/format.ts'
import { readUsagesLines } from '../../src/read/fleet/lines.ts'
import type { Usage } from '../../src/read/scan/usage.ts'
import type { World } from '../../src/run/stages/world.ts'
import { readableFile, renderUsagesJson } from '../../src/run/usages/lines.ts'
import type { SettingsError } from '../../src/settings/settings.ts'
import { expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import {
  checkUsagesFiles,
  fileOf,
  partsOf,
  readUsagesText,
  usagesOf
} from '../support/usages-files.ts'

const MOST = 32_000
const FEWER = 'scan fewer directories of the repository'
const AGAIN = 'write the file with `tf-disco usages --format json`'

const PARTS = partsOf(
  await usagesOf({
    'main.tf': 'module "network" {\n  source = "registry.example.com/acme/network/aws"\n}\n'
  })
)

/** The usages file of a repository with these parts. */
const named = (name: string, parts: object = {}): string =>
  fileOf({ ...PARTS, repository: { ...PARTS.repository, name }, ...parts })

/** Why a file is refused, and the repository that it names; null if it is read. */
function refusalOf(text: string) {
  const read = readUsagesText(text)
  return read.ok ? null : { why: read.why, repository: read.repository }
}

const place = { file: 'main.tf', line: 1, column: 1, endColumn: 1 }
const clients = ['terraform']
const ITEMS = {
  notes: { code: 'file-limit', severity: 'notice', message: '', affects: [], clients, places: [] },
  declared: { kind: 'module', text: '', localName: null, place },
  units: { directory: 'a', module: null, unknown: null, replaced: [], files: [] },
  roots: { directory: 'a', clients },
  locks: { file: '.terraform.lock.hcl', hashes: {} },
  plugins: { directory: 'a', providers: [] }
}

it.each(Object.entries(ITEMS))(`reads ${MOST} %s, and refuses one more`, (list, item) => {
  const fileWith = (length: number) => named('acme/a', { [list]: Array(length).fill(item) })
  expect(refusalOf(fileWith(MOST))).toBeNull()
  expect(refusalOf(fileWith(MOST + 1))).toEqual({
    why: `the last line: ${list} is an array; expected at most ${MOST} items; ${AGAIN}`,
    repository: 'acme/a'
  })
})

it('refuses a list in a list', () => {
  const many = (item: unknown) => Array(MOST + 1).fill(item)
  const [usage] = PARTS.usages
  const [places, directories] = [many(place), many('a')]
  expect(refusalOf(named('acme/a', { notes: [{ ...ITEMS.notes, places }] }))?.why).toContain(
    'the last line: notes[0].places is an array'
  )
  expect(refusalOf(named('acme/a', { usages: [{ ...usage, directories }] }))?.why).toContain(
    'line 1: directories is an array'
  )
})

// None of them is JSON, which would be the reason if they were parsed.
it.each([
  ['a line of more than 24 MiB', '', ' '.repeat(24 * 1024 * 1024)],
  ['a line with more than 600000 values', '', '['.repeat(600_000)],
  ['a line with more than 600000 values', `${'{'.repeat(600_001)}\n`, ''],
  ['more than 6000000 values', `${','.repeat(590_000)}\n`.repeat(11), ''],
  ['more than 250000 usages', '\n'.repeat(250_000), '']
])('counts %s before it parses a file, and names the repository', (why, before, after) => {
  const text = `${before}${named('acme/a').trimEnd()}${after}x`
  expect(refusalOf(text)).toEqual({ why: `has ${why}; ${FEWER}`, repository: 'acme/a' })
  const misnamed = text.replace('"name":"acme/a"', '"name":"../a"')
  expect(refusalOf(misnamed)?.repository).toBeNull()
})

it('reads no more usages after the check has ended', () => {
  const usages = Array(100).fill(PARTS.usages[0])
  const bytes = Buffer.from(named('acme/a', { usages }))
  const stop = new Stop()
  let asked = 0
  stop.endIfDue = () => {
    asked += 1
    if (asked === 50) stop.end({ kind: 'deadline', ms: 1 })
  }
  expect(readUsagesLines(bytes, stop)).toMatchObject({ ok: false, repository: 'acme/a' })
  expect(asked).toBe(50)
})

/** What is written of a repository with these parts: the file, or the mistakes. */
function writtenOf(parts: Partial<RepositoryUsages>): string | readonly string[] {
  const read = readUsagesText(named('acme/a'))
  if (!read.ok) throw new Error(read.why)
  try {
    return [...readableFile({ ...read.value, ...parts }, renderUsagesJson)].join('')
  } catch (error) {
    return (error as SettingsError).mistakes
  }
}

it('writes no list that a check would refuse', () => {
  const refusal = (name: string) => [
    `the usages of this repository cannot be written: ${name} would have a list of more than ${MOST} items; ${FEWER}`
  ]
  const roots = (length: number) => Array(length).fill({ directory: 'a', clients })
  expect(refusalOf(String(writtenOf({ roots: roots(MOST) })))).toBeNull()
  expect(writtenOf({ roots: roots(MOST + 1) })).toEqual(refusal('roots'))
  const hashes = new Map([['registry.example.com/acme/box', Array(MOST + 1).fill('h1:x')]])
  expect(writtenOf({ locks: [{ file: 'x', hashes }] })).toEqual(refusal('locks'))
  const usage: Usage = {
    ...PARTS.usages[0],
    place,
    needs: [],
    directories: Array(MOST + 1).fill('a')
  }
  expect(writtenOf({ usages: [usage] })).toEqual(refusal('usages'))
})

it('writes no line that a check would refuse', () => {
  const long = 'x'.repeat(10_000)
  const root = { directory: long, clients: ['terraform' as const] }
  expect(writtenOf({ roots: Array(2600).fill(root) })).toEqual([
    expect.stringMatching(/: the file would have a line of more than 24 MiB; scan fewer/)
  ])
})

it('checks the others where the file of a repository is too large', async () => {
  await using directory = await temporaryDirectory()
  const roots = Array(MOST + 1).fill({ directory: 'a', clients })
  const texts = {
    a: named('acme/listed', { roots }),
    b: named('acme/long').replace('}\n', `${' '.repeat(24 * 1024 * 1024)}}\n`),
    c: named('acme/good')
  }
  const settings = { 'allowed-hosts': 'none.example.com' }
  const { verdict, context } = await checkUsagesFiles(texts, directory.path, settings)
  expect(context.repositories).toMatchObject([{ name: 'acme/good' }])
  expect(verdict).toMatchObject({
    passed: false,
    hosts: [{ visit: { host: 'registry.example.com' } }],
    stopped: [{ kind: 'missing', repositories: ['acme/listed', 'acme/long'], total: 3 }]
  })
})

/** What was not checked of these repositories, where the clock passes the deadline as `run` calls its function. */
async function unreadOf(names: readonly string[], run: (pass: () => void) => Partial<World>) {
  await using directory = await temporaryDirectory()
  let time = 0
  const pass = () => {
    time = 5000
  }
  // No timer ends the check.
  const world = { now: () => time, startTimer: () => () => {}, ...run(pass) }
  const texts = Object.fromEntries(names.map((name) => [name, named(`acme/${name}`)]))
  const settings = { 'allowed-hosts': 'none.example.com', 'deadline-seconds': '5' }
  return checkUsagesFiles(texts, directory.path, settings, {}, world)
}

const notRead = (repository: string) => [
  { kind: 'deadline', ms: 5000 },
  {
    repositories: [`acme/${repository}`],
    reasons: [`${repository}.jsonl: was not read before the check ended`]
  }
]

it('reads no more files after the deadline, and names their repositories', async () => {
  const { verdict, context } = await unreadOf(['a', 'b'], (pass) => ({ progress: pass }))
  expect(context.repositories).toMatchObject([{ name: 'acme/a' }])
  expect(verdict.stopped).toMatchObject(notRead('b'))
})

it('names the repository whose root modules were not found before the deadline', async () => {
  let asked = 0
  const { verdict, context } = await unreadOf(['a'], (pass) => ({
    environment: {
      // The check asks for it at its start, and for each repository.
      get TF_CLI_ARGS_init() {
        asked += 1
        if (asked > 1) pass()
        return undefined
      }
    }
  }))
  expect(context.repositories).toEqual([])
  expect(verdict).toMatchObject({ passed: false, hosts: [], stopped: notRead('a') })
})
