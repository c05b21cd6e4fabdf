import { describe, expect, it } from '@jest/globals'
import {
  type Figure,
  median,
  overBudget,
  renderFigures,
  renderFiguresJson,
  timed,
  verdictOf,
  weighed
} from '../../scripts/bench/figures.ts'

const MIB = 1024 ** 2
const aFigure = (parts: Partial<Figure>): Figure => ({ ...timed('a program', [30]), ...parts })

describe('verdictOf', () => {
  it.each([
    { name: 'within at the budget', figure: aFigure({ floorMs: 10, budget: 3 }), want: 'within' },
    { name: 'over above the budget', figure: aFigure({ floorMs: 9.9, budget: 3 }), want: 'over' },
    { name: 'over above the memory budget', figure: weighed('', 3 * MIB + 1, 3), want: 'over' },
    {
      name: 'over when only the memory exceeds its budget',
      figure: aFigure({ floorMs: 10, budget: 3, peakBytes: 4 * MIB, budgetMiB: 3 }),
      want: 'over'
    },
    {
      name: 'over above the CPU budget',
      figure: aFigure({ cpuMs: 3, budgetCpuMs: 2 }),
      want: 'over'
    },
    { name: 'null without a budget', figure: aFigure({ floorMs: 10 }), want: null },
    { name: 'null without a floor', figure: aFigure({ budget: 3 }), want: null }
  ])('is $name', ({ figure, want }) => {
    expect(verdictOf(figure)).toBe(want)
  })
})

it('median is the middle number or the mean of the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 7])).toBe(6)
  expect(() => median([])).toThrow(RangeError)
})

const sections = [
  {
    title: 'Cold start',
    notes: ['2 rounds.'],
    figures: [
      timed('nothing', [9.5, 9.5]),
      aFigure({ floorMs: 9.5, budget: 3, cpuMs: 1234, budgetCpuMs: 300, peakBytes: 3 * MIB })
    ]
  }
]

it('renderFigures aligns its columns', () => {
  expect(renderFigures(sections)).toBe(
    [
      'Cold start',
      '  2 rounds.',
      '',
      '           median   least   floor  × floor  budget     CPU    budget      size  budget',
      'nothing    9.5 ms  9.5 ms',
      'a program   30 ms   30 ms  9.5 ms     3.16     ≤ 3  1.23 s  ≤ 300 ms  3.00 MiB          over',
      ''
    ].join('\n')
  )
})

it('renderFiguresJson adds ratios and verdicts', () => {
  const json = JSON.parse(renderFiguresJson(sections, { cores: 2 }))
  expect(json).toMatchObject({
    cores: 2,
    sections: [{ title: 'Cold start', figures: [{ verdict: null }, { verdict: 'over' }] }]
  })
})

it('overBudget names the figures that exceed a budget', () => {
  expect(overBudget(sections)).toEqual(['Cold start: a program'])
})
