import { expect, it } from '@jest/globals'
import { mistakesIn } from '../../src/merge/fit.ts'
import type { ReportContext } from '../../src/report/outcome.ts'
import { aReport, hostOf, repositoryOf } from '../support/parts.ts'

const named = (file: string, context: Partial<ReportContext>) => ({
  ...aReport([], context),
  file
})
const shard = (index: number, count = 2) => ({ shards: { indexes: [index], count } })
const at = (commit: string | null) => ({ repositories: [repositoryOf('acme/a', commit)] })
const [ONE, TWO] = ['1'.repeat(40), '2'.repeat(40)]

it('refuses files of which no repository is known, next to other reports', () => {
  const unnamed = { ...aReport([hostOf('x.example.com', 1)]), file: 'a' }
  const other = named('b', { repository: repositoryOf('acme/b') })
  expect(mistakesIn([unnamed, other])).toEqual([
    'a does not say of which repository its files are; run the check in a checkout with the remote origin'
  ])
  expect(mistakesIn([unnamed])).toEqual([])
  const repository = repositoryOf('acme/a')
  const context = { ...unnamed.context, repository }
  expect(mistakesIn([{ ...unnamed, context }, other])).toEqual([])
})

it.each([
  [
    'a shard and a whole check',
    [named('a', shard(1)), named('b', {}), named('c', {})],
    ['a is of shards, but b, c are not; merge the shards of one check, or reports of whole checks']
  ],
  [
    'other numbers of shards',
    [named('a', shard(1)), named('b', shard(2, 3))],
    [
      'the numbers of shards differ: 2 in a; 3 in b; merge the shards of one check, and delete reports of earlier ones'
    ]
  ],
  [
    'one shard twice',
    [named('a', shard(1)), named('b', shard(1))],
    ['shard 1 is in 2 different reports: a, b; merge only one of them']
  ],
  [
    'other commits',
    [named('a', { ...shard(1), ...at(ONE) }), named('b', { ...shard(2), ...at(TWO) })],
    ['a and b checked different commits of acme/a; give all shards the same usages files']
  ]
])('refuses shards that do not fit: %s', (_, reports, mistakes) => {
  expect(mistakesIn(reports)).toEqual(mistakes)
})

it.each([
  [
    'shards of one check',
    [named('a', { ...shard(1), ...at(ONE) }), named('b', { ...shard(2), ...at(null) })]
  ],
  ['whole checks of two commits', [named('a', at(ONE)), named('b', at(TWO))]],
  [
    'all shards in one report, and a whole check',
    [named('a', { shards: { indexes: [1, 2], count: 2 } }), named('b', {})]
  ]
])('accepts %s', (_, reports) => {
  expect(mistakesIn(reports)).toEqual([])
})
