// Synchronous work in steps: the scan, and what may happen between its steps.

import { Stop } from '../../src/observe/visit/stop.ts'
import { scanInSteps } from '../../src/read/scan/values/values.ts'
import { giveWay } from '../../src/run/program/run.ts'
import { checkHere, findingsIn, hostsIn } from '../support/check-in-process.ts'
import { writeCheckout } from '../support/checkout.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { moduleFrom } from '../support/scanned.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { ManualTimers } from '../support/timers.ts'

const DEADLINE = { kind: 'deadline', ms: 1000 } as const

/** Directories a to c with 100 files each. */
const FILES = Object.fromEntries(
  ['a', 'b', 'c'].flatMap((directory) =>
    Array.from({ length: 100 }, (_, index) => [
      `${directory}/${index}.tf`,
      moduleFrom(`${directory}${index % 2}.example.com/a/b/c`)
    ])
  )
)

describe('a scan in steps', () => {
  it.each([
    { name: 'before a directory', steps: 3, endedAt: 'b', files: 100 },
    { name: 'within a directory', steps: 4, endedAt: 'b', files: 100 },
    { name: 'at the start', steps: 0, endedAt: '', files: 0 }
  ])('can be ended $name, and says where', async ({ steps: before, endedAt, files }) => {
    await using directory = await temporaryDirectory()
    writeCheckout(directory.path, FILES)
    const steps = scanInSteps({ root: directory.path, scan: ['.'], exclude: [] })
    // The first call runs to the first step, whatever it is given.
    steps.next(false)
    for (let step = 0; step < before; step += 1) steps.next(false)
    const ended = steps.next(true)
    expect(ended).toMatchObject({ done: true, value: { endedAt, files } })
    expect(ended.done && ended.value.usages).toHaveLength(files)
  })
})

describe('steps that give way', () => {
  it('let a timer end them, however many they are', async () => {
    const stop = new Stop()
    const reported: number[] = []
    function* endless(): Generator<number, string, boolean> {
      for (let step = 0; ; step += 1) if (yield step) return 'ended'
    }
    const result = giveWay(endless(), stop, (step) => reported.push(step))
    setTimeout(() => stop.end(DEADLINE), 0)
    expect(await result).toBe('ended')
    expect(reported.length).toBeGreaterThan(0)
  })
})

describe('a check that ends during its scan', () => {
  it('reports where, and contacts none of the hosts that it has found', async () => {
    await using registry = await FakeRegistry.start()
    const stop = new Stop()
    stop.end(DEADLINE)
    const checked = await checkHere(registry, {
      files: FILES,
      settings: { 'fail-on': 'never', hostnames: 'd.example.com', scan: '.' },
      world: { stop }
    })
    expect(findingsIn(checked)).toEqual([
      'error host-not-checked d.example.com',
      'warning file-limit'
    ])
    expect(checked.verdict.files[0]?.problem.message).toMatch(/ \d+ files/)
    expect(checked.verdict.passed).toBe(false)
    expect(hostsIn(checked)).toEqual(['d.example.com'])
    expect(registry.requests).toEqual([])
  })

  it('has a deadline of its own, ten minutes unless it is set', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer('a.example.com', {})
    const timers = new ManualTimers()
    const world = { startTimer: timers.startTimer }
    await checkHere(registry, { settings: { hostnames: 'a.example.com' }, world })
    expect(timers.started).toEqual([600_000, 100_000])
    registry.answer('https://b.example.com/.well-known/terraform.json', () => {
      setImmediate(() => timers.fire(2000))
      return new Promise(() => {})
    })
    const settings = { hostnames: 'b.example.com', 'deadline-seconds': '2' }
    const { verdict } = await checkHere(registry, { settings, world })
    expect(verdict).toMatchObject({ passed: false, stopped: [{ kind: 'deadline', ms: 2000 }] })
  })
})
