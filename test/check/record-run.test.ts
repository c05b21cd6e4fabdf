import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linesIn, record } from '../support/history.ts'
import { afterEach, beforeEach, describe, expect, it } from '../support/jest.ts'
import { type TemporaryDirectory, temporaryDirectory } from '../support/temporary.ts'

let home: TemporaryDirectory
let checkout: string
beforeEach(async () => {
  home = await temporaryDirectory()
  checkout = join(home.path, 'checkout')
  mkdirSync(checkout)
})
afterEach(async () => home[Symbol.asyncDispose]())

const at = (hour: number) => `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`

describe('the history file', () => {
  it('gets one line per host and run', async () => {
    const hosts = ['a.example.com', 'b.example.com']
    await record(checkout, { hosts, down: ['b.example.com'] })
    expect(linesIn(checkout)).toEqual([
      '{"v":1,"at":"2026-11-22T12:00:00.000Z","run":"1.1","host":"a.example.com","outcome":"works","ms":84}',
      '{"v":1,"at":"2026-11-22T12:00:00.000Z","run":"1.1","host":"b.example.com","outcome":"fails","ms":84,"codes":["document-absent"]}'
    ])
  })

  it('tells reports about earlier runs and this one', async () => {
    await record(checkout, { at: at(1), run: '1', down: ['a.example.com'] })
    await record(checkout, { at: at(2), run: '2', down: ['a.example.com'] })
    const { of, warnings } = await record(checkout, { at: at(3), run: '3', ms: 100 })
    expect(warnings).toEqual([])
    expect(of()?.recent.map(({ outcome }) => outcome)).toEqual(['fails', 'fails', 'works'])
    expect(of()?.uptime).toEqual([7, 30, 90].map((days) => ({ days, good: 1, runs: 3 })))
    expect(of()?.incidents).toEqual([
      { from: at(1), until: at(3), runs: 2, codes: ['document-absent'] }
    ])
  })

  const offline = (...hosts: readonly string[]) =>
    record(checkout, { hosts, down: hosts, code: 'machine-network' })

  it('has no outage of hosts that an offline machine does not reach', async () => {
    const { of } = await offline('a.example.com', 'registry.terraform.io')
    expect(of()?.recent).toMatchObject([{ outcome: 'unchecked', codes: ['machine-network'] }])
    expect(of('registry.terraform.io')?.incidents).toEqual([])
  })

  it('has an outage if hosts fail together and none is public, or a public one alone', async () => {
    expect((await offline('a.example.com', 'b.example.com')).of()?.incidents).toHaveLength(1)
    const { of } = await offline('registry.terraform.io')
    expect(of('registry.terraform.io')?.incidents).toHaveLength(1)
  })

  it('skips and removes a broken line, and names it', async () => {
    await record(checkout, { at: at(1), run: '1' })
    const [line = ''] = linesIn(checkout)
    const file = join(checkout, 'history.jsonl')
    const wrong = `{"v":1,"at":"2026-\n${line.replace('"works"', '"fine"')}`
    writeFileSync(file, `${line}\n${wrong}\n${line.replace('1.1', '2.1')}\n`)
    const { of, warnings } = await record(checkout, { at: at(3), run: '3' })
    expect(of()?.recent).toHaveLength(3)
    expect(warnings).toEqual([
      'the history history.jsonl has lines that cannot be read, and removes them: line 2 is not JSON, line 3: outcome is "fine"; expected one of fails, warns, works, unchecked, skipped'
    ])
    expect(linesIn(checkout)).toHaveLength(3)
    expect((await record(checkout, { at: at(4), run: '4' })).warnings).toEqual([])
  })

  it('does not count lines whose time is not plausible, keeps them, and names the first', async () => {
    const tomorrow = '2026-11-23T11:00:00.000Z'
    const far = '2036-01-01T00:00:00.000Z'
    await record(checkout, { at: tomorrow, run: '1' })
    await record(checkout, { at: far, run: '2' })
    const { of, warnings } = await record(checkout, { at: '2026-11-22T12:00:00.000Z', run: '3' })
    expect(of()?.recent.map(({ run }) => run)).toEqual(['3.1', '1.1'])
    expect(warnings).toEqual([
      `the history history.jsonl has lines whose time is not plausible, which do not count: 1 line, such as line 2 of ${far}`
    ])
    expect(linesIn(checkout)).toHaveLength(3)
  })

  it('continues after half a line of a writer that crashed', async () => {
    const file = join(checkout, 'history.jsonl')
    writeFileSync(file, '{"v":1,"at":"2026-11-2')
    expect((await record(checkout, { at: at(1), run: '1' })).warnings).toEqual([])
    expect((await record(checkout, { at: at(2), run: '2' })).of()?.recent).toHaveLength(2)
  })

  const OTHERS: readonly (readonly [string, string])[] = [
    ['a text', 'first\nsecond\n'],
    ['a text without a line feed', 'first'],
    ['JSON', '{"name":"x"}\n'],
    ['many short lines', '1\n'.repeat(20_000)],
    ['indented JSON', '{\n  "name": "x"\n}\n']
  ]
  it.each(OTHERS)('leaves %s as it is', async (_, text) => {
    writeFileSync(join(checkout, 'history.jsonl'), text)
    const { history, warnings } = await record(checkout)
    expect(history).toBeNull()
    expect(warnings.join()).toMatch(/^history\.jsonl is not a history and stays as it is/)
    expect(linesIn(checkout)).toEqual(text.split('\n').slice(0, -1))
  })

  it('keeps unknown members and lines of a later format', async () => {
    const later = '{"v":2,"something":"else"}'
    const more =
      '{"v":1,"at":"2026-11-22T01:00:00Z","run":"1","host":"a.example.com","outcome":"works","new":[1]}'
    writeFileSync(join(checkout, 'history.jsonl'), `${later}\nbroken\n${more}\n`)
    const { of } = await record(checkout, { at: at(2), run: '2' })
    expect(linesIn(checkout).slice(0, 2)).toEqual([later, more])
    expect(of()?.recent).toHaveLength(2)
  })

  it('counts a line that occurs twice once, in any order of the file', async () => {
    for (const hour of [1, 2, 3]) await record(checkout, { at: at(hour), run: String(hour) })
    const lines = linesIn(checkout)
    const united = [...lines.toReversed(), ...lines].map((line) => `${line}\n`)
    writeFileSync(join(checkout, 'history.jsonl'), united.join(''))
    const { of } = await record(checkout, { at: at(4), run: '4' })
    expect(of()?.recent.map(({ run }) => run)).toEqual(['1.1', '2.1', '3.1', '4.1'])
  })
})

describe('a history file that cannot be used', () => {
  const outside = () => {
    mkdirSync(join(home.path, 'outside'))
    symlinkSync(join(home.path, 'outside'), join(checkout, 'link'))
  }
  const ROWS: readonly (readonly [string, string, () => void, RegExp])[] = [
    ['a directory', '.', () => {}, /it is a directory/],
    ['a directory link that leads out', 'link/h.jsonl', outside, /the link link leads outside/],
    [
      'a link that leads out',
      'h.jsonl',
      () => {
        writeFileSync(join(home.path, 'target'), '')
        symlinkSync(join(home.path, 'target'), join(checkout, 'h.jsonl'))
      },
      /the link h\.jsonl leads outside/
    ],
    ['a path that leads out', '../h.jsonl', () => {}, /it is outside/],
    ['a device', '/dev/null', () => {}, /it is a character device/]
  ]
  it.each(ROWS)('is a warning: %s', async (_, file, prepare, why) => {
    prepare()
    const { warnings } = await record(checkout, { raw: { history: file } })
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(why)
  })
})
