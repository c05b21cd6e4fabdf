import { describe, expect, it } from '@jest/globals'
import type { HostHistory } from '../../../src/history/history.ts'
import { renderTextHistory } from '../../../src/report/text/history.ts'
import { cellsOf } from '../../../src/text/terminal.ts'
import {
  aContext,
  aFinding,
  aHost,
  aHostVerdict,
  aVerdict,
  aVisit
} from '../../support/evidence-builder.ts'
import { aHistory } from '../../support/host-history.ts'
import { renderText } from '../../support/whole-reports.ts'

type Named = readonly [name: string, history: HostHistory]

const LONG = '.'.repeat(40)

function worldOf(hosts: readonly Named[]) {
  const verdict = aVerdict(
    hosts.map(([name, { recent }]) =>
      aHostVerdict({
        visit: aVisit({ host: aHost(name) }),
        findings: recent.at(-1)?.outcome === 'fails' ? [aFinding({ host: aHost(name) })] : []
      })
    )
  )
  const history = new Map(hosts.map(([name, each]) => [aHost(name), each]))
  return { verdict, context: aContext({ history }) }
}

function linesOf(hosts: readonly Named[], width = 80, colour = false): readonly string[] {
  const { verdict, context } = worldOf(hosts)
  const text = renderTextHistory(verdict, { colour, width, context })
  return text === '' ? [] : text.split('\n')
}

it('has a line for each of few hosts, with the columns aligned', () => {
  expect(
    linesOf([
      ['registry.a.example', aHistory(`${LONG}xxx`)],
      ['b.example', aHistory('..', { medianMs: null })]
    ])
  ).toEqual([
    'history: last 30 runs, uptime in 30 days, median latency',
    `  ✗ registry.a.example  ${'▁'.repeat(27)}╳╳╳   93%  84 ms`,
    `  ✓ b.example           ${' '.repeat(28)}▁▁  100%      -`,
    '  ▁ below 100 ms, ╳ failed'
  ])
})

it('explains the marks in lines that do not break within an explanation', () => {
  const ms = [90, 200, 400, 900, 2000, 9000]
  const lines = linesOf([['a.example', aHistory('......x?', { ms })]])
  expect(lines.slice(-2)).toEqual([
    '  ▁ below 100 ms, ▂ below 250 ms, ▃ below 500 ms, ▅ below 1 s, ▆ below 2.5 s,',
    '  ▇ 2.5 s or more, ╳ failed, ╌ no result'
  ])
})

it('of more hosts shows those that fail', () => {
  const hosts = ['a.example', 'b.example', 'c.example', 'd.example'].map(
    (name, at): Named => [name, aHistory(at === 2 ? '.x' : '..')]
  )
  expect(linesOf(hosts).filter((line) => line.includes('example'))).toEqual([
    '  ✗ c.example  ▁╳  50%  84 ms  first failure in 2 runs'
  ])
  expect(linesOf(hosts.toSpliced(2, 1, ['c.example', aHistory('..')]))).toEqual([])
})

it('counts those beyond twenty', () => {
  const hosts = Array.from({ length: 25 }, (_, at): Named => [`h${at}.example`, aHistory('.x')])
  expect(linesOf(hosts).slice(-2)).toEqual([
    '  and 5 more hosts in the history file',
    '  ▁ below 100 ms, ╳ failed'
  ])
})

describe('a line', () => {
  const name = `${'long.'.repeat(9)}example`
  const hosts: readonly Named[] = [
    [name, aHistory(`${LONG}x.x`)],
    ['格納.example', aHistory(`${LONG}x.x`)]
  ]
  const widest = (width: number) =>
    Math.max(...linesOf(hosts, width).map((line) => Array.from(line).length))

  it.each([160, 120, 100, 80, 60])('fits in %s columns', (width) => {
    expect(widest(width)).toBeLessThanOrEqual(width)
  })

  it('loses first the columns at the right, then the end of the name', () => {
    expect(linesOf(hosts, 160)[1]).toContain('failed 2 of the last 30 runs')
    expect(linesOf(hosts, 100)[1]).toMatch(/long… {2}▁{27}╳▁╳ {2}95\.3% {2}84 ms$/)
    expect(linesOf(hosts, 80)[1]).toMatch(/^ {2}✗ (?:long\.)+l?o?n?g?… {2}▁{27}╳▁╳ {2}95\.3%$/)
  })

  it('is aligned whatever the script of a name', () => {
    const [, first = '', second = ''] = linesOf([
      ['abcdefgh.example', aHistory('.x')],
      ['格納.example', aHistory('.x')]
    ])
    const cellsBefore = (line: string) => cellsOf(line.slice(0, line.indexOf('▁')))
    expect(cellsBefore(second)).toBe(cellsBefore(first))
  })

  it('has no escape sequences without colour', () => {
    expect(linesOf(hosts).join('\n')).not.toContain('\u001B')
    expect(linesOf(hosts, 80, true).join('\n')).toContain('\u001B[31m╳\u001B[0m▁')
  })
})

it('is a group of the log, and left out with --quiet and without a history', () => {
  const { verdict, context } = worldOf([['a.example', aHistory('.x')]])
  const options = { colour: false, width: 80, context }
  expect(renderText(verdict, options)).toMatch(/\n\nhistory: last 2 runs, .*\n {2}✗ a\.example/)
  expect(renderText(verdict, { ...options, isQuiet: true })).not.toContain('history')
  expect(renderText(verdict, { ...options, context: aContext() })).not.toContain('history')
})
