import { describe, expect, it } from '@jest/globals'
import { merge } from '../../src/merge/merge.ts'
import { type PastReport, readReport } from '../../src/merge/read-report.ts'
import { sentenceOf } from '../../src/report/outcome.ts'
import {
  aFileFinding,
  aFinding,
  aHost,
  aHostVerdict,
  aPlace,
  aProblem,
  aRoot,
  aRootRow,
  aSkippedVisit
} from '../support/evidence-builder.ts'
import { anyReport, aReport, hostOf, jsonOf, merged, past, repositoryOf } from '../support/parts.ts'
import { seededRandom } from '../support/random.ts'

const A = repositoryOf('acme/a', 'a'.repeat(40))
const B = repositoryOf('acme/b')

function readAgain(report: unknown): PastReport {
  const read = readReport(JSON.stringify(report))
  if (!read.ok) throw new Error(read.why)
  return read.value
}

const shard = (index: number, count = 3) => ({ shards: { indexes: [index], count } })

describe('merging', () => {
  const ROWS = Array.from({ length: 25 }, (_, at) => at + 1)
  const kinds = {
    'shards of a checkout': (index: number) => ({ ...shard(index + 1, 4), repository: A }),
    'reports of repositories': (index: number) => ({ repository: repositoryOf(`acme/${index}`) }),
    'reports of one repository': () => ({ repository: A }),
    'reports without a repository': () => ({})
  }

  it.each(Object.entries(kinds))('%s depends on no order and no grouping', (_, contextOf) => {
    for (const seed of ROWS) {
      const random = seededRandom(seed)
      const parts = [0, 1, 2, 3].map((index) => anyReport(random, contextOf(index)))
      const [one, two, three, four] = parts.map(past)
      if (!one || !two || !three || !four) throw new Error('four reports')
      const all = jsonOf(merge([one, two, three, four]))
      expect(jsonOf(merge([three, one, four, two]))).toBe(all)
      const grouped = [past(merge([three, one])), past(merge([past(merge([four])), two]))]
      expect(jsonOf(merge(grouped))).toBe(all)
    }
  })

  it('one report is that report', () => {
    for (const seed of ROWS) {
      const report = anyReport(seededRandom(seed), { repository: A, failOn: 'error' })
      expect(merged([report])).toBe(jsonOf(report))
    }
  })

  it('never passes if a part failed', () => {
    for (const seed of ROWS) {
      const random = seededRandom(seed)
      const parts = [1, 2, 3].map((index) => anyReport(random, shard(index)))
      if (parts.every(({ verdict }) => verdict.passed)) continue
      expect(merge(parts.map(past)).verdict.passed).toBe(false)
    }
  })
})

describe('shards', () => {
  const parts = [1, 2, 3].map((index) =>
    aReport([hostOf(`${index}.example.com`, index)], shard(index))
  )

  it('pass when all are there', () => {
    const { verdict, context } = merge(parts.map(past))
    expect([verdict.passed, verdict.stopped, context.shards]).toEqual([true, null, null])
    expect(verdict.hosts.map(({ visit }) => visit.host)).toEqual([
      '1.example.com',
      '2.example.com',
      '3.example.com'
    ])
  })

  it('fail when one is missing, and pass once it is added', () => {
    const { verdict, context } = merge(
      [parts[2], parts[0]].flatMap((part) => (part ? past(part) : []))
    )
    expect(verdict.passed).toBe(false)
    expect(sentenceOf(verdict, context)).toMatch(/^1 of 3 shards is missing: 2; all 2 /)
    const whole = [{ verdict, context }, ...parts.slice(1, 2)]
    expect(merged(whole)).toBe(merged(parts))
  })

  it('count the files of the check once, and findings that are ignored in each', () => {
    const scan = { files: 5, bytes: 10, usages: 7, durationMs: 3 }
    const own = [1, 2].map((index) =>
      aReport([], { ...shard(index, 2), scan, durationMs: index }, { ignored: 1 })
    )
    const { verdict, context } = merge(own.map(past))
    expect([context.scan, context.durationMs, verdict.ignored]).toEqual([scan, 2, 2])
  })

  it('fail if one had fewer usages files than another', () => {
    const one = aReport([], { ...shard(1, 2), repositories: [A, B] })
    const two = aReport([], { ...shard(2, 2), repositories: [A] })
    const { verdict } = merge([past(one), past(two)])
    expect(verdict.stopped).toEqual({
      kind: 'missing',
      what: 'repository',
      names: [B.name],
      total: 2
    })
    expect(verdict.passed).toBe(false)
  })

  it('have the rows of a root module together', () => {
    const row = (address: string, host: string) =>
      aRootRow({ address, host: aHost(host), places: [aPlace()] })
    const own = ['b.example.com', 'a.example.com'].map((host, at) =>
      aReport([], shard(at + 1, 2), { roots: [aRoot('prod', [row(`${host}/acme/box`, host)])] })
    )
    const [root, ...others] = merge(own.map(past)).verdict.roots
    expect(others).toEqual([])
    expect(root?.rows.map(({ host }) => host)).toEqual(['a.example.com', 'b.example.com'])
  })
})

