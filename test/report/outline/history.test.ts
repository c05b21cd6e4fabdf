import type { HostHistory } from '../../../src/report/history/history.ts'
import {
  historyColumns,
  hostsWithHistory,
  isTroubled
} from '../../../src/report/outline/history.ts'
import { compareFailure, describeOutage } from '../../../src/report/outline/history-words.ts'
import { problemBlocks } from '../../../src/report/outline/problems.ts'
import { IN_REPORT, viewOf } from '../../../src/report/outline/view.ts'
import { marksIn, showMarks } from '../../../src/report/plain.ts'
import type { ProblemCode } from '../../../src/rules/problems/catalogue.ts'
import {
  aContext,
  aFinding,
  aHost,
  aHostVerdict,
  aPlace,
  aVerdict,
  aVisit
} from '../../support/evidence-builder.ts'
import { aHistory, uptime } from '../../support/host-history.ts'
import { describe, expect, it } from '../../support/jest.ts'

const NAMES = ['a.example', 'b.example', 'c.example', 'd.example']

/** Hosts with such histories, in the order of `NAMES`; a host of which the last run failed has an error. */
function worldOf(...histories: readonly HostHistory[]) {
  const hosts = histories.map(({ recent }, index) =>
    aHostVerdict({
      visit: aVisit({ host: aHost(NAMES[index]) }),
      findings: recent.at(-1)?.outcome === 'fails' ? [aFinding()] : []
    })
  )
  const history = new Map(histories.map((each, index) => [aHost(NAMES[index]), each]))
  const context = aContext({ history })
  return { hosts: hostsWithHistory(aVerdict(hosts), context), context }
}

const namesOf = (...histories: readonly HostHistory[]): readonly string[] =>
  worldOf(...histories).hosts.map(({ visit }) => visit.host)

describe('the columns of uptime', () => {
  const columnsFor = (...periods: readonly [runs: number, good: number][]) => {
    const { hosts, context } = worldOf(aHistory('.'.repeat(30), { uptime: uptime(...periods) }))
    const columns = historyColumns(hosts, viewOf(context, 'page', IN_REPORT))
    return columns.filter(({ style }) => /uptime|older/.test(style ?? '')).length
  }

  it('are one for each period that has a tenth more runs than a shorter one', () => {
    expect(columnsFor([28, 28], [120, 119], [121, 120])).toBe(2)
    expect(columnsFor([28, 28], [120, 119], [140, 139])).toBe(3)
  })
})

describe('what is said of earlier runs', () => {
  const failed = aHistory('.....x')
  const saidOf = (...codes: readonly ProblemCode[]) => {
    const host = failed.recent[0]?.host ?? aHost()
    const findings = codes.map((code) => ({ ...aFinding({ code, places: [aPlace()] }), host }))
    const view = viewOf(aContext({ history: new Map([[host, failed]]) }), 'log', IN_REPORT)
    return JSON.stringify(problemBlocks(findings, view)).split('first failure in').length - 1
  }

  it('is said once for a host with several problems', () => {
    expect(saidOf('host-slow', 'document-status', 'tls-expired')).toBe(1)
  })

  it('is not said of what files ask for', () => {
    expect(saidOf('version-none-fits')).toBe(0)
  })
})

describe('the marks', () => {
  it('show each run in order, the newest last', () => {
    expect(showMarks(aHistory('.x?.w').recent)).toBe('▁╳╌▁▁')
  })

  it('are higher the longer discovery took, by steps that are the same for all hosts', () => {
    const ms = [0, 99, 100, 249, 250, 499, 500, 999, 1000, 2499, 2500, 60_000]
    expect(showMarks(aHistory('.'.repeat(12), { ms }).recent)).toBe('▁▁▂▂▃▃▅▅▆▆▇▇')
  })

  it('show a failure as such even if discovery succeeded', () => {
    const [run] = aHistory('x').recent
    expect(showMarks(run === undefined ? [] : [{ ...run, ms: 84 }])).toBe('╳')
  })

  it('are explained if they occur', () => {
    const slow = aHistory('..', { ms: [300] }).recent
    expect(marksIn([...slow, ...aHistory('xx').recent])).toEqual([
      ['▃', 'below 500 ms'],
      ['╳', 'failed']
    ])
    expect(marksIn(aHistory('..?', { ms: [9000, null] }).recent)).toEqual([
      ['▁', 'below 100 ms or not measured'],
      ['▇', '2.5 s or more'],
      ['╌', 'no result']
    ])
  })
})

describe('the hosts', () => {
  it('are those with two results', () => {
    expect(namesOf(aHistory('.'), aHistory('.?s'), aHistory('..'))).toEqual(['c.example'])
  })

  it('are in the order of trouble: what fails now, then the least uptime', () => {
    const up = (good: number) => uptime([100, 100], [400, 400], [900, good])
    expect(
      namesOf(
        aHistory('....', { uptime: up(900) }),
        aHistory('....', { uptime: up(899) }),
        aHistory('...x', { uptime: uptime([100, 99], [400, 399], [900, 899]) }),
        aHistory('..x.', { uptime: uptime([100, 90], [400, 390], [900, 890]) })
      )
    ).toEqual(['c.example', 'd.example', 'b.example', 'a.example'])
  })

  it('count a failure of the last runs as trouble', () => {
    const { hosts, context } = worldOf(aHistory('.x.'), aHistory('...'), aHistory('..x'))
    const troubled = hosts.filter((host) => isTroubled(host, context))
    expect(troubled.map(({ visit }) => visit.host)).toEqual(['c.example', 'a.example'])
  })
})

describe('a failure', () => {
  it.each([
    ['of a host that failed before', '.x..xx', 'failed 3 of the last 6 runs', undefined],
    ['of a host that never failed', '.....x', 'first failure in 6 runs', undefined],
    ['after failures long ago', '.....x', 'failed 1 of the last 6 runs', uptime([9, 7])],
    ['that lasts', '...xxx', null, undefined],
    ['since the first run', 'xxxx', null, undefined],
    ['in the first run', 'x', null, undefined],
    ['with runs without a result', '.?x?xs', null, undefined]
  ])('%s is compared with earlier runs', (_, runs, text, up) => {
    const history = aHistory(runs, up === undefined ? {} : { uptime: up })
    expect(compareFailure(history)).toBe(text)
  })

  it('that lasts is described by when it began', () => {
    expect(describeOutage(aHistory('..xxx'))).toBe('failing since 2026-11-20 10:00 UTC (3 runs)')
    expect(describeOutage(aHistory('.x.xx'))).toBe('failing since 2026-11-20 11:00 UTC (2 runs)')
  })

  it('that has ended or has just begun is no outage', () => {
    expect(compareFailure(aHistory('.x.'))).toBeNull()
    expect(describeOutage(aHistory('.xx.'))).toBeNull()
    expect(describeOutage(aHistory('.x'))).toBeNull()
    expect(describeOutage(aHistory('...'))).toBeNull()
  })
})
