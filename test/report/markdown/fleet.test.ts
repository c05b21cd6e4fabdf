// Summary, comment and issue about many repositories.

import { renderComment, renderMarkdown } from '../../../src/report/summary.ts'
import {
  aFileFinding,
  aFinding,
  aHost,
  aRoot,
  aRootRow,
  aRunPage,
  aVerdict
} from '../../support/evidence-builder.ts'
import { aFleetContext, aFleetHost, COMMIT, inside } from '../../support/fleet.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { plainTextOf as read, readSummary } from '../../support/summary-html.ts'

const first = (count: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at)
const CONTEXT = aFleetContext(300)
const ONE = aVerdict([
  aFleetHost('registry.example.com', first(120), true),
  aFleetHost('modules.example.com', first(300), false)
])

describe('a finding in many repositories', () => {
  const summary = renderMarkdown(ONE, CONTEXT)

  it('says first in how many, then the first line in some, then folded a hundred others', () => {
    expect(read(summary)).toContain(
      'In 120 of 300 repositories: acme/r000//main.tf:3, acme/r001//main.tf:3, '
    )
    expect(summary).toContain('<summary>114 more repositories</summary>')
    for (const name of ['r000', 'r005', 'r006', 'r105'])
      expect(read(summary)).toContain(`acme/${name}`)
    expect(read(summary)).toContain('\nand 14 more repositories in the JSON report\n')
    expect(read(summary)).not.toContain('modules/dns')
  })

  it('links to the line in each repository', () => {
    expect(readSummary(summary).links).toContain(
      `https://github.com/acme/r000/blob/${COMMIT}/main.tf#L3`
    )
  })

  it('is counted in the comment', () => {
    const comment = renderComment(ONE, CONTEXT, aRunPage(), 65_000)
    expect(read(comment)).toContain(
      'acme/r005//main.tf:3 and 114 more repositories in the job summary\n'
    )
  })

  it('has the number of repositories for each of several hosts, those with most first', () => {
    const hosts = [
      ['a', 3],
      ['b', 50],
      ['c', 1]
    ] as const
    const verdict = aVerdict(
      hosts.map(([name, count]) => aFleetHost(`${name}.example.com`, first(count), true))
    )
    expect(read(renderMarkdown(verdict, CONTEXT))).toContain(
      'b.example.com (50 of 300 repositories), a.example.com (3 of 300 repositories), c.example.com (acme/r000//main.tf:3 and 1 more)\nIn 50 of 300 repositories: '
    )
  })

  it('comes before one of more hosts in fewer repositories', () => {
    const few = ['a', 'b'].map((name) => ({
      ...aFinding({ host: aHost(`${name}.example.com`) }),
      places: [inside(1)]
    }))
    const many = aFinding({ code: 'tls-expired', places: first(9).map((at) => inside(at)) })
    const codes = read(renderMarkdown(aVerdict([], { files: [...few, many] }), CONTEXT)).match(
      /\((?:document-type|tls-expired)\)/g
    )
    expect(codes?.slice(0, 2)).toEqual(['(tls-expired)', '(document-type)'])
  })
})

it('lists the repositories with findings in their own files, those with most errors first', () => {
  const files = [
    aFileFinding({ place: inside(7), severity: 'warning' }),
    ...[8, 9, 8].map((number, at) => aFileFinding({ place: inside(number, `${at}.tf`) })),
    aFileFinding({ place: inside(4), severity: 'notice' })
  ]
  const summary = read(renderMarkdown(aVerdict([], { files }), CONTEXT))
  expect(summary).toContain(
    '❌ 3 repositories with errors or warnings in files: acme/r008 (2 errors), acme/r009 (1 error), acme/r007 (1 warning)'
  )
  expect(summary).toMatch(/acme\/r008 2 errors\n+.*\n+0\.tf:3❌ errorModule .*\n2\.tf:3❌ error/)
  expect(summary).toMatch(/acme\/r007 1 warning\n+.*\n+main\.tf:3⚠️ warningModule/)
})

it('shows root modules that fail, and counts the others', () => {
  const roots = first(300).map((number) =>
    aRoot(inside(number, '.').file, [aRootRow({ worst: number % 100 === 7 ? 'error' : null })])
  )
  const summary = renderMarkdown(aVerdict([], { roots }), CONTEXT)
  expect(read(summary)).toContain('❌ acme/r107: init fails for registry.example.com/acme/box')
  expect(read(summary)).toContain('✅ 297 root modules: ')
  expect(read(summary)).not.toContain('acme/r008')
})

it('is bounded with thousands of hosts', () => {
  const hosts = first(2000).map((at) =>
    aFleetHost(`r${at}.example.com`, first(5, at % 290), at % 2 === 1)
  )
  const files = first(300).map((number) =>
    aFileFinding({ message: `${number}`, place: inside(number) })
  )
  const verdict = aVerdict(hosts, { files })
  const summary = renderMarkdown(verdict, CONTEXT)
  expect(Buffer.byteLength(summary)).toBeLessThan(200_000)
  expect(readSummary(summary).complaints).toEqual([])
  expect(read(summary)).toContain('In 293 of 300 repositories: ')
  expect(read(summary)).toMatch(/and \d+ more repositories in the JSON report/)
})
