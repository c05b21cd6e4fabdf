import type { Verdict } from '../../../src/judge/verdict.ts'
import { noteOf } from '../../../src/rules/problems/note.ts'
import type { SourceLine } from '../../../src/rules/problems/place.ts'
import { htmlText } from '../../../src/rules/text/safe-text.ts'
import {
  aContext,
  aFileFinding,
  aFinding,
  aFindingOf,
  aHost,
  aHostVerdict,
  anAttempt,
  anIgnoreRule,
  aPlace,
  aProblem,
  aRequirement,
  aRoot,
  aSkippedVisit,
  aVerdict,
  aVisit
} from '../../support/evidence-builder.ts'
import { aHistory, uptime } from '../../support/host-history.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { textsIn } from '../../support/report-schemas.ts'
import { renderHtml } from '../../support/whole-reports.ts'

const OTHER = aHost('other.example.com')
const other = aHostVerdict({ visit: aVisit({ host: OTHER }) })
const failing = aHostVerdict({ findings: [aFinding({ places: [aPlace()] })] })

const headings = (verdict: Verdict, context = aContext()): readonly string[] =>
  textsIn(renderHtml(verdict, context), '//h2')

/** The texts of a table by rows; only those of its body. */
const rowsOf = (page: string, section: string): readonly string[] =>
  textsIn(page, `//section[@id="${section}"]//tbody/tr`)

describe('the parts of the page', () => {
  it('are only those that have something to say', () => {
    const always = ['Hosts', 'Details', 'About this check']
    expect(headings(aVerdict([aHostVerdict(), other]))).toEqual(always)
    expect(headings(aVerdict([]))).toEqual(['About this check'])
    expect(headings(aVerdict([failing, other]))).toEqual(['Problems', ...always])
  })

  it('of one host are its problems, its open details and its incidents', () => {
    const history = new Map([[aHost(), aHistory('.xx')]])
    const page = renderHtml(aVerdict([failing]), aContext({ history }))
    expect(textsIn(page, '//h2')).toEqual(['Problems', 'Details', 'Incidents', 'About this check'])
    expect(textsIn(page, '//details[@open]//dt')).toContain('Runs')
    expect(rowsOf(page, 'incidents')).toEqual([
      `${aHost()}2026-11-20 11:00 UTC1 h so far2tls-expired`
    ])
  })

  it('have each message and each incident once', () => {
    const history = new Map([[aHost(), aHistory('.xx')]])
    const notAllowed = aProblem('host-not-allowed', 'the host is not among those allowed')
    const finding = aFindingOf(noteOf(notAllowed, { host: OTHER }))
    const refused = aHostVerdict({ visit: aSkippedVisit(OTHER, notAllowed), findings: [finding] })
    const page = renderHtml(aVerdict([failing, refused]), aContext({ history }))
    for (const text of ['text/html', 'not among those allowed', '2026-11-20 11:00 UTC']) {
      expect(page.split(htmlText(text))).toHaveLength(2)
    }
    expect(textsIn(page, '//details//dt[.="Problems"]/following-sibling::dd[1]')).toEqual([
      expect.stringMatching(/ \(document-type\)$/),
      expect.stringMatching(/ \(host-not-allowed\)$/)
    ])
  })

  it('have the newest 200 incidents', () => {
    const runs = '.x'.repeat(15)
    const hosts = Array.from({ length: 20 }, (_, at) => aHost(`h${at}.example`))
    const history = new Map(hosts.map((host) => [host, aHistory(runs)]))
    const page = renderHtml(aVerdict([failing, other]), aContext({ history }))
    expect(rowsOf(page, 'incidents')).toHaveLength(200)
    expect(page).toContain('<p>and 100 more incidents in the history file</p>')
  })

  it('follow the order of a reader’s questions', () => {
    const verdict = aVerdict(
      [failing, { ...other, findings: [aFinding({ host: OTHER, severity: 'notice' })] }],
      {
        files: [aFileFinding()],
        roots: [aRoot('envs/prod')]
      }
    )
    const repositories = [{ name: 'acme/network', url: null, commit: null }]
    const history = new Map([[aHost(), aHistory('.x')]])
    expect(headings(verdict, aContext({ repositories, history }))).toEqual([
      'Problems',
      'Hosts',
      'Details',
      'Incidents',
      'Repositories',
      'Root modules',
      'Findings in files',
      'Notices',
      'About this check'
    ])
  })

  it('have a table of hosts with the worst first, and links to their details', () => {
    const page = renderHtml(aVerdict([other, failing]), aContext())
    expect(rowsOf(page, 'hosts').map((row) => row.split(' ', 3).join(' '))).toEqual([
      expect.stringContaining('registry.example.com✗ failed'),
      expect.stringContaining('other.example.com✓ passed')
    ])
    expect(textsIn(page, '//section[@id="hosts"]//th/a/@href')).toEqual([
      '#host-registry.example.com',
      '#host-other.example.com'
    ])
  })
})

