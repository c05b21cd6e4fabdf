import type { Verdict } from '../../../src/judge/verdict.ts'
import type { HostHistory } from '../../../src/report/history/history.ts'
import { renderComment, renderMarkdown } from '../../../src/report/summary.ts'
import {
  aContext,
  aFinding,
  aHost,
  aHostVerdict,
  aRunPage,
  aVerdict,
  aVisit
} from '../../support/evidence-builder.ts'
import { aHistory, uptime } from '../../support/host-history.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { readSummary } from '../../support/summary-html.ts'

const THREE_MONTHS = uptime([168, 168], [720, 719], [2160, 2159])

type Named = readonly [name: string, history: HostHistory]

function verdictOf(...hosts: readonly Named[]): Verdict {
  return aVerdict(
    hosts.map(([name, { recent }]) =>
      aHostVerdict({
        visit: aVisit({ host: aHost(name) }),
        findings: recent.at(-1)?.outcome === 'fails' ? [aFinding({ host: aHost(name) })] : []
      })
    )
  )
}
const contextOf = (...hosts: readonly Named[]) =>
  aContext({ history: new Map(hosts.map(([name, history]) => [aHost(name), history])) })

const summaryOf = (...hosts: readonly Named[]) =>
  renderMarkdown(verdictOf(...hosts), contextOf(...hosts))
const commentOf = (...hosts: readonly Named[]) =>
  renderComment(verdictOf(...hosts), contextOf(...hosts), aRunPage(), 65_536)