describe('repositories', () => {
  it('that use a host share its finding, at the lines of both', () => {
    const { verdict, context } = merge([
      past(aReport([hostOf('x.example.com', 3, 'error')], { repository: A })),
      past(aReport([hostOf('x.example.com', 3, 'error')], { repository: B }))
    ])
    expect(context.repositories).toEqual([A, B])
    expect(verdict.findings.map(({ places }) => places)).toEqual([
      [aPlace({ file: 'acme/a//main.tf' }), aPlace({ file: 'acme/b//main.tf' })]
    ])
    expect(verdict.hosts[0]?.requirements[0]?.because).toHaveLength(2)
  })

  it('keep the worst result of a host with its evidence', () => {
    const good = aReport([hostOf('x.example.com', 1)], { repository: A })
    const bad = aReport([hostOf('x.example.com', 2, 'error')], { repository: B })
    const skipped = aReport([
      aHostVerdict({
        visit: aSkippedVisit(aHost('x.example.com'), aProblem('host-assumed')),
        services: []
      })
    ])
    const [host] = merge([good, bad, skipped].map(past)).verdict.hosts
    expect([host?.visit.attempt.timing.totalMs, host?.clients.terraform]).toEqual([2, 'fails'])
    const [seen] = merge([skipped, good].map(past)).verdict.hosts
    expect(seen?.visit.attempt.discovery.kind).toBe('found')
  })

  it('name their files, but not those of the machine', () => {
    const place = aPlace({ file: '~/.terraformrc' })
    const files = [aFileFinding({ message: 'own' }), aFileFinding({ message: 'of machine', place })]
    const { verdict } = merge([
      past(aReport([], { repository: A }, { files })),
      past(aReport([], { repository: B }))
    ])
    expect(verdict.files.map(({ places }) => places)).toEqual([
      [aPlace({ file: 'acme/a//main.tf' })],
      [place]
    ])
  })

  it('that are one repository name no files', () => {
    const parts = ['x', 'y'].map((message) =>
      aReport([], { repository: A }, { files: [aFileFinding({ message })] })
    )
    const { verdict, context } = merge(parts.map(past))
    expect([context.repository, context.repositories]).toEqual([A, []])
    expect(verdict.files.map(({ places }) => places)).toEqual([[aPlace()], [aPlace()]])
  })

  it('have no commit if two were checked', () => {
    const other = { ...A, commit: 'b'.repeat(40) }
    const { context } = merge([
      past(aReport([], { repository: A })),
      past(aReport([], { repository: other }))
    ])
    expect(context.repository).toEqual({ ...A, commit: null })
  })

  it('fail the merge if a required one is missing', () => {
    const { verdict } = merge([past(aReport([], { repository: A }))], [A.name, B.name, 'acme/c'])
    expect(verdict.stopped).toMatchObject({
      what: 'repository',
      names: [B.name, 'acme/c'],
      total: 3
    })
    expect(verdict.passed).toBe(false)
    expect(merge([past(aReport([], { repository: A }))], [A.name]).verdict.passed).toBe(true)
  })
})

