import { stripVTControlCharacters } from 'node:util'
import type { HostHistory } from '../../../src/report/history/history.ts'
import { cellsOf } from '../../../src/rules/text/terminal.ts'
import {
  aContext,
  aFinding,
  aHost,
  aHostVerdict,
  aVerdict,
  aVisit
} from '../../support/evidence-builder.ts'
import { aHistory } from '../../support/host-history.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { renderText, renderTextParts } from '../../support/whole-reports.ts'

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

function linesOf(hosts: readonly Named[], width = 100, colour = false): readonly string[] {
  const { verdict, context } = worldOf(hosts)
  const parts = renderTextParts(verdict, { colour, width, context }).map(({ text }) => text)
  const history = parts.find((text) => stripVTControlCharacters(text).startsWith('History: '))
  return history?.split('\n') ?? []
}

it('has a row for each host that failed in the last runs, with the columns aligned', () => {
  expect(
    linesOf([
      ['registry.a.example', aHistory(`${LONG}xxx`)],
      ['b.example', aHistory('x...', { medianMs: null })],
      ['c.example', aHistory('....')]
    ])
  ).toEqual([
    'History: 2 of 3 hosts failed in the last 30 runs; uptime and latency of 30 days',
    `    Host                ${' '.repeat(21)}Last runs  Uptime  Latency`,
    `  ✗ registry.a.example  ${'▁'.repeat(27)}╳╳╳     93%    84 ms`,
    `  ✓ b.example           ${' '.repeat(26)}╳▁▁▁     75%`,
    '  ▁ below 100 ms, ╳ failed'
  ])
})

it('explains the marks in lines that do not break within an explanation', () => {
  const ms = [90, 200, 400, 900, 2000, 9000]
  const lines = linesOf([['a.example', aHistory('......x?', { ms })]], 80)
  expect(lines.slice(-2)).toEqual([
    '  ▁ below 100 ms, ▂ below 250 ms, ▃ below 500 ms, ▅ below 1 s, ▆ below 2.5 s,',
    '    ▇ 2.5 s or more, ╳ failed, ╌ no result'
  ])
})

it('is left out if no host failed in the last runs', () => {
  expect(linesOf([['a.example', aHistory('..')]])).toEqual([])
})

it('counts those beyond twenty', () => {
  const hosts = Array.from({ length: 25 }, (_, at): Named => [`h${at}.example`, aHistory('x.')])
  expect(linesOf(hosts).slice(-2)).toEqual([
    '  ▁ below 100 ms, ╳ failed',
    '  and 5 more hosts in the history file'
  ])
})

describe('a row', () => {
  const name = `${'long.'.repeat(9)}example`
  const hosts: readonly Named[] = [
    [name, aHistory(`${LONG}x.x`)],
    ['格納.example', aHistory(`${LONG}x.x.`)]
  ]
  const widest = (width: number) =>
    Math.max(...linesOf(hosts, width).map((line) => Array.from(line).length))

  it.each([160, 120, 100, 80, 60])('fits in %s columns', (width) => {
    expect(widest(width)).toBeLessThanOrEqual(width)
  })

  it('is a sentence where the table is too wide', () => {
    expect(linesOf(hosts, 80)).toContain(`    ${'▁'.repeat(27)}╳▁╳; Uptime 95.3%; Latency 84 ms`)
  })

  it('is aligned whatever the script of a name', () => {
    const [, , first = '', second = ''] = linesOf(hosts, 160)
    const cellsBefore = (line: string) => cellsOf(line.slice(0, line.indexOf('▁')))
    expect(cellsBefore(second)).toBe(cellsBefore(first))
  })

  it('has no escape sequences without colour', () => {
    expect(linesOf(hosts, 160).join('\n')).not.toContain('\u001B')
    expect(linesOf(hosts, 160, true).join('\n')).toContain('\u001B[31m╳\u001B[0m▁')
  })
})

it('is a group of the log, and left out with --quiet and without a history', () => {
  const { verdict, context } = worldOf([['a.example', aHistory('.x')]])
  const options = { colour: false, width: 80, context }
  const [group] = renderTextParts(verdict, { ...options, isRunner: true }).filter(({ text }) =>
    text.startsWith('History: ')
  )
  expect(group).toMatchObject({ kind: 'group', text: expect.stringContaining('\n  ✗ a.example') })
  expect(renderText(verdict, { ...options, isQuiet: true })).not.toContain('History')
  expect(renderText(verdict, { ...options, context: aContext() })).not.toContain('History')
})