describe('the history in the summary', () => {
  it('shows the last runs as marks that screen readers read as words, uptime and latency', () => {
    const history = aHistory('..x.', { uptime: THREE_MONTHS })
    const summary = summaryOf(['a.example', history])
    expect(summary).toContain('<p><b>History&#58;</b> 1 of the last 4 runs failed</p>')
    expect(summary).toContain(
      [
        '<tr><td>✅&nbsp;<code>a.<wbr>example</code><br><code role="img" aria-label="last 4 runs: 1 failed, 3 passed">▁▁╳▁</code></td>',
        '<td align="right">100%<br><sub>168&nbsp;runs</sub></td>',
        '<td align="right">99.86%<br><sub>720&nbsp;runs</sub></td>',
        '<td align="right">99.95%<br><sub>2160&nbsp;runs</sub></td>',
        '<td align="right">84&nbsp;ms</td></tr>'
      ].join('')
    )
    expect(summary).toContain(
      '<sub>The newest run is at the right. <code>▁</code>&nbsp;below&nbsp;100&nbsp;ms, <code>╳</code>&nbsp;failed. Uptime: the share of runs without an error.'
    )
    expect(readSummary(summary).complaints).toEqual([])
  })

  it('begins with how many hosts failed', () => {
    const [good, bad] = [aHistory('...'), aHistory('x..')]
    expect(summaryOf(['a.example', good], ['b.example', good])).toContain(
      '</b> no failure in the last 3 runs</p>'
    )
    const summary = summaryOf(['a.example', good], ['b.example', bad], ['c.example', bad])
    expect(summary).toContain('</b> 2 of 3 hosts failed in the last 3 runs</p>')
  })

  it('comes after the causes', () => {
    const summary = summaryOf(['a.example', aHistory('..x')])
    expect(summary.indexOf('Content-Type')).toBeGreaterThan(0)
    expect(summary.indexOf('<b>History&#58;')).toBeGreaterThan(summary.indexOf('Content-Type'))
    expect(summary.indexOf('<b>History&#58;')).toBeLessThan(summary.indexOf('<dt>Response'))
  })

  it('has columns only for periods with runs of their own at some host, and dashes for what was not measured', () => {
    const { tables } = readSummary(summaryOf(['a.example', aHistory('...')]))
    expect(tables[0]).toEqual([3, 3])
    const young = summaryOf(
      ['a.example', aHistory('..')],
      ['b.example', aHistory('..', { uptime: THREE_MONTHS })]
    )
    const both = '<td align="right">100%<br><sub>2&nbsp;runs</sub></td>'
    expect(young).toContain(both.repeat(3))
    expect(summaryOf(['a.example', aHistory('xxx')])).not.toContain('>Latency<br>')
  })

  it('says for how long a host has failed, and whether it fails now and then', () => {
    expect(summaryOf(['a.example', aHistory('..xx')])).toContain(
      '▁▁╳╳</code><br><sub>failing since 2026-11-20 11&#58;00 UTC &#40;2 runs&#41;</sub>'
    )
    expect(summaryOf(['a.example', aHistory('x..x')])).toContain(
      '<sub>Failed 2 of the last 4 runs.</sub>'
    )
  })

  it('lists incidents, the newest first', () => {
    const [early, late] = [aHistory('xx..'), aHistory('..x.')]
    expect(summaryOf(['a.example', early], ['b.example', late])).toMatch(
      /<summary>2 incidents<\/summary>\n<table>\n(?:.*\n){4}.*b\.<wbr>example.*2026-11-20 11&#58;00 UTC<\/td><td>1 h<\/td><td align="right">1<\/td><td><code>tls-expired<\/code>.*\n.*a\.<wbr>example.*<td>2 h</
    )
  })

  it('says that an incident lasts', () => {
    const summary = summaryOf(['a.example', aHistory('..xx')])
    expect(summary).toContain('<summary>1 incident, ongoing</summary>')
    expect(summary).toMatch(/<td>\d+ h(?:\.\d)? so far<\/td>/)
  })

  it('begins with the second run', () => {
    expect(summaryOf(['a.example', aHistory('.')])).toContain(
      '<p><b>History&#58;</b> 1 run so far</p>'
    )
    expect(renderMarkdown(verdictOf(['a.example', aHistory('..')]), aContext())).not.toContain(
      'History'
    )
  })

  it('folds all but ten hosts, and counts those beyond fifty, and incidents beyond twenty', () => {
    const many = (count: number, runs: string) =>
      Array.from({ length: count }, (_, at): Named => [`host-${at}.example`, aHistory(runs)])
    const summary = summaryOf(...many(1000, '..'.repeat(15)))
    const tables = readSummary(summary).tables
    expect([tables[0]?.length, tables[1]?.length]).toEqual([11, 41])
    expect(summary).toContain('</b> no failure in the last 30 runs</p>')
    expect(summary).toContain('<summary>40 more hosts</summary>')
    expect(summary).toContain('<p>and 950 more hosts in the history file</p>')
    const failing = readSummary(summaryOf(...many(2000, 'x.?'.repeat(10))))
    expect(failing.tables.slice(0, 3).map(({ length }) => length)).toEqual([11, 41, 21])
  })
})

describe('the history in a comment or issue', () => {
  it('has only hosts of which one of the last runs failed', () => {
    const comment = commentOf(
      ['a.example', aHistory('....')],
      ['b.example', aHistory('.x..')],
      ['c.example', aHistory('...x')]
    )
    expect(readSummary(comment).tables[0]?.length).toBe(3)
    expect(comment).toMatch(/c\.<wbr>example.*▁▁▁╳.*\n.*b\.<wbr>example.*▁╳▁▁/)
    expect(comment).not.toContain('a.<wbr>example</code><br>')
  })

  it('has at most ten rows', () => {
    const named = Array.from({ length: 80 }, (_, at): Named => [`h${at}.example`, aHistory('.xx.')])
    const comment = commentOf(...named)
    expect(readSummary(comment).tables[0]?.length).toBe(11)
    expect(comment).toContain('<p>and 70 more hosts in the job summary</p>')
  })

  it('has no incidents', () => {
    const comment = commentOf(['a.example', aHistory('.x..')])
    expect(comment).toContain('History')
    expect(comment).not.toContain('incident')
  })

  it('is left out where nothing failed', () => {
    expect(commentOf(['a.example', aHistory('....')])).not.toContain('History')
  })
})