describe('the history of a host', () => {
  const history = new Map([
    [aHost(), aHistory('.xx.', { uptime: uptime([27, 26], [27, 26], [27, 26]) })]
  ])
  const page = renderHtml(aVerdict([aHostVerdict(), other]), aContext({ history }))

  it('has a mark for each run, whose label has its time and outcome', () => {
    expect(textsIn(page, '//section[@id="hosts"]//svg/title')).toEqual([
      'last 4 runs: 2 failed, 2 passed (2026-11-20)'
    ])
    const runs = textsIn(page, '//section[@id="hosts"]//svg/g/title')
    expect(runs).toEqual([
      '2026-11-20 09:00 UTC: passed in 84 ms',
      '2026-11-20 10:00 UTC: failed',
      '2026-11-20 11:00 UTC: failed',
      '2026-11-20 12:00 UTC: passed in 84 ms'
    ])
    // Slots of four pixels at the right end: a failure is higher.
    expect(textsIn(page, '//section[@id="hosts"]//g[@class="works"]/path[2]/@d')).toEqual([
      'M106 16v-6',
      'M118 16v-6'
    ])
    expect(textsIn(page, '//section[@id="hosts"]//g[@class="fails"]/path[2]/@d')).toEqual([
      'M110 16v-16',
      'M114 16v-16'
    ])
  })

  it('has the days of its first and last run, and a scale of its latency', () => {
    const slow = aHistory('.'.repeat(30), { ms: [84, 1020.4, 77] })
    const two = renderHtml(aVerdict(), aContext({ history: new Map([[aHost(), slow]]) }))
    expect(textsIn(two, '//svg[@class="latency"]/text')).toEqual([
      '1020 ms',
      '0 ms',
      '2026-11-19',
      '2026-11-20'
    ])
    expect(textsIn(two, '//dt[.="Runs"]/following-sibling::dd[1]/text()').join('').trim()).toBe(
      'last 30 runs: 30 passed (2026-11-19 to 2026-11-20)'
    )
    expect(textsIn(page, '//svg[@class="latency"]/text')).toEqual(['84 ms', '0 ms', '2026-11-20'])
  })

  it('has in the head of its column the days of the first and last run at any host', () => {
    const both = new Map([
      [aHost(), aHistory('....')],
      [OTHER, aHistory('.'.repeat(30))]
    ])
    const page = renderHtml(aVerdict([aHostVerdict(), other]), aContext({ history: both }))
    expect(textsIn(page, '//section[@id="hosts"]//th[@class="history"]')).toEqual([
      'Last runs2026-11-19 to 2026-11-20'
    ])
  })

  it('has one label for all runs on a page of many hosts', () => {
    const hosts = Array.from({ length: 31 }, (_, at) => aHost(`r${at}.example.com`))
    const many = renderHtml(
      aVerdict(hosts.map((host) => aHostVerdict({ visit: aVisit({ host }) }))),
      aContext({ history: new Map(hosts.map((host) => [host, aHistory('.xx.')])) })
    )
    expect(textsIn(many, '//svg/g/title')).toEqual([])
    expect(new Set(textsIn(many, '//svg[@role="img"]/title'))).toEqual(
      new Set(['last 4 runs: 2 failed, 2 passed (2026-11-20)'])
    )
    expect(textsIn(many, '//section[@id="hosts"]//g[@class="works"]/path/@d')[0]).toBe(
      'M106 16v-6M118 16v-6'
    )
  })

  it('has the time of discovery, uptime, and the median latency', () => {
    const cells = textsIn(page, '//section[@id="hosts"]//tbody//td[contains(@class, "number")]')
    expect(cells).toEqual(['84 ms', '96.2%', '84 ms', '84 ms', '–', '–'])
  })

  it('is absent for a host that has none', () => {
    const without = renderHtml(aVerdict([other]), aContext({ history }))
    expect(textsIn(without, '//svg')).toEqual([])
  })
})