describe('the verdict', () => {
  const warned = aReport([hostOf('x.example.com', 1, 'warning')], { repository: A })

  it('follows the strictest fail-on', () => {
    const strict = aReport([hostOf('y.example.com', 1)], { repository: B, failOn: 'warning' })
    expect(merge([past(warned)]).verdict.passed).toBe(true)
    const { verdict, context } = merge([past(warned), past(strict)])
    expect([verdict.passed, context.failOn]).toEqual([false, 'warning'])
  })

  it('is incomplete if a check was, whatever else is missing', () => {
    const stopped = { kind: 'deadline', ms: 60_000 } as const
    const part = aReport([], shard(2), { stopped, passed: false })
    const { verdict, context } = merge([past(part), past(aReport([], shard(1)))])
    expect(sentenceOf(verdict, context)).toContain(
      '1 of 3 shards is missing: 3; the check reached its deadline of 60 s; no '
    )
    const again = merge([past({ verdict, context }), past(aReport([], shard(3)))])
    expect([again.verdict.passed, again.verdict.stopped]).toEqual([false, stopped])
  })

  it('is incomplete if shards are missing in a report that does not name its own', () => {
    const stopped = { kind: 'missing', what: 'shard', names: ['2'], total: 3 } as const
    const { verdict } = merge([past(aReport([], {}, { stopped, passed: false }))])
    expect([verdict.passed, verdict.stopped]).toEqual([false, stopped])
  })

  it('compares the names of required repositories without regard to case', () => {
    const report = past(warned)
    expect(merge([report], [A.name.toUpperCase()]).verdict.stopped).toBeNull()
    expect(merge([report], ['acme/x', 'ACME/X', A.name]).verdict.stopped).toEqual({
      kind: 'missing',
      what: 'repository',
      names: ['ACME/X'],
      total: 2
    })
  })

  it('fails with a report that failed, whatever that contains', () => {
    const failed = aReport([hostOf('x.example.com', 1)], shard(1, 2), { passed: false })
    const other = aReport([], shard(2, 2))
    expect(merge([past(failed), past(other)]).verdict.passed).toBe(false)
  })

  it('is incomplete if a report had no room for all', () => {
    const json = JSON.parse(jsonOf(warned))
    const findings: readonly unknown[] = []
    const report = readAgain({ ...json, findings, findingsLeftOut: 1 })
    const { verdict, context } = merge([report])
    expect(verdict.passed).toBe(false)
    expect(sentenceOf(verdict, context)).toContain('a report had no room for 1 finding')
  })
})

describe('clients', () => {
  it('and remarks are those of all reports', () => {
    const terraform = {
      clients: ['terraform'],
      versions: { terraform: '1.9.8' },
      why: 'set'
    } as const
    const { dialect } = aReport().context
    const parts = [
      aReport([], {
        dialect: { ...dialect, ...terraform, name: 'terraform' },
        remarks: ['b', 'a']
      }),
      aReport([], {
        dialect: { ...dialect, clients: ['opentofu'], name: 'opentofu' },
        remarks: ['a']
      })
    ]
    const { context } = merge(parts.map(past))
    expect(context.remarks).toEqual(['a', 'b'])
    expect(context.dialect).toMatchObject({
      name: 'both',
      clients: ['terraform', 'opentofu'],
      versions: { terraform: '1.9.8' },
      why: 'as in each report'
    })
  })

  it('lose a version on which reports differ', () => {
    const { dialect } = aReport().context
    const parts = ['1.9.8', '1.10.0'].map((terraform) =>
      aReport([], { dialect: { ...dialect, versions: { terraform, opentofu: '1.9.0' } } })
    )
    expect(merge(parts.map(past)).context.dialect.versions).toEqual({ opentofu: '1.9.0' })
  })
})

describe('the remark on findings in examples', () => {
  const reportOn = (message: string, repository: typeof A) => {
    const files = [aFileFinding({ message, severity: 'warning', exclude: ['**/examples'] })]
    const remarks = [
      '1 finding is in tests, examples or templates, where errors are warnings; to skip such files, set `exclude`: **/examples'
    ]
    return past(aReport([], { repository, remarks }, { files }))
  }

  it('counts those of all reports', () => {
    const { remarks } = merge([reportOn('one', A), reportOn('two', A)]).context
    expect(remarks).toEqual([expect.stringMatching(/^2 findings are in tests.* set `exclude`: /)])
  })

  it('says once in how many repositories they are', () => {
    const { remarks } = merge([reportOn('one', A), reportOn('two', B)]).context
    expect(remarks).toEqual([
      expect.stringMatching(/^2 findings are in tests, examples or templates of 2 repositories, /)
    ])
  })
})

it('a finding with thousands of places has the first ones', () => {
  const parts = [0, 1].map((at) => {
    const places = Array.from({ length: 1000 }, (_, line) => aPlace({ line: 2 * line + at + 1 }))
    const finding = aFinding({ host: null, places, placesLeftOut: 5 })
    return aReport([], { repository: A }, { files: [finding] })
  })
  const [finding] = merge(parts.map(past)).verdict.files
  expect(finding?.places).toHaveLength(1000)
  expect(finding?.placesLeftOut).toBe(1010)
})
