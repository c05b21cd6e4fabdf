// How wide and colored a terminal shows the output.

import { columnsOf, layoutOf } from '../../src/run/program/streams.ts'
import { describe, expect, it } from '../support/jest.ts'

const terminal = (columns?: number) => ({
  isTTY: true,
  ...(columns === undefined ? {} : { columns })
})

describe('the width', () => {
  it.each([
    [terminal(72), {}, 72],
    [terminal(300), {}, 100],
    [terminal(1), {}, 40],
    [terminal(0), {}, 80],
    [terminal(), {}, 80],
    [terminal(0), { COLUMNS: '60' }, 60],
    [terminal(72), { COLUMNS: '60' }, 72],
    [terminal(0), { COLUMNS: 'wide' }, 80],
    [terminal(0), { COLUMNS: '0' }, 80],
    [{ columns: 0 }, { COLUMNS: '60' }, Number.POSITIVE_INFINITY]
  ])('of %j with %j is %d', (output, env, width) => {
    expect(layoutOf(output, 'auto', env).width).toBe(width)
  })

  it('of the line of progress is that of the terminal, however narrow', () => {
    expect(columnsOf(terminal(20), {})).toBe(20)
  })
})

it.each([
  ['auto', true, {}, true],
  ['auto', false, {}, false],
  ['auto', true, { TERM: 'dumb' }, false],
  ['auto', false, { FORCE_COLOR: '1' }, true],
  ['auto', true, { FORCE_COLOR: '0' }, false],
  ['auto', false, { FORCE_COLOR: '' }, false],
  ['auto', true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  ['auto', true, { NO_COLOR: '' }, true],
  ['always', false, { NO_COLOR: '1' }, true],
  ['never', true, { FORCE_COLOR: '1' }, false]
] as const)('--color=%s, terminal %j, %j: colored %j', (color, isTTY, env, isColored) => {
  expect(layoutOf({ isTTY, columns: 80 }, color, env).colour).toBe(isColored)
})

it('shows links in a terminal that has them, and only with colors', () => {
  const links = (isTTY: boolean, color: 'auto' | 'never', env: Record<string, string>) =>
    layoutOf({ isTTY, columns: 80 }, color, env).hyperlinks
  expect(links(true, 'auto', { WT_SESSION: '1' })).toBe(true)
  expect(links(true, 'auto', { TERM: 'xterm' })).toBe(false)
  expect(links(true, 'never', { WT_SESSION: '1' })).toBe(false)
  expect(links(false, 'auto', { WT_SESSION: '1', FORCE_COLOR: '1' })).toBe(false)
})