it('lists the incidents of all hosts, the newest first', () => {
  const on = (day: string) => {
    const span = { from: `${day}T12:00:00.000Z`, until: `${day}T18:00:00.000Z` }
    return { incidents: [{ ...span, runs: 6, codes: ['tls-expired'] }] }
  }
  const history = new Map([
    [aHost(), aHistory('', on('2026-11-01'))],
    [OTHER, aHistory('', on('2026-11-15'))]
  ])
  const page = renderHtml(aVerdict([aHostVerdict(), other]), aContext({ history }))
  expect(rowsOf(page, 'incidents')).toEqual([
    'other.example.com2026-11-15 12:00 UTC6 h6tls-expired',
    'registry.example.com2026-11-01 12:00 UTC6 h6tls-expired'
  ])
})

describe('a fleet', () => {
  const names = ['acme/network', 'acme/shop']
  const repositories = names.map((name) => ({
    name,
    url: `https://github.com/${name}`,
    commit: '0123456789abcdef0123456789abcdef01234567'
  }))
  const places = names.map((name) => aPlace({ file: `${name}//main.tf` }))
  const host = aHostVerdict({
    findings: [aFinding({ places })],
    requirements: [aRequirement({ because: places })]
  })
  const inShop = aFileFinding({ place: aPlace({ file: 'acme/shop//vpc.tf' }) })
  const page = renderHtml(aVerdict([host], { files: [inShop] }), aContext({ repositories }))

  it('names and links the lines of each repository', () => {
    expect(textsIn(page, '//article[1]/p').join('')).toContain(
      'registry.example.comIn both repositories: acme/shop//main.tf:3'
    )
    expect(textsIn(page, '//article[1]//a/@href')).toEqual(
      expect.arrayContaining([`${repositories[0]?.url}/blob/${repositories[0]?.commit}/main.tf#L3`])
    )
  })

  it('has a table of repositories with failing hosts and errors in files', () => {
    expect(rowsOf(page, 'repositories')).toEqual(['acme/shop012345611', 'acme/network01234561–'])
  })

  it('has no column without values', () => {
    const unknown = repositories.map((one) => ({ ...one, commit: null }))
    const other = renderHtml(aVerdict([host]), aContext({ repositories: unknown }))
    expect(textsIn(other, '//section[@id="repositories"]//thead//th')).toEqual([
      'Repository',
      'Failing hosts'
    ])
  })

  it('names the column in each cell, for screens that are too narrow for a table', () => {
    expect(textsIn(page, '//section[@id="repositories"]//tr[1]/td/@data-title')).toEqual([
      'Commit',
      'Failing hosts',
      'Errors in files'
    ])
  })

  it('has the findings in files by repository', () => {
    expect(textsIn(page, '//section[@id="files"]//h3')).toEqual(['acme/shop'])
    expect(textsIn(page, '//section[@id="files"]//tbody//th')).toEqual(['vpc.tf:3'])
  })
})

