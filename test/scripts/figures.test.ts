import { describe, expect, it } from '@jest/globals'
import {
  type Figure,
  median,
  renderFigures,
  renderFiguresJson,
  timed,
  verdictOf
} from '../../scripts/bench/figures.ts'

const aFigure = (parts: Partial<Figure>): Figure => ({ ...timed('a program', [30]), ...parts })

describe('a figure', () => {
  it.each([
    {
      name: 'is within at its budget',
      figure: aFigure({ floorMs: 10, budget: 3 }),
      want: 'within'
    },
    { name: 'is over beyond it', figure: aFigure({ floorMs: 9.9, budget: 3 }), want: 'over' },
    { name: 'is neither without a budget', figure: aFigure({ floorMs: 10 }), want: null },
    { name: 'is neither without a floor', figure: aFigure({ budget: 3 }), want: null }
  ])('$name', ({ figure, want }) => {
    expect(verdictOf(figure)).toBe(want)
  })

  it('has the middle run, or what is between the two middle ones', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([9, 1, 5, 7])).toBe(6)
    expect(() => median([])).toThrow(RangeError)
  })
})

const sections = [
  {
    title: 'Cold start',
    notes: ['2 rounds.'],
    figures: [
      timed('nothing', [9.5, 9.5]),
      aFigure({ floorMs: 9.5, budget: 3, cpuMs: 1234, peakBytes: 3 * 1024 ** 2 })
    ]
  }
]

it('figures stand in columns', () => {
  expect(renderFigures(sections)).toBe(
    [
      'Cold start',
      '  2 rounds.',
      '',
      '           median   least   floor  × floor  budget           CPU  memory',
      'nothing    9.5 ms  9.5 ms',
      'a program   30 ms   30 ms  9.5 ms     3.16     ≤ 3  over  1.23 s   3 MiB',
      ''
    ].join('\n')
  )
})

it('figures are data, with ratios and verdicts', () => {
  const json = JSON.parse(renderFiguresJson(sections, { cores: 2 }))
  expect(json).toMatchObject({
    cores: 2,
    sections: [{ title: 'Cold start', figures: [{ verdict: null }, { verdict: 'over' }] }]
  })
})
