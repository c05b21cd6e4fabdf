import type { HostRun } from '../../../src/report/history/history.ts'
import { describeRuns, showUptime } from '../../../src/report/outline/history-words.ts'
import { aHost } from '../../support/evidence-builder.ts'
import { describe, expect, it } from '../../support/jest.ts'

const aRun = (outcome: HostRun['outcome']): HostRun => ({
  at: '2026-11-20T12:00:00.000Z',
  run: '1',
  host: aHost(),
  outcome,
  ms: 84,
  codes: []
})

describe('uptime', () => {
  it.each([
    [0, 5, '0%'],
    [1, 2000, 'below 0.1%'],
    [1, 3, '33.3%'],
    [989, 1000, '98.9%'],
    [991, 1000, '99.1%'],
    [1999, 2000, '99.95%'],
    [99_999, 100_000, '99.99%'],
    [2000, 2000, '100%']
  ])('of %s good ones among %s runs is %s', (good, runs, shown) => {
    expect(showUptime({ days: 7, good, runs })).toBe(shown)
  })
})

it('counts the last runs by outcome, worst first', () => {
  const runs = (['works', 'fails', 'works', 'skipped'] as const).map(aRun)
  expect(describeRuns(runs)).toBe('last 4 runs: 1 failed, 1 skipped, 2 passed')
  expect(describeRuns(runs.slice(0, 1))).toBe('last run: 1 passed')
})