it('shows the only place of a cause once: with its source line if that is known', () => {
  const place = aPlace({ line: 7 })
  const line = { place, before: '  source = "', literal: 'Acme', after: '"' }
  const show = (lines: readonly SourceLine[]) => {
    const files = [aFileFinding({ place })]
    const page = renderHtml(aVerdict([], { files, lines }), aContext())
    return textsIn(page, '//article/figure | //article/ul')
  }
  expect(show([line])).toEqual(['main.tf:7:12source = "Acme"'])
  expect(show([]).map((text) => text.trim())).toEqual(['main.tf:7:12'])
})

describe('links', () => {
  const commit = '0123456789abcdef0123456789abcdef01234567'
  const linksIn = (page: string) =>
    textsIn(page, '//a/@href').filter((href) => !/^#|^https:\/\/example\.com\/docs\//.test(href))

  it('lead to the repository, its commit and its files', () => {
    const url = 'https://github.com/acme/network'
    const links = new Map([['main.tf', { url: `${url}/blob/${commit}/main.tf` }]])
    const repository = { name: 'acme/network', url, commit }
    const page = renderHtml(aVerdict([failing]), aContext({ repository, links }))
    expect(new Set(linksIn(page))).toEqual(
      new Set([url, `${url}/commit/${commit}`, `${url}/blob/${commit}/main.tf#L3`])
    )
  })

  it.each(['javascript:alert(1)//', 'data:text/html,x', ' https://a.example', '//a.example'])(
    'lead to no other address: %s',
    (url) => {
      const links = new Map([['main.tf', { url }]])
      const repository = { name: 'acme/network', url, commit }
      const one = renderHtml(aVerdict([failing]), aContext({ repository, links, docsUrl: url }))
      const fleet = renderHtml(aVerdict([failing]), aContext({ repositories: [repository] }))
      expect([...linksIn(one), ...linksIn(fleet)]).toEqual([])
    }
  )
})

it('has the same columns in all tables of hosts, of which a browser lays out those near the screen', () => {
  const hosts = Array.from({ length: 401 }, (_, at) =>
    aHostVerdict({
      visit: aVisit({
        host: aHost(`r${at}.example.com`),
        attempt: anAttempt({ certificates: [] })
      })
    })
  )
  const page = renderHtml(aVerdict([...hosts, aHostVerdict()]), aContext())
  const titles = textsIn(page, '//section[@id="hosts"]//thead')
  expect(titles.map((text) => text.trim())).toEqual(
    Array(3).fill('HostStatusTimeCertificate expires')
  )
})

it('lists ignored findings with who ignores them, and why', () => {
  const place = aPlace({ file: 'b.tf', line: 2 })
  const rules = [
    anIgnoreRule('source-invalid', { reason: 'filled in later', place }),
    anIgnoreRule('source-invalid')
  ]
  const ignored = rules.map((rule) => ({ finding: aFileFinding(), rule }))
  const page = renderHtml(aVerdict([], { ignored }), aContext())
  expect(textsIn(page, '//section[@id="ignored"]//summary')).toEqual(['2 ignored findings'])
  expect(rowsOf(page, 'ignored')).toEqual([
    'source-invalidmain.tf:3filled in laterb.tf:2',
    'source-invalidmain.tf:3–ignore'
  ])
})

it('has no heading in a paragraph', () => {
  const page = renderHtml(aVerdict([], { roots: [aRoot('envs/empty', [])] }), aContext())
  expect(textsIn(page, '//section[@id="roots"]//p')).toEqual([
    '✓ envs/empty: no registry modules and no providers'
  ])
  expect(textsIn(page, '//p//h3')).toEqual([])
})

it('has no range and no chart of latencies where all of the last runs failed', () => {
  const history = new Map([[aHost(), aHistory('x'.repeat(30), { medianMs: 84 })]])
  const page = renderHtml(aVerdict([failing]), aContext({ history }))
  expect(page).toContain('<dd>median 84 ms in 30 days</dd>')
})
