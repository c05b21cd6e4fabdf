import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostRun } from '../../src/report/history/history.ts'
import { statisticsOf } from '../../src/report/history/history.ts'
import { writeLine } from '../../src/report/history/records.ts'
import { aHost } from '../support/evidence-builder.ts'
import { linesIn, record } from '../support/history.ts'
import { expect, it } from '../support/jest.ts'
import { seededRandom } from '../support/random.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.parse('2026-11-22T12:00:00.000Z')

type RunOutcome = HostRun['outcome']

const GOOD: readonly [RunOutcome, RunOutcome] = ['works', 'warns']

type Sample = { readonly time: number; readonly outcome: RunOutcome; readonly ms: number | null }

const lineOf = ({ time, outcome, ms }: Sample, run: string): string => {
  const codes = outcome === 'fails' ? ['document-absent'] : []
  return writeLine({
    at: new Date(time).toISOString(),
    run,
    host: aHost('a.example.com'),
    outcome,
    ms,
    codes
  })
}

/** 399 runs, every six hours, with outages, warnings, and runs that did not get to the host. */
function samplesOf(random: ReturnType<typeof seededRandom>): readonly Sample[] {
  let down = 0
  return Array.from({ length: 399 }, (_, index) => {
    if (down === 0 && random.below(25) === 0) down = 1 + random.below(8)
    const isDown = down > 0
    if (isDown) down -= 1
    const isMissed = random.below(15) === 0
    const outcome: RunOutcome = isMissed ? 'unchecked' : isDown ? 'fails' : random.pick(GOOD)
    const ms = isMissed || isDown ? null : 20 + random.below(900)
    return { time: NOW - (399 - index) * 6 * HOUR, outcome, ms }
  })
}

/** The same by other means: counting loops over times as numbers. */
function expected(all: readonly Sample[]) {
  const share = (days: number) => {
    let [good, runs] = [0, 0]
    for (const { time, outcome } of all) {
      if (outcome === 'unchecked' || NOW - time >= days * DAY) continue
      runs += 1
      if (outcome !== 'fails') good += 1
    }
    return { days, good, runs }
  }
  const measured = all.filter(({ time, ms }) => ms !== null && NOW - time < 30 * DAY)
  const below = (limit: number) => measured.filter(({ ms }) => (ms ?? 0) <= limit).length
  const rank = (percent: number) => {
    let limit = 0
    while (below(limit) * 100 < percent * measured.length) limit += 1
    return limit
  }
  const letters = all
    .filter(({ outcome }) => outcome !== 'unchecked')
    .map(({ outcome }) => (outcome === 'fails' ? 'F' : 'G'))
    .join('')
  return {
    uptime: [7, 30, 90].map(share),
    medianMs: rank(50),
    outages:
      letters
        .match(/F+/g)
        ?.map(({ length }) => length)
        .reverse()
        .slice(0, 20) ?? []
  }
}

it('is right over 400 runs with outages, and with broken, repeated and implausible lines', async () => {
  for (const seed of [1, 22, 333]) {
    await using home = await temporaryDirectory()
    const random = seededRandom(seed)
    const samples = samplesOf(random)
    const lines = samples.map((sample, index) => lineOf(sample, `${index}.1`))
    const jumped = ['2036-01-01T00:00:00Z', '2036-01-01T01:00:00Z', '2006-01-01T00:00:00Z'].map(
      (time, index) => lineOf({ time: Date.parse(time), outcome: 'fails', ms: 9 }, `jump${index}.1`)
    )
    const repeated = lines.filter(() => random.below(20) === 0)
    const broken = ['{"v":1,"at":"2026-11-', '<<<<<<< HEAD']
    const mixed = [...lines, ...jumped, ...repeated, ...broken]
      .map((line) => ({ line, order: random.below(1e9) }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ line }) => `${line}\n`)
    writeFileSync(join(home.path, 'history.jsonl'), mixed.join(''))
    const { of, warnings } = await record(home.path, {
      at: new Date(NOW).toISOString(),
      run: 'x',
      ms: 50
    })
    const all = [...samples, { time: NOW, outcome: 'works', ms: 50 } as const]
    const want = expected(all)
    expect(of()?.uptime).toEqual(want.uptime)
    expect(of()?.medianMs).toBe(want.medianMs)
    expect(of()?.incidents.map(({ runs }) => runs)).toEqual(want.outages)
    expect(of()?.recent.map(({ outcome }) => outcome)).toEqual(
      all.slice(-30).map(({ outcome }) => outcome)
    )
    expect(warnings).toHaveLength(2)
    // All but the broken ones.
    expect(linesIn(home.path)).toHaveLength(399 + repeated.length + 3 + 1)
  }
})

const aRun = (hour: number, outcome: RunOutcome, codes: readonly string[] = []): HostRun => ({
  at: new Date(NOW + hour * HOUR).toISOString(),
  run: `${hour}`,
  host: aHost(),
  outcome,
  ms: null,
  codes
})

it('does not end an incident by a run that did not get to the host', () => {
  const runs = [
    aRun(1, 'fails', ['tls-expired']),
    aRun(2, 'unchecked'),
    aRun(3, 'fails', ['dns-not-found']),
    aRun(4, 'warns'),
    aRun(5, 'fails'),
    aRun(6, 'skipped')
  ]
  expect(statisticsOf(runs, runs[5]?.at ?? '')).toMatchObject({
    medianMs: null,
    incidents: [
      { from: runs[4]?.at, until: null, runs: 1, codes: [] },
      { from: runs[0]?.at, until: runs[3]?.at, runs: 2, codes: ['tls-expired', 'dns-not-found'] }
    ]
  })
})
