// How far a check is: the sentence, and when it is written.

import type { Hostname } from '../../src/rules/protocol/hostname.ts'
import {
  describeProgress,
  progressInLog,
  progressInTerminal
} from '../../src/run/program/progress.ts'
import { aHost } from '../support/evidence-builder.ts'
import { afterEach, beforeEach, describe, expect, it, jest } from '../support/jest.ts'
import { PROGRESS } from '../support/program.ts'

const visits = (done: number, failed: number, ...waiting: readonly string[]) =>
  ({
    kind: 'visits',
    total: 1000,
    done,
    failed,
    waiting: new Set(waiting.map((host) => aHost(host)))
  }) as const

describe('the line about progress', () => {
  it.each([
    [{ kind: 'scan', files: 120_000 } as const, 'read 120000 files'],
    [visits(1000, 0), '1000 of 1000 hosts checked'],
    [{ kind: 'registries', done: 3, total: 600 } as const, '3 of 600 registry requests done'],
    [
      { kind: 'packages', done: 2, waiting: ['a.test', 'b.test', 'a.test'] } as const,
      '2 transfers of packages done; waiting for a.test and b.test'
    ],
    [visits(0, 0, 'a.example'), '0 of 1000 hosts checked; waiting for a.example'],
    [
      visits(412, 35, 'a.example', 'b.example'),
      '412 of 1000 hosts checked, 35 failed so far; waiting for a.example and b.example'
    ],
    [
      visits(412, 35, 'a.example', 'b.example', 'c.example', 'd.example'),
      '412 of 1000 hosts checked, 35 failed so far; waiting for a.example, b.example and 2 others'
    ]
  ])('counts and names hosts', (progress, line) => {
    expect(describeProgress(progress)).toBe(line)
    // Tests of the programs leave these lines out: a slow machine writes them anywhere.
    expect(`a\n${line}\nb\n`.replace(PROGRESS, '')).toBe('a\nb\n')
  })

  it('is one short line, whatever a host is called', () => {
    const name = `::error::\n\u001b[2J${'x'.repeat(10_000)}` as Hostname
    const line = describeProgress({ ...visits(0, 0), waiting: new Set([name]) })
    expect(line).not.toMatch(/\p{Cc}/u)
    expect(line.length).toBeLessThan(300)
  })
})

describe('progress', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('is a line in a log after 5 seconds, then every 10 seconds until the end', () => {
    const lines: string[] = []
    const progress = progressInLog((line) => lines.push(line))
    jest.advanceTimersByTime(5000)
    for (let done = 0; done < 100; done += 1) progress.show(visits(done, 0))
    jest.advanceTimersByTime(4999)
    expect(lines).toEqual([])
    jest.advanceTimersByTime(25_000)
    progress.end()
    jest.advanceTimersByTime(60_000)
    expect(lines).toEqual(Array(3).fill('99 of 1000 hosts checked'))
  })

  it('is one line of a terminal, which is removed', () => {
    const written: string[] = []
    const progress = progressInTerminal((text) => written.push(text), 20)
    progress.show(visits(1, 0, 'a.example'))
    jest.advanceTimersByTime(200)
    progress.end()
    expect(written).toEqual(['\r1 of 1000 hosts che\u001b[K', '\r\u001b[K'])
  })

  it('takes no more columns than the terminal has, also with wide characters', () => {
    const written: string[] = []
    const progress = progressInTerminal((text) => written.push(text), 44)
    progress.show(visits(1, 0, '登録.例え.jp'))
    jest.advanceTimersByTime(200)
    expect(written).toEqual(['\r1 of 1000 hosts checked; waiting for 登録. \u001b[K'])
  })

  it('leaves a terminal alone if the check is quick', () => {
    const written: string[] = []
    const progress = progressInTerminal((text) => written.push(text), 80)
    progress.show(visits(1, 0))
    progress.end()
    expect(written).toEqual([])
  })
})
